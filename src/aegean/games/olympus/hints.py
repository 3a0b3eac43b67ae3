"""How good a position of Olympus is, and which moves look sensible."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.olympus.board import Board
from aegean.games.olympus.scoring import level_points


class OlympusHints(Hints):
    """Expected final points, by area."""

    def value(self, state: State, seat: i64) -> float:
        """Points so far and levels."""
        assert isinstance(state, Board)
        return float(state.players[seat].points + level_points(state.players[seat]))

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        return [("points", self.value(state, seat))]

    def prior(self, state: State, action: i64) -> float:
        """Every move looks the same."""
        return 1.0
