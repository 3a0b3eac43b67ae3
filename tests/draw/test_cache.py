"""Caches are bounded, drop what nobody has asked for, count hits, and can be bypassed."""

from __future__ import annotations

import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import mul, neg
from random import Random

import pytest

from aegean.draw.cache import Cache, Usage, cached, fresh, usages, weight_of
from aegean.draw.svg import Svg
from aegean.draw.text import width


def drawn(letter: str, number: int) -> Svg:
    return Svg(f"<g>{letter}{number:08}</g>" * 500)


def never() -> str:
    raise AssertionError("the value is there already")


def test_the_oldest_entry_that_nobody_asked_for_goes_first() -> None:
    cache = Cache[str, str]("test: recent", limit=2)
    for key in ("a", "b", "a", "c"):
        cache.get(key, partial(mul, key, 2))
    assert cache.get("a", never) == "aa"
    assert cache.get("b", lambda: "made again") == "made again"


def test_entries_count_what_they_weigh() -> None:
    cache = Cache[int, str]("test: weight", limit=10, weight=lambda key, text: len(text))
    cache.get(1, lambda: "1234")
    cache.get(2, lambda: "123456")
    assert cache.usage() == Usage(hits=0, misses=2, size=10, limit=10)
    cache.get(3, lambda: "1")
    assert cache.usage().size == 7


@pytest.mark.parametrize("letter", ["a", "ü", "…"])
def test_drawings_take_as_much_memory_as_they_are_allowed(letter: str) -> None:
    cache = Cache[int, Svg](f"test: memory of {letter}", limit=4_000_000, weight=weight_of)
    tracemalloc.start()
    for number in range(1000):
        cache.get(number, partial(drawn, letter, number))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.8 * cache.limit < taken < 1.1 * cache.limit


def test_what_is_heavier_than_the_whole_cache_is_made_and_not_remembered() -> None:
    cache = Cache[int, str]("test: heavy", limit=3, weight=lambda key, text: len(text))
    assert [cache.get(1, lambda: "1234") for _ in range(2)] == ["1234", "1234"]
    assert cache.usage() == Usage(hits=0, misses=2, size=0, limit=3)


def test_fresh_neither_reads_nor_fills_a_cache() -> None:
    cache = Cache[int, str]("test: fresh", limit=3)
    cache.get(1, lambda: "old")
    with fresh(), fresh():
        assert cache.get(1, lambda: "new") == "new"
        assert cache.get(2, lambda: "new") == "new"
    assert cache.get(1, never) == "old"
    assert cache.usage().size == 1


def test_cached_functions_remember_up_to_their_limit() -> None:
    asked: list[int] = []

    @cached(limit=2)
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(number) for number in (1, 2, 1, 3, 2)] == [2, 4, 2, 6, 4]
    assert asked == [1, 2, 3, 2]


def test_every_cache_reports_under_its_name() -> None:
    Cache[int, int]("test: named", limit=7)
    width("words", 12)
    found = usages()
    assert found["test: named"] == Usage(0, 0, 0, 7)
    assert found["aegean.draw.text.width"].limit == 2048
    assert "drawings of scenes" in found


def test_threads_can_share_a_cache() -> None:
    cache = Cache[int, int]("test: threads", limit=30)

    def hammer(seed: int) -> bool:
        rng = Random(seed)
        keys = [rng.randrange(60) for _ in range(4000)]
        return all(cache.get(key, partial(neg, key)) == -key for key in keys)

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(hammer, range(4)))
    assert cache.usage().size == 30
    assert cache.hits + cache.misses == 16_000
