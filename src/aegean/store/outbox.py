"""What people are called for, written in the transaction of what it tells of, so that no call is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Insert, bindparam, func, insert, literal, select

from aegean.store.schema import CALLS, FINISHED, KEYS, SEATS, WAYS, WISHES, Line

TURN: Final = "turn"  # it is somebody's turn,
BEGIN: Final = "begin"  # a game begins,
END: Final = "end"  # or ends,
CHAT: Final = "chat"  # or somebody speaks
START_LINE: Final = "start"
NOBODY: Final = -1
GRACE: Final = 1.0  # seconds after which a call is sent: a turn that others end at once needs none


def _calling(kind: str) -> Insert:
    """Adds a call for all at a table who wish for this kind, or for one seat, but not for whoever acted."""
    wish = WISHES.c.game if kind in (BEGIN, END) else WISHES.c[kind]
    acted = (
        select(KEYS.c.person)
        .join(SEATS, SEATS.c.player == KEYS.c.digest)
        .where(SEATS.c.table_id == bindparam("table_id"), SEATS.c.seat == bindparam("actor"))
    )
    seat = func.min(SEATS.c.seat)
    rows = (
        select(WAYS.c.id, SEATS.c.table_id, seat, literal(kind), bindparam("due", type_=CALLS.c.due.type))
        .select_from(SEATS)
        .join(KEYS, KEYS.c.digest == SEATS.c.player)
        .join(WISHES, WISHES.c.person == KEYS.c.person)
        .join(WAYS, WAYS.c.person == KEYS.c.person)
        .where(SEATS.c.table_id == bindparam("table_id"), wish, WAYS.c.code == "", KEYS.c.person.not_in(acted))
        .group_by(WAYS.c.id, SEATS.c.table_id)
    )
    if kind == TURN:
        rows = rows.where(SEATS.c.seat == bindparam("seat"))
    return insert(CALLS).from_select(["way", "table_id", "seat", "kind", "due"], rows)


CALLING: Final = {kind: _calling(kind) for kind in (TURN, BEGIN, END, CHAT)}


def call_about(connection: Connection, table_id: str, lines: Sequence[Line], status: str, turn: int | None) -> None:
    """Calls whoever wants to know what new lines of a table's log tell."""
    actor, time = lines[0].seat, lines[-1].time
    if any(line.kind == START_LINE for line in lines):
        call_all(connection, BEGIN, table_id, time, actor)
    if lines[0].kind == CHAT:
        call_all(connection, CHAT, table_id, time, actor)
    if turn is not None and status == FINISHED:
        call_all(connection, END, table_id, time, actor)
    elif turn is not None and turn >= 0 and turn != actor:
        about = {"table_id": table_id, "actor": actor, "due": time + GRACE, "seat": turn}
        connection.execute(CALLING[TURN], about)


def call_all(connection: Connection, kind: str, table_id: str, time: float, actor: int = NOBODY) -> None:
    """Calls all at a table who wish for a kind of call, but whoever acted."""
    connection.execute(CALLING[kind], {"table_id": table_id, "actor": actor, "due": time + GRACE})
