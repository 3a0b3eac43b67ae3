"""Strangers' addresses keep nobody waiting, and the house sends nothing to people who did not ask for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from aegean.server.calls import caller
from aegean.server.settings import Settings, sqlite_url
from tests.server.calls.people import confirmed, start
from tests.server.people import Person, Running, until
from tests.server.receivers import Receiver

WAYS = "/api/me/calls/ways"


def client(house: Running, number: int) -> Person:
    """Somebody with an address of their own."""
    person = Person(house.url)
    person.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
    return person


@pytest.mark.parametrize(
    "address",
    ["tgram://123456789:abcdefg_hijklmnop/1231554?", "tgram://123456789:?format=markdown,?thread=-1cdefg/12315544",
     "ntfy://example.org/a/b/c/d", "slack://TXXXXXXXX/BXXXXXXXX/abcdefghijklmnopqrstuvwx/#c/#d/#e/#f",
     "mailto://u:p@example.org?to=a@b.example,c@d.example,e@f.example,g@h.example", "a\x07b@example.org"],
)  # fmt: skip
def test_what_cannot_be_read_or_names_many_is_refused(people: list[Person], address: str) -> None:
    assert people[0].post(WAYS, {"address": address}, 422)["error"] == "bad_address"


def test_a_message_ends_when_its_time_is_up_wherever_else_it_would_go(
    people: list[Person], outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "PATIENCE", 0.5)
    outside.status = 500
    begun = time.monotonic()
    answer = people[0].post(WAYS, {"address": f"ntfy://{outside.host}/a/b/c"}, 422)  # with pauses in between
    assert answer["error"] == "not_sent" and time.monotonic() - begun < 8 and len(outside.got) == 1


def test_whoever_tests_addresses_that_do_not_answer_holds_up_nobody(
    house: Running, people: list[Person], outside: Receiver
) -> None:
    host, guest = people
    confirmed(host, f"http://{outside.host}/hook", outside)
    outside.pause, outside.slow = 3.0, "/stall"
    strangers = [client(house, number) for number in range(12)]
    with ThreadPoolExecutor(len(strangers)) as threads:
        tests = [
            threads.submit(one.http.post, WAYS, json={"address": f"http://{outside.host}/stall{number}"})
            for number, one in enumerate(strangers)
        ]
        until(lambda: sum(path.startswith("/stall") for path, _, _ in outside.got) == caller.TESTING)
        start(host, guest)
        until(lambda: [path for path, _, _ in outside.got].count("/hook") == 2, seconds=2)
        answers = [test.result() for test in tests]
    assert sorted(answer.status_code for answer in answers) == [200] * caller.TESTING + [503] * 8
    assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 503)


def test_a_client_has_one_test_on_its_way(people: list[Person], outside: Receiver) -> None:
    outside.pause = 1.0
    with ThreadPoolExecutor(1) as threads:
        first = threads.submit(people[0].post, WAYS, {"address": f"http://{outside.host}/one"})
        until(lambda: outside.got)
        answer = people[1].http.post(WAYS, json={"address": f"http://{outside.host}/two"})
        assert (answer.status_code, answer.json()["error"]) == (429, "test_on_its_way")
        assert "retry-after" in answer.headers and first.result()["label"]


def test_nobody_tests_one_strangers_address_after_the_other(
    house: Running, outside: Receiver, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "TESTS_OF_ONE", 3)
    for number in range(3):
        client(house, 100).post(WAYS, {"address": f"http://{outside.host}/{number}"})  # each time as somebody else
    answer = client(house, 100).http.post(WAYS, json={"address": f"http://{outside.host}/3"})
    assert (answer.status_code, answer.json()["error"]) == (429, "many_tests") and "retry-after" in answer.headers
    assert client(house, 101).post(WAYS, {"address": f"http://{outside.host}/3"})["label"]


@pytest.fixture
def named(tmp_path: Path, outside: Receiver) -> Iterator[Running]:
    names = ("games.example.org", "example.org")
    running = Running(Settings(sqlite_url(tmp_path), call_hosts=(outside.host,), names=names))
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("host", "link"),
    [("203.0.113.9:81", "http://games.example.org/me/calls"), ("stranger", "http://games.example.org/me/calls"),
     ("example.org:8400", "http://example.org:8400/me/calls")],
)  # fmt: skip
def test_links_in_messages_lead_to_a_name_of_the_house(
    named: Running, outside: Receiver, people: list[Person], host: str, link: str
) -> None:
    Person(named.url).http.post(WAYS, json={"address": f"http://{outside.host}/{host}"}, headers={"host": host})
    assert link in outside.messages[-1]["message"].split()
