"""The components one by one, for the rules page."""

from __future__ import annotations

from collections import Counter

from aegean.draw.component import Component
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.svg import Svg, el, rect
from aegean.draw.text import write
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.parts import BOOKS, COLOURS, DATA, GROUNDS, ORDER_BONUS, ORDER_SHARES, PROFESSIONS
from aegean.games.atlantis_exodus.tiles import FIRST_AGORA, FIRST_MONUMENT, FIRST_SHIP, TILES
from aegean.games.atlantis_exodus.view_displays import draw_scroll
from aegean.games.atlantis_exodus.view_pillars import draw_pillar_card
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import (
    CARD_ICONS,
    REGION_ICONS,
    book_cube,
    gift_row,
    gifts,
    person,
    settler,
)
from aegean.games.atlantis_exodus.view_tiles import draw_tile
from aegean.games.atlantis_exodus.view_training import dispatch_label

TILE = (84.0, 82.0)
PILLAR = (128.0, 78.0)
SCROLL = (104.0, 114.0)


def components(viewpoint: Viewpoint) -> dict[str, list[Component]]:
    """The components with a picture, by their group in the component data."""
    scene = Scene.at_start(viewpoint, 4)
    return {
        "colour": [Component(name, settler(20, 24, n, 1.3), 40, 48) for n, name in enumerate(COLOURS)],
        "book": [Component(name, book_cube(17, 17, name, 28), 34, 34) for name in BOOKS],
        "ground": [_ground(name) for name in GROUNDS],
        "profession": [
            Component(name, person(18, 20, n, 1.45), 36, 42, dispatch_label(scene, n))
            for n, name in enumerate(PROFESSIONS)
        ],
        "region": [
            Component(
                row.text("id"),
                icon(REGION_ICONS[n], 20, 20, 34, "ink"),
                40,
                40,
                scene.view("after_year", n=row.number("scored_after_year")),
            )
            for n, row in enumerate(DATA.rows("region"))
        ],
        "order_space": [
            Component(name, _order(number), 46, 46, scene.view(name).partition(": ")[2])
            for number, name in enumerate(DATA.ids("order_space"))
        ],
        "workshop": _tiles("workshop", 0),
        "agora": _tiles("agora", int(FIRST_AGORA)),
        "ship_type": _tiles("ship_type", int(FIRST_SHIP)),
        "lodging": _lodgings(),
        "monument": _tiles("monument", int(FIRST_MONUMENT)),
        "pillar_base": _pillars(scene, "pillar_base", 0),
        "pillar_shaft": _pillars(scene, "pillar_shaft", len(DATA.ids("pillar_base"))),
        "pillar_capital": _pillars(
            scene, "pillar_capital", len(DATA.ids("pillar_base")) + len(DATA.ids("pillar_shaft"))
        ),
        "knowledge_card": _scrolls(scene),
        "influence_card": [
            Component(name, _influence(name), 50, 66, scene.view(f"card_{name}")) for name in INFLUENCE_CARDS
        ],
        "catastrophe": [Component(name, _wave(n), 76, 52) for n, name in enumerate(DATA.ids("catastrophe"))],
    }


def _ground(name: str) -> Component:
    face = rect(58, 40, 7, x=1, y=1, fill=f"url(#ground-{name})", stroke=KEYLINE)
    return Component(name, face, 60, 42)


def _order(number: int) -> Svg:
    """A space of the order track with its bonus."""
    things = gifts([int(piece) for piece in ORDER_BONUS[number]])
    paper = rect(44, 44, 6, x=1, y=1, fill="url(#g-ivory)", stroke=KEYLINE)
    shown = icon("meeple-king", 23, 28, 24, "#A8431F") if ORDER_SHARES[number] else gift_row(23, 28, things, 10)
    return paper + write(9, 11, number + 1, 13, "bold", "#6B5A44", anchor="middle", mid=True) + shown


def _tiles(group: str, first: int) -> list[Component]:
    """The tiles of a group, each as it lies on the table."""
    return [
        Component(name, draw_tile(first + number, *TILE), TILE[0] + 1, TILE[1] + 1)
        for number, name in enumerate(DATA.ids(group))
    ]


def _lodgings() -> list[Component]:
    """Every kind of lodging once, with how many there are."""
    rows = DATA.rows("lodging")
    kinds = Counter(row.text("id").rpartition("_")[0] for row in rows)
    return [
        Component(f"{name}_1", draw_tile(TILES.index(name), 96, TILE[1]), 97, TILE[1] + 1, count=count)
        for name, count in kinds.items()
    ]


def _pillars(scene: Scene, group: str, first: int) -> list[Component]:
    return [
        Component(name, draw_pillar_card(scene, first + number, *PILLAR), PILLAR[0] + 2, PILLAR[1] + 2)
        for number, name in enumerate(DATA.ids(group))
    ]


def _scrolls(scene: Scene) -> list[Component]:
    """Every kind of knowledge once, with how many there are."""
    rows = DATA.rows("knowledge_card")
    copies = Counter(row.text("kind") for row in rows)
    firsts = {row.text("kind"): row.text("id") for row in reversed(rows)}
    return [
        Component(firsts[kind], draw_scroll(scene, number, *SCROLL), SCROLL[0] + 1, SCROLL[1] + 1, count=copies[kind])
        for number, kind in enumerate(KINDS)
    ]


def _influence(name: str) -> Svg:
    """An influence card with the sign of what it does."""
    paper = rect(48, 64, 7, x=1, y=1, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.2)
    band = el("path", d="M1 14V8a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7v6z", fill="#5F4079")
    return paper + band + icon(CARD_ICONS[name], 25, 39, 34, "#3A2617")


def _wave(number: int) -> Svg:
    """A catastrophe: how far the top level and the middle one turn."""
    row = DATA.rows("catastrophe")[number]
    drawn = rect(74, 50, 7, x=1, y=1, fill="#17405C", stroke=KEYLINE)
    for y, turns, size in ((16, row.number("top"), 15), (36, row.number("middle"), 19)):
        drawn += icon("clockwise-rotation", 28, y, size, "#BFE3EA")
        drawn += write(46, y, turns, 16, "bold", "#FFFFFF", mid=True)
    return drawn
