"""A table as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from aegean import games
from aegean.core.game import Game, GameError
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.draw.palette import Theme
from aegean.draw.panel import WIDE, compose
from aegean.draw.viewpoint import Viewpoint


def picture(game: Game, seen: Seen[State], lang: str = "en", names: Sequence[str] = (), theme: Theme = "auto") -> str:
    """What a viewer knows as an SVG picture that needs nothing outside itself."""
    called = list(names) or game.seat_names(int(seen.position.seats), lang)
    viewpoint = Viewpoint(game, lang, called, viewer=seen.viewer)
    return compose(games.view(game.key).draw(seen, viewpoint), WIDE, theme)


def restored(game: Game, text: str) -> State:
    """The position that a text from outside describes: it is proved, and everybody at the table can look at it."""
    state = game.restore(text)
    try:
        for viewer in range(SPECTATOR, int(state.seats)):
            picture(game, Seen(state, viewer))
    except Exception:  # whatever a drawing trips over
        raise GameError("this position cannot be drawn") from None
    return state
