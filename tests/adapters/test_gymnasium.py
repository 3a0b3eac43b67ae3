"""Gymnasium's own conformance test, on every game at every number of seats."""

import pickle
import subprocess
import sys
import warnings
from typing import Any, cast

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import aegean
from aegean.adapters import gymnasium
from aegean.adapters.opponents import Mixture, player
from aegean.adapters.rewards import Rewards
from aegean.core.rng import Rng
from aegean.search.search_bot import SearchBot
from aegean.testing.walks import samples
from tests.adapters.tables import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_is_that_of_gymnasium(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.env(name, ["random"] * (seats - 1), seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize("name", aegean.names())
def test_all_numbers_have_bounds(name: str) -> None:
    space = cast(Any, gymnasium.env(name).observation_space)
    assert space["observation"].is_bounded() and space["action_mask"].is_bounded()


def test_a_learner_can_play_a_whole_game_against_bots() -> None:
    env = gym.make("aegean/Athens-v1", opponents=["random", "random"], seat=1)
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
    seen, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    assert not env.action_masks().any() and not seen["action_mask"].any() and not info["action_mask"].any()
    with pytest.raises(gym.error.ResetNeeded):
        env.step(illegal)


def test_pictures_show_what_the_learner_knows() -> None:
    env = gymnasium.env("athens", ["random"], render_mode="rgb_array", width=120)
    env.reset(seed=1)
    assert env.render().shape[1:] == (120, 3)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2 at a table for 2"):
        gymnasium.env("athens", ["random"], seat=2)


@pytest.mark.parametrize("make", ["gymnasium.make({}", "gymnasium.make_vec({}, num_envs=2, processes=1"])
def test_gymnasium_finds_the_games_without_an_import(make: str) -> None:
    call = make.format("'aegean.adapters.gymnasium:aegean/Athens-v1'") + ", opponents=['random', 'random'])"
    code = f"import gymnasium; tables = {call}; print(tables.reset(seed=1)[1]['action_mask'].any()); tables.close()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr


def test_truth_is_an_action_like_1() -> None:
    env = gymnasium.env("athens", ["random"], start="seat_1")
    env.reset(seed=1)
    assert not env.allowed[1]
    assert env.step(True)[1:3] == (-1.0, True)  # type: ignore[arg-type]


def play(env: gymnasium.AegeanEnv, seed: int, luck: int = 5) -> list[float]:
    """The rewards and the numbers of a game against seeded choices."""
    seen, info = env.reset(seed=seed)
    told, ended, rng = [float(seen["observation"].sum())], False, np.random.default_rng(luck)
    while not ended:
        seen, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        told += [reward, float(seen["observation"].sum())]
    return told


def first(observation: dict[str, np.ndarray]) -> int:
    """The first legal action."""
    return int(observation["action_mask"].argmax())


class Last:
    """A policy as stable-baselines3 has them, of a checkpoint that is a name."""

    def __init__(self, checkpoint: str = "") -> None:
        self.checkpoint = checkpoint

    def predict(self, observation: dict[str, np.ndarray], action_masks: np.ndarray) -> tuple[int, None]:
        return int(np.flatnonzero(action_masks)[-1]), None


@pytest.mark.parametrize(
    "opponent",
    ["easy", "30", first, Last("a"), Mixture(["random", first, "greedy"], [1, 2, 1])],
    ids=["name", "lines", "function", "policy", "mixture"],
)
def test_a_seed_decides_what_opponents_do(opponent: Any) -> None:
    env = gymnasium.env("athens", [opponent])
    told = play(env, 3)
    assert play(env, 3) == told and play(gymnasium.env("athens", [opponent]), 3) == told
    assert play(env, 4) != told


def test_levels_have_lines_instead_of_a_clock() -> None:
    found = player(aegean.load("athens"), "medium", Rng(1))
    assert isinstance(found, SearchBot) and (found.iterations, found.seconds) == (500, 0.0)


def test_a_checkpoint_is_loaded_by_the_name_of_its_maker() -> None:
    env = gymnasium.env("athens", ["python:tests.adapters.test_gymnasium:Last:best"])
    assert play(env, 3) == play(gymnasium.env("athens", [Last("best")]), 3)


def test_what_is_no_opponent_is_refused() -> None:
    with pytest.raises(ValueError, match="is no opponent"):
        gymnasium.env("athens", [7]).reset()


def test_reset_takes_a_seat_opponents_and_a_position() -> None:
    env = gymnasium.env("athens", ["random", "random"])
    env.reset(seed=1, options={"seat": 2, "opponents": ["random", first]})
    assert env.seat == 2 and env.opponents[1] is first
    before = env.base.lane.state.clone()
    _, info = env.reset(seed=9, options={"position": env.base.game.dump(before)})
    assert env.base.lane.state == before and info["action_mask"].any()
    with pytest.raises(ValueError, match="not 'seats'"):
        env.reset(options={"seats": 3})


@pytest.mark.parametrize("kind", ["place", "score", "margin"])
def test_shaping_adds_up_to_nothing(kind: str) -> None:
    plain = play(gymnasium.env("athens", ["random"], reward=kind), 3)[1::2]
    shaped = play(gymnasium.env("athens", ["random"], reward=kind, shaping=1.0), 3)[1::2]
    env = gymnasium.env("athens", ["random"], reward=kind, shaping=1.0)
    env.reset(seed=3)
    assert plain[:-1] == [0.0] * (len(plain) - 1) and -1 <= plain[-1] <= 1
    assert sum(map(bool, shaped)) > 5 and abs(sum(shaped) + env.potential - sum(plain)) < 1e-9


def test_a_lead_is_worth_more_than_a_lag() -> None:
    state = list(samples(aegean.load("athens"), 3, 4, 1))[-1]
    scores = state.scores()
    worth = Rewards(aegean.load("athens"), 3, "margin").final(state)
    assert sorted(range(3), key=lambda seat: worth[seat]) == sorted(range(3), key=lambda seat: scores[seat])


def test_agents_can_plan_in_copies() -> None:
    env = gymnasium.env("olympos", ["random", "random"])
    _, info = env.reset(seed=2)
    action = np.flatnonzero(info["action_mask"])[0]
    before = env.base.lane.state.clone()
    for other in (env.clone(), env.imagine(7)):
        assert (other.action_masks() == env.action_masks()).all()
        assert (other.base.observation(0) == env.base.observation(0)).all()
        other.step(action)
    assert env.base.lane.state == before


@pytest.mark.parametrize("opponent", [first, Last("a")], ids=["function", "policy"])
def test_opponents_of_any_kind_are_copied_with_their_table(opponent: Any) -> None:
    env = gymnasium.env("athens", [opponent, "greedy"])
    _, info = env.reset(seed=2)
    action = np.flatnonzero(info["action_mask"])[0]
    twins = [env.clone(), pickle.loads(pickle.dumps(env))]
    expected = env.step(action)[0]
    for twin in twins:
        assert all((value == expected[key]).all() for key, value in twin.step(action)[0].items())
