"""Parts of a page in chunks, and the patches between them: a small change makes a small message."""

from __future__ import annotations

from itertools import chain
from typing import Final

from aegean.draw.cache import cached

TEXTS: Final = 8192  # chunks of text that are at hand
PATCHES: Final = 256  # differences that are at hand: the people at a table see much of the same

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


class Chunk:
    """A run of text of a page in pieces, compared by identity: equal texts are the same chunk."""

    __slots__ = ("pieces",)

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces


Part = tuple[Chunk, ...]  # a part of the page


@cached(limit=TEXTS)
def lines(text: str) -> Part:
    """A text cut into its lines."""
    return (Chunk(*text.splitlines(keepends=True)),)


def groups(text: str) -> list[str]:
    """A picture cut before every group, where its line breaks are.

    >>> from aegean.draw.svg import el
    >>> groups(el("svg", el("g", id="a"), el("g")))
    ['<svg>', '<g id="a"/>', '<g/></svg>']
    """
    return text.split("\n")


def written(part: Part) -> str:
    """The text of a part."""
    return "".join(["".join(chunk.pieces) for chunk in part])


@cached(limit=PATCHES)
def patch(old: Part, new: Part) -> list[Piece]:
    """How to make the new pieces from the old ones; chunks that both begin or end with are not compared piece by piece.

    >>> start = Chunk("a")
    >>> patch((start, Chunk("b", "c", "d")), (start, Chunk("b", "x", "c", "d")))
    [[0, 2], 'x', [2, 2]]
    """
    same, last = 0, min(len(old), len(new))
    while same < last and old[same] is new[same]:
        same += 1
    tail = 0
    while tail < last - same and old[-1 - tail] is new[-1 - tail]:
        tail += 1
    start = sum([len(chunk.pieces) for chunk in old[:same]])
    had, have = _pieces(old[same : len(old) - tail]), _pieces(new[same : len(new) - tail])
    alike, last = 0, min(len(had), len(have))
    while alike < last and had[alike] == have[alike]:
        alike += 1
    places = {piece: number for number, piece in enumerate(had[alike:], start + alike)}
    made: list[Piece] = []
    first, stop, end = 0, start + alike, start + len(had)  # the run of old pieces being copied
    for piece in have[alike:]:
        if first < stop < end and had[stop - start] == piece:
            stop += 1
            continue
        if first < stop:
            made.append([first, stop - first])
        place = places.get(piece, -1)
        if place < 0:
            made.append(piece)
        first, stop = max(place, 0), place + 1
    if first < stop:
        made.append([first, stop - first])
    return [*made, [end, sum([len(chunk.pieces) for chunk in old[-tail:]])]] if tail else made


def _pieces(part: Part) -> list[str]:
    return list(chain.from_iterable([chunk.pieces for chunk in part]))
