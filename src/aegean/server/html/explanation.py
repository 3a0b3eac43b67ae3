"""A thing explained, as the small card that pages show."""

from __future__ import annotations

from html import escape
from typing import Final

from markupsafe import Markup

from aegean.draw.about import Line
from aegean.draw.flow import line, line_width
from aegean.draw.svg import Svg, num
from aegean.draw.symbols import definitions
from aegean.draw.viewpoint import Viewpoint
from aegean.play.about import Card, component, with_icons
from aegean.server.html.components import showcase, with_own_ids
from aegean.server.html.filling import fill, page_icon
from aegean.server.html.rules import rules_of

PIECES: Final = 22  # how high the pieces in a line are
BETWEEN: Final = 2
PREFIX: Final = "about"  # of ids in its drawings


def explanation(viewpoint: Viewpoint, found: Card) -> str:
    """The card of a thing."""
    about, key, lang = found.about, viewpoint.game.key, viewpoint.lang
    shown = component(key, lang, about.component) if about.component else None
    picture = _drawing(viewpoint, shown.drawn, shown.width, shown.height) if shown else ""
    texts = rules_of(viewpoint.game.name, lang).clauses
    now = [(line.icon, sentence(line.words), _pieces(viewpoint, line)) for line in found.now]
    return fill(
        "parts/about.html",
        lang,
        card=found,
        what=sentence(found.what),
        now=now,
        picture=picture,
        clauses={clause: texts[clause] for clause in found.clauses},
        game=viewpoint.game,
    )


def sentence(text: str) -> Markup:
    """A sentence with its icons drawn."""
    return Markup(with_icons(escape(text, quote=False), lambda name: f"{page_icon(name)} "))


def _pieces(viewpoint: Viewpoint, told: Line) -> Markup:
    """The pieces of a line."""
    if not told.pieces:
        return Markup("")
    return _drawing(
        viewpoint,
        line(0, PIECES / 2, told.pieces, BETWEEN),
        line_width(told.pieces, BETWEEN) + BETWEEN,
        PIECES,
    )


def _drawing(viewpoint: Viewpoint, drawn: Svg, width: float, height: float) -> Markup:
    """A drawing with all that it points at, under ids of its own."""
    defs = definitions(drawn, showcase(viewpoint.game.key, viewpoint.lang).defs)
    inside = with_own_ids(f"<defs>{defs}</defs>{drawn}", PREFIX)
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    return Markup(f'<svg class="aegean" {size} aria-hidden="true" focusable="false">{inside}</svg>')
