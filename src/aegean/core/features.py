"""Tensors: what a viewer knows as numbers of fixed shape."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.seen import Seen
from aegean.core.state import State


class Writer:
    """Writes numbers one behind the other into a buffer."""

    out: vec[float]
    at: i64

    def __init__(self, out: vec[float]) -> None:
        self.out = out
        self.at = 0

    def number(self, value: i64, scale: float) -> None:
        """One number, scaled to about 0..1."""
        self.out[self.at] = float(value) / scale
        self.at += 1

    def numbers(self, values: vec[i64], scale: float) -> None:
        """Several numbers."""
        out = self.out
        at: i64 = self.at
        for value in values:
            out[at] = float(value) / scale
            at += 1
        self.at = at

    def one_of(self, value: i64, length: i64) -> None:
        """A 1 at the place of the value, 0 elsewhere."""
        out = self.out
        at: i64 = self.at
        for place in range(length):
            out[at + place] = 0.0
        if 0 <= value < length:
            out[at + value] = 1.0
        self.at = at + length

    def bits(self, mask: i64, length: i64, first: i64 = 0) -> None:
        """The bits of a mask from the first one on."""
        out = self.out
        at: i64 = self.at
        for place in range(length):
            out[at + place] = float((mask >> (first + place)) & 1)
        self.at = at + length


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
    def write(self, seen: Seen[State], out: vec[float]) -> None:
        """Writes all pieces into a buffer of `size` numbers."""

    def tensor(self, seen: Seen[State]) -> list[float]:
        """All pieces as one list of numbers."""
        buffer = vec[float]([0.0] * int(self.size))
        self.write(seen, buffer)
        return list(buffer)
