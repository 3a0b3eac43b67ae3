"""Being called: messages go where people have asked for them, once, and nowhere else."""

from __future__ import annotations

import re
import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from aegean.server.calls import caller
from aegean.server.calls.caller import quiet_until, waits_until
from aegean.server.settings import Settings, sqlite_url
from aegean.store import outbox
from aegean.store.schema import Way, Wishes
from tests.server.calls.people import called, play_on, start, titles
from tests.server.people import Person, Running, until
from tests.server.receivers import Mailbox, Receiver


def test_whoever_is_to_move_is_called_with_a_link_to_the_table(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    browser = called(guest, outside)
    table = start(host, guest)
    play_on(host, guest, table, 1)
    message = until(lambda: [found for found in browser.messages if not found["code"]])[-1]
    assert (message["title"], message["path"]) == ("Athens: it is your turn.", f"/t/{table}")
    assert message["stop"].startswith("/calls/stop/")
    assert not any(browser.path.encode() in body for _, _, body in outside.got)


def test_nobody_is_called_for_what_they_do_themselves(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    mine, theirs = called(host, outside, chat=True), called(guest, outside, chat=True)
    table = start(host, guest)
    until(lambda: titles(mine))
    host.post(f"/api/tables/{table}/chat", {"text": "my secret plan"})
    until(lambda: "Athens: somebody has written." in titles(theirs))
    assert titles(mine) in (["Athens: it is your turn."], ["Athens: the game has begun."])
    assert "secret" not in str(theirs.messages), "nobody's words leave the house"


def test_a_turn_that_has_passed_is_not_told(
    house: Running, people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = people
    browser = called(host, outside, game=False)
    monkeypatch.setattr(outbox, "GRACE", 3600.0)
    table = start(host, guest)
    play_on(host, guest, table, 1)
    assert queued(house)
    send_now(house)
    assert titles(browser) == []


def queued(house: Running) -> int:
    with house.tables.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM calls").scalar() or 0)


def send_now(house: Running) -> None:
    """Lets the time come for all calls in the queue."""
    with house.tables.store.writing() as connection:
        connection.exec_driver_sql("UPDATE calls SET due = 0")
    until(lambda: not queued(house))


def test_beginning_and_end_of_a_game_are_told(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    browsers = [called(person, outside, turn=False) for person in people]
    table = start(host, guest)
    until(lambda: titles(browsers[0]) == ["Athens: the game has begun."])
    assert titles(browsers[1]) == [], "whoever came last has seen it"
    while (state := host.state(table))["status"] == "running":
        last = state["turn"]
        people[last].play(table, people[last].state(table)["legal"][-1]["move"])
    until(lambda: "Athens: the game is over." in titles(browsers[1 - last]))
    assert "Athens: the game is over." not in titles(browsers[last])


def test_whoever_is_invited_is_called_unless_the_game_has_begun_without_them(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = people
    browser = called(guest, outside)
    start(host, guest)
    friend = host.get("/api/me/friends")[0]["id"]
    wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "friend", "friend": friend}]}
    table = host.post("/api/tables", wish)["table"]
    until(lambda: "Athens: a seat is kept for you." in titles(browser))
    assert browser.messages[-1]["path"] == f"/t/{table}"
    monkeypatch.setattr(outbox, "GRACE", 0.5)
    told = len(titles(browser))
    table = host.post("/api/tables", wish)["table"]
    host.post(f"/api/tables/{table}/fill", {"level": "easy"})
    time.sleep(1.0)
    assert len(titles(browser)) == told


def test_several_tables_are_one_message(
    house: Running, people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = people
    browser = called(host, outside, game=False)
    monkeypatch.setattr(outbox, "GRACE", 3600.0)
    for _ in range(2):
        start(host, guest)
    send_now(house)
    message = browser.messages[-1]
    assert (message["title"], message["path"]) == ("2 tables wait for you", "/tables")
    assert message["body"] == "Athens: it is your turn.\nAthens: it is your turn." and len(browser.messages) == 2


def test_mail_is_sent_by_the_house(people: list[Person], mailbox: Mailbox) -> None:
    host, guest = people
    way = host.post("/api/me/calls/ways", {"address": "theano@example.org"})
    letter = mailbox.got[-1]
    assert letter.rcpt_tos == ["theano@example.org"] and letter.mail_from == "house@example.org"
    code = re.search(r"code is (\d{6})", mailbox.letters[-1])
    assert code
    host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[1]})
    table = start(host, guest)
    until(lambda: any(f"/t/{table}" in letter for letter in mailbox.letters))
    assert f"{host.url}/t/{table}" in mailbox.letters[-1].splitlines(), "every table has a line that leads there"
    stop = re.search(r"/calls/stop/[\w-]+", mailbox.letters[-1])
    assert stop, "every message says how to stop them"
    stranger = Person(host.url)
    assert "stop" in stranger.http.get(stop[0]).text.lower()
    assert host.get("/api/me/calls")["ways"], "looking at the link stops nothing"
    assert stranger.http.post(stop[0]).status_code == 200
    assert host.get("/api/me/calls")["ways"] == []


def test_what_could_not_be_sent_is_sent_later(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "FIRST_REST", 0.05)
    host, guest = people
    browser = called(host, outside)
    outside.status = 503
    start(host, guest)
    until(lambda: outside.answered.count(503) > 1)
    outside.status = 201
    until(lambda: outside.answered[-1] == 201)
    time.sleep(0.2)
    assert outside.answered[-2:] == [503, 201], "and then no more"
    assert titles(browser)


def test_a_browser_that_ends_its_subscription_is_called_no_more(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    called(host, outside)
    outside.status = 410
    start(host, guest)
    until(lambda: not host.get("/api/me/calls")["ways"][0]["in_use"])


def test_whoever_answers_a_byte_at_a_time_is_cut_off(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "PATIENCE", 0.3)
    outside.pause = 3.0
    begun = time.monotonic()
    assert people[0].post("/api/me/calls/ways", {"address": f"http://{outside.host}/slow"}, 422)["error"] == "not_sent"
    assert time.monotonic() - begun < 3.0


def test_a_browser_that_is_left_is_called_no_more(people: list[Person], outside: Receiver) -> None:
    host, phone = people
    called(host, outside)
    phone.post("/api/me/enter", {"secret": host.post("/api/me/link")["secret"]})
    called(phone, outside)
    assert [way["here"] for way in host.get("/api/me/calls")["ways"]] == [True, False]
    phone.http.post("/api/me/leave")
    assert [way["here"] for way in host.get("/api/me/calls")["ways"]] == [True]


def test_whoever_deletes_everything_is_called_no_more(house: Running, people: list[Person], outside: Receiver) -> None:
    host, _ = people
    host.post("/api/me/name", {"name": "Theano"})
    called(host, outside)
    assert host.get("/api/me/export")["calls"]["ways"], "and until then it is told what is kept"
    assert host.http.post("/api/me/delete", json={"name": "Theano"}).status_code == 204
    with house.tables.store.engine.connect() as connection:
        left = connection.exec_driver_sql("SELECT count(*) FROM ways WHERE person NOT IN (SELECT id FROM people)")
        assert left.scalar() == 0
    assert host.get("/api/me/calls")["ways"] == []


def test_the_key_of_the_house_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        running = Running(Settings(sqlite_url(tmp_path)))
        keys.add(Person(running.url).get("/api/me/calls")["key"])
        running.stop()
    assert len(keys) == 1


QUIET = Wishes(quiet_from=22 * 60, quiet_until=7 * 60 + 30, zone="Europe/Berlin")


@pytest.mark.parametrize(
    "now, then",
    [
        ("2026-06-01 21:59", "2026-06-01 21:59"),
        ("2026-06-01 22:00", "2026-06-02 07:30"),
        ("2026-06-02 07:29", "2026-06-02 07:30"),
        ("2026-06-02 07:30", "2026-06-02 07:30"),
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # the night has an hour more
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # or less
    ],
)
def test_nobody_is_called_in_their_quiet_hours(now: str, then: str) -> None:
    zone = ZoneInfo("Europe/Berlin")
    moments = [datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() for text in (now, then)]
    assert quiet_until(QUIET, moments[0]) == moments[1]


def test_messages_are_bundled_in_time_as_well() -> None:
    way = Way("w", "p", "push", "", "", "", "", "", sent=1000.0)
    assert waits_until(way, Wishes(bundle=30), 1001.0) == 1000.0 + 30 * 60
    assert waits_until(way, Wishes(), 1001.0) == 1001.0
