"""What can be chosen on an island: fields, creatures, ways to turn a landscape, diamonds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.draw.icons import icon
from aegean.draw.markers import Round, check_seal
from aegean.draw.palette import GOLD, GOLD_INK, KEYLINE
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import Player
from aegean.games.orichalkum.earnings import earnings
from aegean.games.orichalkum.grid import WAYS
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.parts import (
    ANCHOR_RANK,
    ANCHORS,
    FACES,
    PORTS,
    RANK,
    SIZES,
    TILE_PARTS,
    TILE_SIZE,
    VOLCANO,
)
from aegean.games.orichalkum.rules.build import TEMPLE_FACE, diamond
from aegean.games.orichalkum.rules.fight import ASK_KRONOS, SEND
from aegean.games.orichalkum.rules.landscape import CAPITAL, TURN, port_field
from aegean.games.orichalkum.view_art import (
    TERRAIN_FILL,
    TERRAIN_INK,
    TITAN_ICONS,
    Point,
    R,
    creature,
    joined,
    tile,
)
from aegean.games.orichalkum.view_map import centre, fields_of
from aegean.games.orichalkum.view_scene import Scene

SEAL_OFF: Final = 0.45  # how far outside a landscape its seal is, where no knob lies, as a share of the landscape


def draw_aims(scene: Scene, player: Player) -> Svg:
    """What can be chosen on the island now."""
    asked = scene.board.question().name
    return AIMS[asked](scene, player) if scene.legal and asked in AIMS else NOTHING


def _port_choices(scene: Scene, player: Player) -> Svg:
    """The ports for the capital."""
    fields = [int(port_field(player.island, port)) for port in range(PORTS)]
    return el("g", *(_ring(scene, actions.PORT.action(port), field) for port, field in enumerate(fields)))


def _lay_choices(scene: Scene, player: Player) -> Svg:
    """The fields for the landscape."""
    return el("g", *(_lay_choice(scene, field) for field in fields_of(int(player.free()))))


def _fight_choices(scene: Scene, player: Player) -> Svg:
    """The creatures."""
    return el("g", *(_ring(scene, actions.FIGHT.action(RANK[f]), f) for f in fields_of(int(player.lairs))))


def _build_choices(scene: Scene, player: Player) -> Svg:
    """The fields for a building."""
    block = actions.ON if scene.asked("build_on") else actions.SETTLE
    land = fields_of(int(player.covered & ~player.city))
    return el("g", *(_ring_or_bar(scene, block.action(RANK[field]), field) for field in land))


def _temple_choices(scene: Scene, player: Player) -> Svg:
    """The fields for a temple."""
    return el("g", *(_ring(scene, actions.RAISE.action(ANCHOR_RANK[f]), f) for f in map(int, ANCHORS)))


def _ring(scene: Scene, action: int, field: int, *, over: Svg = NOTHING) -> Svg:
    """A field to choose, or nothing where it cannot be chosen."""
    if action not in scene.legal:
        return NOTHING
    x, y = centre(field)
    aim = el("circle", cx=x, cy=y, r=57, fill="none", pointer_events="all")
    aim += el("circle", cx=x, cy=y, r=R, fill="#FFE27A", fill_opacity=0.3)
    edge = el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD_INK, stroke_width=8.5)
    edge += el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD, stroke_width=5, class_="gold")
    shape = Round(x, y, R - 3)
    return scene.offer(aim + edge, action, shape, over=over, id=scene.move_id(action))


def _ring_or_bar(scene: Scene, action: int, field: int) -> Svg:
    """A field to choose, or the reason why not under a touch."""
    if action in scene.legal:
        return _ring(scene, action, field)
    x, y = centre(field)
    return scene.bar(el("circle", cx=x, cy=y, r=R, fill="none", pointer_events="all"), action, Round(x, y, R))


def _lay_choice(scene: Scene, field: int) -> Svg:
    """A free field for part 0 of the landscape, with what it may earn."""
    action = actions.LAY.action(RANK[field])
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
    return _ring(scene, action, field, over=el("g", *badges, pointer_events="none"))


def _capital_choices(scene: Scene, player: Player) -> Svg:
    """Where the second half of the capital can lie."""
    port = int(CAPITAL.port(scene.board))
    x, y = centre(port)
    chosen = el("circle", cx=x, cy=y, r=R, fill="none", stroke=GOLD, stroke_width=7, class_="gold")
    ways = [(way, int(neighbour(port, way))) for way in range(WAYS)]
    return chosen + el("g", *(_ring(scene, actions.CAPITAL.action(way), there) for way, there in ways if there >= 0))


def _turn_choices(scene: Scene, player: Player) -> Svg:
    """A knob for every way to turn the landscape, over the landscape as it would lie in the way that is chosen.

    A landscape of two parts is turned by touching the field of its second part, one of
    three by touching the middle of its triangle.
    """
    board = scene.board
    anchor = int(TURN.anchor(board))
    kinds = [int(TILE_PARTS[board.tile * SIZES + part]) for part in range(TILE_SIZE[board.tile])]
    ghosts, knobs = [], []
    for way, each in earnings(board, scene.shown, anchor).items():
        points = [centre(field) for field in each.fields]
        spot = points[1] if len(points) == 2 else (sum(p[0] for p in points) / 3, sum(p[1] for p in points) / 3)
        shown = group(_mini(points, kinds), x=spot[0], y=spot[1], scale=0.19)
        ghosts.append(_ghost(scene, points, kinds, way))
        knobs.append(_knob(scene, actions.TURN.action(way), spot, 31, shown, f"knob-{way}"))
    return el("g", tile([centre(anchor)], kinds[:1]), *ghosts, *knobs)


def _knob(scene: Scene, action: int, spot: Point, radius: float, shown: Svg, id: str) -> Svg:
    """A round handle with a wide aim, ringed in gold."""
    x, y = spot
    aim = el("circle", cx=x, cy=y, r=54, fill="none", pointer_events="all")
    face = el("circle", cx=x, cy=y, r=radius, fill="#FFF6D8", stroke=GOLD_INK, stroke_width=11)
    face += el("circle", cx=x, cy=y, r=radius, fill="none", stroke=GOLD, stroke_width=6, class_="gold")
    return scene.offer(aim + face + shown, action, Round(x, y, radius), id=id)


def _mini(points: list[Point], kinds: list[int]) -> Svg:
    """A landscape round its own middle."""
    x = (min(p[0] for p in points) + max(p[0] for p in points)) / 2
    y = (min(p[1] for p in points) + max(p[1] for p in points)) / 2
    return tile([(px - x, py - y) for px, py in points], kinds)


def _ghost(scene: Scene, points: list[Point], kinds: list[int], way: int) -> Svg:
    """The landscape as it would lie, lifted and ringed in gold, once this way is chosen."""
    (x, y), rest = points[0], points[1:]
    far_x, far_y = sum(p[0] for p in rest) / len(rest), sum(p[1] for p in rest) / len(rest)
    shade = group(joined(points, 56, "#120B07"), x=5, y=13, opacity=0.5)
    ring = joined(points, 65, GOLD_INK) + el("g", joined(points, 62, GOLD, 78), class_="gold")
    ring += joined(points, 56, GOLD_INK, 70)
    beast = int(scene.board.beast)
    lair = points[kinds.index(VOLCANO)] if beast >= 0 else (0.0, 0.0)
    stands = creature(lair[0], lair[1] - 10, beast, 1.2) if beast >= 0 else NOTHING
    body = group(shade, ring, tile(points, kinds), stands, x=-2, y=-6)
    seal_x, seal_y = far_x + (far_x - x) * SEAL_OFF, far_y + (far_y - y) * SEAL_OFF
    seal = group(check_seal(0, 0), x=seal_x, y=seal_y, scale=1.6)
    lifted = scene.offer(body, actions.TURN.action(way), Round(seal_x, seal_y, 17), over=seal, id=f"ghost-{way}")
    return el("g", lifted, class_="ghost")


def _target_mark(scene: Scene, player: Player) -> Svg:
    """The creature that is being fought."""
    x, y = centre(int(SEND.field(scene.board) if scene.asked("send") else ASK_KRONOS.field(scene.board)))
    return el("circle", cx=x, cy=y, r=54, fill="none", stroke="#D2602F", stroke_width=6, class_="alarm",
              pointer_events="none")  # fmt: skip


def _diamond_choices(scene: Scene, player: Player) -> Svg:
    """The diamonds at the chosen field."""
    return el("g", *(_diamond_choice(scene, face) for face in range(FACES)))


def _diamond_choice(scene: Scene, face: int) -> Svg:
    """A diamond on which the temple may stand."""
    action = actions.FACE.action(face)
    if action not in scene.legal:
        return NOTHING
    field = int(TEMPLE_FACE.field(scene.board))
    points = [centre(place) for place in fields_of(int(diamond(field, face)))]
    x, y = sum(p[0] for p in points) / 4, sum(p[1] for p in points) / 4
    far = [p for p in points if p != centre(field)]
    knob_x = (x + max(far, key=lambda p: abs(p[0] - centre(field)[0]) + abs(p[1] - centre(field)[1]))[0]) / 2
    knob_y = (y + max(far, key=lambda p: abs(p[0] - centre(field)[0]) + abs(p[1] - centre(field)[1]))[1]) / 2
    rings = [el("circle", cx=px, cy=py, r=R, fill="#FFE27A", fill_opacity=0.22) for px, py in points]
    shown = icon("greek-temple", knob_x, knob_y, 44, "#3A2617")
    outlines = el("g", *rings, pointer_events="none")
    return outlines + _knob(scene, action, (knob_x, knob_y), 34, shown, f"diamond-{face}")


AIMS: Final[dict[str, Callable[[Scene, Player], Svg]]] = {
    "choose_port": _port_choices,
    "capital": _capital_choices,
    "lay": _lay_choices,
    "turn": _turn_choices,
    "target": _fight_choices,
    "kronos": _target_mark,
    "send": _target_mark,
    "build_on": _build_choices,
    "settle": _build_choices,
    "temple": _temple_choices,
    "temple_face": _diamond_choices,
}
