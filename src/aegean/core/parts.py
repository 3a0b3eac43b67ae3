"""Component data: TOML read into typed rows, with an error that names the file and the entry."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from aegean.core.catalog import GameError, folder
from aegean.core.messages import LANGUAGES, Messages

SHIPPED: Final = "components.toml"
SHOWN: Final = 400  # characters of something in an edition that a refusal repeats
CHOSEN: Final[dict[str, Row]] = {}  # components that stand for the shipped ones while an edition is loaded, by game


class PartsError(GameError):
    """Component data that cannot be used: where, and the message `wrong-WHY` of the house or of a game."""

    where: str  # empty where the whole text is no edition
    why: str  # empty where `where` is the whole line
    game: str
    about: dict[str, str]

    def __init__(self, where: str, why: str = "", game: str = "", **about: str) -> None:
        self.where = where
        self.why = why
        self.game = game
        self.about = about
        super().__init__(self.said(LANGUAGES[0]))

    def said(self, lang: str) -> str:
        """The refusal in a language."""
        if not self.why:
            return self.where
        said = refusals(self.game, lang)
        return f"{shown(self.where) or said.say('wrong-no_edition')}: {said.say(f'wrong-{self.why}', **self.told())}"

    def told(self) -> dict[str, str]:
        """What the sentence is about, as far as it repeats it."""
        return {name: shown(value) for name, value in self.about.items()}


def shown(text: str) -> str:
    """As much of what somebody wrote as a sentence can repeat."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@cache
def refusals(game: str, lang: str) -> Messages:
    """The messages of the house and of a game, if one is named."""
    return Messages(lang, folder(game) / "locales") if game else Messages(lang)


class Row:
    """One table of a TOML file; every getter checks the type."""

    where: str
    values: dict[str, Any]

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values

    def _get(self, key: str, kind: type) -> Any:
        if key not in self.values:
            raise PartsError(self.where, "missing", entry=key)
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise PartsError(self.where, "type", entry=key, kind=kind.__name__, value=repr(value))
        return value

    def has(self, key: str) -> bool:
        """Whether the table has such an entry."""
        return key in self.values

    def text(self, key: str) -> str:
        """A text."""
        return str(self._get(key, str))

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        if default is not None and key not in self.values:
            return default
        return int(self._get(key, int))

    def flag(self, key: str) -> bool:
        """True or false."""
        return bool(self._get(key, bool))

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when absent."""
        return [str(item) for item in self._get(key, list)] if key in self.values else []

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers; empty when absent."""
        return [self._whole(key, item) for item in self._get(key, list)] if key in self.values else []

    def _whole(self, key: str, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise PartsError(self.where, "no_number", entry=key, value=repr(value))
        return value

    def counts(self, key: str, ids: list[str]) -> list[int]:
        """A table `id = number` as a list in the order of the ids; absent ids count 0."""
        table = self._get(key, dict) if key in self.values else {}
        self._refuse_strange(key, table, ids)
        return [self._whole(key, table.get(name, 0)) for name in ids]

    def place_of(self, key: str, ids: list[str]) -> int:
        """Where a text stands among the ids it can be."""
        return self._places(key, [self.text(key)], ids)[0]

    def places_of(self, key: str, ids: list[str]) -> list[int]:
        """Where the texts of a list stand among the ids they can be; empty when absent."""
        return self._places(key, self.texts(key), ids)

    def _places(self, key: str, names: list[str], ids: list[str]) -> list[int]:
        self._refuse_strange(key, names, ids)
        return [ids.index(name) for name in names]

    def _refuse_strange(self, key: str, names: Iterable[str], ids: list[str]) -> None:
        for name in names:
            if name not in ids:
                raise PartsError(self.where, "none_of", entry=key, value=name, ids=", ".join(ids))

    def row(self, key: str) -> Row:
        """An inner table."""
        return Row(f"{self.where}.{key}", self._get(key, dict))

    def rows(self, key: str) -> list[Row]:
        """A list of inner tables; empty when absent."""
        items = self._get(key, list) if key in self.values else []
        for item in items:
            if not isinstance(item, dict):
                raise PartsError(self.where, "no_table", entry=key, value=repr(item))
        return [Row(f"{self.where}.{key}.{item.get('id', n)}", item) for n, item in enumerate(items)]

    def ids(self, key: str) -> list[str]:
        """The ids of a list of inner tables; where nothing else is told of them, these stand there alone."""
        items = self._get(key, list) if key in self.values else []
        if items and all(isinstance(item, str) for item in items):
            return self.texts(key)
        return [row.text("id") for row in self.rows(key)]

    def entry(self, key: str, name: str) -> Row:
        """The inner table of a list that has such an id."""
        for row in self.rows(key):
            if row.text("id") == name:
                return row
        raise PartsError(self.where, "has_no", entry=key, value=name)

    # ------------------------------------------------------------ what an edition must not break

    def agrees(self, key: str, other: Row, other_key: str) -> None:
        """Two entries that mean the same number hold the same number."""
        here, there = self.number(key), other.number(other_key)
        if here != there:
            raise PartsError(
                self.where,
                "disagrees",
                entry=key,
                here=str(here),
                other=other.where,
                other_key=other_key,
                there=str(there),
            )

    def stays(self, key: str, value: int) -> None:
        """A number that the rules are written for."""
        if self.number(key) != value:
            raise PartsError(self.where, "stays", entry=key, value=str(value), here=str(self.number(key)))

    def within(self, key: str, low: int, high: int) -> None:
        """A number that there is room for."""
        if not low <= self.number(key) <= high:
            raise PartsError(self.where, "range", entry=key, low=str(low), high=str(high), value=str(self.number(key)))


@cache
def read_toml(path: Path) -> Row:
    """A TOML file as a row; each is read once."""
    return parse_toml(path)


def parse_toml(path: Path) -> Row:
    """A TOML file as a row, read now."""
    try:
        return toml_row(path, path.read_text("utf-8"))
    except OSError as error:
        raise PartsError(str(path), "unreadable", error=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise PartsError(str(path), "no_toml", error=str(error)) from None


def toml_row(path: Path, text: str) -> Row:
    """The text of a TOML file as a row."""
    try:
        return Row(path.name, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PartsError(str(path), "no_toml", error=str(error)) from None


def shipped(game: str) -> Row:
    """The components of a game as they are shipped; none where a small game has no such file."""
    path = folder(game) / SHIPPED
    return read_toml(path) if path.exists() else Row(path.name, {})


def components(game: str) -> Row:
    """The components of a game, as it is being loaded."""
    return CHOSEN.get(game) or shipped(game)
