"""A game's picture on the sheets of a page: its panels, and one sprite with what they point at.

The sprite follows from the picture alone: what other viewers were shown must not be told by a definition that comes
along.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from aegean.draw.cache import Cache, cached
from aegean.draw.panel import Panel, Picture, fragment
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.symbols import SPRITE_CLOSED, SPRITE_OPENED, needed
from aegean.server.patch import Part, Sheet, groups

PLACES: Final = {"strip": "strip", "board": "board", "own": "own", "others": "other"}  # part of the page: place
PART_OF: Final = {place: part for part, place in PLACES.items()}
PANELS: Final = 1024  # panels that are at hand
SPRITES: Final = 1024  # sprites that are at hand
DEFINITIONS: Final = 4096  # definitions that are at hand
PIECES: Final = 32_768  # pieces of panels that are at hand

OPENED: Final = {part: Sheet(f'<div id="{part}" class="panels {place}">') for part, place in PLACES.items()}
CLOSED: Final = Sheet("</div>")  # even where nothing stands in between
OPENED_SPRITE: Final = Sheet(SPRITE_OPENED)
CLOSED_SPRITE: Final = Sheet(SPRITE_CLOSED)
BODY: Final = Svg("\0")  # where a panel's own drawing stands in its frame


def figures(game: str, picture: Picture, names: Sequence[str]) -> dict[str, Part]:
    """The picture in its places."""
    placed: dict[str, list[Sheet]] = {part: [sheet] for part, sheet in OPENED.items()}
    used = set[str]()
    for panel in picture.panels:
        sheet, references = _figure(panel, "" if panel.seat is None else names[panel.seat])
        placed[PART_OF[panel.place]].append(sheet)
        used |= references
    drawn = {part: (*sheets, CLOSED) for part, sheets in placed.items()}
    return {"sprite": _sprite(game, picture, frozenset(used)), **drawn}


@cached(limit=PANELS)
def _figure(panel: Panel, name: str) -> tuple[Sheet, frozenset[str]]:
    """A panel as it stands on a page, and the ids that it points at; those of others can be folded away."""
    before, _, behind = _frame(replace(panel, body=BODY), name).partition(BODY)
    pieces, used = zip(*map(_known, groups(panel.body)), strict=True)
    return Sheet(before, *pieces, behind), frozenset().union(*used)


def _frame(panel: Panel, name: str) -> Svg:
    """A panel with what stands round it."""
    drawn = fragment(panel).svg
    if panel.place == "other":
        return el("details", el("summary", panel.title or name), drawn, class_="panel", id=f"fold-{panel.id}", open="")
    title = el("figcaption", panel.title) if panel.title else NOTHING
    return el("figure", title, drawn, class_="panel", id=f"figure-{panel.id}")


@cached(limit=PIECES)
def _known(piece: str) -> tuple[str, frozenset[str]]:
    """The piece as it was first met, so that equal pieces are one, and the ids that it points at."""
    used = {after[: after.index('"')] for after in piece.split('href="#')[1:]}  # much faster than a pattern
    return piece, frozenset(used.union(after[: after.index(")")] for after in piece.split("url(#")[1:]))


_SPRITES: Final = Cache[tuple[str, frozenset[str]], Part]("sprites", SPRITES)


def _sprite(game: str, picture: Picture, used: frozenset[str]) -> Part:
    """The sprite of a picture whose panels point at some ids."""

    def make() -> Part:
        bodies = (panel.body for panel in picture.panels)
        return (OPENED_SPRITE, *map(_definition, needed(used, bodies, picture.defs)), CLOSED_SPRITE)

    return _SPRITES.get((game, used), make)


@cached(limit=DEFINITIONS)
def _definition(drawn: Svg) -> Sheet:
    return Sheet(f"{drawn}\n")
