"""Who looks at a table, and how: seat, language, names, width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.core.words import Words
from aegean.draw.cache import cached
from aegean.draw.panel import WIDE, Layout, Picture

SAID: Final = 16_384  # moves that are remembered in words


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks: all that a view needs besides what they have seen."""

    game: Game
    lang: str
    names: list[str]
    layout: Layout = WIDE
    viewer: int = SPECTATOR

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
        return _said(self.game, action, self.lang, tuple(self.names))


@cached(limit=SAID)
def _said(game: Game, action: int, lang: str, names: tuple[str, ...]) -> str:
    return game.say(action, lang, list(names))


class View(Protocol):
    """What a game's `view.py` offers: the colours of its seats, and the picture."""

    SEATS: Sequence[str]

    def draw(self, seen: Seen[State], viewpoint: Viewpoint) -> Picture:
        """The table as the viewer sees it; what they can choose carries `data-move`."""


class TextBoard(Protocol):
    """What a game's `textboard.py` offers."""

    def board(self, seen: Seen[State], viewpoint: Viewpoint, colour: bool = False) -> str:
        """The table as text for a terminal of 100 columns."""
