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
    """Writes whole numbers one behind the other, over whatever lay there, and what each is to be divided by."""

    out: vec[i16]
    scales: vec[float]
    start: i64
    at: i64
    first: i64  # the seat from whose eyes all is written
    seats: i64

    def __init__(self, out: vec[i16], scales: vec[float], start: i64, first: i64, seats: i64) -> None:
        self.out = out
        self.scales = scales
        self.start = start
        self.at = start
        self.first = first
        self.seats = seats

    def number(self, value: i64, scale: float) -> None:
        """One number, scaled to about 0..1."""
        self.out[self.at] = i16(value)
        self.scales[self.at - self.start] = scale
        self.at += 1

    def numbers(self, values: vec[i64], scale: float) -> None:
        """Several numbers."""
        out = self.out
        scales = self.scales
        at: i64 = self.at
        place: i64 = at - self.start
        for value in values:
            out[at] = i16(value)
            scales[place] = scale
            at += 1
            place += 1
        self.at = at

    def rows(self, values: vec[i64], table: vec[i64], length: i64, scale: float) -> None:
        """For every value its row in a table."""
        out = self.out
        scales = self.scales
        at: i64 = self.at
        for value in values:
            for entry in range(value * length, (value + 1) * length):
                out[at] = i16(table[entry])
                scales[at - self.start] = scale
                at += 1
        self.at = at

    def flag(self, value: bool) -> None:
        """1 or 0."""
        self.out[self.at] = ONE if value else ZERO
        self.at += 1

    def one_of(self, value: i64, length: i64) -> None:
        """A 1 at the place of the value, 0 elsewhere."""
        at: i64 = self.at
        self.skip(length)
        if 0 <= value < length:
            self.out[at + value] = ONE

    def bits(self, mask: i64, length: i64, first: i64 = 0) -> None:
        """The bits of a mask from the first one on."""
        out = self.out
        rest: i64 = mask >> first
        for at in range(self.at, self.at + length):
            out[at] = i16(rest & 1)
            rest >>= 1
        self.at += length

    def skip(self, length: i64) -> None:
        """So many zeros."""
        out = self.out
        for at in range(self.at, self.at + length):
            out[at] = ZERO
        self.at += length

    def seat(self, seat: i64, room: i64) -> None:
        """A 1 for a seat, counted from the viewer on; only zeros for nobody."""
        self.one_of((seat - self.first + self.seats) % self.seats if seat >= 0 else i64(-1), room)

    def owners(self, owners: vec[i64], room: i64) -> None:
        """For every owner, given as his seat + 1 or 0 for nobody, a 1 at his seat, counted from the viewer on."""
        out = self.out
        at: i64 = self.at
        self.skip(i64(len(owners)) * room)
        for owner in owners:
            if owner > 0:
                out[at + (owner - 1 - self.first + self.seats) % self.seats] = ONE
            at += room

    def neighbour(self, turn: i64) -> i64:
        """The seat so many places to the left of the viewer."""
        return (self.first + turn) % self.seats


class Features(ABC):
    """Named pieces of fixed shape, written one behind the other; the viewer's seat comes first."""

    pieces: list[tuple[str, tuple[int, ...]]]
    size: i64
    scales: vec[float]  # what the number at each place is divided by, as far as one was ever written there

    def __init__(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        self.pieces = pieces
        self.size = 0
        for _, shape in pieces:
            length: i64 = 1
            for extent in shape:
                length *= extent
            self.size += length
        self.scales = vec[float]([1.0] * int(self.size))

    @abstractmethod
    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces of what a viewer knows, in order; what is left out at the end becomes zero."""

    def write(self, seen: Seen[State], out: vec[i16], start: i64 = 0) -> None:
        """Writes `size` whole numbers into a buffer, from a place on; divided by `scales` they are the tensor."""
        pen = Writer(out, self.scales, start, max(seen.viewer, 0), seen.position.seats)
        self.fill(seen.position, pen)
        pen.skip(start + self.size - pen.at)

    def tensor(self, seen: Seen[State]) -> list[float]:
        """All pieces as one list of numbers."""
        buffer = vec[i16]([ZERO] * int(self.size))
        self.write(seen, buffer)
        return [float(buffer[place]) / self.scales[place] for place in range(self.size)]
