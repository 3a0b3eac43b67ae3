"""The other cities at a glance, each with what a war against it would bring now."""

from __future__ import annotations

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.flow import Bit, flow, line, line_width
from aegean.draw.icons import icon
from aegean.draw.markers import Box
from aegean.draw.palette import KEYLINE
from aegean.draw.panel import Count
from aegean.draw.plates import SHEET_HEAD, SMALL_HEAD
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.table import seat_area
from aegean.draw.text import fit, width, write
from aegean.games.olympus.actions import LEAGUE, TARGET
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import ALL_BUILDINGS, BUILDINGS, DELIAN_LEAGUE, FLEET, LAST, MOST_PRIESTS, TRACKS
from aegean.games.olympus.rules.war import WAR_TARGET, spoils, strength, wins_ties
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_scene import Scene, city_shown
from aegean.games.olympus.view_things import (
    INK,
    INK2,
    MEDALS,
    PORPHYRY,
    SEATS,
    WAR,
    a_disc,
    chip_icon,
    cubes_line,
    medal,
    picture,
    priest,
    strong,
)

EDGE = 10


def tie_advantage(board: Board, seat: int) -> bool:
    """Whether a war of the seat would win ties, as things stand."""
    if board.step == WAR_TARGET.number and board.seat == seat:
        return bool(WAR_TARGET.wins_ties(board))
    return bool(wins_ties(board, seat))


def war_preview(board: Board, attacker: int, target: int) -> tuple[int, int]:
    """What an attack would bring now: cubes the attacker is entitled to, and those they would find."""
    victim = board.players[target]
    due = int(spoils(board.players[attacker], victim, tie_advantage(board, attacker)))
    found = due if board.players[attacker].owns(DELIAN_LEAGUE) else min(due, int(victim.store_count()))
    return due, found


def verdict(scene: Scene, target: int) -> tuple[str, str, str]:
    """The outcome of the viewer's war in words, with fill and ink of its plate."""
    board = scene.board
    due, found = war_preview(board, scene.viewer, target)
    if due:
        return scene.view("you_take", n=found) if found else scene.view("win_empty"), "#54622A", "#FFFDF8"
    tie = strength(board.players[scene.viewer]) == strength(board.players[target])
    return (scene.view("tie_nothing"), "#D8CBB2", INK) if tie else (scene.view("you_fail"), "#A3221A", "#FFFDF8")


def _other_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    board = scene.board
    shown = (*city_shown(board.players[seat]), board.start == seat, scene.name(seat))
    return shown if scene.viewer < 0 else (*shown, *_war_shown(scene, seat))


def _war_shown(scene: Scene, seat: int) -> tuple[object, ...]:
    mine, theirs = scene.board.players[scene.viewer], scene.board.players[seat]
    strengths = (strength(mine), mine.owns(FLEET), strength(theirs), theirs.owns(FLEET))
    return scene.viewer, *strengths, verdict(scene, seat), scene.touch(_attack(scene, seat))


@cached_by(_other_shown)
def draw_other(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """A city of somebody else, and its height."""
    player = scene.board.players[seat]
    inner = wide - 2 * EDGE
    city, y = _inside(scene, seat, inner)
    parts = [city]
    if scene.viewer >= 0:
        parts.append(group(_preview(scene, seat, inner), x=EDGE, y=y))
        y += 40
    y += 4
    crown = NOTHING
    if scene.board.start == seat:
        crown = about("course.start", icon("laurel-crown", wide - 58, 28, 24, "#8A5A00"))
    note = scene.view("at_end", n=level_points(player))
    return seat_area(scene, seat, SEATS[seat], wide, y, [crown, *parts], note, int(player.points), "city"), y


@cached_by(_other_shown)
def draw_small_other(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """The same on a small sheet."""
    player = scene.board.players[seat]
    scale = 0.66
    inner = (wide - 12) / scale - 2 * EDGE
    city, y = _inside(scene, seat, inner)
    if scene.viewer >= 0:
        city += group(_preview(scene, seat, inner, brief=True), x=EDGE, y=y)
        y += 40
    high = SMALL_HEAD + (y - SHEET_HEAD) * scale + 4
    parts = [group(city, x=6, y=SMALL_HEAD - SHEET_HEAD * scale, scale=scale)]
    note = scene.view("at_end", n=level_points(player))
    return seat_area(scene, seat, SEATS[seat], wide, high, parts, note, int(player.points), "city", small=True), high


@cached_by(lambda scene, seat, inner: city_shown(scene.board.players[seat]))
def _inside(scene: Scene, seat: int, inner: float) -> tuple[Svg, float]:
    """What stands in a city, and where it ends."""
    player = scene.board.players[seat]
    y = SHEET_HEAD + 2.0
    drawn = group(_levels(scene, seat, inner), x=EDGE, y=y)
    y += 34
    drawn += group(goods_line(scene, seat, inner), x=EDGE, y=y)
    y += 38
    chips, high = _built(scene, seat, player, inner)
    drawn += group(chips, x=EDGE, y=y)
    return drawn, y + high + 6


@cached_by(lambda scene, seat, wide: tuple(scene.board.players[seat].levels))
def _levels(scene: Scene, seat: int, wide: float) -> Svg:
    """Six levels, each with a bar of how far it has come."""
    player, step = scene.board.players[seat], wide / len(TRACKS)
    drawn: list[Svg] = []
    for track, name in enumerate(TRACKS):
        x, level, last = step * track, int(player.levels[track]), int(LAST[track])
        bar = step - 8
        shown = (
            medal(x + 11, 11, track, 10.5)
            + write(x + 25, 11, level, 17, "bold", INK, mid=True)
            + rect(bar, 5, 2.5, x=x, y=25, fill="#CDBD9F")
            + rect(bar * level / last, 5, 2.5, x=x, y=25, fill=MEDALS[track][1], stroke=KEYLINE, stroke_width=0.6)
        )
        bar_ = named_group(f"{scene.thing(name)}: {level}/{last}", shown, id=f"level-{SEATS[seat]}-{name}")
        drawn.append(about(f"track.{name}.{seat}", bar_))
    return el("g", *drawn)


def _counts_shown(scene: Scene, seat: int) -> tuple[int, ...]:
    player = scene.board.players[seat]
    return *player.levels[:3], player.store_count()


@cached_by(_counts_shown)
def city_counts(scene: Scene, seat: int) -> list[Count]:
    """What one compares with other cities: culture, population and military, and what a war would find."""
    player = scene.board.players[seat]
    levels = [(track, name, int(player.levels[track])) for track, name in enumerate(TRACKS[:3])]
    held = int(player.store_count())
    return [
        *(
            Count(f"{scene.thing(name)}: {level}/{LAST[track]}", medal(12, 12, track, 11), str(level))
            for track, name, level in levels
        ),
        Count(f"{scene.view('store')}: {held}", icon("wooden-crate", 12, 12, 22), str(held)),
    ]


def _goods_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    player = scene.board.players[seat]
    return *player.store, *player.tribute, player.priests, player.reserve


@cached_by(_goods_shown)
def goods_line(scene: Scene, seat: int, wide: float) -> Svg:
    """Store, tribute and priests, 30 high."""
    player = scene.board.players[seat]
    held, taken = list(player.store), list(player.tribute)
    store: list[Bit] = [picture("wooden-crate", 18, INK2), *cubes_line(held, 18)]
    if not any(held):
        store.append(strong(0, 14, INK2))
    left = max(line_width(store, 4) + 14, 60)
    ground = rect(left, 30, 8, fill="#FFFDF8", stroke="#8B7658")
    drawn = [about(f"store.{seat}", ground, line(7, 15, store, 4))]
    tribute: list[Bit] = [picture("locked-chest", 18, "#E9B65A")]
    for kind, count in enumerate(taken):
        if count:
            tribute += [
                *cubes_line([count if other == kind else 0 for other in range(3)], 18)[:1],
                strong(count, 15, "#FBF3E1"),
            ]
    room = line_width(tribute, 4) + 14
    locker = group(rect(room, 30, 8, fill="#2A1C15") + line(7, 15, tribute, 4), x=left + 6)
    drawn.append(about(f"tribute.{seat}", locker))
    on_board = int(MOST_PRIESTS - player.priests - player.reserve)
    taken_room = wide - 15 * (int(player.priests) + on_board) - 8
    scale = min(1, taken_room / (left + 6 + room))
    drawn = [group(*drawn, y=15 * (1 - scale), scale=round(scale, 3))]
    x = wide - 6
    for at in range(int(player.priests) + on_board - 1, -1, -1):
        x -= 15
        drawn.append(about(f"priests.{seat}", priest(x + 4, 17, seat, 0.62, ghost=at >= player.priests)))
    return named_group(scene.view("priests_here", n=player.priests), *drawn)


def _built(scene: Scene, seat: int, player: Player, wide: float) -> tuple[Svg, float]:
    """Built cards as icons: those that keep working first."""
    cards = [building for building in range(ALL_BUILDINGS) if player.owns(building)]
    if not cards:
        return decor(write(0, 13, scene.view("nothing_built"), 13, "italic", INK2, mid=True)), 26
    spots, high = flow([(26, 26)] * len(cards), wide, 4)
    drawn = [
        about(
            f"building.{BUILDINGS[card]}",
            named_group(
                scene.thing(BUILDINGS[card]),
                el("title", f"{scene.thing(BUILDINGS[card])}: {scene.effect(BUILDINGS[card])}"),
                chip_icon(spot.x + 13, spot.y + 13, card, 26),
            ),
        )
        for card, spot in zip(cards, spots, strict=True)
    ]
    return el("g", *drawn), high


def strengths(scene: Scene, target: int) -> list[Bit]:
    """Both strengths, with the Fleets that count in them."""
    mine, theirs = scene.board.players[scene.viewer], scene.board.players[target]
    bits: list[Bit] = [a_disc(scene.viewer, 0.66), strong(int(strength(mine)), 17)]
    if mine.owns(FLEET):
        bits.append(picture("trireme", 17, PORPHYRY))
    bits += [strong(":", 16, INK2), a_disc(target, 0.66), strong(int(strength(theirs)), 17)]
    if theirs.owns(FLEET):
        bits.append(picture("trireme", 17, PORPHYRY))
    return bits


def _attack(scene: Scene, seat: int) -> int:
    """The action that names a city as the target."""
    return int((LEAGUE if scene.asked("league_war") else TARGET).action(seat))


@cached_by(lambda scene, seat, wide, *, brief=False: _war_shown(scene, seat))
def _preview(scene: Scene, seat: int, wide: float, *, brief: bool = False) -> Svg:
    """The viewer's war against this city, if it came now; touch it to name the target."""
    text, fill, ink = verdict(scene, seat)
    cubes = f"+{war_preview(scene.board, scene.viewer, seat)[1]}"
    shown, size = (cubes, 17.0) if brief else fit(text, wide * 0.5, 14, 11, "bold")
    plate = width(shown, size, "bold") + 22
    body = el(
        "g",
        rect(wide, 34, 9, fill="#FBF7EE", stroke="#C9A79A"),
        line(8, 17, [picture("crossed-swords", 20, WAR), *strengths(scene, seat)], 5),
        el(
            "g",
            rect(plate, 24, 12, x=wide - plate - 5, y=5, fill=fill, class_="room"),
            write(wide - plate / 2 - 5, 17, shown, size, "bold", ink, anchor="middle", mid=True),
        ),
    )
    action = _attack(scene, seat)
    label = f"{scene.view('war_preview')}: {text}"
    if action in scene.legal:
        return about(f"war.{seat}", scene.offer(body, action, Box(0, 0, wide, 34, 9), id=f"war-{seat}"))
    return about(f"war.{seat}", named_group(label, el("title", label), body, id=f"war-{seat}"))
