"""What people are called for, written in the transaction of what it tells of, so that no call is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, case, func, insert, literal, select, update

from aegean.store.direct import Direct
from aegean.store.schema import CALLS, FINISHED, KEPT, KEYS, LOG, LOOKOUTS, SEATS, WAYS, WISHES, Line

TURN: Final = "turn"  # it is somebody's turn,
BEGIN: Final = "begin"  # a game begins,
END: Final = "end"  # or ends,
CHAT: Final = "chat"  # or somebody speaks,
CLOCK: Final = "low"  # or their clock runs low,
NEW: Final = "new"  # or an open table is laid that fits what they look for,
INVITE: Final = "invite"  # or a seat is kept for them
BEFORE: Final = (NEW, INVITE)  # what is told of tables that have not begun
PASSING: Final = (TURN, CLOCK, *BEFORE)  # what is not told once the table no longer waits
ACTS: Final = ("move", "undo", "join", CHAT)  # lines that somebody writes who needs no call about it
START_LINE: Final = "start"
ENDING: Final = {"move", "stop"}  # lines after which a game may be over,
TURNING: Final = {START_LINE, "move", "undo"}  # or it may be another's turn
NOBODY: Final = -1
GRACE: Final = 1.0  # seconds after which a call is sent: a turn that others end at once needs none
DOUBLED: Final = 12  # times that a call is put off twice as long as the one before, at most: to about an hour
INVITED: Final = 300.0  # seconds after any message before one of another invitation
HOUR: Final = 3600.0  # between two messages of new tables
MOST: Final = 20  # of which one message tells


def _calling(kind: str) -> Direct:
    """Adds a call for all at a table who wish for this kind, or for one seat, but not for whoever acted."""
    wish = {BEGIN: WISHES.c.game, END: WISHES.c.game, INVITE: WISHES.c.game, CHAT: WISHES.c.chat}.get(
        kind, WISHES.c.turn
    )
    acted = (
        select(KEYS.c.person)
        .join(SEATS, SEATS.c.player == KEYS.c.digest)
        .where(SEATS.c.table_id == bindparam("table_id"), SEATS.c.seat == bindparam("actor"))
    )
    seat, due = func.min(SEATS.c.seat), bindparam("due", type_=CALLS.c.due.type)
    rested = WAYS.c.sent + INVITED  # whoever one has played with once must not ring all day
    rows = (
        select(
            WAYS.c.id,
            SEATS.c.table_id,
            seat,
            literal(kind),
            case((rested > due, rested), else_=due) if kind == INVITE else due,
        )
        .select_from(SEATS)
        .join(KEYS, KEYS.c.digest == SEATS.c.player)
        .join(WISHES, WISHES.c.person == KEYS.c.person)
        .join(WAYS, WAYS.c.person == KEYS.c.person)
        .where(SEATS.c.table_id == bindparam("table_id"), wish, WAYS.c.code == "", KEYS.c.person.not_in(acted))
        .group_by(WAYS.c.id, SEATS.c.table_id)
    )
    if kind in (TURN, CLOCK):
        rows = rows.where(SEATS.c.seat == bindparam("seat"))
    if kind == INVITE:
        rows = rows.where(SEATS.c.kind == KEPT)
    return Direct(insert(CALLS).from_select(["way", "table_id", "seat", "kind", "due"], rows))


CALLING: Final = {kind: _calling(kind) for kind in (TURN, BEGIN, END, CHAT, CLOCK, INVITE)}


def call_about(connection: Connection, table_id: str, lines: Sequence[Line], status: str, turn: int | None) -> None:
    """Calls whoever wants to know what new lines of a table's log tell."""
    first, time = lines[0], lines[-1].time
    actor = first.seat if first.kind in ACTS else NOBODY
    kinds = {line.kind for line in lines}
    if START_LINE in kinds:
        call_all(connection, BEGIN, table_id, time, actor)
    if first.kind == CHAT and call_all(connection, CHAT, table_id, time, actor):
        _put_off(connection, CHAT, CHAT, table_id, time)
    if status == FINISHED and kinds & ENDING:
        call_all(connection, END, table_id, time, actor)
    elif turn is not None and turn >= 0 and turn != actor and kinds & TURNING:
        is_called = _call_seat(connection, TURN, table_id, time, actor, turn)
        if is_called:
            _put_off(connection, TURN, "undo", table_id, time)
    if first.kind == CLOCK:
        _call_seat(connection, CLOCK, table_id, time, actor, first.seat)


def _call_seat(connection: Connection, kind: str, table_id: str, time: float, actor: int, seat: int) -> bool:
    about = {"table_id": table_id, "actor": actor, "due": time + GRACE, "seat": seat}
    return int(CALLING[kind].run(connection, about).rowcount) > 0


def _put_off(connection: Connection, kind: str, again: str, table_id: str, time: float) -> None:
    """Puts new calls off, each twice as long as the one before, where somebody else does something again and again.

    So nobody keeps another's phone ringing by taking back and playing, or by talking. What counts is how many lines
    of the kind there are since the one who is called did something themselves.
    """
    new = CALLS.c.table_id == table_id, CALLS.c.kind == kind, CALLS.c.due == time + GRACE
    for seat in connection.execute(select(CALLS.c.seat).where(*new).distinct()).scalars().all():
        at_table = LOG.c.table_id == table_id
        own = select(LOG.c.number).where(at_table, LOG.c.seat == seat, LOG.c.kind.in_(ACTS))
        last = connection.execute(own.order_by(LOG.c.number.desc()).limit(1)).scalar() or 0
        lines = select(func.count()).where(at_table, LOG.c.number > last, LOG.c.kind == again, LOG.c.seat != seat)
        times = min(DOUBLED, (connection.execute(lines).scalar() or 0) - (again == kind))
        if times > 0:
            due = time + GRACE * 2.0**times
            connection.execute(update(CALLS).where(*new, CALLS.c.seat == seat).values(due=due))


def call_all(connection: Connection, kind: str, table_id: str, time: float, actor: int = NOBODY) -> bool:
    """Calls all at a table who wish for a kind of call, except whoever acted; returns whether there is anybody."""
    about = {"table_id": table_id, "actor": actor, "due": time + GRACE}
    return int(CALLING[kind].run(connection, about).rowcount) > 0


def call_lookouts(connection: Connection, table_id: str, people: Sequence[str], time: float) -> None:
    """Tells people of a new table that fits what they look for, once an hour at most, and not those who sit there."""
    seated = select(KEYS.c.person).join(SEATS, SEATS.c.player == KEYS.c.digest).where(SEATS.c.table_id == table_id)
    query = select(LOOKOUTS).where(LOOKOUTS.c.person.in_(people), LOOKOUTS.c.person.not_in(seated))
    new = CALLS.alias()
    waiting = select(func.count()).where(new.c.way == WAYS.c.id, new.c.kind == NEW).correlate(WAYS).scalar_subquery()
    for row in connection.execute(query).all():
        due = row.told if row.told > time else max(time + GRACE, row.told + HOUR)
        ways = select(WAYS.c.id, literal(table_id), literal(NOBODY), literal(NEW), literal(due))
        ways = ways.where(WAYS.c.person == row.person, WAYS.c.code == "", waiting < MOST)
        connection.execute(insert(CALLS).from_select(["way", "table_id", "seat", "kind", "due"], ways))
        connection.execute(update(LOOKOUTS).where(LOOKOUTS.c.person == row.person).values(told=due))
