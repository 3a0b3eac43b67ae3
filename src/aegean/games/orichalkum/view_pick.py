"""The islands to pick from, as plates with their fields and ports."""

from __future__ import annotations

from aegean.draw.flow import flow
from aegean.draw.markers import Box
from aegean.draw.svg import Svg, el, group, rect
from aegean.draw.text import fit, write
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import pack_island
from aegean.games.orichalkum.parts import ISLANDS
from aegean.games.orichalkum.view_island import ports, sand
from aegean.games.orichalkum.view_map import frame_of
from aegean.games.orichalkum.view_scene import Scene


def draw_islands(scene: Scene, room: float) -> tuple[Svg, float]:
    """The islands that are left, two in a row, each with the side that its player has agreed on."""
    left = [action for action in sorted(scene.legal) if actions.ISLAND.has(action)]
    wide = (room - 10) / 2
    spots, high = flow([(wide, wide + 20)] * len(left), room, 10)
    drawn: list[Svg] = []
    for action, spot in zip(left, spots, strict=True):
        number = int(actions.ISLAND.entry(action))
        name, size = fit(scene.thing(ISLANDS[number]), wide - 16, 15, 12, "bold")
        plate = rect(wide, wide + 20, 10, class_="paper c-raise s-line", stroke_width=1.4)
        drawing = _island(int(pack_island(number, scene.player.side)), wide)
        body = plate + drawing + write(wide / 2, 16, name, size, "bold", anchor="middle")
        shape = Box(0, 0, wide, wide + 20, 10)
        drawn.append(group(scene.offer(body, action, shape, id=f"pick-{ISLANDS[number]}"), x=spot.x, y=spot.y))
    return el("g", *drawn), high + 4


def _island(island: int, wide: float) -> Svg:
    """An island with its ports, below its name."""
    left, top, width, height = frame_of(island)
    scale = (wide - 12) / max(width, height)
    x, y = wide / 2 - (left + width / 2) * scale, 22 + wide / 2 - (top + height / 2) * scale
    return el("g", sand(island), ports(island), transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})")
