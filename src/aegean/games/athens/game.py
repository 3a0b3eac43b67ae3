"""Athens as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.state import State
from aegean.games.athens import parts
from aegean.games.athens.actions import SPACE
from aegean.games.athens.features import AthensFeatures
from aegean.games.athens.hints import AthensHints
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.scoring import SCORING
from aegean.games.athens.setup import lay_out
from aegean.games.athens.state import AthensState


class Athens(Game):
    """Athens by Sungwoo Hyun and Minwoo Hyun."""

    def __init__(self) -> None:
        super().__init__("athens")
        self.space = SPACE
        self.questions = QUESTIONS
        self.notes = NOTES.phrases
        self.reasons = REASONS.phrases
        self.scoring = SCORING
        self.ids = {
            "tile": parts.CLASSES,
            "cube": parts.CUBES,
            "base": parts.BASES,
            "single": parts.SINGLES,
            "stack": parts.STACKS,
            "landmark": parts.LANDMARKS,
            "event": parts.EVENTS,
        }
        self.hints = AthensHints()
        self.features = AthensFeatures()
        self.longest = 3000

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        state = AthensState()
        lay_out(state, seats, self.options["start"].index(options["start"]) - 1)
        state.advance()
        return state


GAME = Athens()
