"""The base phase (AT-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Question
from aegean.core.shared import increased
from aegean.games.athens import actions
from aegean.games.athens.board import Board
from aegean.games.athens.phrases import REASONS

STACK_OF_BASES_EMPTY: Final[Reason] = REASONS.add("stack_of_bases_empty", "AT-5.1", "base")


class TakeBase(Question):
    """Take a base card of any kind still available (AT-5.1)."""

    def why_not(self, board: Board, kind: i64) -> i64:
        """There must be one left (AT-5.1)."""
        return ALLOWED if board.bases[kind] > 0 else STACK_OF_BASES_EMPTY.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        """The card lies front up, ready for use in this round (AT-5.1, AT-5.4).

        Which worker is picked up never matters (AT-5.2, AT-5.3).
        """
        player = board.players[board.seat]
        board.bases = increased(board.bases, kind, -1)
        player.front = increased(player.front, kind)


TAKE_BASE: Final[TakeBase] = TakeBase("take_base", actions.BASE)
