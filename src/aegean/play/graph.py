"""The evaluation graph of an analysed game: every seat's chance to win over the decisions."""

from __future__ import annotations

from typing import Final

from aegean.draw.svg import Svg, el
from aegean.play.analysis import Analysis

WIDTH: Final = 800
HEIGHT: Final = 200


def graph(analysis: Analysis) -> Svg:
    """One line for each seat; the costliest decisions are marked, with the number of their move."""
    count = max(1, len(analysis.judgements) - 1)
    parts = [el("line", x1=0, x2=WIDTH, y1=HEIGHT / 2, y2=HEIGHT / 2, class_="graph-half")]
    for seat in range(analysis.seats):
        points = " ".join(
            f"{place * WIDTH / count:.1f},{HEIGHT * (1 - judgement.chances[seat]):.1f}"
            for place, judgement in enumerate(analysis.judgements)
        )
        parts.append(el("polyline", points=points, fill="none", class_=f"graph-line seat-{seat}"))
        for judgement in analysis.costliest(seat):
            place = analysis.judgements.index(judgement)
            mark = el("title", f"{judgement.played} ({judgement.cost:.0%})")
            parts.append(
                el(
                    "circle",
                    mark,
                    cx=place * WIDTH / count,
                    cy=HEIGHT * (1 - judgement.chances[seat]),
                    r=4,
                    class_=f"graph-mark seat-{seat}",
                    data_number=judgement.number,
                )
            )
    return el("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", class_="graph")
