"""Text boards for the terminal: blocks of lines joined by the width they take on screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Literal
from unicodedata import combining, east_asian_width

from aegean.draw.palette import channels, seat_colour

Align = Literal["<", ">", "^"]
Block = list[str]

_ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")
_GLYPHS: Final = {
    "triangle": "▲",
    "dot": "●",
    "diamond": "◆",
    "square": "■",
    "two columns": "‖",
    "crescent": "☾",
}


def screen_width(text: str) -> int:
    """How many columns the text takes, colour codes taking none.

    >>> screen_width("\\x1b[1mFünf\\x1b[0m"), screen_width("木")
    (4, 2)
    """
    plain = _ESCAPE.sub("", text)
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in plain)


def pad(text: str, wide: int, align: Align = "<") -> str:
    """The text filled up with spaces to a width on screen.

    >>> pad("wine", 7, ">")
    '   wine'
    """
    missing = max(wide - screen_width(text), 0)
    before = {"<": 0, ">": missing, "^": missing // 2}[align]
    return " " * before + text + " " * (missing - before)


def block_width(lines: Sequence[str]) -> int:
    """How many columns the widest line takes."""
    return max((screen_width(line) for line in lines), default=0)


def beside(blocks: Sequence[Sequence[str]], gap: int = 2) -> Block:
    """Blocks side by side, tops level.

    >>> beside([["a", "bb"], ["c"]])
    ['a   c', 'bb']
    """
    widths = [block_width(lines) for lines in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    joint = " " * gap
    return [joint.join(pad(line, wide) for line, wide in zip(row, widths, strict=True)).rstrip() for row in rows]


def rows_of(blocks: Sequence[Sequence[str]], room: int, gap: int = 2) -> Block:
    """Blocks side by side in as many rows as the room asks for."""
    result: Block = []
    row: list[Sequence[str]] = []
    for lines in blocks:
        if row and sum(block_width(other) + gap for other in row) + block_width(lines) > room:
            result += beside(row, gap)
            row = []
        row.append(lines)
    return result + beside(row, gap) if row else result


def box(lines: Sequence[str], title: str = "", wide: int = 0) -> Block:
    """The lines in a frame with a title in its upper edge.

    >>> print("\\n".join(box(["12 points"], "Mika")))
    ╭─ Mika ────╮
    │ 12 points │
    ╰───────────╯
    """
    inner = max(block_width(lines), screen_width(title) + 2 if title else 0, wide - 4)
    head = f"─ {title} " if title else ""
    top = f"╭{head}{'─' * (inner + 2 - screen_width(head))}╮"
    return [top, *(f"│ {pad(line, inner)} │" for line in lines), f"╰{'─' * (inner + 2)}╯"]


def table(rows: Sequence[Sequence[str | int]], align: str = "", gap: int = 2) -> Block:
    """Rows in columns; `align` holds one of < > ^ for each column, the last repeated.

    >>> table([["wine", 2], ["olive oil", 11]], "<>")
    ['wine        2', 'olive oil  11']
    """
    texts = [[str(value) for value in row] for row in rows]
    count = max((len(row) for row in texts), default=0)
    widths = [max((screen_width(row[at]) for row in texts if at < len(row)), default=0) for at in range(count)]
    marks = [_align(align, at) for at in range(count)]
    joint = " " * gap
    return [joint.join(pad(text, widths[at], marks[at]) for at, text in enumerate(row)).rstrip() for row in texts]


def seat_mark(seat: str) -> str:
    """Shape and letter of a seat on its colour.

    >>> plain(seat_mark("green"))
    '◆G'
    """
    known = seat_colour(seat)
    return on_seat(_GLYPHS[known.shape] + known.letter, seat)


def on_seat(text: str, seat: str) -> str:
    """The text in the seat's mark colour on its fill, which reads on every terminal."""
    known = seat_colour(seat)
    return f"\x1b[48;2;{_rgb(known.fill)};38;2;{_rgb(known.mark)};1m{text}\x1b[0m"


def strong(text: str) -> str:
    """The text in bold."""
    return f"\x1b[1m{text}\x1b[0m"


def plain(text: str) -> str:
    """The text without colour codes."""
    return _ESCAPE.sub("", text)


def _align(align: str, at: int) -> Align:
    mark = align[min(at, len(align) - 1)] if align else "<"
    return ">" if mark == ">" else "^" if mark == "^" else "<"


def _rgb(colour: str) -> str:
    return ";".join(str(channel) for channel in channels(colour))
