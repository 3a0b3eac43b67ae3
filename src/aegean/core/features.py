"""Tensors: what a viewer knows as numbers of fixed shape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from aegean.core.seen import Seen
from aegean.core.state import State

ONE: Final[i16] = 1
ZERO: Final[i16] = 0


@final
class Writer:
    """Writes whole numbers one behind the other where zeros were, and notes what each is to be divided by."""

    out: vec[i16]
    scales: vec[float]
    start: i64
    at: i64
    first: i64  # the seat from whose eyes all is written
    seats: i64
    measures: bool  # whether the scales are still to be noted

    def __init__(self, out: vec[i16], scales: vec[float], start: i64, first: i64, seats: i64, measures: bool) -> None:
        self.out = out
        self.scales = scales
        self.start = start
        self.at = start
        self.first = first
        self.seats = seats
        self.measures = measures

    def measure(self, length: i64, scale: float) -> None:
        """Notes what the numbers that come next are divided by."""
        for place in range(self.at - self.start, self.at - self.start + length):
            self.scales[place] = scale

    def number(self, value: i64, scale: float) -> None:
        """One number, scaled to about 0..1."""
        if self.measures:
            self.measure(1, scale)
        self.out[self.at] = i16(value)
        self.at += 1

    def numbers(self, values: vec[i64], scale: float) -> None:
        """Several numbers."""
        if self.measures:
            self.measure(i64(len(values)), scale)
        out = self.out
        at: i64 = self.at
        for value in values:
            out[at] = i16(value)
            at += 1
        self.at = at

    def rows(self, values: vec[i64], table: vec[i64], length: i64, scale: float) -> None:
        """For every value its row in a table."""
        if self.measures:
            self.measure(i64(len(values)) * length, scale)
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

    def skip(self, length: i64, scale: float = 1.0) -> None:
        """So many zeros, which are to be counted up by `add`, perhaps."""
        if self.measures:
            self.measure(length, scale)
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
    """Named pieces of fixed shape, written one behind the other; the viewer's seat comes first."""

    pieces: list[tuple[str, tuple[int, ...]]]
    size: i64
    scales: vec[float]  # what the number at each place is divided by, known once it has been written
    measured: i64  # the most seats that have been written

    def __init__(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        self.pieces = pieces
        self.size = 0
        for _, shape in pieces:
            length: i64 = 1
            for extent in shape:
                length *= extent
            self.size += length
        self.scales = vec[float]([1.0] * int(self.size))
        self.measured = 0

    def zeros(self, rows: int) -> vec[i16]:
        """Zeros to write so many tensors into."""
        return vec[i16]([ZERO] * (rows * int(self.size)))

    @abstractmethod
    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces of what a viewer knows, in order; what is left out at the end stays zero."""

    def write(self, seen: Seen[State], out: vec[i16], start: i64 = 0) -> None:
        """Writes `size` whole numbers over zeros, from a place on; divided by `scales` they are the tensor."""
        board = seen.position
        measures = board.seats > self.measured
        pen = Writer(out, self.scales, start, max(seen.viewer, 0), board.seats, measures)
        self.fill(board, pen)
        if measures:
            self.measured = board.seats

    def tensor(self, seen: Seen[State]) -> list[float]:
        """All pieces as one list of numbers."""
        buffer = self.zeros(1)
        self.write(seen, buffer)
        return [float(buffer[place]) / self.scales[place] for place in range(self.size)]
