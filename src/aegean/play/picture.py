"""A table as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from aegean import games
from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.palette import Theme
from aegean.draw.panel import WIDE, compose
from aegean.draw.viewpoint import Viewpoint


def picture(game: Game, seen: Seen[State], lang: str = "en", names: Sequence[str] = (), theme: Theme = "auto") -> str:
    """What a viewer knows as an SVG picture that needs nothing outside itself."""
    called = list(names) or game.seat_names(int(seen.position.seats), lang)
    return compose(games.view(game.name).draw(seen, Viewpoint(game, lang, called, viewer=seen.viewer)), WIDE, theme)
