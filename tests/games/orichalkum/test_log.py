"""Whoever reads the log knows whom each line is about, what it costs and what points are for."""

from __future__ import annotations

from aegean.testing.shared_tests import LogTests

from .positions import GAME


class TestLog(LogTests):
    game = GAME
