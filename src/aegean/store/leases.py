"""Work that one of several processes does: PostgreSQL knows which, until it gives the work up or disconnects."""

from __future__ import annotations

from contextlib import suppress
from math import inf
from threading import Lock
from typing import Final

from sqlalchemy import Connection, TextClause, and_, or_, select, text
from sqlalchemy.exc import DBAPIError

from aegean.store.schema import BOT, LOG, RUNNING, SEATS, TABLES, TURNS
from aegean.store.store import Store

TAKE: Final = text("SELECT pg_try_advisory_lock(hashtext('aegean'), hashtext(:name))")
LEAVE: Final = text("SELECT pg_advisory_unlock(hashtext('aegean'), hashtext(:name))")


class Leases:
    """What this process has taken, all through one connection; alone on an SQLite file, it takes whatever it likes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = Lock()
        self._connection: Connection | None = None

    def take(self, name: str) -> bool:
        """Takes a piece of work; False if another process is at it."""
        return self._ask(TAKE, name)

    def leave(self, name: str) -> None:
        """Lets others take a piece of work."""
        with suppress(DBAPIError):  # then the connection has ended, and the lease with it
            self._ask(LEAVE, name)

    def _ask(self, query: TextClause, name: str) -> bool:
        if not self.store.is_postgres:
            return True
        with self._lock:
            if self._connection is None:
                self._connection = self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                return bool(self._connection.execute(query, {"name": name}).scalar())
            except DBAPIError:
                self._end()
                raise

    def close(self) -> None:
        """Leaves everything."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        """Ends the connection itself: one that only went back to the pool would keep what it has taken."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def where_bots_decide(store: Store, limit: int, since: float = 0.0, until: float = inf) -> list[tuple[str, float]]:
    """The running tables where it is the turn of a bot, or of a seat that was left to one, and when each changed.

    Those that changed between two times, the latest first.
    """
    at_turn = and_(SEATS.c.table_id == TURNS.c.table_id, SEATS.c.seat == TURNS.c.seat)
    own = LOG.c.table_id == TURNS.c.table_id, LOG.c.seat == TURNS.c.seat
    left = select(LOG.c.number).where(*own, LOG.c.kind == "leave").exists()
    query = select(TABLES.c.id, TABLES.c.changed).join(TURNS, TURNS.c.table_id == TABLES.c.id).join(SEATS, at_turn)
    query = query.where(TABLES.c.status == RUNNING, TABLES.c.changed >= since, TABLES.c.changed <= until)
    query = query.where(or_(SEATS.c.kind == BOT, left)).order_by(TABLES.c.changed.desc())
    with store.engine.connect() as connection:
        return [(row.id, row.changed) for row in connection.execute(query.limit(limit))]
