"""The time track round the map, its markers, and the Olympos cards at its Zeus spaces."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached, cached_by
from aegean.draw.cards import back
from aegean.draw.grounds import glaze
from aegean.draw.icons import icon
from aegean.draw.markers import Round, acting_ring
from aegean.draw.palette import GLAZE_INK, KEYLINE
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
ACROSS: Final = 14  # spaces in a row where the track stands in rows


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
    track = el("g", _cells(SPACES, scene.view("start")), _markers(scene, SPACES, 1.3), id="track")
    return about("track.time", track)


@cached_by(lambda scene, wide: track_shown(scene))
def draw_track_rows(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The stretches of the track on which markers stand, as rows, and its height."""
    step, high = (wide - 14) / ACROSS, 31.0
    starts = _stretches(sorted(int(player.time) for player in scene.board.players))
    cells = tuple(
        Cell(index, 7 + step * (index - start + 0.5), 7 + high * (row + 0.5), step - 2, high - 3)
        for row, start in enumerate(starts)
        for index in range(start, min(start + ACROSS, len(_ROWS)))
    )
    full = high * len(starts) + 12
    ground = glaze(0, 0, wide, full, 12)
    track = el("g", ground, _cells(cells, "0"), _markers(scene, cells, 0.82), id="track")
    return about("track.time", track), full + 4


def _stretches(times: list[int]) -> list[int]:
    """Where rows begin that show all these spaces and, if there is more of the track, what lies ahead of the last."""
    last = len(_ROWS) - ACROSS
    starts: list[int] = []
    for time in times:
        if not starts or time >= starts[-1] + ACROSS:
            free = starts[-1] + ACROSS if starts else 0
            starts.append(max(min(max(time - 1, 0), last), free))
    if len(starts) == 1:
        starts.append(starts[0] + ACROSS) if starts[0] < last else starts.insert(0, starts[0] - ACROSS)
    return starts


@cached_by(lambda scene, wide: track_shown(scene))
def draw_order(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The markers alone, each with its space, as they come on the track; and the height."""
    players = scene.board.players
    standing = [seat for seat, player in enumerate(players) if player.height >= 0]
    order = sorted(standing, key=lambda seat: (players[seat].time, -players[seat].height))
    step = (wide - 14) / int(scene.board.seats)
    drawn = [glaze(0, 0, wide, 40, 12)]
    for at, seat in enumerate(order):
        x = 7 + step * (at + 0.5)
        number = write(x + 4, 20.5, players[seat].time, 22, "bold", GLAZE_INK, mid=True)
        drawn.append(el("g", disc(x - 16, 19, SEATS[seat], 0.95), id=f"marker-{SEATS[seat]}") + number)
    return about("track.time", el("g", *drawn, id="track")), 44


@cached
def _cells(cells: tuple[Cell, ...], start: str) -> Svg:
    """The bare spaces."""
    return el("g", *[draw_space(spot, start) for spot in cells])


def draw_space(spot: Cell, start: str) -> Svg:
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
        if points := int(FINAL_POINTS[spot.index]):  # in the box of an owner
            drawn += _end_points(points, size, aside=True)
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
    places = {spot.index: spot for spot in cells}
    order = sorted(range(board.seats), key=lambda seat: (board.players[seat].time, board.players[seat].height))
    for seat in order:
        player = board.players[seat]
        if player.height < 0:
            continue
        below = sum(other.time == player.time and 0 <= other.height < player.height for other in board.players)
        here = sum(other.time == player.time for other in board.players)
        spot = places[int(player.time)]
        y = spot.y + ((here - 1) / 2 - below) * 8 * scale
        label = el("title", f"{scene.name(seat)}: {scene.view('space', n=player.time)}")
        marker = disc(spot.x, y, SEATS[seat], scale)
        if seat == board.seat == scene.viewer:
            marker += acting_ring(Round(spot.x, y, 13.5 * scale))
        drawn.append(about(f"marker.{seat}", el("g", label, marker, id=f"marker-{SEATS[seat]}")))
    return join(drawn)


# ---------------------------------------------------------------- Olympos cards


@cached_by(lambda scene: tuple(scene.board.revealed))
def draw_cards(scene: Scene) -> Svg:
    """The cards tucked under the frame at their Zeus spaces, face down until they are triggered."""
    drawn = []
    for number, (x, y, tilt) in enumerate(_CARDS):
        body = el("g", _card(scene, number), transform=f"translate({x} {y}) rotate({tilt})")
        drawn.append(about(f"god.{number}", el("g", body, id=f"olympos-card-{number}")))
    return join(drawn)


@cached_by(lambda scene, wide: tuple(scene.board.revealed))
def draw_card_row(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The cards in a row, each under the number of its Zeus space."""
    step = wide / len(_CARDS)
    drawn = []
    for number, (space, _) in enumerate(CARD_PLACES):
        x = step * (number + 0.5)
        head = write(x, 10, space, 13, "bold", "ink2", anchor="middle", mid=True)
        card = group(_card(scene, number), x=x, y=48, scale=0.92, id=f"olympos-card-{number}")
        drawn.append(about(f"god.{number}", head, card))
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
        + rect(42, 58, 5, x=-21, y=-29, fill="#FBF3E1", stroke=KEYLINE, stroke_width=1.2, class_="room")
        + rect(36, 38, 3, x=-18, y=-26, fill=fill)
        + icon(GOD_ICONS[GODS[god]], 0, -7, 30, "#FFF1DF")
        + write(0, 20, shown, size, "bold", "#2A211B", anchor="middle", mid=True)
    )
