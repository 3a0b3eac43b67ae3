"""Decisions that once looked alike to a learner are told apart, and the check of that is not blind itself."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import aegean
from aegean.core.features import Features
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers, settle
from aegean.core.state import State
from aegean.testing.observation_checks import decisions, observations_tell_positions_apart

ASKED = ("step", "about", "next", "waiting")  # the pieces that say what the present question is and what is to come


def where_both(game: Game, seats: int, moves: tuple[str, str]) -> State:
    """A position of random games in which both moves are legal."""
    wanted = {game.parse(move) for move in moves}
    games = (state for seed in range(40) for state in decisions(game, seats, seed))
    return next(state.clone() for state in games if wanted <= set(state.legal()))


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("athens", ("take village", "take ecclesia")),
        ("atlantis_exodus", ("settle 1", "settle 2")),
        ("olympus", ("target seat_1", "target seat_2")),
    ],
)
def test_what_a_question_is_about_is_observed(name: str, moves: tuple[str, str]) -> None:
    game, looks = aegean.load(name), []
    state = where_both(game, 3, moves)
    for move in moves:
        after = state.clone()
        after.apply(game.parse(move))
        assert settle(after, Rng(1), Buffers()) > 0
        looks.append((int(after.seat), game.features.tensor(Seen(after, int(after.seat)))))
    assert looks[0] != looks[1]


class Blind:
    """Features without what the present question is about."""

    def __init__(self, features: Features) -> None:
        self.features = features

    def tensor(self, seen: Seen[State]) -> list[float]:
        """What the viewer knows, zeros where the question would stand."""
        hidden = [self.features.column(place).split("[")[0] in ASKED for place in range(int(self.features.size))]
        return [0.0 if gone else value for gone, value in zip(hidden, self.features.tensor(seen), strict=True)]


@pytest.mark.parametrize("name", ["athens", "atlantis_exodus", "olympus"])
def test_the_check_finds_positions_that_look_alike(name: str) -> None:
    game = aegean.load(name)
    blind = cast(Any, SimpleNamespace(start=game.start, features=Blind(game.features)))
    with pytest.raises(AssertionError, match="two positions look alike"):
        observations_tell_positions_apart(blind, 3)
