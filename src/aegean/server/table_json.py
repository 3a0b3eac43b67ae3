"""A table as JSON: the twin of its page."""

from __future__ import annotations

from typing import Any

from aegean.core.state import OVER
from aegean.server.events import Event
from aegean.server.live_table import LiveTable
from aegean.server.models import (
    DoneModel,
    MoveModel,
    ScoreRow,
    SeatModel,
    StateModel,
    TableModel,
    UndoModel,
)
from aegean.server.render import Look, ending
from aegean.server.words import say
from aegean.store import Head, Seat


def head_line(room: LiveTable, look: Look) -> dict[str, Any]:
    """The least a client has to know about where a table stands."""
    return {
        "table": room.head.id,
        "number": room.number,
        "at": room.at,
        "moves": len(room.numbers),
        "status": room.status,
        "turn": room.turn,
        "you": look.eyes,
        "yours": list(look.held),
        "your_turn": room.turn in look.held and room.turn not in room.away,
        "rematch": room.head.rematch,
        "curtain": room.has_curtain(look.held),
    }


def done_model(room: LiveTable) -> DoneModel:
    """Where a table stands after a change."""
    return DoneModel(status=room.status, number=room.number, at=room.at, moves=len(room.numbers), turn=room.turn)


def state_model(room: LiveTable, look: Look) -> StateModel:
    """Everything a viewer may know of a table."""
    game, table = room.game, room.table
    legal: list[int] = []
    position, asks, undo = "", "", say(look.lang, "table.no_undo")
    points: list[int | None] = [None] * len(room.seats)
    places: list[int | None] = [None] * len(room.seats)
    if table is not None:
        seen = table.seen(look.eyes)
        legal = seen.legal() if look.eyes in look.held else []
        position, asks = game.dump(seen.position), game.asks(table.state, look.lang)
        points = list(seen.position.scores())
        undo = room.undo_reason(look.held, look.lang) if look.held else undo
        if table.state.seat == OVER:
            points, places = list(table.state.scores()), list(table.state.places())
    end = ending(room, look.lang)
    return StateModel(
        table=room.head.id,
        game=game.name,
        title=game.title,
        status=room.status,
        options=room.head.options,
        public=room.head.public,
        number=room.number,
        at=room.at,
        moves=len(room.numbers),
        turn=room.turn,
        you=look.eyes,
        yours=list(look.held),
        seats=[
            _seat(seat, seat.seat in room.away, seat.seat in look.held, points[seat.seat], places[seat.seat])
            for seat in room.seats
        ],
        asks=asks,
        legal=[MoveModel(move=game.text(action), words=game.say(action, look.lang)) for action in legal],
        undo=UndoModel(allowed=not undo, reason=undo),
        position=position,
        scoring=[ScoreRow(words=words, clause=clause, points=row) for words, clause, row in end.rows] if end else [],
        parent=room.head.parent,
        rematch=room.head.rematch,
    )


def event_line(event: Event) -> dict[str, Any]:
    """A line of the log."""
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "words": event.words,
        "move": event.move,
        "moves": event.moves,
        "forced": event.forced,
        "notes": [{"words": note.words, "clause": note.clause} for note in event.notes],
    }


def table_model(head: Head, seats: list[Seat], title: str, proofs: list[str], turn: int = OVER) -> TableModel:
    """A table in the lobby."""
    yours = {seat.seat for seat in seats if proofs and (seat.player in proofs or seat.token in proofs)}
    return TableModel(
        id=head.id,
        game=head.game,
        title=title,
        status=head.status,
        seats=[_seat(seat, False, seat.seat in yours, None, None) for seat in seats],
        your_turn=turn in yours,
        changed=head.changed,
    )


def _seat(seat: Seat, away: bool, yours: bool, points: int | None, place: int | None) -> SeatModel:
    return SeatModel(
        seat=seat.seat,
        kind=seat.kind,
        level=seat.level,
        name=seat.name,
        away=away,
        yours=yours,
        points=points,
        place=place,
    )
