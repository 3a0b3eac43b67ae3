"""The log of Atlantis Exodus says whom it is about."""

from __future__ import annotations

import pytest

import aegean
from aegean.testing.note_checks import notes_about_a_seat_name_it

GAME = aegean.load("atlantis_exodus")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_note_about_a_seat_names_it(seats: int) -> None:
    notes_about_a_seat_name_it(GAME, seats)
