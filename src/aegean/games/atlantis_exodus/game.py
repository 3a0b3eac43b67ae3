"""Atlantis Exodus as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.atlantis_exodus import cards, parts, tiles
from aegean.games.atlantis_exodus.actions import SPACE
from aegean.games.atlantis_exodus.asking import PROMPTS
from aegean.games.atlantis_exodus.causes import CAUSES
from aegean.games.atlantis_exodus.census import census
from aegean.games.atlantis_exodus.copies import BoardCopier
from aegean.games.atlantis_exodus.features import AtlantisFeatures
from aegean.games.atlantis_exodus.hints import AtlantisHints
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.proof import AtlantisProof
from aegean.games.atlantis_exodus.questions import QUESTIONS
from aegean.games.atlantis_exodus.rules.declining import OFFERS
from aegean.games.atlantis_exodus.scoring import SCORING, TIES, AtlantisScoring
from aegean.games.atlantis_exodus.seen import AtlantisSecrets
from aegean.games.atlantis_exodus.setup import lay_out
from aegean.games.atlantis_exodus.wording import CHOICES


class AtlantisExodus(Game):
    """Atlantis Exodus by Konstantinos Karagiannis and George Halkias."""

    def __init__(self) -> None:
        ids = {
            "good": parts.GOODS,
            "cause": CAUSES,
            "profession": parts.PROFESSIONS,
            "colour": parts.COLOURS,
            "sort": parts.SORTS,
            "offer": OFFERS,
            "space": parts.SPACES,
            "region": parts.REGIONS,
            "title": parts.TITLES,
            "stage": parts.STAGES,
            "display": parts.DISPLAYS,
            "tile": tiles.TILES,
            "cell": tiles.CELLS,
            "ship": tiles.SHIPS,
            "monument": tiles.MONUMENTS,
            "pillar": cards.PILLAR_NAMES,
            "kind": cards.KINDS,
            "card": cards.INFLUENCE_CARDS,
        }
        rules = Rules(QUESTIONS, AtlantisScoring(), AtlantisSecrets(), BoardCopier(), AtlantisProof(), census)
        hints, features = AtlantisHints(), AtlantisFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("atlantis_exodus", SPACE, rules, vocabulary, hints, features, longest=4000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        return lay_out(seats, self.options["start"].index(options["start"]) - 1)


GAME = AtlantisExodus()
