"""The strip above the table: year, round, phase, player order, actions left, and the race for the next region."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import arrow, disc, seal
from aegean.draw.plates import panel_plate
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, width, write
from aegean.games.atlantis_exodus.parts import REGION_YEAR, REGIONS, ROUNDS, YEARS
from aegean.games.atlantis_exodus.scoring import has_lodging, in_region, majority, region_points
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import REGION_ICONS, SEATS, good, settler


def _strip_shown(scene: Scene) -> tuple[object, ...] | None:
    board = scene.board
    race = _race_shown(scene, 0)
    if race is None:
        return None
    return (
        *race, board.round, board.acting, board.turn, board.actions, scene.over, *board.order,
        board.turn >= 0 and board.players[board.turn].favours, *scene.viewpoint.names,
    )  # fmt: skip


@cached_by(_strip_shown)
def draw_strip(scene: Scene) -> tuple[Svg, float]:
    """The strip and its height."""
    wide = scene.viewpoint.layout.board
    if scene.narrow:
        race, race_high = _race(scene, wide - 16)
        high = 84 + race_high + 8
        rule = el("path", d=f"M10 80H{wide - 10}", class_="s-line", data_decor=True)
        return (
            panel_plate(wide, high)
            + rule
            + _when(scene, 12, 24, wide - 130)
            + group(_order(scene), x=12, y=60)
            + group(_actions(scene), x=wide - 12, y=60)
            + group(race, x=8, y=86),
            high,
        )
    race, race_high = _race(scene, 620)
    high = max(62, race_high + 8)
    split = el("path", d=f"M304 8V{high - 8}", class_="s-line", data_decor=True)
    return (
        panel_plate(wide, high)
        + split
        + _when(scene, 14, 24, 160)
        + group(_order(scene), x=14, y=46)
        + group(_actions(scene), x=296, y=46)
        + group(race, x=312, y=4),
        high,
    )


def status_words(scene: Scene) -> list[str]:
    """Year, round and phase, and which region is scored next."""
    region = _next_region(scene)
    note = scene.view("after_year", n=REGION_YEAR[region])
    head = scene.view("year_of", n=scene.board.year, all=YEARS)
    return [f"{head}, {phase_words(scene)}", f"{scene.thing(REGIONS[region])}: {note}"]


def phase_words(scene: Scene) -> str:
    """Round and phase."""
    board = scene.board
    if scene.over:
        return scene.view("over")
    if board.round == 0:
        return scene.view("phase_order")
    phase = scene.view("phase_actions" if board.acting else "phase_kings")
    return f"{scene.view('round_of', n=board.round, all=ROUNDS)}, {phase}"


def _when(scene: Scene, x: float, y: float, room: float) -> Svg:
    """Year, round and phase."""
    head = scene.view("year_of", n=scene.board.year, all=YEARS)
    note = phase_words(scene)
    left = x + width(head, 17, "bold") + 8
    text, size = fit(note, room + 120 - (left - x), 14.5, 12)
    words = write(x, y, head, 17, "bold") + write(left, y, text, size, "body", "ink2")
    return about("course.years", named_group(f"{head}, {note}", words, id="when"))


def _order(scene: Scene) -> Svg:
    """The seats in the order of the markers; whose turn it is carries a line."""
    board = scene.board
    seats = [int(marker) - 1 for marker in board.order if marker]
    drawn: list[Svg] = []
    for at, seat in enumerate(seats):
        x = 12 + 30 * at
        if at:
            drawn.append(arrow(x - 15, 1, 6))
        drawn.append(disc(x, -1, SEATS[seat], 0.78))
        if seat == board.turn and not scene.over:
            drawn.append(el("path", d=f"M{x - 9} 14h18", class_="s-clay", stroke_width=3, stroke_linecap="round"))
    names = ", ".join(scene.name(seat) for seat in seats)
    if not seats:
        return NOTHING
    return about("course.order", named_group(scene.view("player_order", names=names), *drawn, id="player-order"))


def _actions(scene: Scene) -> Svg:
    """The actions left to whom the turn belongs, and the favours that buy more; right-aligned."""
    board = scene.board
    if not board.acting or board.turn < 0 or scene.over:
        return NOTHING
    favours = int(board.players[board.turn].favours)
    drawn: list[Svg] = []
    x = -8.0
    if favours:
        drawn.append(write(x, 0.5, favours, 15, "bold", anchor="end", mid=True))
        x -= 12 + width(str(favours), 15, "bold")
        drawn.append(good(x, 0, "favour", 11))
        x -= 20
    for at in range(2):
        left = at < board.actions
        plate = rect(
            20,
            20,
            5,
            x=x - 18,
            y=-10,
            stroke=KEYLINE,
            fill="url(#g-gold)" if left else "#CDBD9F",
            opacity=1 if left else 0.5,
        )
        drawn.append(plate)
        x -= 24
    return about("course.actions", named_group(scene.view("actions_left", n=board.actions), *drawn, id="actions"))


def _next_region(scene: Scene) -> int:
    """The region that will be scored next, else the last one."""
    return next((n for n in range(len(REGIONS)) if REGION_YEAR[n] >= scene.board.year), len(REGIONS) - 1)


def _race_shown(scene: Scene, wide: float) -> tuple[object, ...] | None:
    board = scene.board
    if board.seats == 1:
        return None
    region = _next_region(scene)
    here = [
        (in_region(board.players[seat], region, colour), majority(board, seat, region, colour))
        for seat in range(board.seats)
        for colour in range(3)
    ]
    return board.year, *here


@cached_by(_race_shown)
def _race(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The next region to be scored with everybody's settlers by colour, and what they would bring now."""
    board = scene.board
    region = _next_region(scene)
    name = scene.thing(REGIONS[region])
    note = scene.view("after_year", n=REGION_YEAR[region])
    if board.seats == 1 and not has_lodging(board.players[0], region):
        note = scene.view("needs_lodging", n=REGION_YEAR[region])
    head = icon(REGION_ICONS[region], 15, 27, 28, "clay") + write(34, 21, name, 15.5, "bold")
    text, size = fit(note, 300 if scene.narrow else 116, 12.5, 10.5)
    head += write(34, 38, text, size, "body", "ink2")
    start = 0.0 if scene.narrow else 152.0
    top = 66.0 if scene.narrow else 27.0
    drawn = [head]
    seats = int(board.seats)
    room = (wide - start) / 3
    step = (room - 26) / seats
    for colour in range(3):
        left = start + colour * room
        drawn.append(settler(left + 10, top, colour, 0.8))
        for seat in range(seats):
            x = left + 30 + step * seat
            count = int(in_region(board.players[seat], region, colour))
            points = int(majority(board, seat, region, colour)) if seats > 1 else 0
            mark = disc(x, top - 1, SEATS[seat], 0.45)
            mark += write(x + 8, top, count, 14.5, "bold", mid=True)
            if points:
                mark += seal(x + 4, top - 15, points, 7.5)
            drawn.append(mark)
    if seats == 1:
        drawn.append(seal(wide - 14, 20 if scene.narrow else top, int(region_points(board, 0, region)), 12))
    race = about(f"region.{REGIONS[region]}", named_group(f"{name}, {note}", *drawn, id="race"))
    return race, (90.0 if scene.narrow else 54.0)
