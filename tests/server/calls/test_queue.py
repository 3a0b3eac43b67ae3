"""The queue of calls: every message is sent, and by one process only."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from aegean.server.calls import caller
from aegean.server.calls.message import message_of
from aegean.server.settings import Settings, sqlite_url
from aegean.store import Store, outbox
from aegean.store.calls import add_way, due_ways, put_off, take
from aegean.store.migrate import migrate
from aegean.store.people import add_person
from aegean.store.schema import BROWSER, Head, Key, Line, Person, Seat, Way, Wishes
from tests.server import people
from tests.server.calls.people import called, start
from tests.server.people import Process, Running, until
from tests.server.postgres import cluster
from tests.server.receivers import Browser, Receiver

needs_postgres = pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)
TABLES = 12
KILLS = 5


@pytest.fixture
def outside() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made = Store(sqlite_url(tmp_path) if request.param == "sqlite" else cluster.database())
    migrate(made)
    key = Key("digest", BROWSER, "", 1.0)
    add_person(made, Person("p", "Theano", 1.0, (key,)))
    add_way(made, Way("w", "p", "push", "{}", "", "digest", "", ""), Wishes())
    made.create(
        Head("t", "athens", 1, "x"), [Seat(0, "person", player="digest"), Seat(1, "person", player="other")], []
    )
    made.append("t", [Line(1, "start", -1, "", 1.0), Line(2, "move", 1, "x", 1.0)], "running", turn=0)
    yield made
    made.close()


def test_of_many_who_want_to_send_one_does(store: Store) -> None:
    now = time.time()
    assert due_ways(store, now, 10) == ["w"]
    taken = []

    def work() -> None:
        taken.append(take(store, "w", now, now + 60))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    (found,) = [one for one in taken if one is not None]
    assert sorted(call.kind for call in found[2]) == ["begin", "turn"]
    assert all(call.waits for call in found[2]) and due_ways(store, now, 10) == []


def test_a_way_whose_process_died_is_taken_by_another_later(store: Store) -> None:
    now = time.time()
    assert take(store, "w", now, now + 60)
    assert take(store, "w", now + 30, now + 90) is None
    assert take(store, "w", now + 61, now + 121)


def test_what_was_sent_by_a_process_that_died_comes_again_with_the_next_under_the_same_tag(store: Store) -> None:
    now = time.time()
    first = take(store, "w", now, now + 60)
    store.create(Head("u", "athens", 1, "x"), [Seat(0, "person", player="digest"), Seat(1, "person", player="o")], [])
    store.append("u", [Line(1, "start", -1, "", now), Line(2, "move", 1, "x", now)], "running", turn=0)
    again = take(store, "w", now + 61, now + 121)
    assert first and again
    alone, both = (message_of(way, calls, "en") for way, _, calls in (first, again))
    assert (alone.path, both.path) == ("/t/t", "/tables") and alone.tag == both.tag
    assert [path for _, path in both.lines] == ["/t/t", "/t/u"], "the second is told, though nothing leads to it alone"


def test_what_is_put_off_waits(store: Store) -> None:
    now = time.time()
    assert take(store, "w", now, now + 60)
    put_off(store, "w", now + 3600)
    assert due_ways(store, now + 100, 10) == [] and due_ways(store, now + 3601, 10) == ["w"]


def test_a_bot_that_stands_in_lets_nobody_be_called(store: Store) -> None:
    store.append("t", [Line(3, "leave", 0, "", 2.0)], "running")
    found = take(store, "w", time.time(), time.time() + 60)
    assert found and [call.waits for call in found[2] if call.kind == "turn"] == [False]


@needs_postgres
def test_two_processes_send_no_message_twice(outside: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "LOOK", 0.01)
    monkeypatch.setattr(outbox, "GRACE", 0.0)
    database = cluster.database()
    settings = Settings(database, pace=0, rate=1e6, burst=10**6, call_hosts=(outside.host,))
    houses = [Running(settings) for _ in range(2)]
    outside.pause = 0.05  # both look at the queue while a message is on its way
    try:
        host, guest = people.Person(houses[0].url), people.Person(houses[1].url)
        browser = called(host, outside)
        for _ in range(TABLES):
            start(host, guest)
        until(lambda: not queued(houses[0].tables.store))
    finally:
        for house in houses:
            house.stop()
    tags = Counter(message["tag"] for message in browser.messages if not message["code"])
    assert tags and set(tags.values()) == {1}


def queued(store: Store) -> int:
    with store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM calls").scalar() or 0)


def told(browser: Browser) -> set[str]:
    """The tables of which somebody was told one by one."""
    return {message["path"].removeprefix("/t/") for message in browser.messages}


def test_no_call_is_lost_although_the_server_is_killed_again_and_again(outside: Receiver, tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--call-host", outside.host)
    server = Process(*options)
    host, guest = people.Person(server.url), people.Person(server.url)
    browser = called(host, outside, game=False)
    tables: set[str] = set()
    for _ in range(KILLS):
        tables.add(start(host, guest))
        server.kill()  # before the call is sent
        server = Process(*options, port=server.port)
        until(lambda: tables <= told(browser), 30)
    assert server.stop() in (0, -15)


def test_a_clock_that_runs_low_calls_its_player_also_in_quiet_hours(store: Store) -> None:
    store.append("t", [Line(3, "low", 0, "", 2.0)], "running")
    found = take(store, "w", time.time(), time.time() + 60)
    assert found and [call.waits for call in found[2] if call.kind == outbox.CLOCK] == [True]


def test_talking_makes_it_nobodys_turn_and_ends_no_game(store: Store) -> None:
    assert take(store, "w", time.time(), time.time())
    store.append("t", [Line(3, "chat", 1, "", 2.0)], "running", turn=0)
    store.append("t", [Line(4, "chat", 1, "", 2.0)], "finished", turn=-2)
    found = take(store, "w", time.time() + 1, time.time() + 60)
    assert found and sorted(call.kind for call in found[2]) == ["begin", "turn"], "nothing but the calls of before"
