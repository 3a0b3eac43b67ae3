"""The coach: the best moves of a decision, what to expect of them, and why in the game's own terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.search.mcts import Search
from aegean.search.utility import spread_of

ITERATIONS: Final = 4000
SECONDS: Final = 1.0
REACH: Final = 2  # the coach looks as far as a hard bot
COMPARED: Final = 12  # most searched moves, compared to find reasons
LINES: Final = 64  # of play behind each of them
TELLING: Final = 0.05  # difference that makes an area a reason, in units of the spread of results
MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """An area of the evaluation in which a move does better or worse than the other moves on average."""

    area: str
    points: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move and what the seat that decides may expect of it."""

    action: int
    move: str
    win: float  # chance to win
    points: float  # expected final points
    visits: int
    reasons: tuple[Reason, ...]


def advise(
    game: Game,
    seen: Seen[State],
    *,
    best: int = 3,
    iterations: int = ITERATIONS,
    seconds: float = SECONDS,
    seed: int = 0,
) -> list[Hint]:
    """The best moves from what a seat has seen, best first; none if the seat does not decide."""
    legal = seen.legal()
    if not legal:
        return []
    search = Search(game, seen, REACH)
    if len(legal) > 1:
        search.think(Rng(seed), iterations, seconds)
    tried = sorted((row for row in search.results() if row.visits), key=lambda row: (-row.visits, row.action))
    if not tried:
        return [Hint(legal[0], game.text(legal[0]), 0.0, 0.0, 0, ())]
    why = reasons(game, search, [row.action for row in tried[:COMPARED]])
    return [
        Hint(
            row.action,
            game.text(row.action),
            row.wins / row.visits,
            row.points / row.visits,
            row.visits,
            why[row.action],
        )
        for row in tried[:best]
    ]


def reasons(game: Game, search: Search, moves: list[int]) -> dict[int, tuple[Reason, ...]]:
    """The areas in which each move differs most from the others, over lines of play with equal luck."""
    areas: dict[int, dict[str, float]] = {action: {} for action in moves}
    seen, rng = search.seen, Rng(1)
    for _ in range(LINES):
        luck = rng.split()
        for action in moves:
            for area, points in game.hints.areas(search.line(action, luck.clone()), seen.viewer):
                areas[action][area] = areas[action].get(area, 0.0) + points / LINES
    names = list(dict.fromkeys(area for found in areas.values() for area in found))
    usual = {area: sum(found.get(area, 0.0) for found in areas.values()) / len(moves) for area in names}
    least = TELLING * spread_of(game, seen.position.seats)[0]
    return {
        action: striking({area: found.get(area, 0.0) - usual[area] for area in names}, least)
        for action, found in areas.items()
    }


def striking(differences: dict[str, float], least: float) -> tuple[Reason, ...]:
    """The largest differences, largest first."""
    found = [Reason(area, round(points, 1)) for area, points in differences.items() if abs(points) >= least]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points))[:MOST_REASONS])
