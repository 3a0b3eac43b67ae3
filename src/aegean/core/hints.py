"""What a game tells bots about itself: how good a position is and which moves look sensible."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64

from aegean.core.state import State


class Hints(ABC):
    """An evaluation in expected final points and a cheap prior over moves."""

    ahead: i64 = 0  # decisions a line of play is carried on by first impression before it is judged
    drawn: i64 = 3  # options drawn and compared at each of them

    @abstractmethod
    def value(self, state: State, seat: i64) -> float:
        """The points a seat may expect to end with."""

    @abstractmethod
    def prior(self, state: State, action: i64) -> float:
        """How promising an action looks before any search; above 0."""

    @abstractmethod
    def is_quiet(self, state: State) -> bool:
        """Whether a position can be judged as it stands, with nothing begun that the next decisions finish."""

    @abstractmethod
    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The value by area, each with its words key: the reasons behind a hint."""
