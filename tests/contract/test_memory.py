"""What is done again and again leaves nothing behind: neither at a table nor in what bots and learners do."""

import gc
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import aegean
from aegean.adapters import gymnasium
from aegean.adapters.observation import Observer
from aegean.core.seen import Seen
from aegean.play import Table
from aegean.testing.walks import samples

TIMES = 100
ALLOWED = 20  # bytes a time, for what the interpreter itself keeps


def left_behind(call: Callable[[], object]) -> float:
    """The bytes that remain of each of many calls."""
    for _ in range(10):
        call()
    gc.collect()
    tracemalloc.start()
    for _ in range(TIMES):
        call()
    gc.collect()
    left = tracemalloc.get_traced_memory()[0] / TIMES
    tracemalloc.stop()
    return left


def all_left_behind(name: str) -> dict[str, float]:
    """What remains of everything that is done again and again in a game."""
    game = aegean.load(name)
    state = next(iter(samples(game, 3, 1, 97)))
    text, observer = game.dump(state), Observer(game)
    env = gymnasium.env(name, ["random", "random"])
    first = int(env.reset(seed=1)[1]["action_mask"].argmax())
    calls: dict[str, Callable[[], object]] = {
        "reading a position": lambda: game.read(text),
        "beginning a game": lambda: Table(game, ["person"] * 3, seed=4),
        "looking": lambda: Seen(state, 0).legal(),
        "observing": lambda: observer.tensor(Seen(state, 0)),
        "planning in a copy": lambda: env.clone().step(np.int64(first)),
        "asking what would happen": lambda: Table(game, ["person"] * 3, position=state).moves(),
    }
    return {what: left_behind(call) for what, call in calls.items()}


@pytest.mark.parametrize("name", aegean.names())
def test_nothing_is_left_behind(name: str) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:  # no thread of another test remembers anything there
        found = alone.submit(all_left_behind, name).result()
    assert {what: left for what, left in found.items() if left > ALLOWED} == {}
