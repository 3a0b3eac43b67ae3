"""Records that strangers upload: what cannot be one is refused, and nothing is kept of it."""

from collections.abc import Callable
from itertools import islice

import httpx
import pytest
from sqlalchemy import text

import aegean
from aegean.core.rng import Rng
from aegean.testing.mutants import played_record, record_mutants
from tests.server.people import Person, Running

People = Callable[..., Person]


def forked(game: str, seats: int = 2) -> str:
    return played_record(aegean.load(game), seats, 5, is_forked=True)


def rows(server: Running) -> int:
    with server.tables.store.engine.connect() as connection:
        return int(connection.execute(text("select count(*) from tables")).scalar_one())


def upload(person: Person, record: str) -> httpx.Response:
    return person.http.post("/api/records", json={"record": record})


def changed(record: str, key: str, value: str) -> str:
    lines = [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in record.splitlines()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("game", "key", "value", "reason"),
    [
        ("athens", "seat", "5", "cannot be asked of seat 5"),
        ("orichalkum", "players.1.medals", "2147483648", "'players.1.medals' cannot be 2147483648"),
        ("olympos", "deck.total", "0", "'deck.total' should be"),
        ("athens", "seats", "4", "do not fit the number of seats"),
        ("athens", "seats", "²", "is no number of seats"),
        ("olympus", "round", "9" * 5000, "'round' holds something that is no number"),
        ("olympus", "options", "amphitheatre_cost=free", "option amphitheatre_cost cannot be 'free'"),
        ("athens", "players", "a\x00b, c", "what the header tells of 'players' cannot be read"),
        ("athens", "game", "sparta", "there is no game 'sparta'"),
    ],
)
def test_a_crafted_record_is_refused_in_one_line_and_nothing_is_kept(
    server: Running, someone: People, game: str, key: str, value: str, reason: str
) -> None:
    person, kept = someone(), dict(server.tables.by_id)
    before = rows(server)
    answer = upload(person, changed(forked(game, max(2, aegean.load(game).seats.start)), key, value))
    assert answer.status_code == 422, answer.text
    said = answer.json()["reason"]
    assert reason in said and "\n" not in said
    assert dict(server.tables.by_id) == kept and rows(server) == before
    person.create("me", "bot:random")


def test_a_record_that_begins_with_a_position_is_replayed_as_it_was(someone: People) -> None:
    person, record = someone(), forked("olympos", 3)
    table = person.post("/api/records", {"record": record})["table"]
    again = person.http.get(f"/api/tables/{table}/record").text
    assert again.partition("\n\n")[2] == record.partition("\n\n")[2]


def test_mutants_are_answered_without_a_fault(server: Running, someone: People) -> None:
    person = someone()
    for name in aegean.names():
        game = aegean.load(name)
        for mutant in islice(record_mutants(played_record(game, game.seats.start, 6, True), Rng(6)), 8):
            assert upload(person, mutant).status_code in (201, 422)
    assert person.http.get("/healthz").status_code == 200
