"""The evaluation graph of an analysed game: every seat's chance to win, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.draw.palette import KEYLINE, SEATS
from aegean.draw.svg import Svg, Value, el, num
from aegean.draw.text import write
from aegean.play.analysis import Analysis

WIDTH: Final = 480
HEIGHT: Final = 200
LEFT: Final = 46  # margin for the percentages
RIGHT: Final = 32  # margin for the seats' letters
EDGE: Final = 14
DASHES: Final = (None, "9 4", "3 4", "12 4 3 4", "6 3 2 3 2 3")  # nobody has to tell the colours apart
APART: Final = 22  # distance between two letters at the end of their lines


def graph(analysis: Analysis, colours: Sequence[str] = tuple(SEATS)) -> Svg:
    """One line for each seat; marks with the number of the move show the costliest decisions."""
    last = max([1, *(judgement.number for judgement in analysis.judgements)])
    parts = [_scale(), el("g", *_steps(last))]
    for seat in range(analysis.seats):
        colour = SEATS[colours[seat]]
        points = " ".join(
            f"{num(_x(judgement.number, last))},{num(_y(judgement.chances[seat]))}" for judgement in analysis.judgements
        )
        line: dict[str, Value] = {"points": points, "fill": "none", "stroke_linejoin": "round"}
        rim = f"M{points.replace(' ', 'L')}" if points else None
        parts.append(el("path", d=rim, fill="none", stroke=KEYLINE, stroke_width=4.4, stroke_opacity=0.35))
        parts.append(el("polyline", **line, stroke=colour.fill, stroke_width=2.8, stroke_dasharray=DASHES[seat % 5]))
    for seat in range(analysis.seats):
        for judgement in analysis.costliest(seat):
            mark = el("title", f"{judgement.number}: {judgement.cost:.0%}")
            spot: dict[str, Value] = {"cx": _x(judgement.number, last), "cy": _y(judgement.chances[seat]), "r": 6.5}
            fill = SEATS[colours[seat]].fill
            dress: dict[str, Value] = {"fill": fill, "stroke": "#FFFDF8", "stroke_width": 2.2, "class_": "graph-mark"}
            parts.append(el("circle", mark, **spot, **dress, data_number=judgement.number))
    parts += _letters(analysis, colours)
    return el(
        "svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", class_="aegean graph", data_last=last,
        data_left=LEFT, data_right=WIDTH - RIGHT, aria_label=_summary(analysis),
    )  # fmt: skip


def _x(number: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / last


def _y(chance: float) -> float:
    return EDGE + (HEIGHT - 2 * EDGE - 14) * (1 - chance)


def _scale() -> Svg:
    """Lines at none, half and all."""
    rows = []
    for chance in (0, 0.25, 0.5, 0.75, 1):
        y = _y(chance)
        rows.append(el("path", d=f"M{LEFT} {num(y)}H{WIDTH - RIGHT}", class_="s-line", stroke="#CDBD9F"))
        if chance in (0, 0.5, 1):
            rows.append(write(LEFT - 6, y, f"{chance:.0%}", 15, "body", "ink2", anchor="end", mid=True))
    return el("g", *rows)


def _steps(last: int) -> list[Svg]:
    """The numbers of moves below the lines."""
    step = next(step for step in (5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if last / step <= 6)
    return [
        write(_x(number, last), HEIGHT - 4, number, 15, "body", "ink2", anchor="middle")
        for number in range(0, last + 1, step)
    ]


def _letters(analysis: Analysis, colours: Sequence[str]) -> list[Svg]:
    """The seats' letters at the end of their lines, without overlap."""
    if not analysis.judgements:
        return []
    chances = analysis.judgements[-1].chances
    drawn, above = [], EDGE - APART + 0.0
    for seat in sorted(range(analysis.seats), key=lambda seat: -chances[seat]):
        colour = SEATS[colours[seat]]
        above = max(_y(chances[seat]), above + APART)
        drawn.append(el("circle", cx=WIDTH - 16, cy=above, r=10, fill=colour.fill, stroke=KEYLINE))
        drawn.append(write(WIDTH - 16, above, colour.letter, 13, "bold", colour.mark, anchor="middle", mid=True))
    return drawn


def _summary(analysis: Analysis) -> str:
    """The chances at the end, for screen readers."""
    chances = analysis.judgements[-1].chances if analysis.judgements else ()
    return ", ".join(f"{seat + 1}: {chance:.0%}" for seat, chance in enumerate(chances))
