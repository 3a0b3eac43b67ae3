"""Laying a table as somebody wishes for it, for pages and API alike."""

from __future__ import annotations

from aegean.play.sealed import new_secret
from aegean.server.deps import Visitor
from aegean.server.requests import NewSeat, NewTable
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.friends import with_friends
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.terms import Terms
from aegean.server.words import say


async def lay(
    game_key: str, wish: NewTable, tables: Tables, visitor: Visitor, lang: str, lesson: str = ""
) -> tuple[LiveTable, str]:
    """A table of a game or an edition as the visitor wishes for it, and the token for their seats."""
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
    return await tables.create(game_key, seats, visitor.key, terms, visitor=visitor.client)


async def seats_for(seats: list[NewSeat], visitor: Visitor, tables: Tables) -> list[NewSeat]:
    """The seats of a new table, some of them kept for friends of the visitor."""
    return named_seats(await with_friends(tables, seats, visitor.own_proofs), visitor)


def named_seats(seats: list[NewSeat], visitor: Visitor) -> list[NewSeat]:
    """The seats of a new table, with default names for people who gave none."""
    return [
        seat.model_copy(update={"name": seat.name or default_name(seat.kind, number, visitor)})
        for number, seat in enumerate(seats)
    ]


def default_name(kind: str, number: int, visitor: Visitor) -> str:
    """The name of a person who gave none: the one they used before, else their number."""
    if kind == "me" and visitor.name:
        return visitor.name
    return say(visitor.lang, "table-player_name", number=number + 1) if kind in ("me", "hotseat") else ""
