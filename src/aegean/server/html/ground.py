"""The ground of a game's tables: the pieces of an invented table that has just begun.

A browser keeps it, and a page says only how its own table differs. Nothing hidden can be in it: nobody plays there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import brotli

from aegean.core.words import LANGUAGES
from aegean.draw.cache import cached
from aegean.draw.panel import NARROW, WIDE, Layout
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load
from aegean.play import Table
from aegean.server.html.catalogue import games
from aegean.server.html.filling import in_page
from aegean.server.html.patch import BLANK, Page, changes
from aegean.server.html.render import picture_parts
from aegean.server.html.static_files import StaticFile, digest_of
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint

LAYOUTS: Final[dict[str, Layout]] = {layout.name: layout for layout in (WIDE, NARROW)}
KEPT: Final = 160  # grounds that are at hand; the games of the house have 64
SEED: Final = 0


class Ground(NamedTuple):
    """What tables have in common, and where a browser finds it."""

    page: Page
    address: str


NO_GROUND: Final = Ground(BLANK, "")


def ground_of(live: LiveTable, viewpoint: TableViewpoint) -> Ground:
    """The ground of a table; none where it waits for players, or has an edition of its own."""
    if live.table is None or live.game.key != live.game.name:
        return NO_GROUND
    return ground(live.game.name, len(live.seats), viewpoint.lang, viewpoint.layout.name)


@cached(limit=KEPT)
def ground(game: str, seats: int, lang: str, layout: str) -> Ground:
    """The ground of all tables of a game with so many seats, in a language and layout."""
    table = Table(load(game), ["person"] * seats, seed=SEED)
    viewpoint = Viewpoint(table.game, lang, table.names, LAYOUTS[layout], table.seat)
    page = Page(picture_parts(viewpoint, table.seen(table.seat)))
    return Ground(page, f"/ground/{game}/{seats}/{lang}/{layout}/{digest_of(changes(BLANK, page))}.json")


def ground_file(game: str, seats: int, lang: str, layout: str, digest: str) -> StaticFile | None:
    """A ground as it is sent; none if there is no such ground, or if it has become another one."""
    if game not in games() or seats not in games()[game].seats or lang not in LANGUAGES or layout not in LAYOUTS:
        return None
    file, is_now = packed(game, seats, lang, layout)
    return file if digest == is_now else None


@cached(limit=KEPT)
def packed(game: str, seats: int, lang: str, layout: str) -> tuple[StaticFile, str]:
    """A ground packed as small as can be, and its digest: that takes a second, and is not done twice."""
    text: bytes = changes(BLANK, ground(game, seats, lang, layout).page)
    return StaticFile("application/json", text, brotli.compress(text)), digest_of(text)


def difference(old: Ground, page: Page) -> str:
    """How a page differs from its ground, as JSON that can stand in a page."""
    return in_page(changes(old.page, page))
