"""MaskablePPO of sb3-contrib learns a game against `easy`, on games in lock-step.

    PYTHONPATH=examples aegean benchmark ppo --guest ppo=python:maskable_ppo:Agent --track learning --keep out

learns within the limits of AegeanBench and plays its protocol; `pip install aegean[learning]` brings what it needs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from aegean.adapters.learning import Meter, Spent
from aegean.adapters.observation import Observer
from aegean.adapters.vector import AegeanVectorEnv
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen

OPPONENTS = ["easy", "easy"]
TABLES = 64  # at least; the more there is to learn from, the more games at once
SETTINGS: dict[str, Any] = {
    "n_steps": 128,
    "n_epochs": 3,
    "gamma": 1.0,
    "gae_lambda": 0.95,
    "learning_rate": lambda left: 5e-4 * left,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [128, 128]},
    "seed": 1,
}


class Agent:
    """Plays the likeliest action of a learned policy."""

    def __init__(self, folder: str) -> None:
        self.model = model_in(folder)

    def choose(self, seen: Seen[Any], rng: Rng) -> int:
        """What the policy answers."""
        game = seen.position.rules.game
        mask = np.zeros(int(game.space.size), np.int8)
        mask[seen.legal()] = 1
        known = {"observation": observer(game).tensor(seen), "action_mask": mask}
        return int(self.model.predict(known, action_masks=mask, deterministic=True)[0])

    @staticmethod
    def learn(game: str, meter: Meter, folder: Path) -> None:
        """Learns a game and writes the policy."""
        count = max(TABLES, meter.limit // 20_000)
        tables = meter.vector(game, count, opponents=OPPONENTS, reward="margin", shaping=1.0, autoreset_mode="SameStep")
        steps = count * SETTINGS["n_steps"]
        model = MaskablePPO("MultiInputPolicy", Tables(tables), batch_size=16 * count, **SETTINGS)
        try:
            model.learn(meter.limit // steps * steps)
        except Spent:
            pass
        finally:
            tables.close()
        model.save(folder / "policy")


@cache
def model_in(folder: str) -> Any:
    """What was learned."""
    import torch

    torch.set_num_threads(1)  # every core plays a game of its own
    return MaskablePPO.load(Path(folder) / "policy", device="cpu")


@cache
def observer(game: Game) -> Observer:
    """Makes the observations of a game."""
    return Observer(game)


class Tables(VecEnv):
    """A vector of Gymnasium as Stable-Baselines3 has them."""

    def __init__(self, tables: AegeanVectorEnv) -> None:
        self.tables = tables
        self.actions = self.masks = np.zeros(0, np.int64)
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self) -> Any:
        """Begins all games."""
        seen, _ = self.tables.reset(seed=1)
        self.masks = seen["action_mask"]
        return seen

    def step_async(self, actions: np.ndarray) -> None:
        """Takes the actions to be played."""
        self.actions = actions

    def step_wait(self) -> Any:
        """Plays them; a game that ends tells its last observation."""
        seen, rewards, ended, _, infos = self.tables.step(self.actions)
        self.masks = seen["action_mask"]
        told: list[dict[str, Any]] = [{"TimeLimit.truncated": False} for _ in ended]
        for row in np.flatnonzero(ended):
            told[row]["terminal_observation"] = infos["final_obs"][row]
        return seen, rewards.astype(np.float32), ended, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The masks, which are all that is asked for."""
        assert method_name == "action_masks"
        return list(self.masks.astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        """Whether there are masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What every environment has."""
        return [getattr(self.tables, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """There are no wrappers."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Ends the processes."""
        self.tables.close()
