"""What bots think of land, turns and moves."""

from __future__ import annotations

from collections.abc import Iterator

from aegean.core.state import OVER
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.grid import size_of
from aegean.games.orichalkum.hints import TURN, turn_value
from aegean.games.orichalkum.land import GUARDED, RIPE, ripest
from aegean.games.orichalkum.parts import CRYSTAL, ISLAND_DIAMONDS
from aegean.games.orichalkum.rules.build import can_build_temple, holy
from aegean.testing.walks import samples

from .positions import GAME


def positions() -> Iterator[Board]:
    """Positions of random games in which everybody has an island and a capital."""
    for seed in range(3):
        for state in samples(GAME, 4, seed, 7):
            assert isinstance(state, Board)
            if state.seat != OVER and state.round > 1:
                yield state


def ripest_of_all(player: Player) -> float:
    """The same as `ripest`, diamond by diamond."""
    shut = player.covered & ~player.land()
    guarded = player.lairs if player.owned[CRYSTAL] else player.lairs | player.guarded()
    best = 0.0
    for diamond in ISLAND_DIAMONDS[player.island]:
        missing = size_of(diamond & player.free())
        if diamond & shut == 0 and holy(player, diamond) and missing < len(RIPE):
            best = max(best, RIPE[missing] * (GUARDED if diamond & guarded else 1.0))
    return best


def test_the_ripest_diamond_is_found() -> None:
    found = set()
    for state in positions():
        for player in state.players:
            value, _ = ripest(player, 0)
            assert value == ripest_of_all(player)
            found.add(value)
    assert len(found) > 4


def test_a_diamond_that_bears_a_temple_is_ripest() -> None:
    seen = set()
    for state in positions():
        for player in state.players:
            ready = ripest(player, 0)[0] == RIPE[0]
            assert ready == can_build_temple(player)
            seen.add(ready)
    assert seen == {False, True}


def test_a_second_diamond_leaves_the_first_alone() -> None:
    for state in positions():
        for player in state.players:
            _, first = ripest(player, 0)
            _, second = ripest(player, first)
            assert first & second == 0


def test_whoever_still_has_a_turn_in_this_round_is_ahead() -> None:
    places = set()
    for state in positions():
        if state.question().name == "take_card":
            place = (state.turn - state.initiative) % 4
            places.add(place)
            order = [(state.initiative + turn) % 4 for turn in range(4)]
            assert [turn_value(state, seat) for seat in order] == [0.0] * place + [TURN] * (4 - place)
    assert places == {0, 1, 2, 3}


def test_a_temple_looks_better_than_any_building() -> None:
    temple = actions.TEMPLE.action(0)
    asked = [state for state in positions() if state.question().name == "object" and temple in state.legal()]
    assert asked
    for state in asked:
        assert max(state.legal(), key=lambda action: GAME.hints.prior(state, action)) == temple
