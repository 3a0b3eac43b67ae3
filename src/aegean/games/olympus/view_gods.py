"""The ten gods: portrait, alpha and beta places with their priests, and what they grant."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.flow import Bit, line, line_width
from aegean.draw.icons import icon
from aegean.draw.markers import Box, hatched, lit
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, width, write
from aegean.games.olympus.parts import ALL_GODS, GODS
from aegean.games.olympus.view_scene import Scene, god_action
from aegean.games.olympus.view_things import CLAY, GOD_ICONS, PORPHYRY, SEA, SEATS, favour_lines, greek, niche, priest

CHOOSING: Final = ("choose_god", "oracle_god")
SIGNS_WIDE: Final = 432.0  # the signs of the gods as drawn before they become as wide as a phone


def beta_places(scene: Scene) -> int:
    """There is room for everybody but the leader."""
    return int(scene.board.seats) - 1


def followers_of(scene: Scene, god: int) -> list[int]:
    """Seats with a priest on beta, clockwise from the leader."""
    leader = int(scene.board.alpha[god]) - 1
    return [seat for seat in scene.seats_from(leader) if scene.board.beta[god] >> seat & 1]


def gods_shown(scene: Scene) -> tuple[object, ...] | None:
    """All that the gods show; None while one can be touched."""
    board = scene.board
    if scene.asked(*CHOOSING, "use_building"):
        return None
    return *board.alpha, *board.beta, board.god, board.seats, board.plain_ares


def _god_shown(scene: Scene, god: int, wide: float, high: float) -> tuple[object, ...]:
    board = scene.board
    touch = scene.touch(god_action(board, god), scene.asked(*CHOOSING)) if scene.legal else None
    return board.alpha[god], board.beta[god], board.god == god, board.seats, board.plain_ares, touch


@cached_by(_god_shown)
def draw_god(scene: Scene, god: int, wide: float, high: float) -> Svg:
    """One row of the main board; golden where the viewer may choose the god."""
    board = scene.board
    honoured, running = board.alpha[god] != 0, board.god == god
    closed = honoured and not running
    paper = rect(wide, high, 9, fill="#E8DBBF" if closed else "#FFFBF1", stroke="#4A3A28", stroke_width=1.2)
    face = 86.0
    favours = _favours(scene, god, wide, high, face)
    hatch = hatched(Box(face, 0, wide - face, high, 6)) if closed else NOTHING
    body = el(
        "g",
        paper,
        _portrait(scene, god, face, high, running, closed),
        el("g", favours, opacity=0.7) if closed else favours,  # still to be read: what the others got
        hatch,
        _priests(scene, god, face, wide, high),
        _running(wide, high) if running else NOTHING,
    )
    return _god_as(scene, god, body, Box(0, 0, wide, high, 9))


def _god_as(scene: Scene, god: int, body: Svg, shape: Box) -> Svg:
    """A god, to choose or with the reason against it."""
    action, id = god_action(scene.board, god), f"god-{GODS[god]}"
    if action in scene.legal:
        return scene.offer(body, action, shape, id=id)
    if scene.asked(*CHOOSING) and action >= 0:
        return scene.bar(body, action, shape, id=id)
    return named_group(scene.thing(GODS[god]), body, id=id)


@cached_by(_god_shown)
def draw_god_sign(scene: Scene, god: int, wide: float, high: float) -> Svg:
    """A god where there is little room: sign and name, and what leading brings or the priests who took it."""
    board = scene.board
    running = board.god == god
    closed = board.alpha[god] != 0 and not running
    fill = "url(#band-5F4079)" if running else "url(#g-glaze)"
    ink = "#F6C79A" if running else "#8E6A52" if closed else "#D98B5B"
    name, size = fit(scene.thing(GODS[god]), wide - high - 8, 14.5, 12, "title")
    name_ends = high + 8 + width(name, size, "title")
    leader, followers = int(board.alpha[god]) - 1, followers_of(scene, god)
    seats = [leader, *followers] if leader >= 0 else followers
    beside, x = _led(god, wide, high, seats, name_ends) if seats else _large_favour(scene, god, wide, high)
    drawn = [
        rect(wide, high, 9, fill="#E8DBBF" if closed else "#FFFBF1", stroke="#4A3A28", stroke_width=1.2),
        el("path", d=f"M9 0H{high:g}V{high:g}H9A9 9 0 0 1 0 {high - 9:g}V9A9 9 0 0 1 9 0z", fill=fill),
        icon(GOD_ICONS[GODS[god]], high / 2, high / 2, high * 0.72, ink),
        hatched(Box(high, 0, wide - high, high, 6)) if closed else NOTHING,
        el(
            "g",
            rect(x - high - 3, high, x=high + 2, fill="none", class_="room"),  # a name that grows ends before the rest
            write(high + 6, high / 2, name, size, "title", "#2A211B", mid=True),
        ),
        beside,
        _running(wide, high) if running else NOTHING,
    ]
    return _god_as(scene, god, el("g", *drawn), Box(0, 0, wide, high, 9))


def _led(god: int, wide: float, high: float, seats: list[int], left: float) -> tuple[Svg, float]:
    """The priests with a god, the leader's first, closer together where they are many; and where they begin."""
    step = min(24.0, (wide - left - 6) / len(seats))
    first = wide - 5 - step * len(seats)
    drawn = [
        priest(first + step * (at + 0.5), high / 2, seat, 0.6, id=f"priest-{SEATS[seat]}-{GODS[god]}")
        for at, seat in enumerate(seats)
    ]
    return el("g", *drawn), first


def _large_favour(scene: Scene, god: int, wide: float, high: float) -> tuple[Svg, float]:
    """What leading brings, at the right, and where it begins."""
    said = {key: scene.view(key) for key in ("then", "or", "pick", "picks")}
    lines = favour_lines(god, True, said, bool(scene.board.plain_ares))
    x = wide - 7 - max(line_width(bits, 2.5) for bits in lines)
    first = high / 2 - (len(lines) - 1) * 10.5
    return el("g", *[line(x, first + 21 * at, bits, 2.5) for at, bits in enumerate(lines)]), x


def draw_god_signs(scene: Scene, wide: float) -> tuple[Svg, float]:
    """All ten gods in two columns, and their height."""
    each, high = (SIGNS_WIDE - 8) / 2, 50.0
    scale = round(wide / SIGNS_WIDE, 3)
    rows = [
        el(
            "g",
            about(f"god.{GODS[god]}", draw_god_sign(scene, god, each, high - 4)),
            transform=f"translate({god % 2 * (each + 8):g} {god // 2 * high:g})",
        )
        for god in range(ALL_GODS)
    ]
    signs = named_group(scene.view("gods"), *rows)
    return lit(group(signs, scale=scale)), high * (ALL_GODS // 2) * scale


def _portrait(scene: Scene, god: int, wide: float, high: float, running: bool, closed: bool) -> Svg:
    """The god on black glaze, on porphyry while its ceremony runs."""
    fill = "url(#band-5F4079)" if running else "url(#g-glaze)"
    path = f"M9 0H{wide:g}V{high:g}H9A9 9 0 0 1 0 {high - 9:g}V9A9 9 0 0 1 9 0z"
    ink = "#F6C79A" if running else "#8E6A52" if closed else "#D98B5B"
    shown, size = fit(scene.thing(GODS[god]), wide - 8, 14.5, 11, "title")
    label = write(wide / 2, high - 10, shown, size, "title", "#F6E9D2" if not closed else "#B8A48A", anchor="middle")
    sign = icon(GOD_ICONS[GODS[god]], wide / 2, high / 2 - 9, high * 0.56, ink)
    return el("g", el("path", d=path, fill=fill, class_="room"), sign, label)


def _favours(scene: Scene, god: int, wide: float, high: float, face: float) -> Svg:
    """What alpha and beta bring, as signs beside their places."""
    said = {key: scene.view(key) for key in ("then", "or", "pick", "picks")}
    alpha = favour_lines(god, True, said, bool(scene.board.plain_ares))
    beta = favour_lines(god, False, said, bool(scene.board.plain_ares))
    middle = _middle(wide)
    places = 26 * beta_places(scene)
    return (
        el("path", d=f"M{middle:g} 9V{high - 9:g}", stroke="#CDBD9F", stroke_width=1.2)
        + _rows(face + 54, high, alpha)
        + _rows(middle + 10 + places, high, beta)
    )


def _middle(wide: float) -> float:
    """Where the beta side begins."""
    return wide * 0.53


def _rows(x: float, high: float, rows: list[list[Bit]]) -> Svg:
    first = high / 2 - (len(rows) - 1) * 13.5
    return el("g", *[line(x, first + 27 * at, row, 3.5) for at, row in enumerate(rows)])


def _priests(scene: Scene, god: int, face: float, wide: float, high: float) -> Svg:
    """The alpha place and the beta places, and who stands there."""
    board = scene.board
    leader = int(board.alpha[god]) - 1
    followers = followers_of(scene, god)
    x, y, scale = face + 28, high / 2, min(1.15, high / 60)
    drawn = [niche(x, y, 38, min(52, high - 14), CLAY, 2)]
    first, step, below, size = _middle(wide) + 18, 26.0, high / 2, 0.82
    drawn += [niche(first + step * at, below, 22, 36, SEA, 1.3) for at in range(beta_places(scene))]
    if leader < 0:
        drawn.append(greek(x, y + 2, "α", 26, CLAY))
    else:
        drawn.append(priest(x, y + 3, leader, scale, id=f"priest-{SEATS[leader]}-{GODS[god]}"))
    drawn += [
        priest(first + step * at, below + 2, seat, size, id=f"priest-{SEATS[seat]}-{GODS[god]}")
        for at, seat in enumerate(followers)
    ]
    return el("g", *drawn)


def _running(wide: float, high: float) -> Svg:
    """The frame of the god whose ceremony is held now."""
    return rect(wide, high, 9, fill="none", stroke=PORPHYRY, stroke_width=3.5)


def draw_gods(scene: Scene, wide: float, high: float) -> Svg:
    """All ten gods in rows."""
    step = high / ALL_GODS
    rows = [
        el(
            "g",
            about(f"god.{GODS[god]}", draw_god(scene, god, wide, step - 6)),
            transform=f"translate(0 {step * god:g})",
        )
        for god in range(ALL_GODS)
    ]
    return lit(named_group(scene.view("gods"), *rows))


def gods_heading(scene: Scene, wide: float) -> Svg:
    """What the columns are."""
    middle = _middle(wide)
    gods = scene.view("gods").upper()
    spacing = min(2.4, (94 - width(gods, 13.5, "title")) / len(gods))
    head = write(47, 0, gods, 13.5, "title", CLAY, anchor="middle", spacing=spacing)
    return (
        el("g", rect(106, 16, x=-6, y=-13, fill="none", class_="room"), head)
        + greek(108, -5, "α", 21, CLAY)
        + write(122, 0, scene.view("leads_head"), 14, "body", "#655746")
        + greek(middle + 18, -5, "β", 21, SEA)
        + write(middle + 34, 0, scene.view("follows_head"), 14, "body", "#655746")
    )
