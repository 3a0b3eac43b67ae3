"""What a picture points at, gathered into one sprite. It follows from the picture alone: what other viewers were
shown must not be told by a definition that comes along.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.draw.panel import Picture, picture_sprite
from aegean.draw.symbols import UnknownReference, definitions

OPENING: Final = '<svg id="sprite" class="aegean sprite" width="0" height="0" aria-hidden="true">'
KEPT: Final = 256  # sprites that are kept ready
PANELS: Final = 256  # panels whose references are known


def sprite_of(game: str, picture: Picture) -> str:
    """The sprite of a picture."""
    names = frozenset().union(*(_references(panel.body) for panel in picture.panels))
    key = (game, names)
    if key not in _SPRITES:
        if len(_SPRITES) >= KEPT:
            for old in list(_SPRITES)[: KEPT // 2]:
                del _SPRITES[old]
        _SPRITES[key] = _made(names, picture)
    return _SPRITES[key]


_SPRITES: Final[dict[tuple[str, frozenset[str]], str]] = {}


@lru_cache(PANELS)
def _references(body: str) -> frozenset[str]:
    """The ids that a panel points at; much faster than a pattern."""
    used = {piece[: piece.index('"')] for piece in body.split('href="#')[1:]}
    return frozenset(used.union(piece[: piece.index(")")] for piece in body.split("url(#")[1:]))


def _made(names: frozenset[str], picture: Picture) -> str:
    try:
        body = definitions("".join(f'href="#{name}" ' for name in sorted(names)), picture.defs)
    except UnknownReference:  # something that stands in the picture itself
        return picture_sprite(picture)
    return f"{OPENING}<defs>\n{body}</defs></svg>"
