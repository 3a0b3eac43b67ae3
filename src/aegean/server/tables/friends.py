"""Seats of new tables that are kept for people one has played with."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.tables.all_tables import Tables
from aegean.store.people import friends


async def with_friends(tables: Tables, seats: Sequence[NewSeat], proofs: Sequence[str]) -> list[NewSeat]:
    """The seats with the keys and names of the friends for whom some are kept; refused for anybody else."""
    if not any(seat.friend for seat in seats):
        return list(seats)
    known = {
        person: (name, key) for person, name, key, _ in await tables.in_thread(friends, tables.store, list(proofs))
    }
    if any(seat.friend and seat.friend not in known for seat in seats):
        raise RequestRefused(404, "no_friend")
    return [_kept(seat, *known[seat.friend]) if seat.friend else seat for seat in seats]


def _kept(seat: NewSeat, name: str, key: str) -> NewSeat:
    return seat.model_copy(update={"friend": key, "name": seat.name or name})
