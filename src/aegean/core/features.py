"""Tensors: what a viewer knows as numbers of fixed shape."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.seen import Seen
from aegean.core.state import State


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
