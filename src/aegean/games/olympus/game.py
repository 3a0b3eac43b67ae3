"""Olympus as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.state import State
from aegean.games.olympus import parts
from aegean.games.olympus.actions import SPACE
from aegean.games.olympus.features import OlympusFeatures
from aegean.games.olympus.hints import OlympusHints
from aegean.games.olympus.phrases import NOTES, REASONS, SCORING
from aegean.games.olympus.setup import lay_out
from aegean.games.olympus.state import OlympusState
from aegean.games.olympus.steps import STEPS


class Olympus(Game):
    """Olympus by Andrea Chiarvesio and Luca Iennaco, for 3 to 5 players (OU-1.1)."""

    def __init__(self) -> None:
        super().__init__("olympus")
        self.space = SPACE
        self.steps = STEPS
        self.notes = NOTES
        self.reasons = REASONS
        self.scoring = SCORING
        self.ids = {
            "track": parts.DATA.ids("track"),
            "god": parts.GODS,
            "building": parts.BUILDINGS,
            "cube": parts.RESOURCES,
            "unit": parts.UNITS,
        }
        self.hints = OlympusHints()
        self.features = OlympusFeatures()
        self.longest = 6000

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance (OU-1.8)."""
        state = OlympusState()
        lay_out(state, seats, options["amphitheatre_cost"] == "corrected", options["ares_beta"] == "corrected")
        state.advance()
        return state


GAME = Olympus()
