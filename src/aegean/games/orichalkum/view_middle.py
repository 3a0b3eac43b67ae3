"""The centre of the table: the four Titans and the building board."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.grounds import inscription, meander, plaster
from aegean.draw.icons import icon
from aegean.draw.markers import Box, dim, lit
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import arrow, badge, disc
from aegean.draw.plates import reason_line
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, fit_rows, write
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.parts import (
    AREA,
    BRINGS_HOPLITES,
    BRINGS_ORICHALCUM,
    BUILDINGS,
    SLOTS,
    TITANS,
)
from aegean.games.orichalkum.view_art import (
    ACTION_LOOKS,
    SEATS,
    TERRAIN_FILL,
    TERRAIN_INK,
    TITAN_ACTION,
    TITAN_FAVOUR,
    TITAN_ICONS,
    building,
    hoplite,
    ore,
    terrain,
)
from aegean.games.orichalkum.view_scene import Scene
from aegean.games.orichalkum.wording import building_text

CLAY: Final = "#A8431F"
SMALL: Final = 50.0  # narrower tiles have no room for words


def _titan_shown(scene: Scene, titan: int, wide: float, high: float, *, id: str | None = None) -> tuple[object, ...]:
    return (scene.board.awake[titan],)


@cached_by(_titan_shown)
def titan_tile(scene: Scene, titan: int, wide: float, high: float, *, id: str | None = None) -> Svg:
    """A Titan: its terrain's colour while active, grey and hatched when its favour is used."""
    active = bool(scene.board.awake[titan])
    fill = TERRAIN_FILL[titan] if active else "#8C8378"
    ink = TERRAIN_INK[titan] if active else "#F3EADB"
    name, letters = fit(scene.thing(TITANS[titan]), wide - 6, min(15.0, wide * 0.2 + 3), 9, "bold")
    back = rect(wide, high, 8, y=3, fill="#120B07", opacity=0.55)
    back += rect(wide, high, 8, fill=fill, stroke=KEYLINE, stroke_width=1.6)
    back += rect(wide - 6, high - 6, 6, x=3, y=3, fill="none", stroke="#FFF", stroke_opacity=0.35, stroke_width=1.2)
    if not active:
        back += rect(wide - 2, high - 2, 7, x=1, y=1, fill="url(#p-hatch)", opacity=0.6)
    label = scene.view("titan_active" if active else "titan_used", name=scene.thing(TITANS[titan]))
    return named_group(
        label,
        el("title", f"{label}. {scene.viewpoint.words.attribute(TITANS[titan], 'text')}"),
        back,
        icon(TITAN_ICONS[titan], wide / 2, high * (0.31 if high > 70 else 0.34), min(wide * 0.66, high * 0.5), ink),
        write(wide / 2, high * 0.66, name, letters, "bold", ink, anchor="middle", mid=True) if high > 70 else NOTHING,
        _favour(scene, titan, wide, high, active, ink),
        id=id,
    )


def _favour(scene: Scene, titan: int, wide: float, high: float, active: bool, ink: str) -> Svg:
    """What the Titan does, or that it has done so."""
    if not active and wide < SMALL:
        return NOTHING  # the hatch says it
    if not active:
        used, letters = fit(scene.view("used"), wide - 8, 12.5, 9, "bold")
        return write(wide / 2, high - 11, used, letters, "bold", ink, anchor="middle", mid=True)
    fill, image, on = ACTION_LOOKS[TITAN_ACTION[titan]]
    tag = min(wide - 8, 46.0)
    return group(
        rect(tag, 18, 5, x=-tag / 2, y=-9, fill=fill, stroke=KEYLINE),
        icon(image, -tag / 2 + 11, 0, 14, on),
        write(tag / 2 - 5, 0, TITAN_FAVOUR[titan], 13, "bold", on, anchor="end", mid=True),
        x=wide / 2,
        y=high - 12 if high > 70 else high - 11,
    )


def titans_shown(scene: Scene, wide: float, high: float) -> tuple[object, ...]:
    """All that the Titans in the centre show."""
    board, asked = scene.board, scene.asked("titan_order")
    offered = [scene.touch(actions.TITAN.action(titan)) for titan in range(len(TITANS))] if asked else []
    return *board.holders, *board.awake, *scene.viewpoint.names, *offered


@cached_by(titans_shown)
def draw_titans(scene: Scene, wide: float, high: float) -> Svg:
    """The Titans in the centre; of those held by somebody only the place is left."""
    board = scene.board
    gap = 8.0
    each = (wide - 24 - 3 * gap) / 4
    tall = high - 69
    drawn: list[Svg] = []
    for titan in range(len(TITANS)):
        x = 12 + titan * (each + gap)
        action = actions.TITAN.action(titan)
        holder = int(board.holders[titan])
        body = (
            titan_tile(scene, titan, each, tall, id=f"titan-{TITANS[titan]}")
            if holder < 0
            else _ghost(scene, titan, holder, each, tall)
        )
        if scene.asked("titan_order") and action in scene.legal:
            body = scene.offer(body, action, Box(0, 0, each, tall, 8), id=scene.move_id(action))
        drawn.append(group(about(f"titan.{TITANS[titan]}", body), x=x, y=38))
    note, letters = fit(scene.view("titans_note", n=int(AREA)), wide - 24, 13, 10.5)
    return lit(
        plaster(0, 0, wide, high, 14),
        decor(inscription(wide / 2, 26, scene.view("titans"), 15, CLAY)),
        named_group(scene.view("titans"), *drawn),
        decor(write(wide / 2, high - 13, note, letters, "body", "#4D4033", anchor="middle")),
    )


def _ghost(scene: Scene, titan: int, holder: int, wide: float, high: float) -> Svg:
    """The empty place of a Titan, with the seat that holds it."""
    name, letters = fit(scene.thing(TITANS[titan]), wide - 6, 14, 9, "bold")
    label = scene.view("titan_held", name=scene.thing(TITANS[titan]), other=scene.name(holder))
    fill = TERRAIN_FILL[titan]
    return named_group(
        label,
        el("title", label),
        rect(wide, high, 8, fill=fill, fill_opacity=0.42, stroke="#8B7658", stroke_width=1.5, stroke_dasharray="5 4"),
        icon(TITAN_ICONS[titan], wide / 2, high * 0.31, min(wide * 0.6, high * 0.42), "#4F4438", opacity=0.75),
        write(wide / 2, high * 0.64, name, letters, "bold", "#2F271F", anchor="middle", mid=True),
        disc(wide / 2, high * 0.84, SEATS[holder], min(high / 150, 0.85)),
    )


def _buildings_shown(scene: Scene, wide: float, high: float) -> tuple[object, ...]:
    slots = [slot_shown(scene, slot, wide, high) for slot in range(len(SLOTS))]
    return scene.board.sack.total, *slots


@cached_by(_buildings_shown)
def draw_buildings(scene: Scene, wide: float, high: float) -> Svg:
    """The building board: four slots beside their terrains, the bag."""
    board = scene.board
    top = 36.0
    each = (high - top - 8) / len(SLOTS)
    rows = [
        group(about(f"slot.{name}", _slot(scene, slot, wide - 20, each - 6)), x=10, y=top + slot * each)
        for slot, name in enumerate(SLOTS)
    ]
    bag = named_group(
        f"{scene.view('sack')}: {board.sack.total}",
        el("title", scene.view("sack")),
        icon("swap-bag", wide - 34, 20, 22, "#8A6A3A"),
        badge(wide - 18, 13, int(board.sack.total), 8),
    )
    return lit(
        plaster(0, 0, wide, high, 14),
        meander(52, 8, wide - 130) if wide > 420 else NOTHING,
        decor(inscription(wide / 2 - 12, 26, scene.view("buildings"), 15, CLAY)),
        about("pile.buildings", bag),
        named_group(scene.view("buildings"), *rows),
    )


def slot_shown(scene: Scene, slot: int, wide: float, high: float) -> tuple[object, ...]:
    """All that a slot of the building board shows."""
    board = scene.board
    return board.slots[slot], board.stocked[slot], scene.touch(actions.BUILD.action(slot), scene.asked("object"))


@cached_by(slot_shown)
def _slot(scene: Scene, slot: int, wide: float, high: float) -> Svg:
    """A slot: its terrain, the building that lies there, what it does."""
    board = scene.board
    kind = int(board.slots[slot])
    plate = rect(wide, high, 10, class_="paper", fill="#FFFDF7", fill_opacity=0.8, stroke="#CDBD9F")
    size = min((high - 3) / 112, 0.5)
    ground = terrain(8 + 46 * size, high / 2, slot, size) + arrow(12 + 98 * size, high / 2, 9, fill="#655746")
    left = 22 + 186 * size
    if kind < 0:
        body = plate + ground + write(left - 62 * size, high / 2, scene.view("slot_empty"), 13, "body", "#4D4033",
                                      mid=True)  # fmt: skip
    else:
        body = plate + ground + building(20 + 140 * size, high / 2, kind, size * 1.05, id=f"slot-{slot}")
        if board.stocked[slot]:
            piece = hoplite if BRINGS_HOPLITES[kind] else ore
            assert BRINGS_HOPLITES[kind] or BRINGS_ORICHALCUM[kind]
            body += piece(20 + 162 * size, high / 2 + 26 * size, 0.72)
        body += _slot_words(scene, kind, left, wide - left - 6, high)
    action = actions.BUILD.action(slot)
    spot = Box(0, 0, wide, high, 10)
    if scene.asked("object") and action not in scene.legal:
        reason = reason_line(left - 4, high - 24, wide - left - 2, scene.brief(action), 12.5)
        return scene.bar(dim(body) + reason, action, spot, id=scene.move_id(action))
    return scene.offer(body, action, spot, id=scene.move_id(action))


def _slot_words(scene: Scene, kind: int, x: float, room: float, high: float) -> Svg:
    """Name and effect of a building."""
    name, letters = fit(scene.thing(BUILDINGS[kind]), room, 15, 11, "bold")
    text = building_text(kind, scene.viewpoint.words)
    rows, small = fit_rows(text, room, 12.5, 11, "body", 2 if high >= 44 else 1)
    y = high / 2 - 8 * len(rows)
    drawn = [el("title", text), write(x, y + 3, name, letters, "bold", "#2A1D12", mid=True)]
    drawn += [write(x, y + 18 + 13 * n, row, small, "body", "#4D4033", mid=True) for n, row in enumerate(rows)]
    return el("g", *drawn)
