"""Limits: how fast, and how much."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import aegean
from aegean.play import Table
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


def test_nobody_lays_tables_without_end(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60))
    person, stranger = Person(running.url), Person(running.url)
    wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    try:
        running.tables.laid.left["127.0.0.1"] = 2.5, monotonic()
        long = Table(aegean.load("athens"), ["random"] * 4, seed=1)
        long.run_bots()
        refused = person.http.post("/api/records", json={"record": long.record().text()})
        assert refused.status_code == 429, "a long record counts as several tables"
        table = person.create("me", "hotseat")
        person.post(f"/api/tables/{table}/fork", {"moves": 0})
        answer = stranger.http.post("/api/tables", json=wish)
        assert answer.status_code == 429 and "So many tables" in answer.json()["reason"]
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert stranger.post("/api/deals", {"game": "athens", "seats": 2}, 429)["error"] == "many_tables"
        assert stranger.http.post("/deals/new/athens", data={"seat0": "me", "seat1": "open"}).status_code == 429
        person.play(table)
    finally:
        running.stop()


def test_nobody_renames_themselves_at_all_their_tables_without_end(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60))
    person = Person(running.url)
    try:
        tables = [person.create("me", "hotseat") for _ in range(3)]
        running.app.state.people.renaming.left["127.0.0.1"] = 4.0, monotonic()
        person.post("/api/me/name", {"name": "Ida"})
        answer = person.http.post("/api/me/name", json={"name": "Ada"})
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
        assert [person.state(table)["seats"][0]["name"] for table in tables] == ["Ida"] * 3
        person.post("/api/me/name", {"name": "Ida"})
    finally:
        running.stop()


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


def test_a_server_that_keeps_no_idle_table_still_opens_them(tmp_path: Path) -> None:
    running = Running(Settings(sqlite_url(tmp_path), pace=60, idle=0))
    person = Person(running.url)
    try:
        first, second = (person.create("me", "hotseat") for _ in range(2))
        assert list(running.tables.by_id) == [second]
        person.play(first)
        assert person.state(first)["moves"] > person.state(second)["moves"]
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
