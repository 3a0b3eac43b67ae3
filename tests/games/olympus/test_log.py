"""Whoever reads the log knows whom each line is about."""

from __future__ import annotations

import pytest

from aegean.games.olympus.parts import TRACKS
from aegean.testing.note_checks import changes_are_told_with_a_name, notes_about_a_seat_name_it, points_are_told

from .positions import GAME

SEATS = [3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_notes_about_a_seat_name_it(seats: int) -> None:
    notes_about_a_seat_name_it(GAME, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_changes_are_told_with_a_name(seats: int) -> None:
    changes_are_told_with_a_name(GAME, seats, "wars")  # wars without a target lie nowhere on the table


@pytest.mark.parametrize("seats", SEATS)
def test_every_change_of_points_is_told(seats: int) -> None:
    points_are_told(GAME, seats, *TRACKS)  # half of each level counts only then (OU-14.2)
