"""What a position follows: its questions, its score, and what a viewer may know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aegean.core.copier import Copier, FieldCopier
from aegean.core.proof import Proof
from aegean.core.question import Questions
from aegean.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(ABC):
    """How a game counts points and ranks equal ones."""

    @abstractmethod
    def score(self, state: Any, seat: i64, out: vec[i64]) -> i64:
        """Writes the points of a seat by scoring item, as they stand now, and returns how many items there are."""

    def tiebreak(self, state: Any, seat: i64) -> list[int]:
        """What decides between equal scores, most important first; more is better, so less counts below 0.

        The game's `ties` name these numbers.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(ABC):
    """What players hide from each other."""

    @abstractmethod
    def hide(self, state: Any, viewer: i64) -> None:
        """Forgets, in place, everything the viewer cannot know: unknown things are pooled, lists replaced."""

    @abstractmethod
    def deal(self, state: Any, rng: Rng) -> None:
        """Deals everything that `hide` forgot, as likely as it can be."""


def count_nothing(state: Any) -> dict[str, int]:
    """The census of a game without components to count."""
    return {}


class Rules:
    """The rules of a game, one object for all its positions: a position itself is data."""

    questions: Questions
    scoring: Scoring
    secrets: Secrets | None  # None where everybody always sees everything
    copier: Copier
    proof: Proof
    census: Callable[[Any], dict[str, int]]  # how many of each component exist, wherever they lie: never changes
    game: Any  # whose rules they are; the game says so

    def __init__(
        self,
        questions: Questions,
        scoring: Scoring,
        secrets: Secrets | None = None,
        copier: Copier | None = None,
        proof: Proof | None = None,
        census: Callable[[Any], dict[str, int]] = count_nothing,
    ) -> None:
        """Without a copier, positions are copied field by field; without a proof, nothing but ranges is checked."""
        self.questions = questions
        self.scoring = scoring
        self.secrets = secrets
        self.copier = copier or FieldCopier()
        self.proof = proof or Proof()
        self.census = census
        self.game = None
