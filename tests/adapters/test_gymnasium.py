"""Gymnasium's own conformance test, on every game at every number of seats."""

import warnings
from typing import cast

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aegean.adapters import gymnasium
from tests.adapters.tables import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_is_that_of_gymnasium(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.env(name, ["random"] * (seats - 1), seat=seats - 1), skip_render_check=True)


def test_a_learner_can_play_a_whole_game_against_bots() -> None:
    env = gym.make("aegean/athens-v1", bots=["random", "random"], seat=1)
    table = cast(gymnasium.AegeanEnv, env.unwrapped).base
    observation, info = env.reset(seed=5)
    ended, steps, luck = False, 0, np.random.default_rng(5)
    while not ended:
        assert table.seat == 1
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, truncated, info = env.step(action)
        assert ended or reward == 0
        steps += 1
    assert not truncated and reward in (-1.0, 0.0, 1.0) and steps > 10
    assert observation["action_mask"].sum() == 0
    assert info["places"] == table.lane.state.places() and len(info["scores"]) == 3


def test_maskable_learners_ask_for_the_mask() -> None:
    env = gymnasium.env("athens", ["random"])
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode 'png' is none of human, ansi, svg, rgb_array"):
        gymnasium.env("athens", ["random"], render_mode="png")


def test_an_illegal_action_ends_the_game_with_the_worst_reward() -> None:
    env = gymnasium.env("athens", ["random"])
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_pictures_show_what_the_learner_knows() -> None:
    env = gymnasium.env("athens", ["random"], render_mode="rgb_array", width=120)
    env.reset(seed=1)
    assert env.render().shape[1:] == (120, 3)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2 at a table for 2"):
        gymnasium.env("athens", ["random"], seat=2)
