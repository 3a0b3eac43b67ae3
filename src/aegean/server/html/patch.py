"""Parts of a page in chunks, and the patches between them: a small change makes a small message."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate, chain, compress, count
from operator import ne
from typing import Final

import orjson

from aegean.draw.cache import cached

TEXTS: Final = 8192  # chunks of text that are at hand
PATCHES: Final = 256  # differences of parts and of chunks that are at hand
CHANGES: Final = 64  # differences of whole pages that are at hand: only spectators see all of the same

DIGEST: Final = 20  # characters that tell pages apart

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


class Chunk:
    """A run of text of a page in pieces, compared by identity: equal texts are the same chunk."""

    __slots__ = ("count", "pieces")

    def __init__(self, *pieces: str) -> None:
        self.pieces = pieces
        self.count = len(pieces)


Part = tuple[Chunk, ...]  # a part of the page


class Page:
    """All parts of a page by name, compared by identity."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[str, Part]) -> None:
        self.parts = parts


BLANK: Final = Page({})  # before anything is sent


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
    """How to make the new pieces from the old ones; only chunks that are new are looked at piece by piece.

    >>> start = Chunk("a")
    >>> patch((start, Chunk("b", "c", "d")), (start, Chunk("b", "x", "c", "d")))
    [[0, 2], 'x', [2, 2]]
    """
    head = _alike(old, new)
    tail = _alike(old[head:][::-1], new[head:][::-1])
    before, behind = _count(old[:head]), _count(old[len(old) - tail :])
    made: list[Piece] = []
    _copy(made, 0, before)
    end = _change(made, old[head : len(old) - tail], new[head : len(new) - tail], before)
    _copy(made, end, behind)
    return made


def _change(made: list[Piece], old: Part, new: Part, start: int) -> int:
    """Adds how to make some chunks from others, which begin at a piece; returns the piece at which those end."""
    if len(old) == len(new) == 1:
        _adopt(made, _differences(old[0], new[0]), start)
        return start + old[0].count
    starts = list(accumulate([chunk.count for chunk in old], initial=start))
    places = {chunk: place for place, chunk in enumerate(old)}
    stay = set(new)
    gone = [place for place, chunk in enumerate(old) if chunk not in stay]
    fresh = [chunk for chunk in new if chunk not in places]
    became = dict(zip(fresh, gone, strict=True)) if len(fresh) == len(gone) else {}  # most often a chunk has changed
    known = {} if became else {piece: starts[at] + n for at in gone for n, piece in enumerate(old[at].pieces)}
    following = 0
    for chunk in new:
        place = following if old[following : following + 1] == (chunk,) else places.get(chunk, became.get(chunk, -1))
        for piece in _differences(old[place], chunk) if place >= 0 else chunk.pieces:
            if not isinstance(piece, str):
                _copy(made, starts[place] + piece[0], piece[1])
            elif piece in known:
                _copy(made, known[piece], 1)
            else:
                made.append(piece)
        following = place + 1
    return starts[-1]


def _adopt(made: list[Piece], pieces: list[Piece], start: int) -> None:
    """Adds how to make a chunk from another one, which begins at a piece."""
    for piece in pieces:
        if isinstance(piece, str):
            made.append(piece)
        else:
            _copy(made, start + piece[0], piece[1])


def _copy(made: list[Piece], first: int, count: int) -> None:
    """Adds a run of old pieces, to the one before where it follows there."""
    last = made[-1] if made else ""
    if count and isinstance(last, list) and sum(last) == first:
        last[1] += count
    elif count:
        made.append([first, count])


@cached(limit=PATCHES)
def _differences(old: Chunk, new: Chunk) -> list[Piece]:
    """How to make a chunk from another one; the people at a table see many of the same."""
    if old is new:
        return [[0, old.count]]
    had, have = old.pieces, new.pieces
    start = _alike(had, have)
    rest = _alike(had[start:][::-1], have[start:][::-1])
    return _joined(had[start : len(had) - rest], have[start : len(have) - rest], start, rest)


def _joined(had: Sequence[str], have: Sequence[str], before: int, behind: int) -> list[Piece]:
    """How to make some pieces from others, between so many at the start and at the end that stay."""
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
    return sum([chunk.count for chunk in part])


def _pieces(part: Part) -> list[str]:
    return list(chain.from_iterable([chunk.pieces for chunk in part]))
