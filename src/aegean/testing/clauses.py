"""Clause numbers: which clauses of the rules are cited by code and by tests."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from aegean.core.catalog import folder

NUMBER: Final = r"\d+(?:\.\d+)+"  # 6.3, or 6.1.8 where a chapter has sections

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*numbers: str) -> Callable[[Test], Test]:
    """Marks a test with the clauses of the rules that it shows."""

    def mark(test: Test) -> Test:
        test.__doc__ = f"{test.__doc__ or ''} ({', '.join(numbers)})".strip()
        return test

    return mark


@dataclass(frozen=True)
class Coverage:
    """Which clauses of a game exist, and where they are cited."""

    clauses: list[str]
    code: set[str]
    tests: set[str]
    exempt: dict[str, str]

    @property
    def uncited(self) -> list[str]:
        """Clauses that neither code nor an exemption answers for, or that no test shows."""
        return [
            number
            for number in self.clauses
            if number not in self.exempt and not (number in self.code and number in self.tests)
        ]


def rules_clauses(game: str, prefix: str) -> list[str]:
    """The clauses that the rules text of a game defines, in their order."""
    text = (folder(game) / "rules.md").read_text("utf-8")
    return re.findall(rf"^ *- \*\*({prefix}-{NUMBER})\b", text, re.MULTILINE)


def cited(paths: Iterable[Path], prefix: str) -> set[str]:
    """The clauses that source files name; `AT-7.1 to AT-7.3` names those between as well."""
    found: set[str] = set()
    for path in paths:
        text = path.read_text("utf-8")
        found.update(re.findall(rf"{prefix}-{NUMBER}", text))
        for first, last in re.findall(rf"{prefix}-({NUMBER}) to {prefix}-({NUMBER})", text):
            chapter, _, start = first.rpartition(".")
            if last.startswith(f"{chapter}."):
                end = last.removeprefix(f"{chapter}.")
                found.update(f"{prefix}-{chapter}.{number}" for number in range(int(start), int(end) + 1))
    return found


def coverage(game: str, prefix: str, tests: Path) -> Coverage:
    """Where the clauses of a game are cited; `tests` is the folder of its tests."""
    exempt_file = tests / "exempt.toml"
    exempt = tomllib.loads(exempt_file.read_text("utf-8"))["exempt"] if exempt_file.exists() else {}
    return Coverage(
        rules_clauses(game, prefix),
        cited(folder(game).rglob("*.py"), prefix),
        cited(tests.rglob("test_*.py"), prefix),
        exempt,
    )
