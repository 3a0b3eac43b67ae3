"""The pictures of the owner's sheet that no component has: professions, trainings, spaces, cells, copies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.draw.component import Component
from aegean.draw.grounds import glaze
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import badge, seal
from aegean.draw.svg import NOTHING, Svg, el, group, num, rect
from aegean.draw.text import write
from aegean.draw.tracks import Cell, cell
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.games.atlantis_exodus.gains import piece_name
from aegean.games.atlantis_exodus.tiles import (
    AGORA_CELLS,
    CELL_BONUS,
    CELLS,
    COLUMNS,
    FIRST_SHIP,
    SHIP_COUNTS,
    SHIP_POINTS,
    TILES,
)
from aegean.games.atlantis_exodus.view_displays import draw_scroll
from aegean.games.atlantis_exodus.view_levels import RADII, angles, level_of, polar, post_spot, sector
from aegean.games.atlantis_exodus.view_parts import SCROLL
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import (
    REGION_FILLS,
    book_cube,
    gift,
    gift_row,
    gifts,
    good,
    person,
    to_the_right,
    use,
)
from aegean.games.atlantis_exodus.view_tiles import draw_tile
from aegean.games.atlantis_exodus.view_training import draw_dispatch

WIDE: Final = 168.0
HIGH: Final = 100.0
_HERE: Final = "#E0A526"
_LAND: Final = "#EFE2C6"


def pictures(viewpoint: Viewpoint) -> dict[str, Component]:
    """The pictures by the path of what they show."""
    return {component.id: component for component in _all(Scene.at_start(viewpoint, 4))}


def _all(scene: Scene) -> Iterator[Component]:
    yield from (_profession(number) for number in range(len(parts.PROFESSIONS)))
    yield from (_training(arrow, name) for arrow, name in enumerate(parts.DATA.ids("training")))
    yield from (_space(number) for number in range(len(parts.SPACES)))
    yield from (_track_space(number, name) for number, name in enumerate(parts.DATA.ids("track_space")))
    yield from (_cell(number) for number in range(len(CELLS)))
    yield from (_guard(post, name) for post, name in enumerate(parts.POSTS))
    yield from _marks(scene)
    yield from (_lodging(number, name) for number, name in enumerate(parts.DATA.ids("lodging")))
    yield from (_berth(number, name) for number, name in enumerate(parts.DATA.ids("ship_slot")))
    yield from (_ship(number, name) for number, name in enumerate(parts.DATA.ids("ship_type")))


def _profession(number: int) -> Component:
    """A field of the training, with what sending from there brings."""
    drawn = person(42, 40, number, 2.1) + group(draw_dispatch(number, 0, 0), x=112, y=25, scale=1.5)
    return Component(f"profession.{parts.PROFESSIONS[number]}", drawn, WIDE, 84)


def _training(arrow: int, name: str) -> Component:
    """A training: from whom to whom, and its price below."""
    goods = [
        parts.GOODS[good]
        for good in range(len(parts.GOODS))
        for _ in range(int(parts.TRAIN_COST[arrow * len(parts.GOODS) + good]))
    ]
    step = min(30.0, (WIDE - 16) / max(1, len(goods)))
    paid = [
        book_cube(WIDE / 2 + (at - (len(goods) - 1) / 2) * step, 78, good, step - 4) for at, good in enumerate(goods)
    ]
    drawn = (
        person(46, 30, int(parts.TRAIN_FROM[arrow]), 1.9)
        + to_the_right(WIDE / 2, 30, 2)
        + person(WIDE - 46, 30, int(parts.TRAIN_TO[arrow]), 1.9)
        + rect(WIDE - 8, 34, 8, x=4, y=61, fill="#FFFDF6", stroke="#B9A57E")
        + el("g", *paid)
    )
    return Component(f"training.{name}", drawn, WIDE, HIGH)


def _space(number: int) -> Component:
    """A space of the city: where it lies, and what it gives."""
    things = gifts([int(piece) for piece in parts.SPACE_BONUS[number]])
    letters = [
        parts.DISPLAYS[parts.piece_number(piece)]
        for piece in parts.SPACE_BONUS[number]
        if parts.piece_kind(piece) == parts.PILLAR
    ]
    radius = min(16.0, 76 / (2 * max(1, len(things))))
    drawn = _city([number], 48, 0.15) + gift_row(130, 50, things, radius)
    for letter in letters:
        drawn += write(130, 84, letter, 15, "bold", "#8A3A1B", anchor="middle", mid=True)
    if number in list(parts.NEUTRAL_START):
        drawn += use("king-neutral", 108, 20, 0.6)
    return Component(f"space.{parts.SPACES[number]}", drawn, WIDE, HIGH)


def _city(spaces: list[int], x: float, scale: float, *more: Svg) -> Svg:
    """The city with some of its spaces marked."""
    lands = []
    for space in range(len(parts.SPACES)):
        inner, outer = RADII[level_of(space)]
        fill = _HERE if space in spaces else _LAND
        lands.append(el("path", d=sector(inner, outer, *angles(space)), fill=fill, stroke=KEYLINE, stroke_width=5))
    return group(*lands, *more, x=x, y=50, scale=scale)


def _guard(post: int, name: str) -> Component:
    """Where a guard stands in the city, and the two spaces that it serves."""
    served = [int(space) for space in parts.POST_SPACES[post]]
    x, y = polar(*post_spot(post)) if served else (0.0, 0.0)
    standing = [el("circle", cx=num(x), cy=num(y), r=36, fill="#A8431F", stroke=KEYLINE, stroke_width=6)]
    drawn = _city(served, WIDE / 2, 0.16, *(standing if served else []))
    return Component(f"guard_post.{name}", drawn, WIDE, HIGH)


def _marks(scene: Scene) -> Iterator[Component]:
    """Every copy of a knowledge card: which one it is, and whether it stays in the box with few players."""
    rows = parts.DATA.rows("knowledge_card")
    kinds = [row.text("kind") for row in rows]
    for number, row in enumerate(rows):
        kind, wide = kinds[number], SCROLL[0] + 1
        drawn = draw_scroll(scene, KINDS.index(kind), *SCROLL)
        if kinds.count(kind) > 1:
            place = f"{kinds[: number + 1].count(kind)}/{kinds.count(kind)}"
            drawn += write(wide - 5, 36, place, 12, "bold", "#3A2617", anchor="end", mid=True)
        if row.flag("mark_3_4_players"):
            drawn += rect(30, 17, 8, x=4, y=28, fill="#A8431F", stroke=KEYLINE)
            drawn += write(19, 36.5, "3–4", 12, "bold", "#FFF1DF", anchor="middle", mid=True)
        yield Component(f"knowledge_card.{row.text('id')}.mark_3_4_players", drawn, wide, SCROLL[1] + 1)


def _track_space(number: int, name: str) -> Component:
    """A space of the Apotheosis track between its neighbours."""
    step = 32.0
    drawn = glaze(1, 1, WIDE - 2, 60, 10)
    for at in range(-2, 3):
        space = number + at
        if 0 <= space < len(parts.TRACK_BONUS):
            drawn += _track_cell(space, WIDE / 2 + at * step, at == 0)
    return Component(f"track_space.{name}", drawn, WIDE, 62)


def _track_cell(space: int, x: float, is_here: bool) -> Svg:
    """A space of the track with its bonus; the one in question is larger."""
    spot = Cell(space, x, 31, 30, 50 if is_here else 40)
    if parts.TRACK_BONUS[space] < 0:
        return cell(spot)
    given, count = piece_name(int(parts.TRACK_BONUS[space]))
    inside = gift(0, 5, given, 1, 11) if given != "points" else seal(0, 5, count, 11)
    if count > 1 and given != "points":
        inside += badge(10, 14, count, 7.5)
    inside += write(0, -15, space, 10.5, "bold", "#6B573B", anchor="middle", mid=True)
    return cell(spot, None, "gold" if space in list(parts.MONUMENT_SPACES) else "end" if is_here else "plain", inside)


def _cell(number: int) -> Component:
    """A cell of the settlement: where it lies, and what a tile there brings."""
    places = []
    for other in range(len(CELLS)):
        row, column = divmod(other, int(COLUMNS))
        fill = _HERE if other == number else REGION_FILLS[row]
        places.append(rect(16, 22, 3, x=4 + column * 18, y=14 + row * 25, fill=fill, stroke=KEYLINE))
    things = gifts([int(piece) for piece in CELL_BONUS[number]])
    radius = min(16.0, 68 / (2 * max(1, len(things))))
    drawn = el("g", *places) + rect(64, 74, 9, x=100, y=13, fill="#FFF8E8", stroke="#8B7658", stroke_dasharray="4 3")
    if (AGORA_CELLS >> number) & 1:
        drawn += good(132, 78, "agora", 9)
    return Component(f"cell.{CELLS[number]}", drawn + gift_row(132, 50, things, radius * 0.9), WIDE, HIGH)


def _lodging(number: int, name: str) -> Component:
    """A lodging, also where there is another one like it."""
    row = parts.DATA.rows("lodging")[number]
    tile = TILES.index(f"lodging_{row.text('ground')}_{row.number('places')}")
    return Component(f"lodging.{name}", draw_tile(tile, 96, 82), 97, 83)


def _berth(number: int, name: str) -> Component:
    """A space of the ship row among the others, with its points."""
    drawn = NOTHING
    for slot, points in enumerate(SHIP_POINTS):
        x = 3 + slot * 27.5
        fill = _HERE if slot == number else "#CFE0DF"
        drawn += rect(24, 40, 6, x=x, y=4, fill=fill, stroke="#5C8796", stroke_width=1.4)
        if slot == number:
            drawn += seal(x + 12, 24, int(points), 11)
    return Component(f"ship_slot.{name}", drawn, WIDE, 48)


def _ship(number: int, name: str) -> Component:
    """A ship, and how many of its type there are."""
    drawn = draw_tile(int(FIRST_SHIP) + number, 84, 82) + badge(86, 72, f"×{SHIP_COUNTS[number]}", 14)
    return Component(f"ship_type.{name}", drawn, 102, 88)
