"""A player's things where there is less room."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.flow import line, words
from aegean.draw.icons import icon
from aegean.draw.markers import Box, alarm_ring, lit
from aegean.draw.plates import SMALL_HEAD, small_sheet
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.games.orichalkum.parts import GOAL
from aegean.games.orichalkum.scoring import points
from aegean.games.orichalkum.view_area import (
    EDGE,
    FIGURES,
    INK,
    draw_goods,
    draw_owned,
    draw_points,
    draw_prices,
    figures,
    island_note,
)
from aegean.games.orichalkum.view_art import SEATS
from aegean.games.orichalkum.view_island import draw_island
from aegean.games.orichalkum.view_scene import Scene

COLUMN: Final = 62.0  # width of the numbers beside an island


def draw_small_own(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The own sheet, lines closer together, and its height."""
    room = wide - 2 * EDGE
    parts = [group(draw_points(scene, seat, room, 42), x=EDGE, y=SMALL_HEAD)]
    y = SMALL_HEAD + 46.0
    goods, high = draw_goods(scene, seat, room)
    parts.append(group(goods, x=EDGE, y=y + 12))
    y += high
    owned, high = draw_owned(scene, seat, room)
    parts.append(group(owned, x=EDGE, y=y + 12))
    y += high
    parts.append(group(draw_prices(scene, seat, room), x=EDGE, y=y + 2))
    return _sheet(scene, seat, wide, y + 56, parts), y + 56


def draw_small_other(scene: Scene, seat: int, wide: float, high: float) -> tuple[Svg, float]:
    """Somebody else's island with four numbers beside it, and the height."""
    island = wide - EDGE - COLUMN - 8
    drawn = draw_island(scene, seat, 8, SMALL_HEAD, island, high - SMALL_HEAD - 8)
    step = (high - SMALL_HEAD - 8) / len(FIGURES)
    parts = [drawn]
    for at, (label, mark, number) in enumerate(figures(scene, seat)):
        figure = line(0, 0, [mark, words(number, 17, "bold", INK)], 6)
        shown = named_group(f"{label}: {number}", el("title", label), figure)
        place = group(shown, x=island + 18, y=SMALL_HEAD + step * (at + 0.5))
        parts.append(about(f"goods.{FIGURES[at]}.{seat}", place))
    return _sheet(scene, seat, wide, high, parts), high


def _sheet(scene: Scene, seat: int, wide: float, high: float, parts: list[Svg]) -> Svg:
    """A small sheet with the marker of initiative, and a ring round whoever is about to win."""
    scored, name = int(points(scene.board, seat)), scene.name(seat)
    sheet = small_sheet(wide, high, SEATS[seat], name, island_note(scene, seat), scored, own=seat == scene.viewer)
    near = scored >= GOAL - 1 and scene.board.winner < 0
    ring = alarm_ring(Box(2, 2, wide - 4, high - 4, 11)) if near else NOTHING
    flag = about("track.initiative", icon("trumpet-flag", wide - 46, 20.5, 20, "#8A5A00", id="initiative"))
    marker = flag if seat == scene.board.initiative else NOTHING
    title = scene.view("area_of", name=name)
    return lit(named_group(title, about(f"seat.{seat}", sheet), marker, *parts, ring))
