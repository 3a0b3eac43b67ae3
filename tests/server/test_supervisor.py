"""Work in the background goes on, whatever happens to it."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from aegean.server.operation import supervisor
from aegean.server.operation.supervisor import Supervisor
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Process, Running, children, in_a_loop, until


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6))
    yield server
    server.stop()


async def settle(condition: Any) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


def test_work_that_fails_is_begun_again_until_it_is_done() -> None:
    tries = 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise OSError("no space left on device")

    async def scene() -> None:
        keeper = Supervisor()
        keeper.keep("bots", "abc", work)
        await settle(lambda: keeper.failing() == {"bots": 1})
        await settle(lambda: not keeper.works)

    in_a_loop(scene())
    assert tries == 4


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda low, high: high)

    async def scene() -> list[float]:
        work = supervisor.Work("bots", "", lambda: asyncio.sleep(0))
        return [work.fail(OSError()) for _ in range(9)]

    pauses = in_a_loop(scene())
    assert pauses[:3] == [0.1, 0.2, 0.4] and pauses[-1] == supervisor.LONGEST_PAUSE


def test_whoever_asks_for_work_in_a_pause_ends_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 3600.0)
    tries = []

    async def work() -> None:
        tries.append(0)
        if len(tries) == 1:
            raise OSError

    async def scene() -> None:
        keeper = Supervisor()
        keeper.keep("bots", "", work)
        await settle(keeper.failing)
        keeper.keep("bots", "", work)
        await settle(lambda: not keeper.works)

    in_a_loop(scene())
    assert len(tries) == 2


def test_a_supervisor_that_closes_leaves_nothing_behind() -> None:
    async def scene() -> None:
        keeper = Supervisor()
        keeper.keep("notices", "", lambda: asyncio.sleep(3600))
        await asyncio.sleep(0)
        await keeper.close()
        assert not keeper.works and len(asyncio.all_tasks()) == 1

    in_a_loop(scene())


def test_bots_play_on_although_their_processes_are_killed_again_and_again(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    host = Person(server.url)
    table = host.create("bot:easy", "bot:easy")
    until(lambda: host.state(table)["moves"] > 2, 60)
    killed: set[int] = set()

    def kill_more() -> bool:
        for process in children(server.child.pid) - killed:
            os.kill(process, signal.SIGKILL)
            killed.add(process)
        return len(killed) > 5

    until(kill_more, 60)
    before = host.state(table)["moves"]
    until(lambda: host.state(table)["moves"] > before + 2, 60)
    assert server.stop() in (0, -signal.SIGTERM)


def test_bots_play_on_after_the_disk_was_full_for_a_moment(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    host = Person(running.url)
    table = host.create("me", "bot:random", options={"start": "seat_1"})
    with monkeypatch.context() as patch:
        host.play(table)
        patch.setattr(running.tables.store, "append", full)
        until(lambda: running.app.state.bots.supervisor.failing().get("bots"))
        assert host.get("/healthz")["failing"] == {"bots": 1}
    until(lambda: host.state(table)["legal"])


def test_whoever_reloads_a_table_ends_the_pause_of_its_bots(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 3600.0)
    host = Person(running.url)
    table = host.create("me", "bot:random", options={"start": "seat_1"})
    with monkeypatch.context() as patch:
        host.play(table)
        patch.setattr(running.tables.store, "append", full)
        until(lambda: running.app.state.bots.supervisor.failing().get("bots"))
    with host.listen(table):
        until(lambda: host.state(table)["legal"])


def test_tables_of_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path), pace=60)
    first = Running(settings)
    table = Person(first.url).create("bot:random", "bot:random")
    first.stop()
    second = Running(Settings(sqlite_url(tmp_path), pace=0))
    try:
        until(lambda: table in second.tables.by_id and len(second.tables.by_id[table].numbers) > 10)
    finally:
        second.stop()
