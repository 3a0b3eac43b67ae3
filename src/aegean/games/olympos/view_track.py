"""The time track round the map, its markers, and the Olympos cards at its Zeus spaces."""

from __future__ import annotations

from typing import Final

from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import back
from aegean.draw.grounds import glaze
from aegean.draw.icons import icon
from aegean.draw.markers import Round, acting_ring
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc
from aegean.draw.svg import NOTHING, Svg, el, group, join, rect
from aegean.draw.text import fit, write
from aegean.draw.tracks import Cell, Kind, cell
from aegean.games.olympos.parts import CARD_PLACES, CROSS, DATA, FINAL_POINTS, GODS, LAST_ZEUS, POSITIVE
from aegean.games.olympos.view_scene import Scene
from aegean.games.olympos.view_things import BAD, BOLT, GOD_ICONS, GOOD, SEATS

_ROWS: Final = DATA.rows("track_space")
_ZEUS: Final = {space: "double_zeus" if part == "last" else "zeus" for space, part in CARD_PLACES}
_KINDS: Final = ["start", *(_ZEUS.get(space, "plain") for space in range(1, CROSS)), "cross"]
# the middles of the cards and their tilt, in the order of the card places
_CARDS: Final = (
    (500, -37, 3), (1031, 124, -3), (1031, 660, 5), (1033, 720, -4), (666, 1037, -4), (712, 1038, 4),
    (102, 1037, -4), (148, 1038, 4), (-31, 524, 3),
)  # fmt: skip
ACROSS: Final = 14  # spaces in a row of the narrow track


@cached
def frame() -> Svg:
    """The black-glaze frame round the map."""
    return glaze(-8, -8, 1016, 1016) + rect(886, 886, 5, x=57, y=57, fill="#1B120D", stroke="#C4753F", stroke_width=1.6)


SPACES: Final = tuple(
    Cell(index, row.number("x"), row.number("y"), 43, 43 if index <= 60 else 40.6) for index, row in enumerate(_ROWS)
)


def track_shown(scene: Scene) -> tuple[object, ...]:
    """All that the track shows."""
    board = scene.board
    acting = board.seat if board.seat == scene.viewer else -1
    return acting, *((player.time, player.height) for player in board.players), *scene.viewpoint.names


@cached_by(track_shown)
def draw_track(scene: Scene) -> Svg:
    """All 81 spaces with the markers on them."""
    return el("g", _cells(SPACES, scene.view("start")), _markers(scene, SPACES, 1.3), id="track")


@cached_by(lambda scene, wide: track_shown(scene))
def draw_narrow_track(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The track as rows that are read like a text, and its height."""
    step, high = (wide - 14) / ACROSS, 31.0
    cells = tuple(
        Cell(index, 7 + step * (index % ACROSS + 0.5), 7 + high * (index // ACROSS + 0.5), step - 2, high - 3)
        for index in range(len(_ROWS))
    )
    full = high * ((len(_ROWS) - 1) // ACROSS + 1) + 12
    ground = glaze(0, 0, wide, full, 12)
    return el("g", ground, _cells(cells, "0"), _markers(scene, cells, 0.82), id="track"), full + 4


@cached
def _cells(cells: tuple[Cell, ...], start: str) -> Svg:
    """The bare spaces."""
    return el("g", *[_cell(spot, start) for spot in cells])


def _cell(spot: Cell, start: str) -> Svg:
    """One space: a number, lightning, the points it brings at the end, or the cross."""
    kind = _KINDS[spot.index]
    size = min(spot.width, spot.height)
    name = f"t{spot.index:02}"
    if kind == "start":
        word = write(0, 0, start, fit(start, size - 4, 13, 7, "bold")[1], "bold", "#FFF1DF", anchor="middle", mid=True)
        return cell(spot, None, "start", word, id=name)
    if kind == "cross":
        arm = size * 0.21
        path = f"M{-arm:.3g} {-arm:.3g}L{arm:.3g} {arm:.3g}M{arm:.3g} {-arm:.3g}L{-arm:.3g} {arm:.3g}"
        drawn = el("path", d=path, stroke="#F6E9D2", stroke_width=size * 0.11, stroke_linecap="round")
        return cell(spot, None, "barred", drawn, id=name)
    if kind == "double_zeus":
        drawn = icon(BOLT, -size * 0.19, 0, size * 0.56, "#4A2E00") + icon(BOLT, size * 0.19, 0, size * 0.56, "#4A2E00")
        return cell(spot, None, "gold", drawn, id=name)
    tint: Kind = "gold" if kind == "zeus" else "end" if spot.index >= LAST_ZEUS else "plain"
    drawn = icon(BOLT, 0, 0, size * 0.68, "#4A2E00") if kind == "zeus" else NOTHING
    if spot.index >= LAST_ZEUS:
        drawn += _end_points(int(FINAL_POINTS[spot.index]), size, kind == "zeus")
    return cell(spot, None, tint, drawn, id=name)


def _end_points(points: int, size: float, aside: bool) -> Svg:
    """What a marker brings that ends on the space."""
    if aside:
        at = size * 0.3
        ground = el("circle", cx=at, cy=at * 0.85, r=size * 0.2, fill="#FBF3E1", stroke="#4A2E00")
        return ground + write(at, at * 0.85, points, size * 0.28, "bold", "#3A2617", anchor="middle", mid=True)
    number = write(0, 0, points, size * 0.37, "bold", "#3A2617", anchor="middle", mid=True)
    return icon("laurels", 0, 0, size * 0.7, "#7A5A16") + number


def _markers(scene: Scene, cells: tuple[Cell, ...], scale: float) -> Svg:
    """The markers on their spaces, the highest last; a ring round whoever is active."""
    board = scene.board
    drawn: list[Svg] = []
    order = sorted(range(board.seats), key=lambda seat: (board.players[seat].time, board.players[seat].height))
    for seat in order:
        player = board.players[seat]
        if player.height < 0:
            continue
        below = sum(other.time == player.time and 0 <= other.height < player.height for other in board.players)
        here = sum(other.time == player.time for other in board.players)
        spot = cells[player.time]
        y = spot.y + ((here - 1) / 2 - below) * 8 * scale
        label = el("title", f"{scene.name(seat)}: {scene.view('space', n=player.time)}")
        marker = disc(spot.x, y, SEATS[seat], scale)
        if seat == board.seat == scene.viewer:
            marker += acting_ring(Round(spot.x, y, 13.5 * scale))
        drawn.append(el("g", label, marker, id=f"marker-{SEATS[seat]}"))
    assert len(cells) == CROSS + 1
    return join(drawn)


# ---------------------------------------------------------------- Olympos cards


@cached_by(lambda scene: tuple(scene.board.revealed))
def draw_cards(scene: Scene) -> Svg:
    """The cards tucked under the frame at their Zeus spaces, face down until they are triggered."""
    drawn = []
    for number, (x, y, tilt) in enumerate(_CARDS):
        body = el("g", _card(scene, number), transform=f"translate({x} {y}) rotate({tilt})")
        drawn.append(el("g", body, id=f"olympos-card-{number}"))
    return join(drawn)


@cached_by(lambda scene, wide: tuple(scene.board.revealed))
def draw_narrow_cards(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The cards in a row, each under the number of its Zeus space."""
    step = wide / len(_CARDS)
    drawn = []
    for number, (space, _) in enumerate(CARD_PLACES):
        x = step * (number + 0.5)
        drawn.append(write(x, 10, space, 13, "bold", "ink2", anchor="middle", mid=True))
        drawn.append(group(_card(scene, number), x=x, y=48, scale=0.92, id=f"olympos-card-{number}"))
    return el("g", *drawn), 80


def _card(scene: Scene, number: int) -> Svg:
    """One card, 42 by 58, round its middle."""
    god = int(scene.board.revealed[number])
    space, part = CARD_PLACES[number]
    place = f"{scene.view('zeus_space', n=space)}, {scene.view(part)}"
    if god < 0:
        double = any(other == (space, "last") for other in CARD_PLACES)
        word = scene.view(part) if double else ""
        return el("title", place) + back(-21, -29, 42, 58, BOLT, word)
    name = scene.thing(GODS[god])
    shown, size = fit(name, 38, 12, 9, "bold")
    fill = GOOD if POSITIVE[god] else BAD
    return (
        el("title", f"{name}: {scene.effect(GODS[god])} ({place})")
        + rect(42, 58, 5, x=-21, y=-29, fill="#FBF3E1", stroke=KEYLINE, stroke_width=1.2)
        + rect(36, 38, 3, x=-18, y=-26, fill=fill)
        + icon(GOD_ICONS[GODS[god]], 0, -7, 30, "#FFF1DF")
        + write(0, 20, shown, size, "bold", "#2A211B", anchor="middle", mid=True)
    )
