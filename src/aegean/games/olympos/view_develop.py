"""The development board: costs, piles of discoveries, bonus slots, wonders."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.cards import slot
from aegean.draw.grounds import inscription, meander, plaster
from aegean.draw.icons import icon
from aegean.draw.markers import Box, barred, dim
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import badge, disc, dots, seal, tag, tag_width
from aegean.draw.svg import NOTHING, Svg, el, group, join, rect
from aegean.draw.text import fit, fit_rows, write
from aegean.games.olympos import parts
from aegean.games.olympos.actions import BUILD, SPACE, TAKE
from aegean.games.olympos.goods import unpacked
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
    draw_cube,
    draw_star,
    draw_yield,
)

_COSTS: Final = [row.row("cost") for row in parts.DATA.rows("dev_space")]
WIDE: Final = 940.0
EDGE: Final = 16.0
GAP: Final = 10.0
COLUMN: Final = (WIDE - 2 * EDGE - 4 * GAP) / 5
COST: Final = 26.0  # height of the line above a tile
TILE: Final = 64.0
BONUSES: Final = 32.0  # height of the line below it
ROW: Final = COST + TILE + BONUSES + 8
WONDER: Final = 92.0
TOP: Final = 26.0
SYMBOL: Final = 19.0  # width of one in a cost


def development_shown(scene: Scene) -> tuple[object, ...]:
    """All that the development board shows."""
    board = scene.board
    wonders = [wonder_shown(scene, column) for column in range(len(parts.WONDERS))]
    asked = scene.asked("menu", "discovery")
    offers = [space_shown(scene, space) for space in range(len(parts.SPACES))] if asked else []
    return *board.tiles, *board.piles, *board.slots, board.seats < 5, scene.viewer, *wonders, *offers


def draw_development(scene: Scene) -> tuple[Svg, float]:
    """The whole board and its height."""
    y = TOP
    drawn: list[Svg] = []
    for space in range(len(parts.SPACES)):
        x = EDGE + int(parts.column_of(space)) * (COLUMN + GAP)
        shown = about(f"space.{parts.SPACES[space]}", _space(scene, space))
        drawn.append(group(shown, x=x, y=y + int(parts.row_of(space)) * ROW))
    y += 5 * ROW - BONUSES + 4
    drawn.append(_wonder_line(scene, y))
    y += 26
    for column in range(len(parts.WONDERS)):
        drawn.append(group(wonder_thing(scene, column, _wonder(scene, column)), x=EDGE + column * (COLUMN + GAP), y=y))
    full = y + WONDER + EDGE
    ornament = meander(EDGE, 8, WIDE - 2 * EDGE)
    return el("g", plaster(0, 0, WIDE, full), ornament, *drawn, id="development"), full + 4


# ---------------------------------------------------------------- discoveries


def space_shown(scene: Scene, space: int) -> tuple[object, ...]:
    """All that a space for a discovery shows."""
    board, discovery = scene.board, int(scene.board.tiles[space])
    shown = (
        discovery,
        board.piles[space],
        *board.slots[parts.slot_at(space, 0) : parts.slot_at(space + 1, 0)],
        board.seats < 5,
    )
    if discovery < 0 or not scene.asked("menu", "discovery"):
        return shown
    found = scene.takes.get(discovery)
    if found is None:
        return *shown, board.step, scene.why_at("discovery", TAKE.action(discovery))
    return *shown, board.step, found, *cubes_needed(scene, discovery)


@cached_by(space_shown)
def _space(scene: Scene, space: int) -> Svg:
    """Cost above, pile in the middle, bonus slots below."""
    discovery = int(scene.board.tiles[space])
    drawn = [group(draw_cost(space), x=COLUMN / 2, y=COST / 2)]
    if discovery >= 0:
        drawn.append(group(_pile(scene, space, discovery), y=COST))
    else:
        drawn.append(slot(0, COST, COLUMN, TILE))
    slots = open_slots(space)
    left = COLUMN / 2 - (len(slots) - 1) * 17
    drawn += [
        draw_slot(scene, space, number, left + 34 * at, COST + TILE + BONUSES / 2, 13.5)
        for at, number in enumerate(slots)
    ]
    return el("g", *drawn, id=f"space-{parts.SPACES[space]}")


def draw_cost(space: int) -> Svg:
    """The symbols of a cost round (0, 0): resources as medallions, grey groups as dots, joined where they are equal."""
    fixed = [kind for kind, count in enumerate(_COSTS[space].counts("fixed", parts.RESOURCES)) for _ in range(count)]
    groups = _COSTS[space].numbers("groups")
    at = -cost_width(space) / 2
    drawn: list[Svg] = []
    for kind in fixed:
        drawn.append(draw_yield(at + SYMBOL / 2, 0, kind, 9))
        at += SYMBOL
    for count in groups:
        drawn.append(dots(at + SYMBOL * count / 2 + 2, 0, count, equal=count > 1))
        at += SYMBOL * count + 4
    return el("g", *drawn)


def cost_width(space: int) -> float:
    """How wide the symbols of a cost stand."""
    groups = _COSTS[space].numbers("groups")
    return SYMBOL * sum(_COSTS[space].counts("fixed", parts.RESOURCES)) + sum(SYMBOL * count + 4 for count in groups)


def _pile(scene: Scene, space: int, discovery: int) -> Svg:
    """A discovery with its copies left."""
    count = int(scene.board.piles[space])
    if count == 0:
        empty = slot(0, 0, COLUMN, TILE, scene.thing(parts.DISCOVERIES[discovery]))
        return discovery_as(scene, discovery, empty, NOTHING, None)
    body = el("g", draw_copies(discovery, count, COLUMN - 4, TILE - 3), _tile(scene, discovery))
    over = badge(COLUMN - 8, 4, count) if count > 1 else NOTHING
    if discovery in scene.takes:
        over += group(draw_price(scene, discovery), x=-2, y=6)
    return discovery_as(scene, discovery, body, over, Box(0, 0, COLUMN - 4, TILE - 3, 9))


def draw_price(scene: Scene, discovery: int, step: float = 17) -> Svg:
    """What the viewer pays for a discovery: action points and, where there is one way to pay, cubes."""
    price = scene.takes[discovery].price
    wide = tag_width(price, HOURGLASS)
    kinds = [kind for kind, count in enumerate(cubes_needed(scene, discovery)) for _ in range(count)]
    cubes = [draw_cube(wide + 11 + step * at, 0, kind, 17) for at, kind in enumerate(kinds)]
    return tag(wide / 2, 0, price, HOURGLASS) + join(cubes)


def draw_copies(discovery: int, count: int, wide: float, high: float) -> Svg:
    """The edges of the tiles below the uppermost."""
    fill = ROW_FILLS[parts.row_of(discovery)]
    return join(
        rect(wide, high, 9, x=2.5 * n, y=2.5 * n, fill=fill, stroke=KEYLINE, stroke_width=1.1)
        for n in range(min(count, 3) - 1, 0, -1)
    )


def discovery_as(scene: Scene, discovery: int, body: Svg, over: Svg, shape: Box | None) -> Svg:
    """A pile, touchable where it offers a tile, with the reason where it does not; without a shape it is empty."""
    name = parts.DISCOVERIES[discovery]
    words, id = f"{scene.thing(name)}: {scene.effect(name)}", f"tile-{name}"
    found = scene.takes.get(discovery)
    if shape is None or not scene.asked("menu", "discovery") and found is None:
        return el("g", el("title", words), body, over, id=id)
    if found is not None:
        return offer(body, found, shape, over=over, id=id)
    reason = scene.why_at("discovery", TAKE.action(discovery))
    if scene.asked("discovery"):
        return barred(el("title", reason) + dim(body) + over, reason, SPACE.text(TAKE.action(discovery)), shape, id=id)
    return el("g", el("title", f"{words} ({reason})"), body, over, id=id)


def draw_face(discovery: int, wide: float, high: float) -> Svg:
    """The bare tile of a discovery in the colour of its row."""
    fill = ROW_FILLS[parts.row_of(discovery)]
    return rect(wide, high, 9, fill=fill, stroke=KEYLINE, stroke_width=1.3) + rect(wide, high, 9, fill="url(#g-sheen)")


def _tile(scene: Scene, discovery: int) -> Svg:
    """The face of a discovery: icon, name, what it does."""
    wide, high = COLUMN - 4, TILE - 3
    name, ink = parts.DISCOVERIES[discovery], ROW_INKS[parts.row_of(discovery)]
    shown, size = fit(scene.thing(name), wide - 58, 16, 12.5, "bold")
    signs = lasting_signs(discovery)
    effect = scene.view(f"tile_{name}") if scene.says(f"tile_{name}") else "" if signs else scene.effect(name)
    lines, small = fit_rows(effect, wide - 58 - 23 * len(signs), 13, 12.5, "bold")
    text = write(52, 17 if len(lines) > 1 else 21, shown, size, "bold", ink, mid=True)
    for at, line in enumerate(lines):
        text += write(52, (34 if len(lines) > 1 else 41) + at * 14, line, small, "bold", ink, mid=True)
    symbols = join(draw_sign(sign, wide - 15 - 23 * at, high - 15, 11) for at, sign in enumerate(signs))
    image = icon(DISCOVERY_ICONS[name], 26, high / 2 + 3, 40, ink)
    return draw_face(discovery, wide, high) + image + text + symbols


def lasting_signs(discovery: int) -> list[str]:
    """Swords, lightning and stars that count as long as the tile is owned."""
    return (
        ["gladius"] * int(parts.SWORDS[discovery])
        + [BOLT] * int(parts.SYMBOLS[discovery])
        + ["round-star"] * int(parts.SKILL_STARS[discovery])
    )


def draw_sign(sign: str, x: float, y: float, radius: float) -> Svg:
    """One of these on a tile."""
    ground = el("circle", cx=x, cy=y, r=radius, fill="#FBF6EA", stroke="#1F1510", stroke_width=1.1)
    return ground + icon(sign, x, y, radius * 1.36, "#2A211B")


def open_slots(space: int) -> list[int]:
    """The bonus slots that are printed below a space."""
    return [number for number in range(len(parts.SLOTS)) if parts.BONUS_KIND[parts.slot_at(space, number)] >= 0]


def is_closed(scene: Scene, number: int) -> bool:
    """Whether a bonus slot is grey and too few play for it."""
    return number == parts.GREY_SLOT and scene.board.seats < 5


def draw_slot(scene: Scene, space: int, number: int, x: float, y: float, radius: float) -> Svg:
    """A bonus slot with the marker of its taker; a closed one is dimmed."""
    place = int(parts.slot_at(space, number))
    taker = int(scene.board.slots[place]) - 1
    closed = is_closed(scene, number)
    shown = draw_bonus(x, y, place, radius, dashed=closed)
    mark = disc(x, y - 1, SEATS[taker], radius / 14) if taker >= 0 else NOTHING
    label = el("title", bonus_words(scene, place))
    id = f"slot-{parts.SPACES[space]}-{parts.SLOTS[number]}"
    return el("g", label, el("g", shown, opacity=0.38) if closed else shown, mark, id=id)


def draw_bonus(x: float, y: float, place: int, radius: float = 13.5, *, dashed: bool = False) -> Svg:
    """One bonus slot."""
    rim = el("circle", cx=x, cy=y, r=radius, fill="#F6EEDD", stroke="#6B5A44", stroke_width=1.3,
             stroke_dasharray="3 3" if dashed else None)  # fmt: skip
    kind, count = BONUS_ICONS[parts.BONUS_KIND[place]], int(parts.BONUS_AMOUNT[place])
    if kind == "laurels":
        number = write(x, y, count, radius * 0.86, "bold", "#3A2617", anchor="middle", mid=True)
        return rim + icon(kind, x, y, radius * 1.5, "#8A5A00") + number
    if kind == "cube":
        shown = [draw_yield(x + at, y, int(parts.BONUS_CUBES[place]), radius * (0.66 if count == 1 else 0.46))
                 for at in _abreast(count, radius)]  # fmt: skip
    else:
        size = radius * (1.25 if count == 1 else 1.1)
        shown = [icon(kind, x + at, y, size, "#3A2E22") for at in _abreast(count, radius)]
    return rim + el("g", *shown)


def _abreast(count: int, radius: float) -> list[float]:
    """Where so many signs stand side by side in a slot."""
    return [radius * 0.6 * (at - (count - 1) / 2) for at in range(count)]


def bonus_words(scene: Scene, place: int) -> str:
    """A bonus in words."""
    kind = ("settler", "hourglass", "cube", "prestige")[parts.BONUS_KIND[place]]
    resource = scene.thing(parts.RESOURCES[parts.BONUS_CUBES[place]])
    return scene.view(f"bonus_{kind}", n=int(parts.BONUS_AMOUNT[place]), resource=resource)


def cubes_needed(scene: Scene, discovery: int) -> list[int]:
    """The cubes that a space with one way to pay takes from the viewer, by kind."""
    player = scene.board.players[scene.viewer]
    fillings = parts.FILLINGS[scene.board.space_of[discovery]]
    if len(fillings) > 1:
        return []
    held = unpacked(player.tokens)
    return [max(0, need - have) for need, have in zip(unpacked(fillings[0]), held, strict=True)]


# ---------------------------------------------------------------- wonders


def _wonder_line(scene: Scene, y: float) -> Svg:
    """The word between discoveries and wonders."""
    line = el("path", d=f"M{EDGE} {y + 11}H{WIDE - EDGE}", stroke="#B4512D", stroke_width=1.4)
    plate = rect(170, 22, 11, x=WIDE / 2 - 85, y=y, fill="#EFE4CD")
    return decor(line, plate, inscription(WIDE / 2, y + 16.5, scene.view("wonders"), 15, "#8A3A1B", 0.35))


def wonder_thing(scene: Scene, column: int, drawn: Svg) -> Svg:
    """The drawing of a column's wonder as a thing that explains itself; its place is bare until it is laid out."""
    wonder = int(scene.board.wonders[column])
    return about(f"wonder.{parts.WONDERS[wonder]}", drawn) if wonder >= 0 else decor(drawn)


def wonder_shown(scene: Scene, column: int) -> tuple[object, ...]:
    """All that the place of a wonder shows."""
    wonder = int(scene.board.wonders[column])
    if wonder < 0 or scene.board.has_built(wonder):
        return wonder, True
    told: object = scene.builds.get(wonder)
    if told is None and scene.asked("build"):
        told = scene.why_at("build", BUILD.action(wonder))
    stars = [lasting_stars(scene.board, player, wonder) for player in scene.board.players]
    return wonder, scene.viewer, *stars, *scene.viewpoint.names, told


@cached_by(wonder_shown)
def _wonder(scene: Scene, column: int) -> Svg:
    """A wonder with its stars and points, or its empty place."""
    wonder = int(scene.board.wonders[column])
    wide, high = COLUMN - 4, WONDER
    if wonder < 0 or scene.board.has_built(wonder):
        return slot(0, 0, wide, high, scene.thing(parts.WONDERS[wonder]) if wonder >= 0 else "")
    name = parts.WONDERS[wonder]
    field = high - 24
    shown, size = fit(scene.thing(name), wide - 40, 14.5, 9.5, "bold")
    face = (
        rect(wide, high, 10, fill="url(#g-marble)", stroke="#4A3A28", stroke_width=1.4)
        + rect(wide - 10, field - 5, 4, x=5, y=5, fill="url(#g-dusk)")
        + icon(WONDER_ICONS[name], wide * 0.4, field / 2 + 2, field * 0.72, "#FBEFD6")
        + write(wide / 2 - 8, high - 12, shown, size, "bold", "#2A1D12", anchor="middle", mid=True)
        + draw_star(16, 17, 12.5, str(int(parts.WONDER_STARS[wonder])))
        + seal(wide - 16, high - 17, int(parts.WONDER_POINTS[wonder]), 13)
        + _star_counts(scene, wonder, wide)
    )
    return wonder_as(scene, wonder, face, Box(0, 0, wide, high, 10))


def wonder_as(scene: Scene, wonder: int, face: Svg, shape: Box) -> Svg:
    """A wonder, touchable where it can be built, with the reason where it cannot; else it tells everybody's stars."""
    id, found = f"wonder-{parts.WONDERS[wonder]}", scene.builds.get(wonder)
    if found is not None:
        over = group(tag(0, 0, found.price, HOURGLASS), x=shape.width / 2, y=2)
        return offer(face, found, shape, over=over, id=id)
    if scene.asked("build"):
        reason = scene.why_at("build", BUILD.action(wonder))
        return barred(el("title", reason) + dim(face), reason, SPACE.text(BUILD.action(wonder)), shape, id=id)
    label = f"{scene.thing(parts.WONDERS[wonder])}: {star_words(scene, wonder)}"
    return el("g", el("title", label), face, id=id)


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
    return scene.view("stars_of", n=int(parts.WONDER_STARS[wonder]), counts=", ".join(counts))
