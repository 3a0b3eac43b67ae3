"""The store: one writer wins, nothing half-written, backups that come back whole."""

import gzip
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert
from sqlalchemy.exc import OperationalError

from aegean.store import Conflict, DealPlayed, Head, Line, Seat, SharedDeal, Store
from aegean.store.backup import backup, read_backup, restore
from aegean.store.deals import keep_deal
from aegean.store.faults import StoreFault, is_conflict
from aegean.store.migrate import layouts, migrate
from aegean.store.opening import open_store, prepared_store
from aegean.store.people import add_person
from aegean.store.plans import write_plan
from aegean.store.schema import METADATA, Block, Key, Person, Plan
from aegean.store.upkeep import add_block, blocks
from tests.server.postgres import cluster

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING))]


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'a.db'}"
    return cluster.database()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    made = Store(address)
    migrate(made)
    made.create(Head("t", "athens", 1, "x"), [Seat(0, "open"), Seat(1, "bot", "greedy")], [Line(1, "start", -1, "", 1)])
    yield made
    made.close()


def test_migrations_lead_to_the_schema_and_may_be_repeated(store: Store) -> None:
    migrate(store)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def write_old(connection: Connection, name: str, row: dict[str, object]) -> None:
    """Writes what an earlier layout has columns for."""
    table = Table(name, MetaData(), autoload_with=connection)
    connection.execute(insert(table), {key: value for key, value in row.items() if key in table.c})


@pytest.mark.parametrize("layout", layouts()[:-1])
def test_a_database_of_every_earlier_layout_is_brought_up_to_date(address: str, layout: str) -> None:
    head, seat, line = Head("t", "athens", 1, "x"), Seat(0, "open"), Line(1, "start", -1, "", 1)
    old = Store(address)
    migrate(old, layout)
    with old.writing() as connection:
        write_old(connection, "tables", {**asdict(head), "options": "{}"})
        write_old(connection, "seats", {"table_id": "t", **asdict(seat)})
        write_old(connection, "log", {"table_id": "t", **asdict(line)})
    old.close()
    with prepared_store(address, "test") as store:
        assert (store.find("t"), store.log("t")) == ((head, [seat]), [line])
        assert add_block(store, Block("name", "*admin*", "", 1.0)) and len(blocks(store)) == 1
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(store: Store, address: str) -> None:
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for opening in (open_store, lambda url: prepared_store(url, "test").__enter__()):
        with pytest.raises(StoreFault, match=f"layout 9999, this version knows {layouts()[-1]}"):
            opening(address)
    assert store.find("t") is not None


def test_of_many_who_write_the_same_number_exactly_one_wins(store: Store, address: str) -> None:
    outcomes: list[str] = []
    barrier = threading.Barrier(6)

    def write(name: str) -> None:
        other = Store(address)
        barrier.wait()
        for number in range(2, 12):
            try:
                other.append(
                    "t", [Line(number, "move", 0, name, 2.0), Line(number + 100, "move", 0, name, 2.0)], "open"
                )
                outcomes.append(f"{number}")
            except Conflict:
                pass
        other.close()

    threads = [threading.Thread(target=write, args=(f"writer {n}",)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes, key=int) == [str(number) for number in range(2, 12)]
    lines = {line.number: line.text for line in store.log("t")}
    assert all(lines[number] == lines[number + 100] for number in range(2, 12))


def test_a_refused_change_leaves_no_trace(store: Store) -> None:
    before = store.find("t"), store.log("t")
    with pytest.raises(Conflict):
        store.append("t", [Line(2, "join", 0, "a", 2.0), Line(1, "start", -1, "", 2.0)], "running", [Seat(0, "person")])
    assert (store.find("t"), store.log("t")) == before


def found(store: Store) -> tuple[Head, list[Seat]]:
    """The table of these tests, which is there."""
    table = store.find("t")
    assert table is not None
    return table


def test_an_open_seat_is_taken_once(store: Store) -> None:
    store.append("t", [Line(2, "join", 0, "a", 2.0)], "open", [Seat(0, "person", name="a")])
    with pytest.raises(Conflict):
        store.append("t", [Line(3, "join", 0, "b", 2.0)], "open", [Seat(0, "person", name="b")])
    _, seats = found(store)
    assert seats[0].name == "a" and len(store.log("t")) == 2


def test_a_new_turn_says_whether_it_may_be_planned(store: Store) -> None:
    assert store.append("t", [Line(2, "move", 1, "x", 2.0)], "running", turn=0), "nobody knows it at the first turn"
    assert not store.append("t", [Line(3, "move", 0, "x", 3.0)], "running", turn=1)
    write_plan(store, "t", 0, Plan(moves="x"))
    assert store.append("t", [Line(4, "move", 1, "x", 4.0)], "running", turn=0)
    assert not store.append("t", [Line(5, "move", 0, "x", 5.0)], "running", turn=1), "the plan is another seat's"


def test_a_rematch_is_made_once(store: Store) -> None:
    store.create(Head("u", "athens", 1, "x"), [Seat(0, "open")], [], rematch_of="t")
    with pytest.raises(Conflict):
        store.create(Head("v", "athens", 1, "x"), [Seat(0, "open")], [], rematch_of="t")
    head, _ = found(store)
    assert head.rematch == "u" and store.find("v") is None


def test_a_backup_comes_back_whole_into_either_database(store: Store, tmp_path: Path) -> None:
    store.append("t", [Line(2, "chat", 0, "Ἀθῆναι 'quoted' \\ \n", 2.5)], "open")
    add_block(store, Block("name", "*admin*", "no", 3.0))
    rows = backup(store, tmp_path / "all.gz")
    with prepared_store(f"sqlite:///{tmp_path / 'twin.db'}", "test") as twin:
        assert restore(twin, read_backup(tmp_path / "all.gz")) == rows
        assert twin.find("t") == store.find("t") and twin.log("t") == store.log("t")
        assert blocks(twin) == blocks(store) != []
        with pytest.raises(StoreFault, match="empty"):
            restore(twin, read_backup(tmp_path / "all.gz"))


def test_a_backup_is_restored_without_what_can_be_worked_out_again(tmp_path: Path) -> None:
    lines = ["aegean backup 1", '["analyses", ["table", "key of an older version", "text"]]', '["end", 1]']
    assert not any(read_backup(packed(tmp_path, *lines)).values())


def packed(folder: Path, *lines: str) -> Path:
    path = folder / "made.gz"
    path.write_bytes(gzip.compress("\n".join(lines).encode()))
    return path


SEAT = '["seats", ["t", 0, "open", "", "", "", ""]]'
TABLE = '["tables", ["t", "athens", 1, "x", "{}", "", false, true, "en", "open", "", "", 1.0, 1.0]]'


def test_a_backup_that_the_database_refuses_is_restored_not_at_all(store: Store, tmp_path: Path) -> None:
    rows = read_backup(packed(tmp_path, "aegean backup 1", TABLE, SEAT, SEAT, '["end", 3]'))
    with prepared_store(f"sqlite:///{tmp_path / 'twin.db'}", "test") as twin:
        with pytest.raises(StoreFault, match="nothing was restored"):
            restore(twin, rows)
        assert twin.find("t") is None


BROKEN = [
    ["aegean backup 2", '["end", 0]'],
    ["aegean backup 1"],
    ["aegean backup 1", SEAT],
    ["aegean backup 1", SEAT, '["end", 2]'],
    ["aegean backup 1", '["seats", ["t", 0]]', '["end", 1]'],
    ["aegean backup 1", "5", '["end", 1]'],
    ["aegean backup 1", '["seats"', '["end", 1]'],
]


@pytest.mark.parametrize("lines", BROKEN)
def test_a_damaged_backup_is_refused(lines: list[str], tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match=r"made\.gz"):
        read_backup(packed(tmp_path, *lines))


@pytest.mark.parametrize("place", [0.0, 0.3, 0.6, 0.99])
def test_a_backup_with_any_byte_changed_or_cut_is_refused(store: Store, place: float, tmp_path: Path) -> None:
    backup(store, tmp_path / "all.gz")
    whole = (tmp_path / "all.gz").read_bytes()
    where = int(place * len(whole))
    for bad in (whole[:where], whole[:where] + bytes([whole[where] ^ 0xFF]) + whole[where + 1 :]):
        (tmp_path / "bad.gz").write_bytes(bad)
        with pytest.raises(StoreFault, match=r"bad\.gz"):
            read_backup(tmp_path / "bad.gz")


def test_a_backup_that_cannot_be_written_leaves_nothing(store: Store, tmp_path: Path) -> None:
    (tmp_path / "all.gz").mkdir()
    with pytest.raises(StoreFault, match="directory"):
        backup(store, tmp_path / "all.gz")
    assert not (tmp_path / "all.gz.part").exists()


def test_words_of_people_are_never_taken_for_errors(store: Store) -> None:
    """A full disk is not a conflict although somebody says 'locked'."""
    error = OperationalError("INSERT", {"text": "the door is locked"}, sqlite3.OperationalError("disk is full"))
    assert not is_conflict(error)


def test_of_all_who_let_somebody_sit_down_to_a_deal_at_once_one_does(store: Store, address: str) -> None:
    keep_deal(store, SharedDeal("d", "athens", 1, 2, {}, "secret", 1.0))
    add_person(store, Person("p", "Ann", 1.0, (Key("phone", "browser", "", 1.0), Key("desk", "browser", "", 1.0))))
    for table in ("a", "b"):
        store.create(Head(table, "athens", 1, "x", deal="d"), [Seat(0, "open")], [Line(1, "start", -1, "", 1)])
    other = Store(address)  # of another process

    def lay(where: Store, table: str, player: str) -> None:
        where.create(Head(table, "athens", 1, "x", deal="d"), [Seat(0, "person", "", "Ann", player)], [])

    def join(where: Store, table: str, player: str) -> None:
        where.append(table, [Line(2, "join", 0, "Ann", 2)], "open", [Seat(0, "person", "", "Ann", player)])

    def sits(way: tuple[Callable[[Store, str, str], None], Store, str, str]) -> bool:
        try:
            way[0](*way[1:])
        except DealPlayed:
            return False
        return True

    ways = [
        (join, store, "a", "phone"),
        (join, other, "b", "desk"),
        (lay, store, "c", "desk"),
        (lay, other, "e", "phone"),
    ]
    with ThreadPoolExecutor(len(ways)) as threads:
        assert sorted(threads.map(sits, ways)) == [False, False, False, True]
    other.close()
    lay(store, "f", "another")
    assert [len(store.log(table)) for table in ("a", "b")] in ([1, 1], [2, 1], [1, 2]), "nothing half-written"
