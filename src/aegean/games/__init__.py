"""The games: those of the house in this folder, and every package that an entry point `aegean.games` names."""

from __future__ import annotations

import difflib
import importlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

from aegean.core.catalog import packages
from aegean.core.edition import EDITION, Edition
from aegean.core.game import Game, GameError
from aegean.core.parts import PartsError

if TYPE_CHECKING:
    from aegean.draw.about import Explainer
    from aegean.draw.component import Parts, SheetView
    from aegean.draw.viewpoint import TextBoard, View
    from aegean.games.side_by_side import Imported

IMPORTING: Final = RLock()  # one edition at a time stands in the place of the usual one while it is imported
_USUAL: Final[dict[str, Game]] = {}  # by name
_EDITIONS: Final[dict[str, Imported | PartsError]] = {}  # by text: those in use, and why others cannot be


def names() -> list[str]:
    """The names of all games."""
    return list(packages())


def load(key: str, edition: Path | None = None) -> Game:
    """A game by its name or by the text of an edition; `edition` is a file of an owner with other printed values."""
    if edition is not None:
        return _edition(Edition.read(_usual(key).name, edition))
    return _edition(Edition.parse(key)) if key.startswith(EDITION) else _usual(key)


def load_chosen(choice: str) -> Game:
    """The edition that somebody chooses by GAME=FILE."""
    name, equals, path = choice.partition("=")
    if not equals:
        raise GameError(f"an edition is chosen by GAME=FILE, not by '{choice}'")
    return load(name, edition=Path(path))


def _usual(name: str) -> Game:
    """A game with the components that are shipped."""
    if name not in names():
        near = difflib.get_close_matches(name.lower(), names(), 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise GameError(f"there is no game '{name}' (games: {', '.join(names())}){hint}")
    if name not in _USUAL:
        with IMPORTING:
            _USUAL[name] = _import_usual(name)
    return _USUAL[name]


def _import_usual(name: str) -> Game:
    """Imports the package of a game."""
    package = packages()[name]
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


def _edition(edition: Edition) -> Game:
    """A game with components of its own, beside the usual one."""
    usual = _usual(edition.game)
    if edition.is_usual:
        return usual
    return _imported(edition).game


def check(edition: Edition) -> None:
    """Refuses an edition with a value that cannot be, in one line that names it."""
    from aegean.games.side_by_side import check as checked

    _usual(edition.game)  # what makes room for the edition has to be there
    checked(edition)


def _imported(edition: Edition) -> Imported:
    """The package of an edition; imported once, also where it turns out that it cannot be played."""
    from aegean.games.side_by_side import MOST, Imported  # few need it, and nobody when the games are imported

    key = edition.text()
    if key not in _EDITIONS:
        if len(_EDITIONS) >= MOST:
            raise PartsError(edition.name, "too_many", most=str(MOST))
        check(edition)
        try:
            _EDITIONS[key] = Imported(edition)
        except PartsError as error:
            _EDITIONS[key] = error
    found = _EDITIONS[key]
    if isinstance(found, PartsError):
        raise PartsError(found.where, found.why, found.game, **found.about)
    return found


def view(key: str) -> View:
    """How a game is drawn: by its own view, or as a plain table."""
    return cast("View", module(key, "view") or importlib.import_module("aegean.draw.plain_view"))


def text_board(key: str) -> TextBoard:
    """How a game is shown in a terminal: by its own board, or as a plain table."""
    return cast("TextBoard", module(key, "textboard") or importlib.import_module("aegean.draw.plain_textboard"))


def parts(key: str) -> Parts | None:
    """How the components of a game are drawn for its rules page, where it draws them."""
    return cast("Parts | None", module(key, "view_parts"))


def sheet_view(key: str) -> SheetView | None:
    """How the things on a game's owner's sheet are drawn that are no components, where it draws them."""
    return cast("SheetView | None", module(key, "view_sheet"))


def explainer(key: str) -> Explainer | None:
    """How the things of a game explain themselves, where they do."""
    return cast("Explainer | None", module(key, "about"))


@cache
def module(key: str, name: str) -> ModuleType | None:
    """A module of a game's package, if it has one."""
    game = load(key)
    found = f"{packages()[game.name]}.{name}"
    with IMPORTING:
        if not find_spec(found):
            return None
        return importlib.import_module(found) if game.edition.is_usual else _imported(game.edition).module(name)
