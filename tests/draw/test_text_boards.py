"""Text boards line up by what the screen shows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import aegean
from aegean.core.state import State
from aegean.draw.palette import SEATS
from aegean.draw.scene import Scene
from aegean.draw.terminal import (
    beside,
    block_width,
    box,
    on_seat,
    pad,
    plain,
    rows_of,
    screen_width,
    seat_mark,
    strong,
    table,
)
from aegean.draw.text_board import board_text, flow, short_name, titled
from aegean.draw.viewpoint import Viewpoint

LINES = st.lists(st.text("ab ü木\u0301", max_size=9), min_size=1, max_size=5)


def test_colour_codes_take_no_room() -> None:
    for dressed in (on_seat("Mika", "blue"), strong("Mika")):
        assert screen_width(dressed) == 4
        assert plain(dressed) == "Mika"
    assert pad(strong("Mika"), 6) == strong("Mika") + "  "


def test_seats_are_known_by_shape_and_letter_without_colour() -> None:
    marks = [plain(seat_mark(seat)) for seat in SEATS]
    assert marks == ["▲R", "●B", "◆G", "■Y", "‖W", "☾K"]


@given(LINES, LINES)
def test_blocks_beside_one_another_keep_their_columns(left: list[str], right: list[str]) -> None:
    joined = beside([left, right])
    assert len(joined) == max(len(left), len(right))
    assert block_width(joined) <= block_width(left) + 2 + block_width(right)


@given(LINES)
def test_a_box_has_straight_edges(lines: list[str]) -> None:
    framed = box(lines, "Mika")
    assert len({screen_width(line) for line in framed}) == 1


def test_rows_break_where_the_room_ends() -> None:
    assert rows_of([["aaaa"], ["bbbb"], ["cccc"]], 10) == ["aaaa  bbbb", "cccc"]
    assert rows_of([], 10) == []


def test_tables_align_each_column() -> None:
    assert table([["wine", 2, "x"], ["oil", 11, "yy"]], "<>^") == ["wine   2  x", "oil   11  yy"]
    assert table([["a"], ["b", "c"]]) == ["a", "b  c"]


def test_lists_break_between_their_entries() -> None:
    cells = ["Landscapes 25", "Cards in the deck: 12", strong("Creatures in the bag: 20")]
    assert [plain(line) for line in flow(cells, 40, " · ")] == [
        "Landscapes 25 · Cards in the deck: 12 ·",
        "  Creatures in the bag: 20",
    ]


def test_an_entry_that_fits_no_line_breaks_between_its_words() -> None:
    assert flow(["aa bb cc", "d"], 8) == ["aa bb", "  cc, d"]
    assert flow([], 8) == []


def test_a_board_without_colour_has_no_codes() -> None:
    parts = [titled("Supply", ["12 wine"]), [seat_mark("red")]]
    assert board_text(parts, colour=False) == "SUPPLY\n12 wine\n▲R"
    assert plain(board_text(parts, colour=True)) == board_text(parts, colour=False)


def test_a_long_name_is_cut_by_what_the_screen_shows() -> None:
    game = aegean.load("athens")
    scene: Scene[State] = Scene.at_start(Viewpoint(game, "en", ["木" * 12, "Theano"]), 2)
    assert [short_name(scene, seat) for seat in range(2)] == ["木" * 9, "Theano"]
