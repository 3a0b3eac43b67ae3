"""Open tables: by how much time one has, kept filters, and being told of new ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.server.calls.message import LINES, message_of
from aegean.server.html.catalogue import games
from aegean.server.settings import Settings, sqlite_url
from aegean.server.tables.table_filter import minutes_for
from aegean.store import outbox
from aegean.store.calls import lookouts
from aegean.store.schema import Call, Way
from tests.server.calls.people import called, titles
from tests.server.people import Person, Running, until
from tests.server.receivers import Receiver

ATHENS = "Athens: an open table fits what you look for."


@pytest.fixture
def house(tmp_path: Path, outside: Receiver) -> Iterator[Running]:
    settings = Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6, call_hosts=(outside.host,))
    running = Running(settings)
    yield running
    running.stop()


def looks_for(person: Person, **wanted: Any) -> None:
    person.post("/api/me/calls/tables", {"tables": wanted})


def due(house: Running) -> list[float]:
    with house.tables.store.engine.connect() as connection:
        return list(connection.exec_driver_sql("SELECT due FROM calls ORDER BY id").scalars())


def test_a_game_takes_the_longer_the_more_play() -> None:
    athens = games()["athens"]
    assert [minutes_for(athens, seats) for seats in (2, 3, 4)] == [40, 70, 100]


def test_open_tables_are_found_by_how_much_time_one_has(house: Running) -> None:
    host, guest = Person(house.url), Person(house.url)
    short = host.create("me", "open", public=True)
    long = host.create("me", "open", "open", "open", public=True)
    assert {table["id"] for table in guest.get("/api/lobby")["open"]} == {short, long}
    found = guest.get("/api/lobby", minutes=60)
    assert [table["id"] for table in found["open"]] == [short] and found["hidden"] == 1


def test_the_lobby_remembers_the_filters_of_a_browser(house: Running) -> None:
    host, guest = Person(house.url), Person(house.url)
    host.create("me", "open", public=True, word="Lunch break league")
    guest.http.cookies.set("wanted", "game%3Dolympos%26minutes%3D120")
    assert "Lunch break league" not in guest.http.get("/open").text
    assert "Lunch break league" in guest.http.get("/open?minutes=0").text
    guest.http.cookies.set("wanted", "game%3Dathens%26pace%3Dnever")
    assert "Lunch break league" in guest.http.get("/open").text, "what cannot be understood filters nothing"


def test_a_wish_is_taken_as_it_is_described(house: Running) -> None:
    for wrong in ({"minutes": "30"}, {"players": 3}, {"pace": ["never"]}):
        assert Person(house.url).post("/api/me/calls/tables", {"tables": wrong}, 422)["error"] == "invalid"


def test_whoever_looks_for_a_table_is_told_of_one_that_fits(house: Running, outside: Receiver) -> None:
    host, guest = Person(house.url), Person(house.url)
    browser = called(guest, outside)
    looks_for(guest, game=["athens"], pace=["days"])
    day = {"kind": "move", "seconds": 24 * 3600}
    host.create("me", "open", game="orichalkum", public=True, clock=day)
    host.create("me", "open", public=True)  # without a clock
    host.create("me", "open", clock=day)  # not in the lobby
    host.create("me", "hotseat", public=True, clock=day)  # nobody can sit down
    assert not due(house)
    table = host.create("me", "open", public=True, clock=day, word="my secret")
    message = until(lambda: [found for found in browser.messages if not found["code"]])[0]
    assert (message["title"], message["path"]) == (ATHENS, f"/t/{table}")
    assert "secret" not in str(browser.messages)


def test_nobody_is_told_who_did_not_ask_or_asks_no_more_or_lays_the_table(house: Running, outside: Receiver) -> None:
    host, guest = Person(house.url), Person(house.url)
    called(host, outside)
    called(guest, outside)
    looks_for(host)
    host.create("me", "open", public=True)
    looks_for(guest)
    assert guest.get("/api/me/calls")["tables"] == {"game": [], "pace": [], "manner": [], "minutes": 0}
    assert "tables" in guest.get("/api/me/export")["calls"]
    guest.post("/api/me/calls/tables", {})
    assert guest.get("/api/me/calls")["tables"] is None
    host.create("me", "open", public=True)
    assert not due(house)


def test_of_several_new_tables_one_is_told_within_an_hour(house: Running, outside: Receiver) -> None:
    host, guest = Person(house.url), Person(house.url)
    browser = called(guest, outside)
    looks_for(guest)
    for _ in range(3):
        host.create("me", "open", public=True)
    until(lambda: titles(browser))
    first, second = until(lambda: due(house) if len(due(house)) == 2 else None)
    assert first == second > time.time() + 3500, "the others wait for one message an hour later"
    assert titles(browser) == [ATHENS]


def test_a_table_that_is_full_meanwhile_is_not_told(
    house: Running, outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, third = (Person(house.url) for _ in range(3))
    browser = called(guest, outside)
    looks_for(guest)
    monkeypatch.setattr(outbox, "GRACE", 0.5)
    table = host.create("me", "open", public=True)
    third.post(f"/api/tables/{table}/join", {"seat": 1})
    until(lambda: not due(house))
    assert titles(browser) == []


def test_who_turns_out_to_be_one_person_looks_for_what_they_looked_for(house: Running) -> None:
    first, second = Person(house.url), Person(house.url)
    looks_for(second, game=["athens"])
    first.post("/api/me/enter", {"secret": second.post("/api/me/link")["secret"]})
    assert first.get("/api/me/calls")["tables"]["game"] == ["athens"]
    first.post("/api/me/name", {"name": "Theano"})
    first.post("/api/me/delete", {"name": "Theano"})
    with house.tables.store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM lookouts").scalar() == 0


def test_the_lobby_says_whether_one_is_told(house: Running) -> None:
    guest = Person(house.url)
    looks_for(guest, game=["athens"])
    assert 'aria-pressed="true"' in guest.http.get("/open?game=athens").text
    assert 'aria-pressed="false"' in guest.http.get("/open?game=olympos").text
    assert "Say where you want to be called" in guest.http.get("/me/calls").text


def test_whoever_lays_many_tables_fills_nobodys_messages(house: Running, outside: Receiver) -> None:
    host, guest, unreachable = (Person(house.url) for _ in range(3))
    browser = called(guest, outside)
    looks_for(guest)
    looks_for(unreachable)
    assert len(lookouts(house.tables.store)) == 1, "whoever cannot be called is not looked for"
    for _ in range(30):
        host.create("me", "open", public=True)
    until(lambda: titles(browser))
    assert len(due(house)) <= outbox.MOST


def test_a_message_is_short_however_many_tables_it_is_about() -> None:
    calls = [Call(number, f"table{number}", outbox.TURN, "athens", True) for number in range(100)]
    message = message_of(Way("way", "me", "push", "", "", "", "", ""), calls, "en")
    assert len(message.lines) == LINES and "100" in message.title
