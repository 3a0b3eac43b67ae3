"""Questions that are asked only where there is a choice (OU-1.7)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED
from aegean.core.question import Question
from aegean.games.olympus.board import Board


class Choice(Question):
    """A decision between at least two answers; a single one is carried out without asking (OU-1.7)."""

    def only(self, board: Board) -> i64:
        """The only answer, -1 where there are several."""
        found: i64 = -1
        for entry in range(self.block.size):
            if self.why_not(board, entry) == ALLOWED:
                if found >= 0:
                    return -1
                found = entry
        return found

    def waits(self, board: Board) -> bool:
        return self.only(board) < 0

    def settle(self, board: Board) -> None:
        self.do(board, self.only(board))
