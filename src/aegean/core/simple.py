"""What a small game gets for nothing: an evaluation from its score, a tensor from its fields."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.fields import field_numbers
from aegean.core.hints import Hints
from aegean.core.question import Questions
from aegean.core.state import State

MOST_NUMBER: Final = 32767.0  # that a tensor can hold


class TallyHints(Hints):
    """An evaluation for games without one: the points as they stand, and no preference among moves."""

    def __init__(self, questions: Questions) -> None:
        super().__init__(["points"], questions, list(questions.by_name), {})

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """The points as they stand."""
        out[0] = float(state.points(seat))


class FieldFeatures(Features):
    """A tensor for games without one: every number of what the viewer has seen."""

    def __init__(self, questions: Questions, fullest: State) -> None:
        """`fullest` is a position with as many numbers as there can be: that of a full table."""
        super().__init__(questions, int(fullest.seats), [("fields", (len(field_numbers(fullest)),))])

    def fill(self, board: State, pen: Writer) -> None:
        """The fields in the order of their names."""
        numbers = field_numbers(board)
        pen.signed(vec[i64](numbers), 10.0, MOST_NUMBER)
