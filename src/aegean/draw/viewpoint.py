"""Who looks at a table, and how: seat, language, names, width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.core.words import Words
from aegean.draw.panel import WIDE, Layout, Picture


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks: all that a view needs besides what they have seen."""

    game: Game
    lang: str
    names: list[str]
    layout: Layout = WIDE
    viewer: int = SPECTATOR
    forms: Mapping[str, str] = field(default_factory=dict, kw_only=True)  # panels of which one form alone is shown

    @property
    def words(self) -> Words:
        """The game's words in the viewer's language."""
        return self.game.words(self.lang)

    @property
    def narrow(self) -> bool:
        """Whether to draw for a phone."""
        return self.layout.name == "narrow"

    def say(self, action: int) -> str:
        """A move in words."""
        return self.game.say(action, self.lang, self.names)

    def choice(self, state: State, action: int) -> str:
        """A legal move of the position that the viewer has seen, with what it costs and brings."""
        return self.game.say_choice(state, action, self.lang, self.names)


class View(Protocol):
    """What a game's `view.py` offers: the colours of its seats, and the picture."""

    SEATS: Sequence[str]

    def draw(self, seen: Seen[State], viewpoint: Viewpoint) -> Picture:
        """The table as the viewer sees it; what they can choose carries `data-move`."""


class TextBoard(Protocol):
    """What a game's `textboard.py` offers."""

    def board(self, seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
        """The table as text for a terminal of 100 columns."""
