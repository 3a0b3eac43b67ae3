"""Whoever reads the log knows whom each line is about."""

from __future__ import annotations

from aegean.games.olympus.parts import TRACKS
from aegean.testing.shared_tests import LogTests

from .positions import GAME


class TestLog(LogTests):
    game = GAME
    bookkeeping = ("wars",)  # wars without a target lie nowhere on the table
    at_the_end = tuple(TRACKS)  # half of each level counts only then (OU-14.2)
