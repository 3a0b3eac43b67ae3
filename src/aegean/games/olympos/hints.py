"""How good a position of Olympos is, and which moves look sensible."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.olympos.board import Board
from aegean.games.olympos.scoring import points_now


class OlymposHints(Hints):
    """Expected final points, by area."""

    def value(self, state: State, seat: i64) -> float:
        """Points so far."""
        assert isinstance(state, Board)
        return float(points_now(state.players[seat]))

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        return [("points", float(points_now(state.players[seat])))]

    def prior(self, state: State, action: i64) -> float:
        """How good an action usually is."""
        return 1.0
