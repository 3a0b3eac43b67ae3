"""The city: three turning levels with walls, guard posts, tiles, kings and what every space gives."""

from __future__ import annotations

from math import copysign, sqrt
from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached, cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Outline, hatched
from aegean.draw.palette import KEYLINE
from aegean.draw.scene import titled
from aegean.draw.svg import NOTHING, Svg, el, group, num, rect
from aegean.draw.text import width, write
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.actions import GUARD, KING
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.board import site_settler, site_tile
from aegean.games.atlantis_exodus.rules.king import GUARD as GUARD_QUESTION
from aegean.games.atlantis_exodus.rules.king import neutral_spaces, reachable
from aegean.games.atlantis_exodus.tiles import TILES, settler_at
from aegean.games.atlantis_exodus.view_kings import draw_kings
from aegean.games.atlantis_exodus.view_levels import (
    RADII,
    angles,
    level_of,
    polar,
    post_level,
    post_spot,
    sector,
    spot,
    turn_of,
)
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import gift_row, gifts, hollow, settler
from aegean.games.atlantis_exodus.view_tiles import draw_tile

_INSIDE: Final = {"middle": RADII["top"][1] + 3, "bottom": RADII["middle"][1] + 3}  # where the level above begins
_MASKS: Final = {  # the spaces of a level as bits
    "top": 2**parts.MIDDLE - 1,
    "middle": 2**parts.BOTTOM - 2**parts.MIDDLE,
    "bottom": 2 ** len(parts.SPACES) - 2**parts.BOTTOM,
}
SIZE: Final = 304  # the radius of the whole, coast included
GROWN: Final = 1.14  # how much larger words stand in a small window
_TILE_KINDS: Final = ("workshop", "agora", "ship")


def draw_city(scene: Scene) -> Svg:
    """The whole rondel round (0, 0); its levels are groups that turn."""
    moat = el("circle", r=SIZE + 4, fill="#2A7796", stroke=KEYLINE, stroke_width=1.2)
    foam = el("circle", r=SIZE - 1, fill="none", stroke="#CDEFE8", stroke_width=6, opacity=0.35)
    levels = [_level(scene, name) for name in ("bottom", "middle", "top")]
    gate = icon("temple-gate", 0, -0.5, 22, "#8A3A1B")
    centre = decor(el("circle", r=17, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.6), gate)
    return el("g", decor(moat, foam), *levels, centre, draw_kings(scene))


def _level_shown(scene: Scene, name: str) -> tuple[object, ...] | None:
    board = scene.board
    if scene.asked("king"):
        return None
    guard = (GUARD_QUESTION.post(board), scene.touched(GUARD)) if scene.asked("guard") else ()
    here = _MASKS[name]
    return (
        turn_of(scene, name), *board.city, *board.courts, *board.posts, neutral_spaces(board) & here,
        ways(scene) & here, guard,
    )  # fmt: skip


@cached_by(_level_shown)
def _level(scene: Scene, name: str) -> Svg:
    """One level: ground, spaces, walls, gears, guard posts; labels stay upright."""
    inner, outer = RADII[name]
    spaces = [space for space in range(len(parts.SPACES)) if level_of(space) == name]
    raised = name != "bottom"
    ground = [el("circle", cx=3, cy=7, r=outer + 4, fill=KEYLINE, opacity=0.38)] if raised else []
    ground.append(el("circle", r=outer + 3, fill="#8F7B58", stroke=KEYLINE, stroke_width=1.3))
    ground.append(el("circle", r=outer, fill=f"url(#paving-{name})", stroke=KEYLINE, stroke_width=1.6))
    ground += [
        el("circle", r=radius, fill="none", stroke="#7A6238", stroke_opacity=0.13)
        for radius in range(inner + 22, outer, 22)
    ]
    wedges = [about(f"space.{parts.SPACES[space]}", _wedge(scene, space)) for space in spaces]
    walls = [_wall(inner + 5, outer - 5, 90.0 * k + (45 if name == "middle" else 0)) for k in range(4)]
    if name == "top":
        walls = [_wall(20, outer - 6, 90.0 * k) for k in range(4)]
    gears: list[Svg] = []
    if name != "bottom":
        shift = 45 if name == "middle" else 0
        for k in range(4):
            x, y = polar(outer + 2.5, shift + 90 * k)
            gears.append(icon("big-gear", x, y, 24, "#C9A25A", keyline=KEYLINE, keyline_width=1.3))
    labels = [about(f"space.{parts.SPACES[space]}", _contents(scene, space)) for space in spaces]
    posts = [about(f"post.{id}", _post(scene, post)) for post, id in enumerate(parts.POSTS) if post_level(post) == name]
    turn = turn_of(scene, name)
    return el(
        "g",
        about(f"level.{name}", *ground),
        *wedges,
        about(f"level.{name}", *walls, *gears),
        *labels,
        *posts,
        id=f"level-{name}",
        class_="level",
        transform=f"rotate({turn})",
        data_turn=turn // 90,
    )


@cached
def _wall(inner: float, outer: float, degrees: float) -> Svg:
    """A wall between two areas, which nobody crosses (AE-5.3)."""
    (x0, y0), (x1, y1) = polar(inner, degrees), polar(outer, degrees)
    path = f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    strokes = ((KEYLINE, 12), ("#7C3A1E", 8.6))
    lines = [el("path", d=path, stroke=ink, stroke_width=wide, stroke_linecap="round") for ink, wide in strokes]
    return el("g", *lines, el("path", d=path, stroke="#D98A5A", stroke_width=4, stroke_dasharray="5 4"))


def _wedge_shown(scene: Scene, space: int) -> tuple[object, ...]:
    board, site = scene.board, parts.SITE_OF[space]
    asked = scene.touch(KING.action(space), barred=scene.asked("king"))
    return asked, has(neutral_spaces(board), space), has(ways(scene), space), board.city[site] if site >= 0 else 0


@cached_by(_wedge_shown)
def _wedge(scene: Scene, space: int) -> Svg:
    """The ground of a space: golden where the king may go, hatched where a neutral king stands."""
    inner, outer = RADII[level_of(space)]
    start, end = angles(space)
    edge = 3.4 if space >= parts.MIDDLE else 4.0
    path = sector(inner + edge if inner else 0, outer - edge, start + 1.6, end - 1.6)
    x, y = polar((inner + outer) / 2, (start + end) / 2)
    shape = Outline(path, x, y)
    ground = el("path", d=path, fill="#FFFFFF", fill_opacity=0.01)
    divider = NOTHING
    if space >= parts.MIDDLE and space % 2 == 0:
        (x0, y0), (x1, y1) = polar(inner + 4, end), polar(outer - 4, end)
        line = f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
        divider = el("path", d=line, stroke="#6E5733", stroke_width=1.6, stroke_dasharray="2 5", stroke_linecap="round")
    if has(neutral_spaces(scene.board), space):
        ground += hatched(shape)
    action = KING.action(space)
    label = space_label(scene, space)
    if action in scene.legal:
        return divider + scene.offer(el("title", label) + ground, action, shape, id=f"space-{parts.SPACES[space]}")
    if scene.asked("king"):
        return divider + scene.bar(el("title", label) + ground, action, shape, id=f"space-{parts.SPACES[space]}")
    return divider + titled(label, ground, _route(scene, space, path), id=f"space-{parts.SPACES[space]}")


def ways(scene: Scene) -> int:
    """The set of spaces that the viewer's king will reach next round."""
    if scene.viewer < 0 or scene.over or scene.own.king < 0 or scene.own.king >= parts.BOTTOM:
        return 0
    return int(reachable(scene.board, scene.viewer))


def _route(scene: Scene, space: int, path: str) -> Svg:
    """A thin line round what the viewer's king will reach next round."""
    if not has(ways(scene), space):
        return NOTHING
    return el(
        "path", d=path, fill="none", stroke="#1C5570", stroke_width=2.4, stroke_dasharray="1 6", stroke_linecap="round"
    )


def space_label(scene: Scene, space: int) -> str:
    """A space in words: its name and what it gives."""
    said = [scene.thing(parts.SPACES[space])]
    things = [name for name, _ in gifts([int(piece) for piece in parts.SPACE_BONUS[space]])]
    site = parts.SITE_OF[space]
    tile = scene.board.city[site] if site >= 0 else 0
    for name in dict.fromkeys(things):
        count = things.count(name)
        text = scene.view("gifts", n=count, gift=name) if count > 1 else scene.view(f"gift_{name}")
        lies_here = tile and name in ("workshop", "agora", "ship")
        said.append(f"{text} ({scene.thing(TILES[site_tile(tile)])})" if lies_here else text)
    return ", ".join(said)


def _upright(scene: Scene, level: str, x: float, y: float, *drawn: Svg, id: str | None = None) -> Svg:
    """Drawings round a point of a turning level that stay upright."""
    turn = turn_of(scene, level)
    move = f"translate({num(x)} {num(y)})" + (f" rotate({-turn})" if turn else "")
    return el("g", *drawn, transform=move, id=id, class_="upright", pointer_events="none")


def _contents_shown(scene: Scene, space: int) -> tuple[object, ...]:
    board, site = scene.board, parts.SITE_OF[space]
    here = board.courts[space] if space < parts.MIDDLE else board.city[site] if site >= 0 else 0
    return turn_of(scene, level_of(space)), here


@cached_by(_contents_shown)
def _contents(scene: Scene, space: int) -> Svg:
    """Tile, settlers, gifts and name of a space."""
    level = level_of(space)
    if space < parts.MIDDLE:
        return _court(scene, space)
    x, y = polar(*spot(space))
    things = [
        thing for thing in gifts([int(piece) for piece in parts.SPACE_BONUS[space]]) if thing[0] not in _TILE_KINDS
    ]
    radius = (14.5 if level == "middle" else 16) * (1.15 if scene.narrow else 1)
    drawn: list[Svg] = []
    site = parts.SITE_OF[space]
    top = -8.0 if not scene.narrow else 0.0
    if site >= 0:
        drawn += _site(scene, space, int(site), things, radius, level)
        top = 34.0
    elif len(things) == 3:
        drawn.append(gift_row(0, top - 14, things[:2], radius))
        drawn.append(gift_row(0, top + 2 * radius - 16, things[2:], radius))
        top += 2 * radius + 12
    else:
        drawn.append(gift_row(0, top, things, radius * 1.1))
        drawn += _display_letter(space, things, top, radius)
        top += radius + 18
    if not scene.narrow:
        drawn.append(_name(scene, space, top, 12.5 if level == "middle" else 13.5))
    return _upright(scene, level, x, y, *drawn)


def _display_letter(space: int, things: list[tuple[str, int]], y: float, radius: float) -> list[Svg]:
    """Which display a pillar space shows."""
    shown = [parts.piece_number(piece) for piece in parts.SPACE_BONUS[space] if parts.piece_kind(piece) == parts.PILLAR]
    if not shown:
        return []
    x = -(radius * 1.1 + 1) * (len(things) - 1) + radius * 0.8
    mark = el("circle", cx=x, cy=y + radius * 0.7, r=8, fill="#8A3A1B", stroke=KEYLINE)
    letter = write(x, y + radius * 0.7, parts.DISPLAYS[shown[0]], 12, "bold", "#FFF1DF", anchor="middle", mid=True)
    return [mark, letter]


def _site(scene: Scene, space: int, site: int, things: list[tuple[str, int]], radius: float, level: str) -> list[Svg]:
    """The tile of a space, or its empty place, with what else the space gives."""
    value = int(scene.board.city[site])
    wide, high = (50.0, 48.0) if level == "middle" else (56.0, 52.0)
    shift = -13 if things else 0
    if value:
        tile = site_tile(value)
        body = draw_tile(tile, wide, high, site_settler(value) + 1, id=f"city-{TILES[tile]}-{site}")
    else:
        body = rect(wide, high, 8, fill="#FFF8E8", fill_opacity=0.4, stroke="#8B7658", stroke_dasharray="4 3")
    drawn = [group(body, x=shift - wide / 2, y=-high / 2 - 6)]
    if things:
        drawn.append(gift_row(shift + wide / 2 + radius * 0.95, high / 2 - radius - 6, things, radius * 0.9))
    return drawn


def _name(scene: Scene, space: int, y: float, size: float) -> Svg:
    """The name of a space in one or two lines."""
    words = scene.short(parts.SPACES[space]).split(" ")
    text = " ".join(words)
    rows = [text] if len(text) < 13 or len(words) == 1 else [words[0], " ".join(words[1:])]
    if len(rows) == 2:
        y -= size * 0.4
    halo = {"halo": "#FFF6E2", "halo_width": 3.0}
    heights = [y + size * 0.95 * at for at in range(len(rows))]
    x = max((_aside(scene, space, row, high, size) for row, high in zip(rows, heights, strict=True)), key=abs)
    lines = [
        write(x, high, row, size, "bold", "#24170D", anchor="middle", **halo)  # type: ignore[arg-type]
        for row, high in zip(rows, heights, strict=True)
    ]
    return el("g", *lines)


def _aside(scene: Scene, space: int, row: str, y: float, size: float) -> float:
    """How far aside a line is written that the level above would cover."""
    level = level_of(space)
    if level == "top":
        return 0
    across, down = polar(*spot(space, turn_of(scene, level)))
    foot = y - size / 8 if down < 0 else y - size / 2  # what comes nearest to the middle
    left = _INSIDE[level] ** 2 - (down + foot) ** 2
    half = width(row, size, "bold") / 2 * GROWN
    short = sqrt(left) - abs(across) + half if left > 0 else 0
    return copysign(min(max(short, 0), 14), across)


def _court(scene: Scene, space: int) -> Svg:
    """A top space: the settlers lying there and its good."""
    start, end = angles(space)
    middle = (start + end) / 2
    x, y = polar(68, middle)
    crowd = int(scene.board.courts[space])
    drawn: list[Svg] = []
    scale = 1.1 if scene.narrow else 0.92
    for place in range(2):
        colour = int(settler_at(crowd, place))
        at = (place - 0.5) * 24
        drawn.append(settler(at, -6, colour, scale) if colour >= 0 else hollow(at, -6, -1, scale * 0.85, strength=0.14))
    if not scene.narrow:
        drawn.append(_name(scene, space, 23, 12))
    things = [gift for gift in gifts([int(piece) for piece in parts.SPACE_BONUS[space]]) if gift[0] != "settler"]
    good_x, good_y = polar(96, middle + (24 if space % 2 else -24))
    goods = _upright(scene, "top", good_x, good_y, gift_row(0, 0, things, 12))
    return goods + _upright(scene, "top", x, y, *drawn)


def _post_shown(scene: Scene, post: int) -> tuple[object, ...]:
    asked = scene.asked("guard") and GUARD_QUESTION.post(scene.board) == post
    return scene.board.posts[post], turn_of(scene, post_level(post)), asked and scene.touch(GUARD.action(0))


@cached_by(_post_shown)
def _post(scene: Scene, post: int) -> Svg:
    """A guard post between two spaces."""
    level = post_level(post)
    x, y = polar(*post_spot(post))
    value = int(scene.board.posts[post])
    who = settler(0, 1, value - 1, 0.82) if value else icon("guards", 0, 0, 20, "#A9977A")
    ground = [
        el("circle", r=18, fill="url(#g-marble)", stroke=KEYLINE, stroke_width=1.5),
        el("circle", r=14.6, fill="none", stroke="#A8431F", stroke_width=1.6, stroke_dasharray="5 3.4"),
    ]
    name = scene.thing(parts.COLOURS[value - 1]) if value else scene.view("nobody")
    asked = scene.asked("guard") and GUARD_QUESTION.post(scene.board) == post
    turn = turn_of(scene, level)
    body = el("g", *ground, who)
    if asked:
        body = scene.offer(body, GUARD.action(0), Outline("M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0z", 14, -14))
    move = f"translate({num(x)} {num(y)})" + (f" rotate({-turn})" if turn else "")
    return el("g", el("title", f"{scene.view('guard')}: {name}"), body, transform=move, id=f"post-{parts.POSTS[post]}")
