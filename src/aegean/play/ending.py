"""How a finished game came out: points by item, what decided between equal scores, places."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from aegean.core.state import State
from aegean.play.teller import Sentence, Teller

MINUS: Final = "−"


@dataclass(frozen=True, slots=True)
class Ending:
    """The result of a game, in words and numbers."""

    rows: list[tuple[Sentence, list[int]]]  # scoring item, points by seat
    ties: list[tuple[Sentence, list[int | None]]]  # what decided between equal scores; None for seats without an equal
    scores: list[int]
    places: list[int]
    winners: list[str]

    @property
    def is_close(self) -> bool:
        """Whether the first place was decided between equal scores."""
        return self.scores.count(self.won_with) > len(self.winners)

    @property
    def won_with(self) -> int:
        """The points of the first place, which are not always the most; the most where nobody has won."""
        return next(
            (score for score, place in zip(self.scores, self.places, strict=True) if place == 1), max(self.scores)
        )

    def told(self, teller: Teller) -> list[Sentence]:
        """The result in sentences: who wins, what decided between equal scores, and the points of every seat."""
        words = teller.words
        winners, points = words.join(self.winners), words.say("result-points", n=self.won_with)
        seats = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        return [
            Sentence(words.say("result-won", n=len(self.winners), winners=winners, points=points)),
            *(self._tie(teller, item, numbers) for item, numbers in self.ties),
            *(self._seat(teller, seat) for seat in seats),
        ]

    def _tie(self, teller: Teller, item: Sentence, numbers: list[int | None]) -> Sentence:
        """What decided between equal scores."""
        shares = [f"{name} {n}" for name, n in zip(teller.names, numbers, strict=True) if n is not None]
        equal = int(len({n for n in numbers if n is not None}) == 1)
        about = {"item": item.words, "list": teller.words.join(shares), "equal": equal}
        return Sentence(teller.words.say("result-tie", **about), item.clause)

    def _seat(self, teller: Teller, seat: int) -> Sentence:
        """The place and the points of a seat, item by item."""
        words = teller.words
        items = [
            words.say("result-item", item=item.words, n=_signed(row[seat])) for item, row in self.rows if row[seat]
        ]
        points = words.say("result-points", n=self.scores[seat])
        about = {"place": self.places[seat], "who": teller.names[seat], "points": points}
        return Sentence(words.say("result-seat", **about, items=" · ".join(items), n=len(items)))


def _signed(points: int) -> str:
    """Points with the sign that is printed before them."""
    return str(points).replace("-", MINUS)


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
