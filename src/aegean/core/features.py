"""Tensors: what a viewer knows as numbers of fixed shape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import prod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from aegean.core.agenda import FIRST, LOWEST_SEAT, SEAT_BITS, SEATS, SECOND, SLOT, STEP_BITS, STEPS, THIRD
from aegean.core.question import Questions
from aegean.core.seen import Seen
from aegean.core.state import State

ONE: Final[i16] = 1
ZERO: Final[i16] = 0
ABOUT: Final = FIRST + 27  # bits of what a question is about
NEXT: Final = 4  # questions that wait are written in full, the rest is counted
HALF: Final = 14  # bits of the first number of a question that waits, which is written in two
LOW_HALF: Final = 2**HALF - 1
MOST: Final = float(LOW_HALF)
Pieces = list[tuple[str, tuple[int, ...]]]


@final
class Writer:
    """Writes whole numbers one behind the other where zeros were, and notes their scales and bounds."""

    out: vec[i16]
    scales: vec[float]
    lows: vec[float]
    highs: vec[float]
    start: i64
    at: i64
    first: i64  # the seat from whose eyes all is written
    seats: i64
    measures: bool  # whether scales and bounds are still to be noted

    def __init__(self, features: Features, out: vec[i16], start: i64, first: i64, seats: i64) -> None:
        self.out = out
        self.scales = features.scales
        self.lows = features.lows
        self.highs = features.highs
        self.start = start
        self.at = start
        self.first = first
        self.seats = seats
        self.measures = seats > features.measured

    def measure(self, length: i64, scale: float, most: float) -> None:
        """Notes what the numbers that come next are divided by, and the most they can be: the same, if that is 0."""
        for place in range(self.at - self.start, self.at - self.start + length):
            self.scales[place] = scale
            self.highs[place] = most if most > 0.0 else scale

    def number(self, value: i64, scale: float, most: float = 0.0) -> None:
        """One number, scaled to about 0..1."""
        if self.measures:
            self.measure(1, scale, most)
        self.out[self.at] = i16(value)
        self.at += 1

    def numbers(self, values: vec[i64], scale: float, most: float = 0.0) -> None:
        """Several numbers."""
        if self.measures:
            self.measure(i64(len(values)), scale, most)
        out = self.out
        at: i64 = self.at
        for value in values:
            out[at] = i16(value)
            at += 1
        self.at = at

    def signed(self, values: vec[i64], scale: float, most: float) -> None:
        """Several numbers that may be as far below zero as above."""
        if self.measures:
            for place in range(self.at - self.start, self.at - self.start + i64(len(values))):
                self.lows[place] = -most
        self.numbers(values, scale, most)

    def rows(self, values: vec[i64], table: vec[i64], length: i64, scale: float) -> None:
        """For every value its row in a table."""
        if self.measures:
            self.measure(i64(len(values)) * length, scale, 0.0)
        out = self.out
        at: i64 = self.at
        for value in values:
            for entry in range(value * length, (value + 1) * length):
                out[at] = i16(table[entry])
                at += 1
        self.at = at

    def flag(self, value: bool) -> None:
        """1 or 0."""
        if value:
            self.out[self.at] = ONE
        self.at += 1

    def one_of(self, value: i64, length: i64) -> None:
        """A 1 at the place of the value, 0 elsewhere."""
        if 0 <= value < length:
            self.out[self.at + value] = ONE
        self.at += length

    def bits(self, mask: i64, length: i64, first: i64 = 0) -> None:
        """The bits of a mask from the first one on."""
        out = self.out
        rest: i64 = mask >> first
        at: i64 = self.at
        stop: i64 = at + length
        while rest != 0 and at + 4 <= stop:  # four at a time is nearly twice as fast
            out[at] = i16(rest & 1)
            out[at + 1] = i16((rest >> 1) & 1)
            out[at + 2] = i16((rest >> 2) & 1)
            out[at + 3] = i16((rest >> 3) & 1)
            rest >>= 4
            at += 4
        while rest != 0 and at < stop:
            out[at] = i16(rest & 1)
            rest >>= 1
            at += 1
        self.at = stop

    def skip(self, length: i64, scale: float = 1.0, most: float = 0.0) -> None:
        """So many zeros, which are to be counted up by `add`, perhaps."""
        if self.measures:
            self.measure(length, scale, most)
        self.at += length

    def seat(self, seat: i64, room: i64) -> None:
        """A 1 for a seat, counted from the viewer on; only zeros for nobody."""
        self.one_of(self.turn(seat) if seat >= 0 else i64(-1), room)

    def sitters(self, seats: i64, room: i64) -> None:
        """For a set of seats a 1 each, counted from the viewer on."""
        out = self.out
        for turn in range(self.seats):
            out[self.at + turn] = i16((seats >> self.neighbour(turn)) & 1)
        self.at += room

    def owners(self, owners: vec[i64], room: i64) -> None:
        """For every owner, given as seat + 1 or 0 for nobody, a 1 at that seat, counted from the viewer on."""
        out = self.out
        at: i64 = self.at
        for owner in owners:
            if owner > 0:
                out[at + self.turn(owner - 1)] = ONE
            at += room
        self.at = at

    def neighbour(self, turn: i64) -> i64:
        """The seat so many places to the left of the viewer."""
        seat: i64 = self.first + turn
        return seat if seat < self.seats else seat - self.seats

    def turn(self, seat: i64) -> i64:
        """How many places to the left of the viewer a seat is."""
        turn: i64 = seat - self.first
        return turn if turn >= 0 else turn + self.seats

    def add(self, at: i64, value: i64 = 1) -> None:
        """So much more at a place that has been written."""
        self.out[at] += i16(value)


class Features(ABC):
    """Named pieces of fixed shape, written one behind the other; the viewer's seat comes first.

    Every tensor begins with what is asked: of whom, what about, and which questions wait.
    """

    pieces: Pieces
    size: i64
    scales: vec[float]  # what the number at each place is divided by, known once it has been written
    lows: vec[float]  # the least that it can be before
    highs: vec[float]  # the most that it can be before
    measured: i64  # the most seats that have been written
    questions: Questions
    room: i64  # the most seats there are
    blank: vec[i16]  # a tensor of zeros

    def __init__(self, questions: Questions, seats: int, pieces: Pieces) -> None:
        self.questions = questions
        self.room = seats
        asked = [("step", (int(questions.asked),)), ("about", (ABOUT,)), ("next", (NEXT, 7)), ("waiting", (1,))]
        self.pieces = [*asked, ("own_seat", (seats,)), ("seat_to_move", (seats,)), *pieces]
        self.size = sum(prod(shape) for _, shape in self.pieces)
        self.scales = vec[float]([1.0] * int(self.size))
        self.lows = vec[float]([0.0] * int(self.size))
        self.highs = vec[float]([1.0] * int(self.size))
        self.measured = 0
        self.blank = self.zeros(1)

    def column(self, place: int) -> str:
        """What the number at a place belongs to, such as `players[2, 7]`."""
        for name, shape in self.pieces:
            length = prod(shape)
            if place < length:
                return f"{name}[{', '.join(map(str, _index(place, shape)))}]"
            place -= length
        raise IndexError(f"there is no number {place}")

    def zeros(self, rows: int) -> vec[i16]:
        """Zeros to write so many tensors into."""
        return vec[i16]([ZERO] * (rows * int(self.size)))

    @abstractmethod
    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces of a game that a viewer knows, in order; what is left out at the end stays zero."""

    def ask(self, board: State, pen: Writer) -> None:
        """Writes what is asked, which questions wait, and who asks whom."""
        pen.one_of(board.step, self.questions.asked)
        pen.bits(board.arg, ABOUT)
        agenda = board.agenda
        for place in range(agenda.size - 1, agenda.size - 1 - NEXT, -1):
            if place >= 0:
                self.announce(agenda.items[place], pen)
            else:
                self.announce(LOWEST_SEAT << STEP_BITS, pen)
        pen.number(agenda.size, 8.0, float(len(agenda.items)))

    def announce(self, item: i64, pen: Writer) -> None:
        """Writes a question that waits: its number, who is asked (0 for chance), and the numbers it is about."""
        rest: i64 = item >> STEP_BITS
        seat: i64 = (rest & SEATS) - LOWEST_SEAT
        about: i64 = rest >> SEAT_BITS
        first: i64 = about >> FIRST
        pen.number(item & STEPS, float(len(self.questions.items)))
        pen.number(pen.turn(seat) + 1 if seat >= 0 else i64(0), float(self.room))
        pen.number(first & LOW_HALF, 32.0, MOST)
        pen.number(first >> HALF, 32.0, MOST)
        pen.number((about >> SECOND) & SLOT, 8.0, float(SLOT))
        pen.number((about >> THIRD) & SLOT, 8.0, float(SLOT))
        pen.number(about & SLOT, 8.0, float(SLOT))

    def write(self, seen: Seen[State], out: vec[i16], start: i64 = 0) -> None:
        """Writes `size` whole numbers over zeros, from a place on; divided by `scales` they are the tensor."""
        board = seen.position
        pen = Writer(self, out, start, max(seen.viewer, 0), board.seats)
        self.ask(board, pen)
        pen.one_of(seen.viewer, self.room)
        pen.seat(board.seat, self.room)
        self.fill(board, pen)
        if pen.measures:
            self.measured = board.seats

    def written(self, seen: Seen[State]) -> vec[i16]:
        """The whole numbers of one tensor in a new list, for callers without lists of their own (decision 14)."""
        buffer = self.blank[:]
        self.write(seen, buffer)
        return buffer

    def tensor(self, seen: Seen[State]) -> list[float]:
        """All pieces as one list of numbers."""
        buffer = self.written(seen)
        return [float(buffer[place]) / self.scales[place] for place in range(self.size)]


def _index(place: int, shape: tuple[int, ...]) -> list[int]:
    """The index of a place in an array of a shape."""
    index: list[int] = []
    for extent in reversed(shape):
        index.insert(0, place % extent)
        place //= extent
    return index
