"""The operator's commands beside a running server: what they change is noticed there within seconds."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

import aegean
from aegean.cli.block import block
from aegean.cli.tables import tables
from aegean.core.record import Record
from aegean.play import Table
from aegean.server.access.blocks import Blocks, checked_pattern
from aegean.server.access.security import KEY_COOKIE, digest
from aegean.server.errors import RequestRefused
from aegean.server.operation.upkeep import DAY
from aegean.server.settings import Settings, sqlite_url
from aegean.store import Conflict
from aegean.store.schema import Block
from tests.server.people import Person, Running, hear, until
from tests.server.postgres import cluster

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING))]

Operator = Callable[..., str]


@pytest.fixture(params=KINDS, scope="module")
def where(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The options that name the database."""
    if request.param == "sqlite":
        return ["--data", str(tmp_path_factory.mktemp("data"))]
    return ["--database", cluster.database()]


@pytest.fixture(scope="module")
def server(where: list[str]) -> Iterator[Running]:
    url = where[1] if where[0] == "--database" else sqlite_url(Path(where[1]))
    running = Running(Settings(url, pace=0, rate=1e6, burst=10**6, heartbeat=0.3))
    yield running
    running.stop()


@pytest.fixture
def operator(server: Running, where: list[str]) -> Operator:
    """Runs a command; returns what it prints."""

    def run(command: click.Command, *words: str, code: int = 0) -> str:
        result = CliRunner().invoke(command, [*words, *where])
        assert result.exit_code == code, result.output
        return result.output

    return run


def test_tables_are_listed_by_what_the_operator_looks_for(server: Running, operator: Operator) -> None:
    host = Person(server.url)
    first = host.create("me", "hotseat", public=True)
    seats = [{"kind": "me", "name": "Zoë 100%"}, {"kind": "open"}, {"kind": "open"}]
    second = host.post("/api/tables", {"game": "olympus", "seats": seats})

    def found(*words: str) -> set[str]:
        return {each["id"] for each in json.loads(operator(tables, "list", "--json", *words))}

    assert {first, second["table"]} <= found()
    assert found("--game", "olympus", "--status", "open") == {second["table"]}
    assert found("--name", "zoë 100%") == found("--name", "100%") == {second["table"]} and not found("--name", "100_")
    assert not found("--since", "2099-01-01") and first in found("--since", "2020-01-01")
    assert len(found("--limit", "1")) == 1
    assert "secret" not in json.loads(operator(tables, "list", "--json"))[0], "from which all chance follows"
    assert second["table"] in operator(tables, "list", "--game", "olympus")


def test_a_table_is_shown_with_marks_but_without_keys(server: Running, operator: Operator) -> None:
    host = Person(server.url)
    table = host.create("me", "hotseat")
    host.post(f"/api/tables/{table}/chat", {"text": "good evening"})
    mark = digest(host.http.cookies[KEY_COOKIE])
    shown = operator(tables, "show", table)
    assert "good evening" in shown and mark[:12] in shown
    as_json = operator(tables, "show", table, "--json")
    assert json.loads(as_json)["seats"][0]["player"] == mark
    assert digest(host.table["token"]) not in as_json


def test_whoever_is_at_a_closed_table_is_told_and_nothing_goes_on(server: Running, operator: Operator) -> None:
    host = Person(server.url)
    table = host.create("me", "hotseat", "bot:random")
    with host.listen(table, lang="de") as socket:
        hear(socket)
        assert table in operator(tables, "close", table)
        while not (update := hear(socket))["events"]:
            pass
    assert update["events"][-1]["words"] == "Dieser Tisch wurde vom Betreiber des Servers geschlossen"
    assert update["status"] == "closed" and not update["your_turn"]
    state = host.state(table)
    assert state["legal"] == [] and state["turn"] == -1
    for path, wish in (
        ("play", {"moves": "base quarry", "at": state["at"]}),
        ("undo", {"at": state["at"]}),
        ("chat", {"text": "why?"}),
    ):
        assert host.post(f"/api/tables/{table}/{path}", wish, 409)["error"] == "closed"
    page = host.http.get(f"/t/{table}").text
    assert "has closed this table" in page
    assert "closed already" in operator(tables, "close", table, code=2)


def test_a_table_that_waits_for_players_can_be_closed(server: Running, operator: Operator) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.create("me", "open")
    operator(tables, "close", table)
    until(lambda: guest.state(table)["status"] == "closed")
    assert guest.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["error"] == "closed"
    assert host.post(f"/api/tables/{table}/fill", {}, 409)["error"] == "closed"
    assert "<form" not in host.http.get(f"/t/{table}").text.split('id="board"')[1].split("</section>")[0]


def test_a_deleted_table_is_gone_for_everybody(server: Running, operator: Operator) -> None:
    host = Person(server.url)
    table = host.create("me", "hotseat")
    state = host.state(table)
    with host.listen(table) as socket:
        hear(socket)
        operator(tables, "delete", table)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(timeout=15)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    assert host.http.get(f"/api/tables/{table}").status_code == 404
    wish = {"moves": state["legal"][0]["move"], "at": state["at"]}
    assert host.post(f"/api/tables/{table}/play", wish, 404)["error"] == "no_table"
    assert "no table" in operator(tables, "delete", table, code=2)
    assert "no table" in operator(tables, "show", table, code=2)


def test_a_database_that_stays_busy_is_told(
    server: Running, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_busy(*_: object) -> bool:
        raise Conflict("locked")

    monkeypatch.setattr("aegean.cli.tables.remove", be_busy)
    assert "try again" in operator(tables, "delete", "8kqbs5ezwajc", code=2)


def test_a_move_at_a_table_that_was_just_deleted_is_refused(server: Running, operator: Operator) -> None:
    host = Person(server.url)
    table = host.create("me", "hotseat")
    state = host.state(table)
    operator(tables, "delete", table)
    for path, wish in (("play", {"moves": state["legal"][0]["move"], "at": state["at"]}), ("chat", {"text": "hello?"})):
        assert host.post(f"/api/tables/{table}/{path}", wish, 404)["error"] == "no_table"


def test_records_are_exported_complete(server: Running, operator: Operator, tmp_path: Path) -> None:
    host = Person(server.url)
    table = host.create("me", "hotseat")
    host.play(table)
    text = operator(tables, "export", table)
    record = Record.parse(text)
    assert len(Table.resume(aegean.load("athens"), record).entries) == host.state(table)["moves"]
    waiting = host.create("me", "open")
    assert "has not begun" in str(CliRunner().invoke(tables, ["export", waiting, *where_of(server)]).exception)
    operator(tables, "export", "--all", str(tmp_path / "records"))
    assert (tmp_path / "records" / f"athens-{table}.txt").read_text("utf-8") == text
    operator(tables, "export", code=2)


def where_of(server: Running) -> list[str]:
    return ["--database", server.tables.store.url.render_as_string(hide_password=False)]


def grow_old(server: Running, table: str, days: float) -> None:
    """Lets nobody have touched a table for some days."""
    with server.tables.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET changed = {time.time() - days * DAY} WHERE id = '{table}'")


def test_tables_expire_after_the_export_of_what_is_finished(
    server: Running, operator: Operator, tmp_path: Path
) -> None:
    host = Person(server.url)
    old, young, over = (host.create("me", "hotseat") for _ in range(3))
    finish(host, over)
    for table, days in ((old, 31.0), (young, 29.0), (over, 31.0)):
        grow_old(server, table, days)
    assert "2 tables deleted" in operator(tables, "expire", "--days", "30", "--export", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == [f"athens-{over}.txt"]
    until(lambda: host.http.get(f"/api/tables/{old}").status_code == 404)
    assert host.state(young)["status"] == "running"


def finish(host: Person, table: str) -> None:
    while (state := host.state(table))["legal"]:
        host.post(f"/api/tables/{table}/play", {"moves": state["legal"][0]["move"], "at": state["at"]})
    assert state["status"] == "finished"


def test_a_server_lets_old_tables_go_by_itself(tmp_path: Path) -> None:
    first = Running(Settings(sqlite_url(tmp_path), pace=60))
    host = Person(first.url)
    old, young = (host.create("me", "hotseat") for _ in range(2))
    grow_old(first, old, 8)
    first.stop()
    second = Running(Settings(sqlite_url(tmp_path), expire_days=7))
    until(lambda: Person(second.url).http.get(f"/api/tables/{old}").status_code == 404)
    assert Person(second.url).state(young)["status"] == "running"
    second.stop()


def test_tables_that_nobody_ever_played_go_by_themselves(tmp_path: Path) -> None:
    first = Running(Settings(sqlite_url(tmp_path), pace=60))
    host = Person(first.url)
    played, unplayed, waiting = (host.create("me", kind) for kind in ("hotseat", "hotseat", "open"))
    awaited = host.create("me", "open", begins=int(time.time() + 5 * DAY))
    host.play(played)
    host.post(f"/api/tables/{waiting}/chat", {"text": "Anybody?"})
    tried = host.post(f"/api/tables/{played}/fork", {"moves": 1})["table"]
    deal = host.post("/api/deals", {"game": "athens", "seats": 2})["id"]
    tables_laid = (played, unplayed, waiting, awaited, tried)
    with first.tables.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET created = created - {31 * DAY}, changed = changed - {31 * DAY}")
        connection.exec_driver_sql(f"UPDATE deals SET created = created - {31 * DAY}")
    first.stop()
    second = Running(Settings(sqlite_url(tmp_path)))
    guest = Person(second.url)

    def left() -> set[str]:
        return {table for table in tables_laid if guest.http.get(f"/api/tables/{table}").status_code == 200}

    until(lambda: len(left()) <= 2)
    until(lambda: guest.http.get(f"/api/deals/{deal}").status_code == 404)
    assert left() == {played, awaited}, "whoever has made a move may come back, and an hour that was set is kept"
    second.stop()


# ------------------------------------------------------------ blocks


LAY: dict[str, Any] = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_blocked_visitor_cannot_lay_join_or_chat_until_the_block_is_taken_back(
    server: Running, operator: Operator
) -> None:
    rude, host = Person(server.url), Person(server.url)
    own, other = rude.create("me", "hotseat"), host.create("me", "open")
    mark = json.loads(operator(tables, "show", own, "--json"))["seats"][0]["player"][:12]
    operator(block, "add", "visitor", mark, "--note", "rude in the chat")
    until(lambda: rude.http.post("/api/tables", json=LAY).status_code == 403)
    for path, wish in ((f"tables/{other}/join", {"seat": 1}), (f"tables/{own}/chat", {"text": "!"})):
        assert rude.post(f"/api/{path}", wish, 403)["error"] == "blocked"
    page = rude.http.post("/new/athens", headers={"accept": "text/html", "accept-language": "de"})
    assert page.status_code == 403 and "gesperrt" in page.text
    assert rude.play(own) and host.create("me", "open")
    assert "rude in the chat" in operator(block, "list") and "blocked already" in operator(
        block, "add", "visitor", mark, code=2
    )
    operator(block, "remove", "visitor", mark)
    until(lambda: rude.http.post("/api/tables", json=LAY).status_code == 201)
    assert "is not blocked" in operator(block, "remove", "visitor", mark, code=2)


def test_a_blocked_name_cannot_be_taken(server: Running, operator: Operator) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.create("me", "open")
    operator(block, "add", "name", "*Admin*")
    until(lambda: named(host, "the ADMIN").status_code == 403)
    refused = guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "admin"}, 403)
    assert refused["error"] == "name_blocked" and "admin" in refused["reason"]
    assert named(host, "Damian").status_code == 201
    stranger = Person(server.url)
    stranger.http.cookies.set("name", "Admin")
    assert stranger.post("/api/me/link", {}, 403)["error"] == "name_blocked", "nor brought along in a cookie"
    operator(block, "remove", "name", "*Admin*")


def named(person: Person, name: str) -> Any:
    seats = [{"kind": "me", "name": name}, {"kind": "hotseat"}]
    return person.http.post("/api/tables", json={"game": "athens", "seats": seats})


def test_a_blocked_network_is_refused(server: Running, operator: Operator) -> None:
    operator(block, "add", "address", "127.0.0.7/8")
    until(lambda: Person(server.url).http.post("/api/tables", json=LAY).status_code == 403)
    assert json.loads(operator(block, "list", "--json"))[-1]["pattern"] == "127.0.0.0/8"
    operator(block, "remove", "address", "127.0.0.0/8")
    until(lambda: Person(server.url).http.post("/api/tables", json=LAY).status_code == 201)


@pytest.mark.parametrize("address", ["2001:db8:1::5", "::ffff:203.0.113.9", "203.0.113.9"])
def test_addresses_of_both_kinds_are_blocked(address: str) -> None:
    blocks = Blocks([Block("address", "2001:db8:1::/48", "", 0.0), Block("address", "203.0.113.0/24", "", 0.0)])
    with pytest.raises(RequestRefused):
        blocks.check_visitor([], address)
    blocks.check_visitor([], "203.0.114.1")
    blocks.check_visitor([], "unknown")


@pytest.mark.parametrize(
    ("kind", "pattern"),
    [
        ("address", "nowhere"),
        ("visitor", "abc"),
        ("visitor", "x" * 20),
        ("name", "**"),
        ("name", " "),
        ("name", "a" * 81),
    ],
)
def test_a_block_that_makes_no_sense_is_refused(kind: str, pattern: str) -> None:
    with pytest.raises(ValueError):
        checked_pattern(kind, pattern)
