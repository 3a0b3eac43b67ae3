"""Outcomes kept in a folder, with all that is needed to play the same games again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from aegean.core.game import GameError
from aegean.search.match import Outcome

COMPARED: Final = ("game", "options", "rules", "edition", "aegean")  # in which games that count together agree
REPEATED: Final = ("match", "bots", "seed")  # by which the same games are known


def read_outcomes(folder: Path, wanted: dict[str, Any]) -> dict[int, Outcome]:
    """The outcomes in a folder; refuses a folder of another match."""
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "claim.json"
    if not head.exists():
        head.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
        return {}
    if json.loads(head.read_text("utf-8")) != wanted:
        raise GameError(f"{folder} holds games of another match; choose another folder")
    return {outcome.number: outcome for outcome in outcomes_in(folder)}


def kept_outcomes(folders: Sequence[Path], wanted: dict[str, Any], played: bool) -> list[Outcome]:
    """The outcomes in several folders that count with those of a match, if that is played; none counts twice."""
    known = [[wanted[key] for key in REPEATED]] if played else []
    found: list[Outcome] = []
    for folder in folders:
        head = folder / "claim.json"
        if not head.exists():
            raise GameError(f"{folder} holds no games")
        claim = json.loads(head.read_text("utf-8"))
        if any(claim[key] != wanted[key] for key in COMPARED):
            raise GameError(f"{folder} holds games of another game, edition or version")
        match = [claim[key] for key in REPEATED]
        if match in known:
            raise GameError(f"{folder} holds games that are counted already")
        known.append(match)
        found += outcomes_in(folder)
    return found


def outcomes_in(folder: Path) -> list[Outcome]:
    """The outcomes in a folder, without records."""
    games = folder / "games.jsonl"
    lines = games.read_text("utf-8").splitlines() if games.exists() else []
    return [Outcome._make([tuple(f) if isinstance(f, list) else f for f in [*json.loads(line), ""]]) for line in lines]


def add_outcome(folder: Path, outcome: Outcome) -> None:
    """Adds an outcome to a folder, its record as a file of its own."""
    with (folder / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(list(outcome[:-1])) + "\n")
    if outcome.record:
        (folder / f"game-{outcome.number:04}.txt").write_text(outcome.record, "utf-8")
