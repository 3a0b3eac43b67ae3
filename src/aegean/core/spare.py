"""Rows of which a box can have more than ours, or fewer: as many as another value of the components says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from aegean.core.catalog import folder
from aegean.core.parts import Row, read_toml


class Spare:
    """A list of rows and the value that says how many there are."""

    path: str  # of the list; '*' stands for every entry of a table
    count: str  # the path of the value, from whatever has the list
    place: str  # what numbers the rows; several may have the same number
    most: int
    told: list[dict[str, Any]]  # what a row is that ours does not have

    def __init__(self, row: Row) -> None:
        self.path = row.text("list")
        self.count = row.text("count")
        self.place = row.text("place")
        self.most = row.number("most")
        self.told = [one.values for one in row.rows("rows")]

    def add(self, values: dict[str, Any]) -> None:
        """Adds all rows that any box can have, each behind the one before it."""
        for owner, rows in self._lists(values):
            ours = max(map(self._number, rows))
            for n in range(ours + 1, self.most + 1):
                for told in self.told:
                    before, name = (told["id"].format(owner=owner.get("id"), n=number) for number in (n - 1, n))
                    place = [row["id"] for row in rows].index(before) + 1
                    rows.insert(place, {**told, "id": name, self.place: n})

    def trim(self, values: dict[str, Any]) -> None:
        """Leaves as many rows as the value says; where an edition tells something else, its checks refuse it."""
        for owner, rows in self._lists(values):
            count = self._count(owner)
            if type(count) is int:
                rows[:] = [row for row in rows if not self._number(row) > count]

    def place_of(self, values: dict[str, Any], path: str) -> tuple[str, int, int] | None:
        """The value on which another one depends, from which number on, and what it is in ours; None if on none."""
        pattern, steps = self.path.split("."), path.split(".")
        above, inside = steps[: len(pattern)], steps[len(pattern) :]
        if len(inside) < 2 or any(p not in ("*", s) for p, s in zip(pattern, above, strict=True)):
            return None
        for owner, rows in self._lists(values):
            if len(pattern) == 1 or owner["id"] == above[1]:
                row = next(row for row in rows if row["id"] == inside[0])
                return ".".join([*above[:-1], self.count]), self._number(row), self._count(owner)
        return None

    def _count(self, owner: dict[str, Any]) -> Any:
        """How many there are."""
        count: Any = owner
        for step in self.count.split("."):
            count = count.get(step) if isinstance(count, dict) else None
        return count

    def _number(self, row: Any) -> int:
        """The number of a row; 0 where an edition has put something else there."""
        number = row.get(self.place) if isinstance(row, dict) else 0
        return number if isinstance(number, int) else 0

    def _lists(self, values: dict[str, Any]) -> Iterator[tuple[dict[str, Any], list[Any]]]:
        """Every such list and what has it; an edition may have put something else there."""
        *above, last = self.path.split(".")
        owners = values.get(above[0]) if above else [values]
        for owner in owners if isinstance(owners, list) else []:
            if isinstance(owner, dict) and isinstance(owner.get(last), list):
                yield owner, owner[last]


@cache
def spares(game: str) -> list[Spare]:
    """The lists of a game of which a box can have more or fewer."""
    path = folder(game) / "edition.toml"
    return [Spare(row) for row in read_toml(path).rows("spare")] if path.exists() else []
