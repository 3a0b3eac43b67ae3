"""What the log tells: every kind of note in its situation, in both languages."""

from __future__ import annotations

import pytest

from aegean.core.phrase import ALL, Note
from aegean.games.athens.phrases import NOTES
from aegean.testing import clause

from .positions import GAME, at_action, at_event


def said(notes: list[Note], lang: str = "en") -> list[str]:
    """Notes in words."""
    return [GAME.say_note(note, lang, ["Ada", "Ben", "Cleo"]) for note in notes]


@clause("AT-3.1", "AT-3.3")
def test_a_new_round_is_announced_with_its_start_player() -> None:
    notes = at_event(wine=1).heard("none")
    assert said(notes) == ["Round 2 begins, start player: Ben"]
    assert said(notes, "de") == ["Runde 2 beginnt, Startspieler: Ben"]


@clause("AT-4.7")
def test_a_refilled_bag_is_told() -> None:
    game = at_action().run_to("draw_tile")
    game.drain(left=1)
    (move,) = [GAME.text(action) for action in game.board.legal()]
    assert said(game.heard(move)) == ["The bag is refilled: 35 tiles"]


@clause("AT-6.5", "AT-10.1")
def test_paid_tiles_and_taken_cubes_are_told() -> None:
    game = at_action(dice="L L", tiles="M M")
    notes = game.heard("use laurion_coin", "pay 2")
    assert said(notes) == ["Paid: 2 Middle class", "Taken: 1 Coin"]
    assert said(notes, "de") == ["Bezahlt: 2 Mittelschicht", "Genommen: 1 Münze"]


@clause("AT-6.8", "AT-7.29")
def test_a_free_card_and_a_filled_square_are_told() -> None:
    game = at_action(dice="M L", tiles="")
    game.give(0, wine=1)
    notes = game.heard("use atelier_square_wine", "pay 1")
    assert said(notes) == ["Free thanks to the dice", "Wine on its square: 8 points"]
    assert said(notes, "de") == ["Dank der Würfel kostenlos", "Wein auf dem eigenen Feld: 8 Punkte"]


@clause("AT-6.12", "AT-9.2")
def test_cards_and_landmarks_taken_are_told() -> None:
    game = at_action(dice="U L", tiles="L")
    game.own(1, "quarry")
    notes = game.heard("take ecclesia", "pay 1", "take landmark", "pay 1", "reveal parthenon")
    assert "New card: Ecclesia" in said(notes)
    assert "New landmark: Stoa" in said(notes)
    assert [note.seat for note in notes if NOTES.phrases[note.kind].name.startswith("took")] == [0, 1]


@clause("AT-11.4", "AT-11.9", "AT-11.13", "AT-12.1")
def test_points_cleared_rows_closed_events_and_the_end_are_told_in_order() -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2, contest=1)
    game.lay("contest_upper_1 infantry", "contest_upper_3 coin")
    notes = game.heard("event contest", "place contest_upper_2 wine")
    assert said(notes) == [
        "Wine to Contest: 5 points",
        "Contest: rows full and cleared: 1",
        "Contest is closed",
        "The game ends after round 1",
    ]
    assert said(notes, "de")[-2:] == ["Wettbewerb ist abgeschlossen", "Das Spiel endet nach Runde 1"]


def test_nothing_hidden_is_told() -> None:
    game = at_action(dice="U L")
    game.give(0, wheat=1)
    draws = ["oracle oracle_cry_1", "oracle oracle_cry_1", "oracle oracle_smile_2", "return oracle_cry_1"]
    notes = game.heard("use delphi_wheat", "pay 1", "give 1 wheat", *draws)
    assert all(note.audience == ALL for note in notes)
    assert not any("racle" in text for text in said(notes))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_note_has_words(lang: str) -> None:
    for phrase in NOTES.phrases:
        assert GAME.words(lang).has(f"note-{phrase.name}")
        assert phrase.clause.startswith("AT-")
