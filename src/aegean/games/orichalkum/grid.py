"""The common grid of all islands: fields, directions, and sets of fields as bit masks (OR-1.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError, components

DATA: Final = components("orichalkum")

_GRID: Final = DATA.row("grid")
ROWS: Final = 7
COLS: Final = 8
SIZE: Final = 56  # fields of the grid; a set of them fits into one i64
FIELDS: Final = [f"r{row}c{col}" for row in range(ROWS) for col in range(COLS)]
DIRECTIONS: Final = DATA.ids("directions")

E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5
WAYS: Final = 6

if (_GRID.number("rows"), _GRID.number("cols"), _GRID.flag("odd_rows_shifted_right")) != (ROWS, COLS, True):
    raise PartsError("components.toml", "grid", game="orichalkum")
if DIRECTIONS != ["e", "ne", "nw", "w", "sw", "se"]:
    raise PartsError("components.toml", "directions", game="orichalkum")


def field_id(label: str) -> str:
    """The id of a field by what it is called on the board: B5 is r1c4."""
    return f"r{ord(label[0].upper()) - ord('A')}c{int(label[1]) - 1}"


BIT: Final = vec[i64]([2**field for field in range(SIZE)])
ALL: Final[i64] = sum(2**field for field in range(SIZE))
EVEN: Final[i64] = sum(2**field for field in range(SIZE) if field // COLS % 2 == 0)  # rows 0, 2, 4, 6
NOT_FIRST: Final[i64] = sum(2**field for field in range(SIZE) if field % COLS != 0)
NOT_LAST: Final[i64] = sum(2**field for field in range(SIZE) if field % COLS != COLS - 1)


def opposite(way: i64) -> i64:
    """The direction that leads back."""
    return way + W if way < W else way - W


def toward(mask: i64, way: i64) -> i64:
    """The fields one step in a direction from those of the set; what leaves the grid is lost."""
    if way == E:
        return (mask & NOT_LAST) << 1
    if way == W:
        return (mask & NOT_FIRST) >> 1
    even: i64 = mask & EVEN
    odd: i64 = mask & ~EVEN
    if way == NE:
        return (even >> 8) | ((odd & NOT_LAST) >> 7)
    if way == NW:
        return ((even & NOT_FIRST) >> 9) | (odd >> 8)
    if way == SW:
        return (((even & NOT_FIRST) << 7) | (odd << 8)) & ALL
    return ((even << 8) | ((odd & NOT_LAST) << 9)) & ALL


def around(mask: i64) -> i64:
    """All fields adjacent to one of the set (OR-1.1)."""
    left: i64 = mask & NOT_FIRST
    right: i64 = mask & NOT_LAST
    straight: i64 = (mask << 8) | (mask >> 8)  # every field has one of its two upper and lower neighbours there
    even: i64 = left & EVEN
    odd: i64 = right & ~EVEN
    slanted: i64 = (even << 7) | (even >> 9) | (odd << 9) | (odd >> 7)
    return ((right << 1) | (left >> 1) | straight | slanted) & ALL


def field_of(bit: i64) -> i64:
    """The number of the only field in a set."""
    field: i64 = 0
    while bit > 1:
        bit >>= 1
        field += 1
    return field


def lowest(mask: i64) -> i64:
    """The set that holds the first field of a set alone."""
    return mask & -mask


def size_of(mask: i64) -> i64:
    """How many fields a set has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def write_fields(mask: i64, ranks: vec[i64], start: i64, out: vec[i64], n: i64) -> i64:
    """Writes `start` and the rank of every field of the set behind the first n options; returns how many there are."""
    field: i64 = 0
    while mask != 0:
        if mask & 255 == 0:
            mask >>= 8
            field += 8
        else:
            if mask & 1 == 1:
                out[n] = start + ranks[field]
                n += 1
            mask >>= 1
            field += 1
    return n


def _step(field: int, way: int) -> int:
    """The neighbour in a direction, or -1 outside the grid."""
    reached = toward(BIT[field], way)
    return int(field_of(reached)) if reached else -1


STEP: Final = vec[i64]([_step(field, way) for field in range(SIZE) for way in range(WAYS)])


def step(field: i64, way: i64) -> i64:
    """The neighbour of a field in a direction, or -1."""
    return STEP[field * WAYS + way]
