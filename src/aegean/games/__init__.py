"""The games of the house: every folder here with a `game.toml` is one."""

from __future__ import annotations

import difflib
import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from aegean.core.game import Game, GameError
from aegean.core.parts import EDITIONS, GAMES

if TYPE_CHECKING:
    from aegean.draw.viewpoint import TextBoard, View


def names() -> list[str]:
    """The names of all games."""
    return sorted(path.parent.name for path in GAMES.glob("*/game.toml"))


def load(name: str, edition: Path | None = None) -> Game:
    """A game by its name; `edition` is another components file, for owners with other printed values."""
    if name not in names():
        near = difflib.get_close_matches(name.lower(), names(), 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise GameError(f"there is no game '{name}' (games: {', '.join(names())}){hint}")
    module = f"aegean.games.{name}"
    if edition is not None and EDITIONS.get(name) != edition:
        if module in sys.modules:
            raise GameError(f"{name} is loaded already; choose its edition before anything else uses it")
        EDITIONS[name] = edition
    game = importlib.import_module(module).GAME
    assert isinstance(game, Game)
    return game


def view(name: str) -> View:
    """How a game is drawn."""
    return cast("View", importlib.import_module(f"aegean.games.{name}.view"))


def text_board(name: str) -> TextBoard:
    """How a game is shown in a terminal."""
    return cast("TextBoard", importlib.import_module(f"aegean.games.{name}.textboard"))
