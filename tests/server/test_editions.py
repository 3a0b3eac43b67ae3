"""Editions at tables: offered, chosen, shown, recorded, and taken from records that strangers upload."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

import aegean
from aegean.core.edition import Edition
from aegean.core.parts import PartsError
from aegean.core.record import Record
from aegean.games.side_by_side import MOST
from aegean.play import Table
from aegean.server.errors import RequestRefused
from aegean.server.settings import Settings
from aegean.server.tables import editions
from tests.server.people import Person, Running

BOX = Edition("athens", "Theano's box", {"oracle_scoring.smiling_bonus": 17})


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(f"sqlite:///{tmp_path / 'aegean.db'}", pace=0, editions=(BOX.text(),)))
    yield running
    running.stop()


def lay(person: Person, edition: str) -> str:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    answer = person.http.post("/api/editions/tables", json={"game": "athens", "seats": seats, "edition": edition})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def test_a_table_is_laid_with_an_edition_that_the_server_offers(house: Running) -> None:
    person = Person(house.url)
    assert "Theano&#39;s box" in person.http.get("/new/athens").text
    table, usual = lay(person, BOX.digest), lay(person, "")
    assert person.get(f"/t/{table}.json")["edition"] == {"name": "Theano's box", "digest": BOX.digest}
    assert person.get(f"/t/{usual}.json")["edition"]["name"] == "usual"
    for page in (f"/t/{table}", f"/t/{table}/replay"):
        assert "Theano&#39;s box" in person.http.get(page).text
    bar = person.http.get(f"/t/{table}").text.partition("</header>")[0]
    assert 'class="of-edition"' in bar and "Theano&#39;s box" in bar, "the table says it without a menu"
    assert BOX.digest not in person.http.get(f"/t/{usual}").text
    record = person.http.get(f"/api/tables/{table}/record").text
    assert f"edition: {BOX.digest}\n" in record
    assert aegean.load(Record.parse(record).key).edition.name == "Theano's box"


def test_an_edition_that_is_not_offered_is_refused(house: Running) -> None:
    body = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "edition": "0123456789ab"}
    answer = Person(house.url).http.post("/api/editions/tables", json=body)
    assert answer.status_code == 422 and "0123456789ab" in answer.json()["reason"]


def test_a_record_with_an_edition_is_replayed_where_nobody_offers_it(
    server: Running, someone: Callable[..., Person]
) -> None:
    mine = aegean.load(Edition("athens", "Lysis", {"oracle_scoring.smiling_bonus": 11}).text())
    table = Table(mine, ["random", "random"], seed=2)
    table.run_bots()
    person = someone()
    answer = person.http.post("/api/records", json={"record": table.record().text()})
    assert answer.status_code == 201, answer.text
    assert person.get(f"/t/{answer.json()['table']}.json")["edition"]["digest"] == mine.edition.digest


@pytest.mark.parametrize("change", ["landmark.stoa.vp: 1e400", "landmark.stoa.vp: 99999999", "landmark: []"])
def test_an_edition_that_cannot_be_played_is_refused_in_one_line(
    server: Running, someone: Callable[..., Person], change: str
) -> None:
    record = Table(aegean.load("athens"), ["random", "random"], seed=2).record()
    record.edition = f"aegean edition 1\ngame: athens\nname: x\n{change}\n"
    answer = someone().http.post("/api/records", json={"record": record.text()})
    assert answer.status_code == 422 and "\n" not in answer.json()["reason"]


def test_a_table_is_laid_with_somebodys_own_edition(server: Running, someone: Callable[..., Person]) -> None:
    person, mine = someone(), Edition("athens", "Myrine", {"landmark.stoa.vp": 9}, ["landmark.stoa.vp"])
    body = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "components": mine.file()}
    table = person.http.post("/api/editions/tables", json=body).json()["table"]
    assert person.get(f"/t/{table}.json")["edition"] == {"name": "Myrine", "digest": mine.digest}
    form = {"seat0": "me", "seat1": "hotseat", "components": mine.file()}
    laid = person.http.post("/new/athens", data=form, follow_redirects=True)
    assert "Myrine" in laid.text
    refused = person.http.post("/api/editions/tables", json={**body, "game": "olympus", "seats": [{"kind": "me"}] * 3})
    assert refused.status_code == 422


def test_ones_own_edition_is_refused_in_ones_own_language(server: Running, someone: Callable[..., Person]) -> None:
    text = Edition("athens", "Myrine", {"landmark.stoa.vp": 99}).file()
    body = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "components": text, "lang": "de"}
    answer = someone().http.post("/api/editions/tables", json=body)
    assert answer.status_code == 422 and "muss zwischen 0 und 20 liegen" in answer.json()["reason"]


def test_nobody_uses_up_the_room_that_there_is_for_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(editions, "proved", loaded.append)
    brought = editions.Brought()
    texts = [Edition("athens", f"x{number}", {"landmark.stoa.vp": 9}).text() for number in range(editions.BROUGHT + 1)]
    for text in texts[:-1]:
        brought.load(text, "one")
    with pytest.raises(RequestRefused, match="many_editions"):
        brought.load(texts[-1], "one")
    brought.load(texts[-1], "another")
    brought.load(texts[-1], "one")
    brought.load("athens", "one")
    assert loaded == [*texts, texts[-1], "athens"]


def test_a_few_networks_do_not_use_up_the_room_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "proved", lambda key: None)
    brought = editions.Brought()
    texts = (Edition("athens", f"y{number}", {"landmark.stoa.vp": 9}).text() for number in count())
    shares = []
    for client in range(10):
        with pytest.raises(RequestRefused, match="many_editions"):
            while True:
                brought.load(next(texts), str(client))
        shares.append(list(brought.clients.values()).count(str(client)))
    assert shares[0] == editions.BROUGHT and shares == sorted(shares, reverse=True) and shares[-1] == 1
    assert sum(shares) < editions.ROOM < MOST, "there is room for the operator, and for tables that are there"
    with pytest.raises(PartsError, match="in use already"):
        for client in range(10, 20):
            brought.load(next(texts), str(client))


def test_the_owners_sheet_shows_every_constructed_value(server: Running, someone: Callable[..., Person]) -> None:
    person = someone()
    for name in aegean.names():
        values = [value for group in person.get(f"/edition/{name}.json")["groups"] for value in group["values"]]
        for lang in ("en", "de"):
            page = person.http.get(f"/edition/{name}", params={"lang": lang}).text
            assert all(f'data-path="{value["path"]}"' in page for value in values) and len(values) > 100
    assert person.http.get("/edition/chess").status_code == 404


def test_a_sheet_is_checked_with_the_games_own_checks(server: Running, someone: Callable[..., Person]) -> None:
    person = someone()

    def said(**changes: object) -> dict[str, str]:
        body = {"edition": Edition("athens", "x", changes).text()}
        answer: dict[str, str] = person.http.post("/api/editions/check", json=body).json()
        return answer

    assert said(**{"landmark.stoa.vp": 9})["digest"] == Edition("athens", "x", {"landmark.stoa.vp": 9}).digest
    wrong = said(**{"landmark.stoa.vp": 99})
    assert wrong["path"] == "landmark.stoa.vp" and "should be 0 to 20" in wrong["reason"] and not wrong["digest"]
    assert said(**{"event.war.clears_to_close": 3})["digest"]
    assert "'turned_vp' is 4, but" in said(**{"base_card_sides.turned_vp": 4})["reason"]
    assert "not an edition" in person.http.post("/api/editions/check", json={"edition": "x"}).json()["reason"]


def test_a_refusal_speaks_the_language_of_the_page(server: Running, someone: Callable[..., Person]) -> None:
    person = someone()
    person.http.headers["accept-language"] = "de"

    def said(game: str, **changes: object) -> str:
        body = {"edition": Edition(game, "x", changes).text()}
        answer: dict[str, str] = person.http.post("/api/editions/check", json=body).json()
        return answer["reason"]

    assert said("athens", **{"landmark.stoa.vp": 99}) == ("Stoa: „Punkte“ muss zwischen 0 und 20 liegen, nicht bei 99")
    other = {"knowledge_card.kn_mysteries_1.needs": ["scholar", "advisor"]}
    assert "„Beruf“ muss auf allen Karten dieser Art gleich sein" in said("atlantis_exodus", **other)
