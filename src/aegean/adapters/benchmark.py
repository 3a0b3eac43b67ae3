"""AegeanBench: a fixed protocol that says how well an agent plays all games, in one number with its uncertainty."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aegean
from aegean.adapters.learning import LIMITS, learn
from aegean.adapters.prediction import GAMES as PREDICTED
from aegean.adapters.prediction import predicted
from aegean.core.game import GameError
from aegean.games import load, names
from aegean.search.arena import Progress, arena, standings
from aegean.search.match import Outcome

PROTOCOL: Final = "aegeanbench 1"
SEATS: Final = 3  # every game has tables for three
OPPONENTS: Final = ("random", "easy", "greedy", "500")  # none of them goes by the clock
GAMES: Final = 300  # a cell; every seat equally often
SEED: Final = 2026
Cell = dict[str, Any]


def cells(games: Sequence[str]) -> list[tuple[str, str]]:
    """All tables of the protocol: a game and the opponent that holds all other seats."""
    return [(game, opponent) for game in games for opponent in OPPONENTS]


@dataclass(frozen=True, slots=True)
class Protocol:
    """What of the protocol is played, and how."""

    agent: str
    games: Sequence[str]
    count: int = GAMES  # games a cell
    guests: Mapping[str, str] = field(default_factory=dict)
    workers: int | None = None
    ray: str | None = None
    folder: Path | None = None  # where a second call goes on from the first
    progress: Progress | None = None

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left out."""
        return self.count == GAMES and list(self.games) == names()

    def facts(self, track: str) -> dict[str, Any]:
        """What every result begins with."""
        return {"protocol": PROTOCOL, "track": track, "agent": self.agent, "aegean": aegean.__version__}


def playing(plan: Protocol) -> dict[str, Any]:
    """The play track: an agent against every opponent in every game."""
    played: list[Cell] = []
    for game, opponent in cells(plan.games):
        played.append(cell(plan, game, opponent, plan.guests, f"{game}-{opponent}"))
        if plan.progress is not None:
            plan.progress(len(played), len(cells(plan.games)))
    return signed(plan.facts("play") | {"official": plan.is_whole, "score": mean_share(played), "cells": played})


def learning(plan: Protocol, limits: Sequence[int] = LIMITS) -> dict[str, Any]:
    """The learning track: the same, by what a class has learned from so many decisions."""
    place = plan.guests.get(plan.agent, "")
    if not place.startswith("python:") or plan.folder is None:
        raise GameError("an agent that learns is a guest 'python:MODULE:CLASS', and a folder keeps what it has learned")
    played: list[Cell] = []
    for limit in limits:
        for game in plan.games:
            learned = plan.folder / f"{game}-{limit}"
            facts = {"limit": limit, "decisions": learn(place.removeprefix("python:"), game, limit, learned)}
            for opponent in OPPONENTS:
                guests = {plan.agent: f"{place}:{learned.resolve()}"}
                played.append(facts | cell(plan, game, opponent, guests, f"{game}-{limit}-{opponent}"))
                if plan.progress is not None:
                    plan.progress(len(played), len(cells(plan.games)) * len(limits))
    scores = {str(limit): mean_share([row for row in played if row["limit"] == limit]) for limit in limits}
    whole = plan.is_whole and tuple(limits) == LIMITS
    return signed(plan.facts("learning") | {"official": whole, "scores": scores, "cells": played})


def predicting(plan: Protocol, data: Path) -> dict[str, Any]:
    """The prediction track: by how much better than a guess a class predicts moves, winners and points."""
    place = plan.guests.get(plan.agent, "")
    if not place.startswith("python:"):
        raise GameError("a predictor is a guest 'python:MODULE:CLASS'")
    rows: list[Cell] = []
    for game in plan.games:
        rows.append(predicted(place.removeprefix("python:"), game, data / game))
        if plan.progress is not None:
            plan.progress(len(rows), len(plan.games))
    whole = list(plan.games) == names() and all(row["games"] == PREDICTED for row in rows)
    scores = {task: round(sum(row["skill"][task] for row in rows) / len(rows), 4) for task in rows[0]["skill"]}
    return signed(plan.facts("prediction") | {"official": whole, "scores": scores, "cells": rows})


def mean_share(played: Sequence[Cell]) -> float:
    """The mean share of games won over some cells."""
    return float(round(sum(row["win_share"] for row in played) / len(played), 4))


def cell(plan: Protocol, game: str, opponent: str, guests: Mapping[str, str], name: str) -> Cell:
    """One table of the protocol; against itself an agent has its fair share."""
    rules = load(game)
    facts: Cell = {"game": game, "rules": rules.rules_version, "edition": rules.edition.digest, "opponent": opponent}
    if plan.agent == opponent:
        share = round(1 / SEATS, 4)
        return facts | {"games": 0, "win_share": share, "low": share, "high": share, "mean_place": (SEATS + 1) / 2}
    bots = [plan.agent, *[opponent] * (SEATS - 1)]
    folder = plan.folder / name if plan.folder else None
    outcomes = arena(
        game, bots, plan.count, seed=SEED, guests=guests, workers=plan.workers, ray=plan.ray, folder=folder
    )
    row = standings(outcomes)[plan.agent]
    told = {key: row[key] for key in ("games", "win_share", "low", "high", "mean_place")}
    faults = sum(bool(outcome.notes) for outcome in outcomes)
    return facts | told | {"different": different(outcomes), "faults": faults}


def different(outcomes: Sequence[Outcome]) -> int:
    """How many of the games went differently: without luck, the same are played again and again."""
    return len({(outcome.bots, outcome.points, outcome.decisions, outcome.moves) for outcome in outcomes})


def signed(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts with a fingerprint over them."""
    return facts | {"digest": fingerprint(facts)}


def fingerprint(facts: Mapping[str, Any]) -> str:
    """A fingerprint of everything but the fingerprint."""
    rest = {key: value for key, value in facts.items() if key != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()[:16]
