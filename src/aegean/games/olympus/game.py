"""Olympus as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.olympus import parts
from aegean.games.olympus.actions import POOLS, SPACE
from aegean.games.olympus.census import census
from aegean.games.olympus.copies import BoardCopier
from aegean.games.olympus.features import OlympusFeatures
from aegean.games.olympus.hints import OlympusHints
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.proof import OlympusProof
from aegean.games.olympus.questions import QUESTIONS
from aegean.games.olympus.rules.favours import COLUMNS
from aegean.games.olympus.scoring import SCORING, TIES, OlympusScoring
from aegean.games.olympus.setup import lay_out
from aegean.games.olympus.wording import CHOICES, PROMPTS


class Olympus(Game):
    """Olympus by Andrea Chiarvesio and Luca Iennaco, for 3 to 5 players (OU-1.1).

    One player decides until the end (OU-15.1), and nothing is hidden (OU-1.3).
    """

    def __init__(self) -> None:
        ids = {
            "track": parts.DATA.ids("track"),
            "god": parts.GODS,
            "building": parts.BUILDINGS,
            "cube": parts.RESOURCES,
            "unit": parts.UNITS,
            "cause": parts.CAUSES,
            "column": COLUMNS,
            "pool": POOLS,
        }
        rules = Rules(QUESTIONS, OlympusScoring(), None, BoardCopier(), OlympusProof(), census)
        hints, features = OlympusHints(), OlympusFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("olympus", SPACE, rules, vocabulary, hints, features, longest=6000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance (OU-1.8)."""
        return lay_out(seats, options["amphitheatre_cost"] == "corrected", options["ares_beta"] == "corrected")


GAME = Olympus()
