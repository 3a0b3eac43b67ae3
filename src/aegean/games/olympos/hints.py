"""How good a position of Olympos is, and which moves look sensible."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.olympos import steps
from aegean.games.olympos.board import Board
from aegean.games.olympos.impressions import gain_of
from aegean.games.olympos.scoring import points_now
from aegean.games.olympos.worth import (
    camp_value,
    goods_value,
    hand_value,
    skill_value,
    time_value,
    wonder_value,
)

SHARPNESS: Final = 0.75  # how much likelier a point more makes a move


class OlymposHints(Hints):
    """Expected final points, by area."""

    ahead: i64 = 12
    drawn: i64 = 6

    def value(self, state: State, seat: i64) -> float:
        """Points so far, and for those who still act time, lands and cubes, camp, discoveries, wonders, cards."""
        assert isinstance(state, Board)
        player = state.players[seat]
        points: float = float(points_now(player))
        if player.finished:
            return points
        return (
            points
            + time_value(player)
            + goods_value(state, player)
            + camp_value(player)
            + skill_value(state, player)
            + wonder_value(state, player)
            + hand_value(player)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        found = [("points", float(points_now(player)))]
        if not player.finished:
            found.append(("time", time_value(player)))
            found.append(("goods", goods_value(state, player)))
            found.append(("camp", camp_value(player)))
            found.append(("skill", skill_value(state, player)))
            found.append(("wonders", wonder_value(state, player)))
            found.append(("hand", hand_value(player)))
        return found

    def is_quiet(self, state: State) -> bool:
        """Positions are judged before an action."""
        return state.step == steps.MENU or state.step == steps.BAR

    def prior(self, state: State, action: i64) -> float:
        """The likelier, the more an action seems to gain beyond what its time costs."""
        assert isinstance(state, Board)
        return exp(SHARPNESS * gain_of(state, action))
