"""What a viewer knows as an array: the tensor of a game in NumPy."""

from __future__ import annotations

import numpy as np

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import State


class Slate:
    """Writes one tensor after the other."""

    def __init__(self, game: Game) -> None:
        self._features = game.features
        self._zeros = game.features.zeros(1)
        self._scales: np.ndarray = np.asarray(game.features.scales)  # sees all later writes

    def tensor(self, seen: Seen[State]) -> np.ndarray:
        """What a viewer knows, as a new array."""
        numbers = self._zeros[:]
        self._features.write(seen, numbers)
        tensor: np.ndarray = np.divide(np.asarray(numbers), self._scales, dtype=np.float32)
        return tensor
