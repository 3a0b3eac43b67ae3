"""The strip above the table: round, end watch, and all seats with points and what the end would add."""

from __future__ import annotations

from aegean.draw.about import about
from aegean.draw.cache import cached_by
from aegean.draw.icons import icon
from aegean.draw.markers import Box, acting_ring
from aegean.draw.plates import panel_plate, seat_chip
from aegean.draw.scene import named_group
from aegean.draw.svg import NOTHING, Svg, el, group
from aegean.draw.text import fit, width, write
from aegean.games.olympus.parts import GLORY_TO_END
from aegean.games.olympus.rules.levels import glory_taken
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_things import SEATS

WIDE_HIGH = 66


def draw_strip(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The strip and its height."""
    return _narrow(scene, wide) if scene.narrow else _wide(scene, wide)


def _wide(scene: Scene, wide: float) -> tuple[Svg, float]:
    high = WIDE_HIGH
    left = 470.0
    return (
        panel_plate(wide, high)
        + group(_asked(scene, 262), x=14, y=high / 2)
        + group(_watch(scene), x=290, y=high / 2)
        + group(_chips(scene, wide - left - 8, 9), x=left, y=9),
        high,
    )


def _narrow(scene: Scene, wide: float) -> tuple[Svg, float]:
    seats = int(scene.board.seats)
    each = 2
    high = 64.0 + 54 * (-(-seats // each))
    chips: list[Svg] = []
    order = _order(scene)
    step = (wide - 12 - 6 * (each - 1)) / each
    for at, seat in enumerate(order):
        chips.append(group(_chip(scene, seat, step), x=6 + at % each * (step + 6), y=60 + at // each * 54))
    return (
        panel_plate(wide, high)
        + group(_asked(scene, wide - 190), x=12, y=30)
        + group(_watch(scene), x=wide - 166, y=30)
        + el("g", *chips),
        high,
    )


def _order(scene: Scene) -> list[int]:
    """All seats, the viewer's first."""
    return scene.seats_from(scene.viewer)


def _asked_shown(scene: Scene, room: float) -> tuple[object, ...] | None:
    board = scene.board
    who = scene.name(int(board.seat)) if board.seat >= 0 else ""
    return None if scene.over else (board.round, board.upkeep, who, scene.ask())


@cached_by(_asked_shown)
def _asked(scene: Scene, room: float) -> Svg:
    """Round, and who is asked what."""
    board = scene.board
    if scene.over:
        best = [seat for seat, place in enumerate(board.places()) if place == 1]
        text = scene.view("winner", name=", ".join(scene.name(seat) for seat in best))
    elif board.seat >= 0:
        text = f"{scene.name(int(board.seat))}: {scene.ask()}"
    else:
        text = scene.ask()
    head = scene.view("round", n=board.round)
    phase = scene.view("over" if scene.over else "upkeep" if board.upkeep else "worship")
    shown, size = fit(text, room, 14, 11.5)
    shown_ = named_group(
        f"{head}, {phase}. {text}",
        write(0, -7, head, 17, "bold", mid=True),
        write(width(head, 17, "bold") + 8, -7, phase, 14, "body", "ink2", mid=True),
        write(0, 13, shown, size, "body", "ink2", mid=True),
        id="asked",
    )
    return about("course.ceremony", shown_)


@cached_by(lambda scene: glory_taken(scene.board))
def _watch(scene: Scene) -> Svg:
    """Glory cards taken, of the four that end the game."""
    taken, end = int(glory_taken(scene.board)), int(GLORY_TO_END)
    label = scene.view("last_round") if taken >= end else scene.view("glory", n=taken, all=end)
    shown, size = fit(label, 120, 14, 11, "bold")
    dots = [
        el(
            "circle",
            cx=48 + 20 * at,
            cy=11,
            r=7,
            class_="c-points" if at < taken else "c-raise s-line",
            stroke_width=1.5,
        )
        for at in range(end)
    ]
    watch = named_group(
        label,
        icon("laurels", 18, 0, 34, "points"),
        write(40, -8, shown, size, "bold", "danger" if taken >= end else "ink", mid=True),
        *dots,
        id="end-watch",
    )
    return about("course.end", watch)


def _chips(scene: Scene, room: float, gap: float) -> Svg:
    seats = _order(scene)
    each = (room - gap * (len(seats) - 1)) / len(seats)
    return el("g", *[group(_chip(scene, seat, each), x=at * (each + gap)) for at, seat in enumerate(seats)])


def _chip_shown(scene: Scene, seat: int, wide: float) -> tuple[object, ...]:
    board, player = scene.board, scene.board.players[seat]
    return player.points, level_points(player), board.seat == seat, board.start == seat, scene.over, scene.name(seat)


@cached_by(_chip_shown)
def _chip(scene: Scene, seat: int, wide: float) -> Svg:
    """A seat with its points and what final scoring would add now."""
    player = scene.board.players[seat]
    acting = scene.board.seat == seat
    bonus = int(level_points(player))
    points = int(player.points) + bonus if scene.over else int(player.points)
    note = "" if scene.over else scene.view("at_end_short" if wide < 150 else "at_end", n=bonus)
    crown = icon("laurel-crown", 24, 5, 17, "#8A5A00") if scene.board.start == seat else NOTHING
    ring = acting_ring(Box(0, 0, wide, 48, 9)) if acting else NOTHING
    shown = el(
        "g",
        seat_chip(0, 0, wide, SEATS[seat], scene.name(seat), note, points, acting=acting),
        crown,
        ring,
        id=f"seat-{seat}",
    )
    return about(f"seat.{seat}", shown)
