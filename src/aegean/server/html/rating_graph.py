"""Ratings as a picture: the belief is a line, the doubt a band around it, bots are dotted levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date
from markupsafe import Markup

from aegean.draw.svg import Svg, Value, el, num
from aegean.draw.text import Anchor, write

WIDTH: Final = 960
NARROW: Final = 400  # on a phone
HEIGHT: Final = 300
LEFT: Final = 52
RIGHT: Final = 18
TOP: Final = 24  # the name of the highest level stands above its line
BOTTOM: Final = 34
GRID: Final = (50, 100, 150, 200, 250, 500)  # points between two lines
LINES: Final = 6  # at most
DATES: Final = 7  # at most
APART: Final = 18  # between the names of two levels


@dataclass(frozen=True, slots=True)
class Dot:
    """What was believed after a game, and what was special about it."""

    time: float
    rating: int
    give_or_take: int
    event: str = ""


def spark(dots: Sequence[Dot]) -> Markup:
    """The course of a rating in a card: band and line, no words."""
    frame = _Frame(dots, (), 240, 44, 2, 2, 3, 3)
    return _picture(frame, [_band(frame), _line(frame)], "spark", "")


def graph(dots: Sequence[Dot], levels: Sequence[tuple[str, int]], lang: str, label: str, width: int = WIDTH) -> Markup:
    """The course of a rating with its scale, dates, levels of bots and events; `levels` are their names and ratings."""
    frame = _Frame(dots, [rating for _, rating in levels], width, HEIGHT, LEFT, RIGHT, TOP, BOTTOM)
    parts = [*_grid(frame), *_dates(frame, lang), *_levels(frame, levels), _band(frame), _line(frame)]
    for number, dot in enumerate(frame.dots):
        spot: dict[str, Value] = {"cx": frame.x(number), "cy": frame.y(dot.rating)}
        if dot.event:
            parts.append(el("circle", el("title", dot.event), **spot, r=6.5, class_="event"))
        elif len(frame.dots) <= 60:
            parts.append(el("circle", **spot, r=3.6, class_="dot"))
    return _picture(frame, parts, "rating-graph" if width == WIDTH else "rating-graph narrow", label)


class _Frame:
    """Where a rating after a game is drawn: games stand side by side, whenever they were played."""

    def __init__(
        self, dots: Sequence[Dot], levels: Sequence[int], width: int, height: int,
        left: int, right: int, top: int, bottom: int,
    ) -> None:  # fmt: skip
        self.dots = list(dots)
        self.width, self.height, self.left, self.right = width, height, left, right
        self.top, self.bottom = top, bottom
        lows = [dot.rating - dot.give_or_take for dot in dots]
        highs = [dot.rating + dot.give_or_take for dot in dots]
        inside = [level for level in levels if min(lows) - 200 <= level <= max(highs) + 200]
        self.low, self.high = min([*lows, *inside]), max([*highs, *inside])

    def x(self, number: int) -> float:
        """Across, for a game."""
        return self.left + (self.width - self.left - self.right) * number / max(1, len(self.dots) - 1)

    def y(self, rating: float) -> float:
        """Down, for a rating."""
        room = self.height - self.top - self.bottom
        return self.top + room * (self.high - rating) / max(1, self.high - self.low)


def _picture(frame: _Frame, parts: Sequence[Svg], kind: str, label: str) -> Markup:
    named: dict[str, Value] = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return Markup(el("svg", *parts, viewBox=f"0 0 {frame.width} {frame.height}", class_=kind, **named))


def _band(frame: _Frame) -> Svg:
    edges = [
        [f"{num(frame.x(n))} {num(frame.y(dot.rating + side * dot.give_or_take))}" for n, dot in enumerate(frame.dots)]
        for side in (1, -1)
    ]
    return el("path", d=f"M{'L'.join(edges[0])}L{'L'.join(reversed(edges[1]))}Z", class_="band")


def _line(frame: _Frame) -> Svg:
    points = " ".join(f"{num(frame.x(n))},{num(frame.y(dot.rating))}" for n, dot in enumerate(frame.dots))
    return el("polyline", points=points, class_="belief")


def _grid(frame: _Frame) -> list[Svg]:
    step = next((step for step in GRID if (frame.high - frame.low) / step <= LINES), 1000)
    rows = []
    for rating in range(-(-frame.low // step) * step, frame.high + 1, step):
        y = frame.y(rating)
        rows.append(el("path", d=f"M{frame.left} {num(y)}H{frame.width - frame.right}", class_="scale"))
        rows.append(write(frame.left - 8, y, rating, 15, "body", "ink2", anchor="end", mid=True))
    return rows


def _dates(frame: _Frame, lang: str) -> list[Svg]:
    step = -(-len(frame.dots) // (DATES if frame.width == WIDTH else DATES // 2))
    pattern = "d. MMM" if lang == "de" else "d MMM"
    rows, said = [], ""
    for number, side in _ticks(len(frame.dots), step):
        date = _date(frame.dots[number], pattern, lang)
        if date != said:  # of several games on one day the first says it
            rows.append(write(frame.x(number), frame.height - 8, date, 15, "body", "ink2", anchor=side))
        said = date
    return rows


def _ticks(count: int, step: int) -> list[tuple[int, Anchor]]:
    """Which games have their date below, and on which side of it."""
    return [(n, "start" if n == 0 else "end" if n == count - 1 else "middle") for n in range(0, count, step)]


def _date(dot: Dot, pattern: str, lang: str) -> str:
    return format_date(datetime.fromtimestamp(dot.time, UTC), pattern, lang)


def _levels(frame: _Frame, levels: Sequence[tuple[str, int]]) -> list[Svg]:
    drawn, above = [], -APART
    for name, rating in sorted(levels, key=lambda level: -level[1]):
        y = frame.y(rating)
        if frame.low <= rating <= frame.high:
            drawn.append(el("path", d=f"M{frame.left} {num(y)}H{frame.width - frame.right}", class_="level"))
            if y - above >= APART:
                drawn.append(write(frame.width - frame.right - 4, y - 6, name, 15, "italic", "ink", anchor="end"))
                above = int(y)
    return drawn
