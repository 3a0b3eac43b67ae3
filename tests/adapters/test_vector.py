"""Many games at once are the same games as one by one, and end and begin as Gymnasium's modes say."""

from typing import Any, cast

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import aegean
from aegean.adapters import gymnasium, vector
from aegean.search.batch import LANE_STRIDE


def first(masks: np.ndarray) -> np.ndarray:
    """The first legal action of every game, 0 where there is none."""
    return np.asarray(masks.argmax(1))


def seed_of(seed: int, row: int) -> int:
    """The seed that a single environment needs to play the same game."""
    return seed << 64 | (row + 1) * LANE_STRIDE & 0xFFFFFFFFFFFFFFFF


@pytest.mark.parametrize("name", aegean.names())
def test_games_at_once_are_those_of_single_environments(name: str) -> None:
    opponents = ["random"] * (aegean.load(name).seats[1] - 1)
    tables = vector.env(name, 2, opponents, processes=1, reward="margin", shaping=0.5)
    singles = [gymnasium.env(name, opponents, reward="margin", shaping=0.5) for _ in range(2)]
    seen, infos = tables.reset(seed=3)
    alone = [env.reset(seed=seed_of(3, row)) for row, env in enumerate(singles)]
    assert all((seen["observation"][row] == one["observation"]).all() for row, (one, _) in enumerate(alone))
    over = np.zeros(2, np.bool_)
    for _ in range(400):
        actions = first(infos["action_mask"])
        seen, rewards, ended, _, infos = tables.step(actions)
        for row, env in enumerate(singles):
            reward, done = 0.0, False
            if over[row]:
                one, told = env.reset()
            else:
                one, reward, done, _, told = env.step(actions[row])
            assert all((seen[key][row] == one[key]).all() for key in one)
            assert (rewards[row], ended[row]) == (pytest.approx(reward), done)
            assert not done or infos["scores"][row].tolist() == told["scores"]
        over = ended
        if over.any() and not aegean.COMPILED:
            break
    tables.close()


def test_gymnasium_makes_the_vector() -> None:
    tables = gym.make_vec("aegean/Athens-v1", num_envs=3, opponents=["random", "greedy"], processes=2)
    assert isinstance(tables, vector.AegeanVectorEnv)
    observations, infos = tables.reset(seed=1)
    assert observations in tables.observation_space
    stepped = tables.step(first(infos["action_mask"]))
    assert stepped[0] in tables.observation_space
    tables.close()


def played(mode: str, count: int = 3) -> tuple[vector.AegeanVectorEnv, Any]:
    """Games up to the step at which the first of them ends."""
    tables = vector.env("athens", count, ["random"], processes=1, autoreset_mode=mode)
    _, infos = tables.reset(seed=2)
    while True:
        step = tables.step(first(infos["action_mask"]))
        infos = step[4]
        if step[2].any():
            return tables, step


def test_in_the_next_step_a_game_begins_anew() -> None:
    tables, (seen, rewards, ended, _, infos) = played("NextStep")
    row = int(ended.argmax())
    assert not seen["action_mask"][row].any() and infos["_scores"][row] and abs(rewards[row]) == 1
    seen, rewards, ended, _, infos = tables.step(first(seen["action_mask"]))
    assert not ended[row] and rewards[row] == 0 and seen["action_mask"][row].any()
    tables.close()


def test_in_the_same_step_the_last_observation_is_told() -> None:
    tables, (seen, _, ended, _, infos) = played("SameStep")
    waiting, (last, *_) = played("NextStep")
    row = int(ended.argmax())
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert (infos["final_obs"][row]["observation"] == last["observation"][row]).all()
    assert infos["final_info"]["_scores"][row] and seen["action_mask"][row].any()
    assert not infos["final_obs"][row]["action_mask"].any()
    tables.close()
    waiting.close()


def test_without_autoreset_the_caller_begins_games() -> None:
    tables, (_, _, ended, _, infos) = played("Disabled")
    with pytest.raises(ValueError, match="is over: reset it"):
        tables.step(first(infos["action_mask"]))
    seen, _ = tables.reset(options={"reset_mask": ended})
    assert seen["action_mask"].any(1).all()
    tables.step(first(seen["action_mask"]))
    tables.close()


def test_an_unknown_wish_is_refused() -> None:
    tables = vector.env("athens", 2, ["random"], processes=1)
    with pytest.raises(ValueError, match="takes the option reset_mask, not 'seat'"):
        tables.reset(options={"seat": 1})
    tables.close()


def test_an_illegal_action_ends_one_game_alone() -> None:
    tables = vector.env("athens", 2, ["random"], processes=1)
    _, infos = tables.reset(seed=1)
    actions = first(infos["action_mask"])
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    seen, rewards, ended, _, infos = tables.step(actions)
    assert (rewards.tolist(), ended.tolist()) == ([0.0, -1.0], [False, True])
    assert infos["illegal"].tolist() == [False, True] and not seen["action_mask"][1].any()
    seen, _, ended, _, _ = tables.step(first(seen["action_mask"]))
    assert not ended.any() and seen["action_mask"].any(1).all()
    tables.close()


def test_seeds_decide_all_games() -> None:
    tables = cast(Any, vector.env("olympos", 2, ["easy", "random"], processes=1))
    told = [tables.reset(seed=seed)[0]["observation"].sum() for seed in (5, 5, 6)]
    assert told[0] == told[1]
    assert (tables.reset()[0]["observation"] != tables.reset()[0]["observation"]).any()
    tables.close()
