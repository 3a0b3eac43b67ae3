"""Whoever reads the log knows whom each line is about, and what has changed for them."""

from __future__ import annotations

import pytest

from aegean.testing.note_checks import changes_are_told_with_a_name, notes_about_a_seat_name_it, points_are_told

from .positions import GAME


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_notes_about_a_seat_name_it(seats: int) -> None:
    notes_about_a_seat_name_it(GAME, seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_changes_for_a_seat_is_told_with_its_name(seats: int) -> None:
    changes_are_told_with_a_name(GAME, seats, "kept", "kept_count")  # what a hand held at the last shuffle


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_won_before_the_end_are_told(seats: int) -> None:
    points_are_told(GAME, seats, "position", "lands", "discoveries", "special", "cards")
