"""AegeanBench: a fixed protocol that says how well an agent plays all games, in one number with its uncertainty."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import aegean
from aegean.games import load, names
from aegean.search.arena import Progress, arena, standings

PROTOCOL: Final = "aegeanbench 1"
SEATS: Final = 3  # every game has tables for three
OPPONENTS: Final = ("random", "easy", "greedy", "500")  # none of them goes by the clock
GAMES: Final = 300  # a cell; every seat equally often
SEED: Final = 2026
Cell = dict[str, Any]


def cells(games: Sequence[str]) -> list[tuple[str, str]]:
    """All tables of the protocol: a game and the opponent that holds all other seats."""
    return [(game, opponent) for game in games for opponent in OPPONENTS]


def benchmark(
    agent: str,
    games: Sequence[str] = (),
    count: int = GAMES,
    *,
    guests: Mapping[str, str] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays an agent against every opponent of the protocol; in a folder, a second call goes on from the first."""
    chosen = list(games) or names()
    played: list[Cell] = []
    for game, opponent in cells(chosen):
        place = folder / f"{game}-{opponent}" if folder else None
        played.append(cell(agent, game, opponent, count, guests or {}, workers, ray, place))
        if progress is not None:
            progress(len(played), len(cells(chosen)))
    return signed(
        {
            "protocol": PROTOCOL,
            "agent": agent,
            "aegean": aegean.__version__,
            "official": count == GAMES and chosen == names(),
            "score": round(sum(row["win_share"] for row in played) / len(played), 4),
            "cells": played,
        }
    )


def cell(
    agent: str,
    game: str,
    opponent: str,
    count: int,
    guests: Mapping[str, str],
    workers: int | None,
    ray: str | None,
    folder: Path | None,
) -> Cell:
    """One table of the protocol; against itself an agent has its fair share."""
    rules = load(game)
    facts: Cell = {
        "game": game,
        "rules": rules.rules_version,
        "edition": rules.edition.digest,
        "opponent": opponent,
    }
    if agent == opponent:
        share = round(1 / SEATS, 4)
        return facts | {"games": 0, "win_share": share, "low": share, "high": share, "mean_place": (SEATS + 1) / 2}
    bots = [agent, *[opponent] * (SEATS - 1)]
    outcomes = arena(game, bots, count, seed=SEED, guests=guests, workers=workers, ray=ray, folder=folder)
    row = standings(outcomes)[agent]
    faults = sum(bool(outcome.notes) for outcome in outcomes)
    return facts | {key: row[key] for key in ("games", "win_share", "low", "high", "mean_place")} | {"faults": faults}


def signed(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts with a fingerprint over them."""
    return facts | {"digest": fingerprint(facts)}


def fingerprint(facts: Mapping[str, Any]) -> str:
    """A fingerprint of everything but the fingerprint."""
    rest = {key: value for key, value in facts.items() if key != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()[:16]
