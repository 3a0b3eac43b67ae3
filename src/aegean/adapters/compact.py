"""A compact observation beside the planes: what stands on a field is one number instead of a plane for every thing.

>>> import aegean
>>> compact = Compact(aegean.load("orichalkum"))
>>> compact.size, dict(compact.pieces)["maps"]
(1609, (4, 3, 56))

Nothing is lost: the number of a field is made of the bits that its planes hold.
"""

from __future__ import annotations

from math import prod
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

from aegean import games
from aegean.adapters.env_base import Observation
from aegean.adapters.observation import Observer
from aegean.core.features import Pieces
from aegean.core.game import Game


class Compact:
    """Makes observations of a game compact, one by one or many at once; games without planes have nothing to gain."""

    def __init__(self, game: Game) -> None:
        module, observer = games.module(game.key, "columns"), Observer(game)
        planes: dict[str, int] = getattr(module, "PLANES", {})
        self.pieces: Pieces = []
        self.places: list[tuple[slice, tuple[int, ...], int]] = []  # every piece, its shape, how many planes are one
        start = 0
        for name, shape in game.features.pieces:
            count = planes.get(name, 1)
            self.places.append((slice(start, start + prod(shape)), shape, count))
            self.pieces.append((name, shape if count == 1 else (*shape[:-2], shape[-2] - count + 1, shape[-1])))
            start += prod(shape)
        self.size = sum(prod(shape) for _, shape in self.pieces)
        self.lows, self.highs = self.of(observer.lows), self.of(observer.highs)

    def of(self, observations: np.ndarray) -> np.ndarray:
        """The same, compact: rows of observations, or a single one."""
        return np.concatenate(
            [self._piece(observations[..., at], shape, count) for at, shape, count in self.places], -1
        )

    def _piece(self, numbers: np.ndarray, shape: tuple[int, ...], count: int) -> np.ndarray:
        """A piece in which the first planes are one, from 0 to 1 by their bits."""
        if count == 1:
            return numbers
        planes = numbers.reshape(*numbers.shape[:-1], *shape)
        weights = (2.0 ** np.arange(count) / (2.0**count - 1.0)).astype(np.float32)
        codes = np.einsum("...pf,p->...f", planes[..., :count, :], weights)[..., None, :]
        packed = np.concatenate([codes, planes[..., count:, :]], -2)
        return np.asarray(packed.reshape(*numbers.shape[:-1], -1), np.float32)


class CompactObservation(gymnasium.ObservationWrapper[Observation, np.int64, Observation]):
    """An environment of Gymnasium with compact observations."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        unwrapped: Any = env.unwrapped
        self.compact = Compact(unwrapped.base.game)
        found: Any = env.observation_space
        box = Box(self.compact.lows, self.compact.highs, dtype=np.float32)
        space: Any = Dict({"observation": box, "action_mask": found["action_mask"]})
        self.observation_space = space

    def observation(self, observation: Observation) -> Observation:
        """What the learner knows and may do."""
        return observation | {"observation": self.compact.of(observation["observation"])}
