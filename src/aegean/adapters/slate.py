"""What a viewer knows as an array: the tensor of a game in NumPy."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import State


class Slate:
    """Room for one tensor, written again and again."""

    def __init__(self, game: Game) -> None:
        self.features = game.features
        self._room = vec[i16]([i16(0)] * int(game.features.size))
        self._numbers: np.ndarray = np.asarray(self._room)  # these two see all later writes
        self._scales: np.ndarray = np.asarray(game.features.scales)

    def tensor(self, seen: Seen[State]) -> np.ndarray:
        """What a viewer knows, as a new array."""
        self.features.write(seen, self._room)
        known: np.ndarray = np.divide(self._numbers, self._scales, dtype=np.float32)
        return known
