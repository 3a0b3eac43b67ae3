"""The games as the lobby shows them, read from their folders without loading the rules of the house's own."""

from __future__ import annotations

import logging
from typing import Final

from aegean.core.catalog import GameError, folder, packages
from aegean.core.parts import PartsError, read_toml
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR, State
from aegean.draw.cache import cached
from aegean.draw.style import embedded_fonts, style
from aegean.draw.svg import Svg, el, num
from aegean.draw.symbols import definitions
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, names, view
from aegean.play import Table
from aegean.server.models import GameModel

LOG: Final = logging.getLogger("aegean.games")
SEED: Final = 5  # of the game on a cover
MOVES: Final = 90  # made before its picture


@cached
def games() -> dict[str, GameModel]:
    """All games by name; a game of others that cannot be loaded is left out, and the log says why."""
    found: dict[str, GameModel] = {}
    for name in names():
        try:
            if not packages()[name].startswith("aegean."):
                load(name)
            found[name] = _game(name)
        except (GameError, PartsError) as error:
            LOG.warning("left out of the lobby: %s", error)
    return found


def _game(name: str) -> GameModel:
    facts = read_toml(folder(name) / "game.toml")
    options = facts.row("options") if facts.has("options") else None
    return GameModel(
        name=name,
        title=facts.text("title"),
        seats=list(range(facts.number("seats_min"), facts.number("seats_max") + 1)),
        minutes=facts.numbers("minutes"),
        designers=facts.texts("designers"),
        publisher=facts.text("publisher"),
        about={key: str(text) for key, text in facts.row("about").values.items()},
        options={key: options.texts(key) for key in options.values} if options else {},
        hue=facts.text("hue"),
        icon=facts.text("icon"),
        playable=True,
        reactions=facts.has("reactions") and facts.flag("reactions"),
    )


@cached
def cover(name: str, lang: str) -> str:
    """A picture for the lobby: the largest board in the middle of a game."""
    game = load(name)
    table = Table(game, ["random"] * games()[name].seats[-1], seed=SEED)
    while len(table.entries) < MOVES and not table.is_over:
        table.play_bot()
    return board_picture(Seen(table.state, SPECTATOR), Viewpoint(game, lang, table.names))


def board_picture(seen: Seen[State], viewpoint: Viewpoint) -> str:
    """The largest board as somebody sees it, as a picture of its own."""
    picture = view(viewpoint.game.key).draw(seen, viewpoint)
    boards = [panel for panel in picture.panels if panel.place == "board"]
    board = max(boards, key=lambda panel: panel.height * panel.width)
    return el(
        "svg",
        Svg(f"<style>{embedded_fonts(board.body)}{style()}</style>"),
        el("defs", definitions(board.body, picture.defs)),
        board.body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(board.width)} {num(board.height)}",
        class_="aegean",
        data_theme="light",
    )
