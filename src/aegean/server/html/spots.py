"""Where on the table a move is offered: the thing it is about, or a place on a panel where a thing offers several."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from aegean.draw.panel import Panel, Picture
from aegean.server.html.panels import PART_OF

Spot = dict[str, str | float]  # {"about": id}, or {"panel": id, "form": form, "x": x, "y": y}
OBLIQUE: Final = 0.8  # of its radius that the upper left of a circle is away from its middle, each way
MOVES: Final = re.compile(r"(translate|scale)\(([-\d.]+)[ ,]?([-\d.]*)\)")


def spots_of(picture: Picture, move: str) -> list[Spot]:
    """The spots of a move in all forms of the panels that stay when nothing is asked any more."""
    wanted = f'data-move="{escape(move)}"'
    panels = [panel for panel in picture.panels if panel.place in PART_OF and panel.place != "dock"]
    found = [spot for panel in panels if wanted in panel.body for spot in _on_panel(panel, move)]
    return [spot for nth, spot in enumerate(found) if spot not in found[:nth]]


def _on_panel(panel: Panel, move: str) -> Iterator[Spot]:
    drawing = fromstring(f"<svg>{panel.body}</svg>")
    above = {child: parent for parent in drawing.iter() for child in parent}
    offers = [node for node in drawing.iter() if node.get("data-move") == move]
    for node in offers[-1:]:  # what is drawn later lies on top
        way = list(_way_up(node, above))
        thing = next((one for one in way if one.get("data-about")), None)
        place = _place(node, way)
        if thing is not None and (place is None or _offers(thing) == {move}):
            yield {"about": str(thing.get("data-about"))}
        elif place is not None:
            yield {"panel": panel.id, "form": panel.form, "x": place[0], "y": place[1]}


def _way_up(node: Element, above: dict[Element, Element]) -> Iterator[Element]:
    while node is not None:
        yield node
        if node not in above:
            return
        node = above[node]


def _offers(thing: Element) -> set[str | None]:
    """The moves that a thing offers."""
    return {node.get("data-move") for node in thing.iter() if node.get("data-move")}


def _place(choice: Element, way: list[Element]) -> tuple[float, float] | None:
    """The upper left of the ring round a choice, on its panel; None where the ring is an outline."""
    ring = next((node for node in choice if "ring" in node.get("class", "").split()), None)
    if ring is None or ring.tag not in ("rect", "circle"):
        return None
    beside = OBLIQUE * float(ring.get("r", 0))
    x, y = (float(ring.get(name) or ring.get(f"c{name}") or 0) - beside for name in "xy")
    for node in way:
        for kind, one, two in reversed(MOVES.findall(node.get("transform", ""))):
            across, down = float(one), float(two or (one if kind == "scale" else 0))
            x, y = (x * across, y * down) if kind == "scale" else (x + across, y + down)
    return round(x, 1), round(y, 1)
