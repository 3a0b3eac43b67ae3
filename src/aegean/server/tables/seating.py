"""Sitting down before a game begins: taking a seat, keeping one for a friend, making one free again, filling up."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Final

from aegean.server.access.names import look
from aegean.server.access.security import digest, new_token
from aegean.server.errors import RequestRefused
from aegean.server.requests import NewSeat
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.lines import FREE, JOIN, NUMBER, RENAME
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.server.tables.seats import new_seat, with_names
from aegean.store.deals import seat_with
from aegean.store.schema import BOT, FREE_SEATS, HOTSEAT, KEPT, OPEN, PERSON, Seat

SALT: Final = 16  # bytes before a number, so that its seal does not tell it


async def join(
    tables: Tables, live: LiveTable, seat: int, name: str, key: str, proofs: Sequence[str], number: str = ""
) -> str:
    """Takes a free seat and returns the token that holds it; the game begins when the last seat is taken.

    A bot that has the same name gets another one; nobody takes that of a person, or of one for whom a seat is kept.
    Whoever sits down may add a number to sealed chance: the last one has no other moment for it.
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
        if live.seats[seat].kind == OPEN and _was_sent_away(live, [digest(key), *proofs]):
            raise RequestRefused(403, "sent_away")
        check_name(name, [other for other in live.seats if other.seat != seat])
        if live.head.deal and await tables.in_thread(seat_with, tables.store, live.head.deal, [digest(key), *proofs]):
            raise RequestRefused(409, "deal_played")
        taken = Seat(seat, PERSON, "", name, digest(key), digest(token))
        seats = with_names([taken if other.seat == seat else other for other in live.seats])
        renamed = _renamed(live, seats)
        added = [(NUMBER, seat, with_salt(live, number))] if number else []
        draft = Draft([(JOIN, seat, name), *added, *((RENAME, bot.seat, bot.name) for bot in renamed)], OPEN)
        if all(other.kind not in FREE_SEATS for other in seats):
            start = _ahead(live, draft, tables.now()).draft_start(seats)
            draft = Draft([*draft.lines, *start.lines], start.status, start.turn)
        await tables.commit(live, draft, [taken, *renamed])
    return token


def with_salt(live: LiveTable, number: str) -> str:
    """A number for sealed chance as the log keeps it."""
    if live.sealed is None:
        raise RequestRefused(409, "not_sealed")
    return f"{token_hex(SALT)} {number}"


def _ahead(live: LiveTable, draft: Draft, now: float) -> LiveTable:
    """A table that waits, as it is after some more lines: chance follows from all numbers."""
    ahead = LiveTable(live.head, live.seats[:])
    ahead.follow([item.line for item in live.non_moves])
    ahead.follow(draft.log_lines(live.number, now))
    return ahead


def check_name(name: str, others: Sequence[Seat]) -> None:
    """Refuses a name that looks like that of a person at one of these seats."""
    if any(other.kind != BOT and look(other.name) == look(name) for other in others):
        raise RequestRefused(409, "name_taken", name=name)


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
    await _free(tables, live, seat, "")


async def send_away(tables: Tables, live: LiveTable, seat: int) -> None:
    """Makes a seat free again, and lets whoever sat there sit down again only where a seat is kept for them."""
    sitting = [other.player for other in live.seats if other.seat == seat and other.kind == PERSON]
    await _free(tables, live, seat, "".join(_sent_away(live, player) for player in sitting))


async def _free(tables: Tables, live: LiveTable, seat: int, sent_away: str) -> None:
    async with live.lock:
        live.check_open()
        if live.status != OPEN:
            raise RequestRefused(409, "begun")
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind not in (KEPT, PERSON, HOTSEAT):
            raise RequestRefused(409, "seat_free")
        await tables.commit(live, Draft([(FREE, seat, sent_away)], OPEN), [Seat(seat, OPEN)])


def _sent_away(live: LiveTable, proof: str) -> str:
    """How the log of a table names somebody who was sent away: only they themselves can be found by it."""
    return digest(f"sent away {live.id} {proof}")


def _was_sent_away(live: LiveTable, proofs: Sequence[str]) -> bool:
    names = {_sent_away(live, proof) for proof in proofs}
    return any(item.line.kind == FREE and item.line.text in names for item in live.non_moves)
