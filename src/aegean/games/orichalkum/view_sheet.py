"""The pictures of the owner's sheet that no component has: single tiles and pieces, the sides of the islands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.draw.component import Component
from aegean.draw.grounds import sea
from aegean.draw.pieces import badge
from aegean.draw.plates import panel_plate
from aegean.draw.svg import el, group
from aegean.draw.text import write
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum.grid import DATA
from aegean.games.orichalkum.parts import BUILDINGS, CREATURES, DISCOUNT, PORT, PORTS, TILES
from aegean.games.orichalkum.view_art import building, creature
from aegean.games.orichalkum.view_island import ports, sand
from aegean.games.orichalkum.view_map import centre, frame_of
from aegean.games.orichalkum.view_row import draw_cost, landscape
from aegean.games.orichalkum.view_scene import Scene

WIDE: Final = 168.0
_LANDSCAPES: Final = {1: (64.0, 0.58), 2: (120.0, 0.52), 3: (120.0, 0.52)}  # height or width of a size, and its scale


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    return {component.id: component for component in _all(Scene.at_start(viewpoint, 4))}


def _all(scene: Scene) -> Iterator[Component]:
    yield from (_landscape(row.text("id"), row.texts("parts")) for row in DATA.rows("landscapes"))
    yield _slots(scene)
    for number, row in enumerate(DATA.rows("islands")):
        for side, other in enumerate(row.rows("sides")):
            path = f"islands.{row.text('id')}.sides.{other.text('id')}"
            yield _side(2 * number + side, path, other.number("stars"))
    for row in DATA.rows("creatures"):
        if row.text("id") in CREATURES:
            yield Component(f"creatures.{row.text('id')}", creature(40, 42, CREATURES.index(row.text("id"))), 86, 86)
    for row in DATA.rows("creature_types"):
        kind = CREATURES.index(next(one for one in CREATURES if one.startswith(row.text("id"))))
        drawn = creature(40, 42, kind) + badge(80, 72, f"×{row.number('count')}", 13)
        yield Component(f"creature_types.{row.text('id')}", drawn, 100, 88)
    yield from (_building(row.text("id")) for row in DATA.rows("buildings") if row.text("id") in BUILDINGS)


def _landscape(name: str, parts: list[str]) -> Component:
    """A landscape, also where there is another one like it."""
    wide, scale = _LANDSCAPES[len(parts)]
    high = 116.0 if len(parts) == 3 else 64.0
    drawn = landscape(TILES.index(" ".join(parts)), scale, wide / 2, high / 2)
    return Component(f"landscapes.{name}", drawn, wide, high)


def _slots(scene: Scene) -> Component:
    """The places of the action board with what each costs."""
    costs = DATA.row("action_board").numbers("slot_costs_hoplites")
    drawn = [panel_plate(330, 64)]
    for position in range(len(costs)):
        drawn.append(write(30 + 54 * position, 18, position + 1, 15, "bold", anchor="middle", mid=True))
        drawn.append(draw_cost(scene, position, 30 + 54 * position, 42))
    return Component("action_board", el("g", *drawn), 330, 66)


def _side(island: int, path: str, stars: int) -> Component:
    """A side of an island with its ports."""
    wide, high = 260.0, 200.0
    left, top, width, height = frame_of(island)
    scale = min((wide - 34) / width, (high - 24) / height)
    x, y = wide / 2 - (left + width / 2) * scale, high / 2 - (top + height / 2) * scale
    drawn = sea(0, 0, wide, high) + group(sand(island), ports(island), x=x, y=y, scale=scale)
    for number in range(PORTS):
        port_x, port_y = centre(int(PORT[island * PORTS + number]))
        drawn += badge(x + port_x * scale, y + (port_y - 62) * scale, number + 1, 8)
    return Component(path, drawn + write(12, 18, "★" * stars, 18, "bold", "#FFE9A8", mid=True), wide, high)


def _building(name: str) -> Component:
    """A single building, with its discount where it gives one."""
    kind = BUILDINGS.index(name)
    drawn = building(40, 40, kind, 0.9)
    discount = int(DISCOUNT[kind])
    return Component(f"buildings.{name}", drawn + badge(82, 20, f"−{discount}", 13) if discount else drawn, 98, 82)
