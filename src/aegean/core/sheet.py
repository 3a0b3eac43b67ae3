"""What an edition can change: the values of a game's components, within what each lies, and in what groups."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from aegean.core.catalog import folder
from aegean.core.edition import KIND, Edition, names_of
from aegean.core.parts import PartsError, Row, read_toml, shipped
from aegean.core.spare import spares

CONSTRUCTED: Final = "constructed"
LOW_AND_HIGH: Final = 2
ANY: Final = "*"
ROW_AND_KEY: Final = 2  # steps that are left of a pattern at a list of rows
GREATEST: Final = 10_000  # of any number in an edition, also of those that no rule reads


class Limits:
    """What a value can be: a number between two others, one of some words, or a list of such."""

    low: int
    high: int
    words: list[Any]  # empty for numbers
    is_list: bool
    least: int  # entries of a list
    most: int  # 0 for as many as it has in ours
    across: int  # the words of such a list are places of a board, so many in a row; 0 where they are not

    def __init__(self, told: list[Any], data: Row) -> None:
        self.is_list = isinstance(told[0], list)
        inner = told[0] if self.is_list else told
        sizes: list[int] = [*told[1:], 0, 0, 0] if self.is_list else [0, 0, 0]
        self.least, self.most, self.across = sizes[0], sizes[1], sizes[2]
        self.low, self.high, self.words = 0, 0, []
        if len(inner) == LOW_AND_HIGH and type(inner[0]) is int:
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
        if self.most and not self.least <= len(value) <= self.most:
            about = {"low": str(self.least), "high": str(self.most), "value": str(len(value))}
            return ("length" if self.is_open else "exact_length"), about
        if self.is_set and (twice := [one for one in value if value.count(one) > 1]):
            return "word_twice", {"value": str(twice[0])}
        return next((found for found in map(self._why_not, value) if found[0]), ("", {}))

    @property
    def is_open(self) -> bool:
        """Whether it is a list that can be longer or shorter."""
        return self.least < self.most

    @property
    def is_set(self) -> bool:
        """Whether it is a list of some words, each at most once and in no order."""
        return self.is_open and bool(self.words)

    def ordered(self, value: Any, shipped: Any) -> Any:
        """A value as an edition writes it: what has no order stands as in ours, or in that of the words."""
        if not self.is_set or self.why_not(value)[0]:
            return value
        return shipped if sorted(value) == sorted(shipped) else sorted(value, key=self.words.index)

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
    kind: str  # the path of the value on which it depends whether this one is asked for
    only: str  # it is asked for where that is this one, ANY for any; empty: always
    least: int  # or where that is as much at least; 0: always
    is_spare: bool  # it is none of ours
    can_go: bool  # it can be nothing: a bonus that is not there in every box
    mutual: dict[str, Value]  # by the name of a thing: its list, which calls back whatever calls it

    def __init__(self, path: str, group: str, limits: Limits, value: Any, only: str = "") -> None:
        self.only = only
        self.least = 0
        self.is_spare = False
        self.can_go = False
        self.mutual = {}
        self.twins = []
        self.path = path
        self.kind = f"{path.rpartition('.')[0]}.{KIND}"
        self.group = group
        self.limits = limits
        self.shipped = value

    @property
    def is_counted(self) -> bool:
        """Whether it is one of those to be confirmed: in ours something is there."""
        return self.shipped is not None and not self.is_spare

    def is_asked(self, kind: Any) -> bool:
        """Whether it is asked for beside a kind."""
        if self.least:
            return isinstance(kind, int) and kind >= self.least
        return bool(kind) if self.only == ANY else not self.only or self.only == kind

    @property
    def thing(self) -> str:
        """The path of the card, space or tile that shows the value."""
        steps = self.path.split(".")
        return ".".join(steps[: max(1, len(steps) - 1 - _inner(steps))])

    @property
    def paths(self) -> list[str]:
        """The paths of the value on all copies."""
        return [self.path, *self.twins]

    @property
    def name(self) -> str:
        """What is called by those who list the thing as theirs."""
        return self.thing.rpartition(".")[2]

    def entered(self, value: Any) -> dict[str, Any]:
        """What an edition changes where the value is another one, on all copies."""
        value = self.limits.ordered(value, self.shipped)
        return {} if value == self.shipped else dict.fromkeys(self.paths, value)

    def enter(self, changes: dict[str, Any], told: Any) -> dict[str, Any]:
        """The changes of an edition where the value has become another one; whatever is called calls back."""
        found = {path: one for path, one in changes.items() if path not in self.paths}
        found |= self.entered(told)
        if self.mutual and self.limits.allows(told):
            for name, other in self.mutual.items():
                if name not in told and name not in self.now(changes):
                    continue
                theirs = [one for one in other.now(found) if one != self.name]
                found.pop(other.path, None)
                found |= other.entered([*theirs, self.name] if name in told else theirs)
        return found

    def now(self, changes: dict[str, Any]) -> Any:
        """What the value is with the changes of an edition; ours where these tell what cannot be."""
        told = changes.get(self.path, self.shipped)
        return told if self.limits.allows(told) else self.shipped


def _inner(steps: list[str]) -> int:
    """How many steps before the last one belong to the value: a cost or a bonus is shown on one thing."""
    for name in ("cost", "bonus", "bonuses", "dispatch", "effect", "needs", "trains_to"):
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
        self.data = Row(shipped(game).where, deepcopy(shipped(game).values))
        for spare in spares(game):
            spare.add(self.data.values)
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
        for row in self.told.rows("group"):
            for pattern in row.row("values").values:
                Pattern(self, row.text("id"), pattern, found).follow(self.data.values, pattern.split("."))
        found = self._once(found)
        self._join(found)
        self._ask(found)
        things = list(dict.fromkeys(value.thing for value in found))
        places = list(dict.fromkeys(value.path.rpartition(".")[0] for value in found))
        return sorted(found, key=lambda value: (things.index(value.thing), places.index(value.path.rpartition(".")[0])))

    def _once(self, values: list[Value]) -> list[Value]:
        """The values without those of copies that say the same."""
        alike = self.told.row("alike").values if self.told.has("alike") else {}
        firsts: dict[tuple[Any, ...], Value] = {}
        for value in values:
            table, name, *rest = value.path.split(".")
            kind = self.data.entry(table, name).text(alike[table]) if table in alike else name
            first = firsts.setdefault((table, kind, *rest, str(value.shipped)), value)
            if first is not value:
                first.twins.append(value.path)
        return list(firsts.values())

    def _join(self, values: list[Value]) -> None:
        """Notes of lists of names that call each other where each calls to."""
        patterns = [pattern.split(".") for pattern in self.told.texts("mutual")]
        lists = [value for value in values if any(_fits(pattern, value.path.split(".")) for pattern in patterns)]
        for value in lists:
            value.mutual = {other.name: other for other in lists}

    def _ask(self, values: list[Value]) -> None:
        """Notes what asks for values: another value of the thing, or how long a list is."""
        beside: dict[str, str] = self.told.row("beside").values if self.told.has("beside") else {}
        for pattern, key in beside.items():
            for value in values:
                if _fits(pattern.split("."), steps := value.path.split(".")):
                    value.kind, value.only = ".".join([*steps[:2], key]), ANY
        for spare in spares(self.game):
            for value in values:
                if place := spare.place_of(self.data.values, value.path):
                    value.kind, value.least, ours = place
                    value.is_spare = value.least > ours

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


def names_or_rows(value: Any) -> Any:
    """A value as its field shows it: of tables with ids these alone."""
    is_named = isinstance(value, list) and value and all(isinstance(row, dict) and "id" in row for row in value)
    return [row["id"] for row in value] if is_named else value


class Pattern:
    """Finds the constructed values that one pattern of a group leads to."""

    group: str
    limits: Limits
    asked: dict[str, str]  # what is asked for only beside a certain kind
    room: int  # rows of the list that it leads into, where a box can have more or fewer than ours; 0 where it cannot
    found: list[Value]

    def __init__(self, sheet: Sheet, group: str, pattern: str, found: list[Value]) -> None:
        self.group = group
        self.limits = sheet.limits[pattern]
        self.asked = sheet.told.row("asked").values if sheet.told.has("asked") else {}
        room: dict[str, int] = sheet.told.row("room").values if sheet.told.has("room") else {}
        self.room = room.get(pattern.rpartition(".*.")[0], 0)
        self.found = found

    def follow(self, place: Any, pattern: list[str], path: str = "", source: str = "") -> None:
        """Follows the steps of the pattern from a place on."""
        steps: dict[str, Any] = {}
        if isinstance(place, dict):
            source = str(place.get("source", source))
            steps = place
        elif isinstance(place, list) and ((names := names_of(place)) or not place):
            more = range(len(place), self.room if len(pattern) == ROW_AND_KEY else 0)
            steps = dict(zip(names, place, strict=True)) | {str(number): {} for number in more}
        for step, inner in steps.items():
            if pattern[0] not in ("*", step) or step == "source" or step.endswith(("_source", "note")):
                continue
            own = str(place.get(f"{step}_source", source)) if isinstance(place, dict) else source
            way = f"{path}.{step}" if path else step
            if len(pattern) > 1:
                self.follow(inner, pattern[1:], way, own)
            elif (
                own == CONSTRUCTED and (inner != [] or self.limits.is_open) and self.limits.allows(names_or_rows(inner))
            ):
                self.add(way, names_or_rows(inner), self.beside(step) if KIND in steps else "")
        if len(pattern) == 1 and pattern[0] != "*" and pattern[0] not in steps and source == CONSTRUCTED:
            self.add_absent(pattern[0], path, steps)

    def beside(self, step: str) -> str:
        """Beside what kind something is asked for."""
        return self.asked.get(step, ANY if self.room and step != KIND else "")

    def add_absent(self, step: str, path: str, steps: dict[str, Any]) -> None:
        """A price does not name what it does not ask for, and a bonus not what only another kind has."""
        if "cost" in path.split("."):
            self.add(f"{path}.{step}", 0, "")
        elif not steps or (step in self.asked and KIND in steps):
            self.add(f"{path}.{step}", None, self.beside(step))

    def add(self, path: str, value: Any, only: str) -> None:
        """Notes a value."""
        self.found.append(Value(path, self.group, self.limits, value, only))
        self.found[-1].can_go = self.room > 0 and path.endswith(f".{KIND}")
