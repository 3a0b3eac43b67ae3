"""Orichalkum as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.state import State
from aegean.games.orichalkum import grid, parts
from aegean.games.orichalkum.actions import SPACE
from aegean.games.orichalkum.features import OrichalkumFeatures
from aegean.games.orichalkum.hints import OrichalkumHints
from aegean.games.orichalkum.phrases import NOTES, REASONS, SCORING
from aegean.games.orichalkum.setup import lay_out
from aegean.games.orichalkum.state import OrichalkumState
from aegean.games.orichalkum.steps import STEPS


class Orichalkum(Game):
    """Orichalkum by Bruno Cathala and Johannes Goupy."""

    def __init__(self) -> None:
        super().__init__("orichalkum")
        self.space = SPACE
        self.steps = STEPS
        self.notes = NOTES
        self.reasons = REASONS
        self.scoring = SCORING
        self.ids = {
            "card": parts.CARDS,
            "tile": parts.TILES,
            "creature": parts.CREATURES,
            "building": parts.BUILDINGS,
            "titan": parts.TITANS,
            "slot": parts.SLOTS,
            "action": parts.ACTIONS,
            "payment": parts.PAYMENTS,
            "field": grid.FIELDS,
        }
        self.hints = OrichalkumHints()
        self.features = OrichalkumFeatures()
        self.longest = 12000

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        state = OrichalkumState()
        sides = [self.options[f"side_{seat}"].index(options[f"side_{seat}"]) for seat in range(1, seats + 1)]
        lay_out(state, seats, self.options["start"].index(options["start"]) - 1, sides)
        state.advance()
        return state


GAME = Orichalkum()
