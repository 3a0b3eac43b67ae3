"""Orichalkum as a game of the house."""

from __future__ import annotations

import re

from aegean.core.game import Game
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.orichalkum import dice, grid, parts
from aegean.games.orichalkum.actions import SPACE
from aegean.games.orichalkum.census import census
from aegean.games.orichalkum.copies import BoardCopier
from aegean.games.orichalkum.features import OrichalkumFeatures
from aegean.games.orichalkum.hints import OrichalkumHints
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.proof import OrichalkumProof
from aegean.games.orichalkum.questions import QUESTIONS
from aegean.games.orichalkum.rules.titans import CAUSES
from aegean.games.orichalkum.scoring import RANKING, SCORING, TIES
from aegean.games.orichalkum.setup import lay_out
from aegean.games.orichalkum.wording import CHOICES, PROMPTS


class Orichalkum(Game):
    """Orichalkum by Bruno Cathala and Johannes Goupy."""

    def __init__(self) -> None:
        ids = {
            "card": parts.CARDS,
            "tile": parts.TILES,
            "creature": parts.CREATURES,
            "building": parts.BUILDINGS,
            "titan": parts.TITANS,
            "slot": parts.SLOTS,
            "action": parts.ACTIONS,
            "payment": parts.PAYMENTS,
            "field": grid.FIELDS,
            "spot": parts.SPOTS,
            "diamond": parts.DIAMOND_NAMES,
            "island": parts.ISLANDS,
            "face": dice.FACES,
            "cause": CAUSES,
        }
        rules = Rules(QUESTIONS, RANKING, None, BoardCopier(), OrichalkumProof(), census)
        hints, features = OrichalkumHints(), OrichalkumFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("orichalkum", SPACE, rules, vocabulary, hints, features, longest=12000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        is_picked = options["islands"] == "picked"
        sides = [self.options[f"side_{seat}"].index(options[f"side_{seat}"]) for seat in range(1, seats + 1)]
        return lay_out(seats, self.options["start"].index(options["start"]) - 1, sides, is_picked)

    def parse(self, text: str) -> int:
        """The action of a move text; fields may be called as on the board: `lay B5` is `lay r1c4`."""
        return super().parse(re.sub(r"\b[A-Ga-g][1-8]\b", lambda found: grid.field_id(found.group()), text))


GAME = Orichalkum()
