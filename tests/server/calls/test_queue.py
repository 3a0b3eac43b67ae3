"""The queue of calls: every message is sent, and by one process only."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from aegean.server.calls import caller
from aegean.server.calls.message import message_of
from aegean.server.settings import Settings, sqlite_url
from aegean.store import Store, outbox
from aegean.store.calls import add_way, done, due_ways, put_off, save_wishes, take
from aegean.store.migrate import migrate
from aegean.store.people import add_person
from aegean.store.schema import BROWSER, CALLS, WAYS, Call, Head, Key, Line, Person, Seat, Way, Wishes
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


def test_ways_that_worked_are_tried_before_those_that_did_not(store: Store) -> None:
    for name, faults in (("a", 3), ("b", 0), ("c", 1)):
        add_way(store, Way(name, "p", "push", name, "", "digest", "", "", faults=faults), Wishes())
    store.append("t", [Line(3, "move", 1, "x", 2.0)], "running", turn=0)
    assert due_ways(store, time.time(), 10) == ["w", "b", "c", "a"]
    assert due_ways(store, time.time(), 2) == ["w", "b"]


def test_a_turn_that_is_given_and_taken_back_calls_ever_more_rarely(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "GRACE", 1.0)
    store.append("t", [Line(3, "move", 0, "x", 2.0)], "running", turn=1)
    waiting(store)
    number, waits = 4, list[float]()
    for moment in (100.0, 200.0, 300.0, 400.0):
        store.append("t", [Line(number, "move", 1, "x", moment)], "running", turn=0)
        waits += [due - moment for due in dues(store) if due > moment]
        waiting(store, moment + 90)
        store.append("t", [Line(number + 1, "undo", 1, "1", moment + 90)], "running", turn=1)
        number += 2
    assert waits == [1, 2, 4, 8]
    store.append("t", [Line(number, "move", 1, "x", 500.0), Line(number + 1, "move", 0, "x", 500.0)], "running", turn=0)
    store.append("t", [Line(number + 2, "move", 1, "x", 600.0)], "running", turn=0)
    assert [due - 600 for due in dues(store) if due > 600] == [1], "whoever has played again is called at once"


def test_whoever_talks_without_an_answer_calls_ever_more_rarely(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "GRACE", 1.0)
    save_wishes(store, Person("p", "Theano", 1.0, ()), Wishes(chat=True))
    waiting(store)
    for number in range(3, 6):
        store.append("t", [Line(number, "chat", 1, "hello", 100.0 * number)], "running")
    assert dues(store) == [301, 402, 504]
    store.append("t", [Line(6, "chat", 0, "I hear you", 600.0)], "running")
    store.append("t", [Line(7, "chat", 1, "fine", 700.0)], "running")
    assert dues(store)[-1] == 701


def test_invitations_do_not_ring_one_after_the_other(store: Store) -> None:
    save_wishes(store, Person("p", "Theano", 1.0, ()), Wishes())
    now = time.time()
    waiting(store, now)
    for number in range(3):
        head = Head(f"i{number}", "athens", 1, "x", changed=now + number)
        store.create(head, [Seat(0, "person", player="other"), Seat(1, "kept", player="digest")], [])
    first = dues(store)
    assert len(first) == 3 and max(first) - min(first) < 1 and min(first) > now + 200, "all with one message"
    waiting(store, now + 400)
    with store.writing() as connection:
        connection.execute(update(WAYS).values(sent=now - 1000))
    store.create(
        Head("i9", "athens", 1, "x", changed=now),
        [Seat(0, "person", player="other"), Seat(1, "kept", player="digest")],
        [],
    )
    assert dues(store) == [now], "after a while at once"


def dues(store: Store) -> list[float]:
    """When the calls in the queue are due."""
    with store.engine.connect() as connection:
        return sorted(connection.execute(select(CALLS.c.due)).scalars())


def waiting(store: Store, now: float = 50.0) -> list[Call]:
    """Takes what is in the queue out."""
    _, _, due = take(store, "w", now, now) or (None, None, [])
    done(store, "w", due, sent=True)
    return [call for call in due if call.waits]


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


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_a_server_soon_sends_what_one_that_died_had_begun_to_send(outside: Receiver, tmp_path: Path, kind: str) -> None:
    place = ("--data", str(tmp_path)) if kind == "sqlite" else ("--database", cluster.database())
    options = (*place, "--call-host", outside.host)
    server = Process(*options)
    host, guest = people.Person(server.url), people.Person(server.url)
    called(host, outside, game=False)
    tests, outside.pause = len(outside.got), 5.0
    start(host, guest)
    until(lambda: len(outside.got) > tests)
    server.kill()  # while the message is on its way
    outside.pause = 0.0
    server = Process(*options, port=server.port)
    until(lambda: len(outside.got) > tests + 1, caller.LEASE / 2)
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
