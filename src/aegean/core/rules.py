"""What a position follows: its questions, its score, and what a viewer may know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aegean.core.copier import Copier, FieldCopier
from aegean.core.proof import Proof
from aegean.core.question import Questions
from aegean.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """The rules of a game, one object for all its positions: a position itself is data."""

    questions: Questions
    copier: Copier
    hides_nothing: bool  # whether everybody always sees everything
    proof: Proof
    game: Any  # whose rules they are; the game says so

    def __init__(
        self,
        questions: Questions,
        copier: Copier | None = None,
        hides_nothing: bool = False,
        proof: Proof | None = None,
    ) -> None:
        self.questions = questions
        self.copier = copier or FieldCopier()
        self.hides_nothing = hides_nothing
        self.proof = proof or Proof()
        self.game = None

    @abstractmethod
    def score(self, state: Any, seat: i64, out: vec[i64]) -> i64:
        """Writes the points of a seat by scoring item, as they stand now, and returns how many items there are."""

    def pieces(self, state: Any) -> dict[str, int]:
        """How many of each component exist, wherever they lie: never changes."""
        return {}

    def tiebreak(self, state: Any, seat: i64) -> list[int]:
        """What decides between equal scores, most important first; more is better, so less counts below 0.

        The game's `ties` name these numbers.
        """
        return []

    def hide(self, state: Any, viewer: i64) -> None:
        """Forgets, in place, everything the viewer cannot know: unknown things are pooled, lists replaced."""
        if not self.hides_nothing:
            raise NotImplementedError("hide")

    def deal(self, state: Any, rng: Rng) -> None:
        """Deals everything that `hide` forgot, as likely as it can be."""
        if not self.hides_nothing:
            raise NotImplementedError("deal")
