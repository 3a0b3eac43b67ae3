"""Every table is arranged alike: strip, choices, boards, and everybody's area."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Literal

import pytest

import aegean
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.choices import BUTTON, EDGE, ROUND, ChoicePanel, button
from aegean.draw.flow import sign, words
from aegean.draw.panel import NARROW, WIDE, Layout, Panel
from aegean.draw.scene import Scene
from aegean.draw.svg import Svg, el, rect
from aegean.draw.table import (
    OTHERS,
    Drawn,
    Piece,
    area_panel,
    compact_area,
    piece_rows,
    seat_area,
    table_picture,
)
from aegean.draw.text import width
from aegean.draw.viewpoint import Viewpoint

GAME = aegean.load("athens")


def scene(layout: Layout = WIDE, viewer: int = 1) -> Scene[State]:
    viewpoint = Viewpoint(GAME, "en", ["Theano", "Mika", "Leda"], layout, viewer)
    return Scene.of(Seen(GAME.start(3), viewer), viewpoint)


def area(wide: float) -> Drawn:
    return rect(wide, 200), 200.0


@pytest.mark.parametrize("layout", [WIDE, NARROW], ids=["wide", "narrow"])
def test_choices_come_before_boards_and_areas(layout: Layout) -> None:
    board = Panel("map", "board", "", layout.board, 300, el("g"))
    mine = Panel("area-1", "own", "", layout.side, 200, el("g"), 1)
    drawn = table_picture(scene(layout), "clay", {}, lambda: (el("g"), 40), (el("g"), 60), [board], [mine])
    assert [(panel.id, panel.place) for panel in drawn.panels] == [
        ("strip", "strip"),
        ("choices", "dock"),
        ("map", "board"),
        ("area-1", "own"),
    ]
    assert drawn.title == "Athens"


@pytest.mark.parametrize(("layout", "form"), [(WIDE, "full"), (NARROW, "phone")], ids=["wide", "narrow"])
def test_areas_state_their_form_and_how_near_they_must_be(layout: Layout, form: str) -> None:
    own, other = (area_panel(scene(layout), seat, area, own=seat == 1, words=14, about=("pay",)) for seat in (1, 2))
    assert (own.title, own.form, own.words, own.about, own.watch) == ("Mika", form, 14, ("pay",), 3)
    assert (other.title, other.form, other.words, other.watch) == ("Leda", form, 14 * OTHERS, 1)


def test_a_table_that_asks_nothing_has_no_choices() -> None:
    drawn = table_picture(scene(), "clay", {}, lambda: (el("g"), 40), None, [], [], strip_width=1200)
    assert [(panel.id, panel.width) for panel in drawn.panels] == [("strip", 1200)]


def test_the_strip_is_drawn_only_for_a_whole_picture() -> None:
    strips: list[Drawn] = []

    def strip() -> Drawn:
        strips.append((el("g"), 40))
        return strips[-1]

    drawn = table_picture(scene(), "clay", {}, strip, None, [], [])
    assert not drawn.below and not strips
    assert len(drawn.panels) == len(strips) == 1


def test_other_areas_are_drawn_as_wide_but_smaller() -> None:
    own, other = area_panel(scene(), 1, area, own=True), area_panel(scene(), 2, area, own=False, name="camp")
    assert (own.id, own.place, own.width, own.height, own.seat) == ("area-1", "own", WIDE.side, 200, 1)
    assert (other.id, other.place, other.width, other.height) == ("camp-2", "other", WIDE.side, 200 * OTHERS)
    assert f'width="{WIDE.side / OTHERS:.2f}"' in other.body and f"scale({OTHERS})" in other.body


def test_only_the_own_area_has_a_rim_in_the_colour_of_the_seat() -> None:
    own, other = (seat_area(scene(), seat, "red", 300, 200, [], "note", 7) for seat in (1, 2))
    assert own.count("<rect") == other.count("<rect") + 1
    assert ET.fromstring(own).find("*[@id='area-1']") is not None
    assert "Mika" in own and "Leda" in other and "note" in own and ">7</text>" in own


def test_pieces_stand_in_rows_with_tops_or_bottoms_level() -> None:
    high, low = Piece(Svg("<a/>"), 30, 40), Piece(Svg("<b/>"), 30, 10)
    rows = [([high, low], 5.0), ([], 5.0), ([low], 5.0)]
    levels: list[tuple[Literal["top", "bottom"], int]] = [("top", 7), ("bottom", 37)]
    for level, y in levels:
        drawn, end = piece_rows(rows, 100, 3, 7, 9, level=level)
        assert re.findall(r"translate\(([^)]*)\)", drawn) == ["3 7", f"38 {y}", "3 56"]
        assert end == 75


def test_buttons_are_as_wide_as_what_stands_on_them_but_never_leave_the_panel() -> None:
    panel = ChoicePanel(300)
    offers = [("short", [words("Yes", 16)]), ("long", [words("W" * 60, 16)])]
    buttons, high = panel.buttons(offers, lambda offer, bits, spot: button(bits, spot.width))
    wide = [float(found) for found in re.findall(r'<rect width="([\d.]+)"', "".join(buttons))]
    assert wide[0] < 80 and wide[1] == 300 - 2 * EDGE
    assert high == 2 * BUTTON + 12


def test_the_panel_of_choices_grows_with_what_is_put_on_it() -> None:
    panel = ChoicePanel(300)
    start = panel.y
    panel.note("A sentence")
    panel.put(sign("check-mark", 20).draw(10, 10), 30)
    drawn, high = panel.drawn(EDGE, id="offers")
    assert high == panel.y + EDGE > start + 30 + EDGE
    root = ET.fromstring(drawn)
    assert root.get("id") == "offers"
    assert f'height="{high - 1.5:g}"' in drawn
    assert "A sentence" in "".join(root.itertext())


def test_words_too_long_for_a_button_stand_in_two_lines_before_they_become_smaller() -> None:
    told = words("Advance the high priest to space 28: 1 influence card", 16, "bold")
    drawn = button([sign("fire", 22), told], 260)
    assert "scale(" not in drawn.rpartition("<use")[2]
    rows = re.findall("<text[^>]*>([^<]*)<", drawn)
    assert len(rows) == 2 and max(width(row, 14, "bold") for row in rows) <= 260 - 2 * ROUND - 22
    assert len(re.findall("<text", button([sign("fire", 22), told], 460))) == 1


def test_what_stands_on_a_button_never_runs_out_of_it() -> None:
    said = words("Advance the high priest by several steps, to space 28, and take the bonus of every one", 16)
    scale = re.search(r"scale\(([\d.]+)\)", button([said], 200))
    assert scale and said.width * float(scale[1]) <= 200 - 2 * ROUND + 1
    assert "scale(" not in button([words("Yes", 16)], 200)


def test_the_dense_area_of_a_seat_shares_its_panel_with_the_full_one() -> None:
    table, parts = scene(), [rect(5, 5)]
    body = seat_area(table, 1, "blue", 196, 80, parts, "space 3", 7, small=True)
    panel = compact_area(table, 1, (body, 80), 196, own=False)
    full = area_panel(table, 1, lambda wide: (body, 80), own=False)
    assert (panel.id, panel.place, panel.seat, panel.watch) == (full.id, full.place, full.seat, full.watch)
    assert panel.form == "compact" and (panel.width, panel.height) == (196, 84)
    assert "space 3" in body and table.name(1) in body
