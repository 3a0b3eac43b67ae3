"""Bots at tables plan their turn at once: one budget, and nothing planned that depends on luck or others."""

import pytest

import aegean
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.search.bots import LEVELS
from aegean.server.bots.driver import Plan, plan
from aegean.testing.walks import samples

SMALL = "60" if aegean.COMPILED else "16"


def decisions(name: str) -> list[State]:
    game = aegean.load(name)
    found = samples(game, game.seats[-1], 3, 17)
    return [state for state in found if state.seat >= 0 and len(state.legal()) > 1][:10]


def planned(name: str, state: State, left: float = 1.0) -> Plan:
    game = aegean.load(name)
    return plan(name, game.dump(Seen(state, state.seat).position), state.seat, SMALL, 7, left)


@pytest.mark.parametrize("name", aegean.names())
def test_planned_moves_are_legal_where_they_were_planned_for(name: str) -> None:
    game, longest = aegean.load(name), 0
    for state in decisions(name):
        seat, made = state.seat, planned(name, state)
        longest = max(longest, len(made.moves))
        for position, move in made.moves.items():
            assert game.dump(Seen(state, seat).position) == position
            assert state.seat == seat
            state.apply(game.parse(move))
            while state.seat == seat and len(state.legal()) == 1:
                state.apply(state.legal()[0])
    assert longest > 1


@pytest.mark.parametrize("name", aegean.names())
def test_a_plan_knows_no_more_than_its_seat(name: str) -> None:
    for number, state in enumerate(decisions(name)):
        other = state.clone()
        other.redeal(state.seat, Rng(number))
        assert planned(name, state) == planned(name, other)


def test_a_turn_that_luck_interrupts_goes_on_with_what_is_left() -> None:
    left = [planned("athens", state, 0.25).left for state in decisions("athens")]
    assert all(share <= 0.25 or share == 1.0 for share in left)
    assert any(share < 0.25 for share in left)


def test_people_cannot_ask_for_endless_searches() -> None:
    from pydantic import ValidationError

    from aegean.server.requests import NewSeat

    for level in LEVELS:
        NewSeat(kind="bot", level=level)
    with pytest.raises(ValidationError):
        NewSeat(kind="bot", level="100000000")
