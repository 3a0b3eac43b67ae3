"""Olympos as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.state import State
from aegean.games.olympos import parts
from aegean.games.olympos.actions import SPACE
from aegean.games.olympos.features import OlymposFeatures
from aegean.games.olympos.hints import OlymposHints
from aegean.games.olympos.phrases import NOTES, REASONS, SCORING
from aegean.games.olympos.setup import lay_out
from aegean.games.olympos.state import OlymposState
from aegean.games.olympos.steps import STEPS


class Olympos(Game):
    """Olympos by Philippe Keyaerts."""

    def __init__(self) -> None:
        super().__init__("olympos")
        self.space = SPACE
        self.steps = STEPS
        self.notes = NOTES
        self.reasons = REASONS
        self.scoring = SCORING
        self.ids = {
            "resource": parts.RESOURCES,
            "territory": parts.TERRITORIES,
            "discovery": parts.DISCOVERIES,
            "wonder": parts.WONDERS,
            "destiny": parts.DESTINIES,
            "god": parts.GODS,
        }
        self.hints = OlymposHints()
        self.features = OlymposFeatures()
        self.longest = 3000

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        state = OlymposState()
        lay_out(state, seats)
        state.advance()
        return state


GAME = Olympos()
