"""Differences between two versions of a page's part, so that a small change makes a small message."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

LISTS: Final = ("log", "talk", "choices", "since")  # parts that are lists

KEPT: Final = 64  # parts and patches that are at hand: the people at a table see much of the same

Piece = str | list[int]  # new text, or [first, count] of pieces that were there before


def cut_of(part: str) -> str:
    """Where a part is cut: before every item of a list, every group of a picture, at every line of the sprite."""
    return "<li" if part in LISTS else "\n" if part == "sprite" else "<g"


@lru_cache(KEPT)
def pieces(part: str, text: str) -> tuple[str, ...]:
    """The text of a part in pieces, to be joined with its cut."""
    return tuple(text.split(cut_of(part)))


@lru_cache(KEPT)
def patch(old: tuple[str, ...], new: tuple[str, ...]) -> list[Piece]:
    """How to make the new pieces from the old ones.

    >>> patch(("a", "b", "c"), ("a", "b", "x", "c"))
    [[0, 2], 'x', [2, 1]]
    """
    places = {piece: number for number, piece in enumerate(old)}
    made: list[Piece] = []
    first, stop = 0, 0  # the run of old pieces that is being taken over
    for piece in new:
        if first < stop < len(old) and old[stop] == piece:
            stop += 1
            continue
        if first < stop:
            made.append([first, stop - first])
        place = places.get(piece, -1)
        if place < 0:
            made.append(piece)
        first, stop = max(place, 0), place + 1
    return [*made, [first, stop - first]] if first < stop else made
