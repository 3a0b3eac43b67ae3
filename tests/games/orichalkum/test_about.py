"""The things of Orichalkum explained: prices are those that are paid, and chances those of the dice."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.dice import odds
from aegean.games.orichalkum.game import GAME
from aegean.play.about import Card, card
from aegean.testing.picture_checks import sensible_game

NAMES = ["Theano", "Kallias", "Lysis"]


def told(state: State, id: str) -> Card:
    viewer = int(state.seat)
    found = card(Seen(state, viewer), Viewpoint(GAME, "en", NAMES, viewer=viewer), id)
    assert found
    return found


def test_a_place_costs_what_is_paid_for_it() -> None:
    compared = 0
    for state in sensible_game(GAME, 3, 2):
        if state.seat < 0 or state.question().name != "take_card":
            continue
        for move in map(GAME.text, state.legal()):
            after = state.clone()
            after.apply(GAME.parse(move))
            assert isinstance(state, Board) and isinstance(after, Board)
            place, own = move.split()[1], state.players[state.seat]
            paid = int(own.hoplites - after.players[state.seat].hoplites)
            first = told(state, f"row.{place}").now[0].words
            goods = "1 hoplite" if paid == 1 else f"{paid} hoplites"
            assert first == (f"Costs you {goods}; you have {own.hoplites}." if paid else "Free for you.")
            compared += 1
    assert compared > 30


def test_a_creature_tells_the_chances_of_the_dice() -> None:
    for state in sensible_game(GAME, 3, 2):
        if state.seat < 0 or state.question().name != "target":
            continue
        field = GAME.text(state.legal()[0]).split()[1]
        found = told(state, f"creature.{field}.{state.seat}")
        assert found.offers and found.now[0].words.startswith("Chance to win: 0 hoplites: ")
        wins, ways = odds(1, int(found.what.split(":")[0].split()[1]), 2**5)
        assert f"0 hoplites: {round(100 * wins / ways)}%" in found.now[0].words
        return
    raise AssertionError("nobody fought")
