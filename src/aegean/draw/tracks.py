"""Tracks: ivory cells on glaze, in a row or round the edge of a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from aegean.draw.cache import cached
from aegean.draw.markers import Box
from aegean.draw.svg import NOTHING, Number, Svg, el, rect
from aegean.draw.text import write

Kind = Literal["plain", "gold", "start", "end", "barred"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One space of a track: its number, its middle and its size."""

    index: int
    x: float
    y: float
    width: float
    height: float

    def box(self) -> Box:
        """The outline of the cell, for its ring."""
        return Box(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height, 5, wash=True)


@cached
def cell(
    spot: Cell, label: str | None = None, kind: Kind = "plain", drawing: Svg = NOTHING, *, id: str | None = None
) -> Svg:
    """A cell with its number, every fifth bold under a clay dot, or with a drawing made round (0, 0) instead."""
    fill = {
        "plain": "url(#g-ivory)",
        "gold": "url(#g-gold)",
        "start": "url(#g-clay)",
        "end": "url(#g-end)",
        "barred": "#5A2A1B",
    }[kind]
    ground = rect(
        spot.width, spot.height, 5, x=spot.x - spot.width / 2, y=spot.y - spot.height / 2, fill=fill, stroke="#140D09"
    )
    if drawing:
        content = el("g", drawing, transform=f"translate({spot.x:.4g} {spot.y:.4g})")
    else:
        content = _number(spot, str(spot.index) if label is None else label, kind)
    return el("g", ground, content, id=id)


def edge(
    x: Number, y: Number, wide: Number, high: Number, across: int, down: int, depth: Number = 43, gap: Number = 4
) -> list[Cell]:
    """Cells clockwise round a rectangle from its upper left corner: `across` with the corners, `down` between them."""
    step_x, step_y = wide / across, (high - 2 * depth - 2 * gap) / down if down else 0.0
    top, bottom = y + depth / 2, y + high - depth / 2
    left, right = x + depth / 2, x + wide - depth / 2
    return list(
        _edge(float(x), float(y) + depth + gap, step_x, step_y, across, down, (top, right, bottom, left), depth, gap)
    )


def _edge(
    x: float,
    y: float,
    step_x: float,
    step_y: float,
    across: int,
    down: int,
    sides: tuple[float, float, float, float],
    depth: Number,
    gap: Number,
) -> Iterator[Cell]:
    top, right, bottom, left = sides
    index = 0
    for column in range(across):
        yield Cell(index, x + step_x * (column + 0.5), top, step_x - gap, float(depth))
        index += 1
    for place in range(down):
        yield Cell(index, right, y + step_y * (place + 0.5), float(depth), step_y - gap)
        index += 1
    for column in reversed(range(across)):
        yield Cell(index, x + step_x * (column + 0.5), bottom, step_x - gap, float(depth))
        index += 1
    for place in reversed(range(down)):
        yield Cell(index, left, y + step_y * (place + 0.5), float(depth), step_y - gap)
        index += 1


def _number(spot: Cell, label: str, kind: Kind) -> Svg:
    short = min(spot.width, spot.height)
    if kind == "start":
        return write(spot.x, spot.y, label, min(15.0, short * 0.4), "bold", "#FFF1DF", anchor="middle", mid=True)
    if spot.index % 5 or not spot.index:
        return write(spot.x, spot.y, label, min(13.0, short * 0.5), "body", "#6F5C40", anchor="middle", mid=True)
    dot = el("circle", cx=spot.x, cy=spot.y - spot.height * 0.31, r=min(2.8, short * 0.07), fill="#A8431F")
    return dot + write(spot.x, spot.y + 2, label, min(17.0, short * 0.55), "bold", "#3A2617", anchor="middle", mid=True)
