"""Orichalkum as a picture: what a viewer has seen, with everything they can choose marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.about import decor
from aegean.draw.cache import cached_by
from aegean.draw.grounds import glaze, water_name
from aegean.draw.markers import lit
from aegean.draw.panel import Panel, Picture
from aegean.draw.svg import NOTHING, Svg, group
from aegean.draw.table import area_panel, compact_area, table_picture
from aegean.draw.viewpoint import Viewpoint
from aegean.games.orichalkum.view_area import area_counts, area_shown, draw_area
from aegean.games.orichalkum.view_area_small import draw_small_other, draw_small_own
from aegean.games.orichalkum.view_art import DEFS, SEATS
from aegean.games.orichalkum.view_choices import draw_choices
from aegean.games.orichalkum.view_island import ISLANDS, draw_island, island_height
from aegean.games.orichalkum.view_map import open_water
from aegean.games.orichalkum.view_middle import draw_buildings, draw_titans
from aegean.games.orichalkum.view_row import draw_row
from aegean.games.orichalkum.view_scene import Scene
from aegean.games.orichalkum.view_small import draw_small_middle, draw_small_row, draw_small_stock
from aegean.games.orichalkum.view_strip import draw_strip, seat_notes, status_words

__all__ = ["FACES", "SEATS", "draw"]

FACES: Final = {"skull": "death-skull"}  # of dice that show no number

ALL_DEFS: Final = {**DEFS, **ISLANDS}
IN_AREA: Final = ("return_titan",)
FACTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "island": (("choose_port", "capital", "lay", "turn", "target", "settle", "build_on", "temple", "send"), "island"),
    "row": (("take_card", "discard"), "card-draw"),
    "middle": (("object", "titan_order", "kronos"), "hut"),
}  # of each board: the questions it is about, and its sign
ISLAND: Final = 340.0  # height of an island on a phone
LOW_ISLAND: Final = 224.0  # where there is less room
OTHER_WIDE: Final = 300.0
OTHER_HIGH: Final = 150.0
NUMBERS: Final = 40.0  # words of a panel with numbers alone, which grow with the window


def draw(seen: Seen[State], viewpoint: Viewpoint) -> Picture:
    """The table as the viewer sees it; what they can choose carries `data-move`."""
    scene = Scene.of(seen, viewpoint)
    choices = draw_choices(scene, viewpoint.layout.side)
    boards = _small_boards(scene) if scene.narrow else _wide_boards(scene)
    forms = [(seat, form) for seat in scene.seats_from(scene.shown) for form in scene.forms(f"area-{seat}")]
    areas = [_small_area(scene, seat) if form == "compact" else _area(scene, seat) for seat, form in forms]
    if scene.narrow:
        areas.append(_stock(scene))
    strip = partial(draw_strip, scene)
    status, notes = status_words(scene), seat_notes(scene)
    counts = [area_counts(scene, seat) for seat in range(len(notes))]
    return table_picture(
        scene, "verdigris", ALL_DEFS, strip, choices, boards, areas, status=status, notes=notes, counts=counts
    )


@cached_by(area_shown)
def _area(scene: Scene, seat: int) -> Panel:
    """A player's sheet, other players' a little smaller."""
    own = seat == scene.shown
    about = IN_AREA if own else ()
    return area_panel(scene, seat, lambda wide: draw_area(scene, seat, wide), own=own, words=12.5, about=about)


@cached_by(area_shown)
def _small_area(scene: Scene, seat: int) -> Panel:
    """A player's sheet in its dense form."""
    own, wide = seat == scene.shown, scene.viewpoint.layout.side if scene.narrow or seat == scene.shown else OTHER_WIDE
    drawn = draw_small_own(scene, seat, wide) if own else draw_small_other(scene, seat, wide, OTHER_HIGH)
    return compact_area(scene, seat, drawn, wide, own=own, words=13, about=IN_AREA if own else ())


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


def _small_boards(scene: Scene) -> list[Panel]:
    """Island, action board, Titans and buildings one below the other, each in its forms."""
    room = float(scene.viewpoint.layout.board)
    high = island_height(scene, scene.shown, room)
    panels: list[Panel] = []
    for key, draw_form, heights in (
        ("island", _small_island, (min(high, ISLAND), min(high, LOW_ISLAND))),
        ("row", draw_small_row, (98.0, 76.0)),
        ("middle", draw_small_middle, (56.0, 46.0)),
    ):
        for form in scene.forms(key):
            tall, words = (heights[1], NUMBERS) if form == "compact" else (heights[0], 12.0)
            drawn = _board(scene, key, tall, draw_form(scene, room, tall), words)
            panels.append(replace(drawn, form=form, group="island"))
    return panels


def _small_island(scene: Scene, wide: float, high: float) -> Svg:
    return lit(draw_island(scene, scene.shown, 0, 0, wide, high))


def _stock(scene: Scene) -> Panel:
    """What is left of everything; on a phone beside one's own things."""
    wide = scene.viewpoint.layout.board
    body, high = draw_small_stock(scene, wide)
    return Panel("stock", "own", scene.view("supply"), wide, high, body, form=scene.form, words=NUMBERS)


def _board(scene: Scene, key: str, high: float, body: Svg, words: float) -> Panel:
    """A board with its facts."""
    about, icon = FACTS[key]
    title, wide = scene.view(f"short_{key}"), scene.viewpoint.layout.board
    return Panel(key, "board", title, wide, high, body, form=scene.form, words=words, about=about, watch=3, icon=icon)
