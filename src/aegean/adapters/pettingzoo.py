"""Every game as a PettingZoo environment: agents act in turn, chance and forced moves play themselves.

>>> from aegean.adapters import pettingzoo
>>> env = pettingzoo.env("athens", seats=3)
>>> env.reset(seed=1)
>>> str(env), env.agents
('athens_v1', ['seat_1', 'seat_2', 'seat_3'])
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((407,), 7)
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from aegean.adapters.env_base import ILLEGAL, RENDER_MODES, EnvBase, Observation, checked_mode
from aegean.adapters.rewards import Rewards
from aegean.core.state import OVER


class Ordered(OrderEnforcingWrapper[str, Observation, int | None]):
    """Calls in the wrong order are errors; what is asked for at every step goes straight to the game."""

    @property
    def agents(self) -> list[str]:
        """Who is still in the game."""
        playing: list[str] = self.env.agents
        return playing

    @property
    def agent_selection(self) -> str:
        """Whose turn it is."""
        agent: str = self.env.agent_selection
        return agent

    def step(self, action: int | None) -> None:
        """Plays the action of the agent whose turn it is."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent in turn knows, its reward, whether it is done, and what is legal."""
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return seen

    def __str__(self) -> str:
        return str(self.env)


def env(name: str, seats: int = 0, **settings: Any) -> Ordered:
    """The environment of a game; without a number of seats, with as few as possible."""
    return Ordered(AegeanEnv(name, seats, **settings))


def raw_env(name: str, seats: int = 0, **settings: Any) -> AegeanEnv:
    """The environment of a game without a watch over the order of calls."""
    return AegeanEnv(name, seats, **settings)


class AegeanEnv(AECEnv[str, Observation, int | None]):
    """One game between agents that take turns; an illegal action ends it with -1 for whoever chose it, 0 for others."""

    def __init__(
        self,
        name: str,
        seats: int = 0,
        *,
        reward: str = "place",
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
        width: int = 1024,
        **options: str,
    ) -> None:
        super().__init__()
        self.base = EnvBase(name, seats, options)
        self.worth = Rewards(self.base.game, self.base.seats, reward, shaping, discount)
        self.metadata = {"name": self.base.full_name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = checked_mode(render_mode)
        self.width = width
        self.possible_agents = [f"seat_{number + 1}" for number in range(self.base.seats)]
        self.numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        spaces = {agent: self.base.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in spaces.items()}
        known = self.observation_spaces[self.possible_agents[0]]["observation"]
        rows = (self.base.seats, 1)
        self.state_space = Box(np.tile(known.low, rows), np.tile(known.high, rows), dtype=np.float32)

    def observation_space(self, agent: str) -> Any:
        """Numbers that the agent knows, and its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the seed decides all chance. Options may hold a `position` to begin at."""
        self.base.restart(seed, (options or {}).get("position"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.potentials: dict[str, float] = {}  # at the last decision of each agent, where rewards are shaped
        self._select(self.base.seat)

    def _select(self, seat: int) -> None:
        """Turns to the agent that decides and tells it what is legal."""
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.base.mask(seat)}
        if self.worth.shaping != 0.0:
            self._shape(agent)

    def _shape(self, agent: str) -> None:
        """Rewards the agent in turn for what has changed in the evaluation since its last decision."""
        potential = self.worth.potential(self.base.lane.state, self.numbers[agent])
        worth = self.worth.discount * potential
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: worth - self.potentials.get(agent, worth)}
        self.potentials[agent] = potential
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent knows; nothing is legal while others decide."""
        seat, told = self.numbers[agent], self.infos.get(agent)
        mask = told["action_mask"] if told else self.base.mask(seat)
        return {"observation": self.base.observation(seat), "action_mask": mask}

    def state(self) -> np.ndarray:
        """What all agents know together, a row each."""
        return np.stack([self.base.observation(seat) for seat in range(self.base.seats)])

    def step(self, action: int | None) -> None:
        """Plays the action of the agent whose turn it is, then everything that leaves no choice."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        mask = self.infos[agent].pop("action_mask")
        self._cumulative_rewards[agent] = 0.0
        number = -1 if action is None else int(action)
        if not 0 <= number < self.base.size or not mask[number]:
            self._end([ILLEGAL if other == agent else 0.0 for other in self.possible_agents], {})
            return
        self.base.lane.play(number)
        seat = self.base.seat
        if seat == OVER:
            self._end(self.worth.final(self.base.lane.state), self.base.results())
        else:
            self._select(seat)

    def _end(self, rewards: list[float], results: dict[str, list[int]]) -> None:
        """Ends the game for all agents and tells them the results."""
        ends = zip(self.possible_agents, rewards, strict=True)
        self.rewards = {agent: reward - self.potentials.get(agent, 0.0) for agent, reward in ends}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": np.zeros(self.base.size, np.int8), **results} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as the agent in turn sees it."""
        shown = self.base.render(self.render_mode, self.numbers[self.agent_selection], self.width)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None
