"""The components one by one, for the rules page."""

from __future__ import annotations

from collections.abc import Iterator

from aegean.draw.component import Component
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc, seal
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympos import parts
from aegean.games.olympos.view_develop import draw_bonus
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import (
    BAD,
    GOD_ICONS,
    GOOD,
    MAP,
    draw_bolt,
    draw_chip,
    draw_cube,
    draw_destiny,
    draw_star,
    draw_wonder_chip,
    draw_yield,
)

CHIP = 48.0


def components(viewpoint: Viewpoint) -> dict[str, list[Component]]:
    """The components with a picture, by their group in the component data."""
    scene = Scene.at_start(viewpoint, 5)
    return {
        "resource": [
            Component(name, draw_yield(17, 18, kind, 15) + draw_cube(52, 18, kind, 26), 68, 36)
            for kind, name in enumerate(parts.RESOURCES)
        ],
        "player_colour": [Component(name, disc(18, 17, name, 1.1), 36, 38) for name in parts.COLOURS],
        "territory": [_land(scene, number) for number in range(len(MAP["lands"]))],
        "discovery": [
            Component(name, draw_chip(1, 1, discovery, CHIP), CHIP + 2, CHIP + 2, scene.effect(name))
            for discovery, name in enumerate(parts.DISCOVERIES)
        ],
        "discovery_variant": [
            Component(
                name,
                draw_chip(1, 1, int(parts.VARIANT_OF[n]), CHIP) + draw_yield(40, 40, int(parts.VARIANT_KIND[n]), 11),
                CHIP + 4,
                CHIP + 4,
            )
            for n, name in enumerate(parts.VARIANTS)
        ],
        "dev_space": list(_spaces(scene)),
        "wonder": [_wonder(scene, wonder) for wonder in range(len(parts.WONDERS))],
        "destiny_card": [
            Component(name, draw_destiny(1, 1, destiny, 42, 55), 44, 57, scene.effect(name))
            for destiny, name in enumerate(parts.DESTINIES)
        ],
        "olympos_card": [_god(scene, god) for god in range(len(parts.GODS))],
    }


def _land(scene: Scene, number: int) -> Component:
    """A land as a small medal of what it yields, with its star and its lightning."""
    row = parts.DATA.rows("territory")[number]
    drawn = draw_yield(18, 18, parts.RESOURCES.index(row.text("resource")), 15)
    wide = 36.0
    for sign, shown in (("star", draw_star), ("zeus", draw_bolt)):
        if row.flag(sign):
            drawn += shown(wide + 12, 18, 11)
            wide += 26
    neighbours = ", ".join(scene.thing(name) for name in row.texts("neighbors"))
    return Component(row.text("id"), drawn, wide, 36, neighbours)


def _spaces(scene: Scene) -> Iterator[Component]:
    """The spaces of the development board: what a discovery there costs, and its bonuses."""
    for space, row in enumerate(parts.DATA.rows("dev_space")):
        cost = row.row("cost")
        drawn: Svg = NOTHING
        wide = 4.0
        for kind, count in enumerate(cost.counts("fixed", parts.RESOURCES)):
            for _ in range(count):
                drawn += draw_yield(wide + 11, 17, kind, 10)
                wide += 23
        for count in cost.numbers("groups"):
            for _ in range(count):
                drawn += el("circle", cx=wide + 11, cy=17, r=9.4, fill="#A79C88", stroke=KEYLINE)
                wide += 20
            wide += 5
        wide += 12
        drawn += el("path", d=f"M{wide - 7:g} 5v24", class_="s-line", stroke_width=1.5)
        for slot in range(len(row.rows("bonuses"))):
            drawn += draw_bonus(wide + 14, 17, int(parts.slot_at(space, slot)), 13, dashed=slot == 2)
            wide += 31
        yield Component(row.text("id"), drawn, wide + 2, 34)


def _wonder(scene: Scene, wonder: int) -> Component:
    stars, points = int(parts.WONDER_STARS[wonder]), int(parts.WONDER_POINTS[wonder])
    drawn = draw_wonder_chip(4, 6, wonder, CHIP) + draw_star(8, 10, 12, str(stars)) + seal(50, 50, points, 11)
    return Component(parts.WONDERS[wonder], drawn, 64, 64, scene.view("stars", n=stars))


def _god(scene: Scene, god: int) -> Component:
    """A card of the gods, good or bad by its ground."""
    fill = GOOD if parts.POSITIVE[god] else BAD
    face = (
        rect(42, 58, 5, fill="#FBF3E1", stroke=KEYLINE, stroke_width=1.2)
        + rect(36, 52, 3, x=3, y=3, fill=fill)
        + icon(GOD_ICONS[parts.GODS[god]], 21, 29, 32, "#FFF1DF")
    )
    return Component(parts.GODS[god], group(face, x=1, y=1), 44, 60, scene.effect(parts.GODS[god]))
