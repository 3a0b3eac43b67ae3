"""An edition: a game's components with other printed values, told by what differs from the shipped ones."""

from __future__ import annotations

import hashlib
import json
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from aegean.core.catalog import packages
from aegean.core.parts import SHIPPED, PartsError, Row, shipped, toml_row
from aegean.core.spare import spares

EDITION: Final = "aegean edition 1"
CONFIRMED: Final = "confirmed"
USUAL: Final = "usual"  # the name of the edition that is shipped
EDITION_LIMIT: Final = 64 * 1024  # characters; that of an owner who changes everything has about a half
FILE_LIMIT: Final = 1024 * 1024  # bytes; a whole components file has up to 81 thousand
NAME_LIMIT: Final = 40
KIND: Final = "kind"  # what a row without a name is told apart by


class Edition:
    """The components of a game as one box has them."""

    game: str
    name: str
    changes: dict[str, Any]  # by the path of a value what stands there; None where nothing does
    confirmed: list[str]  # the paths of values that the owner has found in the box
    _digest: str

    def __init__(
        self, game: str, name: str = "", changes: dict[str, Any] | None = None, confirmed: list[str] | None = None
    ) -> None:
        self.game = game
        self.name = " ".join(name.split())[:NAME_LIMIT] or USUAL
        self.changes = dict(sorted((changes or {}).items()))
        self.confirmed = sorted(set(confirmed or []))
        self._digest = ""

    @staticmethod
    def parse(text: str) -> Edition:
        """Reads what `text` has written."""
        if len(text) > EDITION_LIMIT:
            raise PartsError("", "too_long", limit=str(EDITION_LIMIT))
        lines = [line.strip() for line in text.strip().splitlines()]
        if not lines or lines[0] != EDITION:
            raise PartsError("", "first_line", line=EDITION)
        heads: dict[str, str] = {}
        changes: dict[str, Any] = {}
        confirmed: list[str] = []
        for line in lines[1:]:
            key, colon, value = line.partition(": ")
            if not colon or not line.isprintable():
                raise PartsError("", "no_pair", line=line)
            if key == CONFIRMED:
                confirmed.append(value)
            elif key in heads or key in changes:
                raise PartsError("", "twice", entry=key)
            elif key in ("game", "name"):
                heads[key] = value
            else:
                changes[key] = read_value(key, value)
        if heads.get("game") not in packages():
            raise PartsError("", "no_game", name=heads.get("game", ""))
        return Edition(heads["game"], heads.get("name", ""), changes, confirmed)

    @staticmethod
    def read(game: str, path: Path) -> Edition:
        """The edition in a file: either the text of one, or a whole components file."""
        text = file_text(path)
        if not text.startswith(EDITION):
            return Edition(game, path.stem, differences(game, toml_row(path, text).values))
        edition = Edition.parse(text)
        if edition.game != game:
            raise PartsError(str(path), "other_game", here=edition.game, there=game)
        return edition

    def text(self) -> str:
        """The edition as it stands in a record: its name and what differs."""
        heads = [EDITION, f"game: {self.game}", f"name: {self.name}"]
        return "\n".join([*heads, *(f"{path}: {written(value)}" for path, value in self.changes.items())]) + "\n"

    def file(self) -> str:
        """The edition as its owner keeps it, with what is confirmed."""
        return self.text() + "".join(f"{CONFIRMED}: {path}\n" for path in self.confirmed)

    def named_by(self, error: PartsError) -> str:
        """The path that a refusal names."""
        steps = [] if error.where == self.name else [error.where.removeprefix(f"{self.name}.")]
        return ".".join([*steps, error.about["entry"]] if "entry" in error.about else steps)

    def faulty(self, error: PartsError) -> list[str]:
        """The changes that a refusal is about."""
        wanted = self.named_by(error)
        return [path for path in self.changes if wanted and (wanted.startswith(path) or path.startswith(wanted))]

    @property
    def is_usual(self) -> bool:
        """Whether nothing differs from the shipped components."""
        return not self.changes

    def row(self) -> Row:
        """All components of the edition."""
        values = deepcopy(shipped(self.game).values)
        for spare in spares(self.game):
            spare.add(values)
        for path, value in self.changes.items():
            put(values, path, value)
        for path in sorted((path for path, value in self.changes.items() if value is None), reverse=True):
            drop_row(values, path)
        for spare in spares(self.game):
            spare.trim(values)
        return Row(SHIPPED if self.is_usual else self.name, values)

    @property
    def digest(self) -> str:
        """A short fingerprint of the components; where a value comes from does not matter."""
        if not self._digest:
            printed = json.dumps(_printed(self.row().values), sort_keys=True)
            self._digest = hashlib.sha256(printed.encode()).hexdigest()[:12]
        return self._digest


def file_text(path: Path) -> str:
    """The text of a file, also where an editor has put a byte order mark before it."""
    try:
        with path.open("rb") as file:
            found = file.read(FILE_LIMIT + 1)
        if len(found) > FILE_LIMIT:
            raise PartsError(str(path), "too_long", limit=str(FILE_LIMIT))
        return found.decode("utf-8-sig")
    except OSError as error:
        raise PartsError(str(path), "unreadable", error=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise PartsError(str(path), "no_text") from None


def read_value(path: str, text: str) -> Any:
    """The value that a line of an edition tells."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise PartsError(path, "no_value", text=text[:40]) from None


def written(value: Any) -> str:
    """A value as a line of an edition tells it."""
    return json.dumps(value, ensure_ascii=False)


# ------------------------------------------------------------ what differs


def differences(game: str, values: dict[str, Any]) -> dict[str, Any]:
    """What differs from the shipped components, by path; notes and sources are no difference."""
    found: dict[str, Any] = {}
    _compare(_printed(shipped(game).values), _printed(values), "", found)
    return found


def _compare(ours: Any, theirs: Any, path: str, found: dict[str, Any]) -> None:
    """Notes what differs, as deep down as both have the same form."""
    if isinstance(ours, list) and isinstance(theirs, list):
        names = names_of(ours)
        if names and names == names_of(theirs):
            ours, theirs = dict(zip(names, ours, strict=True)), dict(zip(names, theirs, strict=True))
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            _compare(ours.get(key), theirs.get(key), f"{path}.{key}" if path else key, found)
    elif type(ours) is not type(theirs) or ours != theirs:
        found[path] = theirs


def names_of(rows: list[Any]) -> list[str]:
    """By what the tables of a list are called: their ids or numbers; nothing where they cannot be told apart."""
    if not all(isinstance(row, dict) for row in rows):
        return []
    names = [str(row.get("id", number)) for number, row in enumerate(rows)]
    return names if len(set(names)) == len(names) else []


def put(values: dict[str, Any], path: str, value: Any) -> None:
    """Sets the value at a path; None takes it away."""
    *way, last = path.split(".")
    place: Any = values
    for step in way:
        if isinstance(place, list) and step == str(len(place)) and all("id" not in row for row in place):
            place.append({})  # one row more
        place = _inside(place, step, path)
    if isinstance(place, list):
        names = names_of(place)
        if last not in names:
            raise PartsError(path, "unknown")
        place[names.index(last)] = value
    elif not isinstance(place, dict):
        raise PartsError(path, "unknown")
    elif value is None:
        place.pop(last, None)
    else:
        place[last] = value


def drop_row(values: dict[str, Any], path: str) -> None:
    """Takes a row without a name away whose kind has been taken away: there is nothing."""
    way, _, last = path.rpartition(".")
    rows, _, number = way.rpartition(".")
    place = find(values, rows) if rows and last == KIND else None
    if isinstance(place, list) and number.isdecimal() and KIND not in place[int(number)]:
        del place[int(number)]


def find(values: dict[str, Any], path: str) -> Any:
    """The value at a path."""
    place: Any = values
    for step in path.split("."):
        place = _inside(place, step, path)
    return place


def _inside(place: Any, step: str, path: str) -> Any:
    """What is called so in a table or a list of tables."""
    if isinstance(place, dict) and step in place:
        return place[step]
    if isinstance(place, list) and step in (names := names_of(place)):
        return place[names.index(step)]
    raise PartsError(path, "unknown")


def _printed(value: Any) -> Any:
    """What is printed on a component, without notes and sources."""
    if isinstance(value, list):
        return [_printed(item) for item in value]
    if isinstance(value, dict):
        return {key: _printed(item) for key, item in value.items() if not f"_{key}".endswith(("_note", "_source"))}
    return value
