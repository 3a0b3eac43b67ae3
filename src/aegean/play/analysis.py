"""Analysis of a finished game: every seat's chances at every decision, and which decisions cost most."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import aegean
from aegean.core.game import Game
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games import load
from aegean.play.coach import COMPARED, REACH, SURE_VISITS, Reason, compared, is_equal, ranked
from aegean.play.foresight import Step, foresee, read_steps
from aegean.play.table import Table
from aegean.search.mcts import Search
from aegean.search.process_pool import process_pool
from aegean.search.results import Result
from aegean.search.utility import spread_of

Progress = Callable[[int, int], bool | None]  # decisions done, decisions in all; True stops the work
ITERATIONS: Final = 1500
KEPT: Final = 6  # options kept of a decision, besides the one played
EVEN: Final = 0.5  # chance to win that a lead of the usual spread brings in an even game, roughly
EXPLAINED: Final = 2  # areas named for a move


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a decision: its chance to win, its expected points, and whether it is as good as the best."""

    move: str
    visits: int
    win: float
    points: float
    equal: bool


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision of the game, judged from what its seat could know."""

    number: int  # of the move in the record, from 0
    seat: int
    played: str
    best: str
    cost: float  # chance to win that was given away
    points: float  # points that were given away
    loss: float  # what counts of both: in a lost game points still do, as much as in an even one
    chances: tuple[float, ...]  # every seat's chance to win before the decision
    options: tuple[Choice, ...]  # the best first

    @property
    def is_good(self) -> bool:
        """Whether no other move was better, as far as the search could tell."""
        return self.best == self.played

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
        own = [one for one in self.judgements if one.seat == seat and not one.is_good]
        return sorted(own, key=lambda one: (-one.loss, one.number))[:count]

    def accuracy(self, seat: int) -> float | None:
        """In what share of its decisions a seat chose as well as one could; None if it made none."""
        own = [one.is_good for one in self.judgements if one.seat == seat]
        return sum(own) / len(own) if own else None

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
    workers: int = 1,
) -> Analysis:
    """Judges every decision of a game, in several processes; a `cache` file keeps the result for the next call."""
    key = key_of(record, iterations)
    if cache is not None and cache.exists():
        known = Analysis.parse(cache.read_text("utf-8"))
        if known.key == key:
            return known
    table = Table.resume(game, record)
    numbers = decisions_of(table, range(record.seats))
    judgements: list[Judgement] = []
    for judged in _in_order(game, [decision(table, number) for number in numbers], iterations, workers):
        judgements.append(judged)
        if progress is not None and progress(len(judgements), len(numbers)):
            break
    analysis = Analysis(key, record.seats, tuple(judgements))
    if cache is not None and len(judgements) == len(numbers):
        cache.write_text(analysis.text(), "utf-8")
    return analysis


Decision = tuple[str, int, str]  # what the seat had seen, the number of the move, the move


def decisions_of(table: Table, seats: Sequence[int]) -> list[int]:
    """The numbers of the decisions that some seats have made."""
    return [number for number, entry in enumerate(table.entries) if entry.seat in seats and entry.is_choice]


def decision(table: Table, number: int) -> Decision:
    """A decision as its seat saw it, without anything hidden from the seat."""
    entry = table.entries[number]
    position = table.game.dump(Seen(table.at(number), entry.seat).position)
    return position, number, table.game.text(entry.action)


def judge_some(game_key: str, decisions: list[Decision], iterations: int, seconds: float = 0.0) -> list[Judgement]:
    """Judges decisions from what their seats could know, in so many seconds each."""
    game = load(game_key)
    return [
        judge(game, game.read(position), number, game.parse(move), iterations, seconds)
        for position, number, move in decisions
    ]


def _in_order(game: Game, decisions: list[Decision], iterations: int, workers: int) -> Iterator[Judgement]:
    """The judgements of decisions, one after the other, made in several processes."""
    if workers == 1 or len(decisions) < 2:
        for one in decisions:
            yield from judge_some(game.key, [one], iterations)
        return
    pool = process_pool(min(workers, len(decisions)))
    try:
        for found in pool.map(partial(judge_some, game.key, iterations=iterations), [[one] for one in decisions]):
            yield from found
    finally:
        pool.shutdown(cancel_futures=True)


def judge(game: Game, state: State, number: int, played: int, iterations: int, seconds: float = 0.0) -> Judgement:
    """Judges one decision from what its seat could know."""
    search = Search(game, Seen(state, state.seat), REACH)
    search.wanted = played
    search.think(Rng(number), iterations, seconds)
    rows = ranked(search.results())
    top, own = rows[0], next(row for row in rows if row.action == played)
    better = top != own and top.visits >= SURE_VISITS and not _is_equal(search, top, own)
    cost = max(0.0, mean(top).win - mean(own).win) if better else 0.0
    points = max(0.0, mean(top).points - mean(own).points) if better else 0.0
    worth = EVEN / spread_of(game, state.seats)[0]
    kept = rows[:KEPT] if own in rows[:KEPT] else [*rows[:KEPT], own]
    return Judgement(
        number,
        state.seat,
        game.text(played),
        game.text(top.action if better else played),
        round(cost, 4),
        round(points, 2),
        round(max(cost, worth * points), 4),
        tuple(round(chance, 4) for chance in search.chances()),
        tuple(_choice(game, row, _is_equal(search, top, row)) for row in kept),
    )


def _is_equal(search: Search, top: Result, row: Result) -> bool:
    return is_equal(top, row, search.deviation(), search.spread)


def _choice(game: Game, row: Result, equal: bool) -> Choice:
    found = mean(row)
    return Choice(game.text(row.action), row.visits, round(found.win, 4), round(found.points, 2), equal)


@dataclass(frozen=True, slots=True)
class Mean:
    """What an option brought on average."""

    utility: float
    win: float
    points: float


def mean(row: Result) -> Mean:
    """The averages of an option."""
    return Mean(row.utility / row.visits, row.wins / row.visits, row.points / row.visits)


# ------------------------------------------------------------ why


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move leads to: the expected place, the areas in which it differs from others, and the line expected."""

    place: float
    reasons: tuple[Reason, ...]
    plan: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Why:
    """What the better move and the one that was played lead to."""

    best: Outlook
    played: Outlook


def explain(game: Game, state: State, best: int, played: int, iterations: int, seconds: float = 0.0) -> Why:
    """Why one move is better than another, from what the seat could know."""
    seen = Seen(state, state.seat)
    search = Search(game, seen, REACH)
    search.wanted = played
    search.think(Rng(1), iterations, seconds)
    found = compared(game, search, list(dict.fromkeys([best, played, *seen.legal()]))[:COMPARED])
    return Why(
        *(
            Outlook(found[action].place, found[action].reasons[:EXPLAINED], foresee(game, search, action))
            for action in (best, played)
        )
    )


def read_why(data: dict[str, Any]) -> Why:
    """Reads it back from JSON."""
    return Why(
        *(
            Outlook(side["place"], tuple(Reason(**reason) for reason in side["reasons"]), read_steps(side["plan"]))
            for side in (data["best"], data["played"])
        )
    )
