"""Whoever reads the log of Atlantis Exodus can follow the game."""

from __future__ import annotations

from aegean.core.phrase import Notes
from aegean.testing.shared_tests import LogTests

from .positions import GAME, Atlantis, at_king, at_main

NAMES = ["Kallias", "Dora", "Theron"]


class TestLog(LogTests):
    game = GAME
    bookkeeping = ("used",)  # which pillars rest: forgotten as a turn begins


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
        "Kallias sends away a scholar, into the lodging in North Africa, space 1 (2 inside).",
        "Kallias scores 3 victory points (dispatch bonus: scholar).",
        "Kallias advances 1 step on the Apotheosis track, to space 1 (dispatch bonus: scholar).",
    ]


def test_a_favour_without_a_space_is_told_to_lapse() -> None:
    game = at_king(3, round_=2)
    game.guard("gm3")
    game.king(0, "t3")
    game.favour(0, 1)
    assert told(game, "king m7") == [
        "Kallias misses 2 favour markers (Palace of Favour): no space is free for them.",
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
