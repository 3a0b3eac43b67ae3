"""Orichalkum as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import decor
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
from aegean.games.orichalkum.view_strip import draw_strip, seat_notes, status_words

__all__ = ["SEATS", "draw"]

ALL_DEFS: Final = {**DEFS, **COASTS}
FACTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "island": (("choose_port", "capital", "lay", "turn", "target", "settle", "build_on", "temple", "send"), "island"),
    "buildings": (("object",), "hut"),
    "row": (("take_card", "discard"), "card-draw"),
    "titans": (("titan_order", "return_titan", "kronos"), "sunrise"),
}  # of each board: the questions it is about, and its sign


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _narrow_boards(scene) if scene.narrow else _wide_boards(scene)
    areas = [_area(scene, seat) for seat in scene.seats_from(scene.shown)]
    strip = draw_strip(scene)
    status, notes = status_words(scene), seat_notes(scene)
    return table_picture(scene, "verdigris", ALL_DEFS, strip, choices, boards, areas, status=status, notes=notes)


@cached_by(area_shown)
def _area(scene: Scene, seat: int) -> Panel:
    """A player's sheet, other players' a little smaller."""
    return area_panel(scene, seat, lambda wide: draw_area(scene, seat, wide), own=seat == scene.shown, words=12.5)


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
        _board(scene, "island", high + 4, island + middle, 11),
        replace(_board(scene, "row", row_high, row, 13), group="island"),
    ]


def _name(scene: Scene, wide: float, high: float) -> Svg:
    """Whose waters these are."""
    if scene.player.island < 0:
        return NOTHING
    x, y = open_water(int(scene.player.island))
    return decor(water_name(92 if x < 0 else wide - 92, 36 if y < 0 else high - 26, scene.view("sea"), 17))


def _narrow_boards(scene: Scene) -> list[Panel]:
    """The boards in two groups."""
    room = scene.viewpoint.layout.board
    row, row_high = draw_row(scene)
    high = island_height(scene, scene.shown, room)
    island = lit(draw_island(scene, scene.shown, 0, 0, room, high))
    row_panel = _board(scene, "row", row_high, row, 13)
    island_panel = _board(scene, "island", high, island, 12)
    titans_panel = replace(_board(scene, "titans", 180, draw_titans(scene, room, 176), 13), group="row")
    buildings_panel = replace(_board(scene, "buildings", 306, draw_buildings(scene, room, 302), 11), group="island")
    return [island_panel, buildings_panel, row_panel, titans_panel]


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts."""
    about, icon = FACTS[key]
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(key, "board", title, wide, high, body, form=scene.form, words=words, about=about, watch=3, icon=icon)
