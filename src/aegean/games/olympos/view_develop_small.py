"""The development board where there is less room: icons and numbers stay, sentences go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.cards import slot
from aegean.draw.grounds import plaster
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.pieces import badge, seal
from aegean.draw.svg import NOTHING, Svg, el, group, join, rect
from aegean.draw.text import fit, write
from aegean.games.olympos.parts import (
    DISCOVERIES,
    SPACES,
    WONDER_POINTS,
    WONDER_STARS,
    WONDERS,
    column_of,
    row_of,
)
from aegean.games.olympos.rules.wonder import lasting_stars
from aegean.games.olympos.view_develop import (
    cost_width,
    discovery_as,
    draw_copies,
    draw_cost,
    draw_face,
    draw_price,
    draw_sign,
    draw_slot,
    is_closed,
    lasting_signs,
    open_slots,
    space_shown,
    wonder_as,
    wonder_shown,
    wonder_thing,
)
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import DISCOVERY_ICONS, ROW_INKS, WONDER_ICONS, draw_star


@dataclass(frozen=True, slots=True)
class Grid:
    """Sizes of the board in one of its small forms."""

    wide: float
    edge: float
    gap: float
    line: float  # height of the line with costs and bonus slots above a tile; 0 where it is left out
    tile: float
    wonder: float
    symbols: float  # scale of a cost
    bonus: float  # radius of a bonus slot
    beside: bool = False  # whether names stand beside their icons, not below
    words: float = 0  # size of the smallest name; 0 where there are none

    @property
    def column(self) -> float:
        """How wide a tile is."""
        return (self.wide - 2 * self.edge - 4 * self.gap) / 5

    @property
    def row(self) -> float:
        """How high a row of tiles is with all that belongs to it."""
        return self.line + self.tile + 6


COMPACT: Final = Grid(604, 11, 9, 21, 38, 46, 0.8, 9, beside=True, words=11)
PHONE: Final = Grid(370, 8, 5, 18, 44, 62, 0.62, 8, words=12.5)
SIGNS: Final = Grid(370, 8, 5, 0, 32, 34, 0, 0)


def draw_small_development(scene: Scene, grid: Grid) -> tuple[Svg, float]:
    """The board in a small form and its height."""
    drawn: list[Svg] = []
    for space in range(len(SPACES)):
        x = grid.edge + int(column_of(space)) * (grid.column + grid.gap)
        drawn.append(_space(scene, grid, space, x, grid.edge + int(row_of(space)) * grid.row))
    y = grid.edge + 5 * grid.row
    drawn.append(
        el("path", d=f"M{grid.edge} {y}H{grid.wide - grid.edge}", stroke="#B4512D", stroke_width=1.2, data_decor=True)
    )
    y += 6
    for column in range(len(WONDERS)):
        drawn.append(_wonder(scene, grid, column, grid.edge + column * (grid.column + grid.gap), y))
    full = y + grid.wonder + grid.edge
    return el("g", plaster(0, 0, grid.wide, full, 12), *drawn, id="development"), full + 4


@cached_by(lambda scene, grid, space, *_: space_shown(scene, space))
def _space(scene: Scene, grid: Grid, space: int, x: float, y: float) -> Svg:
    """Cost and bonus slots in one line above the pile, at its place on the board."""
    discovery = int(scene.board.tiles[space])
    drawn = [_line(scene, grid, space)] if grid.line else []
    if discovery >= 0:
        drawn.append(group(_pile(scene, grid, space, discovery), y=grid.line))
    else:
        drawn.append(slot(0, grid.line, grid.column, grid.tile))
    shown = el("g", *drawn, id=f"space-{SPACES[space]}")
    return group(about(f"space.{SPACES[space]}", shown), x=x, y=y)


def _line(scene: Scene, grid: Grid, space: int) -> Svg:
    """Costs from the left, bonus slots from the right; closed ones are left out."""
    slots = [number for number in open_slots(space) if not is_closed(scene, number)]
    step = 2 * grid.bonus + 1
    room = grid.column - step * len(slots) - 2
    scale = min(grid.symbols, room / max(cost_width(space), 1))
    cost = group(draw_cost(space), x=cost_width(space) * scale / 2, y=grid.line / 2 - 1, scale=round(scale, 3))
    right = grid.column - grid.bonus - step * (len(slots) - 1)
    taken = [
        draw_slot(scene, space, number, right + step * at, grid.line / 2 - 1, grid.bonus)
        for at, number in enumerate(slots)
    ]
    return cost + join(taken)


def _pile(scene: Scene, grid: Grid, space: int, discovery: int) -> Svg:
    """A discovery with its copies left: icon, name, lasting signs."""
    wide, high = grid.column, grid.tile
    name, count = DISCOVERIES[discovery], int(scene.board.piles[space])
    if count == 0:
        return discovery_as(scene, discovery, _gap(wide, high, scene.short(name), grid), NOTHING, None)
    face = draw_face(discovery, wide - 2, high - 2) + _content(scene, grid, discovery)
    body = el("g", draw_copies(discovery, count, wide - 2, high - 2), face)
    over = badge(wide - 6, 3, count, 8.5) if count > 1 else NOTHING
    if discovery in scene.takes:
        over += group(draw_price(scene, discovery, 17 if grid.beside else 8), x=-4, y=2, scale=0.86)
    return discovery_as(scene, discovery, body, over, Box(0, 0, wide - 2, high - 2, 9))


def _content(scene: Scene, grid: Grid, discovery: int) -> Svg:
    """What stands on a tile."""
    wide, high = grid.column - 2, grid.tile - 2
    name, ink, signs = DISCOVERIES[discovery], ROW_INKS[row_of(discovery)], lasting_signs(discovery)
    image = DISCOVERY_ICONS[name]
    if not grid.words:
        return icon(image, wide / 2 - 7 * len(signs), high / 2, 25, ink) + _signs(signs, wide - 9, high / 2, 7.5)
    if grid.beside:
        shown, size = scene.fitted(name, wide - 47, 13.5, grid.words)
        y = high / 2 if not signs else high * 0.31
        room = rect(wide - 46, high, x=36, fill="none", class_="room")  # words that grow end before the count
        text = el("g", room, write(36, y, shown, size, "bold", ink, mid=True))
        marks = join(draw_sign(sign, 43 + 17 * at, high * 0.72, 7.5) for at, sign in enumerate(signs))
        return icon(image, 19, high / 2, 27, ink) + text + marks
    shown, size = scene.fitted(name, wide - 9, 13, grid.words)
    return (
        icon(image, wide / 2 - (9 if signs else 0), 13.5, 23, ink)
        + _signs(signs, wide - 10, 15, 7)
        + write(wide / 2, high - 8.5, shown, size, "bold", ink, anchor="middle", mid=True)
    )


def _signs(signs: list[str], x: float, y: float, radius: float) -> Svg:
    """Lasting signs from the right."""
    return join(draw_sign(sign, x - 2.1 * radius * at, y, radius) for at, sign in enumerate(signs))


def _gap(wide: float, high: float, name: str, grid: Grid) -> Svg:
    """The dashed place of a thing that is gone."""
    if not grid.words:
        return slot(0, 0, wide, high)
    shown, size = fit(name, wide - 6, 13, grid.words, "italic")
    return slot(0, 0, wide, high) + write(wide / 2, high / 2, shown, size, "italic", "ink2", anchor="middle", mid=True)


# ---------------------------------------------------------------- wonders


@cached_by(lambda scene, grid, column, *_: wonder_shown(scene, column))
def _wonder(scene: Scene, grid: Grid, column: int, x: float, y: float) -> Svg:
    """A wonder at its place on the board."""
    return group(wonder_thing(scene, column, _face(scene, grid, column)), x=x, y=y)


def _face(scene: Scene, grid: Grid, column: int) -> Svg:
    """A wonder: picture, name, the viewer's stars of those it needs, its points."""
    wonder = int(scene.board.wonders[column])
    wide, high = grid.column - 2, grid.wonder
    if wonder < 0 or scene.board.has_built(wonder):
        return _gap(wide, high, scene.short(WONDERS[wonder]) if wonder >= 0 else "", grid)
    face = rect(wide, high, 9, fill="url(#g-marble)", stroke="#4A3A28", stroke_width=1.3, class_="room")
    return wonder_as(scene, wonder, face + _facts(scene, grid, wonder), Box(0, 0, wide, high, 9))


def _facts(scene: Scene, grid: Grid, wonder: int) -> Svg:
    wide, high, name = grid.column - 2, grid.wonder, WONDERS[wonder]
    points, stars = int(WONDER_POINTS[wonder]), _stars(scene, wonder)
    if not grid.words:
        return _picture(name, 4, 4, 26, high - 8) + seal(wide - 15, high / 2, points, 11)
    if grid.beside:
        shown, size = scene.fitted(name, wide - 42, 13.5, grid.words)
        return (
            _picture(name, 5, 5, 28, high - 10)
            + write(39, 14, shown, size, "bold", "#2A1D12", mid=True)
            + draw_star(46, 31.5, 8)
            + write(57, 32, stars, 13, "bold", "#2A1D12", mid=True)
            + seal(wide - 15, high - 15, points, 11.5)
        )
    shown, size = scene.fitted(name, wide - 9, 13, grid.words)
    return (
        _picture(name, 4, 4, 30, 26)
        + seal(wide - 15, 17, points, 11.5)
        + write(wide / 2, 38.5, shown, size, "bold", "#2A1D12", anchor="middle", mid=True)
        + draw_star(wide / 2 - 14, high - 10, 7.5)
        + write(wide / 2 - 4, high - 10, stars, 13, "bold", "#2A1D12", mid=True)
    )


def _picture(name: str, x: float, y: float, wide: float, high: float) -> Svg:
    """A wonder at dusk."""
    size = min(wide, high) * 0.86
    image = icon(WONDER_ICONS[name], x + wide / 2, y + high / 2, size, "#FBEFD6")
    return rect(wide, high, 4, x=x, y=y, fill="url(#g-dusk)") + image


def _stars(scene: Scene, wonder: int) -> str:
    """The lasting stars of the viewer and those that a wonder needs."""
    needed = int(WONDER_STARS[wonder])
    if scene.viewer < 0:
        return str(needed)
    return f"{int(lasting_stars(scene.board, scene.board.players[scene.viewer], wonder))}/{needed}"
