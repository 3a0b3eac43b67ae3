"""One table in memory: what its log says, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from aegean.core.record import move_line
from aegean.core.state import SPECTATOR
from aegean.games import load
from aegean.play import Refused, Table
from aegean.server.errors import RequestRefused
from aegean.server.settings import BOT_LEVEL
from aegean.store.schema import BOT, FINISHED, HOTSEAT, OPEN, PERSON, RUNNING, Head, Line, Seat

JOIN: Final = "join"
START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
CHAT: Final = "chat"
LEAVE: Final = "leave"
RETURN: Final = "return"


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants written: kind, seat and text of each line, and the table's status afterwards."""

    lines: list[tuple[str, int, str]]
    status: str


@dataclass(frozen=True, slots=True)
class Happening:
    """Something at the table that is no move, and how many moves had been made by then."""

    line: Line
    moves: int


class LiveTable:
    """A table with its people. The log is the truth; everything here follows from it."""

    def __init__(self, head: Head, seats: list[Seat]) -> None:
        self.head = head
        self.seats = seats
        self.game = load(head.game)
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.number = 0  # of the last line
        self.at = 0  # number of the line that last changed the position
        self.numbers: list[int] = []  # of the line behind each move
        self.happenings: list[Happening] = []
        self.away: set[int] = set()
        self.told: dict[tuple[int, str, int | None], object] = {}  # what has been put into words, for one viewer or all
        self._undo_at = -1
        self._undo: dict[tuple[int, str], str] = {}

    # ------------------------------------------------------------ following the log

    def take(self, lines: Iterable[Line]) -> None:
        """Follows the log further."""
        for line in lines:
            if line.number != self.number + 1:
                raise ValueError(f"table {self.head.id}: line {line.number} after {self.number}")
            if line.kind == MOVE:
                self.running.follow(move_line(line.seat, line.text))
                self.numbers.append(line.number)
                self.at = line.number
            else:
                self._take_other(line)
            self.number = line.number

    def _take_other(self, line: Line) -> None:
        if line.kind == START:
            self.table = self.lay_out()
            self.at = line.number
        elif line.kind == UNDO:
            kept = int(line.text)
            self.running.back_to(kept)
            del self.numbers[kept:]
            self.happenings = [replace(item, moves=min(item.moves, kept)) for item in self.happenings]
            self.at = line.number
        elif line.kind == JOIN:
            self.seats[line.seat] = replace(self.seats[line.seat], kind=PERSON, name=line.text)
        elif line.kind == LEAVE:
            self.away.add(line.seat)
        elif line.kind == RETURN:
            self.away.discard(line.seat)
        self.happenings.append(Happening(line, len(self.numbers)))

    def lay_out(self) -> Table:
        """The game before its first move."""
        position = self.game.restore(self.head.position) if self.head.position else None
        held = [seat.level if seat.kind == BOT else "person" for seat in self.seats]
        names = [seat.name for seat in self.seats]
        return Table(self.game, held, options=self.head.options, names=names, position=position, settle=False)

    # ------------------------------------------------------------ looking

    @property
    def running(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise RequestRefused(409, "not_begun")
        return self.table

    @property
    def status(self) -> str:
        """Open, running or finished."""
        if self.table is None:
            return OPEN
        return FINISHED if self.table.is_over else RUNNING

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    @property
    def turn(self) -> int:
        """The seat that has to decide; below zero where nobody has."""
        return self.table.seat if self.table is not None else SPECTATOR

    def held_by(self, proofs: list[str]) -> tuple[int, ...]:
        """The seats somebody holds who shows these digests."""
        return tuple(
            seat.seat
            for seat in self.seats
            if seat.kind in (PERSON, HOTSEAT) and (seat.player in proofs or seat.token in proofs)
        )

    def eyes(self, held: tuple[int, ...]) -> int:
        """Through whose eyes the holder of several seats looks: whoever decides, else whoever moved last."""
        if not held:
            return SPECTATOR
        if self.table is None:
            return held[0]
        if self.turn in held:
            return self.turn
        last = (entry.seat for entry in reversed(self.table.entries[-200:]) if entry.seat in held)
        return next(last, held[0])

    def has_curtain(self, held: tuple[int, ...]) -> bool:
        """Whether whoever decides at a shared screen knows things that the others at it must not see."""
        seat = self.turn
        if self.table is None or seat not in held or len(held) < 2:
            return False
        if self.head.parent and self.head.position:
            return False  # somebody tries from a position, for all seats
        if all(self.seats[other].kind == PERSON for other in held):
            return False  # one person plays several seats
        mine, anybody = (self.game.digest(self.table.seen(eyes).position) for eyes in (seat, SPECTATOR))
        return mine != anybody

    def last_mover(self, held: tuple[int, ...]) -> int:
        """Which of somebody's seats would take back: the one that moved last, else the one he looks through."""
        last = self.table.entries[-1].seat if self.table and self.table.entries else SPECTATOR
        return last if last in held else self.eyes(held)

    def bot_level(self, seat: int) -> str:
        """The bot that plays a seat now; empty where a person does."""
        if seat < 0:
            return ""
        if seat in self.away:
            return BOT_LEVEL
        return self.seats[seat].level if self.seats[seat].kind == BOT else ""

    def undo_reason(self, held: tuple[int, ...], lang: str) -> str:
        """Why somebody cannot take his last move back; empty when he can. Kept until the position changes."""
        seat = self.last_mover(held)
        if self._undo_at != self.at:
            self._undo_at, self._undo = self.at, {}
        if (seat, lang) not in self._undo:
            try:
                self.running.undoable(seat, lang)
                self._undo[seat, lang] = ""
            except Refused as refused:
                self._undo[seat, lang] = refused.reason
        return self._undo[seat, lang]

    # ------------------------------------------------------------ what a wish would write

    def check_at(self, at: int) -> None:
        """Refuses whoever looks at a position that has passed."""
        if at != self.at:
            raise RequestRefused(409, "stale")

    def draft_moves(self, seat: int, moves: str, lang: str) -> Wish:
        """Some moves and all that follows by itself."""
        if self.running.is_over:
            raise RequestRefused(409, "over")
        if self.turn != seat:
            raise RequestRefused(403, "not_your_turn", name=self.names[self.turn])
        draft = self.running.twin()
        try:
            draft.play(moves, lang)
        except Refused as refused:
            raise RequestRefused(422, "refused", reason=refused.reason, clause=refused.clause) from None
        return Wish(self._new_moves(draft), FINISHED if draft.is_over else RUNNING)

    def draft_start(self) -> Wish:
        """The beginning of the game."""
        table = self.lay_out()
        table.settle()
        return Wish([(START, SPECTATOR, ""), *self._new_moves(table)], FINISHED if table.is_over else RUNNING)

    def draft_undo(self, seat: int, lang: str) -> Wish:
        """Taking a seat's last decision back."""
        try:
            return Wish([(UNDO, seat, str(self.running.undoable(seat, lang)))], RUNNING)
        except Refused as refused:
            raise RequestRefused(409, "refused", reason=refused.reason) from None

    def _new_moves(self, draft: Table) -> list[tuple[str, int, str]]:
        """The moves a draft has beyond this table's."""
        return [(MOVE, entry.seat, self.game.text(entry.action)) for entry in draft.entries[len(self.numbers) :]]
