"""The store: every change is one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from time import time
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url

from aegean.store.direct import Direct
from aegean.store.faults import is_conflict
from aegean.store.outbox import BEGIN, INVITE, call_about, call_all, call_lookouts
from aegean.store.results import Ended, write_end
from aegean.store.schema import (
    ANALYSES,
    BOT,
    DEALS,
    FREE_SEATS,
    GUIDED,
    HOTSEAT,
    KEPT,
    KEYS,
    LOG,
    OPEN,
    PERSON,
    RUNNING,
    SEATS,
    TABLES,
    TURNS,
    Head,
    Learned,
    Line,
    Seat,
    Turn,
    Unread,
)

CHANNEL: Final = "aegean"
BUSY_SECONDS: Final = 10
LEARNED: Final = 5000  # tables at which one learns, from which it follows how far one is
CONNECT_SECONDS: Final = 5

INSERT_LINE: Final = Direct(insert(LOG))
UPDATE_STATUS: Final = Direct(
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values(status=bindparam("status"), changed=bindparam("changed"))
)
UPDATE_TURN: Final = Direct(
    text(
        "UPDATE turns SET since = CASE WHEN seat = :seat THEN since ELSE :since END, seat = :seat, until = :until,"
        " wake = :wake WHERE table_id = :id"
        " RETURNING EXISTS (SELECT 1 FROM plans WHERE plans.table_id = :id AND plans.seat = :seat)"
    )
)
ADD_TURN: Final = Direct(
    text("INSERT INTO turns (table_id, seat, since, until, wake) VALUES (:id, :seat, :since, :until, :wake)")
)
WRITE_NOTHING: Final = text("UPDATE alembic_version SET version_num = version_num")
NOTIFY: Final = Direct(text("SELECT pg_notify(:channel, :notice)"))


class Conflict(Exception):
    """Somebody else has written first; nothing of this change is stored."""


class DealPlayed(Conflict):
    """Somebody would sit at a second table with the same deal."""


class Store:
    """Tables, seats and logs in one database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.name = self.url.render_as_string() if self.is_postgres else str(self.url.database)  # without the password
        if self.is_postgres:
            limits = {"connect_timeout": CONNECT_SECONDS}
            driver = self.url.set(drivername="postgresql+psycopg")
            self.engine = create_engine(driver, pool_pre_ping=True, connect_args=limits)
        else:
            self.engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
            _tune_sqlite(self.engine)
        self.writer = self.engine.execution_options(writes=True)

    def close(self) -> None:
        """Closes all connections."""
        self.engine.dispose()

    def write_ahead(self) -> None:
        """Sets the write-ahead log, which an SQLite file remembers: readers do not wait for the writer."""
        if not self.is_postgres:
            connection = self.engine.raw_connection()  # outside a transaction
            connection.cursor().execute("PRAGMA journal_mode=WAL").close()
            connection.close()

    # ------------------------------------------------------------ reading

    def find(self, table_id: str) -> tuple[Head, list[Seat]] | None:
        """A table with its seats; None if there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            return (_head(row), _seats(connection, [table_id])[table_id]) if row else None

    def log(self, table_id: str, since: int = 0) -> list[Line]:
        """The lines of a table's log after a number."""
        query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.number > since).order_by(LOG.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [_line(row) for row in rows]

    def public_tables(self, status: str, limit: int) -> list[tuple[Head, list[Seat]]]:
        """The public tables with a status, the latest first."""
        return self.listed(select(TABLES).where(TABLES.c.public, TABLES.c.status == status), limit)

    def tables_of(self, digests: Sequence[str], limit: int) -> list[tuple[Head, list[Seat]]]:
        """The tables at which somebody holds a seat, the latest first."""
        held = select(SEATS.c.table_id).where(_held(digests))
        return self.listed(select(TABLES).where(TABLES.c.id.in_(held)), limit) if digests else []

    def own_lines(self, table_ids: Sequence[str], digests: Sequence[str]) -> list[tuple[str, Line]]:
        """The lines that somebody's own seats have written at some tables, with the table of each."""
        query = select(LOG).join(SEATS, and_(SEATS.c.table_id == LOG.c.table_id, SEATS.c.seat == LOG.c.seat))
        query = query.where(LOG.c.table_id.in_(table_ids), _held(digests)).order_by(LOG.c.table_id, LOG.c.number)
        with self.engine.connect() as connection:
            return [(row.table_id, _line(row)) for row in connection.execute(query)]

    def games_of(self, digests: Sequence[str], limit: int) -> list[tuple[Head, list[Seat]]]:
        """The tables at which somebody plays, the latest first; those at which they learn are not among them."""
        held = select(SEATS.c.table_id).where(_held(digests))
        playing = select(TABLES).where(TABLES.c.id.in_(held), TABLES.c.lesson.in_(("", GUIDED)))
        return self.listed(playing, limit) if digests else []

    def lessons_of(self, digests: Sequence[str]) -> list[Learned]:
        """The tables at which somebody learns, the latest first, and only what tells how far they are."""
        held = select(SEATS.c.table_id).where(_held(digests))
        shown = select(LOG.c.number).where(LOG.c.table_id == TABLES.c.id, LOG.c.kind == "shown").exists()
        learning = select(TABLES.c.id, TABLES.c.lesson, TABLES.c.status, TABLES.c.changed, shown)
        learning = learning.where(TABLES.c.id.in_(held), TABLES.c.lesson.not_in(("", GUIDED)))
        with self.engine.connect() as connection:
            rows = connection.execute(learning.order_by(TABLES.c.changed.desc()).limit(LEARNED))
            return [Learned(*row) for row in rows] if digests else []

    def turns(self, table_ids: Sequence[str]) -> dict[str, Turn]:
        """Who has to decide at some tables, since when and until when; tables of which it is not known are left out."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TURNS).where(TURNS.c.table_id.in_(table_ids))).all()
        return {row.table_id: Turn(row.seat, row.since, row.until) for row in rows}

    def unread(self, table_ids: Sequence[str], digests: Sequence[str]) -> dict[str, Unread]:
        """The messages of others that came to some tables since the last line of somebody's own seat there."""
        if not table_ids or not digests:
            return {}
        own, chat = LOG.alias(), LOG.alias()
        last = (
            select(own.c.number).where(own.c.table_id == SEATS.c.table_id, own.c.seat == SEATS.c.seat).correlate(SEATS)
        )
        since = func.coalesce(last.order_by(own.c.number.desc()).limit(1).scalar_subquery(), 0)
        query = (
            select(SEATS.c.table_id, func.count().label("messages"), func.max(chat.c.number).label("last"))
            .select_from(SEATS)
            .join(chat, and_(chat.c.table_id == SEATS.c.table_id, chat.c.kind == "chat", chat.c.number > since))
            .where(SEATS.c.table_id.in_(table_ids), _held(digests), chat.c.seat != SEATS.c.seat)
            .group_by(SEATS.c.table_id)
            .subquery()
        )
        latest = select(query, LOG.c.seat, LOG.c.text).join(
            LOG, and_(LOG.c.table_id == query.c.table_id, LOG.c.number == query.c.last)
        )
        with self.engine.connect() as connection:
            return {row.table_id: Unread(row.messages, row.seat, row.text) for row in connection.execute(latest)}

    def listed(self, query: Any, limit: int) -> list[tuple[Head, list[Seat]]]:
        """The tables of a query with their seats, the latest first; all of them with limit 0."""
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit or None)).mappings().all()
            seats = _seats(connection, [row["id"] for row in rows])
        return [(_head(row), seats[row["id"]]) for row in rows]

    def first_lines_without_hints(self, game: str, count: int, moves: Sequence[str]) -> dict[str, list[Line]]:
        """The first lines of the logs of running tables of a game without hints, of which some are these moves."""
        strict = (TABLES.c.game == game, TABLES.c.status == RUNNING, ~TABLES.c.hints)
        alike = select(LOG.c.table_id).join(TABLES).where(*strict, LOG.c.number <= count, LOG.c.text.in_(moves))
        alike = alike.group_by(LOG.c.table_id).having(func.count(LOG.c.text.distinct()) == len({*moves}))
        query = select(LOG).where(LOG.c.table_id.in_(alike), LOG.c.number <= count)
        query = query.order_by(LOG.c.table_id, LOG.c.number)
        found: dict[str, list[Line]] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault(row.table_id, []).append(_line(row))
        return found

    def analysis(self, table_id: str, seats: str, key: str) -> tuple[str, float] | None:
        """The analysis of some seats' decisions and when it was last saved; None if there is none with this key."""
        query = select(ANALYSES.c.text, ANALYSES.c.time).where(
            ANALYSES.c.table_id == table_id, ANALYSES.c.seats == seats, ANALYSES.c.key == key
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return (row.text, row.time) if row else None

    # ------------------------------------------------------------ writing

    def check(self) -> None:
        """Writes a little that changes nothing, all the way to the disk; raises what goes wrong."""
        with self.writing() as connection:
            connection.execute(WRITE_NOTHING)

    def beat(self) -> None:
        """Sends every process a notice about no table."""
        with self.writing() as connection:
            self.notify(connection, "")

    def save_analysis(self, table_id: str, seats: str, key: str, body: str) -> None:
        """Saves the analysis of some seats' decisions in place of an earlier one."""
        row = {"table_id": table_id, "seats": seats, "key": key, "time": time(), "text": body}
        with self.writing() as connection:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id, ANALYSES.c.seats == seats))
            connection.execute(insert(ANALYSES), row)

    def create(
        self,
        head: Head,
        seats: Iterable[Seat],
        lines: Iterable[Line],
        rematch_of: str = "",
        turn: int | None = None,
        clock: tuple[float, float] = (0.0, 0.0),
        tells: Sequence[str] = (),
    ) -> None:
        """Stores a new table, tells those of it who look for one or are invited; a second rematch is refused."""
        with self.writing() as connection:
            connection.execute(insert(TABLES), {**asdict(head), "options": json.dumps(head.options)})
            held = list(seats)
            _check_deal(connection, head.deal, held)
            connection.execute(insert(SEATS), [{"table_id": head.id, **asdict(seat)} for seat in held])
            self._write_lines(connection, head.id, list(lines))
            if turn is not None:
                self._write_turn(connection, head.id, turn, head.changed, clock)
            if tells:
                call_lookouts(connection, head.id, tells, head.changed)
            if any(seat.kind == KEPT and seat.player for seat in held):
                call_all(connection, INVITE, head.id, head.changed)
            if rematch_of:
                call_all(connection, BEGIN, head.id, head.changed)
                query = update(TABLES).where(TABLES.c.id == rematch_of, TABLES.c.rematch == "")
                if connection.execute(query.values(rematch=head.id)).rowcount != 1:
                    raise Conflict(rematch_of)
                self.notify(connection, rematch_of)

    def append(
        self,
        table_id: str,
        lines: Sequence[Line],
        status: str,
        taken: Iterable[Seat] = (),
        turn: int | None = None,
        clock: tuple[float, float] = (0.0, 0.0),
        ended: Ended | None = None,
    ) -> bool:
        """Adds lines to the log, with the new status, the seats that are taken or made free, and whose turn it is now.

        `clock` is when the clock of that turn runs out, and when somebody has to look at it; `ended` is how the game
        came out, if it is over with these lines and counts. Returns whether whoever decides now may have planned it.
        """
        planned = True
        with self.writing() as connection:
            self._write_lines(connection, table_id, lines)
            UPDATE_STATUS.run(connection, {"table_id": table_id, "status": status, "changed": lines[-1].time})
            if turn is not None:
                planned = self._write_turn(connection, table_id, turn, lines[-1].time, clock)
            for seat in taken:
                if seat.kind == PERSON:
                    deal = connection.execute(select(TABLES.c.deal).where(TABLES.c.id == table_id)).scalar()
                    _check_deal(connection, deal or "", [seat])
                query = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
                if seat.kind != OPEN:
                    query = query.where(SEATS.c.kind.in_((*FREE_SEATS, BOT) if seat.kind == BOT else FREE_SEATS))
                if connection.execute(query.values(**asdict(seat))).rowcount != 1:
                    raise Conflict(table_id)
            call_about(connection, table_id, lines, status, turn)
            if ended is not None:
                write_end(self, connection, table_id, ended, lines[-1].time)
            self.notify(connection, table_id, lines[-1].number)
        return planned

    def _write_turn(
        self, connection: Connection, table_id: str, turn: int, time: float, clock: tuple[float, float]
    ) -> bool:
        """Writes down whose turn it is; returns whether they may have planned it."""
        row = {"id": table_id, "seat": turn, "since": time, "until": clock[0], "wake": clock[1]}
        planned = UPDATE_TURN.run(connection, row).fetchone()
        if planned is None:
            ADD_TURN.run(connection, row)
        return planned is None or bool(planned[0])

    def _write_lines(self, connection: Connection, table_id: str, lines: Sequence[Line]) -> None:
        if lines:
            INSERT_LINE.run_all(connection, [_row(table_id, line) for line in lines])

    def notify(self, connection: Connection, table_id: str, number: int = 0) -> None:
        """Notifies the other processes once the change is committed: of a new last line, or of another change."""
        if self.is_postgres:
            NOTIFY.run(connection, {"channel": CHANNEL, "notice": f"{table_id} {number}"})

    def writing(self) -> _Writing:
        """A transaction for changes."""
        return _Writing(self.writer)


class _Writing:
    """A transaction that raises Conflict when another one came first."""

    def __init__(self, engine: Engine) -> None:
        self.begun = engine.begin()

    def __enter__(self) -> Connection:
        return self.begun.__enter__()

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            self.begun.__exit__(kind, error, trace)
        finally:
            if error is not None and is_conflict(error):
                raise Conflict(str(error)) from error


def _tune_sqlite(engine: Engine) -> None:
    """Sets full synchronisation, and lets writing transactions lock the database at once."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _check_deal(connection: Connection, deal_id: str, seats: Iterable[Seat]) -> None:
    """Refuses a deal to whoever sits at a table with it already, in any of their browsers; others wait meanwhile."""
    players = {seat.player for seat in seats if seat.kind in (PERSON, HOTSEAT) and seat.player}
    if not deal_id or not players:
        return
    connection.execute(select(DEALS.c.id).where(DEALS.c.id == deal_id).with_for_update())
    people = select(KEYS.c.person).where(KEYS.c.digest.in_(players))
    own = or_(SEATS.c.player.in_(players), SEATS.c.player.in_(select(KEYS.c.digest).where(KEYS.c.person.in_(people))))
    query = select(TABLES.c.id).join(SEATS).where(TABLES.c.deal == deal_id, SEATS.c.kind.in_((PERSON, HOTSEAT)), own)
    if connection.execute(query.limit(1)).first():
        raise DealPlayed(deal_id)


def _held(digests: Sequence[str]) -> ColumnElement[bool]:
    """The seats of whoever shows these digests."""
    return or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests))


def _row(table_id: str, line: Line) -> dict[str, Any]:
    named = {"number": line.number, "kind": line.kind, "seat": line.seat, "text": line.text, "time": line.time}
    return {"table_id": table_id, **named}


def _line(row: Any) -> Line:
    return Line(row.number, row.kind, row.seat, row.text, row.time)


def _head(row: Any) -> Head:
    return Head(**{**row, "options": json.loads(row["options"])})


def _seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables, in order."""
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    query = select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query):
        seats[row.table_id].append(Seat(row.seat, row.kind, row.level, row.name, row.player, row.token))
    return seats
