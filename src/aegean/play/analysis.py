"""Analysis of a finished game: every seat's chances at every decision, and which decisions cost most."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import aegean
from aegean.core.game import Game
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play.coach import REACH
from aegean.play.table import Table
from aegean.search.mcts import Search
from aegean.search.results import Result, best_of

Progress = Callable[[int, int], bool | None]  # decisions done, decisions in all; True stops the work
ITERATIONS: Final = 1500
KEPT: Final = 6  # options kept of a decision, besides the one played
SURE_VISITS: Final = 16  # an option visited less often is never called better


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a decision: its chance to win and its expected points."""

    move: str
    visits: int
    win: float
    points: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision of the game, judged from what its seat could know."""

    number: int  # of the move in the record, from 0
    seat: int
    played: str
    best: str
    cost: float  # chance to win that was given away
    points: float  # points that were given away
    chances: tuple[float, ...]  # every seat's chance to win before the decision
    options: tuple[Choice, ...]  # most visited first

    def choice(self, move: str) -> Choice | None:
        """What is known about an option; None if the search hardly looked at it."""
        return next((option for option in self.options if option.move == move), None)


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a game, judged."""

    key: str  # of the record and the search behind it
    seats: int
    judgements: tuple[Judgement, ...]

    def costliest(self, seat: int, count: int = 3) -> list[Judgement]:
        """The decisions that cost a seat most, the costliest first."""
        own = [one for one in self.judgements if one.seat == seat and one.best != one.played]
        return sorted(own, key=lambda one: (-one.cost, -one.points, one.number))[:count]

    def text(self) -> str:
        """The analysis as JSON."""
        return json.dumps(asdict(self))

    @staticmethod
    def parse(text: str) -> Analysis:
        """Reads an analysis back."""
        data = json.loads(text)
        judgements = []
        for row in data["judgements"]:
            row["chances"] = tuple(row["chances"])
            row["options"] = tuple(Choice(**option) for option in row["options"])
            judgements.append(Judgement(**row))
        return Analysis(data["key"], data["seats"], tuple(judgements))


def key_of(record: Record, iterations: int) -> str:
    """The key that ties an analysis to a record, a number of iterations and this version."""
    return hashlib.sha256(f"{record.text()}{iterations} {aegean.__version__}".encode()).hexdigest()[:16]


def analyse(
    game: Game,
    record: Record,
    *,
    iterations: int = ITERATIONS,
    cache: Path | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Judges every decision of a game; a `cache` file keeps the result for the next call."""
    key = key_of(record, iterations)
    if cache is not None and cache.exists():
        known = Analysis.parse(cache.read_text("utf-8"))
        if known.key == key:
            return known
    table = Table.resume(game, record)
    numbers = [n for n, entry in enumerate(table.entries) if entry.is_choice]
    judgements: list[Judgement] = []
    state = table.at(0)
    for number, entry in enumerate(table.entries):
        if entry.is_choice:
            judgements.append(judge(game, state, number, entry.action, iterations))
            if progress is not None and progress(len(judgements), len(numbers)):
                break
        state.apply(entry.action)
    analysis = Analysis(key, record.seats, tuple(judgements))
    if cache is not None and len(judgements) == len(numbers):
        cache.write_text(analysis.text(), "utf-8")
    return analysis


def judge(game: Game, state: State, number: int, played: int, iterations: int) -> Judgement:
    """Judges one decision from what its seat could know."""
    search = Search(game, Seen(state, state.seat), REACH)
    search.wanted = played
    search.think(Rng(number), iterations)
    rows = sorted((row for row in search.results() if row.visits), key=lambda row: (-row.visits, row.action))
    best, own = best_of(rows), next(row for row in rows if row.action == played)
    top = next(row for row in rows if row.action == best)
    better = best != played and top.visits >= SURE_VISITS and mean(top).utility > mean(own).utility
    kept = rows[:KEPT] if own in rows[:KEPT] else [*rows[:KEPT], own]
    return Judgement(
        number,
        state.seat,
        game.text(played),
        game.text(best if better else played),
        round(max(0.0, mean(top).win - mean(own).win), 4) if better else 0.0,
        round(max(0.0, mean(top).points - mean(own).points), 2) if better else 0.0,
        tuple(round(chance, 4) for chance in search.chances()),
        tuple(
            Choice(game.text(row.action), row.visits, round(mean(row).win, 4), round(mean(row).points, 2))
            for row in kept
        ),
    )


@dataclass(frozen=True, slots=True)
class Mean:
    """What an option brought on average."""

    utility: float
    win: float
    points: float


def mean(row: Result) -> Mean:
    """The averages of an option."""
    return Mean(row.utility / row.visits, row.wins / row.visits, row.points / row.visits)
