"""When the clocks of tables have to be looked at."""

from __future__ import annotations

from math import inf

from sqlalchemy import func, select, update

from aegean.store.schema import TURNS
from aegean.store.store import Store


def due(store: Store, now: float, limit: int) -> list[str]:
    """The tables whose clocks have to be looked at now, the longest due first."""
    query = select(TURNS.c.table_id).where(TURNS.c.wake > 0, TURNS.c.wake <= now).order_by(TURNS.c.wake)
    with store.engine.connect() as connection:
        return list(connection.execute(query.limit(limit)).scalars())


def next_wake(store: Store) -> float:
    """When the next clock has to be looked at; infinity if none runs."""
    with store.engine.connect() as connection:
        return connection.execute(select(func.min(TURNS.c.wake)).where(TURNS.c.wake > 0)).scalar() or inf


def put_off(store: Store, table_id: str, now: float, wake: float) -> None:
    """Says when a table that is due has to be looked at next, 0 for never; not if it has moved on meanwhile."""
    is_due = (TURNS.c.wake > 0) & (TURNS.c.wake <= now)
    with store.writing() as connection:
        connection.execute(update(TURNS).where(TURNS.c.table_id == table_id, is_due).values(wake=wake))
