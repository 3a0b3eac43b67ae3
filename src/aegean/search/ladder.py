"""The ladder: all bots play one another, and a rating for many players orders them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.games import load
from aegean.search.arena import Progress, match_settings, play_all, standings
from aegean.search.match import Outcome, Task
from aegean.search.statistics import SURE


class Rung(NamedTuple):
    """A bot's place on the ladder."""

    bot: str
    rank: int  # one more than there are clearly better bots: those of one rank are equal as far as is known
    rating: float
    low: float
    high: float
    games: int
    win_share: float
    mean_place: float
    mean_points: float


def ladder(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    *,
    seed: int = 1,
    guests: Mapping[str, str] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> list[Rung]:
    """Plays all groups of the bots equally often and rates them, best first.

    With a `folder`, outcomes are written there and a second call goes on where the first stopped.
    """
    rating_model()
    tasks = groups(game, bots, games, seed, guests or {})
    return rated(list(play_all(tasks, match_settings("ladder", game, bots, seed, {}), folder, workers, ray, progress)))


def groups(game: str, bots: Sequence[str], games: int, seed: int, guests: Mapping[str, str]) -> list[Task]:
    """Who meets whom: every group of as many bots as may sit at the table, in a drawn order of seats."""
    if len(set(bots)) != len(bots):
        raise GameError("a ladder needs different bots")
    sizes = [seats for seats in load(game).seats if 2 <= seats <= len(bots)]
    if not sizes:
        raise GameError(f"{load(game).title} needs more bots than {len(bots)} for a ladder")
    tables = list(combinations(bots, sizes[-1]))
    rng = Rng(seed)
    tasks = []
    for number in range(games):
        if number % len(tables) == 0:
            tables = drawn(tables, rng)
        held = tuple(drawn(list(tables[number % len(tables)]), rng))
        tasks.append(Task(game, number, held, seed * 1_000_003 + number, (), tuple(guests.items())))
    return tasks


def drawn(things: list[Any], rng: Rng) -> list[Any]:
    """The things in a drawn order."""
    left = list(things)
    return [left.pop(int(rng.below(len(left)))) for _ in range(len(things))]


def rating_model() -> Any:
    """The rating for games of many players: Plackett-Luce as openskill has it."""
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise GameError("the rating library is not installed; install aegean with the extra 'ladder'") from None


def rated(outcomes: Sequence[Outcome]) -> list[Rung]:
    """The ratings after all games, with 95 % intervals."""
    model = rating_model()
    table = standings(outcomes)
    ratings: dict[str, Any] = {name: model.rating() for name in table}
    for outcome in outcomes:
        teams = model.rate([[ratings[name]] for name in outcome.bots], ranks=list(outcome.places))
        for name, team in zip(outcome.bots, teams, strict=True):
            ratings[name] = team[0]
    rungs = []
    for name, rating in ratings.items():
        row, half = table[name], SURE * rating.sigma
        rungs.append(
            Rung(
                name,
                0,
                round(rating.mu, 2),
                round(rating.mu - half, 2),
                round(rating.mu + half, 2),
                int(row["games"]),
                row["win_share"],
                row["mean_place"],
                row["mean_points"],
            )
        )
    return [rung._replace(rank=rank_of(rung, rungs)) for rung in sorted(rungs, key=lambda rung: -rung.rating)]


def rank_of(rung: Rung, rungs: Sequence[Rung]) -> int:
    """One more than there are bots whose whole interval lies above this one's."""
    return 1 + sum(other.low > rung.high for other in rungs)
