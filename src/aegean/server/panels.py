"""A game's picture as parts of a page: its panels, and one sprite with the definitions they refer to.

The sprite depends on this picture alone, so that no definition shows what only other viewers may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from aegean.draw.cache import Cache, cached
from aegean.draw.panel import Panel, Picture, fragment
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.symbols import SPRITE_CLOSED, SPRITE_OPENED, needed
from aegean.server.patch import Chunk, Part, groups

PLACES: Final = {"strip": "strip", "board": "board", "own": "own", "others": "other"}  # of panels, by part of the page
PART_OF: Final = {place: part for part, place in PLACES.items()}
PANELS: Final = 1024  # panels that are at hand
SPRITES: Final = 1024  # sprites that are at hand
DEFINITIONS: Final = 4096  # definitions that are at hand
PIECES: Final = 32_768  # pieces of panels that are at hand

OPENED: Final = {part: Chunk(f'<div id="{part}" class="panels {place}">') for part, place in PLACES.items()}
CLOSED: Final = Chunk("</div>")
OPENED_SPRITE: Final = Chunk(SPRITE_OPENED)
CLOSED_SPRITE: Final = Chunk(SPRITE_CLOSED)
BODY: Final = Svg("\0")  # stands for a panel's drawing in its frame


def panel_parts(game: str, picture: Picture, names: Sequence[str]) -> dict[str, Part]:
    """The parts of a page that show a picture."""
    placed: dict[str, list[Chunk]] = {part: [chunk] for part, chunk in OPENED.items()}
    used = set[str]()
    for panel in picture.panels:
        chunk, references = _panel(panel, "" if panel.seat is None else names[panel.seat])
        placed[PART_OF[panel.place]].append(chunk)
        used |= references
    drawn = {part: (*chunks, CLOSED) for part, chunks in placed.items()}
    return {"sprite": _sprite(game, picture, frozenset(used)), **drawn}


@cached(limit=PANELS)
def _panel(panel: Panel, name: str) -> tuple[Chunk, frozenset[str]]:
    """A panel on the page, and the ids it refers to."""
    before, _, behind = _frame(replace(panel, body=BODY), name).partition(BODY)
    pieces, used = zip(*map(_known, groups(panel.body)), strict=True)
    return Chunk(before, *pieces, behind), frozenset().union(*used)


def _frame(panel: Panel, name: str) -> Svg:
    """A panel with its title; those of other players can be folded away."""
    drawn = fragment(panel).svg
    if panel.place == "other":
        return el("details", el("summary", panel.title or name), drawn, class_="panel", id=f"fold-{panel.id}", open="")
    title = el("figcaption", panel.title) if panel.title else NOTHING
    return el("figure", title, drawn, class_="panel", id=f"figure-{panel.id}")


@cached(limit=PIECES)
def _known(piece: str) -> tuple[str, frozenset[str]]:
    """The first of all equal pieces, and the ids it refers to."""
    used = {after[: after.index('"')] for after in piece.split('href="#')[1:]}  # much faster than a regular expression
    return piece, frozenset(used.union(after[: after.index(")")] for after in piece.split("url(#")[1:]))


_SPRITES: Final = Cache[tuple[str, frozenset[str]], Part]("sprites", SPRITES)


def _sprite(game: str, picture: Picture, used: frozenset[str]) -> Part:
    """The sprite of a picture whose panels refer to some ids."""

    def make() -> Part:
        bodies = (panel.body for panel in picture.panels)
        return (OPENED_SPRITE, *map(_definition, needed(used, bodies, picture.defs)), CLOSED_SPRITE)

    return _SPRITES.get((game, used), make)


@cached(limit=DEFINITIONS)
def _definition(drawn: Svg) -> Chunk:
    return Chunk(f"{drawn}\n")
