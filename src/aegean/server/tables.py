"""The house: all tables, and everything that can be done at them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from aegean.core.game import GameError
from aegean.core.parts import edition_digest
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.games import load, names
from aegean.play import Table
from aegean.server.errors import RequestRefused, missing
from aegean.server.live_table import CHAT, JOIN, LEAVE, MOVE, RETURN, START, LiveTable, Wish
from aegean.server.security import digest, new_token
from aegean.server.settings import BOT_LEVEL, Settings
from aegean.store import Conflict, Head, Line, Seat, Store
from aegean.store.schema import BOT, FINISHED, HOTSEAT, OPEN, PERSON, RUNNING

ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12
BOT_NAMES: Final = ("Theano", "Kallias", "Myrine", "Lysis", "Xanthe", "Phaidon", "Leda", "Timon")
RETRIES: Final = 8  # for lines that fit behind any other, such as chat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chair:
    """What a new table wants of a seat."""

    kind: str  # me, open, bot, hotseat
    level: str = BOT_LEVEL
    name: str = ""


class Tables:
    """Tables in memory, backed by the store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, LiveTable] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        # SQLite has one writer: to wait in line is quicker than to ask again and again
        self.threads = ThreadPoolExecutor(8 if store.is_postgres else 1, "store")
        self.listeners: list[Callable[[LiveTable], None]] = []
        self.is_watched: Callable[[LiveTable], bool] = lambda room: False

    # ------------------------------------------------------------ tables in memory

    async def off_loop(self, call: Callable[..., T], *args: Any) -> T:
        """Runs something that waits for the database."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *args)

    async def room(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        room = self.rooms.get(table)
        if room is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table) or await self._open(table)
            self.opening.pop(table, None)
            self._tell(room)
        self.rooms.move_to_end(table)
        return room

    async def _open(self, table: str) -> LiveTable:
        found = await self.off_loop(self.store.find, table)
        if found is None:
            raise missing()
        room = LiveTable(*found)
        room.take(await self.off_loop(self.store.log, table))
        self.rooms[table] = room
        self._forget_idle()
        return room

    def _forget_idle(self) -> None:
        """Keeps memory flat: of the tables where nobody looks or moves, only those used last stay in it."""
        idle = [table for table, room in self.rooms.items() if self._is_idle(room)]
        for table in idle[: max(0, len(idle) - self.settings.idle)]:
            del self.rooms[table]

    def _is_idle(self, room: LiveTable) -> bool:
        return not (self.is_watched(room) or room.lock.locked() or room.bot_level(room.turn))

    async def catch_up(self, room: LiveTable) -> None:
        """Reads what other processes have written."""
        async with room.lock:
            await self._reload(room)
        self._tell(room)

    async def _reload(self, room: LiveTable) -> None:
        found = await self.off_loop(self.store.find, room.head.id)
        if found is not None:
            room.head, room.seats = found
        room.take(await self.off_loop(self.store.log, room.head.id, room.number))

    def _tell(self, room: LiveTable) -> None:
        for listener in self.listeners:
            listener(room)

    async def _write(self, room: LiveTable, wish: Wish, taken: Sequence[Seat] = ()) -> None:
        """Commits a wish; only then it is true in memory and told to anybody. Holds the room's lock."""
        now = time.time()
        lines = [Line(room.number + n, kind, seat, text, now) for n, (kind, seat, text) in enumerate(wish.lines, 1)]
        try:
            await self.off_loop(self.store.append, room.head.id, lines, wish.status, taken)
        except Conflict:
            await self._reload(room)
            self._tell(room)
            raise RequestRefused(409, "stale") from None
        for seat in taken:
            room.seats[seat.seat] = seat
        room.take(lines)
        room.head = replace(room.head, status=wish.status, changed=now)
        self._tell(room)

    async def _write_anyway(self, room: LiveTable, kind: str, seat: int, text: str) -> None:
        """Writes a line that does not depend on the position, behind whatever came in between."""
        async with room.lock:
            for _ in range(RETRIES):
                try:
                    return await self._write(room, Wish([(kind, seat, text)], room.status))
                except RequestRefused:
                    continue
        raise RequestRefused(503, "busy")

    # ------------------------------------------------------------ laying tables out

    async def create(
        self,
        game: str,
        chairs: Sequence[Chair],
        key: str,
        *,
        options: dict[str, str] | None = None,
        position: str = "",
        public: bool = False,
        hints: bool = True,
        lang: str = "en",
        parent: str = "",
        moves: Sequence[tuple[int, str]] | None = None,
    ) -> tuple[LiveTable, str]:
        """A new table and the token for the seats of the one who lays it out."""
        if game not in names():
            raise RequestRefused(422, "no_game", name=game)
        played = load(game)
        try:
            chosen = played.checked(len(chairs), options or {})
        except GameError as error:
            raise RequestRefused(422, "refused", reason=str(error)) from None
        token = new_token()
        seats = [_seat(number, chair, digest(key), digest(token)) for number, chair in enumerate(chairs)]
        now = time.time()
        head = Head(
            new_id(), game, played.rules_version, edition_digest(game), chosen, position, public, hints, lang,
            OPEN, parent, "", now, now,
        )  # fmt: skip
        return await self._lay(head, seats, moves=moves), token

    async def _lay(
        self, head: Head, seats: list[Seat], rematch_of: str = "", moves: Sequence[tuple[int, str]] | None = None
    ) -> LiveTable:
        """Stores a new table; where nobody is missing, the game begins at once."""
        room = LiveTable(head, seats)
        wish = Wish([], OPEN)
        if moves is not None:
            wish = Wish([(START, -1, ""), *((MOVE, seat, text) for seat, text in moves)], RUNNING)
        elif all(seat.kind != OPEN for seat in seats):
            wish = room.draft_start()
        lines = [Line(n, kind, seat, text, head.created) for n, (kind, seat, text) in enumerate(wish.lines, 1)]
        room.take(lines)
        room.head = replace(head, status=room.status)
        await self.off_loop(self.store.create, room.head, seats, lines, rematch_of)
        self.rooms[head.id] = room
        self._forget_idle()
        self._tell(room)
        return room

    async def upload(self, text: str, key: str, lang: str) -> tuple[LiveTable, str]:
        """A table from a record: all moves are checked, then it stands there to look at and to try from."""
        try:
            record = Record.parse(text)
            if record.header["game"] not in names():
                raise GameError(f"there is no game '{record.header['game']}'")
            game = load(record.header["game"])
            table = Table.resume(game, record)
        except GameError as error:
            raise RequestRefused(422, "refused", reason=str(error)) from None
        moves = [(entry.seat, game.text(entry.action)) for entry in table.entries]
        return await self.create(
            game.name,
            [Chair(HOTSEAT, name=name[:24]) for name in table.names],
            key,
            options=table.options,
            position=record.position,
            lang=lang,
            moves=moves,
        )

    async def fork(
        self, room: LiveTable, viewer: int, number: int, chairs: Sequence[Chair], key: str
    ) -> tuple[LiveTable, str]:
        """A private table that goes on from a position; what the viewer cannot know is dealt anew."""
        table = room.running
        if not 0 <= number <= len(table.entries):
            raise RequestRefused(422, "no_position")
        state = table.at(number)
        state.redeal(viewer, Rng(secrets.randbits(96)))
        return await self.create(
            room.head.game, chairs, key, options=room.head.options, position=room.game.dump(state), parent=room.head.id
        )

    async def rematch(self, room: LiveTable) -> str:
        """The id of the next table of the same people; whoever asks first makes it."""
        if room.status != FINISHED:
            raise RequestRefused(409, "not_over")
        if not room.head.rematch:
            now = time.time()
            fresh = replace(room.head, id=new_id(), position="", parent=room.head.id, rematch="")
            with suppress(Conflict):  # somebody was faster: his table is the one
                await self._lay(replace(fresh, created=now, changed=now), list(room.seats), rematch_of=room.head.id)
            await self.catch_up(room)
        return room.head.rematch

    # ------------------------------------------------------------ at a table

    async def join(self, room: LiveTable, seat: int, name: str, key: str) -> str:
        """Takes an open seat; returns the token that holds it. The last to come begins the game."""
        token = new_token()
        async with room.lock:
            if not 0 <= seat < len(room.seats) or room.seats[seat].kind != OPEN:
                raise RequestRefused(409, "seat_taken")
            taken = Seat(seat, PERSON, "", name, digest(key), digest(token))
            await self._seat(room, taken)
        return token

    async def _seat(self, room: LiveTable, taken: Seat) -> None:
        """Writes that a seat is taken, and the beginning of the game where it was the last."""
        seats = [taken if other.seat == taken.seat else other for other in room.seats]
        wish = Wish([(JOIN, taken.seat, taken.name)], OPEN) if taken.kind == PERSON else Wish([], OPEN)
        if all(other.kind != OPEN for other in seats):
            begin = LiveTable(room.head, seats).draft_start()
            wish = Wish([*wish.lines, *begin.lines], begin.status)
        await self._write(room, wish, [taken])

    async def fill(self, room: LiveTable, level: str) -> None:
        """Gives every open seat to a bot and begins."""
        async with room.lock:
            if room.status != OPEN:
                raise RequestRefused(409, "begun")
            taken = [_seat(seat.seat, Chair(BOT, level), "", "") if seat.kind == OPEN else seat for seat in room.seats]
            begin = LiveTable(room.head, taken).draft_start()
            await self._write(room, begin, [seat for seat in taken if room.seats[seat.seat].kind == OPEN])

    async def play(self, room: LiveTable, seat: int, moves: str, at: int, lang: str = "en") -> None:
        """Plays moves of a seat in the position `at`: all or none."""
        async with room.lock:
            room.check_at(at)
            await self._write(room, room.draft_moves(seat, moves, lang))

    async def undo(self, room: LiveTable, seat: int, at: int, lang: str) -> None:
        """Takes a seat's last decision back."""
        async with room.lock:
            room.check_at(at)
            await self._write(room, room.draft_undo(seat, lang))

    async def chat(self, room: LiveTable, seat: int, text: str) -> None:
        """Says something at the table."""
        await self._write_anyway(room, CHAT, seat, text)

    async def leave(self, room: LiveTable, seat: int) -> None:
        """Lets a bot stand in for a person."""
        if room.status != RUNNING or seat in room.away:
            raise RequestRefused(409, "cannot_leave")
        await self._write_anyway(room, LEAVE, seat, "")

    async def come_back(self, room: LiveTable, seat: int) -> None:
        """Gives a person the seat back."""
        if seat not in room.away:
            raise RequestRefused(409, "not_away")
        await self._write_anyway(room, RETURN, seat, "")


def new_id() -> str:
    """The id of a new table: short enough for a link, too long to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _seat(number: int, chair: Chair, player: str, token: str) -> Seat:
    """A seat of a new table."""
    if chair.kind == BOT:
        return Seat(number, BOT, chair.level, chair.name or BOT_NAMES[number % len(BOT_NAMES)])
    if chair.kind == OPEN:
        return Seat(number, OPEN)
    kind = HOTSEAT if chair.kind == HOTSEAT else PERSON
    return Seat(number, kind, "", chair.name, player, token)
