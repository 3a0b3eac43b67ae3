"""Calls: where people want to be called and what about, and the queue of what is not sent yet.

Whoever sends takes a way for a while. Of several processes one gets it; if that one dies another one frees the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from time import time
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from aegean.store.outbox import BEFORE
from aegean.store.schema import (
    CALLS,
    HOUSE,
    LOG,
    LOOKOUTS,
    OPEN,
    TABLES,
    TURNS,
    WAYS,
    WISHES,
    Call,
    Person,
    Way,
    Wishes,
)
from aegean.store.store import Conflict, Store

# ---------------------------------------------------------------- where and of what


def wishes_of(store: Store, person: Person) -> Wishes:
    """What somebody wants to be called about."""
    with store.engine.connect() as connection:
        return _wishes(connection, person.id)


def save_wishes(store: Store, person: Person, wishes: Wishes) -> None:
    """Stores what somebody wants to be called about."""
    with store.writing() as connection:
        connection.execute(delete(WISHES).where(WISHES.c.person == person.id))
        connection.execute(insert(WISHES), {"person": person.id, **asdict(wishes)})


def lookout_of(store: Store, person: Person) -> str:
    """Of which open tables somebody wants to hear, as the server wrote it down; empty if of none."""
    with store.engine.connect() as connection:
        query = select(LOOKOUTS.c.wanted).where(LOOKOUTS.c.person == person.id)
        return connection.execute(query).scalar() or ""


def save_lookout(store: Store, person: Person, wanted: str) -> None:
    """Stores of which open tables somebody wants to hear, or that they want to hear of none."""
    own = LOOKOUTS.c.person == person.id
    with store.writing() as connection:
        if not wanted:
            connection.execute(delete(LOOKOUTS).where(own))
        elif connection.execute(update(LOOKOUTS).where(own).values(wanted=wanted)).rowcount != 1:
            connection.execute(insert(LOOKOUTS), {"person": person.id, "wanted": wanted, "told": 0.0})


def lookouts(store: Store) -> dict[str, str]:
    """Who wants to hear of open tables and can be called, and of which."""
    called = select(WAYS.c.person).where(WAYS.c.code == "")
    query = select(LOOKOUTS.c.person, LOOKOUTS.c.wanted).where(LOOKOUTS.c.person.in_(called))
    with store.engine.connect() as connection:
        rows = connection.execute(query).all()
    return {row.person: row.wanted for row in rows}


def ways_of(store: Store, person: Person) -> list[Way]:
    """Where somebody wants to be called, the oldest first."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(WAYS).where(WAYS.c.person == person.id).order_by(WAYS.c.created)).mappings()
        return [Way(**row) for row in rows]


def add_way(store: Store, way: Way, wishes: Wishes) -> None:
    """Stores another way, in place of one with the same address; a person's first one comes with usual wishes."""
    with store.writing() as connection:
        same = WAYS.c.person == way.person, WAYS.c.address == way.address
        for old in connection.execute(select(WAYS.c.id).where(*same)).scalars().all():
            _remove(connection, old)
        connection.execute(insert(WAYS), asdict(way))
        if connection.execute(select(WISHES.c.person).where(WISHES.c.person == way.person)).first() is None:
            connection.execute(insert(WISHES), {"person": way.person, **asdict(wishes)})


def change_way(store: Store, way_id: str, **values: Any) -> None:
    """Stores other values of a way."""
    with store.writing() as connection:
        connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(**values))


def count_try(store: Store, way_id: str, tries: int) -> bool:
    """Counts a try at the code of a way; False if there were so many before, also where several come at once."""
    counting = update(WAYS).where(WAYS.c.id == way_id, WAYS.c.faults < tries).values(faults=WAYS.c.faults + 1)
    with store.writing() as connection:
        return connection.execute(counting).rowcount > 0


def remove_way(store: Store, way_id: str) -> bool:
    """Calls nobody on this way any more; False if there is no such way."""
    with store.writing() as connection:
        return _remove(connection, way_id)


def remove_ways_of_browser(connection: Connection, digest: str) -> None:
    """Calls nobody in this browser any more."""
    for way_id in connection.execute(select(WAYS.c.id).where(WAYS.c.browser == digest)).scalars().all():
        _remove(connection, way_id)


def forget_calls(connection: Connection, person_id: str) -> None:
    """Deletes everything about how a person wants to be called."""
    for way_id in connection.execute(select(WAYS.c.id).where(WAYS.c.person == person_id)).scalars().all():
        _remove(connection, way_id)
    for kept in (WISHES, LOOKOUTS):
        connection.execute(delete(kept).where(kept.c.person == person_id))


def join_calls(connection: Connection, person_id: str, other_id: str) -> None:
    """Calls a person also where somebody was called who turns out to be the same; their own wishes stay."""
    connection.execute(update(WAYS).where(WAYS.c.person == other_id).values(person=person_id))
    for kept in (WISHES, LOOKOUTS):
        if connection.execute(select(kept.c.person).where(kept.c.person == person_id)).first() is None:
            connection.execute(update(kept).where(kept.c.person == other_id).values(person=person_id))
        connection.execute(delete(kept).where(kept.c.person == other_id))


def house_secret(store: Store, name: str, made: str) -> str:
    """A secret that the house keeps for ever: the one that was made first."""
    query = select(HOUSE.c.value).where(HOUSE.c.name == name)
    with store.engine.connect() as connection:
        found = connection.execute(query).scalar()
    if found is None:
        try:
            with store.writing() as connection:
                connection.execute(insert(HOUSE), {"name": name, "value": made})
            return made
        except Conflict:  # another process was faster
            return house_secret(store, name, made)
    return str(found)


# ---------------------------------------------------------------- the queue


def due_ways(store: Store, now: float, limit: int) -> list[str]:
    """The ways that have something to carry now and do not rest: those that worked last, then the longest due."""
    query = select(CALLS.c.way).join(WAYS).where(CALLS.c.due <= now, WAYS.c.rests <= now)
    query = query.group_by(CALLS.c.way, WAYS.c.faults).order_by(WAYS.c.faults, func.min(CALLS.c.due))
    with store.engine.connect() as connection:
        return list(connection.execute(query.limit(limit)).scalars())


def take(store: Store, way_id: str, now: float, until: float) -> tuple[Way, Wishes, list[Call]] | None:
    """Takes a way for a while, with its calls that are due; None if another process has it."""
    with store.writing() as connection:
        query = update(WAYS).where(WAYS.c.id == way_id, WAYS.c.rests <= now).values(rests=until)
        if connection.execute(query).rowcount != 1:
            return None
        way = Way(**connection.execute(select(WAYS).where(WAYS.c.id == way_id)).mappings().one())
        came = LOG.c.table_id == CALLS.c.table_id, LOG.c.seat == CALLS.c.seat, LOG.c.kind.in_(("leave", "return"))
        last = select(LOG.c.kind).where(*came).order_by(LOG.c.number.desc()).limit(1).correlate(CALLS).scalar_subquery()
        waits = and_(TURNS.c.seat == CALLS.c.seat, func.coalesce(last, "return") == "return")
        waits = case((CALLS.c.kind.in_(BEFORE), TABLES.c.status == OPEN), else_=func.coalesce(waits, True))
        found = (
            select(CALLS.c.id, CALLS.c.table_id, CALLS.c.kind, TABLES.c.game, waits)
            .join(TABLES, TABLES.c.id == CALLS.c.table_id)
            .outerjoin(TURNS, TURNS.c.table_id == CALLS.c.table_id)
            .where(CALLS.c.way == way_id, CALLS.c.due <= now)
            .order_by(CALLS.c.id)
        )
        calls = [Call(*row) for row in connection.execute(found)]
        return way, _wishes(connection, way.person), calls


def free_ways(store: Store) -> None:
    """Gives back what a process had taken that died; for the only process of a store, when it starts."""
    with store.writing() as connection:
        connection.execute(update(WAYS).where(WAYS.c.faults == 0, WAYS.c.code == "").values(rests=0.0))


def held_ways(store: Store, now: float, until: float) -> dict[str, float]:
    """The ways with something to carry that a process has taken, not later than until a time, and until when."""
    query = select(WAYS.c.id, WAYS.c.rests).join(CALLS, CALLS.c.way == WAYS.c.id)
    query = query.where(CALLS.c.due <= now, WAYS.c.faults == 0, WAYS.c.rests > now, WAYS.c.rests <= until)
    with store.engine.connect() as connection:
        return {row.id: row.rests for row in connection.execute(query.distinct())}


def free_way(store: Store, way_id: str, until: float) -> None:
    """Gives a way back that a process had taken until a time, and then died."""
    with store.writing() as connection:
        connection.execute(update(WAYS).where(WAYS.c.id == way_id, WAYS.c.rests == until).values(rests=0.0))


def put_off(store: Store, way_id: str, until: float) -> None:
    """Gives a way back; its calls wait until later."""
    with store.writing() as connection:
        connection.execute(update(CALLS).where(CALLS.c.way == way_id, CALLS.c.due < until).values(due=until))
        connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(rests=0.0))


def done(store: Store, way_id: str, calls: Sequence[Call], *, sent: bool) -> None:
    """Gives a way back whose calls are sent, or are late by now."""
    values = {"sent": time(), "faults": 0} if sent else {}
    with store.writing() as connection:
        connection.execute(delete(CALLS).where(CALLS.c.id.in_([call.id for call in calls])))
        connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(rests=0.0, **values))


def give_up(store: Store, way_id: str, code: str) -> None:
    """Stops using a way until it is tested again: nothing has arrived there for a long time."""
    with store.writing() as connection:
        connection.execute(delete(CALLS).where(CALLS.c.way == way_id))
        connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(code=code, rests=0.0))


def _wishes(connection: Connection, person_id: str) -> Wishes:
    row = connection.execute(select(WISHES).where(WISHES.c.person == person_id)).mappings().first()
    return Wishes(**{field.name: row[field.name] for field in fields(Wishes)}) if row else Wishes()


def _remove(connection: Connection, way_id: str) -> bool:
    connection.execute(delete(CALLS).where(CALLS.c.way == way_id))
    return connection.execute(delete(WAYS).where(WAYS.c.id == way_id)).rowcount == 1
