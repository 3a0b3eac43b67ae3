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
    assert said(notes) == ["Round 2 begins. Start player: Ben."]
    assert said(notes, "de") == ["Runde 2 beginnt. Startspieler: Ben."]


@clause("AT-4.7")
def test_a_refilled_bag_is_told() -> None:
    game = at_action().run_to("draw_tile")
    game.drain(left=1)
    (move,) = [GAME.text(action) for action in game.board.legal()]
    notes = game.heard(move)
    assert said(notes) == ["The population bag is empty: all 35 discarded tiles go back into it."]
    assert said(notes, "de") == [
        "Der Bevölkerungsbeutel ist leer: Alle 35 abgeworfenen Bevölkerungsplättchen kommen wieder hinein."
    ]


@clause("AT-6.5", "AT-10.1")
def test_paid_tiles_and_taken_cubes_are_told() -> None:
    game = at_action(dice="L L", tiles="M M")
    notes = game.heard("use laurion_coin", "pay 2")
    assert said(notes) == [
        "Ada pays 2 middle-class tiles for the Laurion Silver Mine.",
        "Ada takes 1 coin from the supply (Laurion Silver Mine).",
    ]
    assert said(notes, "de") == [
        "Ada zahlt 2 Mittelschichtplättchen für die Laurion-Silbermine.",
        "Ada nimmt 1 Münze aus dem Vorrat (Laurion-Silbermine).",
    ]


@clause("AT-6.8", "AT-7.29")
def test_a_free_card_and_a_filled_square_are_told() -> None:
    game = at_action(dice="M L", tiles="")
    game.give(0, wine=1)
    notes = game.heard("use atelier_square_wine", "pay 1")
    assert said(notes) == [
        "Ada pays nothing for the Atelier: the population dice cover the whole price.",
        "Ada places 1 wine on the square of the Atelier: 8 victory points.",
    ]
    assert said(notes, "de") == [
        "Ada zahlt nichts für das Atelier: Die Bevölkerungswürfel decken den ganzen Preis.",
        "Ada legt 1 Wein auf das Quadrat (Atelier): 8 Siegpunkte.",
    ]


@clause("AT-6.12", "AT-9.2")
def test_cards_and_landmarks_taken_are_told() -> None:
    game = at_action(dice="U L", tiles="L")
    game.own(1, "quarry")
    notes = game.heard("take ecclesia", "pay 1", "take landmark", "pay 1", "reveal parthenon")
    assert "Ada takes an Ecclesia (their first)." in said(notes)
    assert "Ben takes the Stoa." in said(notes)
    assert "Ada nimmt eine Ecclesia (die erste Karte dieser Art)." in said(notes, "de")
    assert "Ben nimmt die Stoa." in said(notes, "de")
    assert [note.seat for note in notes if NOTES.phrases[note.kind].name.startswith("took")] == [0, 1]


@clause("AT-11.4", "AT-11.9", "AT-11.13", "AT-12.1")
def test_points_cleared_rows_closed_events_and_the_end_are_told_in_order() -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2, contest=1)
    game.lay("contest_upper_1 infantry", "contest_upper_3 coin")
    notes = game.heard("event contest", "place contest_upper_2 wine")
    assert said(notes) == [
        "Ada places 1 wine on the Contest: 5 victory points.",
        "Contest: a full row is cleared.",
        "Contest: the event is over, its card is turned. No event is open any more.",
        "The game ends after round 1: all event cards are turned.",
    ]
    assert said(notes, "de") == [
        "Ada legt 1 Wein auf die Ereigniskarte Wettbewerb: 5 Siegpunkte.",
        "Wettbewerb: Eine volle Reihe wird geräumt.",
        "Wettbewerb: Das Ereignis ist vorbei, die Karte wird umgedreht. Kein Ereignis ist mehr offen.",
        "Das Spiel endet nach Runde 1: Alle Ereigniskarten sind umgedreht.",
    ]


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
