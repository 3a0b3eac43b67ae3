"""Orichalkum as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.cache import cached_by
from aegean.draw.grounds import glaze, water_name
from aegean.draw.markers import lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.svg import NOTHING, Svg, group
from aegean.draw.table import area_panel, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum.view_area import area_shown, draw_area
from aegean.games.orichalkum.view_art import DEFS, SEATS
from aegean.games.orichalkum.view_choices import draw_choices
from aegean.games.orichalkum.view_island import COASTS, draw_island, island_height
from aegean.games.orichalkum.view_map import open_water
from aegean.games.orichalkum.view_middle import draw_buildings, draw_titans
from aegean.games.orichalkum.view_row import draw_row
from aegean.games.orichalkum.view_scene import Scene
from aegean.games.orichalkum.view_strip import draw_strip

__all__ = ["SEATS", "draw"]

ALL_DEFS: Final = {**DEFS, **COASTS}


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else _wide_boards(scene)
    areas = [_area(scene, seat) for seat in scene.seats_from(scene.shown)]
    return table_picture(scene, "verdigris", ALL_DEFS, draw_strip(scene), choices, boards, areas)


@cached_by(area_shown)
def _area(scene: Scene, seat: int) -> Panel:
    """A player's sheet, other players' a little smaller."""
    return area_panel(scene, seat, lambda wide: draw_area(scene, seat, wide), own=seat == scene.shown)


def _wide_boards(scene: Scene) -> list[Panel]:
    """The action row above, the island with Titans and buildings beside it below."""
    room = scene.viewpoint.layout.board
    row, row_high = draw_row(scene)
    high, side, gap = 440.0, 318.0, 10.0
    map_wide = room - side - gap
    titans = 164.0
    island = lit(
        glaze(0, 0, map_wide, high, 16),
        draw_island(scene, scene.shown, 9, 9, map_wide - 18, high - 18),
        _name(scene, map_wide, high),
    )
    middle = group(draw_titans(scene, side, titans), x=map_wide + gap)
    middle += group(draw_buildings(scene, side, high - titans - gap), x=map_wide + gap, y=titans + gap)
    return [
        Panel("row", "board", "", room, row_high, row),
        Panel("island", "board", "", room, high + 4, island + middle),
    ]


def _name(scene: Scene, wide: float, high: float) -> Svg:
    """Whose waters these are."""
    if scene.player.island < 0:
        return NOTHING
    x, y = open_water(int(scene.player.island))
    return water_name(92 if x < 0 else wide - 92, 36 if y < 0 else high - 26, scene.view("sea"), 17)


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The boards one below the other; what the question is about comes first."""
    room = scene.viewpoint.layout.board
    row, row_high = draw_row(scene)
    high = island_height(scene, scene.shown, room)
    island = lit(draw_island(scene, scene.shown, 0, 0, room, high))
    row_panel = Panel("row", "board", scene.view("row"), room, row_high, row)
    island_panel = Panel("island", "board", scene.view("island"), room, high, island)
    titans_panel = Panel("titans", "board", "", room, 180, draw_titans(scene, room, 176))
    buildings_panel = Panel("buildings", "board", "", room, 306, draw_buildings(scene, room, 302))
    asked = scene.board.question().name
    if asked in ("take_card", "discard"):
        return [row_panel, island_panel, titans_panel, buildings_panel]
    if asked in ("object", "titan_order"):
        return [island_panel, buildings_panel, titans_panel, row_panel]
    return [island_panel, row_panel, titans_panel, buildings_panel]
