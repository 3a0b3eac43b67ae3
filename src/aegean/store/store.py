"""The store: every change is one transaction, committed before anybody hears of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from aegean.store.schema import ANALYSES, LOG, OPEN, SEATS, TABLES, Head, Line, Seat

CHANNEL: Final = "aegean"
BUSY_SECONDS: Final = 10

# what every move writes; built once, since building a statement costs more than carrying it out
WRITE: Final = insert(LOG)
MARK: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(status=bindparam("status"), changed=bindparam("changed"))
)
NOTIFY: Final = text("SELECT pg_notify(:channel, :table)")


class Conflict(Exception):
    """Somebody else has written first; nothing of this change was kept."""


class Store:
    """Tables, seats and logs in one database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.engine = create_engine(self.url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
        else:
            self.engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
            _tune_sqlite(self.engine)
        self.writer = self.engine.execution_options(writes=True)

    def close(self) -> None:
        """Gives all connections back."""
        self.engine.dispose()

    # ------------------------------------------------------------ reading

    def is_well(self) -> bool:
        """Whether the database answers."""
        with self.engine.connect() as connection:
            return bool(connection.execute(text("SELECT 1")).scalar() == 1)

    def find(self, table: str) -> tuple[Head, list[Seat]] | None:
        """A table with its seats; None where there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            return (_head(row), _seats(connection, [table])[table]) if row else None

    def log(self, table: str, since: int = 0) -> list[Line]:
        """The log of a table behind a number."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.number > since).order_by(LOG.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Line(row.number, row.kind, row.seat, row.text, row.time) for row in rows]

    def public_tables(self, status: str, limit: int) -> list[tuple[Head, list[Seat]]]:
        """The public tables of a status, the latest first."""
        return self._listed(select(TABLES).where(TABLES.c.public, TABLES.c.status == status), limit)

    def tables_of(self, digests: Sequence[str], limit: int) -> list[tuple[Head, list[Seat]]]:
        """The tables where somebody holds a seat, the latest first."""
        mine = select(SEATS.c.table_id).where(or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests)))
        return self._listed(select(TABLES).where(TABLES.c.id.in_(mine)), limit) if digests else []

    def _listed(self, query: Any, limit: int) -> list[tuple[Head, list[Seat]]]:
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit)).mappings().all()
            seats = _seats(connection, [row["id"] for row in rows])
        return [(_head(row), seats[row["id"]]) for row in rows]

    def analysis(self, table: str, seats: str, key: str) -> tuple[str, float] | None:
        """The analysis of some seats' decisions with this key, and when it was last worked on; None without one."""
        query = select(ANALYSES.c.text, ANALYSES.c.time).where(
            ANALYSES.c.table_id == table, ANALYSES.c.seats == seats, ANALYSES.c.key == key
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return (row.text, row.time) if row else None

    # ------------------------------------------------------------ writing

    def keep_analysis(self, table: str, seats: str, key: str, body: str) -> None:
        """Keeps the analysis of some seats' decisions in place of an earlier one."""
        row = {"table_id": table, "seats": seats, "key": key, "time": time(), "text": body}
        with self._writing() as connection:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table, ANALYSES.c.seats == seats))
            connection.execute(insert(ANALYSES), row)

    def create(self, head: Head, seats: Iterable[Seat], lines: Iterable[Line], rematch_of: str = "") -> None:
        """Lays a new table out; a rematch is refused where there is one already."""
        with self._writing() as connection:
            connection.execute(insert(TABLES), {**asdict(head), "options": json.dumps(head.options)})
            connection.execute(insert(SEATS), [{"table_id": head.id, **asdict(seat)} for seat in seats])
            self._write_lines(connection, head.id, list(lines))
            if rematch_of:
                query = update(TABLES).where(TABLES.c.id == rematch_of, TABLES.c.rematch == "")
                if connection.execute(query.values(rematch=head.id)).rowcount != 1:
                    raise Conflict(rematch_of)
                self._notify(connection, rematch_of)

    def append(self, table: str, lines: Sequence[Line], status: str, taken: Iterable[Seat] = ()) -> None:
        """Adds to the log, together with what follows for the table and for open seats that are taken."""
        with self._writing() as connection:
            self._write_lines(connection, table, lines)
            connection.execute(MARK, {"table": table, "status": status, "changed": lines[-1].time})
            for seat in taken:
                query = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.kind == OPEN)
                if connection.execute(query.values(**asdict(seat))).rowcount != 1:
                    raise Conflict(table)
            self._notify(connection, table)

    def _write_lines(self, connection: Connection, table: str, lines: Sequence[Line]) -> None:
        if lines:
            connection.execute(WRITE, [{"table_id": table, **asdict(line)} for line in lines])

    def _notify(self, connection: Connection, table: str) -> None:
        """Tells the other processes once the change is committed."""
        if self.is_postgres:
            connection.execute(NOTIFY, {"channel": CHANNEL, "table": table})

    def _writing(self) -> _Writing:
        return _Writing(self.writer)


class _Writing:
    """A transaction whose collisions are told as conflicts."""

    def __init__(self, engine: Engine) -> None:
        self.begun = engine.begin()

    def __enter__(self) -> Connection:
        return self.begun.__enter__()

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            self.begun.__exit__(kind, error, trace)
        finally:
            if isinstance(error, IntegrityError) or (isinstance(error, OperationalError) and "locked" in str(error)):
                raise Conflict(str(error.orig)) from error


def _tune_sqlite(engine: Engine) -> None:
    """Write-ahead log, full synchronisation, and transactions that take the writer's place at once."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _head(row: Any) -> Head:
    return Head(**{**row, "options": json.loads(row["options"])})


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables, in order."""
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query):
        seats[row.table_id].append(Seat(row.seat, row.kind, row.level, row.name, row.player, row.token))
    return seats
