"""Whoever reads the log knows whom each line is about, what it costs and what points are for."""

from __future__ import annotations

from typing import ClassVar

from aegean.testing.note_checks import Things
from aegean.testing.shared_tests import LogTests

from .positions import GAME


class TestLog(LogTests):
    game = GAME
    things: ClassVar[Things] = {
        "buildings": r"builds",
        "capital": r"capital",
        "creatures": r"on the volcano|defeats",
        "defeated": r"defeats|creature bag",
        "healing": r"hospital",
        "hoplites": ("hoplite",),
        "island": r"receives",
        "laid": r"places the landscape",
        "medals": ("medal",),
        "orichalcum": ("orichalcum",),
        "owned": r"builds",
        "sent": r"hoplite",
        "side": r"side",
        "temples": r"temple",
    }
    bookkeeping = ("city", "covered", "lairs", "laid_count", "open", "temple_count")  # what the island shows
