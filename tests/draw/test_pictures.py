"""A picture stands alone or comes as fragments with one sprite."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from aegean.draw.cards import card
from aegean.draw.grounds import coast_halo, outline_defs
from aegean.draw.markers import Box, choice
from aegean.draw.panel import NARROW, WIDE, Layout, Panel, Picture, compose, fragment
from aegean.draw.pieces import disc
from aegean.draw.svg import Svg
from aegean.draw.symbols import sprite
from aegean.draw.text import write

LAYOUTS = [WIDE, NARROW]


def table(layout: Layout) -> Picture:
    """A small table with a board, an own area and two others."""
    deck = choice(
        card(0, 0, 160, 120, "Atelier", "column-vase", "#5E6E2E", id="atelier"),
        "choose atelier",
        "Atelier",
        Box(0, 0, 160, 120),
    )
    board = deck + coast_halo("#land-attica")
    panels = [
        Panel("round", "strip", "", layout.board, 40, write(10, 20, "Round 6 of 14 & more", 16)),
        Panel("cards", "board", "Cards <all>", layout.board, 400, board),
        Panel("area-0", "own", "Theano", layout.side, 200, disc(20, 20, "red", id="red"), seat=0),
        Panel("area-1", "other", "Mika", layout.side, 200, disc(20, 20, "blue", id="blue"), seat=1),
        Panel("area-2", "other", "Leda α", layout.side, 200, disc(20, 20, "green", id="green"), seat=2),
    ]
    return Picture(panels, "clay", outline_defs({"attica": "M0 0H90V90z"}), "Athens")


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("layout", LAYOUTS, ids=["wide", "narrow"])
def test_a_composed_picture_stands_alone(layout: Layout, theme: str) -> None:
    drawn = compose(table(layout), layout, theme)  # type: ignore[arg-type]
    root = ET.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("data-theme") == (None if theme == "auto" else theme)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= set(ids)
    assert not any("style" in node.attrib for node in root.iter())
    for outside in re.findall(r"(?:href|src|url)[=(]\"?([^\")]*)", drawn):
        assert outside.startswith(("#", "data:"))


@pytest.mark.parametrize("layout", LAYOUTS, ids=["wide", "narrow"])
def test_no_panel_leaves_the_picture_or_covers_another(layout: Layout) -> None:
    picture = table(layout)
    root = ET.fromstring(compose(picture, layout))
    high = float(root.get("height", ""))
    boxes = []
    for panel in picture.panels:
        node = next(node for node in root.iter() if node.get("id") == f"panel-{panel.id}")
        x, y = (float(part) for part in re.findall(r"[\d.]+", node.get("transform", "")))
        assert x >= 0
        assert x + panel.width <= layout.width
        assert y + panel.height <= high
        boxes.append((x, y, x + panel.width, y + panel.height))
    for at, (left, top, right, bottom) in enumerate(boxes):
        for left2, top2, right2, bottom2 in boxes[at + 1 :]:
            assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top


def test_the_wide_picture_has_two_columns_and_the_narrow_one_has_one() -> None:
    def lefts(layout: Layout) -> set[str]:
        return set(re.findall(r'id="panel-[^"]+" transform="translate\((\d+) ', compose(table(layout), layout)))

    assert len(lefts(WIDE)) == 2
    assert len(lefts(NARROW)) == 1


def test_only_used_definitions_are_carried() -> None:
    drawn = compose(table(WIDE), WIDE)
    assert 'id="disc-red"' in drawn
    assert 'id="disc-yellow"' not in drawn
    assert drawn.count("<symbol") == 1


def test_an_id_that_stands_twice_is_refused() -> None:
    twice = Picture([Panel("a", "board", "", 90, 90, Svg('<g id="x"/><g id="x"/>'))], "clay")
    with pytest.raises(ValueError, match="more than once in the picture: x"):
        compose(twice, WIDE)


def test_fragments_are_drawings_of_their_own_and_share_one_sprite() -> None:
    picture = table(NARROW)
    held = sprite((panel.body for panel in picture.panels), picture.defs)
    known = {node.get("id") for node in ET.fromstring(held).iter()}
    for panel in picture.panels:
        part = fragment(panel)
        root = ET.fromstring(part)
        assert root.get("viewBox") == f"0 0 {panel.width:g} {panel.height:g}"
        assert (root.get("data-form"), root.get("data-words")) == ("full", "12")
        assert "<style" not in part
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', part)) <= known


def test_a_whole_picture_shows_every_panel_in_its_first_form() -> None:
    full = Panel("map", "board", "", 90, 90, Svg('<g id="x"/>'))
    compact = replace(full, body=Svg('<g id="x" class="small"/>'), form="compact")
    drawn = compose(Picture([full, compact], "clay"), WIDE)
    assert drawn.count('id="x"') == 1 and "small" not in drawn
