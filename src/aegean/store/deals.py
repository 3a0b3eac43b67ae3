"""Deals that several tables share: what they are, which tables have them, and how these came out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass

from sqlalchemy import insert, or_, select

from aegean.store.schema import (
    DEALS,
    FINISHED,
    HOTSEAT,
    PERSON,
    RESULTS,
    RUNNING,
    SEATS,
    TABLES,
    Head,
    Seat,
    SharedDeal,
)
from aegean.store.store import Conflict, Store


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat of a table came out."""

    seat: int
    name: str
    level: str
    place: int
    points: int
    items: dict[str, int]  # points by scoring item


def deal_called(store: Store, deal_id: str) -> SharedDeal | None:
    """A deal by its id; None if there is none."""
    with store.engine.connect() as connection:
        row = connection.execute(select(DEALS).where(DEALS.c.id == deal_id)).mappings().first()
    return SharedDeal(**{**row, "options": json.loads(row["options"])}) if row else None


def keep_deal(store: Store, deal: SharedDeal) -> SharedDeal:
    """Keeps a deal; where one with its id is kept already, that one stays."""
    with suppress(Conflict), store.writing() as connection:
        connection.execute(insert(DEALS), asdict(deal) | {"options": json.dumps(deal.options)})
    return deal_called(store, deal.id) or deal


def tables_with(store: Store, deal_id: str, limit: int) -> list[tuple[Head, list[Seat]]]:
    """The tables that have a deal, the latest first."""
    return store.listed(select(TABLES).where(TABLES.c.deal == deal_id), limit)


def seat_with(store: Store, deal_id: str, digests: Sequence[str]) -> str:
    """The table at which somebody plays a deal; empty if they do not."""
    held = or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests))
    sitting = SEATS.c.kind.in_((PERSON, HOTSEAT))  # of a seat that is only kept for them they know nothing
    query = select(TABLES.c.id).join(SEATS).where(TABLES.c.deal == deal_id, sitting, held).limit(1)
    with store.engine.connect() as connection:
        return connection.execute(query).scalar() or ""


def strict_with(store: Store, deal_id: str) -> str:
    """A running table without hints that has a deal; empty if there is none."""
    strict = TABLES.c.deal == deal_id, TABLES.c.status == RUNNING, ~TABLES.c.hints
    with store.engine.connect() as connection:
        return connection.execute(select(TABLES.c.id).where(*strict).limit(1)).scalar() or ""


def deals_played(store: Store, digests: Sequence[str]) -> set[str]:
    """The deals that somebody has played to their end."""
    held = or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests))
    query = select(TABLES.c.deal).join(SEATS).where(TABLES.c.deal != "", TABLES.c.status == FINISHED, held)
    with store.engine.connect() as connection:
        return set(connection.execute(query.distinct()).scalars())


def results_with(store: Store, deal_id: str) -> dict[str, list[SeatResult]]:
    """How the tables came out that have a deal, by seat."""
    query = select(RESULTS).join(TABLES, TABLES.c.id == RESULTS.c.table_id).where(TABLES.c.deal == deal_id)
    found: dict[str, list[SeatResult]] = {}
    with store.engine.connect() as connection:
        for row in connection.execute(query.order_by(RESULTS.c.table_id, RESULTS.c.seat)):
            result = SeatResult(row.seat, row.name, row.level, row.place, row.points, json.loads(row.items))
            found.setdefault(row.table_id, []).append(result)
    return found
