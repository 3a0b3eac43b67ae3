"""Places for things of known size: tokens along a line, cards in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from aegean.draw.icons import icon
from aegean.draw.svg import NOTHING, Number, Svg, join
from aegean.draw.text import Font, width, wrap, write

FOLDED: Final = 14  # how large words in two lines are, at most


@dataclass(frozen=True, slots=True)
class Bit:
    """Something that stands in a line: its width and how to draw it round its middle."""

    width: float
    draw: Callable[[float, float], Svg]
    draw_last: Callable[[float, float], Svg] | None = None  # at the end of a line, where words may grow to the right
    folded: Callable[[float], Bit | None] = lambda room: None  # the same in two lines no wider than a room


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card has come to lie, and how large it is to be drawn."""

    x: float
    y: float
    width: float
    height: float


def bit(wide: Number, draw: Callable[..., Svg], *args: Any, **named: Any) -> Bit:
    """A piece for a line: `bit(22, cube, "wheat", "#E3C04B", "#3A2600")`."""
    return Bit(float(wide), lambda x, y: draw(x, y, *args, **named))


def sign(image: str, size: Number = 20, fill: str = "ink", wide: Number | None = None) -> Bit:
    """An icon for a line, in more room than its own where a width is given."""
    return Bit(float(wide or size), lambda x, y: icon(image, x, y, size, fill))


def words(text: str | int, size: Number = 14, font: Font = "body", fill: str = "ink2") -> Bit:
    """A word or number for a line."""
    wide = width(str(text), size, font)
    return Bit(
        wide,
        lambda x, y: write(x, y, text, size, font, fill, anchor="middle", mid=True),
        lambda x, y: write(x - wide / 2, y, text, size, font, fill, mid=True),
        lambda room: _folded(str(text), room, min(size, FOLDED), font, fill),
    )


def _folded(text: str, room: float, size: Number, font: Font, fill: str) -> Bit | None:
    """Words in two lines from the same left edge, if that is enough for them."""
    rows = wrap(text, room, size, font)
    if len(rows) != 2:
        return None
    wide, half = max(width(row, size, font) for row in rows), 0.58 * size

    def draw(x: float, y: float) -> Svg:
        left = x - wide / 2
        return join(
            [write(left, y + dy, row, size, font, fill, mid=True) for dy, row in zip((-half, half), rows, strict=True)]
        )

    return Bit(wide, draw)


def space(wide: Number) -> Bit:
    """An empty stretch for a line."""
    return Bit(float(wide), lambda x, y: NOTHING)


def line(x: Number, y: Number, bits: Sequence[Bit], gap: Number = 4) -> Svg:
    """The bits from left to right, centred on the height y."""
    drawn = []
    at = float(x)
    for number, item in enumerate(bits, 1):
        is_last = number == len(bits) > 1
        draw = item.draw_last if is_last and item.draw_last else item.draw
        drawn.append(draw(at + item.width / 2, float(y)))
        at += item.width + gap
    return join(drawn)


def line_width(bits: Sequence[Bit], gap: Number = 4) -> float:
    """How wide the bits stand in one line."""
    return sum(item.width for item in bits) + gap * max(len(bits) - 1, 0)


def lines(
    x: Number, y: Number, bits: Sequence[Bit], room: Number, gap: Number = 4, leading: Number = 26
) -> tuple[Svg, float]:
    """The bits in as many lines as the room asks for, the first centred on y, and the height taken."""
    rows: list[list[Bit]] = [[]]
    for item in bits:
        if rows[-1] and line_width([*rows[-1], item], gap) > room:
            rows.append([])
        rows[-1].append(item)
    drawn = [line(x, y + leading * index, row, gap) for index, row in enumerate(rows)]
    return join(drawn), float(leading * len(rows))


def flow(
    sizes: Sequence[tuple[Number, Number]],
    room: Number,
    gap: Number = 10,
    *,
    x: Number = 0,
    y: Number = 0,
    stretch: bool = False,
) -> tuple[list[Spot], float]:
    """Places for cards from left to right in rows, each row as high as its highest, and the height of all.

    With `stretch` the cards of a row share what is left of its width.
    """
    rows: list[list[tuple[Number, Number]]] = []
    used = 0.0
    for size in sizes:
        if not rows or used + size[0] > room + 0.01:
            rows.append([])
            used = 0.0
        rows[-1].append(size)
        used += size[0] + gap
    spots: list[Spot] = []
    top = float(y)
    widest = max((len(row) for row in rows), default=0)
    for row in rows:
        high = float(max(size[1] for size in row))
        # a short last row keeps the widths of the rows above it
        more = (room - sum(size[0] for size in row) - gap * (len(row) - 1)) / len(row) if stretch else 0.0
        if len(row) < widest and spots:
            more = spots[0].width - rows[0][0][0] if stretch else 0.0
        left = float(x)
        for size in row:
            spots.append(Spot(left, top, size[0] + more, high))
            left += size[0] + more + gap
        top += high + gap
    return spots, max(top - gap - y, 0.0)


def columns(count: int, room: Number, gap: Number = 10) -> float:
    """How wide each of so many equal columns is."""
    return (room - gap * (count - 1)) / count
