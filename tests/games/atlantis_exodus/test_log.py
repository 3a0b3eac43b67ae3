"""Whoever reads the log of Atlantis Exodus can follow the game."""

from __future__ import annotations

from typing import ClassVar

from aegean.core.phrase import Notes
from aegean.games.atlantis_exodus.board import SOURCES
from aegean.games.atlantis_exodus.parts import PROFESSIONS
from aegean.games.atlantis_exodus.scoring import final_scoring
from aegean.testing import clause
from aegean.testing.note_checks import Things
from aegean.testing.shared_tests import LogTests

from .positions import GAME, Atlantis, at_king, at_main, with_card

NAMES = ["Kallias", "Dora", "Theron"]
WORDS = GAME.words("en")


class TestLog(LogTests):
    game = GAME
    things: ClassVar[Things] = {
        "cells": r"places|moves|swaps",
        "crowds": r"sends|puts|moves|swaps",
        "favours": ("favour marker",),
        "fields": tuple(WORDS.form(WORDS.thing(name)) for name in PROFESSIONS),
        "goods": ("knowledge book", "culture book", "craft book", "gold"),
        "hand": r"influence card",
        "hand_count": r"influence card",
        "home": r"lodging",
        "king": r"king",
        "knowledge": r"knowledge card",
        "pillars": r"pillar",
        "played": r"plays the influence card",
        "points": ("victory point",) * SOURCES,
        "priest": ("step",),
        "ships": r"ship",
        "shown": r"influence card",
    }
    bookkeeping = (
        "used",  # which pillars rest: forgotten as a turn begins
        *("honoured", "last_bonus"),  # how far the bonuses of the track have been given
        *("active", "berths", "free", "vacant"),  # what cells and ships show
    )


def told(game: Atlantis, *moves: str, lang: str = "en") -> list[str]:
    """What the log says about some moves."""
    game.board.notes = Notes()
    game.play(*moves)
    return [GAME.say_note(note, lang, NAMES) for note in game.board.notes.take()]


def test_what_a_training_costs_is_told() -> None:
    game = at_main()
    game.educate(0, intellectual=1)
    assert told(game, "train intellectual scholar", lang="de") == [
        "Kallias gibt 1 Wissensbuch ab (Ausbildung).",
        "Kallias gibt 1 Kulturbuch ab (Ausbildung).",
    ]


def test_a_dispatch_tells_where_to_and_what_it_brings() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "white")
    game.educate(0, scholar=1)
    assert told(game, "send scholar", "lodge") == [
        "Kallias sends a scholar away to the lodging in North Africa, space 1 (2 inside).",
        "Kallias scores 3 victory points (dispatch bonus: scholar).",
        "Kallias advances 1 step on the Apotheosis track, to space 1 (dispatch bonus: scholar).",
    ]


def test_a_favour_without_a_space_is_told_to_lapse() -> None:
    game = at_king(3, round_=2)
    game.guard("gm3")
    game.king(0, "t3")
    game.favour(0, 1)
    assert told(game, "king m7") == [
        "Kallias misses out on 2 favour markers (Palace of Favour): no space is free for them.",
    ]


def test_steps_beyond_the_last_space_are_told_to_lapse_once_the_priest_stands_there() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "white")
    game.climb_to(0, 29)
    game.educate(0, astronomer=1)
    lines = told(game, "send astronomer", "lodge", lang="de")
    assert lines[2:4] == [
        "Kallias rückt auf der Apotheosis-Leiste 2 Schritte vor, auf Feld 31 (Entsendebonus: Astronom).",
        "1 Schritt von Kallias verfällt (Entsendebonus: Astronom): Der Hohepriester steht auf dem letzten Feld.",
    ]


def test_a_tile_without_a_place_is_told_to_stay() -> None:
    game = at_king(3, round_=2)
    game.guard("gm0")
    game.king(0, "t0")
    game.no_homes(0)
    lines = told(game, "king m0", "book craft")
    assert lines[0].startswith("Kallias has no space for this tile and leaves it in the city: ")


def test_gifts_of_workshops_are_told() -> None:
    game = at_king(3)
    game.put(0, "c11", "ws_sb_9", "purple")
    game.court("t3", "brown")
    assert told(game, "king t3", lang="de") == [
        "Kallias erhält einen Tagelöhner (Schatzkammer).",
        "Kallias nimmt 1 Handwerksbuch (Werkstatt „Schmelze“).",
        "Kallias nimmt 1 Gold (Schatzkammer).",
    ]


@clause("AE-9.14", "AE-11.20", "AE-17.10")
def test_what_is_drawn_and_not_kept_is_told() -> None:
    game = at_main()
    game.educate(0, advisor=1)
    game.ship(0, "crab")
    game.play("send advisor", "board", "draw_two", "lay turtle", "lay dolphin")
    assert told(game, "tile dolphin")[0] == "Kallias lays the tile “Turtle” out in the open display."
    game = with_card("gain_knowledge", 3)
    game.play("play inf_gain_knowledge", "draw_two", "deal_scroll writing", "deal_scroll geometry")
    assert told(game, "scroll geometry", lang="de")[0] == "Kallias legt die Wissenskarte „Schrift“ ab."
    game = at_main()
    game.pillar(0, 1, "base_recycle_settler_1")
    game.educate(0, physicist=1)
    game.play("use 1 base", "recall physicist", "draw brown", "draw white")
    assert told(game, "colour brown", lang="de")[0] == "Kallias legt einen Intellektuellen in den Beutel zurück."


@clause("AE-9.14")
def test_a_tile_from_the_open_display_is_told_with_where_it_lay() -> None:
    game = at_main()
    game.educate(0, advisor=1)
    game.ship(0, "crab")
    game.play("send advisor", "board", "draw_two", "lay turtle", "lay dolphin", "tile dolphin")
    game.educate(0, advisor=1)
    game.board.actions = 1
    lines = told(game, "send advisor", "board", "tile turtle", lang="de")
    assert lines[-3] == "Kallias nimmt das Plättchen „Schildkröte“ aus der offenen Auslage."


def test_a_card_that_is_played_is_told_with_what_it_says() -> None:
    for lang, said in (
        ("en", "Dora plays the influence card “Scholarship”, which says: Train one settler one step for free."),
        (
            "de",
            "Dora spielt die Einflusskarte „Stipendium“ aus. Darauf steht: Bilde einen Siedler eine Stufe gratis aus.",
        ),
    ):
        words = GAME.words(lang)
        assert words.say("told-play", who="Dora", card=words.thing("inf_train_free"), forced=0) == said


@clause("AE-20.3", "AE-25.6")
def test_a_settlement_scoring_says_what_settlers_are_worth() -> None:
    region = WORDS.thing("mesoamerica")
    assert WORDS.say("note-region", region=region, n=0) == (
        "Settlement scoring in Mesoamerica: every settler is worth 1 victory point; "
        "with all three colours there, the rarest counts three times."
    )
    assert WORDS.say("note-region", region=region, n=2).endswith("with fewer settlers is worth 2 victory points.")


@clause("AE-21.1", "AE-22.1", "AE-23.13")
def test_final_scoring_tells_every_monument_and_knowledge_card() -> None:
    game = at_main()
    game.put(0, "c11", "mon_agora")
    game.put(0, "c12", "mon_workshop")
    game.put(0, "c13", "agora_1")
    game.put(0, "c14", "ws_kn_1")
    game.own(0, "writing", "coinage")
    game.give(0, knowledge=4, culture=0, craft=0, gold=2)
    game.board.notes = Notes()
    final_scoring(game.board)
    lines = [GAME.say_note(note, "en", NAMES) for note in game.board.notes.take() if note.seat == 0]
    assert [line for line in lines if "monument" in line or "knowledge" in line] == [
        "Kallias scores 2 victory points (monument “Assembly Hall”).",
        "Kallias scores 2 victory points (monument “Guild Hall”).",
        "Kallias scores 3 victory points (knowledge card “Coinage”).",
        "Kallias scores 2 victory points (knowledge card “Writing”).",
    ]


@clause("AE-11.24")
def test_a_swap_of_books_is_told_in_one_line() -> None:
    game = with_card("swap_books").play("play inf_swap_books")
    assert told(game, game.legal("swap")[0]) == [
        "Kallias swaps 1 knowledge book for 1 culture book (influence card “Book Exchange”)."
    ]
