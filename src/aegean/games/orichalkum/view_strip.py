"""The strip above the table: the round, the goal, and all players in turn order with what decides."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box, acting_ring, alarm_ring, lit
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import disc, seal
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group, rect
from aegean.draw.text import fit, fit_name, width, write
from aegean.games.orichalkum.grid import size_of
from aegean.games.orichalkum.parts import GOAL
from aegean.games.orichalkum.scoring import points
from aegean.games.orichalkum.view_art import SEATS, hoplite, ore, stand
from aegean.games.orichalkum.view_scene import Scene


def _strip_shown(scene: Scene) -> tuple[object, ...]:
    return scene.board.round, scene.over, *(_chip_shown(scene, seat, 0, 0) for seat in _order(scene))


@cached_by(_strip_shown)
def draw_strip(scene: Scene) -> tuple[Svg, float]:
    """The strip and its height."""
    return _narrow(scene) if scene.narrow else _wide(scene)


def status_words(scene: Scene) -> list[str]:
    """Round, and what wins."""
    said = scene.view("over") if scene.over else scene.view("round", n=scene.board.round)
    return [said, f"{GOAL} {scene.view('goal')}"]


def seat_notes(scene: Scene) -> list[str]:
    """How many hoplites each seat has."""
    return [scene.view("hoplites", n=player.hoplites) for player in scene.board.players]


def _order(scene: Scene) -> list[int]:
    """The seats in turn order of this round."""
    board = scene.board
    return [int((board.initiative + turn) % board.seats) for turn in range(board.seats)]


def _wide(scene: Scene) -> tuple[Svg, float]:
    wide, high = scene.viewpoint.layout.board, 58.0
    head = _round(scene, 0, high / 2, 190)
    count = int(scene.board.seats)
    room = wide - 200
    gap = 8.0
    each = (room - gap * (count - 1)) / count
    chips = [
        group(_chip(scene, seat, min(each, 240), high - 6), x=200 + at * (min(each, 240) + gap), y=3)
        for at, seat in enumerate(_order(scene))
    ]
    return head + named_group(scene.view("order"), *chips), high


def _narrow(scene: Scene) -> tuple[Svg, float]:
    wide = scene.viewpoint.layout.board
    count = int(scene.board.seats)
    gap = 8.0
    each = (wide - gap * (count - 1)) / count
    chips = [group(_chip(scene, seat, each, 62), x=at * (each + gap), y=34) for at, seat in enumerate(_order(scene))]
    return _round(scene, 0, 14, wide) + named_group(scene.view("order"), *chips), 100.0


def _round(scene: Scene, x: float, y: float, room: float) -> Svg:
    """Round n and what wins."""
    return about("track.round", _round_words(scene, x, y, room))


def _round_words(scene: Scene, x: float, y: float, room: float) -> Svg:
    said = scene.view("over") if scene.over else scene.view("round", n=scene.board.round)
    goal = scene.view("goal")
    if room > 250:
        left = x + width(said, 17, "bold") + 24
        text, letters = fit(goal, room - left - 10, 14, 11)
        return named_group(
            f"{said}. {GOAL} {goal}",
            write(x + 2, y, said, 17, "bold", mid=True),
            seal(left, y, int(GOAL), 11),
            write(left + 17, y, text, letters, "body", "ink2", mid=True),
            id="round",
        )
    text, letters = fit(goal, room - 34, 14, 10.5)
    return named_group(
        f"{said}. {GOAL} {goal}",
        write(x + 2, y - 12, said, 18, "bold", mid=True),
        seal(x + 13, y + 13, int(GOAL), 11),
        write(x + 30, y + 13, text, letters, "body", "ink2", mid=True),
        id="round",
    )


def _chip_shown(scene: Scene, seat: int, wide: float, high: float) -> tuple[object, ...]:
    board, player = scene.board, scene.board.players[seat]
    acting = seat == board.turn and not scene.over
    return (
        acting, acting and bool(scene.legal), points(board, seat), size_of(player.lairs), board.winner < 0,
        player.hoplites, player.orichalcum, seat == board.initiative, scene.name(seat),
    )  # fmt: skip


@cached_by(_chip_shown)
def _chip(scene: Scene, seat: int, wide: float, high: float) -> Svg:
    """A player: name, points, goods and creatures left; ringed while acting, warned when near the end."""
    board, player = scene.board, scene.board.players[seat]
    acting = seat == board.turn and not scene.over
    scored, left = int(points(board, seat)), int(size_of(player.lairs))
    back = rect(wide, high, 9, fill="#FFF6E0" if acting else "#E9DFCB", stroke=KEYLINE, stroke_width=1.2)
    spot = Box(0, 0, wide, high, 9)
    ring = NOTHING
    if acting and scene.legal:
        ring = acting_ring(spot)
    elif acting:
        ring = spot.trace(2.2, fill="none", stroke="#A8431F", stroke_width=3)
    if scored >= GOAL - 1 and board.winner < 0 and not acting:
        ring += alarm_ring(spot)
    label = scene.view("seat_state", name=scene.name(seat), n=scored, creatures=left, hoplites=player.hoplites,
                       orichalcum=player.orichalcum)  # fmt: skip
    body = _chip_narrow(scene, seat, wide, scored, left) if wide < 150 else _chip_wide(scene, seat, wide, scored, left)
    return about(f"seat.{seat}", lit(named_group(label, el("title", label), back, body, ring, id=f"seat-{seat}")))


def _chip_wide(scene: Scene, seat: int, wide: float, scored: int, left: int) -> Svg:
    player = scene.board.players[seat]
    name, letters = fit_name(scene.name(seat), wide - 100, 15.5, 11)
    return el(
        "g",
        disc(22, 25, SEATS[seat], 1.05),
        write(42, 17, name, letters, "bold", "#2A1D12", mid=True),
        icon("trumpet-flag", 48 + width(name, letters, "bold") + 8, 16, 17, "#8A5A00")
        if seat == scene.board.initiative
        else NOTHING,
        hoplite(50, 38, 0.74),
        write(62, 38, player.hoplites, 14, "bold", "#3F3328", mid=True),
        ore(84, 38, 0.74),
        write(96, 38, player.orichalcum, 14, "bold", "#3F3328", mid=True),
        stand(124, 37, left, 0.72) if wide > 160 else NOTHING,
        seal(wide - 20, 26, scored, 15),
    )


def _chip_narrow(scene: Scene, seat: int, wide: float, scored: int, left: int) -> Svg:
    name, letters = fit_name(scene.name(seat), wide - 34, 14, 10)
    return el(
        "g",
        disc(15, 18, SEATS[seat], 0.78),
        write(29, 17, name, letters, "bold", "#2A1D12", mid=True),
        icon("trumpet-flag", 15, 46, 17, "#8A5A00") if seat == scene.board.initiative else NOTHING,
        write(30, 45, scored, 20, "bold", "#7A1F12", mid=True),
        write(30 + width(str(scored), 20, "bold"), 46, f"/{GOAL}", 12.5, "body", "#655746", mid=True),
        stand(wide - 16, 43, left, 0.78),
    )
