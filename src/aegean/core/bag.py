"""A bag of things by kind: drawn at random, never in an order that anybody could look up."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.shared import increased


@final
class Bag:
    """How many things of each kind lie hidden together: a bag, a shuffled deck, a face-down pile."""

    counts: vec[i64]
    total: i64

    @staticmethod
    def of(counts: vec[i64]) -> Bag:
        """A bag with so many things of each kind."""
        bag = Bag()
        bag.counts = counts[:]
        bag.total = 0
        for count in counts:
            bag.total += count
        return bag

    def put(self, kind: i64, count: i64 = 1) -> None:
        """Adds things of a kind."""
        if count != 0:
            self.counts = increased(self.counts, kind, count)
            self.total += count

    def pour(self, counts: vec[i64], sign: i64 = 1) -> None:
        """Adds so many things of each kind; with the sign -1, takes them out."""
        mixed = self.counts[:]
        for kind in range(i64(len(counts))):
            mixed[kind] += sign * counts[kind]
            self.total += sign * counts[kind]
        self.counts = mixed

    def take(self, kind: i64) -> None:
        """Takes one thing of a kind out."""
        self.counts = increased(self.counts, kind, -1)
        self.total -= 1

    def options(self, start: i64, out: vec[i64], n: i64) -> i64:
        """Writes `start + kind` for every kind inside, ascending, behind the first n: the outcomes of a draw."""
        for kind in range(i64(len(self.counts))):
            if self.counts[kind] > 0:
                out[n] = start + kind
                n += 1
        return n

    def weights(self, out: vec[i64]) -> None:
        """Writes how many things stand behind each outcome that `options` writes."""
        n: i64 = 0
        for count in self.counts:
            if count > 0:
                out[n] = count
                n += 1

    def draw(self, rng: Rng) -> i64:
        """Takes one thing at random out and tells its kind."""
        kind: i64 = 0
        rest: i64 = rng.below(self.total) - self.counts[0]
        while rest >= 0:
            kind += 1
            rest -= self.counts[kind]
        self.take(kind)
        return kind

    def clone(self) -> Bag:
        """A bag with the same things; both share the list until one changes."""
        twin = Bag()
        self.share(twin)
        return twin

    def share(self, twin: Bag) -> None:
        """Makes a twin equal; both share the list until one changes."""
        twin.counts = self.counts
        twin.total = self.total
