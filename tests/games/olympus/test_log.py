"""Whoever reads the log knows whom each line is about."""

from __future__ import annotations

from typing import ClassVar

from aegean.games.olympus.parts import TRACKS
from aegean.testing.note_checks import Things
from aegean.testing.shared_tests import LogTests

from .positions import GAME


class TestLog(LogTests):
    game = GAME
    things: ClassVar[Things] = {
        "built": r"builds",
        "levels": ("Culture", "Population", "Military", "Wheat production", "Venison production", "Fish production"),
        "points": ("point",),
        "priests": r"priest",
        "reserve": r"priest",
        "store": ("wheat", "venison", "fish"),
        "tribute": ("wheat.* tribute area", "venison.* tribute area", "fish.* tribute area"),
    }
    bookkeeping = ("wars",)  # wars without a target lie nowhere on the table
    at_the_end = tuple(TRACKS)  # half of each level counts only then (OU-14.2)
