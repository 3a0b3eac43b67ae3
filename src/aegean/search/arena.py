"""The arena: many games between bots, rotated over the seats, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import aegean.core.state
from aegean.games import load
from aegean.search.cluster import on_ray
from aegean.search.kept import add_outcome, read_outcomes
from aegean.search.match import Outcome, Task, play_match
from aegean.search.process_pool import process_pool
from aegean.search.statistics import mean_interval, share_interval, verdict

Progress = Callable[[int, int], None]  # games done, games in all
Row = dict[str, float]


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    guests: Mapping[str, str] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    early: bool = False,
    folder: Path | None = None,
    records: bool = False,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Plays the games and returns how they ended.

    With a `folder`, outcomes (and records on request) are written there and a second call goes on
    where the first stopped. `early` stops once the first bot's win share clearly is, or is not, above its fair
    share. `ray` is the address of a Ray cluster ('auto' or '' for a local one).
    """
    load(game).checked(len(bots), dict(options or {}))
    tasks = plan(game, bots, games, seed, options or {}, guests or {}, records)
    wanted = match_settings("arena", game, bots, seed, options or {})
    outcomes: list[Outcome] = []
    for outcome in play_all(tasks, wanted, folder, workers, ray, progress):
        outcomes.append(outcome)
        if early and len(outcomes) % len(bots) == 0 and decided(outcomes, bots):
            break
    return outcomes


def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    guests: Mapping[str, str],
    records: bool,
) -> list[Task]:
    """The games to be played: each bot sits everywhere equally often."""
    tasks = []
    for number in range(games):
        turn = number % len(bots)
        held = (*bots[turn:], *bots[:turn])
        tasks.append(
            Task(game, number, held, seed * 1_000_003 + number, tuple(options.items()), tuple(guests.items()), records)
        )
    return tasks


def play_all(
    tasks: list[Task],
    wanted: dict[str, Any],
    folder: Path | None,
    workers: int | None,
    ray: str | None,
    progress: Progress | None,
) -> Iterator[Outcome]:
    """The outcomes one by one; those that a folder holds are not played again, the others are added to it."""
    done = read_outcomes(folder, wanted) if folder else {}
    for count, outcome in enumerate(in_order(tasks, done, workers, ray), 1):
        if folder and outcome.number not in done:
            add_outcome(folder, outcome)
        if progress is not None:
            progress(count, len(tasks))
        yield outcome


def in_order(tasks: list[Task], done: dict[int, Outcome], workers: int | None, ray: str | None) -> Iterator[Outcome]:
    """The outcomes in the order of the tasks; those known already are not played again."""
    open_tasks = [task for task in tasks if task.number not in done]
    count = workers or os.cpu_count() or 1
    if ray is not None:
        new = on_ray(open_tasks, ray)
    elif count == 1 or len(open_tasks) < 2:
        new = map(play_match, open_tasks)
    else:
        new = on_cores(open_tasks, count)
    for task in tasks:
        yield done[task.number] if task.number in done else next(new)


def on_cores(tasks: list[Task], workers: int) -> Iterator[Outcome]:
    """Plays on several cores of this machine."""
    pool = process_pool(min(workers, len(tasks)))
    try:
        yield from pool.map(play_match, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def decided(outcomes: Sequence[Outcome], bots: Sequence[str]) -> bool:
    """Whether the first bot's win share is clear by now."""
    wins = sum(won(outcome, bots[0]) for outcome in outcomes)
    return verdict(wins, len(outcomes), bots.count(bots[0]) / len(bots)) != 0


def won(outcome: Outcome, name: str) -> float:
    """The share of a victory that a bot has; a shared victory counts in parts, a game lost alone not at all."""
    winners = [held for held, place in zip(outcome.bots, outcome.places, strict=True) if place == 1]
    return winners.count(name) / max(len(winners), 1)


def standings(outcomes: Sequence[Outcome]) -> dict[str, Row]:
    """Every bot's win share, places and points; one named several times is counted together."""
    table: dict[str, Row] = {}
    for name in dict.fromkeys(name for outcome in outcomes for name in outcome.bots):
        played = [outcome for outcome in outcomes if name in outcome.bots]
        wins = sum(won(outcome, name) for outcome in played)
        seats = [(o, seat) for o in played for seat, held in enumerate(o.bots) if held == name]
        low, high = share_interval(wins, len(played))
        place, place_low, place_high = mean_interval([o.places[seat] for o, seat in seats])
        table[name] = {
            "games": len(played),
            "win_share": round(wins / len(played), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair_share": round(sum(o.bots.count(name) / len(o.bots) for o in played) / len(played), 4),
            "mean_place": round(place, 3),
            "place_low": round(place_low, 3),
            "place_high": round(place_high, 3),
            "mean_points": round(mean_interval([o.points[seat] for o, seat in seats])[0], 2),
        }
    return table


def pace(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Decisions and moves of a game, seconds it took, decisions a second."""
    games = len(outcomes)
    seconds = sum(outcome.seconds for outcome in outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "decisions": round(decisions / games, 1),
        "moves": round(sum(outcome.moves for outcome in outcomes) / games, 1),
        "seconds": round(seconds / games, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
    }


def match_settings(match: str, game: str, bots: Sequence[str], seed: int, options: Mapping[str, str]) -> dict[str, Any]:
    """All that is needed to play the same games again."""
    rules = load(game)
    return {
        "match": match,
        "game": rules.name,
        "bots": list(bots),
        "seed": seed,
        "options": dict(options),
        "rules": rules.rules_version,
        "edition": rules.edition.digest,
        "aegean": aegean.__version__,
        "compiled": not aegean.core.state.__file__.endswith(".py"),
    }
