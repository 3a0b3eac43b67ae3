"""Text is measured before it is drawn, and never leaves its room."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aegean.draw.text import ELLIPSIS, Font, fit, fit_name, fit_rows, paragraph, width, wrap, write

FONTS: list[Font] = ["body", "bold", "title", "italic"]
WORDS = st.lists(st.text("abcdefgöüßαλ-/\u00adW.1", min_size=1, max_size=24), min_size=1, max_size=12)


@pytest.mark.parametrize("font", ["body", "bold", "italic"])
def test_figures_are_tabular(font: Font) -> None:
    assert len({width(figure, 100, font) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("font", FONTS)
def test_german_and_greek_letters_have_widths(font: Font) -> None:
    for letter in "äöüÄÖÜßαβγδωΩ–—…’„“×·−½":
        assert 0 < width(letter, 10, font) < 16


def test_widths_grow_with_size_and_spacing() -> None:
    assert width("Athens", 32) == pytest.approx(2 * width("Athens", 16))
    assert width("Athens", 16, "title", 2) == pytest.approx(width("Athens", 16, "title") + 12)
    assert width("Athens", 16, "bold") > width("Athens", 16)
    assert width("", 16) == 0


@given(WORDS, st.floats(40, 300), st.sampled_from(FONTS))
def test_no_line_is_wider_than_its_room(words: list[str], room: float, font: Font) -> None:
    for line in wrap(" ".join(words), room, 16, font):
        assert width(line, 16, font) <= room + 1e-9 or len(line) == 1


@given(WORDS, st.floats(40, 300))
def test_wrapping_loses_no_letter(words: list[str], room: float) -> None:
    text = " ".join(words)
    kept = "".join(wrap(text, room, 16)).replace(" ", "").replace("-", "")
    assert kept == text.replace(" ", "").replace("\u00ad", "").replace("-", "")


def test_lines_break_between_words() -> None:
    assert wrap("Every cube they take, you take too", 120, 16) == ["Every cube they", "take, you take too"]
    assert wrap("first\nsecond", 120, 16) == ["first", "second"]
    assert wrap("Population +1, military\u00a0+1", 150, 16) == ["Population +1,", "military\u00a0+1"]


def test_long_words_break_at_hyphens_first() -> None:
    assert wrap("Bevölkerungs\u00adwachstum", 110, 16) == ["Bevölkerungs-", "wachstum"]
    assert wrap("Hephaistos-Tempel", 90, 16) == ["Hephaistos-", "Tempel"]


def test_fitting_shrinks_before_it_drops_words() -> None:
    assert fit("Oracle", 200, 16, 12) == ("Oracle", 16)
    shown, size = fit("Temple of Hephaestus", 125, 16, 12)
    assert shown == "Temple of Hephaestus"
    assert 12 <= size < 16
    assert fit("Temple of Hephaestus", 80, 16, 12) == ("Temple of" + ELLIPSIS, 12)


@given(WORDS, st.floats(30, 200))
def test_what_is_fitted_fits(words: list[str], room: float) -> None:
    shown, size = fit(" ".join(words), room, 16, 12)
    assert width(shown, size) <= room + 1e-6
    if shown.endswith(ELLIPSIS) and width(words[0] + ELLIPSIS, 12) <= room:
        assert " ".join(words).startswith(shown[: -len(ELLIPSIS)])
        assert all(word in words for word in shown[: -len(ELLIPSIS)].split()[:-1])


def test_long_titles_take_two_rows_before_they_lose_words() -> None:
    assert fit_rows("Oracle", 100, 16, 12.5, "bold") == (["Oracle"], 16)
    assert fit_rows("Peloponnesian League", 90, 16, 12.5, "bold") == (["Peloponnesian", "League"], 12.5)
    rows, size = fit_rows("Erechtheion", 55, 16, 12.5, "bold")
    assert rows == ["Erechtheion"] and size < 12.5 and width("Erechtheion", size, "bold") <= 55.01
    rows, _ = fit_rows("A title that would take three rows or even more of them", 90, 16, 12.5)
    assert len(rows) == 2
    assert rows[1].endswith(ELLIPSIS)


def test_names_shrink_to_their_first_word_and_then_to_initials() -> None:
    assert fit_name("Maximilian Oberhuber", 400, 16, 12.5)[0] == "Maximilian Oberhuber"
    assert fit_name("Maximilian Oberhuber", 80, 16, 12.5)[0] == "Maximilian"
    assert fit_name("Maximilian Oberhuber", 30, 16, 12.5)[0] == "MO"


def test_text_takes_tokens_as_classes_and_colours_as_attributes() -> None:
    themed = ET.fromstring(write(0, 0, "6 < 7", 16, "bold", "clay"))
    assert (themed.get("class"), themed.get("fill"), themed.text) == ("f-bold c-clay", None, "6 < 7")
    fixed = ET.fromstring(write(0, 0, 7, 16, fill="#FFF1D0", mid=True))
    assert (fixed.get("fill"), fixed.text) == ("#FFF1D0", "7")
    assert float(fixed.get("y", "")) == pytest.approx(5.2)


def test_a_paragraph_tells_its_height() -> None:
    drawn, high = paragraph(0, 0, "Every cube they take, you take too", 120, 16)
    assert drawn.count("<text") == 2
    assert high == pytest.approx(38.4)
