"""What an edition can change: the values of a game's components, within what each lies, and in what groups."""

from __future__ import annotations

from typing import Any, Final

from aegean.core.catalog import folder
from aegean.core.edition import Edition, names_of
from aegean.core.parts import PartsError, Row, read_toml, shipped

CONSTRUCTED: Final = "constructed"
GREATEST: Final = 10_000  # of any number in an edition, also of those that no rule reads


class Limits:
    """What a value can be: a number between two others, one of some words, or a list of such."""

    low: int
    high: int
    words: list[Any]  # empty for numbers
    is_list: bool

    def __init__(self, told: list[Any], data: Row) -> None:
        self.is_list = isinstance(told[0], list)
        inner = told[0] if self.is_list else told
        self.low, self.high, self.words = 0, 0, []
        if isinstance(inner[0], int) and not isinstance(inner[0], bool):
            self.low, self.high = inner
        else:
            for word in inner:
                self.words += data.ids(word[1:]) if isinstance(word, str) and word.startswith("@") else [word]

    def why_not(self, value: Any) -> tuple[str, dict[str, str]]:
        """Why a value cannot be, as a message and its values; an empty one if it can."""
        if not self.is_list:
            return self._why_not(value)
        if not isinstance(value, list):
            return "no_list", {"value": repr(value)}
        return next((found for found in map(self._why_not, value) if found[0]), ("", {}))

    def allows(self, value: Any) -> bool:
        """Whether a value can be."""
        return not self.why_not(value)[0]

    def _why_not(self, value: Any) -> tuple[str, dict[str, str]]:
        if self.words:
            fits = any(type(value) is type(word) and value == word for word in self.words)
            return ("", {}) if fits else ("none_of", {"value": str(value), "ids": ", ".join(map(str, self.words))})
        if not isinstance(value, int) or isinstance(value, bool):
            return "type", {"kind": "int", "value": repr(value)}
        if self.low <= value <= self.high:
            return "", {}
        return "range", {"low": str(self.low), "high": str(self.high), "value": str(value)}


class Value:
    """One value on the owner's sheet."""

    path: str
    group: str
    limits: Limits
    shipped: Any
    twins: list[str]  # the paths of the same value on copies of the card
    only: str  # it is asked for where the kind beside it is this one; empty: always

    def __init__(self, path: str, group: str, limits: Limits, value: Any, only: str = "") -> None:
        self.only = only
        self.twins = []
        self.path = path
        self.group = group
        self.limits = limits
        self.shipped = value

    @property
    def kind(self) -> str:
        """The path of the kind that stands beside it."""
        return f"{self.path.rpartition('.')[0]}.kind"

    @property
    def thing(self) -> str:
        """The path of the card, space or tile that shows the value."""
        steps = self.path.split(".")
        return ".".join(steps[: max(1, len(steps) - 1 - _inner(steps))])

    def entered(self, value: Any) -> dict[str, Any]:
        """What an edition changes where the value is another one, on all copies."""
        return {} if value == self.shipped else dict.fromkeys([self.path, *self.twins], value)


def _inner(steps: list[str]) -> int:
    """How many steps before the last one belong to the value: a cost or a bonus is shown on one thing."""
    for name in ("cost", "bonus", "bonuses", "dispatch", "effect", "needs"):
        if name in steps:
            return len(steps) - 1 - steps.index(name)
    return 0


class Sheet:
    """All that an edition of a game can change."""

    game: str
    data: Row
    told: Row
    limits: dict[str, Limits]  # by pattern, '*' for any step

    def __init__(self, game: str) -> None:
        self.game = game
        self.data = shipped(game)
        path = folder(game) / "edition.toml"
        self.told = read_toml(path) if path.exists() else Row(path.name, {})
        printed = self.told.row("printed").values if self.told.has("printed") else {}
        groups = [row.row("values").values for row in self.told.rows("group")]
        self.limits = {
            pattern: Limits(told, self.data) for values in [printed, *groups] for pattern, told in values.items()
        }

    def values(self) -> list[Value]:
        """The values that no source prints, group by group."""
        found: list[Value] = []
        asked: dict[str, str] = self.told.row("asked").values if self.told.has("asked") else {}
        for row in self.told.rows("group"):
            for pattern in row.row("values").values:
                Pattern(row.text("id"), self.limits[pattern], asked, found).follow(self.data.values, pattern.split("."))
        found = self._once(found)
        things = list(dict.fromkeys(value.thing for value in found))
        places = list(dict.fromkeys(value.path.rpartition(".")[0] for value in found))
        return sorted(found, key=lambda value: (things.index(value.thing), places.index(value.path.rpartition(".")[0])))

    def _once(self, values: list[Value]) -> list[Value]:
        """The values without those of copies that have to say the same."""
        alike = self.told.row("alike").values if self.told.has("alike") else {}
        firsts: dict[tuple[str, ...], Value] = {}
        for value in values:
            table, name, *rest = value.path.split(".")
            kind = self.data.entry(table, name).text(alike[table]) if table in alike else name
            first = firsts.setdefault((table, kind, *rest), value)
            if first is not value:
                first.twins.append(value.path)
        return list(firsts.values())

    def limits_of(self, path: str) -> Limits | None:
        """What the value at a path can be; None where an edition cannot change it."""
        steps = path.split(".")
        for pattern, limits in self.limits.items():
            if _fits(pattern.split("."), steps):
                return limits
        return None

    def check(self, edition: Edition) -> None:
        """Refuses a value that is not within its limits."""
        for path, value in leaves(edition.changes):
            limits = self.limits_of(path)
            where, _, key = f"{edition.name}.{path}".rpartition(".")
            why, about = limits.why_not(value) if limits and value is not None else _wild(value)
            if why:
                raise PartsError(where, why, entry=key, **about)

    def check_known(self, edition: Edition) -> None:
        """Refuses to change what has no limits, unless no rule reads it."""
        free = self.told.texts("free")
        for path, _ in leaves(edition.changes):
            if path.rpartition(".")[2] not in free and not self.limits_of(path) and not self._is_beginning(path):
                raise PartsError(f"{edition.name}.{path}", "fixed")

    def _is_beginning(self, path: str) -> bool:
        """Whether a path leads, within a row, to values that can be changed: an empty list of them stands there."""
        steps = path.split(".")
        return len(steps) > 2 and any(_fits(pattern.split(".")[: len(steps)], steps) for pattern in self.limits)


def _fits(pattern: list[str], steps: list[str]) -> bool:
    return len(pattern) == len(steps) and all(p in ("*", s) for p, s in zip(pattern, steps, strict=True))


def _wild(value: Any) -> tuple[str, dict[str, str]]:
    """Why a value cannot stand in any edition."""
    if isinstance(value, float) or (isinstance(value, int) and not -GREATEST <= value <= GREATEST):
        return "wild", {"value": str(value)}
    return "", {}


def leaves(changes: dict[str, Any]) -> list[tuple[str, Any]]:
    """The single values of changes, also of those that replace a whole table or list of tables."""
    found: list[tuple[str, Any]] = []
    for path, value in changes.items():
        inner: dict[str, Any] = {}
        if isinstance(value, dict):
            inner = {f"{path}.{key}": item for key, item in value.items()}
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            names = names_of(value) or [str(number) for number in range(len(value))]
            inner = {f"{path}.{name}": item for name, item in zip(names, value, strict=True)}
        found += leaves(inner) if inner else [(path, value)]
    return found


class Pattern:
    """Finds the constructed values that one pattern of a group leads to."""

    group: str
    limits: Limits
    asked: dict[str, str]  # what is asked for only beside a certain kind
    found: list[Value]

    def __init__(self, group: str, limits: Limits, asked: dict[str, str], found: list[Value]) -> None:
        self.group = group
        self.limits = limits
        self.asked = asked
        self.found = found

    def follow(self, place: Any, pattern: list[str], path: str = "", source: str = "") -> None:
        """Follows the steps of the pattern from a place on."""
        steps: dict[str, Any] = {}
        if isinstance(place, dict):
            source = str(place.get("source", source))
            steps = place
        elif isinstance(place, list) and (names := names_of(place)):
            steps = dict(zip(names, place, strict=True))
        for step, inner in steps.items():
            if pattern[0] not in ("*", step) or step == "source" or step.endswith(("_source", "note")):
                continue
            own = str(place.get(f"{step}_source", source)) if isinstance(place, dict) else source
            way = f"{path}.{step}" if path else step
            if len(pattern) > 1:
                self.follow(inner, pattern[1:], way, own)
            elif own == CONSTRUCTED and inner != [] and self.limits.allows(inner):
                self.add(way, inner, self.asked.get(step, "") if "kind" in steps else "")
        if len(pattern) == 1 and pattern[0] != "*" and pattern[0] not in steps and source == CONSTRUCTED:
            self.add_absent(pattern[0], path, steps)

    def add_absent(self, step: str, path: str, steps: dict[str, Any]) -> None:
        """A price does not name what it does not ask for, and a bonus not what only another kind has."""
        if "cost" in path.split("."):
            self.add(f"{path}.{step}", 0, "")
        elif step in self.asked and "kind" in steps:
            self.add(f"{path}.{step}", None, self.asked[step])

    def add(self, path: str, value: Any, only: str) -> None:
        """Notes a value."""
        self.found.append(Value(path, self.group, self.limits, value, only))
