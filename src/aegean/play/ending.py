"""How a finished game came out: points by item, what decided between equal scores, places."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from aegean.core.state import State
from aegean.play.teller import Sentence, Teller


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a game, in words and numbers."""

    rows: list[tuple[Sentence, list[int]]]  # scoring item, points by seat
    ties: list[tuple[Sentence, list[int | None]]]  # what decided between equal scores; None for seats without an equal
    scores: list[int]
    places: list[int]
    winners: list[str]


def ending(state: State, teller: Teller) -> Ending:
    """The result of a game that is over."""
    tallies = [state.tally(seat) for seat in range(state.seats)]
    rows = [(teller.score(item), [tally[n] for tally in tallies]) for n, item in enumerate(teller.game.scoring)]
    scores, places = state.scores(), state.places()
    winners = [name for name, place in zip(teller.names, places, strict=True) if place == 1]
    return Ending(rows, _ties(state, teller, scores, places), scores, places, winners)


def _ties(
    state: State, teller: Teller, scores: list[int], places: list[int]
) -> list[tuple[Sentence, list[int | None]]]:
    """The numbers that decided between equal scores, as far as they had to be compared."""
    numbers = [state.tiebreak(seat) for seat in range(state.seats)]
    needed, concerned = 0, set()
    for one, two in combinations(range(state.seats), 2):
        if scores[one] == scores[two] and places[one] != places[two]:
            concerned |= {one, two}
            pairs = zip(numbers[one], numbers[two], strict=True)
            needed = max(needed, next((n + 1 for n, (a, b) in enumerate(pairs) if a != b), len(numbers[one])))
    return [
        (teller.tie(item), [abs(row[n]) if seat in concerned else None for seat, row in enumerate(numbers)])
        for n, item in enumerate(teller.game.ties[:needed])
    ]
