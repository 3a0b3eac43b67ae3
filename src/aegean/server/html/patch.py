"""Parts of a page in chunks, and the patches between them: a small change makes a small message."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import chain, compress, count
from operator import ne
from typing import Final

import orjson

from aegean.draw.cache import cached

TEXTS: Final = 8192  # chunks of text that are at hand
PATCHES: Final = 256  # differences that are at hand: the people at a table see much of the same
CHANGES: Final = 64  # differences of whole pages that are at hand: only spectators see all of the same

DIGEST: Final = 20  # characters that tell pages apart

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


class Chunk:
    """A run of text of a page in pieces, compared by identity: equal texts are the same chunk."""

    __slots__ = ("pieces",)

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces


Part = tuple[Chunk, ...]  # a part of the page


class Page:
    """All parts of a page by name, compared by identity."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[str, Part]) -> None:
        self.parts = parts


BLANK: Final = Page({})  # before anything is sent


def pieces_json(page: Page) -> str:
    """All pieces of a page by part, as JSON that can stand in a page."""
    pieces = {name: _pieces(part) for name, part in page.parts.items()}
    return orjson.dumps(pieces).decode().replace("</", "<\\/")


def page_digest(page: Page) -> str:
    """What tells a page from every other one, piece by piece."""
    whole = sha256()
    for name, part in page.parts.items():
        whole.update("\0".join([name, *_pieces(part), "\n"]).encode())
    return whole.hexdigest()[:DIGEST]


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


@cached(limit=CHANGES)
def changes(old: Page, new: Page) -> bytes:
    """The parts that differ, each as a patch, as JSON."""
    before = old.parts
    made = {name: patch(before.get(name, ()), part) for name, part in new.parts.items() if before.get(name) != part}
    return orjson.dumps(made)


@cached(limit=PATCHES)
def patch(old: Part, new: Part) -> list[Piece]:
    """How to make the new pieces from the old ones; what both begin or end with is not looked at piece by piece.

    >>> start = Chunk("a")
    >>> patch((start, Chunk("b", "c", "d")), (start, Chunk("b", "x", "c", "d")))
    [[0, 2], 'x', [2, 2]]
    """
    head = _alike(old, new)
    tail = _alike(old[head:][::-1], new[head:][::-1])
    before, behind = _count(old[:head]), _count(old[len(old) - tail :])
    had, have = _pieces(old[head : len(old) - tail]), _pieces(new[head : len(new) - tail])
    start = _alike(had, have)
    rest = _alike(had[start:][::-1], have[start:][::-1])
    return _joined(had[start : len(had) - rest], have[start : len(have) - rest], before + start, behind + rest)


def _joined(had: Sequence[str], have: Sequence[str], before: int, behind: int) -> list[Piece]:
    """How to make some pieces from others, between so many that stay before them and behind."""
    places = {piece: number for number, piece in enumerate(had, before)}
    end = before + len(had)
    made: list[Piece] = []
    first, stop = 0, before  # the run of old pieces being copied
    for piece in have:
        if first < stop < end and had[stop - before] == piece:
            stop += 1
            continue
        if first < stop:
            made.append([first, stop - first])
        place = places.get(piece, -1)
        if place < 0:
            made.append(piece)
        first, stop = max(place, 0), place + 1
    if behind and stop != end:
        if first < stop:
            made.append([first, stop - first])
        first, stop = end, end
    if first < stop + behind:
        made.append([first, stop + behind - first])
    return made


def _alike(some: Sequence[object], others: Sequence[object]) -> int:
    """How many things at the start are equal."""
    return next(compress(count(), map(ne, some, others)), min(len(some), len(others)))


def _count(part: Part) -> int:
    return sum([len(chunk.pieces) for chunk in part])


def _pieces(part: Part) -> list[str]:
    return list(chain.from_iterable([chunk.pieces for chunk in part]))
