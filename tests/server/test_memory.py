"""What nobody needs any more leaves memory at once: garbage among what is old is hardly ever searched for."""

from __future__ import annotations

import gc
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from weakref import ref

import pytest
from fastapi import WebSocket
from websockets.extensions.permessage_deflate import PerMessageDeflate

from aegean.core.state import SPECTATOR
from aegean.draw.cache import Cache
from aegean.draw.panel import Panel
from aegean.draw.svg import Svg
from aegean.server.access.websocket import CompressedWebSocket
from aegean.server.html import panels
from aegean.server.html.catalogue import games
from aegean.server.routes.live import Watcher
from tests.server.people import Person, hear, until
from tests.server.test_hidden import payloads, played

OF_A_PAGE = (Watcher, WebSocket, CompressedWebSocket)
LARGE = 15  # the window with which the server packs; clients, which are in this process too, have a smaller one


@pytest.fixture(autouse=True)
def unsearched() -> Iterator[None]:
    """Nobody searches for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("name", list(games()))
def test_a_table_that_nobody_holds_any_more_is_gone_at_once(name: str) -> None:
    live = next(played(name, 1))
    for viewer in (SPECTATOR, *range(len(live.seats))):
        assert payloads(live, viewer, "en")
    gone = ref(live)
    del live
    assert gone() is None


def panel(letter: str, number: int) -> Panel:
    body = "".join(f'\n<g id="piece-{number}-{at}"><use href="#sign-{number}-{at}"/>{letter}</g>' for at in range(100))
    return Panel("board", "board", "A board", 10, 10, Svg(body))


@pytest.mark.parametrize("letter", ["a", "…"])
def test_panels_take_as_much_memory_as_they_are_allowed(monkeypatch: pytest.MonkeyPatch, letter: str) -> None:
    cache = Cache[Panel, panels.Framed]("test: panels", limit=3_000_000, weight=panels.weight_of)
    monkeypatch.setattr(panels, "_PANELS", cache)
    tracemalloc.start()
    for number in range(300):
        panels._framed(panel(letter, number))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.8 * cache.limit < taken < 1.1 * cache.limit


def test_a_page_that_was_closed_is_gone_at_once(someone: Callable[..., Person]) -> None:
    host = someone()
    table = host.create("me", "open")
    before = of_pages()
    for _ in range(3):
        with host.listen(table) as socket:
            hear(socket)
            assert not {"PerMessageDeflate", "Watcher"} - {*(of_pages() - before)}
    until(lambda: of_pages() == before)


def of_pages() -> Counter[str]:
    """What is in memory of pages that are connected."""
    everything = gc.get_objects()
    packers = (one for one in everything if type(one) is PerMessageDeflate and one.local_max_window_bits == LARGE)
    pages = (one for one in everything if type(one) in OF_A_PAGE)
    return Counter(type(one).__name__ for one in (*packers, *pages))
