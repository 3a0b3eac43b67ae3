"""How good a position of Olympos is, and which moves look sensible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.olympos.board import Board
from aegean.games.olympos.impressions import IMPRESSIONS
from aegean.games.olympos.questions import QUESTIONS
from aegean.games.olympos.worth import (
    camp_value,
    goods_value,
    hand_value,
    skill_value,
    time_value,
    wonder_value,
)


class OlymposHints(Hints):
    """Expected final points; positions are judged before an action."""

    ahead: i64 = 12
    drawn: i64 = 6
    fears_hidden: bool = False  # cards in other hands are counted, never looked at

    def __init__(self) -> None:
        areas = ["points", "time", "goods", "camp", "skill", "wonders", "hand"]
        super().__init__(areas, QUESTIONS, ["menu", "bar"], IMPRESSIONS)

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Points so far, and for those who still act time, lands and cubes, camp, discoveries, wonders, cards."""
        assert isinstance(state, Board)
        player = state.players[seat]
        out[0] = float(state.points(seat))
        if player.finished:
            for area in range(1, 7):
                out[area] = 0.0
            return
        out[1] = time_value(player)
        out[2] = goods_value(state, player)
        out[3] = camp_value(player)
        out[4] = skill_value(state, player)
        out[5] = wonder_value(state, player)
        out[6] = hand_value(player)
