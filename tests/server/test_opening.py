"""Databases that cannot be used: one sentence each, and nothing created that nobody asked for."""

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from aegean.server.settings import Settings, sqlite_url
from aegean.store.faults import StoreFault
from aegean.store.migrate import layouts
from aegean.store.opening import open_store, prepared_store
from tests.server.people import Person, Process, Running, free_port


def aegean(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "aegean", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def refusal(*words: str) -> str:
    """The one sentence with which a command is refused."""
    result = aegean(*words)
    assert result.returncode == 2, result.stdout + result.stderr
    (sentence,) = result.stderr.strip().splitlines()
    return sentence


# ------------------------------------------------------------ the lock


def test_a_second_server_on_one_folder_ends_with_a_sentence(tmp_path: Path) -> None:
    first = Process("--data", str(tmp_path))
    said = refusal("serve", "--data", str(tmp_path), "--port", str(free_port()))
    assert f"process {first.child.pid}" in said and first.url in said
    assert "in use" in refusal("restore", str(saved(tmp_path)), "--data", str(tmp_path))
    first.kill()
    second = Process("--data", str(tmp_path))
    assert Person(second.url).get("/healthz")["status"] == "ok"
    second.stop()


def saved(folder: Path) -> Path:
    """A backup, made while the server runs."""
    path = folder / "all.gz"
    result = aegean("backup", str(path), "--data", str(folder))
    assert result.returncode == 0, result.stderr
    return path


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    assert "several workers" in refusal("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/a.db")


# ------------------------------------------------------------ what is refused


def empty(path: Path) -> None:
    path.touch()


def noise(path: Path) -> None:
    path.write_bytes(os.urandom(5000))


def cut(path: Path) -> None:
    with prepared_store(f"sqlite:///{path}", "test"):
        pass
    path.write_bytes(path.read_bytes()[:100])


def newer(path: Path) -> None:
    with prepared_store(f"sqlite:///{path}", "test"):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


UNFIT: list[tuple[Callable[[Path], None], str]] = [
    (empty, "is empty"),
    (noise, "damaged"),
    (cut, "damaged"),
    (newer, "layout 9999, this version knows"),
    (foreign, "belongs to another program"),
]


@pytest.mark.parametrize(("damage", "reason"), UNFIT)
def test_a_database_that_is_unfit_is_refused_and_stays_as_it_is(
    damage: Callable[[Path], None], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "aegean.db"
    damage(path)
    before = path.read_bytes()
    for words in (["serve", "--port", str(free_port())], ["backup", str(tmp_path / "all.gz")]):
        assert reason in refusal(*words, "--data", str(tmp_path))
    assert path.read_bytes() == before and not (tmp_path / "all.gz").exists()


def test_nothing_is_created_by_a_backup_of_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert "there is no database" in refusal("backup", str(tmp_path / "all.gz"), "--data", str(folder))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_created_for_a_damaged_backup(tmp_path: Path) -> None:
    (tmp_path / "all.gz").write_text("not packed")
    assert "all.gz" in refusal("restore", str(tmp_path / "all.gz"), "--data", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Not a directory" in refusal("serve", "--data", str(tmp_path / "file" / "data"))


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "no address of a database"),
        ("mysql://localhost/aegean", "not on mysql"),
        ("postgresql://aegean:secret@127.0.0.1:1/aegean", "cannot be reached"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_without_its_password(url: str, reason: str, tmp_path: Path) -> None:
    said = refusal("backup", str(tmp_path / "all.gz"), "--database", url)
    assert reason in said and "secret" not in said


def test_an_older_layout_is_left_to_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with prepared_store(url, "test") as store, store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{layouts()[-2]}'")
    with pytest.raises(StoreFault, match="aegean serve"):
        open_store(url)


def test_a_read_only_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with prepared_store(sqlite_url(tmp_path), "test"):
        pass
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path)
    with pytest.raises(StoreFault, match="read-only"):
        open_store(sqlite_url(tmp_path))


# ------------------------------------------------------------ a running server


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6))
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("pragma", "fault", "english", "german"),
    [
        ("max_page_count = 1", "disk_full", "disk is full", "Speicher des Servers ist voll"),  # SQLite takes its size
        ("query_only = on", "read_only", "cannot write", "nicht auf seinen Speicher schreiben"),
    ],
)
def test_a_disk_that_refuses_for_a_moment_costs_one_request(
    running: Running, pragma: str, fault: str, english: str, german: str
) -> None:
    host = Person(running.url)
    table = host.create("me", "hotseat")
    state = host.state(table)
    engine = running.tables.store.engine

    def spoil(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA {pragma}")

    event.listen(engine, "begin", spoil, insert=True)
    for lang, said in (("en", english), ("de", german)):
        wish = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        for _ in range(50):  # until the last page is full
            answer = host.http.post("/api/tables", json=wish, headers={"accept-language": lang})
            if answer.status_code != 201:
                break
        assert answer.status_code == 503 and answer.json()["error"] == fault
        assert said in answer.json()["reason"] and int(answer.headers["retry-after"]) > 0
    assert host.state(table) == state
    event.remove(engine, "begin", spoil)
    engine.dispose()
    assert host.play(table)["number"] > state["number"]
    host.create("me", "hotseat")


def test_a_disk_that_fails_for_a_moment_costs_one_request(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    host = Person(server.url)
    table = host.create("me", "hotseat")
    state = host.state(table)
    size = (tmp_path / "aegean.db-wal").stat().st_size
    _, most = resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    refused = host.play(table, status=503)
    assert refused["reason"] and host.state(table) == state
    page = host.http.get(f"/t/{table}", headers={"accept": "text/html"})
    assert page.status_code == 200
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (most, most))
    assert host.play(table)["number"] > state["number"]
    assert not any("Traceback" in line for line in server.log())
    server.stop()


def test_a_table_of_other_rules_is_told_and_does_not_spoil_the_lobby(running: Running) -> None:
    host = Person(running.url)
    table, other = host.create("me", "hotseat"), host.create("me", "hotseat")
    with running.tables.store.writing() as connection:
        connection.exec_driver_sql(f"UPDATE log SET text = 'dance' WHERE table_id = '{table}' AND kind = 'move'")
        connection.exec_driver_sql(f"UPDATE tables SET rules = 0 WHERE id = '{table}'")
    running.tables.by_id.clear()
    answer = host.http.get(f"/api/tables/{table}")
    assert answer.status_code == 409 and "other rules" in answer.json()["reason"]
    turns = {each["id"]: each["your_turn"] for each in host.get("/api/lobby")["yours"]}
    assert turns == {table: False, other: True}


def test_a_database_damaged_under_the_server_is_told(running: Running, tmp_path: Path) -> None:
    host = Person(running.url)
    table = host.create("me", "hotseat")
    running.tables.by_id.clear()
    running.tables.store.engine.dispose()
    for left in ("aegean.db-wal", "aegean.db-shm"):
        (tmp_path / left).unlink(missing_ok=True)
    (tmp_path / "aegean.db").write_bytes(os.urandom(20_000))
    answer = host.http.get(f"/api/tables/{table}")
    assert answer.status_code == 503 and answer.json()["error"] == "damaged"
    page = host.http.get(f"/t/{table}", headers={"accept": "text/html", "accept-language": "de"})
    assert page.status_code == 503 and "beschädigt" in page.text
