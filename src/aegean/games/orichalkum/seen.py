"""What a viewer cannot know: nothing but the order of stacks, deck and bags (section 6 of the rules).

Deck, bags and the shuffled part of every stack are bags here, which have no order to
look up; landscapes put under a stack were seen by everybody and keep their places. So
there is nothing to forget and nothing to deal anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.games.orichalkum.board import Board


def hide(board: Board, viewer: i64) -> None:
    """Leaves the position as it is: all of it is public."""


def deal(board: Board, rng: Rng) -> None:
    """Leaves the position as it is: what is unknown is decided when it is drawn."""
