"""The table as all games arrange it: a strip, the choices, the boards, and everybody's area."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from aegean.draw.about import about as thing
from aegean.draw.flow import flow
from aegean.draw.markers import lit
from aegean.draw.panel import Count, Panel, Picture, Place
from aegean.draw.plates import seat_sheet, small_sheet
from aegean.draw.scene import Scene, named_group
from aegean.draw.svg import Svg, group

Drawn = tuple[Svg, float]  # a drawing from (0, 0), and its height
OTHERS: Final = 0.85  # other seats' areas are drawn smaller


def table_picture(
    scene: Scene[Any],
    hue: str,
    defs: Mapping[str, Svg],
    strip: Callable[[], Drawn],
    choices: Drawn | None,
    boards: Iterable[Panel],
    areas: Iterable[Panel],
    strip_width: float | None = None,
    *,
    status: Sequence[str] = (),
    notes: Sequence[str] = (),
    counts: Sequence[Sequence[Count]] = (),
    points: Sequence[int] = (),
) -> Picture:
    """The whole table; choices stand beside the boards, on a phone above them."""
    layout = scene.viewpoint.layout

    def draw_strip() -> Panel:
        body, high = strip()
        return Panel("strip", "strip", "", strip_width or layout.board, high, body)

    dock = [Panel("choices", "dock", scene.ask(), layout.side, choices[1], choices[0])] if choices else []
    title, panels = scene.viewpoint.game.title, [*dock, *boards, *areas]
    phase = () if scene.over else scene.phase()
    return Picture(panels, hue, defs, title, status, notes, counts, points, phase, draw_strip)


def area_panel(
    scene: Scene[Any],
    seat: int,
    draw: Callable[[float], Drawn],
    *,
    own: bool,
    name: str = "area",
    words: float = 13,
    about: tuple[str, ...] = (),
) -> Panel:
    """The area of a seat: one's own in full width, others a little smaller."""
    wide = scene.viewpoint.layout.side
    title = scene.name(seat)
    if own:
        body, high = draw(wide)
        return Panel(f"{name}-{seat}", "own", title, wide, high, body, seat, scene.form, words, about, 3)
    body, high = draw(wide / OTHERS)
    smaller, words = group(body, scale=OTHERS), words * OTHERS
    return Panel(f"{name}-{seat}", "other", title, wide, high * OTHERS, smaller, seat, scene.form, words, about, 1)


def compact_area(
    scene: Scene[Any],
    seat: int,
    drawn: Drawn,
    wide: float,
    *,
    own: bool,
    name: str = "area",
    words: float = 11,
    about: tuple[str, ...] = (),
) -> Panel:
    """The area of a seat in its dense form."""
    place: Place = "own" if own else "other"
    title, watch = scene.name(seat), 3 if own else 1
    return Panel(f"{name}-{seat}", place, title, wide, drawn[1] + 4, drawn[0], seat, "compact", words, about, watch)


def seat_area(
    scene: Scene[Any],
    seat: int,
    colour: str,
    wide: float,
    high: float,
    parts: Iterable[Svg],
    note: str = "",
    points: int | None = None,
    name: str = "area",
    *,
    small: bool = False,
) -> Svg:
    """What a seat has, on a sheet with its colour and name; a small one in dense forms."""
    called, own = scene.name(seat), seat == scene.viewer
    if small:
        sheet = small_sheet(wide, high, colour, called, note, points, own=own)
    else:
        sheet = seat_sheet(0, 0, wide, high, colour, called, note, points, own=own)
    return lit(named_group(called, thing(f"seat.{seat}", sheet), *parts, id=f"{name}-{seat}"))


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in an area: its drawing from (0, 0) and its size."""

    drawn: Svg
    width: float
    height: float


def piece_rows(
    rows: Iterable[tuple[Sequence[Piece], float]],
    room: float,
    x: float,
    y: float,
    below: float,
    *,
    level: Literal["top", "bottom"],
) -> Drawn:
    """Rows of pieces with the gap in each, their tops or bottoms level; and where the next row would begin."""
    drawn: list[Svg] = []
    for pieces, gap in rows:
        if pieces:
            spots, high = flow([(piece.width, piece.height) for piece in pieces], room, gap, x=x, y=y)
            for piece, spot in zip(pieces, spots, strict=True):
                lower = spot.height - piece.height if level == "bottom" else 0
                drawn.append(group(piece.drawn, x=spot.x, y=spot.y + lower))
            y += high + below
    return Svg("".join(drawn)), y
