"""What a search has found out about the options of a decision."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """An option of the root: how often it was visited, and what that brought in all."""

    action: int
    visits: int
    utility: float
    points: float
    wins: float


def merged(parts: list[list[Result]]) -> list[Result]:
    """The results of several searches of one position, added up."""
    sums: dict[int, Result] = {}
    for part in parts:
        for row in part:
            known = sums.get(row.action, Result(row.action, 0, 0.0, 0.0, 0.0))
            sums[row.action] = Result(
                row.action,
                known.visits + row.visits,
                known.utility + row.utility,
                known.points + row.points,
                known.wins + row.wins,
            )
    return [sums[action] for action in sorted(sums)]


def best_of(results: list[Result]) -> int:
    """The most visited action; of equals the one that did better, then the first."""
    best, best_visits, best_mean = -1, -1, 0.0
    for row in results:
        mean = row.utility / row.visits if row.visits else 0.0
        if row.visits > best_visits or (row.visits == best_visits and mean > best_mean):
            best, best_visits, best_mean = row.action, row.visits, mean
    return best
