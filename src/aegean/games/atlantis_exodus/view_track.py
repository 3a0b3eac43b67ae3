"""The Apotheosis track, round the city or in rows, and its monuments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.draw.about import about, decor
from aegean.draw.cache import cached_by
from aegean.draw.grounds import glaze
from aegean.draw.markers import Box
from aegean.draw.palette import GLAZE_INK, KEYLINE
from aegean.draw.scene import named_group, titled
from aegean.draw.svg import Svg, el, group
from aegean.draw.text import write
from aegean.draw.tracks import Cell, cell
from aegean.games.atlantis_exodus.actions import MONUMENT
from aegean.games.atlantis_exodus.bits import has
from aegean.games.atlantis_exodus.gains import piece_name
from aegean.games.atlantis_exodus.parts import LAST_SPACE, MONUMENT_SPACES, TRACK_BONUS
from aegean.games.atlantis_exodus.rules.monuments import MONUMENT as MONUMENT_QUESTION
from aegean.games.atlantis_exodus.tiles import FIRST_MONUMENT, MONUMENTS
from aegean.games.atlantis_exodus.view_levels import polar, sector
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.games.atlantis_exodus.view_things import SEATS, gift, use
from aegean.games.atlantis_exodus.view_tiles import draw_tile

SPACES: Final = int(LAST_SPACE) + 1
STEP: Final = 360 / SPACES


def _space_label(scene: Scene, space: int) -> str:
    """A space of the track in words."""
    said = scene.view("track_space", n=space)
    if TRACK_BONUS[space] < 0:
        return said
    name, count = piece_name(int(TRACK_BONUS[space]))
    counted = count > 1 or name == "points"
    return f"{said}: {scene.view('gifts', n=count, gift=name) if counted else scene.view(f'gift_{name}')}"


def _priests_shown(scene: Scene) -> tuple[object, ...]:
    return *(player.priest for player in scene.board.players), *scene.viewpoint.names


@cached_by(_priests_shown)
def draw_ring(scene: Scene) -> Svg:
    """The track as a ring round the city, from the top clockwise."""
    drawn = [el("circle", r=358, fill="url(#g-glaze)", stroke=KEYLINE, stroke_width=1.5)]
    for space in range(SPACES):
        start, end = space * STEP + 0.45, (space + 1) * STEP - 0.45
        special = space in list(MONUMENT_SPACES)
        given = TRACK_BONUS[space] >= 0
        fill = "url(#g-gold)" if special else "#F0E3C8" if given else "#E2D3B2"
        body = el("path", d=sector(313, 352, start, end), fill=fill, stroke=KEYLINE)
        middle = (start + end) / 2
        if given:
            name, count = piece_name(int(TRACK_BONUS[space]))
            x, y = polar(327.5, middle)
            body += gift(x, y, name, count, 13.5 if special else 12.5)
            x, y = polar(346, middle)
            body += write(x, y, space, 10.5, "bold", "#6B573B", anchor="middle", mid=True)
        else:
            x, y = polar(332, middle)
            fifth = space % 5 == 0
            font, ink = ("bold", "#3A2617") if fifth else ("body", "#8B7658")
            body += write(x, y, space, 15 if fifth else 13, font, ink, anchor="middle", mid=True)  # type: ignore[arg-type]
        drawn.append(titled(_space_label(scene, space), body))
    priests = _priests(scene, lambda space, at: polar(338 - 9 * at, (space + 0.5) * STEP), 1.2)
    return about("course.track", *drawn, *priests)


def _priests(scene: Scene, spot: Callable[[int, int], tuple[float, float]], scale: float) -> list[Svg]:
    """The high priests; who shares a space stands a little inwards."""
    drawn: list[Svg] = []
    standing: dict[int, int] = {}
    for seat in range(scene.board.seats):
        space = int(scene.board.players[seat].priest)
        x, y = spot(space, standing.get(space, 0))
        standing[space] = standing.get(space, 0) + 1
        label = f"{scene.name(seat)}: {scene.view('track_space', n=space)}"
        piece = use(f"priest-{SEATS[seat]}", x, y, scale, id=f"piece-priest-{seat}")
        drawn.append(about(f"priest.{seat}", titled(label, piece)))
    return drawn


@cached_by(lambda scene, wide: _priests_shown(scene))
def draw_rows(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The track in two rows for a phone."""
    step = wide / 16
    high = 44.0
    drawn: list[Svg] = []
    for space in range(SPACES):
        x, y = (space % 16 + 0.5) * step, (space // 16) * (high + 6) + high / 2
        spot = Cell(space, x, y, step - 2, high)
        if TRACK_BONUS[space] >= 0:
            name, count = piece_name(int(TRACK_BONUS[space]))
            inside = gift(0, 4, name, count, 9) + write(
                0, -14, space, 9.5, "bold", "#6B573B", anchor="middle", mid=True
            )
            special = space in list(MONUMENT_SPACES)
            drawn.append(titled(_space_label(scene, space), cell(spot, None, "gold" if special else "plain", inside)))
        else:
            drawn.append(cell(spot))

    def place(space: int, at: int) -> tuple[float, float]:
        return (space % 16 + 0.5) * step + 5 * at, (space // 16) * (high + 6) + high / 2 + 10 - 5 * at

    return about("course.track", *drawn, *_priests(scene, place, 1.0)), 2 * high + 6


@cached_by(lambda scene, wide: _priests_shown(scene))
def draw_places(scene: Scene, wide: float) -> tuple[Svg, float]:
    """The high priests alone, each with its space, the foremost last; and the height."""
    players = scene.board.players
    order = sorted(range(scene.board.seats), key=lambda seat: players[seat].priest)
    step = wide / len(order)
    drawn = [glaze(0, 0, wide, 40, 12)]
    for at, seat in enumerate(order):
        x = step * (at + 0.5)
        priest = use(f"priest-{SEATS[seat]}", x - 14, 21, 1.0, id=f"piece-priest-{seat}")
        number = write(x + 4, 20.5, players[seat].priest, 22, "bold", GLAZE_INK, mid=True)
        drawn.append(about(f"priest.{seat}", priest, number))
    return el("g", *drawn), 44


def _monuments_shown(
    scene: Scene, place: int, wide: float, across: int, size: tuple[float, float]
) -> tuple[object, ...]:
    asked = scene.asked("monument") and MONUMENT_QUESTION.place(scene.board) == place
    return scene.board.monuments[place], scene.touched(MONUMENT) if asked else ()


@cached_by(_monuments_shown)
def draw_monuments(scene: Scene, place: int, wide: float, across: int, size: tuple[float, float]) -> Svg:
    """The monuments that still lie at a monument space, in rows."""
    found = [number for number in range(len(MONUMENTS)) if has(scene.board.monuments[place], number)]
    drawn: list[Svg] = []
    tile_wide, tile_high = size
    for at, number in enumerate(found):
        x, y = at % across * (tile_wide + 5), at // across * (tile_high + 5)
        text = scene.view(f"monument_{MONUMENTS[number]}")
        label = f"{scene.thing(MONUMENTS[number])}: {text}"
        body = el("title", label) + draw_tile(int(FIRST_MONUMENT) + number, tile_wide, tile_high)
        if scene.asked("monument") and MONUMENT_QUESTION.place(scene.board) == place:
            body = scene.offer(body, MONUMENT.action(number), Box(0, 0, tile_wide, tile_high, 8))
        shown = about(f"tile.{MONUMENTS[number]}", body)
        drawn.append(group(shown, x=x, y=y, id=f"monument-{MONUMENTS[number]}"))
    if not found:
        text = write(wide / 2 - 8, 20, scene.view("none_left"), 12.5, "italic", "#CFE6E8", anchor="middle")
        drawn.append(decor(text))
    return named_group(scene.view("monuments_at", n=MONUMENT_SPACES[place]), *drawn)
