"""Laying a table as somebody wishes for it, for pages and API alike."""

from __future__ import annotations

from typing import Final

from aegean.play.sealed import new_secret
from aegean.server.deps import Visitor
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat, NewTable
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.friends import with_friends
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.terms import Terms
from aegean.server.words import say
from aegean.store.schema import KEPT

FARTHEST: Final = 366 * 24 * 3600  # seconds until a game begins: a table that waits for its hour is kept until then


async def lay(
    game_key: str, wish: NewTable, tables: Tables, visitor: Visitor, lang: str, lesson: str = ""
) -> tuple[LiveTable, str]:
    """A table of a game or an edition as the visitor wishes for it, and the token for their seats."""
    if wish.begins > tables.now() + FARTHEST:
        raise RequestRefused(409, "far_off")
    terms = Terms(
        wish.options,
        public=wish.public,
        hints=wish.hints,
        lang=lang,
        clock=wish.clock_text,
        word=wish.word,
        secret=new_secret() if wish.sealed else "",
        rated=wish.rated,
        begins=wish.begins,
        lesson=lesson,
    )
    seats = await seats_for(wish.seats, visitor, tables)
    if wish.public and any(seat.kind == "open" for seat in seats):
        tables.offers.take(visitor.client)
    return await tables.create(game_key, seats, visitor.key, terms, visitor=visitor.client)


async def seats_for(seats: list[NewSeat], visitor: Visitor, tables: Tables) -> list[NewSeat]:
    """The seats of a new table, some of them kept for friends of the visitor."""
    return named_seats(await with_friends(tables, in_sight(seats), visitor.own_proofs), visitor)


def in_sight(seats: list[NewSeat]) -> list[NewSeat]:
    """The seats, one's own further ones as those of a shared screen: others who come see that one person plays them."""
    mine = [number for number, seat in enumerate(seats) if seat.kind == "me"]
    shared = mine[1:] if any(seat.kind in ("open", "friend") for seat in seats) else []
    return [
        seat.model_copy(update={"kind": "hotseat"}) if number in shared else seat for number, seat in enumerate(seats)
    ]


def named_seats(seats: list[NewSeat], visitor: Visitor) -> list[NewSeat]:
    """The seats of a new table, with default names for people who gave none."""
    return [
        seat.model_copy(update={"name": seat.name or default_name(seat.kind, number, visitor)})
        for number, seat in enumerate(seats)
    ]


def guest_name(live: LiveTable, seat: int, visitor: Visitor) -> str:
    """The name of a guest who gave none: the one they used before, else that for which their seat was kept."""
    is_kept = seat < len(live.seats) and live.seats[seat].kind == KEPT
    return visitor.name or (live.seats[seat].name if is_kept else "") or default_name("me", seat, visitor)


def default_name(kind: str, number: int, visitor: Visitor) -> str:
    """The name of a person who gave none: the one they used before, else their number."""
    if kind == "me" and visitor.name:
        return visitor.name
    return say(visitor.lang, "table-player_name", number=number + 1) if kind in ("me", "hotseat") else ""
