"""The learning track of AegeanBench: how well agents play after so many decisions, counted for them.

An agent is a class: `Agent.learn(game, meter, folder)` learns a game and writes to the folder what it has learned, and
`Agent(folder)` plays by that with `choose(seen, rng)`. All experience comes from the environments of the meter, which
refuses more than the limit.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from aegean.adapters.batch import Games
from aegean.adapters.gymnasium import AegeanEnv
from aegean.adapters.vector import AegeanVectorEnv
from aegean.core.game import GameError

LIMITS: Final = (100_000, 1_000_000, 10_000_000)
LEARNED: Final = "learned.json"


class Spent(Exception):
    """All decisions of a limit have been made."""


class Meter:
    """Counts the decisions that an agent learns from, whoever makes them, and refuses more than the limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Meter:
        return self  # decisions in copies of an environment count too

    def __reduce__(self) -> tuple[Any, ...]:
        raise GameError("a meter stays in its process: in other processes nobody counts")

    @property
    def left(self) -> int:
        """How many decisions may still be made."""
        return self.limit - self.used

    def spend(self, decisions: int) -> None:
        """Counts decisions that are about to be made."""
        if decisions > self.left:
            raise Spent(f"{self.used} of {self.limit} decisions are made")
        self.used += decisions

    def games(self, name: str, **settings: Any) -> Games:
        """The batch runner, in which the decisions of all seats count."""
        return MeteredGames(self, name, **settings)

    def env(self, name: str, **settings: Any) -> AegeanEnv:
        """The environment of Gymnasium, in which the learner's decisions count."""
        return MeteredEnv(self, name, **settings)

    def vector(self, name: str, num_envs: int, **settings: Any) -> AegeanVectorEnv:
        """Many of them at once; a step counts once for every game."""
        return MeteredVectorEnv(self, name, num_envs, **settings)


class MeteredGames(Games):
    """Games whose steps are counted."""

    def __init__(self, meter: Meter, name: str, **settings: Any) -> None:
        self.meter = meter
        super().__init__(name, **settings)

    def step(self, actions: np.ndarray | list[int]) -> None:
        """Plays one action in every game."""
        self.meter.spend(len(actions))
        super().step(actions)


class MeteredEnv(AegeanEnv):
    """A game whose steps are counted."""

    def __init__(self, meter: Meter, name: str, **settings: Any) -> None:
        self.meter = meter
        super().__init__(name, **settings)

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action."""
        self.meter.spend(1)
        return super().step(action)


class MeteredVectorEnv(AegeanVectorEnv):
    """Games of one learner whose steps are counted."""

    def __init__(self, meter: Meter, name: str, num_envs: int, **settings: Any) -> None:
        self.meter = meter
        super().__init__(name, num_envs, **settings)

    def step(self, actions: np.ndarray) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays one action in every game."""
        self.meter.spend(len(actions))
        return super().step(actions)


def learn(place: str, game: str, limit: int, folder: Path) -> int:
    """Lets the class at `MODULE:NAME` learn a game, unless the folder says that it has; the decisions that took."""
    done = folder / LEARNED
    if done.exists():
        told: dict[str, Any] = json.loads(done.read_text("utf-8"))
        if (told["agent"], told["game"], told["limit"]) != (place, game, limit):
            raise GameError(f"{folder}: holds what {told['agent']} has learned; choose another folder")
        return int(told["decisions"])
    folder.mkdir(parents=True, exist_ok=True)
    module, _, name = place.partition(":")
    agent: Any = getattr(importlib.import_module(module), name)
    meter = Meter(limit)
    agent.learn(game, meter, folder)
    facts = {"agent": place, "game": game, "limit": limit, "decisions": meter.used}
    done.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    return meter.used
