"""Colours reach the contrast that the look demands."""

from __future__ import annotations

import itertools

import pytest

from aegean.draw.palette import (
    BUTTON,
    BUTTON_INK,
    CREAM,
    GLAZE_INK,
    GOLD,
    GOLD_INK,
    GROUND_TOKENS,
    HUES,
    MATERIALS,
    SEAL,
    SEAL_INK,
    SEATS,
    STRONG,
    TEXT_TOKENS,
    TOKENS,
    contrast,
    seat_colour,
    strong_tokens,
)
from aegean.draw.style import embedded_fonts, font_faces, style


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", GROUND_TOKENS)
@pytest.mark.parametrize("token", TEXT_TOKENS)
def test_text_reads_on_every_ground(token: str, ground: str, theme: str) -> None:
    assert contrast(getattr(TOKENS[token], theme), getattr(TOKENS[ground], theme)) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_reads_on_a_chosen_card_and_a_reason_reads_on_its_line(theme: str) -> None:
    for token in TEXT_TOKENS:
        assert contrast(getattr(TOKENS[token], theme), getattr(TOKENS["chosen"], theme)) >= 4.5
    assert contrast(getattr(TOKENS["ink"], theme), getattr(TOKENS["reason"], theme)) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", GROUND_TOKENS)
def test_the_focus_ring_stands_out(ground: str, theme: str) -> None:
    assert contrast(getattr(TOKENS["focus"], theme), getattr(TOKENS[ground], theme)) >= 3


def test_gold_always_has_its_dark_keyline() -> None:
    assert contrast(GOLD, GOLD_INK) >= 10


def test_words_on_fixed_grounds_read() -> None:
    assert contrast(SEAL, SEAL_INK) >= 4.5
    for shade in BUTTON:
        assert contrast(shade, BUTTON_INK) >= 4.5
    for shade in MATERIALS["glaze"]:
        assert contrast(shade, GLAZE_INK) >= 4.5


@pytest.mark.parametrize("hue", HUES.values())
def test_titles_read_on_every_hue(hue: str) -> None:
    assert contrast(hue, GLAZE_INK) >= 4.5
    assert contrast(hue, CREAM) >= 4.5


@pytest.mark.parametrize("seat", SEATS.values(), ids=list(SEATS))
def test_a_seats_mark_reads_on_its_colour(seat: object) -> None:
    colour = seat_colour(getattr(seat, "name", ""))
    assert contrast(colour.fill, colour.mark) >= 5.3


def test_no_two_seats_share_colour_shape_or_letter() -> None:
    for one, other in itertools.combinations(SEATS.values(), 2):
        assert one.fill != other.fill
        assert one.shape != other.shape
        assert one.letter != other.letter
        assert one.emblem != other.emblem


def test_an_unknown_seat_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat colour 'pink'"):
        seat_colour("pink")


def test_the_style_sheet_knows_both_themes_and_the_switch() -> None:
    sheet = style()
    for token in TOKENS.values():
        assert token.light in sheet
        assert token.dark in sheet
    assert "prefers-color-scheme:dark" in sheet
    assert "[data-theme=dark]" in sheet
    assert "[data-theme=light]" in sheet
    assert "prefers-reduced-motion" in sheet
    assert "forced-colors" in sheet
    assert sheet.count("{") == sheet.count("}")
    assert "<" not in sheet


def test_fonts_come_by_address_or_embedded_as_far_as_they_are_used() -> None:
    assert font_faces("/static/fonts/").count("url(/static/fonts/") == 7
    assert embedded_fonts("<text>plain</text>").count("@font-face") == 1
    assert embedded_fonts('<text class="f-bold">x</text>').count("@font-face") == 2
    assert embedded_fonts("<text>α</text>").count("@font-face") == 2


def test_nothing_moves_without_end() -> None:
    """A table at rest takes no processor time."""
    assert "infinite" not in style()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_are_strong_for_those_who_ask_for_contrast(theme: str) -> None:
    strong = {**TOKENS, **strong_tokens()}
    for token, ground in itertools.product(TEXT_TOKENS, GROUND_TOKENS):
        assert contrast(getattr(strong[token], theme), getattr(TOKENS[ground], theme)) >= STRONG
    assert "@media (prefers-contrast:more)" in style()
