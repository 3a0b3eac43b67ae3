"""Planned moves: what somebody would do next, kept until their turn comes; nobody else sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update

from aegean.store.schema import PLANS, SEATS, Plan
from aegean.store.store import Store


def plan_of(store: Store, table_id: str, seat: int) -> Plan:
    """What is planned for a seat."""
    query = select(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.seat == seat)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    return _plan(row) if row else Plan()


def write_plan(store: Store, table_id: str, seat: int, plan: Plan) -> None:
    """Keeps a plan in place of an earlier one."""
    with store.writing() as connection:
        connection.execute(delete(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.seat == seat))
        if plan != Plan(lang=plan.lang):
            connection.execute(insert(PLANS), {"table_id": table_id, "seat": seat, **asdict(plan)})
        store.notify(connection, table_id)


def take_plan(store: Store, table_id: str, seat: int, plan: Plan) -> bool:
    """Takes the moves of a plan out, to play them; of several processes one gets them."""
    own = PLANS.c.table_id == table_id, PLANS.c.seat == seat, PLANS.c.moves == plan.moves, PLANS.c.reason == ""
    with store.writing() as connection:
        return connection.execute(update(PLANS).where(*own).values(moves="", declines=False)).rowcount == 1


def end_declining(store: Store, table_id: str, seat: int) -> None:
    """Declines nothing more for a seat: its player is there again."""
    own = PLANS.c.table_id == table_id, PLANS.c.seat == seat, PLANS.c.declines
    with store.writing() as connection:
        connection.execute(update(PLANS).where(*own).values(declines=False))


def plans(store: Store, table_ids: Sequence[str], digests: Sequence[str]) -> dict[str, Plan]:
    """What somebody has planned at some tables."""
    held = or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests))
    query = (
        select(PLANS)
        .join(SEATS, and_(SEATS.c.table_id == PLANS.c.table_id, SEATS.c.seat == PLANS.c.seat))
        .where(PLANS.c.table_id.in_(table_ids), held)
    )
    with store.engine.connect() as connection:
        return {row.table_id: _plan(row) for row in connection.execute(query)}


def _plan(row: Any) -> Plan:
    return Plan(row.moves, row.only, row.lang, row.reason, row.declines)
