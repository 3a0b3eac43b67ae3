"""Sets of up to 62 things in one integer: stacks of different tiles, hands of cards, free cells."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE
from aegean.core.question import Question

BIT: Final = vec[i64]([2**k for k in range(62)])


def has(things: i64, thing: i64) -> bool:
    """Whether a thing is in the set.

    >>> [has(6, thing) for thing in range(4)]
    [False, True, True, False]
    """
    return (things >> thing) & 1 == 1


def size(things: i64) -> i64:
    """How many things are in the set.

    >>> int(size(13))
    3
    """
    n: i64 = 0
    rest: i64 = things
    while rest != 0:
        rest &= rest - 1
        n += 1
    return n


def write(things: i64, start: i64, out: vec[i64], n: i64) -> i64:
    """Writes `start + thing` for every thing of the set behind the first n entries, ascending."""
    thing: i64 = 0
    rest: i64 = things
    while rest != 0:
        if rest & 1 == 1:
            out[n] = start + thing
            n += 1
        rest >>= 1
        thing += 1
    return n


def full(length: int) -> int:
    """The set of the first so many things."""
    return int(2**length - 1)


class OneOf(Question):
    """A question answered with one thing of a set."""

    def things(self, board: Any) -> i64:
        """The set to choose from."""
        raise NotImplementedError(self.name)

    def refusal(self, board: Any, thing: i64) -> i64:
        """Why a thing is not in the set."""
        return IMPOSSIBLE

    def why_not(self, board: Any, thing: i64) -> i64:
        """Only what is in the set can be chosen."""
        return ALLOWED if has(self.things(board), thing) else self.refusal(board, thing)

    def options(self, board: Any, out: vec[i64], n: i64) -> i64:
        """All things of the set."""
        return write(self.things(board), self.block.start, out, n)

    def weights(self, board: Any, out: vec[i64]) -> None:
        """Each thing is as likely as any other."""
        for place in range(size(self.things(board))):
            out[place] = 1
