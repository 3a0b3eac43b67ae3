"""Questions without a choice: nobody is asked, and what has to happen happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.question import Question
from aegean.games.olympus.parts import ANY, BIT, EVERY_TRACK, TRACKS, UNIT
from aegean.games.olympus.rules.cubes import DISCARD_CUBE
from aegean.games.olympus.rules.levels import LOWER_TRACK, RAISE_TRACK
from aegean.games.olympus.rules.payment import PAY_CUBE, SWAP_VP, WAIVE_UNIT
from aegean.games.olympus.rules.war import TRIBUTE_CUBE, WAR_TARGET
from aegean.games.olympus.rules.worship import CHOOSE_GOD
from aegean.testing import clause

from .positions import GAME, Olympus, honoured_but, opened


def take_up(game: Olympus) -> Olympus:
    """The item on top of the agenda becomes the present question, whether or not it waits."""
    game.board.step, game.board.seat, game.board.arg = game.board.agenda.pop()
    return game


def one_track_to_raise() -> Olympus:
    game = opened(3)
    RAISE_TRACK.ask_for(game.board, 0, among=BIT[TRACKS.index("fish")], count=1)
    return take_up(game)


def one_track_to_lower() -> Olympus:
    game = opened(3)
    game.set_levels(0, "1/1/1/1/1/4")
    LOWER_TRACK.ask_for(game.board, 0, among=EVERY_TRACK, count=2)
    return take_up(game)


def one_opponent_left() -> Olympus:
    game = opened(3)
    WAR_TARGET.ask_for(game.board, 0, count=1, wins_ties=False, barred=BIT[1])
    return take_up(game)


def one_kind_to_take() -> Olympus:
    game = opened(3)
    game.set_store(1, 0, 3, 0)
    TRIBUTE_CUBE.ask_for(game.board, 0, victim=1, count=2)
    return take_up(game)


def one_kind_to_discard() -> Olympus:
    game = opened(3)
    game.set_store(0, 8, 0, 0)
    DISCARD_CUBE.ask(game.board, 0)
    return take_up(game)


def all_cubes_to_pay() -> Olympus:
    game = opened(3)
    game.set_store(0, 1, 0, 2)
    PAY_CUBE.ask_for(game.board, 0, price=UNIT[0] + UNIT[2] + UNIT[ANY])
    return take_up(game)


def one_unit_to_strike() -> Olympus:
    game = opened(3)
    game.own(0, "marble_quarry")
    WAIVE_UNIT.ask_for(game.board, 0, price=2 * UNIT[0], count=1)
    return take_up(game)


def no_cube_but_a_point() -> Olympus:
    game = opened(3)
    game.own(0, "temple_hephaestus")
    game.set_store(0, 0, 0, 0)
    game.player_of(0).points = 3
    SWAP_VP.ask_for(game.board, 0, price=UNIT[0])
    return take_up(game)


def one_god_left() -> Olympus:
    game = honoured_but("apollo")
    CHOOSE_GOD.ask(game.board, 0)
    return take_up(game)


FORCED: list[tuple[Callable[[], Olympus], Question]] = [
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
    position: Callable[[], Olympus], question: Question
) -> None:
    game = position()
    before = GAME.dump(game.board)
    assert game.board.question() is question
    assert not question.waits(game.board)
    assert GAME.dump(game.board) == before
    question.settle(game.board)
    assert GAME.dump(game.board) != before
