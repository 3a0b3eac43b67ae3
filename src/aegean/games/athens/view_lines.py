"""Lines of icons on cards: symbols, cubes, prices and the arrow between what is given and what is got."""

from __future__ import annotations

from collections.abc import Iterator

from aegean.draw.cache import cached
from aegean.draw.flow import Bit, bit, space, words
from aegean.draw.icons import icon
from aegean.draw.pieces import arrow
from aegean.draw.svg import Number, Svg, el
from aegean.games.athens.parts import ALTERNATIVES, CLASSES, Deed
from aegean.games.athens.view_things import asterisk, draw_cube, draw_person, draw_sherd


@cached
def sherds(needs: tuple[int, ...], size: Number = 19) -> tuple[Bit, ...]:
    """The symbols that a card asks for, a little on top of one another."""
    found: list[Bit] = []
    for kind, count in enumerate(needs):
        for _ in range(count):
            found.append(bit(size - 2.5, draw_sherd, kind, size))
    return (*found, space(2.5)) if found else ()


def joker(size: Number = 19) -> Bit:
    """A symbol of any kind."""
    return bit(size, _joker, size)


def _joker(x: float, y: float, size: float) -> Svg:
    return el("circle", cx=x, cy=y, r=size / 2 - 0.5, fill="#E3D6BC", stroke="#8B7658") + asterisk(
        x, y, size * 0.6, "s-clay"
    )


def cubes(counts: Iterator[tuple[int, int]], size: Number, most: int = 2) -> list[Bit]:
    """Cubes by colour one by one, or a number and one cube where there are more."""
    found: list[Bit] = []
    for colour, count in counts:
        if count > most:
            found += [words(count, size * 0.78, "bold", "ink"), bit(size, draw_cube, colour, size)]
        else:
            found += [bit(size, draw_cube, colour, size)] * count
    return found


def to_right(size: Number = 15) -> Bit:
    """The arrow between what is given and what is got."""
    return bit(size + 2, arrow, size)


def an_icon(name: str, size: Number, fill: str = "ink") -> Bit:
    """An icon in a line."""
    return bit(size, lambda x, y: icon(name, x, y, size, fill))


def is_free(deed: Deed, discount: tuple[int, ...]) -> bool:
    """Whether the dice pay for an alternative altogether."""
    return any(
        all(deed.price[3 * row + tile] <= discount[tile] for tile in range(len(CLASSES)))
        for row in range(deed.alternatives)
    )


@cached
def persons(
    cost: tuple[int, ...], discount: tuple[int, ...], letters: tuple[str, ...], scale: float
) -> tuple[Bit, ...]:
    """One alternative of a price: the persons asked for, those the dice bring struck through."""
    return tuple(
        bit(22 * scale, draw_person, tile, letters[tile], scale, covered=number < discount[tile])
        for tile, count in enumerate(cost)
        for number in range(count)
    )


def price(deed: Deed, discount: tuple[int, ...], letters: tuple[str, ...], scale: float, joint: str) -> list[Bit]:
    """All alternatives of a price, side by side."""
    found: list[Bit] = []
    for row in range(min(deed.alternatives, ALTERNATIVES)):
        if row:
            found.append(words(joint, 13))
        found += persons(tuple(deed.price[3 * row : 3 * row + 3]), discount, letters, scale)
    return found
