"""The main board: score track round the edge, gods on plaster, temples by the sea, the ceremony panel."""

from __future__ import annotations

from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached, cached_by
from aegean.draw.grounds import glaze, inscription, meander, sea
from aegean.draw.markers import lit
from aegean.draw.palette import KEYLINE
from aegean.draw.pieces import badge, disc
from aegean.draw.scene import named_group
from aegean.draw.svg import Svg, group, join, rect
from aegean.draw.tracks import Cell, cell, edge
from aegean.games.olympus.parts import DATA
from aegean.games.olympus.view_ceremony import ceremony_shown, draw_ceremony
from aegean.games.olympus.view_gods import CHOOSING, draw_gods, gods_heading, gods_shown
from aegean.games.olympus.view_scene import Scene
from aegean.games.olympus.view_temples import draw_temples, temples_shown
from aegean.games.olympus.view_things import SEATS

HIGH: Final = 836.0
DEPTH: Final = 38.0
LAP: Final = DATA.row("score_track").number("last") + 1


def _board_shown(scene: Scene, wide: float) -> tuple[object, ...] | None:
    board = scene.board
    if scene.asked(*CHOOSING, "use_building", "build"):
        return None  # gods or temples can be touched
    return (
        *board.alpha, *board.beta, board.god, board.seats, board.plain_ares, board.temples,
        *((player.points, player.built) for player in board.players), *scene.viewpoint.names, ceremony_shown(scene),
    )  # fmt: skip


@cached_by(_board_shown)
def draw_board(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The whole board and its height."""
    cells = _cells(wide)
    inner = DEPTH + 14.0
    room, tall = wide - 2 * inner, HIGH - 2 * inner
    gods = room * 0.6
    right = room - gods
    temples = tall * 0.65
    ceremony = draw_ceremony(scene, right - 20, tall - temples - 12)
    water = group(
        _shore(scene, right, tall, temples - 40), group(ceremony, x=10, y=temples + 4), x=inner + gods, y=inner
    )
    frame = rect(room + 2, tall + 2, x=inner - 1, y=inner - 1, fill="none", stroke=KEYLINE, stroke_width=2)
    left = _gods(scene, inner, gods, tall)
    board = glaze(0, 0, wide, HIGH) + _score_track(scene, cells) + left + water + frame
    return named_group(scene.view("board"), board, id="table"), HIGH


@cached_by(lambda scene, *_: gods_shown(scene))
def _gods(scene: Scene, inner: float, wide: float, tall: float) -> Svg:
    """The gods on plaster."""
    return lit(
        group(
            rect(wide, tall, fill="url(#g-plaster)"),
            meander(4, 3, wide - 8),
            decor(group(gods_heading(scene, wide - 16), x=8, y=32)),
            group(draw_gods(scene, wide - 16, tall - 44), x=8, y=42),
            x=inner,
            y=inner,
        )
    )


@cached_by(lambda scene, *_: temples_shown(scene))
def _shore(scene: Scene, wide: float, tall: float, temples: float) -> Svg:
    """The sea with the temples by it."""
    return (
        sea(0, 0, wide, tall, 0)
        + decor(inscription(wide / 2, 24, scene.view("temples"), 16, "#F2FBF8", 0.4))
        + group(draw_temples(scene, wide - 20, temples), x=10, y=34)
    )


@cached
def _cells(wide: float) -> tuple[Cell, ...]:
    return tuple(edge(8, 8, wide - 16, HIGH - 16, 18, 12, DEPTH, 4))


@cached
def _spaces(cells: tuple[Cell, ...]) -> Svg:
    return join(cell(spot, kind="start" if spot.index == 0 else "plain") for spot in cells)


def _score_track(scene: Scene, cells: tuple[Cell, ...]) -> Svg:
    """The spaces and the discs; who is on a second lap carries a mark."""
    drawn = [_spaces(cells[:LAP])]
    crowd: dict[int, list[int]] = {}
    for seat, player in enumerate(scene.board.players):
        crowd.setdefault(int(player.points) % LAP, []).append(seat)
    for place, seats in crowd.items():
        spot = cells[place]
        for at, seat in enumerate(seats):
            off = (at - (len(seats) - 1) / 2) * min(11, 26 / max(len(seats), 1))
            x, y = (spot.x, spot.y + off) if spot.height > spot.width else (spot.x + off, spot.y + (at % 2) * 5 - 2)
            marker = disc(x, y, SEATS[seat], 0.86, id=f"score-{SEATS[seat]}")
            if scene.board.players[seat].points >= LAP:
                marker += badge(x + 9, y - 9, f"+{LAP}", 6)
            drawn.append(about(f"seat.{seat}", marker))
    return about("course.score", named_group(scene.view("score_track"), *drawn))
