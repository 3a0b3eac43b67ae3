"""A table as JSON: everything its page shows."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.play.ending import ending
from aegean.play.teller import Teller
from aegean.server.models import (
    ClockModel,
    DoneModel,
    EditionModel,
    MoveModel,
    ScoreRow,
    SeatClock,
    SeatModel,
    StateModel,
    TableModel,
    TieRow,
    UndoModel,
)
from aegean.server.tables.clock import Clock, ClockRules
from aegean.server.tables.events import Event
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import say
from aegean.store import Head, Seat


def status_json(live: LiveTable, viewpoint: TableViewpoint) -> dict[str, Any]:
    """The status of a table and the viewer's seats at it, in a few numbers."""
    return {
        "table": live.id,
        "number": live.number,
        "at": live.at,
        "moves": len(live.numbers),
        "status": live.status,
        "turn": live.turn,
        "you": viewpoint.viewer,
        "yours": list(viewpoint.held),
        "your_turn": live.turn in viewpoint.held and live.turn not in live.away,
        "rematch": live.head.rematch,
        "curtain": live.has_curtain(viewpoint.held),
        "clock": clock.model_dump() if (clock := clock_model(live.head, live.clock)) else None,
    }


def clock_model(head: Head, clock: Clock | None = None) -> ClockModel | None:
    """The clock of a table as everybody sees it; None if it has none."""
    rules = ClockRules.read(head.clock)
    if rules is None:
        return None
    if clock is None:
        return ClockModel(**asdict(rules), paused=False, asking=[], seats=[])
    seats = [
        SeatClock(
            left=left,
            until=clock.until if seat == clock.turn else 0.0,
            low=clock.is_low(seat),
            days_off=clock.days_off[seat],
            off_until=clock.off_until[seat],
        )
        for seat, left in enumerate(clock.left)
    ]
    return ClockModel(**asdict(rules), paused=clock.is_paused, asking=sorted(clock.asking), seats=seats)


def done_model(live: LiveTable) -> DoneModel:
    """The status of a table after a change."""
    return DoneModel(status=live.status, number=live.number, at=live.at, moves=len(live.numbers), turn=live.turn)


def state_model(live: LiveTable, viewpoint: TableViewpoint) -> StateModel:
    """Everything a viewer may know of a table."""
    game, table, teller = live.game, live.table, viewpoint.teller
    legal: list[MoveModel] = []
    position, asks, undo = "", "", say(viewpoint.lang, "table-no_undo")
    points: list[int | None] = [None] * len(live.seats)
    places: list[int | None] = [None] * len(live.seats)
    if table is not None:
        seen = table.seen(viewpoint.viewer)
        if viewpoint.is_own and not live.is_closed:
            legal = move_models(teller, seen)
        position, asks = game.dump(seen.position), teller.question(seen.position)
        points = list(seen.position.scores())
        undo = live.undo_reason(viewpoint.held, viewpoint.lang) if viewpoint.held else undo
        if table.state.seat == OVER:
            places = list(table.state.places())
    end = ending(live.running.state, teller) if live.turn == OVER else None
    return StateModel(
        table=live.id,
        game=game.name,
        title=game.title,
        status=live.status,
        options=live.head.options,
        edition=EditionModel(name=game.edition.name, digest=game.edition.digest),
        public=live.head.public,
        number=live.number,
        at=live.at,
        moves=len(live.numbers),
        turn=live.turn,
        you=viewpoint.viewer,
        yours=list(viewpoint.held),
        seats=[
            _seat(seat, seat.seat in live.away, seat.seat in viewpoint.held, points[seat.seat], places[seat.seat])
            for seat in live.seats
        ],
        asks=asks,
        legal=legal,
        undo=UndoModel(allowed=not undo, reason=undo),
        position=position,
        scoring=[ScoreRow(words=item.words, clause=item.clause, points=row) for item, row in end.rows] if end else [],
        ties=[TieRow(words=item.words, clause=item.clause, numbers=row) for item, row in end.ties] if end else [],
        parent=live.head.parent,
        rematch=live.head.rematch,
        clock=clock_model(live.head, live.clock),
        rated=live.head.rated,
        begins=live.head.begins,
        word=live.head.word,
    )


def move_models(teller: Teller, seen: Seen[State]) -> list[MoveModel]:
    """The legal moves of a viewer, as typed and in words."""
    game, position = teller.game, seen.position
    return [MoveModel(move=game.text(action), words=teller.choice(position, action)) for action in seen.legal()]


def event_json(event: Event) -> dict[str, Any]:
    """A line of the log."""
    return {
        "id": event.id,
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
        clock=clock_model(head),
        hints=head.hints,
        rated=head.rated,
        begins=head.begins,
        sealed=bool(head.secret),
        edition=head.edition if head.components else "",
        word=head.word,
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
