"""Parts of a page on sheets, and the differences between them, so that a small change makes a small message."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

TEXTS: Final = 512  # sheets of text that are at hand
PATCHES: Final = 256  # differences that are at hand: the people at a table see much of the same

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


class Sheet:
    """Some text of a page in pieces, which a later text may take over. It is kept and equals itself alone."""

    __slots__ = ("pieces",)

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces


Part = tuple[Sheet, ...]  # a part of the page


@lru_cache(TEXTS)
def lines(text: str) -> Part:
    """A text cut at the ends of its lines."""
    return (Sheet(*text.splitlines(keepends=True)),)


def groups(text: str) -> list[str]:
    """A picture cut before every group.

    >>> groups('<svg><g id="a"/><g/></svg>')
    ['<svg>', '<g id="a"/>', '<g/></svg>']
    """
    first, *rest = text.split("<g")
    return [first, *[f"<g{piece}" for piece in rest]]


def written(part: Part) -> str:
    """The text of a part."""
    return "".join(["".join(sheet.pieces) for sheet in part])


@lru_cache(PATCHES)
def patch(old: Part, new: Part) -> list[Piece]:
    """How to make the new pieces from the old ones.

    >>> patch((Sheet("a", "b", "c"),), (Sheet("a", "b", "x", "c"),))
    [[0, 2], 'x', [2, 1]]
    """
    had = [piece for sheet in old for piece in sheet.pieces]
    places = {piece: number for number, piece in enumerate(had)}
    made: list[Piece] = []
    first, stop = 0, 0  # the run of old pieces that is being taken over
    for piece in (piece for sheet in new for piece in sheet.pieces):
        if first < stop < len(had) and had[stop] == piece:
            stop += 1
            continue
        if first < stop:
            made.append([first, stop - first])
        place = places.get(piece, -1)
        if place < 0:
            made.append(piece)
        first, stop = max(place, 0), place + 1
    return [*made, [first, stop - first]] if first < stop else made
