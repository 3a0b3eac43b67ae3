"""What is done again and again leaves nothing behind: neither at a table nor in what bots and learners do."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import aegean
from aegean.adapters.observation import Observer
from aegean.core.seen import Seen
from aegean.play import Table
from aegean.testing.walks import samples

TIMES = 100
ALLOWED = 20  # bytes a time, for what the interpreter itself keeps
ROUNDS = 3  # of which the least counts: threads of other tests may remember something meanwhile


def left_behind(call: Callable[[], object]) -> float:
    """The bytes that remain of each of many calls, in every round of them."""
    for _ in range(10):
        call()
    return min(_measured(call) for _ in range(ROUNDS))


def _measured(call: Callable[[], object]) -> float:
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(TIMES):
            call()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / TIMES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", aegean.names())
def test_nothing_is_left_behind(name: str) -> None:
    game = aegean.load(name)
    state = next(iter(samples(game, 3, 1, 97)))
    text, observer = game.dump(state), Observer(game)
    calls: dict[str, Callable[[], object]] = {
        "reading a position": lambda: game.read(text),
        "beginning a game": lambda: Table(game, ["person"] * 3, seed=4),
        "looking": lambda: Seen(state, 0).legal(),
        "observing": lambda: observer.tensor(Seen(state, 0)),
        "asking what would happen": lambda: Table(game, ["person"] * 3, position=state).moves(),
    }
    assert {what: left for what, call in calls.items() if (left := left_behind(call)) > ALLOWED} == {}
