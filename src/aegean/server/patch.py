"""Differences between two versions of a page's part, so that a small change makes a small message."""

from __future__ import annotations

import re
from typing import Final

CUT: Final = re.compile(r"(?=<(?:g|svg|li|figure|section)[ >])")  # where markup is cut into pieces

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


def pieces(text: str) -> list[str]:
    """The text cut before larger elements."""
    return CUT.split(text)


def patch(old: list[str], new: list[str]) -> list[Piece]:
    """How to make the new pieces from the old ones.

    >>> patch(["<g a>", "<g b>", "<g c>"], ["<g a>", "<g b>", "<g x>", "<g c>"])
    [[0, 2], '<g x>', [2, 1]]
    """
    places = {piece: number for number, piece in enumerate(old)}
    made: list[Piece] = []
    for piece in new:
        last = made[-1] if made else None
        if isinstance(last, list) and last[0] + last[1] < len(old) and old[last[0] + last[1]] == piece:
            last[1] += 1
        elif piece in places:
            made.append([places[piece], 1])
        else:
            made.append(piece)
    return made
