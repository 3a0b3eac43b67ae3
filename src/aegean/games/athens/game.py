"""Athens as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.athens import parts
from aegean.games.athens.actions import SPACE
from aegean.games.athens.census import census
from aegean.games.athens.copies import BoardCopier
from aegean.games.athens.events import ROWS, SQUARE_NAMES
from aegean.games.athens.features import AthensFeatures
from aegean.games.athens.hints import AthensHints
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.proof import AthensProof
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.scoring import SCORING, TIES, AthensScoring
from aegean.games.athens.seen import AthensSecrets
from aegean.games.athens.setup import lay_out
from aegean.games.athens.wording import CHOICES, PROMPTS


class Athens(Game):
    """Athens by Sungwoo Hyun and Minwoo Hyun."""

    def __init__(self) -> None:
        ids = {
            "tile": parts.CLASSES,
            "tiles": parts.TILE_SETS,
            "cube": parts.CUBES,
            "base": parts.BASES,
            "single": parts.SINGLES,
            "stack": parts.STACKS,
            "landmark": parts.LANDMARKS,
            "event": parts.EVENTS,
            "card": parts.DEED_CARDS,
            "cubes": parts.MIXTURE_NAMES,
            "square": SQUARE_NAMES,
            "row": ROWS,
            "direction": parts.DIRECTIONS,
        }
        rules = Rules(QUESTIONS, AthensScoring(), AthensSecrets(), BoardCopier(), AthensProof(), census)
        hints, features = AthensHints(), AthensFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("athens", SPACE, rules, vocabulary, hints, features, longest=3000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        return lay_out(seats, self.options["start"].index(options["start"]) - 1)


GAME = Athens()
