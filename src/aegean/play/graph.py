"""The graphs of an analysed game, move by move: every seat's chance to win, and every seat's points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aegean.draw.palette import KEYLINE, SEATS
from aegean.draw.pieces import emblem
from aegean.draw.svg import Svg, Value, el, num
from aegean.draw.text import fit_name, write
from aegean.play.analysis import Analysis
from aegean.play.table import Table

WIDTH: Final = 720
HEIGHT: Final = 240
LEFT: Final = 46  # margin for the percentages
RIGHT: Final = 120  # margin for the seats' names
EDGE: Final = 14
DASHES: Final = (None, "9 4", "3 4", "12 4 3 4", "6 3 2 3 2 3")  # nobody has to tell the colours apart
APART: Final = 22  # distance between two names at the end of their lines
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**6)  # between two numbers of a scale


@dataclass(frozen=True, slots=True)
class Course:
    """What every seat had before some moves: the moves, the values by move and seat, and the lines of the scale."""

    kind: str  # "chances" or "points"
    moves: Sequence[int]
    values: Sequence[Sequence[float]]
    scale: Sequence[float]

    @property
    def last(self) -> int:
        """The last move."""
        return max([1, *self.moves])

    def x(self, move: int) -> float:
        """Where a move stands in the drawing."""
        return LEFT + (WIDTH - LEFT - RIGHT) * move / self.last

    def y(self, value: float) -> float:
        """Where a value stands in the drawing."""
        low, high = self.scale[0], self.scale[-1]
        return EDGE + (HEIGHT - 2 * EDGE - 14) * (high - value) / (high - low)

    def at(self, move: int, seat: int) -> float:
        """What a seat had before a move."""
        return self.values[self.moves.index(move)][seat]

    def words(self, value: float) -> str:
        """A value as it is written."""
        return f"{value:.0%}" if self.kind == "chances" else f"{value:.0f}"


def chances(analysis: Analysis) -> Course:
    """Every seat's chance to win before each decision."""
    judged = analysis.judgements
    moves, values = [one.number for one in judged], [one.chances for one in judged]
    return Course("chances", moves, values, (0, 0.25, 0.5, 0.75, 1))


def points(table: Table) -> Course:
    """Every seat's points before each decision, and at the end."""
    moves, values = list[int](), list[Sequence[int]]()
    state = table.at(0)
    for number, entry in enumerate(table.entries):
        if entry.is_choice:
            moves.append(number)
            values.append(state.scores())
        state.apply(entry.action)
    moves.append(len(table.entries))
    values.append(state.scores())
    low, high = min(0, *map(min, values)), max(1, *map(max, values))
    step = next(step for step in STEPS if (high - low) / step <= 5)
    return Course("points", moves, values, range(step * (low // step), high + step, step))


def graph(course: Course, analysis: Analysis, names: Sequence[str], colours: Sequence[str] = tuple(SEATS)) -> Svg:
    """One line for each seat, with the name at its end; marks show the costliest decisions."""
    parts = [_scale(course), el("g", *_steps(course))]
    for seat in range(analysis.seats):
        spots = " ".join(
            f"{num(course.x(move))},{num(course.y(row[seat]))}"
            for move, row in zip(course.moves, course.values, strict=True)
        )
        line: dict[str, Value] = {"points": spots, "fill": "none", "stroke_linejoin": "round"}
        rim = f"M{spots.replace(' ', 'L')}" if spots else None
        fill = SEATS[colours[seat]].fill
        parts.append(el("path", d=rim, fill="none", stroke=KEYLINE, stroke_width=4.4, stroke_opacity=0.35))
        parts.append(el("polyline", **line, stroke=fill, stroke_width=2.8, stroke_dasharray=DASHES[seat % 5]))
    parts += [mark for seat in range(analysis.seats) for mark in _marks(course, analysis, seat, names, colours)]
    parts += _names(course, names, colours)
    ends = course.values[-1] if course.values else ()
    label = ", ".join(f"{names[seat]}: {course.words(value)}" for seat, value in enumerate(ends))
    return el(
        "svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", class_=f"aegean graph {course.kind}",
        data_last=course.last, data_left=LEFT, data_right=WIDTH - RIGHT, aria_label=label,
    )  # fmt: skip


def _marks(course: Course, analysis: Analysis, seat: int, names: Sequence[str], colours: Sequence[str]) -> list[Svg]:
    """The costliest decisions of a seat, on its line."""
    dress: dict[str, Value] = {"fill": SEATS[colours[seat]].fill, "stroke": "#FFFDF8", "stroke_width": 2.2}
    return [
        el(
            "circle", el("title", f"{names[seat]}, {one.number}: {one.cost:.0%}"), cx=course.x(one.number),
            cy=course.y(course.at(one.number, seat)), r=6.5, **dress, class_="graph-mark", data_number=one.number,
        )
        for one in analysis.costliest(seat)
    ]  # fmt: skip


def _scale(course: Course) -> Svg:
    """The lines of the scale, every second one with its value."""
    rows = []
    for nth, value in enumerate(course.scale):
        y = course.y(value)
        rows.append(el("path", d=f"M{LEFT} {num(y)}H{WIDTH - RIGHT}", class_="s-line", stroke="#CDBD9F"))
        if nth % 2 == 0 or course.kind == "points":
            rows.append(write(LEFT - 6, y, course.words(value), 15, "body", "ink2", anchor="end", mid=True))
    return el("g", *rows)


def _steps(course: Course) -> list[Svg]:
    """The numbers of moves below the lines."""
    step = next(step for step in STEPS if course.last / step <= 8)
    return [
        write(course.x(move), HEIGHT - 4, move, 15, "body", "ink2", anchor="middle")
        for move in range(0, course.last + 1, step)
    ]


def _names(course: Course, names: Sequence[str], colours: Sequence[str]) -> list[Svg]:
    """The seats' pieces and names at the end of their lines, without overlap."""
    if not course.values:
        return []
    ends = course.values[-1]
    drawn, above = list[Svg](), EDGE - APART + 0.0
    for seat in sorted(range(len(ends)), key=lambda seat: -ends[seat]):
        colour = SEATS[colours[seat]]
        lowest = HEIGHT - EDGE - APART * (len(ends) - 1 - len(drawn) // 3)  # room for those that follow
        above = max(min(course.y(ends[seat]), lowest), above + APART)
        x = WIDTH - RIGHT + 16
        drawn.append(el("circle", cx=x, cy=above, r=9, fill=colour.fill, stroke=KEYLINE))
        drawn.append(emblem(x, above, colours[seat], 0.7, colour.mark))
        name, size = fit_name(names[seat], RIGHT - 32, 15, 12)
        drawn.append(write(x + 14, above, name, size, "bold", "ink", mid=True))
    return drawn
