"""Being called: messages go where people have asked for them, once, and nowhere else."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from aegean.server.calls import caller
from aegean.server.calls.caller import quiet_until, waits_until
from aegean.server.routes import calls
from aegean.server.settings import Settings, sqlite_url
from aegean.store import outbox
from aegean.store.schema import Way, Wishes
from tests.server.people import Person, Running, until
from tests.server.receivers import Browser, Mailbox, Receiver


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "GRACE", 0.0)
    monkeypatch.setattr(caller, "LOOK", 0.02)


@pytest.fixture(scope="module")
def outside() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, outside: Receiver, mailbox: Mailbox) -> Iterator[Running]:
    settings = Settings(
        sqlite_url(tmp_path_factory.mktemp("data")), pace=0, rate=1e6, burst=10**6, call_hosts=(outside.host,),
        mail=f"mailto://127.0.0.1:{mailbox.port}?from=house@example.org",
    )  # fmt: skip
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def people(house: Running, outside: Receiver) -> list[Person]:
    outside.got.clear()
    outside.status, outside.location, outside.pause = 201, "", 0.0
    return [Person(house.url), Person(house.url)]


def called(person: Person, outside: Receiver, **wishes: Any) -> Browser:
    """Somebody who is called in their browser."""
    browser = Browser(outside)
    way = person.post("/api/me/calls/ways", {"subscription": browser.subscription})
    test = browser.messages[-1]
    assert (test["way"], way["in_use"]) == (way["id"], False)
    assert person.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": test["code"]})["in_use"]
    if wishes:
        person.post("/api/me/calls", wishes)
    return browser


def titles(browser: Browser) -> list[str]:
    return [message["title"] for message in browser.messages if not message["code"]]


def start(host: Person, guest: Person, first: str = "seat_1") -> str:
    table = host.create("me", "open", options={"start": first})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    return table


def play_on(host: Person, guest: Person, table: str, seat: int) -> None:
    """Plays until a seat has to decide."""
    while (turn := host.state(table)["turn"]) != seat:
        (host, guest)[turn].play(table)


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


def test_a_way_is_used_only_after_its_test_came_back(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/hook"})
    code = re.search(r"\d{6}", outside.messages[-1]["message"])
    start(host, guest)
    time.sleep(0.2)
    assert len(outside.got) == 1
    assert host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)["error"] == "bad_code"
    assert code and host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[0]})["in_use"]
    start(host, guest)
    until(lambda: len(outside.got) == 2)
    assert outside.messages[-1]["title"] in ("Athens: it is your turn.", "Athens: the game has begun.")


def test_a_code_cannot_be_guessed(people: list[Person], outside: Receiver) -> None:
    host, _ = people
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/guess"})
    for _ in range(5):
        host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "guess"}, 403)
    assert host.get("/api/me/calls")["ways"] == []


def test_a_code_cannot_be_guessed_by_many_tries_at_once_nor_between_tests(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = people
    compared: list[bytes] = []

    def differs(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return False

    monkeypatch.setattr(calls, "compare_digest", differs)
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/many"})
    confirm = f"/api/me/calls/ways/{way['id']}/confirm"
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(lambda guess: host.http.post(confirm, json={"code": str(guess)}), range(40)))
    assert len(compared) <= 5
    way = host.post("/api/me/calls/ways", {"address": f"http://{outside.host}/between"})
    for _ in range(4):
        host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)
    host.http.post(f"/api/me/calls/ways/{way['id']}/test")
    host.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": "x"}, 403)
    assert host.get("/api/me/calls")["ways"] == []


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
    stop = re.search(r"/calls/stop/[\w-]+", mailbox.letters[-1])
    assert stop, "every message says how to stop them"
    stranger = Person(host.url)
    assert "stop" in stranger.http.get(stop[0]).text.lower()
    assert host.get("/api/me/calls")["ways"], "looking at the link stops nothing"
    assert stranger.http.post(stop[0]).status_code == 200
    assert host.get("/api/me/calls")["ways"] == []


INSIDE = [
    "http://127.0.0.1:1/", "http://localhost:1/x", "json://10.0.0.1/", "jsons://192.168.1.1/", "ntfy://169.254.169.254/t",
    "http://[::1]:1/", "http://[::ffff:127.0.0.1]:1/", "json://[fe80::1]/", "json://[fd00::1]/", "json://0.0.0.0:1/",
    "json://100.64.0.1/", "gotify://172.16.0.1/token12345678", "mailto://u:p@127.0.0.1:1?from=a@example.org&to=b@example.org",
    "matrix://user:pass@127.0.0.1:1/#room", "json://2130706433:1/", "json://0x7f.1:1/", "json://[64:ff9b::7f00:1]/",
    "json://[2002:7f00:1::]/",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_is_sent_into_the_own_network(people: list[Person], address: str) -> None:
    answer = people[0].http.post("/api/me/calls/ways", json={"address": address})
    assert (answer.status_code, answer.json()["error"]) in ((422, "inside"), (422, "bad_address")), address
    assert people[0].get("/api/me/calls")["ways"] == []


def test_a_redirection_into_the_own_network_is_refused(people: list[Person], outside: Receiver) -> None:
    secret = Receiver()
    try:
        outside.status, outside.location = 307, f"http://{secret.host}/inside"
        answer = people[0].post("/api/me/calls/ways", {"address": f"http://{outside.host}/go"}, 422)
        assert answer["error"] == "inside" and secret.got == []
    finally:
        secret.stop()


def test_a_name_that_leads_inside_at_the_second_look_is_refused(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    secret, looks, real = Receiver(), list[str](), socket.getaddrinfo

    def rebinding(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return real(host, port, *args, **more)
        looks.append(host)
        return real("192.0.2.1" if len(looks) == 1 else "127.0.0.1", port, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    looks.append("a first look that found it outside")
    try:
        address = f"http://rebinding.example:{secret.server.server_port}/"
        assert people[0].post("/api/me/calls/ways", {"address": address}, 422)["error"] == "inside"
        assert secret.got == [] and len(looks) > 1
    finally:
        secret.stop()


def confirmed(person: Person, address: str, outside: Receiver) -> None:
    """Lets somebody be called at an address of their own."""
    way = person.post("/api/me/calls/ways", {"address": address})
    code = re.search(r"\d{6}", outside.messages[-1]["message"])
    assert code is not None
    person.post(f"/api/me/calls/ways/{way['id']}/confirm", {"code": code[0]})


def test_a_name_that_leads_inside_later_is_used_no_more(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    real, secret, leads_to = socket.getaddrinfo, Receiver(), outside.host

    def rebinding(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return real(host, port, *args, **more)
        name, _, number = leads_to.partition(":")
        return real(name, int(number), *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    host, guest = people
    try:
        confirmed(host, "http://rebinding.example/hook", outside)
        leads_to = secret.host
        start(host, guest)
        until(lambda: not host.get("/api/me/calls")["ways"][0]["in_use"])
        assert secret.got == []
    finally:
        secret.stop()


def test_a_redirection_inside_ends_a_way_that_was_in_use(people: list[Person], outside: Receiver) -> None:
    host, guest = people
    secret = Receiver()
    try:
        confirmed(host, f"http://{outside.host}/later", outside)
        outside.status, outside.location = 307, f"http://{secret.host}/inside"
        start(host, guest)
        until(lambda: not host.get("/api/me/calls")["ways"][0]["in_use"])
        assert secret.got == []
    finally:
        secret.stop()


def test_a_push_service_inside_is_refused_as_well(people: list[Person]) -> None:
    secret = Receiver()
    try:
        answer = people[0].post("/api/me/calls/ways", {"subscription": Browser(secret).subscription}, 422)
        assert answer["error"] == "inside" and secret.got == []
    finally:
        secret.stop()


@pytest.mark.parametrize("endpoint", ["https://?", "http:///push", "https://[", "https://:443"])
def test_a_push_service_without_a_host_is_refused_in_words(
    people: list[Person], outside: Receiver, endpoint: str
) -> None:
    wish = {"subscription": Browser(outside).subscription | {"endpoint": endpoint}}
    assert people[0].post("/api/me/calls/ways", wish, 422)["error"] == "not_sent"


@pytest.mark.parametrize(
    "address",
    ["", "theano", "syslog://", "dbus://", "macosx://", "windows://", "file:///etc/passwd", "smpp://u:p@example.org/1",
     "discord://123456789012/abcdefghijkl?template=/etc/passwd", "json://example.org/?+authorization=x",
     "mailto://u:p@example.org?pgp=encrypt&pgppub=/etc/passwd", "a@b.example,c@d.example",
     "a@b.example?cc=c@d.example"],
)  # fmt: skip
def test_what_is_no_address_for_messages_is_refused(people: list[Person], address: str) -> None:
    assert people[0].post("/api/me/calls/ways", {"address": address}, 422)["error"] == "bad_address"


def test_an_address_is_not_tested_for_ever(people: list[Person], outside: Receiver) -> None:
    address = f"http://{outside.host}/often"
    for _ in range(caller.TESTS):
        people[0].post("/api/me/calls/ways", {"address": address})
    for other in (address, f"{address}?priority=high", f"http://{outside.host}/OFTEN"):
        assert people[1].post("/api/me/calls/ways", {"address": other}, 429)["error"] == "many_tests"
    assert len(people[0].get("/api/me/calls")["ways"]) == 1, "the same address is one way"


def test_what_could_not_be_sent_is_sent_later(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "FIRST_REST", 0.05)
    host, guest = people
    browser = called(host, outside)
    outside.status = 503
    start(host, guest)
    until(lambda: len(outside.got) > 2)
    outside.status = 201
    tried = len(outside.got)
    until(lambda: len(outside.got) > tried)
    time.sleep(0.2)
    assert len(outside.got) == tried + 1, "and then no more"
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
