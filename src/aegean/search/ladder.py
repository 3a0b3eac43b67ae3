"""The ladder: bots play one another, and all their games together tell how strong each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.games import load
from aegean.search.arena import Progress, match_settings, play_all, standings
from aegean.search.kept import kept_outcomes
from aegean.search.match import Outcome, Task
from aegean.search.statistics import SURE
from aegean.search.strengths import strengths


class Rung(NamedTuple):
    """A bot's place on the ladder."""

    bot: str
    rank: int  # one more than there are surely stronger bots: those of one rank are equal as far as is known
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
    also: Sequence[Path] = (),
    progress: Progress | None = None,
) -> list[Rung]:
    """Plays all groups of the bots equally often and rates them, best first.

    With a `folder`, outcomes are written there and a second call goes on where the first stopped. The games that are
    kept in the folders `also` count with them, whichever bots played there.
    """
    tasks = groups(game, bots, games, seed, guests or {})
    settings = match_settings("ladder", game, bots, seed, {})
    outcomes = kept_outcomes(also, settings, bool(games))
    outcomes += play_all(tasks, settings, folder, workers, ray, progress)
    if not outcomes:
        raise GameError("without games there is nothing to rate")
    return rated(outcomes)


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


def rated(outcomes: Sequence[Outcome]) -> list[Rung]:
    """The ratings by all games at once, best first, with 95 % intervals."""
    found, table = strengths(outcomes), standings(outcomes)
    rungs = []
    for name in sorted(found.names, key=lambda name: -found.mean(name)):
        row, mean, half = table[name], found.mean(name), SURE * found.doubt(name)
        rungs.append(
            Rung(
                name,
                1 + sum(found.surely_above(other, name) for other in found.names),
                round(mean, 2),
                round(mean - half, 2),
                round(mean + half, 2),
                int(row["games"]),
                row["win_share"],
                row["mean_place"],
                row["mean_points"],
            )
        )
    return rungs
