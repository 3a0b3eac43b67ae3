"""All that is kept about somebody: they can have it, however much it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aegean.server.routes import kept
from aegean.server.settings import JUDGING, LAYING, Settings, sqlite_url
from aegean.store import Line, Store
from tests.server.people import Person, Running

People = Callable[..., Person]


def test_all_that_is_kept_about_somebody_can_be_had(someone: People) -> None:
    host = someone()
    host.post("/api/me/name", {"name": "Theano"})
    table = host.create("me", "bot:random", options={"start": "seat_1"})
    host.play(table)
    host.post(f"/api/tables/{table}/chat", {"text": "Good luck"})
    host.post("/api/me/link")
    told = host.get("/api/me/export")
    assert told["me"]["name"] == "Theano" and told["tables"] == [table]
    assert [line["text"] for line in told["lines"] if line["kind"] == "chat"] == ["Good luck"]
    assert all(line["seat"] == 0 for line in told["lines"])


def test_what_very_much_is_kept_of_comes_in_pieces(someone: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand long records once made hundreds of megabytes of one answer."""
    monkeypatch.setattr(kept, "AT_A_TIME", 2)
    host, read = someone(), list[int]()
    table_ids = [host.create("me", "hotseat", word=f"Word {number}") for number in range(5)]
    for table in table_ids[1:]:
        host.post(f"/api/tables/{table}/chat", {"text": table})
    own_lines = Store.own_lines

    def counted(store: Store, ids: list[str], digests: list[str]) -> list[tuple[str, Line]]:
        read.append(len(ids))
        return own_lines(store, ids, digests)

    monkeypatch.setattr(Store, "own_lines", counted)
    told = host.get("/api/me/export")
    assert read == [2, 2, 1] and sorted(told["tables"]) == sorted(table_ids)
    assert sorted(line["text"] for line in told["lines"] if line["kind"] == "chat") == sorted(table_ids[1:])
    assert told["words"] == {table: f"Word {number}" for number, table in enumerate(table_ids)}
    assert set(told) == set(kept.ExportModel.model_fields)


@pytest.mark.parametrize(("most", "price"), [(40, 3), (2, 2)])
def test_the_more_is_kept_the_more_it_costs_to_have_it_but_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, price: int
) -> None:
    monkeypatch.setattr(kept, "A_LOOK", 1)
    monkeypatch.setattr(kept, "MOST", most)
    running = Running(Settings(sqlite_url(tmp_path), rate=0.01, burst=60))
    try:
        person = Person(running.url)
        for _ in range(3):
            person.create("me", "hotseat")
        assert person.http.get("/api/me/export").status_code == 200
        left = 60 - 3 * LAYING - JUDGING - price
        assert [person.http.get("/api/games").status_code for _ in range(left + 1)] == [200] * left + [429]
    finally:
        running.stop()
