"""In what the solution of a puzzle differs from the moves that tempt: items of the scoring, areas, opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.play.advice import SECURED
from aegean.play.coach import TELLING, Reason, striking
from aegean.search.mcts import Search
from aegean.search.utility import spread_of

SEEDS: Final = 4
SEARCHED: Final = 8_000  # lines of play with each of them,
REACH: Final = 4  # as far as an expert looks,
COMPARED: Final = 128  # and lines with equal luck in which the moves are compared
SURE: Final = 2.0  # standard errors that a difference has to exceed
SMALL: Final = 0.25  # of the largest difference that another has to reach to be told
RIVAL: Final = "rival"  # the points of the strongest opponent
SCORE: Final = "score-"  # before the name of a scoring item, as in its message
AREA: Final = "area-"  # and of an area
Gained = dict[str, float]


@dataclass(frozen=True, slots=True)
class Contrast:
    """Where the best move does better and worse: than the others on average, and than each of them."""

    usual: tuple[Reason, ...]
    each: tuple[tuple[Reason, ...], ...]


def contrast(game: Game, seen: Seen[State], best: int, others: Sequence[int]) -> Contrast:
    """In what lines behind the best move differ from others; nothing where they do not say why it leads."""
    usual: list[Gained] = []
    each: list[list[Gained]] = [[] for _ in others]
    for seed in range(SEEDS):
        search = Search(game, seen, REACH)
        search.think(Rng(seed), SEARCHED)
        rng = Rng(seed)
        for _ in range(COMPARED):
            luck = rng.split()
            top, *found = (_gained(game, search.line(move, luck.clone()), seen.viewer) for move in (best, *others))
            apart = [{name: top.get(name, 0.0) - other.get(name, 0.0) for name in top | other} for other in found]
            usual.append(_mean(apart))
            for rows, row in zip(each, apart, strict=True):
                rows.append(row)
    least = TELLING * spread_of(game, seen.position.seats)[0]
    return Contrast(reasons(usual, least), tuple(reasons(rows, least) for rows in each))


def _gained(game: Game, state: State, seat: int) -> Gained:
    """What a seat has: points by item, what else the evaluation sees by area, and what stands against it."""
    gained = {f"{AREA}{area}": points for area, points in game.hints.areas(state, seat) if area != SECURED}
    for item, points in zip(game.scoring, state.tally(seat), strict=True):
        gained[f"{SCORE}{item.name}"] = float(points)
    others = [_value(game, state, other) for other in range(state.seats) if other != seat]
    return gained | {RIVAL: max(others)} if others else gained


def _value(game: Game, state: State, seat: int) -> float:
    return float(state.scores()[seat]) if state.seat == OVER else game.hints.value(state, seat)


def _mean(rows: Sequence[Gained]) -> Gained:
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: sum(row.get(name, 0.0) for row in rows) / len(rows) for name in names}


def reasons(rows: Sequence[Gained], least: float) -> tuple[Reason, ...]:
    """The differences that are sure and large enough to be told, the largest first; none where they do not lead."""
    usual = _mean(rows)
    if sum(-points if name == RIVAL else points for name, points in usual.items()) <= 0:
        return ()
    squares = _mean([{name: points * points for name, points in row.items()} for row in rows])
    doubt = {name: SURE * sqrt(max(0.0, squares[name] - points * points) / len(rows)) for name, points in usual.items()}
    return _telling(striking({name: points for name, points in usual.items() if abs(points) >= doubt[name]}, least))


def _telling(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """Without what is small beside the rest, or what opponents gain too; nothing if none of it speaks for the move."""
    own = [reason for reason in found if reason.area != RIVAL or reason.points < 0]
    most = max((abs(reason.points) for reason in own), default=0.0)
    told = tuple(reason for reason in own if abs(reason.points) >= SMALL * most)
    return told if any((reason.area == RIVAL) != (reason.points > 0) for reason in told) else ()
