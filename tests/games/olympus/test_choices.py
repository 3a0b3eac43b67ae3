"""Questions without a choice: nobody is asked, and what has to happen happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.question import Question
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import ANY, BIT, EVERY_TRACK, TRACKS, UNIT
from aegean.games.olympus.rules.cubes import DISCARD_CUBE
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK
from aegean.games.olympus.rules.payment import PAY_CUBE, SWAP_VP, WAIVE_UNIT
from aegean.games.olympus.rules.war import TRIBUTE_CUBE, WAR_TARGET
from aegean.games.olympus.rules.worship import CHOOSE_GOD
from aegean.testing import clause

from .positions import GAME, honoured_but, opened, own, player_of, set_levels, set_store


def take_up(state: Board) -> Board:
    """The item on top of the agenda becomes the present question, whether or not it waits."""
    state.step, state.seat, state.arg = state.agenda.pop()
    return state


def one_track_to_raise() -> Board:
    state = opened(3)
    RAISE_TRACK.ask_for(state, 0, among=BIT[TRACKS.index("fish")], count=1)
    return take_up(state)


def one_track_to_lower() -> Board:
    state = opened(3)
    set_levels(state, 0, "1/1/1/1/1/4")
    LOWER_TRACK.ask_for(state, 0, among=EVERY_TRACK, count=2)
    return take_up(state)


def one_opponent_left() -> Board:
    state = opened(3)
    WAR_TARGET.ask_for(state, 0, count=1, wins_ties=False, barred=BIT[1])
    return take_up(state)


def one_kind_to_take() -> Board:
    state = opened(3)
    set_store(state, 1, 0, 3, 0)
    TRIBUTE_CUBE.ask_for(state, 0, victim=1, count=2)
    return take_up(state)


def one_kind_to_discard() -> Board:
    state = opened(3)
    set_store(state, 0, 8, 0, 0)
    DISCARD_CUBE.ask(state, 0)
    return take_up(state)


def all_cubes_to_pay() -> Board:
    state = opened(3)
    set_store(state, 0, 1, 0, 2)
    PAY_CUBE.ask_for(state, 0, price=UNIT[0] + UNIT[2] + UNIT[ANY])
    return take_up(state)


def one_unit_to_strike() -> Board:
    state = opened(3)
    own(state, 0, "marble_quarry")
    WAIVE_UNIT.ask_for(state, 0, price=2 * UNIT[0], count=1)
    return take_up(state)


def no_cube_but_a_point() -> Board:
    state = opened(3)
    own(state, 0, "temple_hephaestus")
    set_store(state, 0, 0, 0, 0)
    player_of(state, 0).points = 3
    SWAP_VP.ask_for(state, 0, price=UNIT[0])
    return take_up(state)


def one_god_left() -> Board:
    state = honoured_but("apollo")
    CHOOSE_GOD.ask(state, 0)
    return take_up(state)


FORCED: list[tuple[Callable[[], Board], Question]] = [
    (one_track_to_raise, RAISE_TRACK),
    (one_track_to_lower, LOWER_TRACK),
    (one_opponent_left, WAR_TARGET),
    (one_kind_to_take, TRIBUTE_CUBE),
    (one_kind_to_discard, DISCARD_CUBE),
    (all_cubes_to_pay, PAY_CUBE),
    (one_unit_to_strike, WAIVE_UNIT),
    (no_cube_but_a_point, SWAP_VP),
    (one_god_left, CHOOSE_GOD),
]


@clause("OU-1.7")
@pytest.mark.parametrize(("position", "question"), FORCED, ids=[question.name for _, question in FORCED])
def test_looking_whether_to_ask_changes_nothing_and_settling_does(
    position: Callable[[], Board], question: Question
) -> None:
    state = position()
    before = GAME.dump(state)
    assert state.question() is question
    assert not question.waits(state)
    assert GAME.dump(state) == before
    question.settle(state)
    assert GAME.dump(state) != before
