"""What an operator does with the tables of a store, also while servers run on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import time
from typing import Final

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from aegean.store.faults import sentence_of
from aegean.store.schema import (
    ANALYSES,
    BLOCKS,
    CALLS,
    CLOSED,
    DEALS,
    FINISHED,
    LOG,
    METADATA,
    OPEN,
    PLANS,
    SEATS,
    TABLES,
    TURNS,
    Block,
    Head,
    Line,
    Seat,
)
from aegean.store.store import Conflict, Store

CLOSE: Final = "close"  # the line that ends a log
RETRIES: Final = 20  # while people go on playing
AT_ONCE: Final = 500  # ids in one query


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables an operator looks for; whatever is empty does not matter."""

    game: str = ""
    status: str = ""
    name: str = ""  # part of the name of somebody at the table
    since: float = 0.0  # last touched at this time or later
    before: float = 0.0  # last touched earlier than this time, and to begin earlier if at an hour
    unplayed: bool = False  # nothing has happened since the table was laid, or its game has not begun


def tables(store: Store, wanted: Wanted, limit: int) -> list[tuple[Head, list[Seat]]]:
    """The tables that an operator looks for, the latest first; all of them with limit 0."""
    return store.listed(_query(wanted), limit)


def _query(wanted: Wanted) -> Select[tuple[object]]:
    query = select(TABLES)
    if wanted.game:
        query = query.where(TABLES.c.game == wanted.game)
    if wanted.status:
        query = query.where(TABLES.c.status == wanted.status)
    if wanted.since:
        query = query.where(TABLES.c.changed >= wanted.since)
    if wanted.before:
        query = query.where(TABLES.c.changed < wanted.before, TABLES.c.begins < wanted.before)
    if wanted.unplayed:
        query = query.where(or_(TABLES.c.changed == TABLES.c.created, TABLES.c.status == OPEN))
    if wanted.name:
        named = select(SEATS.c.table_id).where(SEATS.c.name.icontains(wanted.name, autoescape=True))
        query = query.where(TABLES.c.id.in_(named))
    return query


def close(store: Store, table_id: str) -> bool:
    """Ends a table although its game is not over; False if there is nothing to end."""
    for _ in range(RETRIES):
        found = store.find(table_id)
        if found is None or found[0].status in (FINISHED, CLOSED):
            return False
        with store.engine.connect() as connection:
            last = connection.execute(select(func.max(LOG.c.number)).where(LOG.c.table_id == table_id)).scalar() or 0
        try:
            store.append(table_id, [Line(last + 1, CLOSE, -1, "", time())], CLOSED)
            return True
        except Conflict:  # somebody has moved meanwhile
            continue
    raise Conflict(table_id)


def remove(store: Store, table_id: str) -> bool:
    """Deletes a table with everything that belongs to it; False if there is none."""
    with store.writing() as connection:
        for part in (ANALYSES, CALLS, PLANS, TURNS, LOG, SEATS):
            connection.execute(delete(part).where(part.c.table_id == table_id))
        connection.execute(update(TABLES).where(TABLES.c.rematch == table_id).values(rematch=""))
        is_gone = connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1
        store.notify(connection, table_id)
    return is_gone


def remove_deals(store: Store, before: float) -> int:
    """Deletes the deals from before a time with which there is no table; returns how many."""
    used = select(TABLES.c.deal).where(TABLES.c.deal == DEALS.c.id).exists()
    with store.writing() as connection:
        return connection.execute(delete(DEALS).where(DEALS.c.created < before, ~used)).rowcount


def changes(store: Store, table_ids: Sequence[str]) -> dict[str, float]:
    """When each of some tables was last touched; those that are gone are left out."""
    found: dict[str, float] = {}
    with store.engine.connect() as connection:
        for start in range(0, len(table_ids), AT_ONCE):
            some = TABLES.c.id.in_(table_ids[start : start + AT_ONCE])
            for row in connection.execute(select(TABLES.c.id, TABLES.c.changed).where(some)):
                found[row.id] = row.changed
    return found


def blocks(store: Store) -> list[Block]:
    """All blocks, the oldest first."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(BLOCKS).order_by(BLOCKS.c.created)).all()
    return [Block(row.kind, row.pattern, row.note, row.created) for row in rows]


def add_block(store: Store, block: Block) -> bool:
    """Stores a block; False if it is there already."""
    try:
        with store.writing() as connection:
            connection.execute(insert(BLOCKS), asdict(block))
    except Conflict:
        return False
    return True


def remove_block(store: Store, kind: str, pattern: str) -> bool:
    """Removes a block; False if there is none."""
    with store.writing() as connection:
        query = delete(BLOCKS).where(BLOCKS.c.kind == kind, BLOCKS.c.pattern == pattern)
        return connection.execute(query).rowcount == 1


def table_count(store: Store) -> int:
    """How many tables there are."""
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(TABLES)).scalar() or 0


def damage(store: Store) -> str:
    """What is broken in a database; empty if it is sound. SQLite looks at every page, PostgreSQL at every row."""
    try:
        with store.engine.connect() as connection:
            if not store.is_postgres:
                found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
                return "" if found == "ok" else str(found)
            for table in METADATA.sorted_tables:
                connection.execute(select(func.count()).select_from(table)).all()
    except DBAPIError as error:
        return sentence_of(error)
    return ""
