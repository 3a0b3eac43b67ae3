"""Atlantis Exodus as a game of the house."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.state import State
from aegean.games.atlantis_exodus import cards, parts, tiles
from aegean.games.atlantis_exodus.actions import SPACE
from aegean.games.atlantis_exodus.features import AtlantisFeatures
from aegean.games.atlantis_exodus.hints import AtlantisHints
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS, SCORING
from aegean.games.atlantis_exodus.setup import lay_out
from aegean.games.atlantis_exodus.state import AtlantisState
from aegean.games.atlantis_exodus.steps import STEPS


class AtlantisExodus(Game):
    """Atlantis Exodus by Konstantinos Karagiannis and George Halkias."""

    def __init__(self) -> None:
        super().__init__("atlantis_exodus")
        self.space = SPACE
        self.steps = STEPS
        self.notes = NOTES
        self.reasons = REASONS
        self.scoring = SCORING
        self.ids = {
            "good": parts.GOODS,
            "source": [f"source_{item.name}" for item in SCORING],
            "profession": parts.PROFESSIONS,
            "colour": parts.COLOURS,
            "space": parts.SPACES,
            "region": parts.REGIONS,
            "title": parts.TITLES,
            "stage": parts.STAGES,
            "tile": tiles.TILES,
            "cell": tiles.CELLS,
            "ship": tiles.SHIPS,
            "monument": tiles.MONUMENTS,
            "pillar": cards.PILLAR_NAMES,
            "kind": cards.KINDS,
            "card": cards.INFLUENCE_CARDS,
        }
        self.hints = AtlantisHints()
        self.features = AtlantisFeatures()
        self.longest = 4000

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        state = AtlantisState()
        lay_out(state, seats, self.options["start"].index(options["start"]) - 1)
        state.advance()
        return state


GAME = AtlantisExodus()
