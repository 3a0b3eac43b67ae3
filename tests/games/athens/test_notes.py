"""What the log tells: every kind of note in its situation, in both languages."""

from __future__ import annotations

import pytest

from aegean.core.phrase import ALL, Note
from aegean.games.athens.phrases import NOTES
from aegean.testing import clause

from .positions import GAME, at_action, at_event, opened


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
    assert said(notes) == [
        "Ben draws 1 lower-class tile.",
        "The population bag is empty: all 35 discarded tiles go back into it.",
    ]
    assert said(notes, "de") == [
        "Ben zieht 1 Unterschichtplättchen.",
        "Der Bevölkerungsbeutel ist leer: Alle 35 abgeworfenen Bevölkerungsplättchen kommen wieder hinein.",
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
    assert "Ada takes an Ecclesia (their first): 5 victory points." in said(notes)
    assert "Ben takes the Stoa: 7 victory points." in said(notes)
    assert "Ada nimmt eine Ecclesia (die erste Karte dieser Art): 5 Siegpunkte." in said(notes, "de")
    assert "Ben nimmt die Stoa: 7 Siegpunkte." in said(notes, "de")
    assert [note.seat for note in notes if NOTES.phrases[note.kind].name.startswith("took")] == [0, 1]


@clause("AT-11.4", "AT-11.9", "AT-11.13", "AT-12.1")
def test_points_cleared_rows_closed_events_and_the_end_are_told_in_order() -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2, contest=1)
    game.lay("contest_upper_1 infantry", "contest_upper_3 coin")
    notes = game.heard("event contest", "place contest_upper_2 wine")
    assert said(notes) == [
        "Ada places 1 wine (Contest, upper row, space 2): 5 victory points.",
        "Contest: the upper row is full and is cleared.",
        "Contest: the event is over, its card is turned over. No event is open any more.",
        "The game ends after round 1: all event cards are turned over.",
    ]
    assert said(notes, "de") == [
        "Ada legt 1 Wein (Wettbewerb, obere Reihe, Feld 2): 5 Siegpunkte.",
        "Wettbewerb: Die obere Reihe ist voll und wird geräumt.",
        "Wettbewerb: Das Ereignis ist vorbei, die Karte wird umgedreht. Kein Ereignis ist mehr offen.",
        "Das Spiel endet nach Runde 1: Alle Ereigniskarten sind umgedreht.",
    ]


@clause("AT-11.9", "AT-11.11")
def test_cubes_that_move_up_after_a_full_row_are_told() -> None:
    game = at_event(wine=1)
    game.lay("drama_upper_2 coin", "drama_upper_3 cloth", "drama_lower_2 coin")
    notes = game.heard("event drama", "place drama_upper_1 wine")
    assert said(notes)[1:3] == [
        "Drama: the upper row is full and is cleared. One more full row closes the event.",
        "Drama: the cube of the lower row moves up, without points.",
    ]
    assert said(notes, "de")[2] == "Theater: Der Holzwürfel der unteren Reihe rückt nach oben, ohne Siegpunkte."


@clause("AT-7.24", "AT-7.25")
def test_everybody_hears_of_oracle_cards_how_many_but_never_which() -> None:
    told = []
    for card in ("oracle_cry_1", "oracle_smile_2"):
        game = at_action(dice="U L")
        game.give(0, wheat=1)
        notes = game.heard("use delphi_wheat", "pay 1", "give 1 wheat", *[f"oracle {card}"] * 3, f"return {card}")
        assert all(note.audience == ALL for note in notes)
        told.append(said(notes))
    assert told[0] == told[1]
    assert told[0][-4:] == [
        "Ada draws an oracle card (23 left in the deck).",
        "Ada draws an oracle card (22 left in the deck).",
        "Ada draws an oracle card (21 left in the deck).",
        "Ada keeps 2 oracle cards and puts one back under the deck: 18 victory points, masks aside.",
    ]
    assert said(notes, "de")[-2:] == [
        "Ada zieht eine Orakelkarte (noch 21 im Stapel).",
        "Ada behält 2 Orakelkarten und legt eine unter den Stapel zurück: 18 Siegpunkte ohne die Masken.",
    ]


@clause("AT-6.3")
def test_a_turned_base_card_is_told_with_its_points_and_symbols() -> None:
    notes = at_action().heard("turn shipyard")
    assert said(notes) == ["Ada turns over a Shipyard: 5 victory points. Now 2 symbols of this kind."]
    assert said(notes, "de") == [
        "Ada dreht die Basiskarte Werft um: 5 Siegpunkte. Nun sind es 2 Basissymbole dieser Art."
    ]


@clause("AT-8.1", "AT-8.2")
def test_tucked_cards_are_told_with_the_points_that_are_lost() -> None:
    game = at_action(dice="U L")
    game.own(0, "kiln turned")
    notes = game.heard("take village", "pay 1", "tuck kiln turned", "tuck shipyard front")
    assert said(notes)[1:] == [
        "Ada takes a Village (their first): 6 victory points.",
        "Ada lays a turned Kiln under the Village and loses 5 victory points.",
        "Ada lays a Shipyard under the Village.",
    ]
    assert said(notes, "de")[1:] == [
        "Ada nimmt ein Dorf (die erste Karte dieser Art): 6 Siegpunkte.",
        "Ada legt die umgedrehte Basiskarte Brennofen unter das Dorf und verliert 5 Siegpunkte.",
        "Ada legt die Basiskarte Werft unter das Dorf.",
    ]


@clause("AT-9.8")
def test_a_cylinder_that_moves_to_a_circle_is_told_with_its_point() -> None:
    game = at_action(dice="U L", tiles="M M L")
    game.own(0, "quarry turned")
    game.build(0, "parthenon", "erechtheion", "propylaia", "temple_of_hephaestus")
    notes = game.heard("take workshop", "pay 1")
    assert (
        said(notes)[-1]
        == "Ada moves 3 white cylinders from landmarks to empty circles (Agora or Workshop): 3 victory points."
    )
    assert (
        said(notes, "de")[-1]
        == "Ada legt 3 weiße Holzzylinder von Bauwerken auf freie Kreise (Agora oder Werkstatt): 3 Siegpunkte."
    )


@clause("AT-10.1", "AT-6.15")
def test_given_cubes_and_those_that_the_supply_lacks_are_told() -> None:
    game = at_action(dice="U L")
    game.give(1, cloth=9)
    game.give(0, wine=1, olive_oil=1)
    notes = game.heard("use trader_two_cloth", "pay 1", "give 1 wine 1 olive_oil")
    assert said(notes)[1:] == [
        "Ada pays 1 wine and 1 olive oil for the Trader.",
        "Ada takes 1 cloth from the supply (Trader).",
        "Ada misses out on 1 cloth: the supply is empty (Trader).",
    ]
    assert said(notes, "de")[1:] == [
        "Ada zahlt 1 Wein und 1 Olivenöl für den Händler.",
        "Ada nimmt 1 Stoff aus dem Vorrat (Händler).",
        "Ada erhält 1 Stoff zu wenig: Der Vorrat ist leer (Händler).",
    ]


@clause("AT-4.4")
def test_discarded_tiles_are_told_with_the_limit() -> None:
    game = at_action().run_to("draw_tile").play("draw lower", "draw lower")
    notes = game.heard("discard lower")
    assert said(notes)[0] == "Ben discards 1 lower-class tile: only 3 may be kept."
    assert said(notes, "de")[0] == "Ben wirft 1 Unterschichtplättchen ab: Nur 3 dürfen bleiben."


@clause("AT-2.5")
def test_the_play_order_is_told_with_names() -> None:
    game = opened(3).play("roll middle lower")
    notes = game.heard("order counterclockwise")
    assert said(notes) == ["Play order this round: counterclockwise. Ada begins, Cleo comes next."]
    assert said(notes, "de") == [
        "Spielreihenfolge dieser Runde: gegen den Uhrzeigersinn. Ada beginnt, danach ist Cleo an der Reihe."
    ]


@clause("AT-6.15")
def test_several_cubes_are_counted_in_a_move() -> None:
    action = GAME.parse("give 2 infantry 1 cavalry 1 galley")
    assert GAME.say(action, "en") == "Pay 2 infantry, 1 cavalry and 1 galley"
    assert GAME.say(GAME.parse("give 4 galley"), "de") == "4 Galeeren zahlen"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_note_has_words(lang: str) -> None:
    for phrase in NOTES.phrases:
        assert GAME.words(lang).has(f"note-{phrase.name}")
        assert phrase.clause.startswith("AT-")
