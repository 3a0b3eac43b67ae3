"""All tables of the server, and everything that can be done at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

from aegean.core.game import Game, GameError
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.games import load
from aegean.play import Table
from aegean.play.sealed import new_secret
from aegean.server.access.blocks import Blocks
from aegean.server.access.guard import Allowance
from aegean.server.access.names import told_apart
from aegean.server.access.security import digest, new_token
from aegean.server.errors import RETRY_AFTER, RequestRefused, busy, missing
from aegean.server.operation.metrics import MOVES
from aegean.server.requests import NewSeat
from aegean.server.settings import NAME_LIMIT, Settings
from aegean.server.tables.editions import Brought
from aegean.server.tables.fairness import is_played_without_hints, strict_table
from aegean.server.tables.lines import CHAT, HASTE, LEAVE, MOVE, RETURN, START, STOP
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.server.tables.results import check_rated, ended_after
from aegean.server.tables.seats import new_seat, with_names
from aegean.server.tables.table_filter import looking_for
from aegean.server.tables.terms import Terms
from aegean.store import Conflict, DealPlayed, Head, Seat, Store
from aegean.store.schema import BOT, FINISHED, FREE_SEATS, GUIDED, HOTSEAT, OPEN, PERSON, RUNNING, Turn

LOG: Final = logging.getLogger("aegean.tables")
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12
ID_LIMIT: Final = 16  # of any table that the store can hold
LINES: Final = 5000  # of a log, after which only moves are written
RETRIES: Final = 8  # for lines that may follow any other, such as chat
OFFERING: Final = 1200  # public tables that wait for players are so much rarer than looks, lest they fill the lobby
AT_ONCE: Final = 5  # times as few at once
LAYING: Final = 1200  # new tables of any kind are so much rarer than looks in the long run, lest they fill the disk
LAID_AT_ONCE: Final = 10  # times as many at once: a school that learns a game
LONG: Final = 100  # lines with which a new table counts as one more
AT_A_TIME: Final = 50  # moves of a long game, before others have their turn: rules run in one thread only

T = TypeVar("T")


class Tables:
    """Live tables in memory, backed by the store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()  # the least recently used first
        self.blocks = Blocks()
        self.brought = Brought()
        self.offers = Allowance(settings.rate / OFFERING, settings.burst // AT_ONCE)
        self.laid = Allowance(settings.rate / LAYING, settings.burst * LAID_AT_ONCE, "many_tables")
        self.opening: dict[str, asyncio.Lock] = {}
        # SQLite has one writer: waiting in line is quicker than asking again and again
        self.threads = ThreadPoolExecutor(8 if store.is_postgres else 1, "store")
        self.listeners: list[Callable[[LiveTable], None]] = []
        self.is_watched: Callable[[LiveTable], bool] = lambda live: False
        self.now: Callable[[], float] = time.time

    # ------------------------------------------------------------ tables in memory

    async def in_thread(self, call: Callable[..., T], *args: Any) -> T:
        """Runs a call that waits for the database outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *args)

    async def get(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.by_id.get(table_id)
        if live is None:
            if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= ID_LIMIT):
                raise missing()
            try:
                async with self.opening.setdefault(table_id, asyncio.Lock()):
                    live = self.by_id.get(table_id) or await self._open(table_id)
            finally:
                self.opening.pop(table_id, None)
            self._notify(live)
        self.by_id.move_to_end(table_id)
        return live

    async def _open(self, table_id: str) -> LiveTable:
        found = await self.in_thread(self.store.find, table_id)
        if found is None:
            raise missing()
        lines = await self.in_thread(self.store.log, table_id)
        try:
            live = LiveTable(*found)
            live.follow(lines)
        except (GameError, ValueError) as error:  # other rules, or a game that is no longer installed
            LOG.warning("cannot be opened: %s", error, extra={"table": table_id})
            raise RequestRefused(409, "unplayable") from None
        self._remember(live)
        return live

    def _remember(self, live: LiveTable) -> None:
        """Keeps a table in memory; of the idle ones only those used last stay there, at least this one."""
        self.by_id[live.id] = live
        idle = [table_id for table_id, other in self.by_id.items() if self._is_idle(other)]
        for table_id in idle[: max(0, len(idle) - max(1, self.settings.idle))]:
            del self.by_id[table_id]

    def _is_idle(self, live: LiveTable) -> bool:
        return not (self.is_watched(live) or live.lock.locked() or live.bot_level(live.turn))

    async def turns(self, heads: Sequence[Head]) -> dict[str, Turn]:
        """Who has to decide at running tables, and since when; the few of which it is not stored are opened.

        Tables of other rules are left out: nobody can decide there.
        """
        running = [head for head in heads if head.status == RUNNING and head.rules == load(head.game).rules_version]
        found = await self.in_thread(self.store.turns, [head.id for head in running])
        for head in running:
            if head.id not in found:
                with suppress(RequestRefused):
                    found[head.id] = Turn((await self.get(head.id)).turn, head.changed)
        return found

    async def hear(self, live: LiveTable) -> None:
        """Follows what another process wrote; where nothing goes on here, once somebody asks for the table again."""
        if self._is_idle(live):
            self.by_id.pop(live.id, None)
        else:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Reads what other processes have written, and tells the listeners if that is anything."""
        async with live.lock:
            known = live.head, live.number
            await self._reload(live)
            is_news = live.is_gone or (live.head, live.number) != known
        if is_news:
            self._notify(live)

    async def _reload(self, live: LiveTable) -> None:
        found = await self.in_thread(self.store.find, live.id)
        if found is None:
            live.is_gone = True
            self.by_id.pop(live.id, None)
            return
        live.head, live.seats = found
        live.may_be_planned = True
        live.follow(await self.in_thread(self.store.log, live.id, live.number))

    def _notify(self, live: LiveTable) -> None:
        for listener in self.listeners:
            listener(live)

    async def commit(self, live: LiveTable, draft: Draft, taken: Sequence[Seat] = ()) -> None:
        """Stores a draft, then follows it in memory and tells the listeners; the caller holds the table's lock."""
        now = self.now()
        lines = draft.log_lines(live.number, now)
        turn, clock = draft.turn, (0.0, 0.0)
        if live.head.clock and (live.table or turn is not None):
            turn = live.turn if turn is None else turn
            clock = live.clock_after(lines, taken, turn)
        ends = draft.status == FINISHED and live.status == RUNNING
        ended = ended_after(live, lines) if ends else None
        try:
            live.may_be_planned = await self.in_thread(
                self.store.append, live.id, lines, draft.status, taken, turn, clock, ended
            )
        except Conflict as conflict:
            await self._reload(live)
            self._notify(live)
            refusal = "deal_played" if isinstance(conflict, DealPlayed) else "stale"
            raise (missing() if live.is_gone else RequestRefused(409, refusal)) from None
        MOVES.inc(sum(line.kind == MOVE for line in lines))
        for seat in taken:
            live.seats[seat.seat] = seat
        live.follow(lines)
        live.head = replace(live.head, status=draft.status, changed=now)
        self._notify(live)

    async def append(self, live: LiveTable, kind: str, seat: int, text: str) -> None:
        """Writes a line that does not depend on the position, unless the log is long already."""
        check_length(live)
        await self.write(live, kind, seat, text)

    async def write(self, live: LiveTable, kind: str, seat: int, text: str) -> None:
        """Writes a line that does not depend on the position, after whatever came in between."""
        async with live.lock:
            for _ in range(RETRIES):
                live.check_open()
                try:
                    return await self.commit(live, Draft([(kind, seat, text)], live.status))
                except RequestRefused:
                    if live.is_gone:
                        raise
        raise busy()

    # ------------------------------------------------------------ new tables

    async def create(
        self,
        game_key: str,
        new_seats: Sequence[NewSeat],
        key: str,
        terms: Terms,
        *,
        lines: Sequence[tuple[str, int, str]] = (),
        visitor: str = "",
    ) -> tuple[LiveTable, str]:
        """A new table, and the token for the seats of whoever creates it; the game is named, or an edition of it."""
        try:
            game = load(game_key)
            chosen = game.checked(len(new_seats), terms.options)
        except GameError as error:
            raise RequestRefused(422, "refused", reason=str(error)) from None
        if terms.rated:
            check_rated(new_seats)
        if terms.deal and terms.deal.rules != game.rules_version:
            raise RequestRefused(409, "unplayable")
        for wanted in new_seats:
            self.blocks.check_name(wanted.name)
        if any(seat.kind == BOT for seat in new_seats):
            self.check_share(visitor)
        self.laid.take(visitor, 1 + len(lines) // LONG)
        token = new_token()
        names = told_apart([one.name if one.kind != BOT else "" for one in new_seats])
        named = [one.model_copy(update={"name": name or one.name}) for one, name in zip(new_seats, names, strict=True)]
        seats = with_names([new_seat(number, one, digest(key), token) for number, one in enumerate(named)])
        head = terms.head(new_id(), game, chosen, self.now())
        return await self._store_new(head, seats, visitor, lines=lines), token

    async def _store_new(
        self,
        head: Head,
        seats: list[Seat],
        visitor: str,
        rematch_of: str = "",
        lines: Sequence[tuple[str, int, str]] = (),
    ) -> LiveTable:
        """Stores a new table with what has happened there; the game begins at once if no seat is open."""
        live = LiveTable(head, seats)
        live.visitor = visitor
        draft = Draft(list(lines), OPEN)
        if not lines and all(seat.kind not in FREE_SEATS for seat in seats):
            draft = live.draft_start(seats)
        log = draft.log_lines(0, head.created)
        for first in range(0, len(log), AT_A_TIME):
            live.follow(log[first : first + AT_A_TIME])
            await asyncio.sleep(0)
        live.head = replace(head, status=live.status)
        clock = live.clock.times if live.clock else (0.0, live.head.begins if live.status == OPEN else 0.0)
        tells = await self.in_thread(looking_for, self.store, live.head, seats)
        await self.in_thread(self.store.create, live.head, seats, log, rematch_of, live.turn, clock, tells)
        self._remember(live)
        self._notify(live)
        return live

    def check_share(self, visitor: str, but: str = "") -> None:
        """Refuses a visitor for whom bots play at as many tables, but for one, as one visitor may have."""
        playing = {one.id for one in self.by_id.values() if one.visitor == visitor and one.bot_level(one.turn)} - {but}
        if len(playing) >= self.settings.bot_tables:
            raise RequestRefused(429, "many_bots", number=str(len(playing)), wait=RETRY_AFTER)

    async def upload(self, text: str, key: str, lang: str, visitor: str) -> tuple[LiveTable, str]:
        """A table from a record, to replay and to try from; all its moves are checked."""
        try:
            record = Record.parse(text)
            game = self.brought.load(record.key, visitor)
            record.header.pop("held", None)  # whoever opens it holds all seats
            table = await _replayed(game, record)
        except GameError as error:
            raise RequestRefused(422, "refused", reason=str(error)) from None
        moves = [(entry.seat, game.text(entry.action)) for entry in table.entries]
        if await self.in_thread(is_played_without_hints, self.store, game.name, moves):
            raise RequestRefused(409, "still_played")
        return await self.create(
            game.key,
            [NewSeat(kind="hotseat", name=name[:NAME_LIMIT]) for name in table.names],
            key,
            Terms(table.options, game.dump(table.position) if table.position else "", lang=lang),
            lines=[(START, -1, ""), *((MOVE, *move) for move in moves), *([(STOP, -1, "")] if table.stopped else [])],
            visitor=visitor,
        )

    async def fork(
        self, live: LiveTable, viewer: int, number: int, new_seats: Sequence[NewSeat], key: str, visitor: str = ""
    ) -> tuple[LiveTable, str]:
        """A private table that continues from a position; what the viewer cannot know is dealt anew."""
        table = live.running
        if not 0 <= number <= len(table.entries):
            raise RequestRefused(404, "no_position")
        strict = await self.in_thread(strict_table, self.store, live.head)
        if strict and any(seat.kind == BOT for seat in new_seats):
            raise RequestRefused(403, "no_hints_yet")
        state = table.at(number)
        state.redeal(viewer, Rng(secrets.randbits(96)))
        terms = Terms(live.head.options, live.game.dump(state), parent=strict or live.id)
        return await self.create(live.game.key, new_seats, key, terms, visitor=visitor)

    async def check_hints(self, live: LiveTable) -> None:
        """Refuses hints at a running table without them, and at what was tried from one."""
        if strict := await self.in_thread(strict_table, self.store, live.head):
            raise RequestRefused(403, "no_hints" if strict == live.id else "no_hints_yet")

    async def check_tried(self, live: LiveTable) -> None:
        """Refuses what would give hints at a table that was tried from a running one without them, or has its deal."""
        if await self.in_thread(strict_table, self.store, live.head) not in ("", live.id):
            raise RequestRefused(403, "no_hints_yet")

    async def rematch(self, live: LiveTable) -> str:
        """The id of the next table of the same people; whoever asks first creates it."""
        if live.status != FINISHED:
            raise RequestRefused(409, "not_over")
        if not live.head.rematch:
            self.check_share(live.visitor)
            now = self.now()
            head = replace(live.head, id=new_id(), position="", parent=live.id, rematch="", created=now, changed=now)
            lesson = head.lesson if head.lesson == GUIDED else ""  # whoever has learned plays a game
            head = replace(head, secret=new_secret() if live.sealed else "", begins=0.0, deal="", lesson=lesson)
            with suppress(Conflict):  # somebody was faster: theirs is the rematch
                await self._store_new(head, list(live.seats), live.visitor, rematch_of=live.id)
            await self.catch_up(live)
        return live.head.rematch

    # ------------------------------------------------------------ at a table

    async def play(self, live: LiveTable, seat: int, moves: str, at: int, lang: str = "en") -> None:
        """Plays moves of a seat in the position `at`: all or none."""
        async with live.lock:
            live.check_at(at)
            await self.commit(live, live.draft_moves(seat, moves, lang))

    async def undo(self, live: LiveTable, seat: int, at: int, lang: str) -> None:
        """Takes a seat's last decision back."""
        check_length(live)
        async with live.lock:
            live.check_at(at)
            await self.commit(live, live.draft_undo(seat, lang))

    async def chat(self, live: LiveTable, seat: int, text: str) -> None:
        """Adds a message to the table's chat."""
        await self.append(live, CHAT, seat, text)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Lets a bot stand in for a person."""
        if live.status != RUNNING or seat in live.away:
            raise RequestRefused(409, "cannot_leave")
        await self.check_tried(live)  # the bot would show how it plays there
        if not any(one.kind in (PERSON, HOTSEAT) and one.seat not in (*live.away, seat) for one in live.seats):
            self.check_share(live.visitor, live.id)  # bots would play on alone
        await self.append(live, LEAVE, seat, "")

    async def hurry(self, live: LiveTable, seat: int) -> None:
        """Writes down that a bot plays its turn at a lower level, because it could wait no longer to think."""
        await self.write(live, HASTE, seat, "")

    async def come_back(self, live: LiveTable, seat: int) -> None:
        """Gives a person their seat back, however long the log is: nobody keeps them out by talking."""
        if seat not in live.away:
            raise RequestRefused(409, "not_away")
        await self.write(live, RETURN, seat, "")


async def _replayed(game: Game, record: Record) -> Table:
    """The table of an uploaded record, replayed with pauses so that others are served meanwhile."""
    table = Table.begin(game, record)
    try:
        for number, line in enumerate(record.moves):
            table.follow(line)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        table.end(record)
    except (LookupError, ArithmeticError, TypeError, AssertionError):  # a position may still have been made up
        raise GameError("the rules cannot go on from the position with which this record begins") from None
    return table


def check_length(live: LiveTable) -> None:
    """Refuses what could be done for ever: a log is read from its beginning whenever the table is opened."""
    if live.number >= LINES:
        raise RequestRefused(409, "long_log")


def new_id() -> str:
    """The id of a new table: short enough for a link, too long to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
