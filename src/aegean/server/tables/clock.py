"""The clock of a table: how long each seat may take, worked out from the times in the log alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from aegean.server.settings import BOT_LEVEL
from aegean.server.tables.lines import CLOCK_LOW, DAY_OFF, GO_ON, LEAVE, MOVE, PAUSE, RETURN, UNDO
from aegean.store.schema import HOTSEAT, PERSON, Line, Seat

BUDGET: Final = "budget"  # a clock for the whole game; the other one counts each decision anew
END: Final = "end"  # what happens when time has run out, where no bot takes the seat
DAY: Final = 24 * 3600.0
LOW: Final = 0.25  # of the time, below which it is told that little is left
GRACE: Final = 60.0  # seconds at least for whoever comes back after their budget ran out
BOTS_LOOK: Final = 60.0  # seconds after which it is seen to that a bot is at work: its server may have ended


@dataclass(frozen=True, slots=True)
class ClockRules:
    """How a table is timed: seconds for each decision or for the game, and what happens when they have run out."""

    kind: str
    seconds: int
    increment: int = 0  # seconds that each turn adds to a budget
    days_off: int = 0  # that each seat has
    then: str = BOT_LEVEL  # the level of the bot that takes the seat, or END

    @staticmethod
    def read(text: str) -> ClockRules | None:
        """The rules that a table keeps as text; None if it has no clock."""
        return ClockRules(**json.loads(text)) if text else None

    def text(self) -> str:
        """The rules as a table keeps them."""
        return json.dumps(asdict(self))


class Clock:
    """What is left to every seat after each line of the log."""

    def __init__(self, rules: ClockRules, seats: Sequence[Seat]) -> None:
        self.rules = rules
        self.people = {seat.seat for seat in seats if seat.kind in (PERSON, HOTSEAT)}  # who play themselves now
        self.left = [float(rules.seconds)] * len(seats)
        self.least = self.left[:]  # before any decision of the present turn: taking back brings no time
        self.days_off = [rules.days_off] * len(seats)
        self.off_until = [0.0] * len(seats)
        self.unspent: set[int] = set()  # days off that were taken out of turn
        self.asking: set[int] = set()  # for a pause
        self.is_paused = False
        self.told: set[int] = set()  # that little is left
        self.came_back: set[int] = set()  # in this turn: that brings time once
        self.turn = -1
        self.since = 0.0

    # ------------------------------------------------------------ looking

    @property
    def runs(self) -> bool:
        """Whether somebody's clock runs, even if a day off holds it."""
        return self.turn in self.people and not self.is_paused

    @property
    def until(self) -> float:
        """When the running clock is out; 0 if none runs."""
        return max(self.since, self.off_until[self.turn]) + self.left[self.turn] if self.runs else 0.0

    @property
    def low_at(self) -> float:
        """When little is left to whoever decides."""
        return self.until - LOW * self.rules.seconds

    @property
    def wake(self) -> float:
        """When somebody has to look at the clock; 0 for never."""
        if self.runs:
            return self.until if self.turn in self.told else max(self.since, self.low_at)
        return self.since + BOTS_LOOK if self.turn >= 0 and not self.is_paused else 0.0

    @property
    def times(self) -> tuple[float, float]:
        """When the clock is out, and when somebody has to look at it."""
        return self.until, self.wake

    def is_low(self, seat: int) -> bool:
        """Whether little is left to a seat."""
        return seat in self.told

    # ------------------------------------------------------------ following the log

    def follow(self, lines: Sequence[Line], turn: int) -> None:
        """Follows lines that were written at once, after which it is a seat's turn."""
        self._pass_time(lines[-1].time)
        before, kinds = self.turn, {line.kind for line in lines}
        if any(line.kind == MOVE and line.seat == before for line in lines):
            self._decided(before, turn != before)
        for line in lines:
            self._hear(line)
        if turn != before and turn >= 0:
            if self.rules.kind != BUDGET and UNDO not in kinds:
                self._give(turn, self.rules.seconds)
            self.least[turn] = self.left[turn]
        self.turn = turn
        if turn in self.unspent and self.off_until[turn] > self.since:
            self.unspent.discard(turn)
            self.days_off[turn] -= 1
        if self.asking and self.asking >= self.people:
            self.is_paused = True

    def _pass_time(self, now: float) -> None:
        """Takes the time since the last line from whoever had to decide."""
        if self.runs:
            self.left[self.turn] -= max(0.0, now - max(self.since, self.off_until[self.turn]))
        self.since = now

    def _decided(self, seat: int, is_turn_over: bool) -> None:
        self.came_back.discard(seat)
        self.least[seat] = min(self.least[seat], self.left[seat])
        if self.rules.kind != BUDGET:
            self._give(seat, self.rules.seconds)
        elif is_turn_over:
            self._give(seat, self.left[seat] + self.rules.increment)

    def _hear(self, line: Line) -> None:
        seat = line.seat
        if line.kind == UNDO:
            self.left[seat] = min(self.left[seat], self.least[seat])
        elif line.kind == DAY_OFF and self.off_until[seat] <= line.time:
            self.off_until[seat] = line.time + DAY
            self.unspent.add(seat)
        elif line.kind == PAUSE:
            self.asking.add(seat)
        elif line.kind == GO_ON:
            self.asking.clear()
            self.is_paused = False
        elif line.kind == CLOCK_LOW:
            self.told.add(seat)
        elif line.kind == LEAVE:
            self.people.discard(seat)
        elif line.kind == RETURN:
            self.people.add(seat)
            if seat in self.came_back:
                return
            self.came_back.add(seat)
            fresh = self.rules.increment if self.rules.kind == BUDGET else self.rules.seconds
            self._give(seat, max(self.left[seat], fresh, GRACE))

    def _give(self, seat: int, seconds: float) -> None:
        self.left[seat] = seconds
        if seconds > LOW * self.rules.seconds:
            self.told.discard(seat)
