"""Limits: how fast, how much, and that the API never falls over."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from aegean.server.app import create_app
from aegean.server.settings import BODY_LIMIT, Settings, sqlite_url
from tests.server.people import Person, Running, hear


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path), rate=0.01, burst=5))
    yield running
    running.stop()


def test_a_client_in_a_hurry_has_to_wait(strict: Running) -> None:
    with httpx.Client(base_url=strict.url) as client:
        answers = [client.get("/api/games").status_code for _ in range(12)]
        assert answers[:5] == [200] * 5 and 429 in answers
        assert client.get("/static/base.css").status_code == 200
    with pytest.raises(InvalidStatus), connect(f"{strict.url.replace('http', 'ws')}/live/any"):
        pass


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60, idle=2))
    person, stranger = Person(running.url), Person(running.url)
    try:
        watched = person.create("me", "hotseat")
        bots = stranger.create("bot:random", "bot:random")
        with person.listen(watched) as page:
            hear(page)
            tables = [person.create("me", "hotseat") for _ in range(5)]
            assert set(running.tables.by_id) == {watched, bots, *tables[-2:]}
        person.play(tables[0])
        assert person.state(tables[0])["moves"] > stranger.state(tables[1])["moves"] > 0
    finally:
        running.stop()


def test_large_bodies_are_refused(server: Running) -> None:
    person = Person(server.url)
    assert person.http.post("/api/records", content=b"x" * (BODY_LIMIT + 1)).status_code == 413

    def stream() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * (BODY_LIMIT // 8)

    with suppress(httpx.TransportError):  # the server may hang up
        assert person.http.post("/api/records", content=stream()).status_code >= 400
    assert Person(server.url).get("/healthz")["status"] == "ok"


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())


@pytest.fixture(scope="module")
def some_table(server: Running) -> str:
    host = Person(server.url)
    table = host.create("me", "hotseat")
    return f"{table} {host.table['token']}"


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], server: Running, some_table: str) -> None:
    table, token = some_table.split()
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    answer = case.call(base_url=server.url, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code < 500, answer.text
