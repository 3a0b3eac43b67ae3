"""Everything that learners hold can be copied, pickled and sent to another process."""

import copy
import pickle
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import aegean
from aegean.adapters import gymnasium, pettingzoo
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.search.bots import bot
from aegean.testing.walks import samples


def twins(thing: Any) -> list[Any]:
    """The thing copied and pickled."""
    return [copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]


def held(name: str) -> tuple[Any, Any, Any, Any]:
    """What learners hold of a game: a bot, a position as a seat sees it and as it is, and an environment."""
    game = aegean.load(name)
    state = next(state for state in samples(game, 3, 5, 31) if state.seat >= 0 and len(state.legal()) > 1)
    env = gymnasium.env(name, ["greedy", "random"])
    env.reset(seed=4)
    return bot(game, "greedy"), Seen(state, int(state.seat)), state, env


def answers(things: tuple[Any, Any, Any, Any]) -> tuple[int, str, bool, list[float]]:
    """What a bot answers, the digest of a position, whether equal ones have equal hashes, and how a game goes on."""
    player, seen, state, env = things
    after = env.clone().step(int(env.action_masks().argmax()))[0]["observation"]
    alike = hash(state) == hash(state.clone()) and state == state.clone()
    return player.choose(seen, Rng(3)), aegean.load(env.base.game.name).digest(state), alike, after.tolist()


@pytest.mark.parametrize("name", aegean.names())
def test_bots_answer_as_before(name: str) -> None:
    game = aegean.load(name)
    state = next(state for state in samples(game, 3, 5, 31) if state.seat >= 0 and len(state.legal()) > 1)
    seen = Seen(state, int(state.seat))
    for kind in ("random", "greedy", "easy", "30"):
        expected = bot(game, kind).choose(seen, Rng(3))
        assert [twin.choose(seen, Rng(3)) for twin in twins(bot(game, kind))] == [expected, expected]
    assert all(twin is game for twin in twins(game))


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_what_learners_hold_goes_to_other_processes(method: str) -> None:
    things = [held(name) for name in aegean.names()]
    here = [answers(each) for each in things]
    with get_context(method).Pool(1) as pool:
        assert pool.map(answers, things) == here
    assert all(alike for _, _, alike, _ in here)


@pytest.mark.parametrize("name", aegean.names())
def test_an_environment_goes_on_as_before(name: str) -> None:
    env = gymnasium.env(name, ["greedy"] * (aegean.load(name).seats[1] - 1))
    _, info = env.reset(seed=4)
    for _ in range(4):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    for twin in twins(env):
        assert (twin.action_masks() == env.action_masks()).all()
        action = np.flatnonzero(info["action_mask"])[-1]
        expected = copy.deepcopy(env).step(action)
        seen, reward, ended, _, _ = twin.step(action)
        assert all((seen[key] == expected[0][key]).all() for key in seen) and (reward, ended) == expected[1:3]


@pytest.mark.parametrize("name", aegean.names())
def test_an_environment_of_agents_goes_on_as_before(name: str) -> None:
    env = pettingzoo.env(name, 3)
    env.reset(seed=4)
    for twin in twins(env):
        mask = env.last()[4]["action_mask"]
        assert twin.agent_selection == env.agent_selection and (twin.last()[4]["action_mask"] == mask).all()
        twin.step(int(np.flatnonzero(mask)[0]))
