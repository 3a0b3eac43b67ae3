"""Whoever reads the log knows whom each line is about."""

from __future__ import annotations

import pytest

from aegean.testing.note_checks import notes_about_a_seat_name_it

from .positions import GAME


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_notes_about_a_seat_name_it(seats: int) -> None:
    notes_about_a_seat_name_it(GAME, seats)
