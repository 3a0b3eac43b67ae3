"""Every piece is sound markup, carries its id, and says what can be done with it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

from aegean.draw import cards, grounds, pieces, plates, tracks
from aegean.draw.flow import bit, columns, flow, line, line_width, lines, space, words
from aegean.draw.markers import (
    Box,
    Outline,
    Round,
    Shape,
    acting_ring,
    alarm_ring,
    barred,
    choice,
    cross,
    dim,
    hatched,
    lit,
)
from aegean.draw.palette import SEATS
from aegean.draw.svg import NOTHING, Svg, el
from aegean.draw.symbols import definitions

AWKWARD = 'Rock & "Roll" <b>'
WHEAT = ("wheat", "#E3C04B", "#3A2600")
CELL = tracks.Cell(5, 30, 30, 40, 40)

PIECES: dict[str, Callable[[str | None], Svg]] = {
    "disc": lambda id: pieces.disc(0, 0, "red", id=id),
    "emblem": lambda id: pieces.emblem(0, 0, "black", id=id),
    "meeple": lambda id: pieces.meeple(0, 0, "green", id=id),
    "worker": lambda id: pieces.meeple(0, 0, id=id),
    "cylinder": lambda id: pieces.cylinder(0, 0, "yellow", id=id),
    "cube": lambda id: pieces.cube(0, 0, *WHEAT, id=id),
    "any_cube": lambda id: pieces.any_cube(0, 0, id=id),
    "medallion": lambda id: pieces.medallion(0, 0, *WHEAT, id=id),
    "dots": lambda id: pieces.dots(0, 0, 3, id=id),
    "equal dots": lambda id: pieces.dots(0, 0, 3, equal=True, id=id),
    "person": lambda id: pieces.person(0, 0, "farmer", "L", "#7A5522", id=id),
    "covered person": lambda id: pieces.person(0, 0, "farmer", "L", "#7A5522", covered=True, id=id),
    "sherd": lambda id: pieces.sherd(0, 0, "anvil", id=id),
    "tag": lambda id: pieces.tag(0, 0, 7, "hourglass", id=id),
    "seal": lambda id: pieces.seal(0, 0, 129, id=id),
    "badge": lambda id: pieces.badge(0, 0, 14, id=id),
    "die": lambda id: pieces.die(0, 0, "quill-ink", id=id),
    "pip die": lambda id: pieces.pip_die(0, 0, 5, id=id),
    "card": lambda id: cards.card(0, 0, 170, 150, AWKWARD, "trade", "#1C5570", id=id),
    "barred card": lambda id: cards.card(0, 0, 170, 150, "Stable", "horseshoe", "#A8431F", reason=AWKWARD, id=id),
    "tile": lambda id: cards.tile(0, 0, 124, 90, AWKWARD, "trade", "#5E7F3A", effect="2 cubes", id=id),
    "pile": lambda id: cards.pile(0, 0, 124, 90, 3, NOTHING, id=id),
    "back": lambda id: cards.back(0, 0, 54, 78, label=AWKWARD, id=id),
    "slot": lambda id: cards.slot(0, 0, 54, 78, AWKWARD, id=id),
    "chip": lambda id: plates.chip(0, 0, AWKWARD, "swap-bag", id=id),
    "seat chip": lambda id: plates.seat_chip(0, 0, 180, "red", AWKWARD, AWKWARD, 12, id=id),
    "seat sheet": lambda id: plates.seat_sheet(0, 0, 300, 120, "white", AWKWARD, AWKWARD, 12, own=True, id=id),
    "cell": lambda id: tracks.cell(CELL, id=id),
    "glaze": lambda id: grounds.glaze(0, 0, 100, 100, id=id),
    "plaster": lambda id: grounds.plaster(0, 0, 100, 100, id=id),
    "plate": lambda id: grounds.plate(0, 0, 100, 100, "marble", id=id),
    "sea": lambda id: grounds.sea(0, 0, 100, 100, id=id),
    "texture": lambda id: el("g", grounds.texture(0, 0, 9, 9, "water") + grounds.texture(0, 0, 9, 9, "land"), id=id),
    "ornaments": lambda id: el(
        "g",
        grounds.meander(0, 0, 100) + grounds.heading(0, 20, 200, AWKWARD, AWKWARD) + grounds.inscription(0, 0, AWKWARD),
        id=id,
    ),
    "well": lambda id: grounds.well(0, 0, 100, 100, id=id),
    "water name": lambda id: grounds.water_name(0, 0, AWKWARD, id=id),
    "area name": lambda id: grounds.area_name(0, 0, AWKWARD, id=id),
}
SHAPES: list[Shape] = [Box(0, 0, 40, 20), Round(0, 0, 13), Outline("M0 0H9V9z", 9, 0)]


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_sound_and_carries_its_id(name: str) -> None:
    drawn = PIECES[name]("attica")
    assert isinstance(drawn, Svg)
    root = ET.fromstring(drawn)
    assert root.get("id") == "attica"
    assert not any("style" in node.attrib for node in root.iter())
    ET.fromstring(f"<defs>{definitions(drawn)}</defs>")
    assert " id=" not in PIECES[name](None)


@pytest.mark.parametrize("seat", SEATS)
def test_every_seat_has_its_pieces(seat: str) -> None:
    drawn = pieces.disc(0, 0, seat) + pieces.meeple(0, 0, seat) + pieces.cylinder(0, 0, seat)
    assert SEATS[seat].emblem in drawn + definitions(drawn)


def test_piles_show_at_most_three_copies_and_their_number() -> None:
    assert cards.pile(0, 0, 50, 50, 1, NOTHING).count("<rect") == 0
    assert cards.pile(0, 0, 50, 50, 7, NOTHING).count("<rect") == 3
    assert ">7</text>" in cards.pile(0, 0, 50, 50, 7, NOTHING)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_choice_is_a_button_with_its_move(shape: Shape) -> None:
    root = ET.fromstring(choice(el("g"), "settle attica", "Settle in Attica, 5 points", shape, id="attica"))
    assert root.attrib == {
        "id": "attica",
        "class": "choice",
        "role": "button",
        "tabindex": "0",
        "data-move": "settle attica",
        "aria-label": "Settle in Attica, 5 points",
    }


def test_what_is_chosen_says_so() -> None:
    root = ET.fromstring(choice(el("g"), "a", "A", SHAPES[0], selected=True))
    assert root.get("aria-pressed") == "true"


def test_what_is_barred_can_be_asked_why() -> None:
    root = ET.fromstring(barred(el("g"), "1 Shipyard short", "choose piraeus", SHAPES[0]))
    assert (root.get("aria-disabled"), root.get("data-why"), root.get("data-move")) == ("true", "choose piraeus", None)


def test_a_reason_stays_outside_the_greyed_part() -> None:
    root = ET.fromstring(cards.card(0, 0, 170, 150, "Stable", "horseshoe", "#A8431F", reason="Mika is here"))
    greyed = next(node for node in root.iter() if node.get("class") == "dim")
    assert "Stable" in "".join(greyed.itertext())
    assert "Mika is here" not in "".join(greyed.itertext())
    assert "Mika is here" in "".join(root.itertext())


@pytest.mark.parametrize("shape", SHAPES)
def test_states_are_sound_for_every_shape(shape: Shape) -> None:
    for state in (acting_ring, alarm_ring, hatched):
        ET.fromstring(state(shape))
    ET.fromstring(lit(dim(cross(0, 0))))


def test_an_outline_is_drawn_from_one_definition() -> None:
    outlines = {"attica": "M0 0H90V90z"}
    drawn = hatched(Outline("#land-attica", 0, 0)) + grounds.coast_halo("#land-attica")
    assert "M0 0H90V90z" not in drawn
    assert definitions(drawn, grounds.outline_defs(outlines)).count("M0 0H90V90z") == 1


def test_a_track_round_a_board_meets_itself() -> None:
    cells = tracks.edge(0, 0, 900, 800, 18, 12)
    assert [cell.index for cell in cells] == list(range(60))
    first, last = cells[0], cells[-1]
    assert (first.x, first.y) == (25, 21.5)
    assert (last.x, cells[17].y, cells[47].x) == (21.5, 21.5, 25)
    boxes = [(cell.x, cell.y, cell.width, cell.height) for cell in cells]
    for at, (x, y, wide, high) in enumerate(boxes):
        for x2, y2, wide2, high2 in boxes[at + 1 :]:
            assert abs(x - x2) >= (wide + wide2) / 2 - 0.01 or abs(y - y2) >= (high + high2) / 2 - 0.01


def test_every_fifth_cell_is_bold_under_a_dot() -> None:
    plain, fifth = tracks.edge(0, 0, 300, 100, 6, 0)[4:6]
    assert "<circle" not in tracks.cell(plain)
    assert "<circle" in tracks.cell(fifth)
    assert "f-bold" in tracks.cell(fifth)


def test_words_at_the_end_of_a_line_begin_where_they_stand() -> None:
    sign, word = bit(20, lambda x, y: NOTHING), words("two settlers", 14)
    assert 'text-anchor="middle"' in line(0, 0, [word, sign])
    assert 'text-anchor="middle"' in line(0, 0, [word])
    assert re.search(r'<text x="24"(?![^>]*text-anchor)', line(0, 0, [sign, word]))


def test_a_note_beside_a_name_is_whole_or_missing() -> None:
    for name, is_there in (("Lysis", True), ("Xenokrates", False)):
        assert ("at the end +12" in plates.small_sheet(196, 80, "white", name, "at the end +12", 7)) is is_there
        assert "…" not in plates.small_sheet(196, 80, "white", name, "at the end +12", 7)


def test_cards_flow_into_rows_of_one_height() -> None:
    spots, high = flow([(100, 50), (100, 80), (100, 60)], 220, 10, y=5)
    assert [(spot.x, spot.y, spot.height) for spot in spots] == [(0, 5, 80), (110, 5, 80), (0, 95, 60)]
    assert high == 150
    assert flow([], 220) == ([], 0)


def test_stretched_cards_fill_the_row_and_the_last_row_keeps_their_width() -> None:
    spots, _ = flow([(100, 50)] * 3, 230, 10, stretch=True)
    assert [spot.width for spot in spots] == [110, 110, 110]
    assert columns(2, 230) == 110


def test_a_line_sets_its_bits_one_after_another() -> None:
    bits = [bit(20, pieces.cube, *WHEAT), space(10), words("or", 14), bit(20, pieces.seal, 3)]
    assert line_width(bits, 4) == pytest.approx(62 + bits[2].width)
    assert line(0, 0, bits).count("<text") == 2
    drawn, high = lines(0, 0, bits, 40, leading=26)
    assert high == 52
    ET.fromstring(f"<g>{drawn}</g>")
