"""The games: those of the house in this folder, and every package that an entry point `aegean.games` names."""

from __future__ import annotations

import difflib
import importlib
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

from aegean.core.catalog import packages
from aegean.core.game import Game, GameError
from aegean.core.parts import EDITIONS

if TYPE_CHECKING:
    from aegean.draw.component import Parts
    from aegean.draw.viewpoint import TextBoard, View


def names() -> list[str]:
    """The names of all games."""
    return list(packages())


def load(name: str, edition: Path | None = None) -> Game:
    """A game by its name; `edition` is another components file, for owners with other printed values."""
    if name not in names():
        near = difflib.get_close_matches(name.lower(), names(), 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise GameError(f"there is no game '{name}' (games: {', '.join(names())}){hint}")
    package = packages()[name]
    if edition is not None and EDITIONS.get(name) != edition:
        if package in sys.modules:
            raise GameError(f"{name} is loaded already; choose its edition before anything else uses it")
        EDITIONS[name] = edition
    try:
        game = importlib.import_module(package).GAME
    except (GameError, MemoryError):
        raise
    except Exception as error:  # whatever is wrong with a game of others, the house goes on
        if package.startswith("aegean."):
            raise
        raise GameError(f"the game '{name}' cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise GameError(f"the game '{name}' cannot be loaded: {package}.GAME is no game")
    return game


def view(name: str) -> View:
    """How a game is drawn: by its own view, or as a plain table."""
    return cast("View", _module(name, "view") or importlib.import_module("aegean.draw.plain_view"))


def text_board(name: str) -> TextBoard:
    """How a game is shown in a terminal: by its own board, or as a plain table."""
    return cast("TextBoard", _module(name, "textboard") or importlib.import_module("aegean.draw.plain_textboard"))


def parts(name: str) -> Parts | None:
    """How the components of a game are drawn for its rules page, where it draws them."""
    return cast("Parts | None", _module(name, "view_parts"))


@cache
def _module(game: str, name: str) -> ModuleType | None:
    """A module of a game's package, if it has one."""
    found = f"{packages()[game]}.{name}"
    return importlib.import_module(found) if find_spec(found) else None
