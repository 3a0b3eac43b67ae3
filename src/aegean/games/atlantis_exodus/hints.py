"""How good a position of Atlantis Exodus is, and which moves look sensible."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.atlantis_exodus.board import Board


class AtlantisHints(Hints):
    """Expected final points, by area."""

    def value(self, state: State, seat: i64) -> float:
        """Points so far."""
        assert isinstance(state, Board)
        return float(state.players[seat].vp)

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        return [("points", self.value(state, seat))]

    def prior(self, state: State, action: i64) -> float:
        """All alike."""
        return 1.0
