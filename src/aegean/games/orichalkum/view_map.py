"""Where the fields of an island lie in its picture."""

from __future__ import annotations

from typing import Final

from aegean.draw.cache import cached
from aegean.games.orichalkum.grid import COLS, SIZE
from aegean.games.orichalkum.parts import ISLAND
from aegean.games.orichalkum.view_art import Point

STEP_X: Final = 118.0
STEP_Y: Final = 102.0
MARGIN_X: Final = 112.0
MARGIN_Y: Final = 104.0


def centre(field: int) -> Point:
    """Where a field lies, in units of the island."""
    row, col = divmod(field, COLS)
    return STEP_X * (col + (row % 2) / 2), STEP_Y * row


def fields_of(mask: int) -> list[int]:
    """The fields of a set."""
    return [field for field in range(SIZE) if (mask >> field) & 1]


@cached
def frame_of(island: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of an island with its shallow water."""
    spots = [centre(field) for field in fields_of(int(ISLAND[island]))]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return left - MARGIN_X, top - MARGIN_Y, right - left + 2 * MARGIN_X, bottom - top + 2 * MARGIN_Y


@cached
def open_water(island: int) -> tuple[int, int]:
    """The corner of an island's sea that is widest: left or right, upper or lower, as signs."""
    left, top, width, height = frame_of(island)
    spots = [centre(field) for field in fields_of(int(ISLAND[island]))]

    def room(corner: tuple[int, int]) -> float:
        x, y = left + width * (corner[0] + 1) / 2, top + height * (corner[1] + 1) / 2
        return min(abs(px - x) + abs(py - y) for px, py in spots)

    return max(((-1, -1), (1, -1), (1, 1), (-1, 1)), key=room)
