"""The ceremony panel: who leads, follows, declines or still decides, the order of favours, wars that wait."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.flow import Bit, bit, line, line_width
from aegean.draw.icons import icon
from aegean.draw.markers import cross, lit
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import arrow, disc, seal
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, fit_name, width, write
from aegean.games.olympus.board import NO_GOD, attacker_of, target_of
from aegean.games.olympus.parts import DATA, GODS
from aegean.games.olympus.rules.war import WAR_TARGET
from aegean.games.olympus.view_scene import Scene, pending
from aegean.games.olympus.view_things import (
    CLAY,
    GOD_ICONS,
    INK2,
    PORPHYRY,
    SEA,
    SEATS,
    a_disc,
    greek,
    picture,
    priest,
    small,
    strong,
    war_sign,
)


def ceremony_shown(scene: Scene) -> tuple[object, ...]:
    """All that the ceremony panel shows."""
    board = scene.board
    if scene.over:
        return *board.places(), *board.scores(), *(player.points for player in board.players), *scene.viewpoint.names
    if board.god == NO_GOD:
        return board.upkeep, sum(leader != 0 for leader in board.alpha)
    return (
        board.god, board.leader, board.followers, board.declined, board.seat,
        sum(leader != 0 for leader in board.alpha), tuple(pending(board)), tuple(board.named)[: board.named_count],
        *((player.priests > 0, player.wars) for player in board.players), *scene.viewpoint.names,
    )  # fmt: skip


@cached_by(lambda scene, wide, high: ceremony_shown(scene))
def draw_ceremony(scene: Scene, wide: float, high: float) -> Svg:
    """The panel in its full size; between ceremonies it tells what happens instead."""
    board = scene.board
    running = board.god != NO_GOD
    head, image = _title(scene)
    number = sum(leader != 0 for leader in board.alpha)
    note = scene.view("ceremony_number", n=number) if running else ""
    shown, size = fit(head, wide - 68 - 1.25 * width(note, 12.5), 17, 10, "title")
    top = f"M12 0H{wide - 12:g}A12 12 0 0 1 {wide:g} 12V36H0V12A12 12 0 0 1 12 0z"
    frame = (
        rect(wide, high, 12, y=4, fill="#08222F", opacity=0.5)
        + rect(wide, high, 12, fill="#FFFDF8", stroke=KEYLINE, stroke_width=1.4)
        + el("path", d=top, fill="url(#band-5F4079)")
        + icon(image, 22, 18, 26, "#F6C79A")
        + write(42, 18, shown, size, "title", CREAM, mid=True)
        + (write(wide - 10, 18, note, 12.5, "body", "#E7DAF2", anchor="end", mid=True) if note else NOTHING)
    )
    return lit(about("course.ceremony", named_group(head, frame, _inside(scene, wide), id="ceremony")))


@cached_by(lambda scene, wide: ceremony_shown(scene))
def draw_small_ceremony(scene: Scene, wide: float) -> tuple[Svg, float]:
    """Who takes part in the ceremony, or what happens instead, in one line; and the height."""
    head, image = _title(scene)
    if scene.over or scene.board.god == NO_GOD:
        shown, size = fit(head, wide - 52, 17, 13, "title")
        body = rect(wide, 40, 10, fill="url(#band-5F4079)", stroke=KEYLINE, stroke_width=1.4)
        body += icon(image, 24, 20, 26, "#F6C79A") + write(46, 20, shown, size, "title", CREAM, mid=True)
        return lit(about("course.ceremony", named_group(head, body, id="ceremony"))), 44
    plate = rect(wide, 94, 12, fill="#FFFDF8", stroke=KEYLINE, stroke_width=1.4)
    worshippers = group(_worshippers(scene, wide), y=-37)
    return lit(about("course.ceremony", named_group(head, plate, worshippers, id="ceremony"))), 98


def _inside(scene: Scene, wide: float) -> Svg:
    """What the panel tells just now."""
    if scene.over:
        return _standings(scene, wide)
    if scene.board.god == NO_GOD:
        return _upkeep_steps(scene, wide)
    return _worshippers(scene, wide) + _order(scene) + _wars(scene, wide)


def _standings(scene: Scene, wide: float) -> Svg:
    """The result: place, points on the track, what the levels added, and the sum."""
    places, scores = scene.board.places(), scene.board.scores()
    drawn: list[Svg] = []
    order = sorted(range(int(scene.board.seats)), key=lambda seat: places[seat])
    for row, seat in enumerate(order):
        y = 60.0 + 31 * row
        points = int(scene.board.players[seat].points)
        best = places[seat] == 1
        if best:
            drawn.append(rect(wide - 16, 30, 8, x=8, y=y - 15, fill="#FFF3C4"))
        name, size = fit_name(scene.name(seat), wide - 190, 16, 12)
        drawn.append(write(22, y, places[seat], 17, "bold", CLAY, anchor="middle", mid=True))
        drawn.append(disc(46, y - 1, SEATS[seat], 0.85))
        drawn.append(write(64, y, name, size, "bold", "#2A211B", mid=True))
        drawn.append(
            write(wide - 48, y, f"{points} + {scores[seat] - points}", 14, "body", INK2, anchor="end", mid=True)
        )
        drawn.append(seal(wide - 26, y, scores[seat], 14))
    return el("g", *drawn)


def _title(scene: Scene) -> tuple[str, str]:
    """What the panel is about."""
    board = scene.board
    if board.god != NO_GOD:
        name = GODS[int(board.god)]
        return scene.view("ceremony_of", god=scene.thing(name)), GOD_ICONS[name]
    if scene.over:
        return scene.view("over"), "laurels-trophy"
    if board.upkeep > 0:
        return scene.view("upkeep"), "hourglass"
    return scene.view("next_ceremony"), "cowled"


def _worshippers(scene: Scene, wide: float) -> Svg:
    """Everybody in the order of the table from the leader on."""
    board = scene.board
    parts = ceremony_parts(scene)
    each = (wide - 10) / len(parts)
    drawn: list[Svg] = []
    for at, (seat, key) in enumerate(parts):
        now = key == "leads" or (key == "decides" and board.seat == seat)
        drawn.append(_worshipper(scene, seat, key, 5 + each * (at + 0.5), each, now=now))
    return el("g", *drawn)


@cached_by(lambda scene, seat, key, x, wide, *, now: scene.name(seat))
def _worshipper(scene: Scene, seat: int, key: str, x: float, wide: float, *, now: bool) -> Svg:
    """Somebody's priest on a plate, with name and part."""
    fill = "#FFF3C4" if now else "#E9DFCB" if key in ("declines", "absent") else "#F4EAD6"
    edge = PORPHYRY if now else None
    drawn = [
        rect(wide - 6, 84, 8, x=x - wide / 2 + 3, y=42, class_="room", fill=fill, stroke=edge, stroke_width=2),
        priest(x, 70, seat, 0.98, ghost=key in ("declines", "absent", "decides")),
    ]
    if key in ("leads", "joins"):
        colour = CLAY if key == "leads" else SEA
        drawn.append(el("circle", cx=x + 15, cy=84, r=9, fill=colour, stroke="#FFFDF8", stroke_width=1.3))
        drawn.append(greek(x + 15, 85, "α" if key == "leads" else "β", 14, "#FFF8EE"))
    elif key == "declines":
        drawn.append(cross(x + 14, 83, 8))
    name, size = fit_name(scene.name(seat), wide - 8, 14, 11)
    said, said_size = fit(scene.view(f"part_{key}"), wide - 8, 12.5, 10.5)
    drawn.append(write(x, 103, name, size, "bold", "#2A211B", anchor="middle", mid=True))
    drawn.append(write(x, 118, said, said_size, "body", INK2, anchor="middle", mid=True))
    return el("g", *drawn)


def _deciding(scene: Scene) -> set[int]:
    """Seats that have still to say whether they follow."""
    asked = {seat for question, seat, _ in pending(scene.board) if question == "join"}
    return {seat for seat in asked if scene.board.players[seat].priests > 0}


def ceremony_parts(scene: Scene) -> list[tuple[int, str]]:
    """Every seat from the leader on, and what it does in the ceremony."""
    deciding = _deciding(scene)
    return [(seat, _part(scene, seat, deciding)) for seat in scene.seats_from(int(scene.board.leader))]


def _part(scene: Scene, seat: int, deciding: set[int]) -> str:
    """What a seat does in the ceremony."""
    board = scene.board
    if seat == board.leader:
        return "leads"
    if board.follows(seat):
        return "joins"
    if board.declined >> seat & 1:
        return "declines"
    return "decides" if seat in deciding else "absent"


def _order(scene: Scene) -> Svg:
    """The favours in the order they are carried out, those past with a check, the present one ringed."""
    board = scene.board
    seats = [seat for seat in scene.seats_from(int(board.leader)) if seat == board.leader or board.follows(seat)]
    granting = all(question != "grant" for question, _, _ in pending(board))
    waiting = {seat for question, seat, _ in pending(board) if question == "favour"}
    y = 144.0
    x = 12.0
    drawn = [write(x, y, scene.view("favours"), 14, "bold", "#2A211B", mid=True)]
    x = 76.0
    current = next((seat for seat in reversed(seats) if granting and seat not in waiting), -1)
    for at, seat in enumerate(seats):
        drawn.append(disc(x + 12, y - 1, SEATS[seat], 0.74))
        if granting and seat not in waiting:
            if seat == current:
                drawn.append(el("circle", cx=x + 12, cy=y, r=14, fill="none", stroke=PORPHYRY, stroke_width=2.4))
            else:
                drawn.append(icon("check-mark", x + 22, y + 8, 11, "#54622A"))
        if at + 1 < len(seats):
            drawn.append(el("path", d=f"M{x + 29:g} {y - 5:g}l5 5-5 5", fill="none", stroke=INK2, stroke_width=1.8))
        x += 42
    return el("g", *drawn)


def _wars(scene: Scene, wide: float) -> Svg:
    """Wars that were declared and wait for a target, and those that wait to be fought."""
    y, rows = 172.0, war_rows(scene, wide)
    rule = el("path", d=f"M10 {y - 13:g}H{wide - 10:g}", stroke="#CDBD9F")
    across = _columns(len(rows))
    shown = [
        group(line(0, 0, row, 4), x=12 + at % across * (wide / 2 - 8), y=y + 5 + at // across * 22)
        for at, row in enumerate(rows[: 4 * across])
    ]
    return el("g", rule, *shown)


def _columns(rows: int) -> int:
    return 1 if rows <= 3 else 2


def war_rows(scene: Scene, wide: float) -> list[list[Bit]]:
    """A line for every war, or one that says that there is none; more than three stand in two columns."""
    board = scene.board
    rows: list[list[Bit]] = []
    for war in list(board.named)[: board.named_count]:
        attacker, target = a_disc(int(attacker_of(war)), 0.66), a_disc(int(target_of(war)), 0.66)
        rows.append([war_sign(17), attacker, bit(11, arrow, 10), target])
    declared = [(seat, int(player.wars)) for seat, player in enumerate(board.players) if player.wars > 0]
    for question, seat, what in pending(board):
        if question == WAR_TARGET.name:
            declared.append((seat, int(WAR_TARGET.count_of(what))))
    room = wide / _columns(len(rows) + len(declared)) - 20
    for seat, count in declared:
        row = [war_sign(17), a_disc(seat, 0.66), strong(f"{count} ×", 16.4)]
        said, size = fit(scene.view("war_waits"), room - line_width(row, 4), 16.4, 13)
        rows.append([*row, small(said, size)])
    return rows or [[picture("crossed-swords", 16, INK2), small(scene.view("no_war"))]]


def _upkeep_steps(scene: Scene, wide: float) -> Svg:
    """The six steps of upkeep, the present one marked; the rest of the year as a reminder."""
    drawn: list[Svg] = []
    for at, row in enumerate(DATA.rows("upkeep_step"), 1):
        y = 56.0 + (at - 1) * 25
        now, past = at == scene.board.upkeep, at < scene.board.upkeep
        fill = PORPHYRY if now else "#E3D6BC"
        drawn.append(el("circle", cx=24, cy=y, r=9.5, fill=fill, stroke="#8B7658"))
        if past:
            drawn.append(icon("check-mark", 24, y, 12, "#54622A"))
        else:
            drawn.append(write(24, y, at, 13, "bold", CREAM if now else "#3A2E22", anchor="middle", mid=True))
        said, size = fit(scene.thing(row.text("id")), wide - 54, 14.5, 12, "bold" if now else "body")
        drawn.append(write(42, y, said, size, "bold" if now else "body", "#2A211B" if now else INK2, mid=True))
    return el("g", *drawn)
