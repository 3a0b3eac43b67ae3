"""The viewer's own city: priests, six tracks with their pillars, store, tribute, and what upkeep will do."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import CREAM, KEYLINE
from aegean.draw.pieces import disc
from aegean.draw.plates import SHEET_HEAD, SMALL_HEAD
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, el, group, join, rect
from aegean.draw.table import seat_area
from aegean.draw.text import fit, fit_rows, width, write
from aegean.draw.tracks import Cell, cell
from aegean.games.olympus.actions import LOWER, RAISE, WORKSHOP, ZEUS
from aegean.games.olympus.board import Player
from aegean.games.olympus.parts import (
    AQUEDUCT,
    CULTURE,
    FIRST_PRODUCTION,
    GLORY_TO_END,
    IS_LIMITED,
    LAST,
    MILITARY,
    MOST_PRIESTS,
    PILLARS,
    POPULATION,
    PRIEST_CULTURE,
    PRIEST_POPULATION,
    RESOURCES,
    STORE_LIMIT,
    THOLOS,
    THOLOS_CULTURE,
    THOLOS_POPULATION,
    TRACKS,
    UPKEEP,
    UPKEEP_CARDS,
)
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_others import goods_line
from aegean.games.olympus.view_scene import Scene, city_shown
from aegean.games.olympus.view_things import CLAY, INK, INK2, PORPHYRY, SEATS, draw_cube, medal, niche, pillar, priest

ROW: Final = 34
EDGE: Final = 10
TOUCHED: Final = {
    "raise_track": (RAISE, 0),
    "lower_track": (LOWER, 0),
    "zeus_pick": (ZEUS, 0),
    "workshop_pick": (WORKSHOP, MILITARY),
}  # the actions that begin with tracks, and the first of these


def _city_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    board = scene.board
    touched = [scene.touch(_action(scene, seat, track)) for track in range(len(TRACKS))]
    return *city_shown(board.players[seat]), *board.glory, board.upkeep, scene.name(seat), *touched


@cached_by(_city_shown)
def draw_city(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The city sheet and its height."""
    player = scene.board.players[seat]
    inner = wide - 2 * EDGE
    y = SHEET_HEAD + 0.0
    parts = [group(_priests(scene, seat, player, inner), x=EDGE, y=y)]
    y += 52
    for track in range(len(TRACKS)):
        parts.append(group(draw_track(scene, seat, track, inner), x=EDGE, y=y))
        y += ROW + 4
    y += 4
    goods, high = _goods(scene, seat, player, inner)
    parts.append(group(goods, x=EDGE, y=y))
    y += high + 8
    upkeep, high = _upkeep(scene, player, inner)
    parts.append(group(upkeep, x=EDGE, y=y))
    y += high + EDGE
    note = f"{scene.city(seat)}, {scene.view('at_end', n=level_points(player))}"
    return seat_area(scene, seat, SEATS[seat], wide, y, parts, note, int(player.points), "city"), y


@cached_by(_city_shown)
def draw_small_city(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The city without what can be reckoned: tracks, store, tribute and priests; and its height."""
    player = scene.board.players[seat]
    inner = wide - 2 * EDGE
    y = SMALL_HEAD + 2.0
    parts = []
    for track in range(len(TRACKS)):
        parts.append(group(draw_track(scene, seat, track, inner), x=EDGE, y=y))
        y += ROW + 2
    parts.append(group(goods_line(scene, seat, inner), x=EDGE, y=y + 2))
    y += 40
    note = scene.view("at_end", n=level_points(player))
    return seat_area(scene, seat, SEATS[seat], wide, y, parts, note, int(player.points), "city", small=True), y


def _priests(scene: Scene, seat: int, player: Player, wide: float) -> Svg:
    """Five places: available priests, those on the board as ghosts, the reserve as empty places."""
    on_board = int(MOST_PRIESTS - player.priests - player.reserve)
    drawn: list[Svg] = [rect(wide, 46, 9, fill="#FBF7EE", stroke="#B9A37C")]
    for at in range(int(MOST_PRIESTS)):
        x = 24.0 + 32 * at
        empty = at >= player.priests + on_board
        drawn.append(niche(x, 23, 25, 38, "#8B7658", 1.2, dashed=empty))
        if not empty:
            here = at < player.priests
            drawn.append(priest(x, 25, seat, 0.82, ghost=not here, id=f"priest-{SEATS[seat]}-{at}" if here else None))
    left = 32.0 * int(MOST_PRIESTS) + 20
    head = scene.view("priests_here", n=player.priests)
    note, size = fit(scene.view("priests_note", n=on_board, m=player.reserve), wide - left - 4, 13, 11)
    drawn.append(write(left, 17, head, 15, "bold", INK, mid=True))
    drawn.append(write(left, 34, note, size, "body", INK2, mid=True))
    return about(f"priests.{seat}", *drawn)


def spaces_of(track: int, x: float, wide: float, high: float) -> tuple[list[Cell], list[tuple[int, float]]]:
    """The spaces of a track and its pillars between them: (place in PILLARS, x)."""
    last = int(LAST[track])
    longest = max(int(last) for last in LAST)
    pillars = {after: at for at, (after, _) in enumerate(PILLARS[track])}
    gate = 15.0
    step = (wide - 2 * gate) / longest
    cells: list[Cell] = []
    gates: list[tuple[int, float]] = []
    at = x
    for level in range(1, last + 1):
        cells.append(Cell(level, at + step / 2, high / 2, step - 2, high - 9))
        at += step
        if level in pillars:
            gates.append((pillars[level], at + gate / 2 - 1))
            at += gate
    return cells, gates


def _track_shown(scene: Scene, seat: int, track: int, wide: float) -> tuple[object, ...]:
    player = scene.board.players[seat]
    return player.levels[track], player.built, scene.board.glory[track], scene.touch(_action(scene, seat, track))


@cached_by(_track_shown)
def draw_track(scene: Scene, seat: int, track: int, wide: float) -> Svg:
    """One track: medal, name, spaces with their pillars, the marker, and what it yields."""
    player = scene.board.players[seat]
    name = scene.thing(TRACKS[track])
    shown, size = fit(name, 63, 14, 9.5, "bold")
    left = 101.0
    cells, gates = spaces_of(track, left, wide - left - 6, ROW)
    level = int(player.levels[track])
    drawn = [
        rect(wide, ROW, 8, fill="url(#g-glaze)"),
        medal(18, ROW / 2, track, 13),
        el(
            "g",
            rect(65, ROW, x=35, fill="none", class_="room"),
            write(35, ROW / 2, shown, size, "bold", "#FBF3E1", mid=True),
        ),
    ]
    for spot in cells:
        last = spot.index == LAST[track]
        drawn.append(
            cell(
                Cell(spot.index if spot.index % 5 else spot.index + 1, spot.x, spot.y, spot.width, spot.height),
                str(spot.index),
                "end" if last else "plain",
            )
        )
        if last and scene.board.glory[track] == 0:
            drawn.append(icon("laurels", spot.x, spot.y, spot.height * 1.05, "#8A5A00", opacity=0.5))
        if spot.index in _priest_levels(player, track):
            drawn.append(_priest_mark(spot))
    for at, x in gates:
        drawn.append(pillar(x, ROW / 2, ROW - 6, player.owns(PILLARS[track][at][1])))
    marker = cells[level - 1]
    drawn.append(disc(marker.x, marker.y - 1, SEATS[seat], 0.8, id=f"marker-{SEATS[seat]}-{TRACKS[track]}"))
    if track >= FIRST_PRODUCTION:
        drawn.append(_yield(scene, player, track, cells[-1].x + cells[-1].width / 2 + 8, wide - 8))
    body = named_group(f"{name}: {level}/{LAST[track]}", *drawn)
    if seat == scene.viewer:
        body = scene.offer(body, _action(scene, seat, track), Box(0, 0, wide, ROW, 8), id=f"track-{TRACKS[track]}")
    return about(f"track.{TRACKS[track]}.{seat}", body)


def _action(scene: Scene, seat: int, track: int) -> int:
    """What touching a track of one's own means just now: to raise or to lower it; -1 for nothing."""
    block, first = TOUCHED.get(scene.board.question().name, (None, 0))
    if block is None or seat != scene.viewer or track < first:
        return -1
    return int(block.action(track - first))


def _priest_levels(player: Player, track: int) -> list[int]:
    """Levels that bring a priest."""
    tholos = player.owns(THOLOS)
    if track == POPULATION:
        return [int(THOLOS_POPULATION if tholos else PRIEST_POPULATION)]
    if track == CULTURE:
        return [int(THOLOS_CULTURE if tholos else PRIEST_CULTURE)]
    return []


def _priest_mark(spot: Cell) -> Svg:
    x, y = spot.x + spot.width / 2 - 3, spot.y + spot.height / 2 - 2
    return el("circle", cx=x, cy=y, r=6.5, fill="#FFFDF8", stroke=KEYLINE) + icon("cowled", x, y, 10, PORPHYRY)


def _yield(scene: Scene, player: Player, track: int, left: float, right: float) -> Svg:
    """The cubes a production yields."""
    count = int(player.levels[track]) + int(player.owns(AQUEDUCT))
    kind = track - FIRST_PRODUCTION
    text = write(right, ROW / 2, f"×{count}", 15, "bold", "#F6E9D2", anchor="end", mid=True)
    at = right - width(f"×{count}", 15, "bold") - 12
    return draw_cube(at, ROW / 2, kind, 17) + text if at - 9 > left else text


def _goods(scene: Scene, seat: int, player: Player, wide: float) -> tuple[Svg, float]:
    """The store, and the tribute area clearly apart because it is locked."""
    high = 66.0
    left = wide * 0.56
    held = int(player.store_count())
    note = scene.view("store_note", n=held, all=STORE_LIMIT)
    drawn = [
        rect(left, high, 10, fill="#FFFDF8", stroke="#4A3A28", stroke_width=1.3),
        icon("wooden-crate", 18, 17, 20, INK2),
        write(33, 17, scene.view("store"), 15, "bold", INK, mid=True),
        write(left - 10, 17, note, 13, "body", CLAY if held > STORE_LIMIT else INK2, anchor="end", mid=True),
        _cubes(scene, seat, player, "store", left - 20),
    ]
    drawn = [about(f"store.{seat}", *drawn)]
    right = wide - left - 8
    rows, size = fit_rows(scene.view("locked"), right - 30, 13, 12.5, "italic")
    locked = [
        write(12, 47 + 13 * (at - (len(rows) - 1) / 2), row, size, "italic", "#E0CFAE", mid=True)
        for at, row in enumerate(rows)
    ]
    locker = group(
        rect(right, high, 10, fill="#2A1C15", stroke="#C4753F", stroke_width=1.3),
        icon("locked-chest", 18, 17, 21, "#E9B65A"),
        write(34, 17, scene.view("tribute"), 15, "bold", "#FBF3E1", mid=True),
        _cubes(scene, seat, player, "tribute", right - 20) if player.tribute_count() else join(locked),
        x=left + 8,
    )
    drawn.append(about(f"tribute.{seat}", locker))
    return el("g", *drawn), high


def _cubes(scene: Scene, seat: int, player: Player, place: str, room: float) -> Svg:
    """Cubes side by side, closer together where there are many."""
    counts = player.store if place == "store" else player.tribute
    kinds = [kind for kind in range(3) for _ in range(counts[kind])]
    step = min(27.0, (room - 24) / max(len(kinds) - 1, 1))
    seen = [0, 0, 0]
    drawn: list[Svg] = []
    for at, kind in enumerate(kinds):
        id = f"cube-{SEATS[seat]}-{place}-{RESOURCES[kind]}-{seen[kind]}"
        seen[kind] += 1
        drawn.append(draw_cube(22 + step * at, 47, kind, 24, id=id))
    said = ", ".join(f"{counts[kind]} {scene.thing(RESOURCES[kind])}" for kind in range(3))
    return named_group(f"{scene.view(place)}: {said}", *drawn)


def _upkeep(scene: Scene, player: Player, wide: float) -> tuple[Svg, float]:
    """The next upkeep as a checklist: what each step costs or brings the viewer."""
    rows = upkeep_lines(scene, player)
    high = 30.0 + 20 * len(rows)
    drawn = [
        rect(wide, high, 10, fill="#FBF7EE", stroke="#B9A37C"),
        write(12, 16, scene.view("next_upkeep").upper(), 13.5, "title", CLAY, mid=True, spacing=1.8),
    ]
    for at, (label, value, bad) in enumerate(rows):
        y = 38.0 + 20 * at
        now = scene.board.upkeep == at + 1
        drawn.append(el("circle", cx=20, cy=y, r=8, fill=PORPHYRY if now else "#E3D6BC", stroke="#8B7658"))
        drawn.append(write(20, y, at + 1, 12, "bold", CREAM if now else "#3A2E22", anchor="middle", mid=True))
        shown, size = fit(value, wide * 0.52, 13.5, 11, "bold")
        drawn.append(write(wide - 10, y, shown, size, "bold", "#A3221A" if bad else INK, anchor="end", mid=True))
        text, small = fit(label, wide - 50 - width(shown, size, "bold"), 13.5, 11.5)
        drawn.append(write(34, y, text, small, "body", INK2, mid=True))
    return about("course.upkeep", named_group(scene.view("next_upkeep"), *drawn, id="upkeep")), high


def upkeep_lines(scene: Scene, player: Player) -> list[tuple[str, str, bool]]:
    """What each of the six steps would do now: label, value, whether it hurts."""
    none = scene.view("none")
    over = max(int(player.store_count() - STORE_LIMIT), 0)
    population = int(player.levels[POPULATION])
    falls = [
        f"{scene.thing(TRACKS[track])} {player.levels[track]} > {population}"
        for track in range(len(TRACKS))
        if IS_LIMITED[track] and player.levels[track] > population
    ]
    uses = [scene.thing(name) for name, card in zip(UPKEEP, UPKEEP_CARDS, strict=True) if player.owns(card)]
    taken = int(glory_taken(scene.board))
    end = scene.view("ends_now") if taken >= GLORY_TO_END else scene.view("glory", n=taken, all=GLORY_TO_END)
    tribute = int(player.tribute_count())
    return [
        (scene.view("up_store"), f"-{over}" if over else none, bool(over)),
        (scene.view("up_levels"), ", ".join(falls) or none, bool(falls)),
        (scene.view("up_use"), ", ".join(uses) or none, False),
        (scene.view("up_tribute"), f"+{tribute}" if tribute else none, False),
        (scene.view("up_priests"), str(priests_due(player)), False),
        (scene.view("up_end"), end, taken >= GLORY_TO_END),
    ]
