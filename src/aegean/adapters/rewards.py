"""What a game is worth to a learner: its place, its points or its lead, and on the way what the evaluation says."""

from __future__ import annotations

from typing import Final

from aegean.core.game import Game
from aegean.core.state import OVER, State
from aegean.search.batch import rewards as by_place
from aegean.search.utility import spread_of

KINDS: Final = ("place", "score", "margin")


class Rewards:
    """Rewards of one kind; shaping adds what each step changes in the evaluation, and nothing over a whole game.

    `place`: 1 for the first, -1 for the last. `score`: the own points between the lowest and the highest that the game
    allows. `margin`: the lead over the best other, in units of twice the usual spread of results. All lie in [-1, 1].
    """

    def __init__(
        self, game: Game, seats: int, kind: str = "place", shaping: float = 0.0, discount: float = 1.0
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"reward '{kind}' is none of {', '.join(KINDS)}")
        self.game = game
        self.kind = kind
        self.shaping = shaping
        self.discount = discount
        self.spread = spread_of(game, seats)[0]

    def final(self, state: State) -> list[float]:
        """What the finished game is worth to every seat."""
        if self.kind == "place" or state.seats == 1 or min(state.places()) > 1:
            return by_place(self.game, state)
        return self.of([float(score) for score in state.scores()])

    def of(self, scores: list[float]) -> list[float]:
        """What the points of a game that was not lost are worth, or the leads they make."""
        if self.kind == "margin":
            return [self.lead(scores, seat) for seat in range(len(scores))]
        width = max(self.game.highest - self.game.lowest, 1)
        return [_within(2.0 * (score - self.game.lowest) / width - 1.0) for score in scores]

    def lead(self, points: list[float], seat: int) -> float:
        """The lead over the best other; alone, the points themselves."""
        others = [value for other, value in enumerate(points) if other != seat]
        return _within((points[seat] - max(others, default=0.0)) / (2.0 * self.spread))

    def potential(self, state: State, seat: int) -> float:
        """How well a seat stands by the evaluation; 0 at the end, so that shaping favours no policy."""
        if self.shaping == 0.0 or state.seat == OVER:
            return 0.0
        return self.shaping * self.lead([self.game.hints.value(state, other) for other in range(state.seats)], seat)


def _within(value: float) -> float:
    return min(max(value, -1.0), 1.0)
