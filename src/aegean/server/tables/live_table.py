"""A table with its people in memory: what its log says, and nothing else.

In this package `live` is a `LiveTable`, `table` the `play.Table` inside it, and `table_id` the id of both.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from aegean.core.record import Record, move_line
from aegean.core.state import SPECTATOR
from aegean.draw.panel import Layout
from aegean.games import load
from aegean.play import Refused, Table
from aegean.play.deal import Deal
from aegean.play.sealed import NONE, Sealed
from aegean.play.teaching import Place, beginning
from aegean.server.errors import RequestRefused, missing
from aegean.server.settings import BOT_LEVEL
from aegean.server.tables.clock import Clock, ClockRules
from aegean.server.tables.lines import FREE, JOIN, LEAVE, MOVE, NUMBER, RENAME, RETURN, START, STEP, STOP, UNDO
from aegean.server.tables.shown import Shown
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import say
from aegean.store.schema import BOT, CLOSED, FINISHED, HOTSEAT, KEPT, OPEN, PERSON, RUNNING, Head, Line, Seat
from aegean.store.upkeep import CLOSE

LOOKED_BACK: Final = 200  # moves in which a viewer's last one is looked for


@dataclass(frozen=True, slots=True)
class Draft:
    """Lines to be written to the log (kind, seat and text of each), the status and whose turn it is afterwards."""

    lines: list[tuple[str, int, str]]
    status: str
    turn: int | None = None  # none if it stays the same

    def log_lines(self, number: int, time: float) -> list[Line]:
        """The lines as the store keeps them, numbered from the one after this number."""
        return [Line(number + n, kind, seat, text, time) for n, (kind, seat, text) in enumerate(self.lines, 1)]


@dataclass(frozen=True, slots=True)
class NonMove:
    """A line of the log that is not a move, and how many moves came before it."""

    line: Line
    moves: int


class LiveTable:
    """A table with its people. Everything here follows from the log."""

    def __init__(self, head: Head, seats: list[Seat]) -> None:
        self.head = head
        self.seats = seats
        self.game = load(head.key)
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # none until the game begins
        self.number = 0  # of the last line
        self.at = 0  # number of the line that last changed the position
        self.numbers: list[int] = []  # of the line of each move
        self.non_moves: list[NonMove] = []
        self.away: dict[int, str] = {}  # seats that people have left, and the level of the bot that plays there
        self.clock: Clock | None = None  # none until the game begins, or if the table has none
        self.place: Place | None = None  # in the lesson that is taught here
        self.is_closed = False  # by the operator
        self.is_gone = False  # deleted by the operator
        self.here: frozenset[int] = frozenset()  # seats whose people look at the table before the start
        self.may_be_planned = True  # whether whoever decides may have planned it
        self.visitor = ""  # whose share its bots think on
        self.has_secrets = False  # whether not everybody may know all that has happened
        self.shown = Shown()

    # ------------------------------------------------------------ following the log

    def follow(self, lines: Iterable[Line]) -> None:
        """Brings the table up to date with further lines of the log."""
        for _, written_at_once in groupby(lines, key=lambda line: line.time):
            batch = list(written_at_once)
            for line in batch:
                self._follow(line)
            if self.clock is not None:
                self.clock.follow(batch, self.turn)

    def _follow(self, line: Line) -> None:
        if line.number != self.number + 1:
            raise ValueError(f"table {self.id}: line {line.number} after {self.number}")
        self.shown.changed()
        if line.kind == MOVE:
            self.running.follow(move_line(line.seat, line.text))
            self.numbers.append(line.number)
            self.has_secrets = self.has_secrets or not self.running.entries[-1].is_public
            self.at = line.number
        else:
            self._follow_other(line)
        self.number = line.number

    def _follow_other(self, line: Line) -> None:
        if line.kind == START:
            self.table = self.new_table(self.seats)
            self.clock = self.new_clock(self.seats)
            self.at = line.number
        elif line.kind == UNDO:
            kept = int(line.text)
            self.running.back_to(kept)
            del self.numbers[kept:]
            self.shown.taken_back()
            self.non_moves = [replace(item, moves=min(item.moves, kept)) for item in self.non_moves]
            self.at = line.number
        elif line.kind == STEP:
            self.place = (self.place or beginning(self.game, self.head.lesson)).at(int(line.text), len(self.numbers))
            self.at = line.number
            return
        elif line.kind == JOIN:
            self.seats[line.seat] = replace(self.seats[line.seat], kind=PERSON, name=line.text)
        elif line.kind == FREE:
            self.seats[line.seat] = replace(self.seats[line.seat], kind=OPEN, name="")
        elif line.kind == RENAME:
            self.seats[line.seat] = replace(self.seats[line.seat], name=line.text)
            if self.table is not None:
                self.table.names = self.names
            self.shown.renamed()
        elif line.kind == CLOSE:
            self.is_closed = True
            self.at = line.number
        elif line.kind == LEAVE:
            self.away[line.seat] = line.text or BOT_LEVEL
        elif line.kind == RETURN:
            self.away.pop(line.seat, None)
        elif line.kind == STOP:
            self.running.stop()
            self.at = line.number
        self.non_moves.append(NonMove(line, len(self.numbers)))

    def new_table(self, seats: Sequence[Seat]) -> Table:
        """The table with these seats before the first move of the game."""
        position = self.game.read(self.head.position) if self.head.position else None
        players = [seat.level if seat.kind == BOT else PERSON for seat in seats]
        names = [seat.name for seat in seats]
        return Table(
            self.game, players, options=self.head.options, names=names, position=position, settle=False,
            luck=self.deal or self.sealed,
        )  # fmt: skip

    def new_clock(self, seats: Sequence[Seat]) -> Clock | None:
        """The clock before the first move of the game; None if the table has none."""
        rules = ClockRules.read(self.head.clock)
        return Clock(rules, seats) if rules else None

    def clock_after(self, lines: Sequence[Line], taken: Sequence[Seat], turn: int) -> tuple[float, float]:
        """When the clock will be out, and when somebody has to look at it, once lines have been written."""
        seats = {seat.seat: seat for seat in (*self.seats, *taken)}
        clock = deepcopy(self.clock) if self.table else self.new_clock([*seats.values()])
        if clock is None:
            return 0.0, 0.0
        clock.follow(lines, turn)
        return clock.times

    # ------------------------------------------------------------ looking

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.head.id

    @property
    def running(self) -> Table:
        """The table, refused while the game has not begun."""
        if self.table is None:
            raise RequestRefused(409, "not_begun")
        return self.table

    @property
    def status(self) -> str:
        """Open, running, finished or closed."""
        if self.is_closed:
            return CLOSED
        if self.table is None:
            return OPEN
        return FINISHED if self.table.is_over or self.is_taught else RUNNING

    @property
    def sealed(self) -> Sealed | None:
        """From what chance follows; None if it is not sealed."""
        numbers = [self.sealed_numbers.get(seat.seat, "").partition(" ")[2] or NONE for seat in self.seats]
        return Sealed(self.head.secret, numbers) if self.head.secret and not self.head.deal else None

    @property
    def deal(self) -> Deal | None:
        """The deal that the table shares with others; None if it has its own luck."""
        return Deal(self.head.secret) if self.head.deal else None

    @property
    def sealed_numbers(self) -> dict[int, str]:
        """The numbers that seats have added before the start, each behind something random that makes its seal safe."""
        last = {item.line.seat: item.line for item in self.non_moves if item.line.kind in (NUMBER, FREE)}
        return {seat: line.text for seat, line in last.items() if line.kind == NUMBER}

    @property
    def names(self) -> list[str]:
        """The names at the seats."""
        return [seat.name for seat in self.seats]

    @property
    def turn(self) -> int:
        """The seat that has to decide; below zero if nobody has to."""
        is_idle = self.is_closed or self.is_gone or self.is_taught
        return SPECTATOR if self.table is None or is_idle else self.table.seat

    @property
    def is_taught(self) -> bool:
        """Whether the lesson that is taught here has reached its last step."""
        return self.place is not None and self.place.is_last

    def viewpoint(self, proofs: Sequence[str], lang: str, layout: Layout, viewer: int | None = None) -> TableViewpoint:
        """How whoever shows these digests looks at the table, by default as one of their own seats."""
        held = self.held_by(proofs)
        viewer = self.viewer_of(held) if viewer is None else viewer
        return TableViewpoint(self.game, lang, self.names, layout, viewer, held, self.kept_for(proofs))

    def moves_until(self, number: int) -> int:
        """How many moves have been made up to a line of the log."""
        return bisect_right(self.numbers, number)

    def held_by(self, proofs: Sequence[str]) -> tuple[int, ...]:
        """The seats of whoever shows these digests."""
        return tuple(
            seat.seat
            for seat in self.seats
            if seat.kind in (PERSON, HOTSEAT) and (seat.player in proofs or seat.token in proofs)
        )

    def kept_for(self, proofs: Sequence[str]) -> tuple[int, ...]:
        """The seats that are kept for whoever shows these digests."""
        return tuple(
            seat.seat for seat in self.seats if seat.kind == KEPT and (seat.player in proofs or seat.token in proofs)
        )

    def hosted_by(self, held: tuple[int, ...]) -> bool:
        """Whether one of somebody's seats is that of whoever laid the table: nobody took it later."""
        joined = {item.line.seat for item in self.non_moves if item.line.kind == JOIN}
        return any(seat not in joined for seat in held)

    def viewer_of(self, held: tuple[int, ...]) -> int:
        """As which of their seats somebody looks: the one that decides, else the one that moved last."""
        if not held:
            return SPECTATOR
        if self.table is None:
            return held[0]
        if self.turn in held:
            return self.turn
        recent = reversed(self.table.entries[-LOOKED_BACK:])
        return next((entry.seat for entry in recent if entry.seat in held), held[0])

    def has_curtain(self, held: tuple[int, ...]) -> bool:
        """Whether the seat that decides at a shared screen knows things the others at it must not see."""
        seat = self.turn
        if self.table is None or seat not in held or len(held) < 2:
            return False
        if self.head.is_trial or all(self.seats[other].kind == PERSON for other in held):
            return False  # one person plays all seats, or several
        own, public = (self.game.digest(self.table.seen(viewer).position) for viewer in (seat, SPECTATOR))
        return own != public

    def last_mover(self, held: tuple[int, ...]) -> int:
        """Which of somebody's seats takes a move back: the one that moved last, else the one they look as."""
        last = self.table.entries[-1].seat if self.table and self.table.entries else SPECTATOR
        return last if last in held else self.viewer_of(held)

    def bot_level(self, seat: int) -> str:
        """The bot that plays a seat now; empty if a person does."""
        if seat < 0 or (self.place is not None and not self.place.step.until):
            return ""
        if seat in self.away:
            return self.away[seat]
        return self.seats[seat].level if self.seats[seat].kind == BOT else ""

    @property
    def has_people(self) -> bool:
        """Whether a person plays at the table now."""
        return any(seat.kind in (PERSON, HOTSEAT) and seat.seat not in self.away for seat in self.seats)

    def record(self, viewer: int | None) -> Record:
        """The record as far as a viewer may know it, all of it with None; it says how the table was timed."""
        record = self.running.record(viewer)
        if self.head.clock:
            record.header["clock"] = self.head.clock
        if self.sealed:
            record.header |= self.sealed.header(self.running.is_over)
        return record

    def undo_reason(self, held: tuple[int, ...], lang: str) -> str:
        """Why somebody cannot take their last move back; empty if they can. Kept until the table changes."""
        if self.place is not None:
            return ""
        seat = self.last_mover(held)
        kept = self.shown.undo
        if (seat, lang) not in kept:
            try:
                self._undoable(seat, lang)
                kept[seat, lang] = ""
            except Refused as refused:
                kept[seat, lang] = refused.reason
        return kept[seat, lang]

    def _undoable(self, seat: int, lang: str) -> int:
        """How many moves stay when a seat takes its last decision back; refused for what a bot has decided for it."""
        if self.head.rated and self.turn != seat:
            raise Refused(say(lang, "table-rated_undo"))
        kept = self.running.undoable(seat, lang)
        comings = [item.line.kind for item in self.non_moves if item.line.seat == seat and item.moves <= kept]
        if next((kind for kind in reversed(comings) if kind in (LEAVE, RETURN)), RETURN) == LEAVE:
            raise Refused(say(lang, "table-bot_moved"))
        if self.running.is_over:
            raise Refused(say(lang, "denied-over"))
        return kept

    # ------------------------------------------------------------ drafts

    def check_open(self) -> None:
        """Refuses whatever somebody wants to do at a table that the operator has deleted or closed."""
        if self.is_gone:
            raise missing()
        if self.is_closed:
            raise RequestRefused(409, "closed")

    def check_at(self, at: int) -> None:
        """Refuses a request that is meant for an earlier position."""
        self.check_open()
        if at != self.at:
            raise RequestRefused(409, "stale")

    def draft_moves(self, seat: int, moves: str, lang: str) -> Draft:
        """Moves of a seat with the chance and forced moves that follow."""
        if self.running.is_over:
            raise RequestRefused(409, "over")
        if self.turn != seat:
            raise RequestRefused(403, "not_your_turn", name=self.names[self.turn])
        table = self.running.copy()
        try:
            if self.place is not None:
                return self._draft_taught(table, self.place.play(table, moves, lang))
            table.play(moves, lang)
        except Refused as refused:
            raise RequestRefused(422, "refused", reason=refused.reason, clause=refused.clause) from None
        return Draft(self._new_moves(table), FINISHED if table.is_over else RUNNING, table.seat)

    def _draft_taught(self, table: Table, place: Place) -> Draft:
        """Moves in a lesson, and the step to which they lead."""
        steps = [(STEP, SPECTATOR, str(place.number))] if place != self.place else []
        status = FINISHED if place.is_last or table.is_over else RUNNING
        return Draft([*self._new_moves(table), *steps], status, table.seat)

    def draft_step(self, back: bool) -> Draft:
        """The next step of a lesson, or the one before with the position where it began."""
        place = self.place
        if place is None or (not back and (place.step.is_played or place.is_last)):
            raise RequestRefused(409, "no_step")
        to = place.back(self.running) if back else place.next(self.running)
        undo = [(UNDO, SPECTATOR, str(to.mark))] if to.mark < len(self.numbers) else []
        return Draft([*undo, (STEP, SPECTATOR, str(to.number))], FINISHED if to.is_last else RUNNING, self.running.seat)

    def draft_start(self, seats: Sequence[Seat]) -> Draft:
        """The start of the game with these seats."""
        table = self.new_table(seats)
        table.settle()
        lines = [(START, SPECTATOR, ""), *self._new_moves(table)]
        return Draft(lines, FINISHED if table.is_over else RUNNING, table.seat)

    def draft_undo(self, seat: int, lang: str) -> Draft:
        """Taking a seat's last decision back."""
        if self.place is not None:
            return self.draft_step(back=True)
        try:
            return Draft([(UNDO, seat, str(self._undoable(seat, lang)))], RUNNING, seat)
        except Refused as refused:
            raise RequestRefused(409, "refused", reason=refused.reason) from None

    def _new_moves(self, table: Table) -> list[tuple[str, int, str]]:
        """The moves that a copy of the table has gained."""
        return [(MOVE, entry.seat, self.game.text(entry.action)) for entry in table.entries[len(self.numbers) :]]
