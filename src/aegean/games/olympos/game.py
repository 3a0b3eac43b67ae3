"""Olympos as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.olympos import parts
from aegean.games.olympos.actions import SPACE
from aegean.games.olympos.census import census
from aegean.games.olympos.copies import BoardCopier
from aegean.games.olympos.features import OlymposFeatures
from aegean.games.olympos.hints import OlymposHints
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.proof import OlymposProof
from aegean.games.olympos.questions import QUESTIONS
from aegean.games.olympos.rules.gains import GAINS
from aegean.games.olympos.rules.time import DEEDS
from aegean.games.olympos.scoring import SCORING, TIES, OlymposScoring
from aegean.games.olympos.seen import OlymposSecrets
from aegean.games.olympos.setup import lay_out
from aegean.games.olympos.wording import CHOICES, PROMPTS


class Olympos(Game):
    """Olympos by Philippe Keyaerts."""

    def __init__(self) -> None:
        ids = {
            "resource": parts.RESOURCES,
            "territory": parts.TERRITORIES,
            "discovery": parts.DISCOVERIES,
            "wonder": parts.WONDERS,
            "destiny": parts.DESTINIES,
            "god": parts.GODS,
            "variant": parts.VARIANTS,
            "cubes": parts.BUNDLE_NAMES,
            "gain": GAINS,
            "deed": DEEDS,
        }
        rules = Rules(QUESTIONS, OlymposScoring(), OlymposSecrets(), BoardCopier(), OlymposProof(), census)
        hints, features = OlymposHints(), OlymposFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("olympos", SPACE, rules, vocabulary, hints, features, longest=3000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        return lay_out(seats)


GAME = Olympos()
