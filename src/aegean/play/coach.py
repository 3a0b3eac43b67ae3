"""The coach: the best moves of a decision, what to expect of them, and why in the game's own terms."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.play.foresight import Step, foresee
from aegean.search.mcts import Search
from aegean.search.results import Result
from aegean.search.utility import spread_of

ITERATIONS: Final = 4000
SECONDS: Final = 1.0
REACH: Final = 2  # the coach looks as far as a hard bot
COMPARED: Final = 12  # most searched moves, compared to find reasons
LINES: Final = 64  # of play behind each of them
TELLING: Final = 0.05  # difference that makes an area a reason, in units of the spread of results
MOST_REASONS: Final = 3
EQUAL_WIN: Final = 0.01  # moves within both of these are called equal,
EQUAL_POINTS: Final = 1.0
DOUBT: Final = 2.0  # and so are those within so many standard errors of the search,
SPREAD: Final = 0.25  # how far points lie apart in a search, in units of the spread of final points
SURE_VISITS: Final = 16  # an option visited less often is never called better
LOST: Final = 0.02  # a chance to win below which points come first
HEARD: Final = 8  # if it looked at the lesser one at least one time for so many looks at the better


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
    place: float  # expected place at the end
    reasons: tuple[Reason, ...]
    equal: bool = False  # as good as the best, as far as the search can tell
    plan: tuple[Step, ...] = ()  # the line that the search expects


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
    tried = ranked(search.results())
    if not tried:
        return [Hint(legal[0], game.text(legal[0]), 0.0, 0.0, 0, 0.0, (), equal=True)]
    found = compared(game, search, [row.action for row in tried[:COMPARED]])
    return [
        Hint(
            row.action,
            game.text(row.action),
            row.wins / row.visits,
            row.points / row.visits,
            row.visits,
            found[row.action].place,
            found[row.action].reasons,
            is_equal(tried[0], row, search.deviation(), search.spread),
            foresee(game, search, row.action),
        )
        for row in tried[:best]
    ]


def ranked(rows: list[Result]) -> list[Result]:
    """The options that were tried, the best first: the most visited, but where the game is lost by points."""
    tried = sorted((row for row in rows if row.visits), key=lambda row: (-row.visits, row.action))
    if not tried or max(row.wins / row.visits for row in tried) >= LOST:
        return tried
    return sorted(tried, key=lambda row: (row.visits < SURE_VISITS, -row.points / row.visits))


def is_equal(best: Result, other: Result, deviation: float, spread: float) -> bool:
    """Whether an option is as good as the best one, within the doubt of a search.

    Its results lie so far apart in utility; how far they do in points is a part of the spread of final points.
    """
    chance = best.wins / best.visits - other.wins / other.visits
    points = best.points / best.visits - other.points / other.visits
    if chance <= EQUAL_WIN and points <= EQUAL_POINTS:
        return True
    doubt = DOUBT * sqrt(1 / best.visits + 1 / other.visits)
    behind = best.utility / best.visits - other.utility / other.visits
    is_heard = other.visits * HEARD >= best.visits
    return is_heard and behind <= doubt * deviation and points <= doubt * SPREAD * spread


@dataclass(frozen=True, slots=True)
class Prospect:
    """What lines of play behind a move lead to: a place, and areas in which it differs from the other moves."""

    place: float
    reasons: tuple[Reason, ...]


def compared(game: Game, search: Search, moves: list[int]) -> dict[int, Prospect]:
    """What each move leads to, and in which areas it differs most from the others, over lines with equal luck."""
    areas: dict[int, dict[str, float]] = {action: {} for action in moves}
    places = dict.fromkeys(moves, 0.0)
    seen, rng = search.seen, Rng(1)
    for _ in range(LINES):
        luck = rng.split()
        for action in moves:
            state = search.line(action, luck.clone())
            places[action] += place_of(game, state, seen.viewer) / LINES
            for area, points in game.hints.areas(state, seen.viewer):
                areas[action][area] = areas[action].get(area, 0.0) + points / LINES
    names = list(dict.fromkeys(area for found in areas.values() for area in found))
    usual = {area: sum(found.get(area, 0.0) for found in areas.values()) / len(moves) for area in names}
    least = TELLING * spread_of(game, seen.position.seats)[0]
    return {
        action: Prospect(
            round(places[action], 2), striking({area: found.get(area, 0.0) - usual[area] for area in names}, least)
        )
        for action, found in areas.items()
    }


def place_of(game: Game, state: State, seat: int) -> float:
    """The place that a seat may expect in a position; equals share theirs."""
    if state.seat == OVER:
        return float(state.places()[seat])
    own = game.hints.value(state, seat)
    others = [game.hints.value(state, other) for other in range(state.seats) if other != seat]
    return 1.0 + sum(other > own for other in others) + 0.5 * sum(other == own for other in others)


def striking(differences: dict[str, float], least: float) -> tuple[Reason, ...]:
    """The largest differences, largest first."""
    found = [Reason(area, round(points, 1)) for area, points in differences.items() if abs(points) >= least]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points))[:MOST_REASONS])
