"""An island: sea, fields, landscapes, capital, buildings, temples, creatures, and what can be chosen on it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached, cached_by
from aegean.draw.grounds import sea
from aegean.draw.icons import icon
from aegean.draw.palette import COAST, KEYLINE
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, num, rect
from aegean.draw.text import write
from aegean.games.orichalkum.board import Player, unpack_capital, unpack_landscape, unpack_temple
from aegean.games.orichalkum.grid import FIELDS, SIZE, around
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.parts import (
    BUILDINGS,
    ISLAND,
    PORT,
    PORT_HOPLITES,
    PORT_ORICHALCUM,
    PORT_SEA,
    PORTS,
    SIZES,
    TILE_PARTS,
    TILE_SIZE,
)
from aegean.games.orichalkum.rules.build import diamond
from aegean.games.orichalkum.rules.landscape import part_field
from aegean.games.orichalkum.view_aims import AIMS, draw_aims
from aegean.games.orichalkum.view_art import (
    EMBER,
    SEATS,
    R,
    building,
    capital,
    creature,
    hoplite,
    ore,
    temple,
    tile,
)
from aegean.games.orichalkum.view_map import centre, fields_of, frame_of
from aegean.games.orichalkum.view_scene import Scene, player_shown


def coast(land: int) -> Svg:
    """The sand of some fields, to be pointed at."""
    d = "".join(f"M{num(x - 70)} {num(y)}a70 70 0 1 0 140 0a70 70 0 1 0-140 0" for x, y in map(centre, fields_of(land)))
    return el("path", d=d, id=f"or-coast-{land:x}")


def ground(land: int) -> Svg:
    """Shallow water, shore and sand of some fields, to be pointed at."""
    ref = f"#or-coast-{land:x}"
    drawn = [
        el("use", href=ref, fill=COAST, stroke=COAST, stroke_width=wide, opacity=opacity)
        for wide, opacity in ((64, 0.1), (44, 0.13), (26, 0.2))
    ]
    drawn.append(el("use", href=ref, y=7, fill="#0D2C3D", stroke="#0D2C3D", stroke_width=8, opacity=0.45))
    drawn.append(el("use", href=ref, fill=KEYLINE, stroke=KEYLINE, stroke_width=7))
    drawn.append(el("use", href=ref, fill="#B4935A", stroke="#B4935A", stroke_width=3))
    drawn.append(el("use", href=ref, fill="#D8BF8A"))
    free = [Svg(f'<use href="#or-free" x="{num(x)}" y="{num(y)}"/>') for x, y in map(centre, fields_of(land))]
    return el("g", *drawn, *free, id=f"or-sand-{land:x}")


# By their fields, for the islands of two editions may stand on one page.
ISLANDS: Final = {
    f"or-{name}-{land:x}": draw(land)
    for land in map(int, ISLAND)
    for name, draw in (("coast", coast), ("sand", ground))
}


def sand(island: int) -> Svg:
    """The ground of an island, which stays as it is for a whole game."""
    return el("use", href=f"#or-sand-{int(ISLAND[island]):x}", aria_hidden=True)


def window_of(scene: Scene, player: Player) -> tuple[float, float, float, float]:
    """The part of the island that a phone shows: all of it, or the land and its surroundings while laying."""
    whole = frame_of(int(player.island))
    if not scene.narrow or not scene.asked("lay", "turn"):
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


def _island_shown(scene: Scene, seat: int, x: float, y: float, wide: float, high: float) -> tuple[object, ...] | None:
    board, live = scene.board, seat == scene.shown
    if live and scene.asked(*AIMS, "object"):
        return None
    return *player_shown(board.players[seat]), live, seat == board.turn and board.tile < 0, scene.name(seat)


@cached_by(_island_shown)
def draw_island(scene: Scene, seat: int, x: float, y: float, wide: float, high: float) -> Svg:
    """The island of a seat in its piece of sea; the middle one can be touched."""
    player = scene.board.players[seat]
    if player.island < 0:
        return sea(x, y, wide, high)
    live = seat == scene.shown
    left, top, width, height = window_of(scene, player) if live else frame_of(int(player.island))
    scale = min(wide / width, high / height)
    clip = el("clipPath", rect(wide, high, 9, x=x, y=y), id=f"clip-island-{seat}")
    body = el(
        "g",
        sand(int(player.island)),
        _terrain(scene, seat),
        _field_things(int(player.land() | player.free()), seat) if live else NOTHING,
        _marks(scene, player) if live else NOTHING,
        _creatures(player, seat),
        draw_aims(scene, player) if live else _last_laid(scene, player, seat),
        _field_names(scene, int(player.island), scale) if live else NOTHING,
        transform=f"translate({x + (wide - width * scale) / 2 - left * scale:.1f} "
        f"{y + (high - height * scale) / 2 - top * scale:.1f}) scale({scale:.4f})",
    )
    shown = el("g", body, clip_path=f"url(#clip-island-{seat})")
    name = scene.view("island_of", name=scene.name(seat))
    return about(f"island.{seat}", named_group(name, clip, sea(x, y, wide, high), shown, id=f"island-{seat}"))


@cached
def _field_things(land: int, seat: int) -> Svg:
    """The fields of an island as things to point at."""
    spots = [(FIELDS[field], centre(field)) for field in fields_of(land)]
    fields = [
        about(f"field.{name}.{seat}", el("circle", cx=x, cy=y, r=R, fill="none", pointer_events="all"))
        for name, (x, y) in spots
    ]
    return el("g", *fields)


@cached_by(lambda *_: ())
def _field_names(scene: Scene, island: int, scale: float) -> Svg:
    """What the fields are called in the log and in moves, at the lower rim of each."""
    size = (12.0 if scene.narrow else 11.0) / scale
    names: list[Svg] = []
    for field in fields_of(int(ISLAND[island])):
        x, y = centre(field)
        said = scene.thing(FIELDS[field])
        names.append(
            write(x, y + 38, said, size, "bold", "#3A2A18", anchor="middle", mid=True, halo="#F4E6C4", halo_width=6)
        )
    return el("g", *names, aria_hidden=True, pointer_events="none")


def _terrain_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    player = scene.board.players[seat]
    return (
        player.island, player.covered, *player.laid[: player.laid_count], player.laid_count, player.capital,
        *player.temples[: player.temple_count], player.temple_count, *player.buildings,
    )  # fmt: skip


@cached_by(_terrain_shown)
def _terrain(scene: Scene, seat: int) -> Svg:
    """Ports, and what stands on the land."""
    player = scene.board.players[seat]
    return ports(int(player.island), int(player.covered)) + _land(player, seat)


def ports(island: int, covered: int = 0) -> Svg:
    """Ports that are still open with their goods, and the arrows from the sea."""
    drawn: list[Svg] = []
    for number in range(PORTS):
        place = island * PORTS + number
        field = int(PORT[place])
        x, y = centre(field)
        paid = (covered >> field) & 1
        angle = int(PORT_SEA[place]) * pi / 3
        dx, dy = cos(angle), -sin(angle)
        turn = (180 - int(PORT_SEA[place]) * 60) % 360
        drawn.append(
            el("path", d="M-22-7H2v-9L22 0 2 16V7H-22z", fill="#CDBD9F" if paid else "#C9602F", stroke=KEYLINE,
               stroke_width=2.4, stroke_linejoin="round", opacity=0.55 if paid else None,
               transform=f"translate({x + dx * 92:.1f} {y + dy * 92:.1f}) rotate({turn})")
        )  # fmt: skip
        if not paid:
            goods = [hoplite] * int(PORT_HOPLITES[island * SIZE + field])
            goods += [ore] * int(PORT_ORICHALCUM[island * SIZE + field])
            drawn.append(icon("anchor", x, y - 17, 24, "#1C5570"))
            drawn += [piece(x - 14.5 + 29 * at, y + 14, 1.12) for at, piece in enumerate(goods)]
    return el("g", *drawn)


@cached
def _landscape(code: int) -> Svg:
    """A landscape where it was laid."""
    kind, anchor, rotation = unpack_landscape(code)
    points = [centre(int(part_field(anchor, rotation, part))) for part in range(TILE_SIZE[kind])]
    return tile(points, [int(TILE_PARTS[kind * SIZES + part]) for part in range(TILE_SIZE[kind])])


def _land(player: Player, seat: int) -> Svg:
    """Landscapes, the capital, temples and buildings."""
    drawn: list[Svg] = []
    for number in range(player.laid_count):
        drawn.append(el("g", _landscape(int(player.laid[number])), id=f"laid-{seat}-{number}"))
    if player.capital >= 0:
        port, way = unpack_capital(player.capital)
        points = [centre(int(port)), centre(int(neighbour(port, way)))]
        drawn.append(about(f"capital.{seat}", capital(points, SEATS[seat], id=f"capital-{seat}")))
    for number in range(player.temple_count):
        points = [centre(field) for field in fields_of(int(diamond(*unpack_temple(player.temples[number]))))]
        drawn.append(about(f"temple.{seat}", temple(points, id=f"temple-{seat}-{number}")))
    for field in range(SIZE):
        if player.buildings[field]:
            kind = int(player.buildings[field]) - 1
            shown = building(*centre(field), kind, id=f"building-{seat}-{field}")
            drawn.append(about(f"building.{BUILDINGS[kind]}.{seat}", shown))
    return el("g", *drawn)


def _marks(scene: Scene, player: Player) -> Svg:
    """Guarded fields: hatched and locked, strongly while something is built."""
    building_now = scene.asked("object", "build_on", "settle", "temple", "temple_face")
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
        kind, id = int(player.creatures[field]) - 1, f"creature-{seat}-{field}"
        beast = creature(x + (9 if sent else 0), y - 10, kind, 1.2, id=id)
        beside = [hoplite(x - 40 + 2 * at, y - 20 + 27 * at, 1.15) for at in range(sent)]
        drawn.append(about(f"creature.{FIELDS[field]}.{seat}", beast, *beside))
    return el("g", *drawn)


def _last_laid(scene: Scene, player: Player, seat: int) -> Svg:
    """The dotted ring round the landscape that somebody else has laid last."""
    if player.laid_count == 0 or seat != scene.board.turn or scene.board.tile >= 0:
        return NOTHING
    kind, anchor, rotation = unpack_landscape(player.laid[player.laid_count - 1])
    rings = []
    for field in (int(part_field(anchor, rotation, part)) for part in range(TILE_SIZE[kind])):
        if not (player.land() >> field) & 1:
            continue
        x, y = centre(field)
        rings.append(el("circle", cx=x, cy=y, r=50, fill="none", stroke=KEYLINE, stroke_width=12))
        rings.append(el("circle", cx=x, cy=y, r=50, fill="none", stroke="#FFF", stroke_width=7,
                        stroke_dasharray="1 13", stroke_linecap="round"))  # fmt: skip
    return el("g", *rings, class_="moved", pointer_events="none")
