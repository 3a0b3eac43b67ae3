"""A server for each module, and people to visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(
        Settings(sqlite_url(tmp_path_factory.mktemp("data")), pace=0, rate=1e6, burst=10**6, heartbeat=0.3)
    )
    yield running
    running.stop()


@pytest.fixture
def someone(server: Running) -> Callable[..., Person]:
    return lambda token="": Person(server.url, token)
