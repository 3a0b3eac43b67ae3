"""What a viewer knows as an array: the tensor of a game in NumPy."""

from __future__ import annotations

import numpy as np

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State


class Observer:
    """Writes one tensor after the other."""

    def __init__(self, game: Game) -> None:
        self._features = game.features
        self._zeros = game.features.zeros(1)
        start = game.seen(game.start(game.seats.stop - 1), SPECTATOR)
        self._features.write(start, game.features.zeros(1))  # from now on the scales are known
        self._scales = np.array(game.features.scales, np.float32)

    def tensor(self, seen: Seen[State]) -> np.ndarray:
        """What a viewer knows, as a new array."""
        numbers = self._zeros[:]
        self._features.write(seen, numbers)
        tensor: np.ndarray = np.asarray(numbers).astype(np.float32)
        tensor /= self._scales
        return tensor
