"""Opponents of a learner: names, bots, plain functions, trained policies, and mixtures of them.

Levels that go by the clock at a table have a number of lines here, so that a seed decides everything.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import numpy as np

from aegean.adapters.observation import Observer
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.search.bots import LEVELS, bot
from aegean.search.lane import Company

Observation = dict[str, np.ndarray]


class Player(Protocol):
    """Whoever chooses from what a seat has seen: every bot, and any class with this method."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """A legal action of the viewer, who has to decide."""


class Mixture(NamedTuple):
    """Several opponents, one of whom is drawn for every game."""

    opponents: Sequence[Any]
    weights: Sequence[int] = ()  # alike, if there are none

    def drawn(self, rng: Rng) -> Any:
        """One of them."""
        weights = [int(weight) for weight in self.weights] or [1] * len(self.opponents)
        rest = int(rng.below(sum(weights)))
        for opponent, weight in zip(self.opponents, weights, strict=True):
            rest -= weight
            if rest < 0:
                return opponent
        raise ValueError("the weights of a mixture are whole numbers above 0")


class Learned:
    """A function from observations to actions as a player of a table."""

    def __init__(self, game: Game, answer: Callable[[Observation], Any]) -> None:
        self.game = game
        self.answer = answer
        self.observer = Observer(game)

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """What the function answers to what the seat knows, if it is legal."""
        legal = seen.legal()
        mask = np.zeros(int(self.game.space.size), np.int8)
        mask[legal] = 1
        action = int(self.answer({"observation": self.observer.tensor(seen), "action_mask": mask}))
        if action not in legal:
            raise ValueError(f"an opponent chose {action}, which is not legal")
        return action


class Opponents(Company):
    """Opponents round a learner, in the order of their seats."""

    def __init__(self, game: Game, opponents: Sequence[Any], seat: int) -> None:
        if not 0 <= seat <= len(opponents):
            raise ValueError(f"there is no seat {seat} at a table for {len(opponents) + 1}")
        super().__init__(seat)
        self.game = game
        self.opponents = list(opponents)

    def __reduce__(self) -> tuple[Any, ...]:
        return Opponents, (self.game, self.opponents, self.seat)

    def players(self, rng: Rng) -> list[Any]:
        """For every seat who plays there in one game; None for the learner."""
        found: list[Any] = [player(self.game, opponent, rng) for opponent in self.opponents]
        found.insert(self.seat, None)
        return found


def player(game: Game, opponent: Any, rng: Rng) -> Player:
    """Whoever plays for an opponent in one game.

    `python:MODULE:NAME` is what that name holds, `python:MODULE:NAME:CHECKPOINT` what it makes of a checkpoint.
    """
    if isinstance(opponent, Mixture):
        return player(game, opponent.drawn(rng), rng)
    if isinstance(opponent, str):
        if opponent.startswith("python:"):
            return player(game, imported(opponent.removeprefix("python:")), rng)
        if opponent in LEVELS:
            lines, _, reach = LEVELS[opponent]
            return bot(game, f"{lines}x{reach}")
        return bot(game, opponent)
    if hasattr(opponent, "choose"):
        found: Player = opponent
        return found
    if hasattr(opponent, "predict"):
        return Learned(game, partial(predicted, opponent))
    if callable(opponent):
        return Learned(game, opponent)
    raise ValueError(f"{opponent!r} is no opponent: it needs a name, `choose`, `predict`, or to be a function")


def predicted(policy: Any, seen: Observation) -> Any:
    """What a policy of stable-baselines3 answers."""
    return policy.predict(seen, action_masks=seen["action_mask"])[0]


def imported(place: str) -> Any:
    """What a module holds, or makes of a checkpoint."""
    module, _, rest = place.partition(":")
    name, _, checkpoint = rest.partition(":")
    thing = getattr(importlib.import_module(module), name)
    if checkpoint:
        return thing(checkpoint)
    return thing() if isinstance(thing, type) else thing
