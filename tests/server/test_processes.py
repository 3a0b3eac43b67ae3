"""Several server processes on one PostgreSQL database: one truth, told by all."""

import asyncio
import json
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from aegean.server.bots.driver import Plan, Turn
from aegean.server.settings import Settings
from aegean.store import Line
from aegean.store.leases import Leases
from tests.server.people import Person, Process, Running, hear, until
from tests.server.postgres import cluster

pytestmark = pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Running, Running]]:
    address = cluster.database()
    settings = Settings(address, pace=0, rate=1e6, burst=10**6)
    servers = Running(settings), Running(settings)
    yield servers
    for server in servers:
        server.stop()


def test_what_happens_at_one_process_is_heard_at_the_other(pair: tuple[Running, Running]) -> None:
    one, two = pair
    host = Person(one.url)
    table = host.create("me", "hotseat")
    with Person(two.url, host.table["token"]).listen(table) as socket:
        first = hear(socket)
        assert first["your_turn"]
        said = host.play(table)
        update = hear(socket)
        assert update["number"] == said["number"] and update["events"]
    there = Person(two.url, host.table["token"])
    there.play(table)
    until(lambda: host.state(table)["number"] == there.state(table)["number"])


def counting(server: Running, read: list[str]) -> Callable[..., list[Line]]:
    """The way a server reads logs, which notes every time."""
    log = server.tables.store.log

    def counted(*of: Any) -> list[Line]:
        read.append(server.url)
        return log(*of)

    return counted


def at_both(one: Running, two: Running) -> tuple[Person, Person, str]:
    """Somebody at a table of theirs, as they meet it at one process and at the other."""
    host = Person(one.url)
    table = host.create("me", "hotseat")
    there = Person(two.url, host.table["token"])
    there.state(table)
    return host, there, table


def test_a_process_does_not_read_back_what_it_wrote(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    host, there, table = at_both(one, two)
    read: list[str] = []
    for server in pair:
        monkeypatch.setattr(server.tables.store, "log", counting(server, read))
    host.play(table)
    until(lambda: there.state(table)["number"] == host.state(table)["number"])
    assert read == [two.url]


def test_a_process_where_nobody_is_at_a_table_does_not_follow_it(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    host, there, table = at_both(one, two)
    read: list[str] = []
    monkeypatch.setattr(two.tables.store, "log", counting(two, read))
    for _ in range(3):
        host.play(table)
    until(lambda: table not in two.tables.by_id)
    assert len(read) <= 1  # by the look around for what an operator has changed, if that was quicker
    assert there.state(table)["number"] == host.state(table)["number"]


def test_what_the_database_can_never_hold_is_no_fault_of_the_database(pair: tuple[Running, Running]) -> None:
    person = Person(pair[0].url)
    for address in ("/api/deals/%00", "/api/people/a%00b", "/people/%00", "/api/tables/%00", "/t/a%00b/log"):
        assert person.http.get(address).status_code in (404, 422), address
    seats = [{"kind": "me"}, {"kind": "friend", "friend": "\0"}]
    assert person.http.post("/api/tables", json={"game": "athens", "seats": seats}).status_code < 500
    assert person.http.post("/calls/stop/%00").status_code == 422


def test_of_two_processes_that_move_at_once_exactly_one_wins(pair: tuple[Running, Running]) -> None:
    one, two = pair
    host = Person(one.url)
    table = host.create("me", "hotseat")
    people = [Person(server.url, host.table["token"]) for server in pair]
    outcomes = []
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            until(lambda: len({person.state(table)["number"] for person in people}) == 1)
            state = host.state(table)
            wish = {"moves": state["legal"][0]["move"], "at": state["at"]}
            sent = [threads.submit(person.http.post, f"/api/tables/{table}/play", json=wish) for person in people]
            answers = [each.result() for each in sent]
            outcomes.append(sorted(answer.status_code for answer in answers))
            assert {answer.json().get("error") for answer in answers} == {None, "stale"}
    assert outcomes == [[200, 409]] * 10
    numbers = [line.number for line in two.tables.store.log(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    until(lambda: people[0].get(f"/api/tables/{table}/log") == people[1].get(f"/api/tables/{table}/log"))


def test_somebody_joins_at_the_other_process(pair: tuple[Running, Running]) -> None:
    one, two = pair
    host, guest = Person(one.url), Person(two.url)
    table = host.create("me", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    until(lambda: host.state(table)["status"] == "running")
    assert host.state(table)["seats"][1]["name"] == "Mika"


def test_bots_play_on_whichever_process_they_sit(pair: tuple[Running, Running]) -> None:
    one, two = pair
    host = Person(one.url)
    table = host.create("me", "bot:random", options={"start": "seat_2"})
    until(lambda: Person(two.url).state(table)["turn"] == 0, 60)


def test_of_two_processes_with_an_open_table_one_thinks_for_its_bots(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    think = Turn._think

    async def noted(turn: Turn, position: str) -> Plan:
        thought.append(f"{turn.live.at} {position}")
        await asyncio.sleep(0.1)  # time enough for the other process to begin
        return await think(turn, position)

    monkeypatch.setattr(Turn, "_think", noted)
    one, two = pair
    host = Person(one.url)
    table = host.create("me", "bot:greedy", "bot:greedy")
    there = Person(two.url, host.table["token"])
    for _ in range(3):
        until(lambda: there.state(table)["legal"], 60)
        there.play(table)
    until(lambda: there.state(table)["legal"], 60)
    assert thought and len(thought) == len(set(thought))


def test_the_bots_of_a_process_that_was_killed_are_taken_over_though_nobody_looks(
    pair: tuple[Running, Running],
) -> None:
    store = pair[0].tables.store
    other = Process("--database", store.url.render_as_string(hide_password=False), "--pace", "1")
    table = Person(other.url).create("bot:random", "bot:random")
    until(lambda: len(store.log(table)) > 3)
    other.kill()
    known = len(store.log(table))
    until(lambda: len(store.log(table)) > known, 20)


def test_a_lease_ends_with_its_connection(pair: tuple[Running, Running]) -> None:
    first, second = (Leases(server.tables.store) for server in pair)
    assert first.take("t") and not second.take("t") and second.take("u")
    first.leave("t")
    assert second.take("t") and not first.take("t")
    second.close()
    until(lambda: first.take("t"))  # PostgreSQL notices after a moment
    assert first.take("u")
    first.close()


def test_workers_share_the_work() -> None:
    server = Process("--database", cluster.database(), "--workers", "2")
    host = Person(server.url)
    table = host.create("me", "bot:random")
    for _ in range(6):
        until(lambda: host.state(table)["legal"])
        host.play(table)
    assert server.stop() in (0, -signal.SIGTERM)
    assert all(json.loads(line)["level"] == "info" for line in server.log())
