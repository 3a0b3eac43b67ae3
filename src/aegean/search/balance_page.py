"""The balance report as a page of its own, with drawn figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.draw.svg import Svg, el, join
from aegean.search.balance import Balance, Option
from aegean.search.statistics import mean_interval

WIDTH: Final = 640
HEIGHT: Final = 220
FLOOR: Final = 180
SHOWN: Final = 60  # options in the table; all of them are in the report for scripts
STYLE: Final = (
    "body{font:16px/1.5 sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
    "svg{width:100%;height:auto}text{font-size:12px}table{border-collapse:collapse;width:100%}"
    "td,th{text-align:right;padding:.15rem .4rem;border-bottom:1px solid #ddd}td:first-child,th:first-child"
    "{text-align:left}.bar{fill:#2f6f8f}.whisker{stroke:#222;stroke-width:1.5}.fair{stroke:#b5482a;stroke-dasharray:4}"
    ".dead{color:#777}.dominant{color:#b5482a;font-weight:600}"
)


def page(report: Balance) -> str:
    """The whole report as HTML."""
    mean, low, high = mean_interval(report.points)
    body = [
        el("h1", f"{report.game}: balance"),
        el("p", f"{report.games} games of {report.level} against itself, {len(report.seats)} seats."),
        el("h2", "Wins by seat"),
        seats_figure(report),
        el("h2", "Points"),
        el(
            "p",
            f"Mean {mean:.1f} (95 % interval {low:.1f} to {high:.1f}), winners {mean_interval(report.winning)[0]:.1f}.",
        ),
        histogram(report.points),
        el("h2", "Decisions in a game"),
        histogram(report.decisions),
        el("h2", "Options"),
        options_table(report.options[:SHOWN], [option for option in report.options if option.verdict]),
    ]
    head = el("head", el("meta", charset="utf-8"), el("title", f"{report.game}: balance"), el("style", Svg(STYLE)))
    return f"<!doctype html>\n{el('html', head, el('body', *body), lang='en')}\n"


def seats_figure(report: Balance) -> Svg:
    """A bar with its interval for every seat, and the fair share as a line."""
    count = len(report.seats)
    room = WIDTH / count
    parts: list[str] = []
    for seat in report.seats:
        left = seat.seat * room + room * 0.2
        middle = left + room * 0.3
        parts += [
            el(
                "rect",
                x=left,
                y=level(seat.win_share),
                width=room * 0.6,
                height=FLOOR - level(seat.win_share),
                class_="bar",
            ),
            el("line", x1=middle, x2=middle, y1=level(seat.low), y2=level(seat.high), class_="whisker"),
            el("text", f"Seat {seat.seat + 1}: {seat.win_share:.0%}", x=left, y=FLOOR + 18),
            el("text", f"{seat.mean_points:.1f} points", x=left, y=FLOOR + 34),
        ]
    parts.append(el("line", x1=0, x2=WIDTH, y1=level(1 / count), y2=level(1 / count), class_="fair"))
    return el("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label="Wins by seat")


def level(share: float) -> float:
    """How high a share stands in a figure."""
    return FLOOR - share * (FLOOR - 10)


def histogram(values: Sequence[int]) -> Svg:
    """How often values fall into each of twenty ranges."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // 20))
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    room = WIDTH / len(counts)
    parts: list[str] = []
    for place, count in enumerate(counts):
        height = count / max(counts) * (FLOOR - 10)
        parts.append(el("rect", x=place * room + 1, y=FLOOR - height, width=room - 2, height=height, class_="bar"))
        if place % 4 == 0:
            parts.append(el("text", str(least + place * width), x=place * room, y=FLOOR + 18))
    return el("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label="Distribution")


def options_table(most: Sequence[Option], striking: Sequence[Option]) -> Svg:
    """The most chosen options and all with a verdict."""
    names = ("option", "offers", "chosen", "players", "won", "interval", "verdict")
    rows = [el("tr", *[el("th", name) for name in names])]
    for option in [*most, *[option for option in striking if option not in most]]:
        cells = (
            option.move,
            str(option.offers),
            str(option.choices),
            str(option.players),
            f"{option.win_share:.0%}" if option.players else "",
            f"{option.low:.0%} to {option.high:.0%}" if option.players else "",
            option.verdict,
        )
        rows.append(el("tr", *[el("td", cell) for cell in cells], class_=option.verdict or None))
    return el("table", join(rows))
