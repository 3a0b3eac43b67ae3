"""The clause that a reason cites is one whose tests fail when the rule behind the reason is switched off."""

from __future__ import annotations

import importlib
import inspect
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import aegean
from aegean.core import phrase
from aegean.core.phrase import Phrase

GAMES: Final = Path(__file__).parents[1] / "games"
CLAUSE: Final = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)+")
ALL: Final = [(name, reason) for name in aegean.names() for reason in aegean.load(name).reasons[2:]]
Test = Callable[..., None]


@cache
def marked(game: str) -> dict[str, list[Test]]:
    """The tests of a game by the clauses they are marked with."""
    found: dict[str, list[Test]] = defaultdict(list)
    for path in sorted((GAMES / game).glob("test_*.py")):
        module = importlib.import_module(f"tests.games.{game}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for number in CLAUSE.findall(test.__doc__ or ""):
                    found[number].append(test)
    return found


def calls(test: Test) -> list[dict[str, object]]:
    """The calls of a test with its parameters; none if it asks for anything else."""
    found: list[dict[str, object]] = [{}]
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = [mark.args[0]] if isinstance(mark.args[0], str) else mark.args[0]
            rows = [(value,) if len(names) == 1 else value for value in mark.args[1]]
            found = [call | dict(zip(names, row, strict=True)) for call in found for row in rows]
    return [call for call in found if call.keys() == inspect.signature(test).parameters.keys()]


def fails(test: Test, call: dict[str, object]) -> bool:
    """Whether a test, which is green otherwise, finds something wrong now."""
    try:
        test(**call)
    except Exception:
        return True
    return False


@pytest.mark.skipif(not phrase.__file__.endswith(".py"), reason="compiled rules cannot be switched off")
@pytest.mark.parametrize(("game", "reason"), ALL, ids=[f"{game} {reason.name}" for game, reason in ALL])
def test_a_rule_that_is_switched_off_is_missed_by_a_test_of_the_clause_that_its_reason_cites(
    game: str, reason: Phrase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reason, "why", phrase.ALLOWED)
    monkeypatch.setattr(reason, "of", lambda first: phrase.ALLOWED)
    monkeypatch.setattr(reason, "of_two", lambda first, second: phrase.ALLOWED)
    assert any(fails(test, call) for test in marked(game)[reason.clause] for call in calls(test))
