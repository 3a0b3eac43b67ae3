"""What a small game gets for nothing: an evaluation from its score, a tensor from its fields."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.fields import field_numbers
from aegean.core.hints import Hints
from aegean.core.question import Questions
from aegean.core.state import State


class TallyHints(Hints):
    """An evaluation for games without one: the points as they stand, and no preference among moves."""

    def __init__(self, questions: Questions) -> None:
        super().__init__(["points"], questions, list(questions.by_name), {})

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """The points as they stand."""
        out[0] = float(state.points(seat))


class FieldFeatures(Features):
    """A tensor for games without one: who looks, who decides what, and every number of what the viewer has seen."""

    seats: i64
    asked: i64

    def __init__(self, questions: Questions, fullest: State) -> None:
        """`fullest` is a position with as many numbers as there can be: that of a full table."""
        self.seats = fullest.seats
        self.asked = questions.asked
        numbers = len(field_numbers(fullest))
        super().__init__([("step", (int(self.asked),)), ("seat_to_move", (int(self.seats),)), ("fields", (numbers,))])

    def fill(self, board: State, pen: Writer) -> None:
        """The fields in the order of their names."""
        pen.one_of(board.step, self.asked)
        pen.seat(board.seat, self.seats)
        for number in field_numbers(board):
            pen.number(number, 10.0)
