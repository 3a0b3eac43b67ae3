"""Templates filled with values and words, and the small drawings inside lines of a page."""

from __future__ import annotations

from collections.abc import Hashable, MutableMapping
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from aegean.core.game import Game
from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached
from aegean.draw.icons import icon_symbol
from aegean.draw.palette import SEATS
from aegean.draw.svg import Svg
from aegean.draw.symbols import definitions
from aegean.games import view
from aegean.server.html.static_files import address
from aegean.server.words import say, weekday

COLOURS: Final = tuple(SEATS)
KEPT: Final = 8192  # filled templates that are at hand: several for every page of a hundred tables


class _Templates(Environment):
    """Templates whose common values are one plain dictionary, which is quick to copy whenever one is filled."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The values that all templates share, and those of one."""
        return {**self.globals, **(d or {})}


@cached
def templates() -> Environment:
    """The templates of pages and parts; all values are escaped."""
    folder = FileSystemLoader(Path(__file__).parents[1] / "templates")
    environment = _Templates(
        loader=folder,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(icon=page_icon, disc=page_disc, clause_link=clause_link, languages=LANGUAGES)
    environment.globals.update(static=address, weekday=weekday)
    return environment


def fill(name: str, lang: str, /, **values: Any) -> str:
    """A template filled with values and the words of a language."""
    return templates().get_template(name).render(lang=lang, w=lambda key, **more: say(lang, key, **more), **values)


@cached(limit=KEPT)
def fill_again(name: str, lang: str, /, **values: Hashable) -> str:
    """The same, cached, for a template that is often filled with the same values."""
    return fill(name, lang, **values)


@cached
def page_icon(name: str) -> Markup:
    """An icon inside a line of a page."""
    symbol = icon_symbol(name) or ""
    body = symbol[symbol.index(">") + 1 : symbol.rindex("<")]
    return Markup(f'<svg class="icon" viewBox="0 0 512 512" aria-hidden="true">{body}</svg>')


@cached
def page_disc(colour: str) -> Markup:
    """A seat's piece; its definition is in the page's own sprite."""
    return Markup(f'<svg class="disc" viewBox="-16 -15 32 34" aria-hidden="true"><use href="#page-{colour}"/></svg>')


@cached
def discs_sprite() -> Markup:
    """The definitions of the seats' pieces, under ids that no game's picture uses."""
    drawn = definitions("".join(f'href="#disc-{colour}"' for colour in COLOURS))
    drawn = Svg(drawn.replace("disc-", "page-").replace("lamp-", "page-lamp-"))
    return Markup(f'<svg id="discs" class="sprite" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>')


@cached
def colours_of(game: str) -> tuple[str, ...]:
    """The colours of a game's seats."""
    return tuple(view(game).SEATS)


def in_page(data: bytes) -> str:
    """JSON as it can stand in a page: nothing in it ends an element."""
    return data.decode().replace("</", "<\\/")


def clause_link(game: Game, clause: str) -> Markup:
    """A link to a clause of the rules."""
    return _clause_link(game.name, clause)


@cached
def _clause_link(game: str, clause: str) -> Markup:
    return Markup('<a class="clause" href="/rules/{}#{}" target="_blank" rel="noopener">{}</a>').format(
        game, clause, clause
    )
