"""What the pictures of a game point at: one sprite that only grows, so that it is looked for and sent once."""

from __future__ import annotations

import re
from typing import Final

from aegean.draw.panel import Picture
from aegean.draw.symbols import definitions, references

KNOWN: Final = 50_000  # pieces of markup whose references are remembered
OWN_ID: Final = re.compile(r'\sid="([^"]+)"')
OPENING: Final = '<svg id="sprite" class="aegean sprite" width="0" height="0" aria-hidden="true">'


class Sprite:
    """The definitions that a game's pictures have needed so far."""

    def __init__(self) -> None:
        self.known: set[int] = set()
        self.names: set[str] = set()
        self.text = ""

    def grown(self, picture: Picture) -> str:
        """The sprite with all that a picture points at."""
        fresh = [piece for panel in picture.panels for piece in panel.body.split("<g") if hash(piece) not in self.known]
        if fresh or not self.text:
            self._learn(fresh, picture)
        return self.text

    def _learn(self, fresh: list[str], picture: Picture) -> None:
        if len(self.known) > KNOWN:
            self.known.clear()
        self.known.update(hash(piece) for piece in fresh)
        missing = set(references("".join(fresh))) - self.names
        if missing:
            own = set(OWN_ID.findall("".join(panel.body for panel in picture.panels)))
            missing -= own.difference(picture.defs)
        if missing or not self.text:
            self.names |= missing
            body = definitions("".join(f'href="#{name}" ' for name in sorted(self.names)), picture.defs)
            self.text = f"{OPENING}<defs>{body}</defs></svg>"


_SPRITES: Final[dict[str, Sprite]] = {}


def sprite_of(game: str, picture: Picture) -> str:
    """The sprite of a game once it holds what a picture needs."""
    return _SPRITES.setdefault(game, Sprite()).grown(picture)
