"""An island: sea, fields, landscapes, capital, buildings, temples, creatures, and what can be chosen on it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from aegean.draw.grounds import sea
from aegean.draw.icons import icon
from aegean.draw.palette import COAST, GOLD, GOLD_INK, KEYLINE
from aegean.draw.states import Round, check_seal
from aegean.draw.svg import NOTHING, Svg, el, group, num
from aegean.games.orichalkum import actions, steps
from aegean.games.orichalkum.board import Player, unpacked
from aegean.games.orichalkum.grid import COLS, SIZE, WAYS, around
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.parts import (
    ANCHOR_RANK,
    ANCHORS,
    DIAMONDS,
    FACES,
    ISLAND,
    PORT,
    PORT_HOPLITES,
    PORT_ORICHALCUM,
    PORT_SEA,
    PORTS,
    RANK,
    SIZES,
    TILE_PARTS,
    TILE_SIZE,
)
from aegean.games.orichalkum.rules.landscape import part_field
from aegean.games.orichalkum.view_art import (
    EMBER,
    SEATS,
    TERRAIN_FILL,
    TERRAIN_INK,
    TITAN_ICONS,
    Point,
    R,
    building,
    capital,
    creature,
    hoplite,
    joined,
    ore,
    temple,
    tile,
)
from aegean.games.orichalkum.view_preview import earnings
from aegean.games.orichalkum.view_scene import Scene, move_id, named_group

STEP_X: Final = 118.0
STEP_Y: Final = 102.0
MARGIN_X: Final = 112.0
MARGIN_Y: Final = 104.0


def centre(field: int) -> Point:
    """Where a field lies, in units of the island."""
    row, col = divmod(field, COLS)
    return STEP_X * (col + (row % 2) / 2), STEP_Y * row


def fields_of(mask: int) -> list[int]:
    """The fields of a set."""
    return [field for field in range(SIZE) if (mask >> field) & 1]


@cache
def frame_of(island: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of an island with its shallow water."""
    spots = [centre(field) for field in fields_of(int(ISLAND[island]))]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return left - MARGIN_X, top - MARGIN_Y, right - left + 2 * MARGIN_X, bottom - top + 2 * MARGIN_Y


@cache
def open_water(island: int) -> tuple[int, int]:
    """The corner of an island's sea that is widest: left or right, upper or lower, as signs."""
    left, top, width, height = frame_of(island)
    spots = [centre(field) for field in fields_of(int(ISLAND[island]))]

    def room(corner: tuple[int, int]) -> float:
        x, y = left + width * (corner[0] + 1) / 2, top + height * (corner[1] + 1) / 2
        return min(abs(px - x) + abs(py - y) for px, py in spots)

    return max(((-1, -1), (1, -1), (1, 1), (-1, 1)), key=room)


def coast(island: int) -> Svg:
    """The sand of an island, to be pointed at."""
    d = "".join(
        f"M{num(x - 70)} {num(y)}a70 70 0 1 0 140 0a70 70 0 1 0-140 0"
        for x, y in map(centre, fields_of(int(ISLAND[island])))
    )
    return el("path", d=d, id=f"or-coast-{island}")


COASTS: Final = {f"or-coast-{island}": coast(island) for island in range(len(ISLAND))}


@cache
def sand(island: int) -> Svg:
    """Shallow water, shore and sand of an island."""
    ref = f"#or-coast-{island}"
    drawn = [
        el("use", href=ref, fill=COAST, stroke=COAST, stroke_width=wide, opacity=opacity)
        for wide, opacity in ((64, 0.1), (44, 0.13), (26, 0.2))
    ]
    drawn.append(el("use", href=ref, y=7, fill="#0D2C3D", stroke="#0D2C3D", stroke_width=8, opacity=0.45))
    drawn.append(el("use", href=ref, fill=KEYLINE, stroke=KEYLINE, stroke_width=7))
    drawn.append(el("use", href=ref, fill="#B4935A", stroke="#B4935A", stroke_width=3))
    drawn.append(el("use", href=ref, fill="#D8BF8A"))
    free = [Svg(f'<use href="#or-free" x="{num(x)}" y="{num(y)}"/>') for x, y in map(centre, fields_of(ISLAND[island]))]
    return el("g", *drawn, *free, aria_hidden=True)


def window_of(scene: Scene, player: Player) -> tuple[float, float, float, float]:
    """The part of the island that a phone shows: all of it, or the land and its surroundings while laying."""
    whole = frame_of(int(player.island))
    if not scene.narrow or not scene.asked(steps.LAY, steps.TURN):
        return whole
    near = player.covered | around(player.covered)
    spots = [centre(field) for field in fields_of(int((near | around(near)) & ISLAND[player.island]))]
    left, right = min(x for x, _ in spots) - 80, max(x for x, _ in spots) + 80
    top, bottom = min(y for _, y in spots) - 80, max(y for _, y in spots) + 80
    if right - left > 0.86 * whole[2]:
        return whole
    return left, top, right - left, bottom - top


def island_height(scene: Scene, seat: int, wide: float) -> float:
    """How high an island stands at a width."""
    player = scene.board.players[seat]
    if player.island < 0:
        return wide * 0.7
    _, _, width, height = window_of(scene, player)
    return min(wide * height / width, wide)


def draw_island(scene: Scene, seat: int, x: float, y: float, wide: float, high: float) -> Svg:
    """The island of a seat in its piece of sea; the middle one can be touched."""
    player = scene.board.players[seat]
    if player.island < 0:
        return sea(x, y, wide, high)
    live = seat == scene.shown
    left, top, width, height = window_of(scene, player) if live else frame_of(int(player.island))
    scale = min(wide / width, high / height)
    clip = el("clipPath", el("rect", x=x, y=y, width=wide, height=high, rx=9), id=f"clip-island-{seat}")
    body = el(
        "g",
        sand(int(player.island)),
        _ports(player),
        _land(player, seat),
        _marks(scene, player) if live else NOTHING,
        _creatures(player, seat),
        _choices(scene, player) if live else _last_laid(scene, player, seat),
        transform=f"translate({x + (wide - width * scale) / 2 - left * scale:.1f} "
        f"{y + (high - height * scale) / 2 - top * scale:.1f}) scale({scale:.4f})",
    )
    shown = el("g", body, clip_path=f"url(#clip-island-{seat})")
    name = scene.view("island_of", name=scene.name(seat))
    return named_group(name, clip, sea(x, y, wide, high), shown, id=f"island-{seat}")


def _ports(player: Player) -> Svg:
    """Ports that are still open with their goods, and the arrows from the sea."""
    drawn: list[Svg] = []
    for number in range(PORTS):
        place = int(player.island) * PORTS + number
        field = int(PORT[place])
        x, y = centre(field)
        paid = (player.covered >> field) & 1
        angle = int(PORT_SEA[place]) * pi / 3
        dx, dy = cos(angle), -sin(angle)
        turn = (180 - int(PORT_SEA[place]) * 60) % 360
        drawn.append(
            el("path", d="M-22-7H2v-9L22 0 2 16V7H-22z", fill="#CDBD9F" if paid else "#C9602F", stroke=KEYLINE,
               stroke_width=2.4, stroke_linejoin="round", opacity=0.55 if paid else None,
               transform=f"translate({x + dx * 92:.1f} {y + dy * 92:.1f}) rotate({turn})")
        )  # fmt: skip
        if not paid:
            goods = [hoplite] * int(PORT_HOPLITES[player.island * SIZE + field])
            goods += [ore] * int(PORT_ORICHALCUM[player.island * SIZE + field])
            drawn.append(icon("anchor", x, y - 17, 24, "#1C5570"))
            drawn += [piece(x - 14.5 + 29 * at, y + 14, 1.12) for at, piece in enumerate(goods)]
    return el("g", *drawn)


def _land(player: Player, seat: int) -> Svg:
    """Landscapes, the capital, temples and buildings."""
    drawn: list[Svg] = []
    for number in range(player.laid_count):
        kind, anchor, rotation = unpacked(player.laid[number])
        points = [centre(int(part_field(anchor, rotation, part))) for part in range(TILE_SIZE[kind])]
        kinds = [int(TILE_PARTS[kind * SIZES + part]) for part in range(TILE_SIZE[kind])]
        drawn.append(el("g", tile(points, kinds), id=f"laid-{seat}-{number}"))
    if player.capital >= 0:
        field, way = divmod(int(player.capital), WAYS)
        points = [centre(field), centre(int(neighbour(field, way)))]
        drawn.append(capital(points, SEATS[seat], id=f"capital-{seat}"))
    for number in range(player.temple_count):
        field, face = divmod(int(player.temples[number]), FACES)
        points = [centre(place) for place in fields_of(int(DIAMONDS[field * FACES + face]))]
        drawn.append(temple(points, id=f"temple-{seat}-{number}"))
    for field in range(SIZE):
        if player.buildings[field]:
            drawn.append(building(*centre(field), int(player.buildings[field]) - 1, id=f"building-{seat}-{field}"))
    return el("g", *drawn)


def _marks(scene: Scene, player: Player) -> Svg:
    """Guarded fields: hatched and locked, strongly while something is built."""
    building_now = scene.asked(steps.OBJECT, steps.BUILD_ON, steps.SETTLE, steps.TEMPLE, steps.TEMPLE_FACE)
    guarded = int(player.land() & player.guarded() & ~player.lairs & ~player.buildable())
    drawn: list[Svg] = []
    for field in fields_of(guarded):
        x, y = centre(field)
        drawn.append(el("circle", cx=x, cy=y, r=R, fill="url(#p-hatch)", opacity=1 if building_now else 0.7))
        drawn.append(el("circle", cx=x, cy=y, r=R - 2, fill="none", stroke=EMBER, stroke_width=3,
                        stroke_dasharray="2 6", stroke_linecap="round"))  # fmt: skip
        drawn.append(el("circle", cx=x, cy=y, r=15, fill="#2A140E", stroke=EMBER, stroke_width=2))
        drawn.append(icon("padlock", x, y, 19, "#FFE9D0"))
    return el("g", *drawn, pointer_events="none")


def _creatures(player: Player, seat: int) -> Svg:
    """Creatures on their volcanoes with the hoplites beside them."""
    drawn: list[Svg] = []
    for field in fields_of(int(player.lairs)):
        x, y = centre(field)
        sent = int(player.sent[field])
        drawn.append(creature(x + (9 if sent else 0), y - 10, int(player.creatures[field]) - 1, 1.2,
                              id=f"creature-{seat}-{field}"))  # fmt: skip
        drawn += [hoplite(x - 40 + 2 * at, y - 20 + 27 * at, 1.15) for at in range(sent)]
    return el("g", *drawn)


def _last_laid(scene: Scene, player: Player, seat: int) -> Svg:
    """The dotted ring round the landscape that somebody else has laid last."""
    if player.laid_count == 0 or seat != scene.board.turn or scene.board.tile >= 0:
        return NOTHING
    kind, anchor, rotation = unpacked(player.laid[player.laid_count - 1])
    rings = []
    for part in range(TILE_SIZE[kind]):
        x, y = centre(int(part_field(anchor, rotation, part)))
        rings.append(el("circle", cx=x, cy=y, r=50, fill="none", stroke=KEYLINE, stroke_width=12))
        rings.append(el("circle", cx=x, cy=y, r=50, fill="none", stroke="#FFF", stroke_width=7,
                        stroke_dasharray="1 13", stroke_linecap="round"))  # fmt: skip
    return el("g", *rings, class_="moved", pointer_events="none")


# ------------------------------------------------------------ choosing


def _choices(scene: Scene, player: Player) -> Svg:
    """What can be chosen on the island now."""
    step = scene.board.step
    if not scene.legal:
        return NOTHING
    if step == steps.CHOOSE_PORT:
        return el("g", *(_ring(scene, actions.PORT.start + n, _port_field(player, n)) for n in range(PORTS)))
    if step == steps.CAPITAL:
        return _capital_choices(scene)
    if step == steps.LAY:
        return el("g", *(_lay_choice(scene, player, field) for field in fields_of(int(player.free()))))
    if step == steps.TURN:
        return _turn_choices(scene)
    if step == steps.TARGET:
        return el("g", *(_ring(scene, actions.FIGHT.start + RANK[f], f) for f in fields_of(int(player.lairs))))
    if step in (steps.KRONOS, steps.SEND):
        return _target_mark(int(scene.board.arg))
    if step in (steps.BUILD_ON, steps.SETTLE):
        block = actions.ON if step == steps.BUILD_ON else actions.SETTLE
        land = fields_of(int(player.covered & ~player.city))
        return el("g", *(_ring_or_bar(scene, block.start + int(RANK[field]), field) for field in land))
    if step == steps.TEMPLE:
        return el("g", *(_ring(scene, actions.RAISE.start + ANCHOR_RANK[f], f) for f in map(int, ANCHORS)))
    if step == steps.TEMPLE_FACE:
        return el("g", *(_diamond_choice(scene, face) for face in range(FACES)))
    return NOTHING


def _port_field(player: Player, number: int) -> int:
    return int(PORT[player.island * PORTS + number])


def _ring(scene: Scene, action: int, field: int, *, over: Svg = NOTHING, note: str = "") -> Svg:
    """A field to choose, or nothing where it cannot be chosen."""
    if action not in scene.legal:
        return NOTHING
    x, y = centre(field)
    aim = el("circle", cx=x, cy=y, r=57, fill="none", pointer_events="all")
    aim += el("circle", cx=x, cy=y, r=R, fill="#FFE27A", fill_opacity=0.3)
    edge = el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD_INK, stroke_width=8.5)
    edge += el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD, stroke_width=5, class_="gold")
    shape = Round(x, y, R - 3)
    return scene.offer(aim + edge, action, shape, over=over, note=note, id=move_id(action))


def _ring_or_bar(scene: Scene, action: int, field: int) -> Svg:
    """A field to choose, or the reason why not under a touch."""
    if action in scene.legal:
        return _ring(scene, action, field)
    x, y = centre(field)
    return scene.bar(el("circle", cx=x, cy=y, r=R, fill="none", pointer_events="all"), action, Round(x, y, R))


def _lay_choice(scene: Scene, player: Player, field: int) -> Svg:
    """A free field for part 0 of the landscape, with what it may earn."""
    action = actions.LAY.start + int(RANK[field])
    if action not in scene.legal:
        return _ring_or_bar(scene, action, field)
    found = earnings(scene.board, scene.shown, field).values()
    titans = sorted({titan for each in found for titan in each.titans})
    x, y = centre(field)
    badges: list[Svg] = []
    for at, titan in enumerate(titans):
        spot_x, spot_y = x + 30 - 38 * at, y - 34
        badges.append(el("circle", cx=spot_x, cy=spot_y, r=17, fill=TERRAIN_FILL[titan], stroke=KEYLINE,
                         stroke_width=2))  # fmt: skip
        badges.append(icon(TITAN_ICONS[titan], spot_x, spot_y, 25, TERRAIN_INK[titan]))
    if any(each.temple for each in found):
        badges.append(el("circle", cx=x, cy=y + 40, r=15, fill="#FFFDF7", stroke=KEYLINE, stroke_width=2))
        badges.append(icon("greek-temple", x, y + 40, 21, "#3A2617"))
    names = [scene.thing(scene.sight.game.ids["titan"][titan]) for titan in titans]
    return _ring(scene, action, field, over=el("g", *badges, pointer_events="none"), note=", ".join(names))


def _capital_choices(scene: Scene) -> Svg:
    """Where the second half of the capital can lie."""
    field = int(scene.board.arg)
    x, y = centre(field)
    chosen = el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD, stroke_width=7, class_="gold")
    ways = [(way, int(neighbour(field, way))) for way in range(WAYS)]
    return chosen + el("g", *(_ring(scene, actions.CAPITAL.start + way, there) for way, there in ways if there >= 0))


def _turn_choices(scene: Scene) -> Svg:
    """The landscape as it would lie, and a ring for every other way to turn it.

    A landscape of two parts is turned by touching the field of its second part, one of
    three by touching the middle of its triangle.
    """
    board, anchor = scene.board, int(scene.board.arg)
    found = earnings(board, scene.shown, anchor)
    best = max(found, key=lambda way: _worth(found[way].titans, found[way].orichalcum + found[way].hoplites))
    kinds = [int(TILE_PARTS[board.tile * SIZES + part]) for part in range(TILE_SIZE[board.tile])]
    drawn: list[Svg] = []
    for way, each in found.items():
        if way == best:
            continue
        points = [centre(field) for field in each.fields]
        spot = points[1] if len(points) == 2 else (sum(p[0] for p in points) / 3, sum(p[1] for p in points) / 3)
        knob = el("circle", cx=spot[0], cy=spot[1], r=27, fill="#FFF6D8", fill_opacity=0.92, stroke=GOLD_INK,
                  stroke_width=2)  # fmt: skip
        knob += group(_mini(points, kinds), x=spot[0], y=spot[1], scale=0.17)
        drawn.append(scene.offer(knob, actions.TURN.start + way, Round(spot[0], spot[1], 27),
                                 id=f"knob-{way}"))  # fmt: skip
    return el("g", *drawn) + _ghost(scene, [centre(field) for field in found[best].fields], kinds, best)


def _worth(titans: tuple[int, ...], goods: int) -> int:
    return 10 * len(titans) + goods


def _mini(points: list[Point], kinds: list[int]) -> Svg:
    """A landscape round its own middle."""
    x = (min(p[0] for p in points) + max(p[0] for p in points)) / 2
    y = (min(p[1] for p in points) + max(p[1] for p in points)) / 2
    return tile([(px - x, py - y) for px, py in points], kinds)


def _ghost(scene: Scene, points: list[Point], kinds: list[int], way: int) -> Svg:
    """The landscape as it would lie, lifted and ringed in gold."""
    x, y = max(points)
    shade = group(joined(points, 56, "#120B07"), x=5, y=13, opacity=0.5)
    ring = joined(points, 65, GOLD_INK) + el("g", joined(points, 62, GOLD, 78), class_="gold")
    ring += joined(points, 56, GOLD_INK, 70)
    body = group(shade, ring, tile(points, kinds), x=-2, y=-6)
    top_x, top_y = x + 34, y - 46
    seal = group(check_seal(0, 0), x=top_x, y=top_y, scale=1.6)
    return scene.offer(body, actions.TURN.start + way, Round(top_x, top_y, 17), over=seal, id="ghost")


def _target_mark(field: int) -> Svg:
    """The creature that is being fought."""
    x, y = centre(field)
    return el("circle", cx=x, cy=y, r=54, fill="none", stroke="#D2602F", stroke_width=6, class_="alarm",
              pointer_events="none")  # fmt: skip


def _diamond_choice(scene: Scene, face: int) -> Svg:
    """A diamond on which the temple may stand."""
    action = actions.FACE.start + face
    if action not in scene.legal:
        return NOTHING
    field = int(scene.board.arg)
    points = [centre(place) for place in fields_of(int(DIAMONDS[field * FACES + face]))]
    x, y = sum(p[0] for p in points) / 4, sum(p[1] for p in points) / 4
    far = [p for p in points if p != centre(field)]
    knob_x = (x + max(far, key=lambda p: abs(p[0] - centre(field)[0]) + abs(p[1] - centre(field)[1]))[0]) / 2
    knob_y = (y + max(far, key=lambda p: abs(p[0] - centre(field)[0]) + abs(p[1] - centre(field)[1]))[1]) / 2
    rings = [el("circle", cx=px, cy=py, r=R, fill="#FFE27A", fill_opacity=0.22) for px, py in points]
    knob = el("circle", cx=knob_x, cy=knob_y, r=32, fill="#FFFDF7", stroke=GOLD_INK, stroke_width=2)
    knob += icon("greek-temple", knob_x, knob_y, 42, "#3A2617")
    return el("g", *rings, pointer_events="none") + scene.offer(
        knob, action, Round(knob_x, knob_y, 32), id=f"diamond-{face}"
    )
