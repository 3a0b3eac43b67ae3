"""Moves over a live connection: answered like requests, stored whether anybody still listens or not."""

import json
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running, answer, hear, until

People = Callable[..., Person]


@pytest.fixture
def pair(someone: People) -> tuple[Person, Person, str]:
    """Two people at a table, the first in turn."""
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    return host, guest, table


def first_move(person: Person, table: str) -> str:
    return str(person.state(table)["legal"][0]["move"])


def test_a_move_is_answered_with_the_position_after_it_and_everybody_hears_it(pair: tuple[Person, Person, str]) -> None:
    host, guest, table = pair
    with host.listen(table) as line, guest.listen(table) as other:
        before = hear(line), hear(other)
        done = answer(line, host.state(table), first_move(host, table))
        assert done["at"] > before[0]["at"]
        assert hear(other)["at"] == done["at"] == host.state(table)["at"]


def test_a_refusal_says_why_and_the_line_stays(pair: tuple[Person, Person, str]) -> None:
    host, guest, table = pair
    with host.listen(table) as line:
        refused = answer(line, host.state(table), "take nothing")
        assert refused["error"] == "refused"
        assert "nothing" in refused["reason"]
        stale = answer(line, {"at": 10**6}, first_move(host, table))
        assert stale["error"] == "stale"
        assert "error" not in answer(line, host.state(table), first_move(host, table))


def test_nobody_plays_for_another(pair: tuple[Person, Person, str]) -> None:
    host, guest, table = pair
    with guest.listen(table) as line:
        assert answer(line, guest.state(table), first_move(host, table))["error"] == "not_your_turn"


def test_a_move_is_stored_though_the_connection_goes_at_once(pair: tuple[Person, Person, str]) -> None:
    host, _, table = pair
    state = host.state(table)
    with host.listen(table) as line:
        hear(line)
        message = {"type": "play", "id": 1, "moves": state["legal"][0]["move"], "at": state["at"]}
        line.send(json.dumps(message))
    until(lambda: host.state(table)["at"] > state["at"])


def test_whoever_has_given_their_seat_away_plays_no_longer(pair: tuple[Person, Person, str]) -> None:
    host, _, table = pair
    with host.listen(table) as line:
        hear(line)
        host.post("/api/me/name", {"name": "Theodote"})
        host.post("/api/me/delete", {"name": "Theodote"}, 204)
        assert answer(line, host.state(table), "base quarry")["error"] == "no_seat"


@pytest.mark.parametrize("wrong", [{}, {"moves": ""}, {"moves": "base quarry", "at": "1"}, {"moves": 3, "id": 1}])
def test_what_is_no_move_closes_the_connection(pair: tuple[Person, Person, str], wrong: dict[str, object]) -> None:
    host, _, table = pair
    with host.listen(table) as line:
        hear(line)
        line.send(json.dumps({"type": "play", **wrong}))
        with pytest.raises(ConnectionClosed):
            hear(line)


@pytest.fixture
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path_factory.mktemp("slow")), rate=2, burst=20, pace=0))
    yield running
    running.stop()


def test_whoever_plays_too_fast_is_heard_later(slow: Running) -> None:
    person = Person(slow.url)
    table = person.create("me", "hotseat")
    with person.listen(table) as line:
        hear(line)
        state, begun = person.state(table), time.monotonic()
        refusals = [answer(line, state, "take nothing")["error"] for _ in range(22)]
    assert set(refusals) == {"refused"}
    assert time.monotonic() - begun > 0.5
