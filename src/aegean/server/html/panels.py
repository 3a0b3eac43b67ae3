"""A game's picture as parts of a page: its panels, and one sprite with the definitions they refer to.

The sprite depends on this picture alone, so that no definition shows what only other viewers may see.
"""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from itertools import groupby
from sys import getsizeof
from typing import Final, NamedTuple

from aegean.draw.cache import KEY, Cache, cached
from aegean.draw.panel import Panel, Picture, fragment
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.symbols import SPRITE_CLOSED, SPRITE_OPENED, needed, pointed_at
from aegean.server.html.filling import page_icon
from aegean.server.html.patch import Chunk, Part

PLACES: Final = {
    "drawn-choices": "dock",
    "board": "board",
    "own": "own",
    "others": "other",
}  # of panels, by part of the page
PART_OF: Final = {place: part for part, place in PLACES.items()}
BLANKS: Final = {
    "sprite": '<svg id="sprite"></svg>',
    "log": '<ol id="log" class="log" reversed></ol>',
    **{part: f'<div id="{part}" class="panels"></div>' for part in PLACES},
}  # what stands in a page that draws these parts itself, from their pieces
FIGURES: Final = 4096  # figures without their drawings that are at hand
FRAMED: Final = 96_000_000  # bytes of panels that are at hand, whole and cut: what a hundred tables show
SPRITES: Final = 1024  # sprites that are at hand
DEFINITIONS: Final = 4096  # definitions that are at hand

PIECE: Final = getsizeof("") + 8  # bytes of a piece besides its letters

OPENED: Final = {part: Chunk(f'<div id="{part}" class="panels">') for part in PLACES}
CLOSED: Final = Chunk("</div>")
OPENED_SPRITE: Final = Chunk(SPRITE_OPENED)
CLOSED_SPRITE: Final = Chunk(SPRITE_CLOSED)
CLOSED_FIGURE: Final = Chunk("</figure>\n")
BODY: Final = Svg("\0")  # stands for a panel's drawing in its frame
HREF: Final = re.compile(r'href="#([^"]+)')  # two patterns that begin with letters are found quicker than one
URL: Final = re.compile(r"url\(#([^)]+)")


def panel_parts(game: str, picture: Picture) -> dict[str, Part]:
    """The parts of a page that show a picture; a page says in its own way what the strip of a picture says."""
    placed: dict[str, list[Chunk]] = {part: [chunk] for part, chunk in OPENED.items()}
    used = set[str]()
    for _, forms in groupby(picture.below, lambda panel: panel.id):
        first, *more = forms
        framed = [_framed(panel) for panel in (first, *more)]
        opened = _opened(first, framed[0].is_explained)
        placed[PART_OF[first.place]] += [opened, *[form.chunk for form in framed], CLOSED_FIGURE]
        used.update(*[form.ids for form in framed])
    used.update(*(pointed_at(count.sign) for counts in picture.counts for count in counts))
    drawn = {part: (*chunks, CLOSED) for part, chunks in placed.items()}
    return {"sprite": _sprite(game, picture, frozenset(used)), **drawn}


def _opened(panel: Panel, is_explained: bool) -> Chunk:
    """The start of a figure that holds all forms of a panel."""
    about, seat = " ".join(panel.about), "" if panel.seat is None else str(panel.seat)
    thing = f"seat.{seat}" if is_explained else ""
    group = panel.group or panel.id
    return _figure(panel.id, panel.place, panel.title, panel.icon, about, panel.watch, group, seat, thing)


@cached(limit=FIGURES)
def _figure(
    id: str, place: str, title: str, icon: str, about: str, watch: int, group: str, seat: str, thing: str
) -> Chunk:
    """A figure with its facts and its name, which explains whose it is; its sign is a piece that others share."""
    sign = Svg(page_icon(icon)) if icon else NOTHING
    name = el("figcaption", sign, el("span", title), data_about=thing or None)
    facts = {"data-place": place, "data-group": group, "data-watch": str(watch), "data-seat": seat, "data-asks": about}
    said = "".join(f' {key}="{escape(value)}"' for key, value in facts.items() if value)
    text = f'<figure class="panel" id="figure-{id}"{said}>{name}\n'
    return Chunk(*text.partition(sign)) if sign else Chunk(text)


class Framed(NamedTuple):
    """A form of a panel in its frame, the ids it refers to, and whether it explains whose it is."""

    chunk: Chunk
    ids: frozenset[str]
    is_explained: bool


def weight_of(panel: Panel, framed: Framed) -> int:
    """The bytes of a panel: whole as it is looked up, and cut, at most."""
    ids = sum(map(getsizeof, (framed.ids, *framed.ids)))
    return 2 * getsizeof(panel.body) + PIECE * framed.chunk.count + ids + KEY


_PANELS: Final = Cache[Panel, Framed]("panels", FRAMED, weight_of)


def _framed(panel: Panel) -> Framed:
    """A form of a panel in its frame."""

    def make() -> Framed:
        before, _, behind = fragment(replace(panel, body=BODY)).partition(BODY)
        chunk = Chunk(before, *panel.body.split("\n"), behind)  # a group begins a line
        is_explained = panel.seat is not None and f'data-about="seat.{panel.seat}"' in panel.body
        ids = frozenset(HREF.findall(panel.body) + URL.findall(panel.body))
        return Framed(chunk, ids, is_explained)

    return _PANELS.get(panel, make)


_SPRITES: Final = Cache[tuple[str, frozenset[str]], Part]("sprites", SPRITES)


def _sprite(game: str, picture: Picture, used: frozenset[str]) -> Part:
    """The sprite of a picture whose panels refer to some ids."""

    def make() -> Part:
        bodies = (panel.body for panel in picture.below)
        return (OPENED_SPRITE, *map(_definition, needed(used, bodies, picture.defs)), CLOSED_SPRITE)

    return _SPRITES.get((game, used), make)


@cached(limit=DEFINITIONS)
def _definition(drawn: Svg) -> Chunk:
    return Chunk(f"{drawn}\n")
