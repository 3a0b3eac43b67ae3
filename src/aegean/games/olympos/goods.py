"""Amounts of several kinds in one number: twelve bits each, the first kind lowest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIELD: Final[i64] = 12  # bits of each amount
MOST: Final[i64] = 4095
PLACES: Final[i64] = 5
UNIT: Final = vec[i64]([2 ** (12 * place) for place in range(5)])
KINDS: Final[i64] = 4
GUARD: Final[i64] = sum(2 ** (12 * place + 11) for place in range(4))
BIT: Final = vec[i64]([2**place for place in range(62)])


def amount(pack: i64, place: i64) -> i64:
    """How much of one kind is in a pack.

    >>> int(amount(packed([1, 0, 2, 0]), 2))
    2
    """
    return (pack >> (FIELD * place)) & MOST


def covers(have: i64, need: i64) -> bool:
    """Whether there is at least as much of each of the four kinds as needed.

    >>> covers(packed([1, 0, 2, 0]), packed([1, 0, 1, 0])), covers(packed([9, 0, 0, 0]), packed([0, 0, 0, 1]))
    (True, False)
    """
    return ((have | GUARD) - need) & GUARD == GUARD


def short(need: i64, have: i64) -> i64:
    """What is missing of each of the four kinds."""
    missing: i64 = 0
    for kind in range(KINDS):
        lack: i64 = amount(need, kind) - amount(have, kind)
        if lack > 0:
            missing += lack * UNIT[kind]
    return missing


def total(pack: i64) -> i64:
    """The sum over all kinds."""
    count: i64 = 0
    for place in range(PLACES):
        count += amount(pack, place)
    return count


def put_first(pack: i64, count: i64, gap: i64) -> i64:
    """A pack with a new lowest amount: those below the gap move up by one, the last of them into it.

    >>> unpacked(put_first(packed([1, 2, 0, 3]), 7, 2))
    [7, 1, 2, 3]
    """
    below: i64 = pack & (UNIT[gap] - 1)
    return pack - below + below * UNIT[1] + count


def packed(amounts: list[int]) -> i64:
    """Amounts listed one by one, as a pack."""
    pack: i64 = 0
    for place, count in enumerate(amounts):
        pack += count * UNIT[place]
    return pack


def unpacked(pack: i64, places: int = 4) -> list[int]:
    """The amounts of a pack, listed one by one."""
    return [int(amount(pack, place)) for place in range(places)]
