"""The centre of the table where there is less room: action cards, Titans and buildings as signs."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.flow import columns
from aegean.draw.grounds import glaze, plaster, well
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, lit, padlock
from aegean.draw.pieces import disc
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group, rect
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.parts import BRINGS_HOPLITES, ROW_SIZE, SLOTS, TITANS
from aegean.games.orichalkum.view_art import (
    SEATS,
    TERRAIN_FILL,
    TITAN_ICONS,
    building,
    hoplite,
    ore,
    terrain,
)
from aegean.games.orichalkum.view_middle import slot_shown, titan_tile, titans_shown
from aegean.games.orichalkum.view_row import draw_card, draw_cost, row_shown, stock_line, stock_shown
from aegean.games.orichalkum.view_scene import Scene

EDGE: Final = 8.0
GAP: Final = 6.0
LOW_ROW: Final = 90.0  # height of a row whose words would be too small to be read
MOST: Final = 6  # places of the row with most players


@cached_by(lambda scene, wide, high: row_shown(scene))
def draw_small_row(scene: Scene, wide: float, high: float) -> Svg:
    """The action board in one line: costs above cards that show their action and landscape."""
    cost = 20.0
    each = columns(MOST, wide - 2 * EDGE - 4, GAP)
    tall = high - cost - 10
    places: list[Svg] = []
    for position in range(int(ROW_SIZE[scene.board.seats])):
        x = EDGE + 2 + position * (each + GAP)
        price = draw_cost(scene, position, x + each / 2, cost / 2 + 2, min(each / 56, 1.0), brief=high < LOW_ROW)
        ground = well(x - 2, cost + 1, each + 4, tall + 4, 10)
        card = group(draw_card(scene, position, each, tall), x=x, y=cost + 3)
        places.append(about(f"row.{position + 1}", price, ground, card))
    return lit(glaze(0, 0, wide, high, 12), named_group(scene.view("row"), *places))


def _middle_shown(scene: Scene, wide: float, high: float) -> tuple[object, ...]:
    slots = [slot_shown(scene, slot, wide, high) for slot in range(len(SLOTS))]
    return *titans_shown(scene, wide, high), *slots


@cached_by(_middle_shown)
def draw_small_middle(scene: Scene, wide: float, high: float) -> Svg:
    """Titans and buildings on offer in one line."""
    each, tall = columns(len(TITANS) + len(SLOTS), wide - 2 * EDGE - 6, GAP), high - 12
    titans = [
        group(about(f"titan.{name}", _titan(scene, titan, each, tall)), x=EDGE + titan * (each + GAP), y=6)
        for titan, name in enumerate(TITANS)
    ]
    left = EDGE + 6 + len(TITANS) * (each + GAP)
    slots = [
        group(about(f"slot.{name}", _slot(scene, slot, each, tall)), x=left + slot * (each + GAP), y=6)
        for slot, name in enumerate(SLOTS)
    ]
    return lit(
        plaster(0, 0, wide, high, 12),
        named_group(scene.view("titans"), *titans),
        named_group(scene.view("buildings"), *slots),
    )


def _titan(scene: Scene, titan: int, wide: float, high: float) -> Svg:
    """A Titan in the centre, or its place with the seat that holds it."""
    holder, action = int(scene.board.holders[titan]), actions.TITAN.action(titan)
    if holder < 0:
        body = titan_tile(scene, titan, wide, high, id=f"titan-{TITANS[titan]}")
    else:
        body = _held(scene, titan, holder, wide, high)
    if scene.asked("titan_order") and action in scene.legal:
        return scene.offer(body, action, Box(0, 0, wide, high, 8), id=scene.move_id(action))
    return body


def _held(scene: Scene, titan: int, holder: int, wide: float, high: float) -> Svg:
    """The place of a Titan that somebody holds."""
    label = scene.view("titan_held", name=scene.thing(TITANS[titan]), other=scene.name(holder))
    paper = rect(wide, high, 8, fill=TERRAIN_FILL[titan], fill_opacity=0.42, stroke="#8B7658", stroke_width=1.5,
                 stroke_dasharray="5 4")  # fmt: skip
    image = icon(TITAN_ICONS[titan], wide / 2, high / 2 - 3, min(wide, high) * 0.62, "#4F4438", opacity=0.75)
    return named_group(label, el("title", label), paper, image, disc(wide - 9, high - 9, SEATS[holder], 0.6))


@cached_by(slot_shown)
def _slot(scene: Scene, slot: int, wide: float, high: float) -> Svg:
    """A terrain and the building that is on offer for it."""
    board, kind = scene.board, int(scene.board.slots[slot])
    paper = rect(wide, high, 8, class_="paper", fill="#FFFDF7", fill_opacity=0.8, stroke="#CDBD9F")
    size = min(wide / 96, high / 92) * 0.82
    body = paper + terrain(wide / 2 - 20 * size, high / 2 - 17 * size, slot, size * 0.62)
    x, y = wide / 2 + 14 * size, high / 2 + 14 * size
    if kind < 0:
        empty = el("circle", cx=x, cy=y, r=30 * size, fill="#F3ECDD", stroke="#8B7658", stroke_dasharray="4 3")
        return named_group(scene.view("slot_empty"), el("title", scene.view("slot_empty")), body, empty)
    body += building(x, y, kind, size * 0.8, id=f"slot-{slot}")
    if board.stocked[slot]:
        body += (hoplite if BRINGS_HOPLITES[kind] else ore)(wide - 8, high - 8, 0.6)
    action, spot = actions.BUILD.action(slot), Box(0, 0, wide, high, 8)
    if scene.asked("object") and action not in scene.legal:
        return scene.bar(dim(body) + padlock(wide - 9, 9, 13), action, spot, id=scene.move_id(action))
    return scene.offer(body, action, spot, id=scene.move_id(action))


@cached_by(lambda scene, wide: stock_shown(scene))
def draw_small_stock(scene: Scene, wide: float) -> tuple[Svg, float]:
    """What is left of landscapes, cards, creatures, buildings and goods, and its height."""
    return lit(glaze(0, 0, wide, 60, 12), group(stock_line(scene, wide), y=9)), 64.0
