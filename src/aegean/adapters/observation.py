"""Observations: what a viewer knows, as a NumPy array."""

from __future__ import annotations

from typing import Any

import numpy as np

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State


class Observer:
    """Makes observations of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._features = game.features
        start = game.seen(game.start(game.seats.stop - 1), SPECTATOR)
        self._features.written(start)  # the scales are known once something is written
        self._scales = np.array(game.features.scales, np.float32)
        self.lows: np.ndarray = np.array(game.features.lows, np.float32) / self._scales
        self.highs: np.ndarray = np.array(game.features.highs, np.float32) / self._scales

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self._game,)

    def tensor(self, seen: Seen[State]) -> np.ndarray:
        """What a viewer knows, in a new array."""
        tensor: np.ndarray = np.asarray(self._features.written(seen)) / self._scales
        return tensor
