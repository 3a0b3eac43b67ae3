"""The seats of a table as they are laid: who may sit there, under which name, and what proves it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from aegean.server.access.names import look
from aegean.server.access.security import digest
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.tables.live_table import LiveTable
from aegean.store import Seat
from aegean.store.schema import BOT, HOTSEAT, KEPT, OPEN, PERSON

BOT_NAMES: Final = ("Theano", "Kallias", "Myrine", "Lysis", "Xanthe", "Phaidon", "Leda", "Timon")


def with_names(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with other names for the bots that have none, or one like that of somebody else who sits there."""
    named, taken = list[Seat](), ["", *(look(seat.name) for seat in seats)]
    for seat in seats:
        if seat.kind == BOT and (not seat.name or taken.count(look(seat.name)) > 1):
            usual = (*BOT_NAMES[seat.seat :], *BOT_NAMES)
            seat = replace(seat, name=next((name for name in usual if look(name) not in taken), usual[0]))
            taken.append(look(seat.name))
        named.append(seat)
    return named


def new_seat(number: int, wanted: NewSeat, player: str, token: str) -> Seat:
    """A seat of a new table."""
    if wanted.kind == BOT:
        return Seat(number, BOT, wanted.level, wanted.name)
    if wanted.kind == OPEN:
        return Seat(number, OPEN)
    if wanted.kind == "friend":
        return Seat(number, KEPT, "", wanted.name, wanted.friend, digest(invitation(token, number)))
    return Seat(number, HOTSEAT if wanted.kind == HOTSEAT else PERSON, "", wanted.name, player, digest(token))


def invitation(token: str, seat: int) -> str:
    """The secret of the link to a seat that is kept for a friend; it follows from the token of whoever keeps it."""
    return digest(f"invitation {seat} {token}")


def acting_seat(live: LiveTable, proofs: Sequence[str], wanted: int | None) -> int:
    """The seat to act for: the one wanted, else the one that decides; refused if it is somebody else's."""
    held = live.held_by(proofs)
    if not held:
        raise RequestRefused(403, "no_seat")
    seat = live.viewer_of(held) if wanted is None else wanted
    if seat not in held:
        raise RequestRefused(403, "foreign_seat")
    return seat
