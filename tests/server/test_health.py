"""The truth about the server: what does not work is named, and nothing else."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from aegean.server.bots import worker
from aegean.server.bots.worker import Worker
from aegean.server.operation import health
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running, in_a_loop, until
from tests.server.postgres import cluster


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(health, "LOOKED", 0.0)
    server = Running(Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6))
    yield server
    server.stop()


def ills(server: Running, lang: str = "en") -> Any:
    answer = Person(server.url).http.get("/healthz", params={"lang": lang})
    assert (answer.status_code, answer.json()["status"]) in ((200, "ok"), (503, "ill"))
    assert (answer.status_code == 503) == bool(answer.json()["reasons"])
    return answer.json()["reasons"]


def test_a_server_that_works_is_well(running: Running) -> None:
    assert ills(running) == {}


def test_a_disk_that_cannot_be_written_is_named(running: Running) -> None:
    engine = running.tables.store.engine

    def forbid_writing(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA query_only = ON").close()

    event.listen(engine, "connect", forbid_writing)
    engine.dispose()
    assert ills(running) == {"read_only": "The disk cannot be written."}
    assert ills(running, "de") == {"read_only": "Der Speicher kann nicht beschrieben werden."}
    event.remove(engine, "connect", forbid_writing)
    engine.dispose()
    assert ills(running) == {}


def test_a_full_disk_is_named(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(Exception):
        sqlite_errorname = "SQLITE_FULL"

    def full() -> None:
        raise OperationalError("UPDATE", {}, Full("database or disk is full"))

    monkeypatch.setattr(running.tables.store, "check", full)
    assert ills(running) == {"disk_full": "The disk is full."}


def test_whoever_asks_often_is_told_what_was_seen_a_moment_ago(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LOOKED", 3600.0)
    looks: list[int] = []
    monkeypatch.setattr(running.tables.store, "check", lambda: looks.append(0))
    running.app.state.health.looked = -3600.0
    for _ in range(5):
        ills(running)
    assert len(looks) == 1


def test_bots_that_do_not_answer_are_named_and_replaced(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Person(running.url)
    table = host.create("me", "bot:random", options={"start": "seat_2"})
    until(lambda: host.state(table)["legal"], 60)
    process = running.app.state.bots.shares.free[-1].process
    os.kill(process, signal.SIGSTOP)
    monkeypatch.setattr(worker, "UNANSWERED", 0.2)
    monkeypatch.setattr(worker, "LONGEST_THOUGHT", 3.0)
    host.play(table)
    until(lambda: ills(running) == {"bots": "Bots do not answer."})
    monkeypatch.setattr(worker, "UNANSWERED", 60.0)
    until(lambda: host.state(table)["legal"], 60)
    assert ills(running) == {}


def test_a_process_that_ends_again_and_again_gives_no_hope() -> None:
    async def scene() -> None:
        one = Worker()
        assert one.answers
        for _ in range(2):
            with pytest.raises(Exception, match="busy"):
                await one.run(os._exit, 1)
        assert not one.answers
        assert await one.run(abs, -3) == 3 and one.answers
        await one.close()

    in_a_loop(scene())


@pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)
def test_a_server_that_hears_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("LOOKED", 0.0), ("BEAT", 0.1), ("SILENCE", 1.0)):
        monkeypatch.setattr(health, name, seconds)
    server = Running(Settings(cluster.database(), pace=0, rate=1e6, burst=10**6))
    try:
        until(lambda: ills(server) == {})
        beat = server.tables.store.beat
        monkeypatch.setattr(server.tables.store, "beat", lambda: None)
        until(lambda: ills(server) == {"notices": "Nothing is heard of other server processes."})
        monkeypatch.setattr(server.tables.store, "beat", beat)
        until(lambda: ills(server) == {})
    finally:
        server.stop()
