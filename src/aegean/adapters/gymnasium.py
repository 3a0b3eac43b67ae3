"""Every game as a Gymnasium environment: one learner at a table with bots.

>>> from aegean.adapters import gymnasium
>>> env = gymnasium.env("athens", bots=["greedy", "random"])
>>> observation, info = env.reset(seed=1)
>>> observation["observation"].shape, info["action_mask"].shape
((407,), (247,))
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from aegean.adapters.env_base import ILLEGAL, RENDER_MODES, EnvBase, Observation, checked_mode
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.games import load, names
from aegean.search.bots import bot


class AegeanEnv(gymnasium.Env[Observation, np.int64]):
    """A game against bots; an illegal action ends it with the reward -1, like the last place."""

    def __init__(
        self,
        name: str,
        bots: Sequence[str] | None = None,
        *,
        seat: int = 0,
        render_mode: str | None = None,
        width: int = 1024,
        **options: str,
    ) -> None:
        others = ["greedy"] * (load(name).seats.start - 1) if bots is None else list(bots)
        self.base = EnvBase(name, len(others) + 1, options)
        if not 0 <= seat < self.base.seats:
            raise ValueError(f"there is no seat {seat} at a table for {self.base.seats}")
        self.seat = seat
        kinds = [*others[:seat], None, *others[seat:]]
        self.bots = [None if kind is None else bot(self.base.game, kind) for kind in kinds]
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.width = width
        self.observation_space, self.action_space = self.base.spaces()
        self.rng = Rng(0)
        self.allowed = self.base.mask(seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins a new game; the seed decides all chance and what the bots do."""
        super().reset(seed=seed)
        while True:
            self.base.restart(seed)
            self.rng = self.base.lane.rng.split()
            self._let_bots_play()
            if not self.base.is_over:
                return self._look()
            seed = None

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action and all that follows until they have a choice again."""
        if not self.action_space.contains(action) or not self.allowed[action]:
            observation, info = self._look()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        self.base.lane.play(int(action))
        self._let_bots_play()
        observation, info = self._look()
        if self.base.is_over:
            return observation, self.base.rewards()[self.seat], True, False, info | self.base.results()
        return observation, 0.0, False, False, info

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as maskable learners such as those of sb3-contrib ask for it."""
        return self.allowed.astype(np.bool_)

    def _let_bots_play(self) -> None:
        """Lets the others choose from what they have seen until the learner has a choice."""
        lane = self.base.lane
        while not self.base.is_over:
            player = self.bots[lane.seat]
            if player is None:
                return
            lane.play(player.choose(Seen(lane.state, lane.seat), self.rng))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner knows and may do."""
        self.allowed = self.base.mask(self.seat)
        seen = {"observation": self.base.observation(self.seat), "action_mask": self.allowed.copy()}
        return seen, {"action_mask": self.allowed.copy()}

    def render(self) -> Any:
        """The table as the learner sees it."""
        shown = self.base.render(self.render_mode, self.seat, self.width)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None


def env(name: str, bots: Sequence[str] | None = None, **settings: Any) -> AegeanEnv:
    """The environment of a game; without bots, against as few greedy ones as possible."""
    return AegeanEnv(name, bots, **settings)


def register() -> None:
    """Makes every game known to `gymnasium.make`, as `aegean/athens-v1` and so on."""
    for name in names():
        gymnasium.register(
            f"aegean/{name}-v{load(name).rules_version}",
            entry_point=f"{__name__}:env",
            kwargs={"name": name},
        )


register()
