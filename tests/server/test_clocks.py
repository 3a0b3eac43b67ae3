"""Clocks: what is left follows from the log, and whoever runs out of time leaves their seat or ends the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.server.settings import Settings, sqlite_url
from aegean.server.tables.clock import DAY, Clock, ClockRules
from aegean.server.tables.lines import CLOCK_LOW, DAY_OFF, GO_ON, LEAVE, MOVE, PAUSE, RETURN, START, UNDO
from aegean.server.tables.live_table import LiveTable
from aegean.server.words import ago, left
from aegean.store import Line, Seat
from aegean.store.clocks import due, next_wake
from tests.server.people import Person, Running, hear, until
from tests.server.postgres import cluster

HOUR = 3600
SEATS = [Seat(0, "person"), Seat(1, "person"), Seat(2, "bot", "easy")]


class Story:
    """A clock and what it hears, at times in seconds."""

    def __init__(self, kind: str = "move", seconds: int = HOUR, increment: int = 0, days_off: int = 2) -> None:
        self.clock = Clock(ClockRules(kind, seconds, increment, days_off), SEATS)
        self.then(0, START, -1, turn=0)

    def then(self, now: float, kind: str, seat: int, turn: int | None = None) -> Clock:
        self.clock.follow([Line(1, kind, seat, "", now)], self.clock.turn if turn is None else turn)
        return self.clock


def test_each_decision_has_its_own_time() -> None:
    story = Story()
    assert story.clock.until == HOUR and story.clock.wake == HOUR * 0.75
    assert story.then(100, MOVE, 0).until == 100 + HOUR
    assert story.then(200, MOVE, 0, turn=1).until == 200 + HOUR
    assert story.clock.left == [HOUR] * 3


def test_a_budget_grows_with_each_turn_and_not_with_each_decision() -> None:
    story = Story("budget", HOUR, 30)
    story.then(100, MOVE, 0)
    assert story.clock.left[0] == HOUR - 100
    story.then(150, MOVE, 0, turn=1)
    assert story.clock.left[0] == HOUR - 150 + 30 and story.clock.until == 150 + HOUR


@pytest.mark.parametrize("kind", ["move", "budget"])
def test_taking_back_brings_no_time(kind: str) -> None:
    story = Story(kind, HOUR, 300)
    story.then(3000, MOVE, 0)
    story.then(3010, MOVE, 0, turn=1)
    story.then(3020, UNDO, 0, turn=0)
    story.then(3030, UNDO, 0)
    assert story.clock.left[0] <= HOUR - 3000


def test_no_clock_runs_for_a_bot() -> None:
    story = Story()
    story.then(10, MOVE, 0, turn=2)
    assert not story.clock.runs and story.clock.until == 0 and story.clock.wake > 10
    story.then(20, MOVE, 2, turn=1)
    story.then(30, LEAVE, 1)
    assert not story.clock.runs
    assert story.then(5000, RETURN, 1).until == 5000 + HOUR


def test_whoever_comes_back_without_a_budget_has_a_little() -> None:
    story = Story("budget", HOUR, 90)
    story.then(HOUR + 5, LEAVE, 0)
    assert story.then(HOUR + 50, RETURN, 0).until == HOUR + 50 + 90


@pytest.mark.parametrize("kind", ["move", "budget"])
def test_going_and_coming_back_again_and_again_brings_no_time(kind: str) -> None:
    story = Story(kind, HOUR, 90)
    story.then(3500, LEAVE, 0)
    until = story.then(3501, RETURN, 0).until
    for now in range(3510, 3600, 10):
        story.then(now, LEAVE, 0)
        until += 1  # the second in which a bot could have moved
        assert story.then(now + 1, RETURN, 0).until == until
    story.then(3600, LEAVE, 0)
    story.then(3601, MOVE, 0)
    assert story.then(3700, RETURN, 0).until >= 3700 + 90, "a bot has decided meanwhile"


def test_a_day_off_holds_the_clock_and_is_spent_in_turn_only() -> None:
    story = Story()
    story.then(600, DAY_OFF, 0)
    assert story.clock.until == 600 + DAY + HOUR - 600 and story.clock.days_off[0] == 1
    story.then(700, DAY_OFF, 0)
    assert story.clock.days_off[0] == 1, "twice is once"
    story.then(1000, MOVE, 0, turn=1)
    story.then(1100, DAY_OFF, 0)
    assert story.then(DAY * 2, MOVE, 1, turn=0).days_off[0] == 1, "the day off passed out of turn"
    story.then(DAY * 2 + 1, MOVE, 0, turn=1)
    story.then(DAY * 2 + 2, DAY_OFF, 0)
    story.then(DAY * 2 + 3, MOVE, 1, turn=0)
    assert story.clock.days_off[0] == 0 and story.clock.until == DAY * 3 + 2 + HOUR


def test_clocks_stand_while_everybody_who_plays_agrees() -> None:
    story = Story()
    story.then(600, PAUSE, 0)
    assert story.clock.runs
    story.then(700, PAUSE, 1)
    assert story.clock.is_paused and story.clock.until == 0 and story.clock.wake == 0
    assert story.then(DAY, GO_ON, 1).until == DAY + HOUR - 700


def test_that_little_is_left_is_told_once() -> None:
    story = Story()
    story.then(2800, CLOCK_LOW, 0)
    assert story.clock.is_low(0) and story.clock.wake == story.clock.until == HOUR
    story.then(2900, MOVE, 0)
    assert not story.clock.is_low(0)


# ---------------------------------------------------------------- at tables

People = Callable[..., Person]


class House:
    """A server whose time can be put forward."""

    def __init__(self, address: str) -> None:
        self.server = Running(Settings(address, pace=0, rate=1e6, burst=10**6, idle=1))
        self.ahead = 0.0
        self.server.tables.now = self.now

    def now(self) -> float:
        return time.time() + self.ahead

    def pass_time(self, seconds: float) -> None:
        """Puts the time forward, and lets the clocks be looked at."""
        self.ahead += seconds
        loop = self.server.server.servers[0].get_loop()
        loop.call_soon_threadsafe(self.server.app.state.clocks.sooner.set)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(sqlite_url(tmp_path))
    yield made
    made.server.stop()


def table_of(host: Person, guest: Person, **clock: Any) -> str:
    wish = {"kind": "move", "seconds": HOUR, "days_off": 1, "then": "random"} | clock
    table = host.create("me", "open", options={"start": "seat_1"}, clock=wish)
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    return table


def kinds(person: Person, table: str) -> list[str]:
    return [event["kind"] for event in person.get(f"/api/tables/{table}/log") if event["kind"] != "move"]


def test_whoever_runs_out_of_time_is_told_before_and_then_a_bot_sits_in(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = table_of(host, guest)
    with guest.listen(table) as line:
        assert hear(line)["clock"]["seats"][0]["until"] > time.time() + HOUR - 60
        house.pass_time(0.8 * HOUR)
        assert hear(line)["events"][-1]["words"] == "Player 1 has little time left"
        assert "Your clock runs out" in host.http.get(f"/t/{table}").text
        house.pass_time(0.3 * HOUR)
        until(lambda: "leave" in kinds(guest, table))
    assert kinds(guest, table)[-3:] == ["low", "late", "leave"]
    assert host.state(table)["seats"][0]["away"]
    until(lambda: guest.state(table)["turn"] == 1)
    host.post(f"/api/tables/{table}/return", {})
    assert not host.state(table)["seats"][0]["away"]


@pytest.mark.parametrize(
    "hours,words",
    [
        (47, "1 day 23 hr"),
        (48.9, "2 days"),
        (71, "2 days 23 hr"),
        (1.6, "1 hr 36 min"),
        (0.01, "36 sec"),
        (-1, "0 sec"),
    ],
)
def test_what_is_left_is_never_said_to_be_more(hours: float, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aegean.server.words.time.time", lambda: 1000.0)
    assert left("en", 1000.0 + hours * HOUR) == words


def test_what_has_just_been_does_not_lie_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aegean.server.words.time.time", lambda: 1000.0)
    assert (ago("en", 1000.2), ago("de", 990.0)) == ("1 second ago", "vor 10 Sekunden")


def test_or_the_game_ends_and_is_scored_as_it_stands(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = table_of(host, guest, then="end")
    host.play(table)
    house.pass_time(10 * HOUR)
    over = until(lambda: (state := guest.state(table))["status"] == "finished" and state)
    assert sorted(seat["place"] for seat in over["seats"])[0] == 1 and over["scoring"]
    late = next(seat["name"] for seat in over["seats"] if seat["seat"] == 1)
    assert f"{late} has run out of time: the game is scored as it stands." in guest.http.get(f"/t/{table}").text
    assert kinds(guest, table)[-3:] == ["late", "stop", "end"] and "end" in guest.http.get(f"/t/{table}").text
    house.server.tables.by_id.clear()
    assert guest.state(table)["scoring"] == over["scoring"], "after it is read anew too"
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert "\nended: early\n" in record and '"seconds": 3600' in record
    opened = guest.post("/api/records", {"record": record})["table"]
    assert guest.state(opened)["status"] == "finished"
    next_id = host.post(f"/api/tables/{table}/rematch", {})["table"]
    assert host.state(next_id)["clock"]["then"] == "end"


def test_a_move_in_time_stops_the_clock_and_starts_the_next(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = table_of(host, guest)
    before = host.state(table)["clock"]["seats"]
    while host.state(table)["turn"] == 0:
        host.play(table)
    after = host.state(table)["clock"]["seats"]
    assert before[0]["until"] > 0 == before[1]["until"] and after[1]["until"] > 0 == after[0]["until"]
    assert guest.get("/api/me/tables")["waiting"][0]["until"] == pytest.approx(after[1]["until"])


def test_my_tables_begin_with_the_shortest_clock(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    slow, quick = table_of(host, guest, seconds=48 * HOUR), table_of(host, guest)
    assert [table["id"] for table in host.get("/api/me/tables")["waiting"]] == [quick, slow]
    assert "left" in host.http.get("/tables").text


def test_days_off_and_pauses_are_asked_for_at_the_table(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = table_of(host, guest)
    state = host.post(f"/api/tables/{table}/day_off", {})
    assert state["clock"]["seats"][0]["days_off"] == 0 and state["clock"]["seats"][0]["until"] > time.time() + DAY
    assert host.post(f"/api/tables/{table}/day_off", {}, 409)["error"] == "no_day_off"
    assert guest.post(f"/api/tables/{table}/go_on", {}, 409)["error"] == "no_pause"
    assert guest.post(f"/api/tables/{table}/pause", {})["clock"]["asking"] == [1]
    assert guest.post(f"/api/tables/{table}/pause", {}, 409)["error"] == "pause_asked"
    assert "Mika would like a pause" in host.http.get(f"/t/{table}").text
    assert "You would like a pause" in guest.http.get(f"/t/{table}").text
    assert host.post(f"/api/tables/{table}/pause", {})["clock"]["paused"]
    house.pass_time(100 * DAY)
    assert not host.post(f"/api/tables/{table}/go_on", {})["clock"]["paused"]
    assert host.state(table)["status"] == "running" and not host.state(table)["seats"][0]["away"]


def test_a_table_without_a_clock_has_neither(house: House) -> None:
    host = Person(house.server.url)
    table = host.create("me", "hotseat")
    assert host.state(table)["clock"] is None
    assert host.post(f"/api/tables/{table}/day_off", {}, 409)["error"] == "no_clock"


def test_a_form_lays_a_table_with_a_clock(house: House) -> None:
    host = Person(house.server.url)
    wish = {"seat0": "me", "seat1": "hotseat", "clock": "budget", "clock_budget": "1200+30", "then": "end"}
    page = host.http.post("/new/athens", data=wish)
    clock = host.get(page.headers["location"] + ".json")["clock"]
    assert (clock["kind"], clock["seconds"], clock["increment"], clock["then"]) == ("budget", 1200, 30, "end")


def test_no_table_stays_in_memory_for_its_clock(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    tables = [table_of(host, guest) for _ in range(3)]
    store = house.server.tables.store
    assert len(house.server.tables.by_id) == 1 and due(store, time.time() + 2 * HOUR, 9) == tables
    assert time.time() + HOUR / 2 < next_wake(store) < time.time() + HOUR


def test_clocks_go_on_when_the_server_ends_and_comes_back(tmp_path: Path) -> None:
    first = House(sqlite_url(tmp_path))
    host, guest = Person(first.server.url), Person(first.server.url)
    table = table_of(host, guest)
    first.server.stop()
    second = House(sqlite_url(tmp_path))
    guest.http.base_url = second.server.url
    second.pass_time(2 * HOUR)
    until(lambda: guest.state(table)["seats"][0]["away"])
    second.server.stop()


def test_a_clock_runs_out_where_another_process_began_the_game(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    tables = house.server.tables
    table = host.create("me", "open", clock={"kind": "move", "seconds": HOUR, "days_off": 1, "then": "end"})
    before = LiveTable(*found) if (found := tables.store.find(table)) else pytest.fail("the table is not stored")
    before.follow(tables.store.log(table))
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    tables.by_id[table] = before  # as a process that has not heard of the guest knows it
    house.pass_time(2 * HOUR)
    until(lambda: guest.state(table)["status"] == "finished")


@pytest.fixture
def houses() -> Iterator[list[House]]:
    address = cluster.database()
    made = [House(address), House(address)]
    yield made
    for house in made:
        house.server.stop()


@pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)
def test_of_two_processes_one_ends_the_game(houses: list[House]) -> None:
    host, guest = Person(houses[0].server.url), Person(houses[1].server.url)
    table = table_of(host, guest, then="end")
    for house in houses:
        house.pass_time(2 * HOUR)
    until(lambda: guest.state(table)["status"] == "finished")
    until(lambda: host.state(table)["status"] == "finished")
    assert kinds(guest, table).count("late") == 1


def test_a_table_begins_at_its_hour_with_bots_where_nobody_came(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = host.create("me", "open", "open", begins=int(house.now() + HOUR), public=True)
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    assert host.state(table)["begins"] > house.now() and host.state(table)["status"] == "open"
    house.pass_time(1.1 * HOUR)
    begun = until(lambda: (state := guest.state(table))["status"] == "running" and state)
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]
    assert due(house.server.tables.store, house.now() + 1000 * HOUR, 10) == [], "it does not begin again"


def test_no_table_waits_for_years(house: House) -> None:
    """Whoever lays one that begins in a thousand years would have it kept so long."""
    host = Person(house.server.url)
    wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "begins": int(house.now() + 367 * 24 * HOUR)}
    refused = host.post("/api/tables", wish, 409)
    assert refused["reason"] == "A game can begin within a year."
    host.post("/api/tables", wish | {"begins": int(house.now() + 365 * 24 * HOUR)})


def test_a_full_table_does_not_wait_for_its_hour(house: House) -> None:
    host, guest = Person(house.server.url), Person(house.server.url)
    table = host.create("me", "open", begins=int(house.now() + HOUR))
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    assert host.state(table)["status"] == "running"
    house.pass_time(1.1 * HOUR)
    assert next_wake(house.server.tables.store) == float("inf")


def test_my_tables_say_until_when_somebody_has_a_day_off(server: Running, someone: Callable[..., Person]) -> None:
    host, guest = someone(), someone()
    clock = {"kind": "move", "seconds": DAY, "days_off": 1}
    table = host.create("me", "open", clock=clock, options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    assert "left of 1 day" in host.http.get("/tables", params={"lang": "en"}).text
    host.post(f"/api/tables/{table}/day_off")
    page = host.http.get("/tables", params={"lang": "en"}).text
    assert "day off → <time data-at" in page and "left of 1 day" not in page
