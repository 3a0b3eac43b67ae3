"""What the text boards of all games share: a width, headings, marks, names and lists in lines.

Everything is written in colour; where the terminal shows none, the codes are taken out at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from aegean.draw.scene import Scene
from aegean.draw.terminal import Block, plain, screen_width, seat_mark, strong

WIDTH: Final = 100  # columns of the terminal
AREA: Final = 49  # columns of a seat's box: two stand side by side
CHOICE: Final = "▸"  # stands before what the viewer can choose
LONGEST: Final = 18  # columns of a name


def board_text(parts: Iterable[Block], colour: bool) -> str:
    """The parts below one another, in colour or without."""
    text = "\n".join("\n".join(part) for part in parts)
    return text if colour else plain(text)


def titled(title: str, lines: Block) -> Block:
    """Lines under a heading."""
    return [strong(title.upper()), *lines]


def choice_mark(can: bool) -> str:
    """What stands before a thing that the viewer can choose, or a space."""
    return CHOICE if can else " "


def short_name(scene: Scene[Any], seat: int) -> str:
    """A player's name, cut where it would break the columns."""
    name = scene.name(seat)
    while screen_width(name) > LONGEST:
        name = name[:-1]
    return name


def seat_name(scene: Scene[Any], seat: int, colour: str) -> str:
    """A player's mark and name."""
    return f"{seat_mark(colour)} {short_name(scene, seat)}"


def flow(cells: Sequence[str], room: int = WIDTH, joint: str = ", ") -> Block:
    """The cells in lines, broken between them, or within one that is too long.

    >>> flow(["2 wine", "4 wheat", "1 olive oil"], 16)
    ['2 wine, 4 wheat,', '  1 olive oil']
    """
    lines: Block = []
    for place, cell in enumerate(cells):
        part = cell if place == len(cells) - 1 else cell + joint.rstrip()
        for piece in [part] if screen_width(part) <= room - 2 else part.split(" "):
            if lines and screen_width(f"{lines[-1]} {piece}") <= room:
                lines[-1] += f" {piece}"
            else:
                lines.append(f"  {piece}" if lines else piece)
    return lines


def headed(head: str, cells: Sequence[str]) -> list[str]:
    """The cells with a word before the first; nothing where there are none.

    >>> headed("Cubes", ["2 wine", "4 wheat"])
    ['Cubes: 2 wine', '4 wheat']
    """
    return [f"{head}: {cells[0]}", *cells[1:]] if cells else []
