"""The development board: costs, piles of discoveries, bonus slots, wonders."""

from __future__ import annotations

from typing import Final

from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import slot
from aegean.draw.grounds import inscription, meander, plaster
from aegean.draw.icons import icon
from aegean.draw.markers import Box, barred, dim
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import badge, disc, dots, seal, tag, tag_width
from aegean.draw.svg import NOTHING, Svg, el, group, join, rect
from aegean.draw.text import fit, fit_rows, write
from aegean.games.olympos.actions import BUILD, SPACE, TAKE
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.parts import (
    BONUS_AMOUNT,
    BONUS_CUBES,
    BONUS_KIND,
    DATA,
    DISCOVERIES,
    FILLINGS,
    GREY_SLOT,
    RESOURCES,
    SKILL_STARS,
    SLOTS,
    SPACES,
    SWORDS,
    SYMBOLS,
    WONDER_POINTS,
    WONDER_STARS,
    WONDERS,
    column_of,
    row_of,
    slot_at,
)
from aegean.games.olympos.rules.wonder import lasting_stars
from aegean.games.olympos.view_scene import Scene, offer
from aegean.games.olympos.view_things import (
    BOLT,
    BONUS_ICONS,
    DISCOVERY_ICONS,
    HOURGLASS,
    ROW_FILLS,
    ROW_INKS,
    SEATS,
    WONDER_ICONS,
    draw_star,
    draw_yield,
)

_COSTS: Final = [row.row("cost") for row in DATA.rows("dev_space")]


class Grid:
    """Sizes of the board for a screen."""

    def __init__(self, wide: float, narrow: bool) -> None:
        self.narrow = narrow
        self.wide = wide
        self.edge = 6.0 if narrow else 16.0
        self.gap = 4.0 if narrow else 10.0
        self.column = (wide - 2 * self.edge - 4 * self.gap) / 5
        self.cost = 19.0 if narrow else 26.0
        self.tile = 60.0 if narrow else 64.0
        self.slots = 27.0 if narrow else 32.0
        self.row = self.cost + self.tile + self.slots + (6 if narrow else 8)
        self.wonder = 86.0 if narrow else 92.0
        self.top = 8.0 if narrow else 26.0


@cached
def grid_of(wide: float, narrow: bool) -> Grid:
    """The sizes for a screen, always the same."""
    return Grid(wide, narrow)


def development_shown(scene: Scene) -> tuple[object, ...]:
    """All that the development board shows."""
    board, grid = scene.board, grid_of(scene.viewpoint.layout.board, scene.narrow)
    wonders = [_wonder_shown(scene, grid, column) for column in range(len(WONDERS))]
    asked = scene.asked("menu", "discovery")
    offers = [_space_shown(scene, grid, space) for space in range(len(SPACES))] if asked else []
    return *board.tiles, *board.piles, *board.slots, board.seats < 5, *wonders, *offers


def draw_development(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The whole board and its height."""
    grid = grid_of(wide, scene.narrow)
    y = grid.top
    drawn: list[Svg] = []
    for space in range(len(SPACES)):
        x = grid.edge + int(column_of(space)) * (grid.column + grid.gap)
        drawn.append(group(_space(scene, grid, space), x=x, y=y + int(row_of(space)) * grid.row))
    y += 5 * grid.row - grid.slots + (10 if scene.narrow else 4)
    drawn.append(_wonder_line(scene, grid, y))
    y += 26
    for column in range(len(WONDERS)):
        x = grid.edge + column * (grid.column + grid.gap)
        drawn.append(group(_wonder(scene, grid, column), x=x, y=y))
    full = y + grid.wonder + grid.edge
    ornament = NOTHING if scene.narrow else meander(grid.edge, 8, wide - 2 * grid.edge)
    return el("g", plaster(0, 0, wide, full), ornament, *drawn, id="development"), full + 4


# ---------------------------------------------------------------- discoveries


def _space_shown(scene: Scene, grid: Grid, space: int) -> tuple[object, ...]:
    board, discovery = scene.board, int(scene.board.tiles[space])
    shown = (discovery, board.piles[space], *board.slots[slot_at(space, 0) : slot_at(space + 1, 0)], board.seats < 5)
    if discovery < 0 or not scene.asked("menu", "discovery"):
        return shown
    told = scene.takes.get(discovery) or scene.why_at("discovery", TAKE.action(discovery))
    return *shown, board.step, told


@cached_by(_space_shown)
def _space(scene: Scene, grid: Grid, space: int) -> Svg:
    """Cost above, pile in the middle, bonus slots below."""
    discovery = int(scene.board.tiles[space])
    drawn = [_cost(space, grid.column / 2, grid.cost / 2, grid)]
    if discovery >= 0:
        drawn.append(group(_pile(scene, grid, space, discovery), y=grid.cost))
    else:
        drawn.append(slot(0, grid.cost, grid.column, grid.tile))
    drawn.append(_bonuses(scene, grid, space))
    return el("g", *drawn, id=f"space-{SPACES[space]}")


def _cost(space: int, x: float, y: float, grid: Grid) -> Svg:
    """The symbols of a cost: named resources as medallions, grey groups as dots, joined where they must be equal."""
    fixed = [kind for kind, count in enumerate(_COSTS[space].counts("fixed", RESOURCES)) for _ in range(count)]
    groups = _COSTS[space].numbers("groups")
    scale = 0.62 if grid.narrow else 1.0
    step = 19.0
    total = step * len(fixed) + sum(step * count + 4 for count in groups)
    at = -total / 2
    drawn: list[Svg] = []
    for kind in fixed:
        drawn.append(draw_yield(at + step / 2, 0, kind, 9))
        at += step
    for count in groups:
        drawn.append(dots(at + step * count / 2 + 2, 0, count, equal=count > 1))
        at += step * count + 4
    return group(*drawn, x=x, y=y, scale=min(scale, (grid.column + 2) / total))


def _pile(scene: Scene, grid: Grid, space: int, discovery: int) -> Svg:
    """A discovery with its copies left; touchable where it can be taken, with the reason where it cannot."""
    wide, high = grid.column, grid.tile
    count = int(scene.board.piles[space])
    name = DISCOVERIES[discovery]
    words = f"{scene.thing(name)}: {scene.effect(name)}"
    if count == 0:
        return el("g", el("title", words), slot(0, 0, wide, high, _short(scene, name)), id=f"tile-{name}")
    copies = [
        rect(
            wide - 4,
            high - 3,
            9,
            x=2.5 * n,
            y=2.5 * n,
            fill=ROW_FILLS[row_of(discovery)],
            stroke=KEYLINE,
            stroke_width=1.1,
        )
        for n in range(min(count, 3) - 1, 0, -1)
    ]
    body = el("g", *copies, _tile(scene, grid, discovery))
    over = badge(wide - 8, 4, count, 8 if grid.narrow else 9.5) if count > 1 else NOTHING
    found = scene.takes.get(discovery)
    shape = Box(0, 0, wide - 4, high - 3, 9)
    id = f"tile-{name}"
    if found is not None:
        half = tag_width(found.price, HOURGLASS) / 2
        over += group(
            tag(0, 0, found.price, HOURGLASS), x=half - 2, y=3 if grid.narrow else 6, scale=0.8 if grid.narrow else 1
        )
        return offer(body, found, shape, over=over, id=id)
    if scene.asked("menu", "discovery"):
        reason = scene.why_at("discovery", TAKE.action(discovery))
        if scene.asked("discovery"):
            return barred(
                el("title", reason) + dim(body) + over, reason, SPACE.text(TAKE.action(discovery)), shape, id=id
            )
        return el("g", el("title", f"{words} ({reason})"), body, over, id=id)
    return el("g", el("title", words), body, over, id=id)


def _short(scene: Scene, name: str) -> str:
    """The name of a tile as it fits."""
    return scene.short(name) if scene.narrow else scene.thing(name)


def _tile(scene: Scene, grid: Grid, discovery: int) -> Svg:
    """The face of a discovery in the colour of its row: icon, name, what it does."""
    wide, high = grid.column - 4, grid.tile - 3
    row = row_of(discovery)
    name = DISCOVERIES[discovery]
    fill, ink = ROW_FILLS[row], ROW_INKS[row]
    face = rect(wide, high, 9, fill=fill, stroke=KEYLINE, stroke_width=1.3)
    face += rect(wide, high, 9, fill="url(#g-sheen)")
    if grid.narrow:
        shown, size = fit(_short(scene, name), wide - 4, 12.5, 9.5, "bold")
        foot = f"M1 {high - 17:g}h{wide - 2:g}v8a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z"
        return (
            face
            + el("path", d=foot, fill="#FBF6EA")
            + icon(DISCOVERY_ICONS[name], wide / 2, (high - 16) / 2, 32, ink)
            + write(wide / 2, high - 8.5, shown, size, "bold", "#2A1D12", anchor="middle", mid=True)
        )
    shown, size = fit(scene.thing(name), wide - 58, 16, 12.5, "bold")
    signs = int(SWORDS[discovery] + SYMBOLS[discovery] + SKILL_STARS[discovery])
    effect = scene.view(f"tile_{name}") if scene.says(f"tile_{name}") else "" if signs else scene.effect(name)
    lines, small = fit_rows(effect, wide - 58 - 23 * signs, 13, 12.5, "bold")
    text = write(52, 17 if len(lines) > 1 else 21, shown, size, "bold", ink, mid=True)
    for at, line in enumerate(lines):
        text += write(52, (34 if len(lines) > 1 else 41) + at * 14, line, small, "bold", ink, mid=True)
    return face + icon(DISCOVERY_ICONS[name], 26, high / 2 + 3, 40, ink) + text + _symbols(discovery, wide, high)


def _symbols(discovery: int, wide: float, high: float) -> Svg:
    """Swords, lightning and stars that count as long as the tile is owned."""
    signs = (
        ["gladius"] * int(SWORDS[discovery])
        + [BOLT] * int(SYMBOLS[discovery])
        + ["round-star"] * int(SKILL_STARS[discovery])
    )
    drawn = []
    for at, sign in enumerate(signs):
        x, y = wide - 15 - 23 * at, high - 15
        drawn.append(el("circle", cx=x, cy=y, r=11, fill="#FBF6EA", stroke="#1F1510", stroke_width=1.1))
        drawn.append(icon(sign, x, y, 15, "#2A211B"))
    return join(drawn)


def _bonuses(scene: Scene, grid: Grid, space: int) -> Svg:
    """The bonus slots with the markers of their takers; grey ones dimmed unless five play."""
    slots = [number for number in range(len(SLOTS)) if BONUS_KIND[slot_at(space, number)] >= 0]
    radius, step = (10.5, 22.0) if grid.narrow else (13.5, 34.0)
    y = grid.cost + grid.tile + grid.slots / 2
    x = grid.column / 2 - (len(slots) - 1) * step / 2
    drawn: list[Svg] = []
    for number in slots:
        place = int(slot_at(space, number))
        taker = int(scene.board.slots[place]) - 1
        closed = number == GREY_SLOT and scene.board.seats < 5
        shown = draw_bonus(x, y, place, radius, dashed=closed)
        id = f"slot-{SPACES[space]}-{SLOTS[number]}"
        label = el("title", bonus_words(scene, place))
        mark = disc(x, y - 1, SEATS[taker], radius / 14) if taker >= 0 else NOTHING
        drawn.append(el("g", label, el("g", shown, opacity=0.38) if closed else shown, mark, id=id))
        x += step
    return join(drawn)


def draw_bonus(x: float, y: float, place: int, radius: float = 13.5, *, dashed: bool = False) -> Svg:
    """One bonus slot."""
    rim = el("circle", cx=x, cy=y, r=radius, fill="#F6EEDD", stroke="#6B5A44", stroke_width=1.3,
             stroke_dasharray="3 3" if dashed else None)  # fmt: skip
    kind, count = BONUS_ICONS[BONUS_KIND[place]], int(BONUS_AMOUNT[place])
    if kind == "cube":
        return rim + draw_yield(x, y, int(BONUS_CUBES[place]), radius * 0.66)
    if kind == "hourglass":
        return (
            rim
            + icon(kind, x - radius * 0.26, y, radius * 1.1, "#3A2E22")
            + icon(kind, x + radius * 0.34, y, radius * 1.1, "#3A2E22")
        )
    if kind == "laurels":
        number = write(x, y, count, radius * 0.86, "bold", "#3A2617", anchor="middle", mid=True)
        return rim + icon(kind, x, y, radius * 1.5, "#8A5A00") + number
    return rim + icon(kind, x, y, radius * 1.25, "#3A2E22")


def bonus_words(scene: Scene, place: int) -> str:
    """A bonus in words."""
    kind = ("settler", "hourglass", "cube", "prestige")[BONUS_KIND[place]]
    resource = scene.thing(RESOURCES[BONUS_CUBES[place]])
    return scene.view(f"bonus_{kind}", n=int(BONUS_AMOUNT[place]), resource=resource)


def cubes_needed(scene: Scene, discovery: int) -> list[int]:
    """The cubes that a space with one way to pay takes from the viewer, by kind."""
    player = scene.board.players[scene.viewer]
    fillings = FILLINGS[scene.board.space_of[discovery]]
    if len(fillings) > 1:
        return []
    held = unpacked(player.tokens)
    return [max(0, need - have) for need, have in zip(unpacked(fillings[0]), held, strict=True)]


# ---------------------------------------------------------------- wonders


def _wonder_line(scene: Scene, grid: Grid, y: float) -> Svg:
    """The word between discoveries and wonders."""
    line = el("path", d=f"M{grid.edge} {y + 11}H{grid.wide - grid.edge}", stroke="#B4512D", stroke_width=1.4)
    plate = rect(170, 22, 11, x=grid.wide / 2 - 85, y=y, fill="#EFE4CD")
    return line + plate + inscription(grid.wide / 2, y + 16.5, scene.view("wonders"), 15, "#8A3A1B", 0.35)


def _wonder_shown(scene: Scene, grid: Grid, column: int) -> tuple[object, ...]:
    wonder = int(scene.board.wonders[column])
    if wonder < 0 or scene.board.has_built(wonder):
        return wonder, True
    told: object = scene.builds.get(wonder)
    if told is None and scene.asked("build"):
        told = scene.why_at("build", BUILD.action(wonder))
    stars = [lasting_stars(scene.board, player, wonder) for player in scene.board.players]
    return wonder, *stars, *scene.viewpoint.names, told


@cached_by(_wonder_shown)
def _wonder(scene: Scene, grid: Grid, column: int) -> Svg:
    """A wonder with its stars and points, or its empty place; the tooltip tells the stars of all players."""
    wonder = int(scene.board.wonders[column])
    wide, high = grid.column - 4, grid.wonder
    if wonder < 0 or scene.board.has_built(wonder):
        return slot(0, 0, wide, high, _short(scene, WONDERS[wonder]) if wonder >= 0 else "")
    name = WONDERS[wonder]
    field = high - 24
    shown, size = fit(_short(scene, name), wide - (6 if grid.narrow else 40), 14.5, 9.5, "bold")
    face = (
        rect(wide, high, 10, fill="url(#g-marble)", stroke="#4A3A28", stroke_width=1.4)
        + rect(wide - 10, field - 5, 4, x=5, y=5, fill="url(#g-dusk)")
        + icon(WONDER_ICONS[name], wide * (0.5 if grid.narrow else 0.4), field / 2 + 2, field * 0.72, "#FBEFD6")
        + write(
            wide / 2 - (0 if grid.narrow else 8), high - 12, shown, size, "bold", "#2A1D12", anchor="middle", mid=True
        )
        + draw_star(16, 17, 12.5, str(int(WONDER_STARS[wonder])))
        + seal(
            wide - 16, field - 8 if grid.narrow else high - 17, int(WONDER_POINTS[wonder]), 11 if grid.narrow else 13
        )
    )
    if not grid.narrow:
        face += _star_counts(scene, wonder, wide)
    label = f"{scene.thing(name)}: {star_words(scene, wonder)}"
    found = scene.builds.get(wonder)
    shape = Box(0, 0, wide, high, 10)
    if found is not None:
        over = group(tag(0, 0, found.price, HOURGLASS), x=wide / 2, y=2)
        return offer(face, found, shape, over=over, id=f"wonder-{name}")
    if scene.asked("build"):
        reason = scene.why_at("build", BUILD.action(wonder))
        return barred(
            el("title", reason) + dim(face), reason, SPACE.text(BUILD.action(wonder)), shape, id=f"wonder-{name}"
        )
    return el("g", el("title", label), face, id=f"wonder-{name}")


def _star_counts(scene: Scene, wonder: int, wide: float) -> Svg:
    """How many lasting stars every player has towards a wonder."""
    drawn = []
    for seat, player in enumerate(scene.board.players):
        count = int(lasting_stars(scene.board, player, wonder))
        x, y = wide - 58 + 34 * (seat // 3), 17 + 19 * (seat % 3)
        drawn.append(disc(x, y - 1, SEATS[seat], 0.58) + write(x + 11, y, count, 14, "bold", CREAM, mid=True))
    return join(drawn)


def star_words(scene: Scene, wonder: int) -> str:
    """The lasting stars of all players towards a wonder, in words."""
    counts = [
        f"{scene.name(seat)} {int(lasting_stars(scene.board, player, wonder))}"
        for seat, player in enumerate(scene.board.players)
    ]
    return scene.view("stars_of", n=int(WONDER_STARS[wonder]), counts=", ".join(counts))
