"""Tensors: what a viewer knows as numbers of fixed shape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.seen import Seen
from aegean.core.state import State


@final
class Writer:
    """Writes numbers one behind the other into a buffer of zeros."""

    out: vec[float]
    at: i64
    first: i64  # the seat from whose eyes all is written
    seats: i64

    def __init__(self, out: vec[float], at: i64, first: i64, seats: i64) -> None:
        self.out = out
        self.at = at
        self.first = first
        self.seats = seats

    def number(self, value: i64, scale: float) -> None:
        """One number, scaled to about 0..1."""
        if value != 0:
            self.out[self.at] = float(value) / scale
        self.at += 1

    def numbers(self, values: vec[i64], scale: float) -> None:
        """Several numbers."""
        out = self.out
        at: i64 = self.at
        for value in values:
            if value != 0:
                out[at] = float(value) / scale
            at += 1
        self.at = at

    def flag(self, value: bool) -> None:
        """1 or 0."""
        if value:
            self.out[self.at] = 1.0
        self.at += 1

    def one_of(self, value: i64, length: i64) -> None:
        """A 1 at the place of the value, 0 elsewhere."""
        if 0 <= value < length:
            self.out[self.at + value] = 1.0
        self.at += length

    def bits(self, mask: i64, length: i64, first: i64 = 0) -> None:
        """The bits of a mask from the first one on."""
        out = self.out
        at: i64 = self.at
        end: i64 = at + length
        self.at = end
        rest: i64 = mask >> first
        while rest != 0 and at < end:
            if rest & 1 == 1:
                out[at] = 1.0
            rest >>= 1
            at += 1

    def skip(self, length: i64) -> None:
        """Leaves so many numbers zero."""
        self.at += length

    def seat(self, seat: i64, room: i64) -> None:
        """A 1 for a seat, counted from the viewer on; only zeros for nobody."""
        if seat >= 0:
            self.one_of((seat - self.first + self.seats) % self.seats, room)
        else:
            self.at += room

    def neighbour(self, turn: i64) -> i64:
        """The seat so many places to the left of the viewer."""
        return (self.first + turn) % self.seats


class Features(ABC):
    """Named pieces of fixed shape, written one behind the other; the viewer's seat comes first."""

    pieces: list[tuple[str, tuple[int, ...]]]
    size: i64

    def __init__(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        self.pieces = pieces
        self.size = 0
        for _, shape in pieces:
            length: i64 = 1
            for extent in shape:
                length *= extent
            self.size += length

    @abstractmethod
    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces of what a viewer knows; what is left out stays zero."""

    def write(self, seen: Seen[State], out: vec[float], start: i64 = 0) -> None:
        """Writes `size` numbers into a buffer, from a place on."""
        for place in range(start, start + self.size):
            out[place] = 0.0
        first: i64 = seen.viewer if seen.viewer >= 0 else i64(0)
        self.fill(seen.position, Writer(out, start, first, seen.position.seats))

    def tensor(self, seen: Seen[State]) -> list[float]:
        """All pieces as one list of numbers."""
        buffer = vec[float]([0.0] * int(self.size))
        self.write(seen, buffer)
        return list(buffer)
