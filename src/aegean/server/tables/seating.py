"""Sitting down before a game begins: taking a seat, keeping one for a friend, making one free again, filling up."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.server.access.security import digest, new_token
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.tables.all_tables import Tables, new_seat, with_names
from aegean.server.tables.lines import FREE, JOIN, RENAME
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.store.deals import seat_with
from aegean.store.schema import BOT, FREE_SEATS, KEPT, OPEN, PERSON, Seat


async def join(tables: Tables, live: LiveTable, seat: int, name: str, key: str, proofs: Sequence[str]) -> str:
    """Takes a free seat and returns the token that holds it; the game begins when the last seat is taken.

    A bot that has the same name gets another one.
    """
    tables.blocks.check_name(name)
    token = new_token()
    async with live.lock:
        live.check_open()
        if live.held_by([digest(key), *proofs]):
            raise RequestRefused(409, "seated")
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind not in FREE_SEATS:
            raise RequestRefused(409, "seat_taken")
        if live.seats[seat].kind == KEPT and seat not in live.kept_for(proofs):
            raise RequestRefused(403, "seat_kept", name=live.seats[seat].name)
        if live.head.deal and await tables.in_thread(seat_with, tables.store, live.head.deal, [digest(key), *proofs]):
            raise RequestRefused(409, "deal_played")
        taken = Seat(seat, PERSON, "", name, digest(key), digest(token))
        seats = with_names([taken if other.seat == seat else other for other in live.seats])
        renamed = _renamed(live, seats)
        draft = Draft([(JOIN, seat, name), *((RENAME, bot.seat, bot.name) for bot in renamed)], OPEN)
        if all(other.kind not in FREE_SEATS for other in seats):
            start = live.draft_start(seats)
            draft = Draft([*draft.lines, *start.lines], start.status, start.turn)
        await tables.commit(live, draft, [taken, *renamed])
    return token


async def rename_bots(tables: Tables, live: LiveTable) -> None:
    """Gives another name to bots that have the name of somebody at the table."""
    async with live.lock:
        renamed = _renamed(live, with_names(live.seats))
        if renamed:
            await tables.commit(live, Draft([(RENAME, bot.seat, bot.name) for bot in renamed], live.status), renamed)


def _renamed(live: LiveTable, seats: Sequence[Seat]) -> list[Seat]:
    """Those bots among the seats that have another name now."""
    return [seat for seat in seats if seat.kind == BOT and seat != live.seats[seat.seat]]


async def fill(tables: Tables, live: LiveTable, level: str) -> None:
    """Gives every free seat to a bot and starts the game."""
    async with live.lock:
        live.check_open()
        if live.status != OPEN:
            raise RequestRefused(409, "begun")
        tables.check_share(live.visitor)
        bot = NewSeat(kind="bot", level=level)
        seats = [new_seat(seat.seat, bot, "", "") if seat.kind in FREE_SEATS else seat for seat in live.seats]
        seats = with_names(seats)
        taken = [seat for seat in seats if live.seats[seat.seat].kind in FREE_SEATS]
        await tables.commit(live, live.draft_start(seats), taken)


async def free(tables: Tables, live: LiveTable, seat: int) -> None:
    """Makes a seat free again, for anybody, before the game begins."""
    async with live.lock:
        live.check_open()
        if live.status != OPEN:
            raise RequestRefused(409, "begun")
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind not in (KEPT, PERSON):
            raise RequestRefused(409, "seat_free")
        await tables.commit(live, Draft([(FREE, seat, "")], OPEN), [Seat(seat, OPEN)])
