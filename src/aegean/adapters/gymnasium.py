"""Every game as a Gymnasium environment: one learner at a table with opponents.

>>> from aegean.adapters.gymnasium import env
>>> table = env("athens", opponents=["greedy", "random"])
>>> observation, info = table.reset(seed=1)
>>> observation["observation"].shape, info["action_mask"].shape
((407,), (247,))

Gymnasium finds it without an import: `gymnasium.make("aegean.adapters.gymnasium:aegean/Athens-v1")`.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from aegean.adapters.env_base import ILLEGAL, RENDER_MODES, EnvBase, Observation, checked_mode
from aegean.adapters.opponents import Opponents
from aegean.adapters.rewards import Rewards
from aegean.core.rng import Rng
from aegean.core.state import State
from aegean.games import load, names

WISHES: Final = ("seat", "opponents", "position")  # what `reset` takes as options


class AegeanEnv(gymnasium.Env[Observation, np.int64]):
    """A game against opponents; an illegal action ends it with the reward -1, like the last place."""

    def __init__(
        self,
        name: str,
        opponents: Sequence[Any] | None = None,
        *,
        seat: int = 0,
        reward: str = "place",
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
        width: int = 1024,
        **options: str,
    ) -> None:
        company = as_few_as_possible(name) if opponents is None else list(opponents)
        self.base = EnvBase(name, len(company) + 1, options)
        self.rewards = Rewards(self.base.game, self.base.seats, reward, shaping, discount)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.width = width
        self.observation_space, self.action_space = self.base.spaces()
        self.potential = 0.0
        self.ended = True
        self.allowed = np.zeros(self.base.size, np.int8)
        self._sit(company, seat)

    def _sit(self, opponents: Sequence[Any], seat: int) -> None:
        """Takes a seat among opponents."""
        self.seat, self.opponents = seat, list(opponents)
        self.base.lane.company = Opponents(self.base.game, self.opponents, seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins a new game; the seed decides all chance and what the opponents do.

        Options are a `seat`, other `opponents`, and a `position` to begin at, as a state or as its text.
        """
        super().reset(seed=seed)
        wishes = dict(options or {})
        if strange := [wish for wish in wishes if wish not in WISHES]:
            raise ValueError(f"reset takes the options {', '.join(WISHES)}, not '{strange[0]}'")
        opponents = wishes.get("opponents", self.opponents)
        if len(opponents) != self.base.seats - 1:
            raise ValueError(f"a table for {self.base.seats} has {self.base.seats - 1} opponents")
        self._sit(opponents, int(wishes.get("seat", self.seat)))
        self.base.restart(seed, wishes.get("position"))
        if self.base.is_over:
            raise ValueError("the learner has no choice any more from this position on")
        self.ended = False
        self.potential = self.rewards.potential(self.base.lane.state, self.seat)
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action and all that follows until they have a choice again."""
        if self.ended:
            raise ResetNeeded("the game is over: reset begins another")
        number = int(action)
        if not 0 <= number < self.base.size or not self.allowed[number]:
            self.ended = True
            observation, info = self._look()
            return observation, ILLEGAL - self.potential, True, False, info | {"illegal": True}
        self.base.lane.play(number)
        self.ended = self.base.is_over
        before, self.potential = self.potential, self.rewards.potential(self.base.lane.state, self.seat)
        reward = self.rewards.discount * self.potential - before
        observation, info = self._look()
        if self.ended:
            reward += self.rewards.final(self.base.lane.state)[self.seat]
            info |= self.base.results()
        return observation, reward, self.ended, False, info

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as maskable learners such as those of sb3-contrib ask for it."""
        return self.allowed.astype(np.bool_)

    def describe(self, place: int) -> str:
        """What the number at an index of the observation is, and between which bounds it lies."""
        return self.base.describe(place)

    def action_text(self, action: int) -> str:
        """The move text of an action."""
        return self.base.game.text(action)

    # ------------------------------------------------------------ for agents that plan

    def clone(self) -> AegeanEnv:
        """An equal environment that goes its own way, with the same luck to come; the spaces are shared."""
        other = copy.copy(self)
        other.base, other.opponents = copy.deepcopy((self.base, self.opponents))
        return other

    def imagine(self, seed: int) -> AegeanEnv:
        """An environment that agrees with all the learner knows: hidden things and luck are drawn anew."""
        other, rng = self.clone(), Rng(seed)
        state: State = self.base.lane.state.clone()
        state.redeal(self.seat, rng)
        other.base.lane.go_to(state, rng)
        other.base.lane.luck = rng.split()
        return other

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner knows and may do; nothing any more once the game has ended."""
        self.allowed = np.zeros(self.base.size, np.int8) if self.ended else self.base.mask(self.seat)
        seen = {"observation": self.base.observation(self.seat), "action_mask": self.allowed.copy()}
        return seen, {"action_mask": self.allowed.copy()}

    def render(self) -> Any:
        """The table as the learner sees it."""
        shown = self.base.render(self.render_mode, self.seat, self.width)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None


def as_few_as_possible(name: str) -> list[str]:
    """The opponents of whoever names none: greedy ones."""
    return ["greedy"] * (load(name).seats.start - 1)


def env(name: str, opponents: Sequence[Any] | None = None, **settings: Any) -> AegeanEnv:
    """The environment of a game; without opponents, against as few greedy ones as possible."""
    return AegeanEnv(name, opponents, **settings)


def register() -> None:
    """Makes every game known to `gymnasium.make`, as `aegean/Athens-v1` and so on; the number is that of the rules."""
    for name in names():
        title = "".join(word.capitalize() for word in name.split("_"))
        gymnasium.register(
            f"aegean/{title}-v{load(name).rules_version}",
            entry_point=f"{__name__}:env",
            vector_entry_point="aegean.adapters.vector:env",
            kwargs={"name": name},
        )


register()
