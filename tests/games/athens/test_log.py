"""Whoever reads the log knows whom each line is about."""

from __future__ import annotations

from typing import ClassVar

from aegean.games.athens.parts import CLASSES, CUBES
from aegean.testing.note_checks import Things
from aegean.testing.shared_tests import LogTests

from .positions import GAME

WORDS = GAME.words("en")


class TestLog(LogTests):
    game = GAME
    things: ClassVar[Things] = {
        "cubes": tuple(WORDS.form(WORDS.thing(name)) for name in CUBES),
        "front": r"takes|turns over|lays",
        "landmarks": r"takes",
        "oracle_count": ("oracle card",),
        "oracles": r"oracle card",
        "points": ("victory point",),
        "stacks": ("Village", "Ecclesia", "Agora", "Workshop"),
        "tiles": tuple(WORDS.form(WORDS.thing(name)) for name in CLASSES),
        "tucked": r"under the Village",
        "turned": r"turns over|turned",
    }
