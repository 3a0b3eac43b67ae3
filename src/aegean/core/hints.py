"""What a game tells bots about itself: how good a position is and which moves look sensible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aegean.core.actions import Block
from aegean.core.question import Menu, Question, Questions
from aegean.core.state import State

AREAS: Final = 32  # no evaluation has more areas
AREA_VALUES: Final = vec[float]([0.0] * AREAS)  # used again for every evaluation


@mypyc_attr(allow_interpreted_subclasses=True)
class Impression:
    """How the answers to a question look at first sight, before any search. This one likes all alike."""

    usual: float
    block: Block

    def __init__(self, usual: float = 1.0) -> None:
        self.usual = usual

    def of(self, state: Any, entry: i64) -> float:
        """How promising an entry of the block looks; above 0."""
        return self.usual

    def of_action(self, state: Any, action: i64) -> float:
        """How promising an action looks."""
        return self.of(state, action - self.block.start)


@final
class MenuImpression(Impression):
    """First impressions of a question with several choices."""

    choices: vec[Impression]
    starts: vec[i64]  # the first action of each choice
    stops: vec[i64]  # the first action behind it

    def __init__(self, choices: list[Impression]) -> None:
        super().__init__()
        self.choices = vec[Impression](choices)
        self.starts = vec[i64]([choice.block.start for choice in choices])
        self.stops = vec[i64]([choice.block.start + choice.block.size for choice in choices])

    def of_action(self, state: State, action: i64) -> float:
        """What the choice that the action belongs to says."""
        for place in range(i64(len(self.starts))):
            if self.starts[place] <= action < self.stops[place]:
                return self.choices[place].of(state, action - self.starts[place])
        return self.usual


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(ABC):
    """An evaluation in expected final points, written area by area, and first impressions of moves."""

    ahead: i64 = 0  # decisions a line of play is carried on by first impression before it is judged
    drawn: i64 = 3  # options drawn and compared at each of them
    fears_hidden: bool = True  # whether what others hide can change a turn, or how it is judged, before the next draw
    names: list[str]  # the words keys of the areas
    quiet: vec[i64]  # by number of the question: 1 where a position can be judged as it stands
    impressions: vec[Impression]  # by number of the question

    def __init__(
        self, names: list[str], questions: Questions, quiet: list[str], impressions: dict[str, Impression]
    ) -> None:
        """Takes the names of areas and quiet questions, and the impressions by question, or by choice in a menu."""
        self.names = names
        self.quiet = vec[i64]([int(name in quiet) for name in questions.by_name])
        left = dict(impressions)
        self.impressions = vec[Impression]([_impression(question, left) for question in questions.items])
        if left:
            raise ValueError(f"there is no question called {' or '.join(left)}")

    @abstractmethod
    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes what a seat may expect to end with, area by area, in points."""

    def is_quiet(self, state: State) -> bool:
        """Whether a position can be judged as it stands, with nothing begun that the next decisions finish."""
        return self.quiet[state.step] != 0

    def value(self, state: State, seat: i64) -> float:
        """The points a seat may expect to end with."""
        self.judge(state, seat, AREA_VALUES)
        value: float = 0.0
        for area in range(i64(len(self.names))):
            value += AREA_VALUES[area]
        return value

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The value by area, each with its words key: the reasons behind a hint."""
        self.judge(state, seat, AREA_VALUES)
        return [(name, AREA_VALUES[area]) for area, name in enumerate(self.names)]

    def prior(self, state: State, action: i64) -> float:
        """How promising an action looks before any search; above 0."""
        return self.impressions[state.step].of_action(state, action)


def _impression(question: Question, left: dict[str, Impression]) -> Impression:
    """The impression of a question, taken from those that are left; a plain one where the game has none."""
    if isinstance(question, Menu):
        return MenuImpression([_impression(choice, left) for choice in question.choices])
    found = left.pop(question.name, None) or Impression()
    found.block = question.block
    return found
