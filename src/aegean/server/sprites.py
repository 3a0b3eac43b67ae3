"""What a picture points at, gathered into one sprite. It follows from the picture alone: what other viewers were
shown must not be told by a definition that comes along.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.draw.panel import Picture, picture_sprite
from aegean.draw.symbols import UnknownReference, definitions, references

OPENING: Final = '<svg id="sprite" class="aegean sprite" width="0" height="0" aria-hidden="true">'
KEPT: Final = 64  # sprites that are kept ready


def sprite_of(game: str, picture: Picture) -> str:
    """The sprite of a picture; pieces of markup that were looked through before are not searched again."""
    names: set[str] = set()
    for panel in picture.panels:
        for piece in panel.body.split("<g"):
            names.update(_references(piece))
    key = (game, frozenset(names))
    if key not in _SPRITES:
        if len(_SPRITES) > KEPT:
            _SPRITES.clear()
        _SPRITES[key] = _made(names, picture)
    return _SPRITES[key]


_SPRITES: Final[dict[tuple[str, frozenset[str]], str]] = {}


@lru_cache(20_000)
def _references(piece: str) -> tuple[str, ...]:
    return tuple(references(piece))


def _made(names: set[str], picture: Picture) -> str:
    try:
        body = definitions("".join(f'href="#{name}" ' for name in sorted(names)), picture.defs)
    except UnknownReference:  # something that stands in the picture itself
        return picture_sprite(picture)
    return f"{OPENING}<defs>{body}</defs></svg>"
