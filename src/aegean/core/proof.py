"""Positions from outside are proved: what a position must show before anybody believes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from aegean.core.agenda import FIRST, SECOND, SLOT, THIRD
from aegean.core.catalog import GameError
from aegean.core.fields import STATE_FIELDS, field_values
from aegean.core.ranges import ANY, COUNT, Within
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, SPECTATOR, WIDEST, State, pick_any

TRIALS: Final = 2  # games played to their end from a position that is proved
NEAR: Final = 8  # moves of such a game after which everything is looked at again
BAGS: Final[dict[str, Within]] = {"Bag.counts": COUNT, "Bag.total": COUNT}


def agree(name: str, value: i64, expected: i64) -> None:
    """Refuses a field that does not follow from the others."""
    if value != expected:
        raise GameError(f"'{name}' should be {expected}, not {value}")


def refuse_if(is_wrong: bool, name: str, why: str) -> None:
    """Refuses a field, and says why."""
    if is_wrong:
        raise GameError(f"'{name}' {why}")


def empty_behind(name: str, values: Sequence[int], count: i64, nothing: i64 = 0) -> None:
    """Refuses a list whose places behind the first so many are not empty."""
    for place in range(count, len(values)):
        agree(f"{name} {place + 1}", values[place], nothing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Proof:
    """What shows that a position could be one of a game; a game adds the facts that its fields have to agree on."""

    ranges: dict[str, Within]  # by class and field, as `board.py` declares them
    about: dict[str, tuple[Within, ...]]  # what a question is about, by its name; nothing where it does not stand here
    of_chance: frozenset[str]  # the questions that chance answers, or that happen to nobody; none: nothing is declared
    once: frozenset[str]  # the questions that never wait twice at once

    def __init__(
        self,
        ranges: dict[str, Within] | None = None,
        about: dict[str, tuple[Within, ...]] | None = None,
        of_chance: str = "",
        once: str = "",
    ) -> None:
        self.ranges = {**BAGS, **(ranges or {})}
        self.about = about or {}
        self.of_chance = frozenset(of_chance.split())
        self.once = frozenset(once.split())

    def facts(self, state: Any) -> None:
        """Refuses fields that contradict each other; every field is within its range already."""

    def prove(self, state: State, pieces: dict[str, int], longest: int) -> None:
        """Refuses, in one line, what cannot be a position of a game with these pieces that takes no more moves."""
        self.prove_still(state, pieces)
        try:
            self._prove_known(state)
            for trial in range(TRIALS):
                self._play_on(state.clone(), Rng(trial), pieces, longest)
        except GameError:
            raise
        except Exception:  # whatever the rules trip over
            raise GameError("the rules cannot go on from this position") from None

    def prove_still(self, state: State, pieces: dict[str, int]) -> None:
        """Everything that can be seen without a move."""
        self._prove_fields(state)
        self._prove_agenda(state)
        try:
            self.facts(state)
            found = state.pieces()
            is_asked = state.seat == OVER or (not state.question().is_automatic and state.question().waits(state))
        except GameError:
            raise
        except Exception:  # whatever is looked up and not there
            raise GameError("the position contradicts itself") from None
        for name in {**pieces, **found}:
            if pieces.get(name, 0) != found.get(name, 0):
                raise GameError(f"there should be {pieces.get(name, 0)} of '{name}', not {found.get(name, 0)}")
        if not is_asked:
            raise GameError(f"'step' cannot be {state.step}: nobody is asked '{state.question().name}' there")

    # ------------------------------------------------------------ fields

    def _prove_fields(self, state: State) -> None:
        """Every number is within its range, and every bag adds up."""
        inside = 0
        for path, declared, numbers in field_values(state):
            if path in STATE_FIELDS or path.startswith("agenda."):
                continue
            low, high = self.ranges.get(declared, ANY).limits(state.seats)
            for number in numbers:
                if not low <= number <= high:
                    raise GameError(f"'{path}' cannot be {number}, only {low} to {high}")
            if declared == "Bag.counts":
                inside = sum(numbers)
            elif declared == "Bag.total":
                agree(path, numbers[0], inside)

    # ------------------------------------------------------------ the agenda

    def _prove_agenda(self, state: State) -> None:
        """Every question is known, asked of somebody who can be asked, and about something it can be about."""
        agenda = state.agenda
        if not 0 <= agenda.size < len(agenda.items):
            raise GameError(f"'agenda.size' cannot be {agenda.size}")
        empty_behind("agenda.items", list(agenda.items), agenda.size)
        if state.seat == OVER:
            agree("agenda.size", agenda.size, 0)
            agree("step", state.step, 0)
            agree("arg", state.arg, 0)
            return
        asked: set[str] = set()
        for step, seat, about in [(state.step, state.seat, state.arg), *map(agenda.item, range(agenda.size))]:
            if not 0 <= step < len(state.rules.questions):
                raise GameError(f"there is no question {step}")
            name = state.rules.questions.items[step].name
            if name in asked and name in self.once:
                raise GameError(f"the question '{name}' cannot wait twice")
            asked.add(name)
            self._prove_asked(name, seat, about, state.seats)

    def _prove_asked(self, name: str, seat: i64, about: i64, seats: i64) -> None:
        """One question of the agenda, or the one asked now."""
        is_declared = len(self.of_chance) > 0
        low, high = CHANCE if name in self.of_chance or not is_declared else 0, seats - 1
        if not low <= seat <= (CHANCE if name in self.of_chance else high):
            raise GameError(f"the question '{name}' cannot be asked of seat {seat}")
        numbers = (about >> FIRST, (about >> SECOND) & SLOT, (about >> THIRD) & SLOT, about & SLOT)
        ranges = self.about.get(name, () if is_declared else (ANY,) * len(numbers))
        for place, number in enumerate(numbers):
            least, most = ranges[place].limits(seats) if place < len(ranges) else (0, 0)
            if not least <= number <= most:
                raise GameError(f"the question '{name}' cannot be about {number}, only about {least} to {most}")

    # ------------------------------------------------------------ play

    def _prove_known(self, state: State) -> None:
        """It has scores, and everybody can know it in part and imagine the rest."""
        state.scores()
        state.places()
        for viewer in range(SPECTATOR, state.seats):
            seen = state.clone()
            seen.redeal(viewer, Rng(0))
            seen.legal()

    def _play_on(self, state: State, rng: Rng, pieces: dict[str, int], longest: int) -> None:
        """Plays at random to the end; the first positions on the way, and the last, are looked at again."""
        for number in range(longest):
            if number < NEAR or state.seat == OVER:
                self.prove_still(state, pieces)
            if state.seat == OVER:
                return
            if not 0 < len(state.legal()) < WIDEST or not CHANCE <= state.seat < state.seats:
                raise GameError("the rules know no move in this position")
            state.apply(pick_any(state, rng))
        raise GameError("no game from this position comes to an end")
