"""Lists that clones share: whoever changes one replaces it, so copying a position stays cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:  # while a program runs, a vec is no alias
    Busy: TypeAlias = vec[i64]  # a list of a position that is changed in place: every clone has its own


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The same list with another value at one place.

    >>> list(changed(vec[i64]([1, 2, 3]), 1, 9))
    [1, 9, 3]
    """
    copy = values[:]
    copy[place] = value
    return copy


def increased(values: vec[i64], place: i64, by: i64 = 1) -> vec[i64]:
    """The same list with more at one place."""
    return changed(values, place, values[place] + by)


def sum_of(values: vec[i64]) -> i64:
    """What the values add up to."""
    total: i64 = 0
    for value in values:
        total += value
    return total


def zeros(length: i64) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * int(length))
