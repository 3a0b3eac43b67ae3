"""Many games of one learner at once, as a vector environment of Gymnasium: `gymnasium.make_vec`.

>>> from aegean.adapters import vector
>>> tables = vector.env("athens", num_envs=4, opponents=["random", "random"], processes=1)
>>> observations, infos = tables.reset(seed=1)
>>> observations["observation"].shape, infos["action_mask"].shape
((4, 407), (4, 247))
>>> observations, rewards, terminations, truncations, infos = tables.step(infos["action_mask"].argmax(1))
>>> tables.close()
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from aegean.adapters.batch import Games
from aegean.adapters.env_base import ILLEGAL, EnvBase, Observation
from aegean.adapters.gymnasium import as_few_as_possible
from aegean.adapters.opponents import Opponents
from aegean.adapters.rewards import Rewards
from aegean.games import load
from aegean.search.batch import BEGIN, STAY


class AegeanVectorEnv(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Games of one learner in lock-step on all cores; what each of them is, the single environment says."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        opponents: Sequence[Any] | None = None,
        *,
        seat: int = 0,
        reward: str = "place",
        shaping: float = 0.0,
        discount: float = 1.0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        processes: int = 0,
        **options: str,
    ) -> None:
        company = Opponents(load(name), as_few_as_possible(name) if opponents is None else opponents, seat)
        base = EnvBase(name, len(company.opponents) + 1, options)
        self.num_envs, self.seat = num_envs, seat
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode}
        self.worth = Rewards(base.game, base.seats, reward, shaping, discount)
        self.single_observation_space, self.single_action_space = base.spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = Games(name, base.seats, num_envs, processes, 0, company, shaping != 0.0, **options)
        self.potentials = np.zeros(num_envs)
        self.over = np.zeros(num_envs, np.bool_)  # games that have ended and not begun anew
        self.seeded = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begins all games, or those of the option `reset_mask`; the seed decides them all."""
        super().reset(seed=seed)
        if strange := set(options or {}) - {"reset_mask"}:
            raise ValueError(f"reset takes the option reset_mask, not '{min(strange)}'")
        chosen = (options or {}).get("reset_mask")
        if chosen is not None:
            self._begin(np.asarray(chosen, np.bool_))
        elif seed is None and self.seeded:
            self._begin(np.ones(self.num_envs, np.bool_))
        else:
            self.games.restart(secrets.randbits(62) if seed is None else seed)
        self.seeded = True
        self.over = np.zeros(self.num_envs, np.bool_) if chosen is None else self.over & ~np.asarray(chosen)
        self.potentials = self._potentials()
        return self._look(), self._masks()

    def step(self, actions: np.ndarray) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays one action in every game; games that had ended begin anew, if that is their mode."""
        if self.mode == AutoresetMode.DISABLED and self.over.any():
            raise ValueError(f"game {int(self.over.argmax())} is over: reset it with the option reset_mask")
        began, games = self.over, self.games
        actions = np.asarray(actions, np.int64)
        size = games.masks.shape[1]
        illegal = (actions < 0) | (actions >= size) | (games.masks[np.arange(self.num_envs), actions % size] == 0)
        illegal &= ~began
        games.step(np.where(began, BEGIN, np.where(illegal, STAY, actions)))
        self.over = illegal | games.ended
        rewards, infos = self._results(illegal)
        before, self.potentials = self.potentials, self._potentials()
        rewards += np.where(began, 0.0, self.worth.discount * self.potentials - before)
        if self.mode == AutoresetMode.SAME_STEP and self.over.any():
            ended, infos = self.over, self._final(infos)
            self._begin(ended)
            self.over = np.zeros(self.num_envs, np.bool_)
            self.potentials = self._potentials()
            return self._look(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos | self._masks()
        return self._look(), rewards, self.over.copy(), np.zeros(self.num_envs, np.bool_), infos | self._masks()

    def _begin(self, chosen: np.ndarray) -> None:
        """Begins the chosen games anew."""
        self.games.step(np.where(chosen, BEGIN, STAY))

    def _look(self) -> Observation:
        """What the learners know and may do."""
        return {"observation": self.games.tensors(), "action_mask": self._allowed()}

    def _allowed(self) -> np.ndarray:
        """The legal actions; none in games that have ended."""
        allowed = self.games.masks.astype(np.int8)
        allowed[self.over] = 0
        return allowed

    def _masks(self) -> dict[str, Any]:
        """The legal actions as information."""
        return {"action_mask": self._allowed(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _potentials(self) -> np.ndarray:
        """How well the learners stand by the evaluation; 0 at the end."""
        if self.worth.shaping == 0.0:
            return np.zeros(self.num_envs)
        leads = [self.worth.lead(values, self.seat) for values in self.games.values.tolist()]
        return np.where(self.over, 0.0, self.worth.shaping * np.array(leads))

    def _results(self, illegal: np.ndarray) -> tuple[np.ndarray, dict[str, Any]]:
        """The rewards of the step, and scores and places of the games that it ended."""
        games, rewards = self.games, np.zeros(self.num_envs)
        rewards[illegal] = ILLEGAL
        ended = games.ended & ~illegal
        for row in np.flatnonzero(ended):
            plain = self.worth.kind == "place" or games.places.shape[1] == 1 or games.places[row].min() > 1
            by_points = [] if plain else self.worth.of([float(score) for score in games.scores[row]])
            rewards[row] = games.rewards[row, self.seat] if plain else by_points[self.seat]
        infos: dict[str, Any] = {}
        if ended.any():
            infos |= {"scores": games.scores.copy(), "_scores": ended, "places": games.places.copy(), "_places": ended}
        if illegal.any():
            infos |= {"illegal": illegal.copy(), "_illegal": illegal}
        return rewards, infos

    def _final(self, infos: dict[str, Any]) -> dict[str, Any]:
        """The last observations and results of games that begin anew in the same step."""
        seen, last, ended = self._look(), np.full(self.num_envs, None, object), self.over.copy()
        for row in np.flatnonzero(ended):
            last[row] = {key: array[row] for key, array in seen.items()}
        return {"final_obs": last, "_final_obs": ended, "final_info": infos | self._masks(), "_final_info": ended}

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the processes."""
        self.games.close()


def env(name: str, num_envs: int = 1, opponents: Sequence[Any] | None = None, **settings: Any) -> AegeanVectorEnv:
    """So many games at once; without opponents, against as few greedy ones as possible."""
    return AegeanVectorEnv(name, num_envs, opponents, **settings)
