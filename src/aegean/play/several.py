"""Several moves in one text: `discard 2 lower, 1 middle` is three small moves with one verb."""

from __future__ import annotations

import re
from typing import Final

from aegean.core.actions import ActionSpace

COUNTED: Final = re.compile(r"(?:(\d{1,2}) )?(\D.*)")


def single_moves(space: ActionSpace, text: str) -> list[str]:
    """The moves of a text, which are separated by semicolons or share a verb.

    >>> from aegean.core.actions import Block
    >>> single_moves(ActionSpace([Block("discard", tile=["lower", "middle"])]), "discard 2 lower, 1 middle")
    ['discard lower', 'discard lower', 'discard middle']
    """
    parts = [" ".join(part.replace(":", " ").split()) for part in text.split(";")]
    return [move for part in parts if part for move in _spelled_out(space, part)]


def _spelled_out(space: ActionSpace, text: str) -> list[str]:
    """A text with counted things as one move for each of them; any other text as it is."""
    verb, _, rest = text.partition(" ")
    found = [COUNTED.fullmatch(item.strip()) for item in rest.split(",")]
    if space.parse(text) >= 0 or not all(found):
        return [text]
    return [f"{verb} {item[2]}" for item in found if item for _ in range(int(item[1] or 1))]
