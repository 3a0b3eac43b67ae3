"""How games come out: which tables count, and what their end says of every seat."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.record import move_line
from aegean.play import Table
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.tables.lines import LEAVE, MOVE, STOP
from aegean.server.tables.live_table import LiveTable
from aegean.store.results import Ended, Result
from aegean.store.schema import GUIDED, PERSON, Line


def check_rated(seats: Sequence[NewSeat]) -> None:
    """Refuses a rated table at which one person would play several seats, or nobody against anybody."""
    kinds = [seat.kind for seat in seats]
    if len(kinds) < 2 or kinds.count("me") > 1 or "hotseat" in kinds:
        raise RequestRefused(422, "not_rated")


def counts(live: LiveTable) -> bool:
    """Whether a game is part of its players' history: people play it from its beginning, each for themselves."""
    people = [seat.player for seat in live.seats if seat.kind == PERSON and seat.player]
    is_game = live.head.lesson in ("", GUIDED) and not live.head.position
    return is_game and len(live.seats) > 1 and 0 < len(people) == len(set(people))


def ended_after(live: LiveTable, lines: Sequence[Line]) -> Ended | None:
    """How a game comes out that is over with these lines; None if it neither counts nor is compared with others."""
    if not (counts(live) or live.head.deal):
        return None
    table = live.running.copy()
    for line in lines:
        if line.kind == MOVE:
            table.follow(move_line(line.seat, line.text))
        elif line.kind == STOP:
            table.stop()
    places, last = table.state.places(), len(live.seats)
    stayed = [place for seat, place in enumerate(places) if seat not in live.away]
    items = [phrase.name for phrase in live.game.scoring]
    results = [
        Result(
            seat=seat.seat,
            player=seat.player if seat.kind == PERSON else "",
            name=seat.name,
            level=live.bot_level(seat.seat),
            place=places[seat.seat],
            points=table.state.points(seat.seat),
            items=dict(zip(items, table.state.tally(seat.seat), strict=False)),
            rank=last if seat.seat in live.away else 1 + sum(place < places[seat.seat] for place in stayed),
        )
        for seat in live.seats
    ]
    return Ended(live.head.game, live.head.rated and _have_all_come(live, table), tuple(results))


def _have_all_come(live: LiveTable, table: Table) -> bool:
    """Whether every person has decided something before a bot took their seat: nobody is rated who never came."""
    left = {item.line.seat: item.moves for item in reversed(live.non_moves) if item.line.kind == LEAVE}
    decided = {
        entry.seat
        for number, entry in enumerate(table.entries)
        if not entry.forced and number < left.get(entry.seat, len(table.entries))
    }
    return all(seat.seat in decided for seat in live.seats if seat.kind == PERSON)
