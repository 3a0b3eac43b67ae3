"""PettingZoo's own conformance tests, on every game at every number of seats."""

import warnings

import numpy as np
import pytest

from aegean.adapters import pettingzoo
from tests.adapters.tables import TABLES

tests = pytest.importorskip("pettingzoo.test")
over_all_tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@over_all_tables
def test_the_api_is_that_of_pettingzoo(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        tests.api_test(pettingzoo.env(name, seats), num_cycles=1000)


@over_all_tables
def test_a_seed_decides_everything(name: str, seats: int) -> None:
    tests.seed_test(lambda: pettingzoo.env(name, seats), num_cycles=40)


@over_all_tables
def test_all_ways_to_render_work(name: str, seats: int) -> None:
    tests.render_test(lambda render_mode: pettingzoo.env(name, seats, render_mode=render_mode, width=160))


@over_all_tables
def test_rewards_come_from_the_places_at_the_end(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        total[agent] += reward
        if not termination:
            assert observation is not None
            assert (info["action_mask"] == observation["action_mask"]).all() and info["action_mask"].sum() > 1
        env.step(None if termination else int(np.flatnonzero(info["action_mask"])[0]))
    places = env.unwrapped.base.lane.state.places()
    assert info["places"] == places and len(info["scores"]) == seats
    ordered = [total[agent] for _, agent in sorted(zip(places, env.possible_agents, strict=True))]
    assert ordered == sorted(ordered, reverse=True)
    assert all(-1 <= reward <= 1 for reward in ordered)
    assert seats == 1 or abs(sum(ordered)) < 1e-9


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = pettingzoo.env("athens", 3, start="seat_1")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"seat_1": -1.0, "seat_2": 0.0, "seat_3": 0.0}
    assert not any(info["action_mask"].any() for info in env.infos.values())
    observation, _, ended, _, _ = env.last()
    assert ended and observation is not None and not observation["action_mask"].any()


def gains(shaping: float) -> tuple[dict[str, list[float]], dict[str, float]]:
    """What every agent is told in a game, and what it is worth to them in the end."""
    env = pettingzoo.raw_env("athens", 3, reward="margin", shaping=shaping)
    env.reset(seed=3)
    told: dict[str, list[float]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        told[agent].append(reward)
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))
    return told, dict(zip(told, env.worth.final(env.base.lane.state), strict=True))


def test_shaping_adds_up_to_nothing() -> None:
    """Over a whole game each agent gets the same less what its first position was worth, which it cannot change."""
    plain, final = gains(0.0)
    shaped, _ = gains(1.0)
    env = pettingzoo.raw_env("athens", 3, reward="margin", shaping=1.0)
    env.reset(seed=3)
    first: dict[str, float] = {}
    while len(first) < 3:
        agent = env.agent_selection
        first.setdefault(agent, env.worth.potential(env.base.lane.state, env.numbers[agent]))
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[0]))
    for agent, worth in final.items():
        assert plain[agent][:-1] == [0.0] * (len(plain[agent]) - 1) and plain[agent][-1] == worth
        assert sum(map(bool, shaped[agent])) > 5
        assert abs(sum(shaped[agent]) + first[agent] - worth) < 1e-9


def test_shaped_rewards_keep_the_api() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tests.api_test(pettingzoo.env("athens", 2, shaping=1.0, discount=0.99), num_cycles=400)


def test_truth_is_an_action_like_1() -> None:
    env = pettingzoo.env("athens", 3, start="seat_1")
    env.reset(seed=1)
    assert not env.infos["seat_1"]["action_mask"][1]
    env.step(True)
    assert env.rewards["seat_1"] == -1.0


def test_a_game_may_begin_at_a_position() -> None:
    env = pettingzoo.raw_env("athens", 3)
    env.reset(seed=1)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[0]))
    before, agent = env.base.lane.state.clone(), env.agent_selection
    env.reset(seed=2, options={"position": env.base.game.dump(before)})
    assert env.base.lane.state == before and env.agent_selection == agent
    with pytest.raises(ValueError, match="has 3 seats, the table 2"):
        pettingzoo.raw_env("athens", 2).reset(options={"position": before})


def test_the_mask_of_who_does_not_decide_is_empty() -> None:
    env = pettingzoo.env("athens", 2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].sum() == 0


@over_all_tables
def test_all_numbers_have_bounds(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats)
    known = env.observation_space("seat_1")["observation"]
    assert known.is_bounded() and env.state_space.is_bounded() and (known.low < known.high).any()


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode 'png' is none of"):
        pettingzoo.env("athens", render_mode="png")


def test_the_state_is_what_all_agents_know() -> None:
    env = pettingzoo.raw_env("olympos", 3, reward="margin")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert (env.state()[1] == env.observe("seat_2")["observation"]).all()
