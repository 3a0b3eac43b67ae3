"""How good a position of Athens is, and which moves look sensible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.athens.board import Board
from aegean.games.athens.impressions import IMPRESSIONS
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.worth import ACTION, cubes_value, engine_value, events_left, tiles_value, turns_left


class AthensHints(Hints):
    """Expected final points: points so far, actions left, goods in hand, engine."""

    ahead: i64 = 12
    drawn: i64 = 12

    def __init__(self) -> None:
        super().__init__(
            ["points", "actions", "cubes", "tiles", "engine"],
            QUESTIONS,
            ["act", "take_base", "choose_event"],
            IMPRESSIONS,
        )

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes the five areas."""
        assert isinstance(state, Board)
        player = state.players[seat]
        turns = turns_left(state, seat)
        out[0] = float(state.points(seat))
        out[1] = ACTION * turns
        out[2] = cubes_value(state, player, turns, events_left(state, seat))
        out[3] = tiles_value(player, turns)
        out[4] = engine_value(state, player, turns)
