"""Points and what ranks equal ones (OR-1.8, OR-16.4, OR-16.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.rules import Scoring
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.grid import size_of

SCORING: Final = [
    Phrase("temples", "OR-10.10"),
    Phrase("medals", "OR-10.11"),
    Phrase("titans", "OR-5.10"),
]
TIES: Final = [Phrase("creatures", "OR-16.5"), Phrase("reserve", "OR-16.5")]


def titans_held(board: Board, seat: i64) -> i64:
    """How many Titans a seat holds, active or not (OR-1.8, OR-5.10)."""
    held: i64 = 0
    for holder in board.holders:
        if holder == seat:
            held += 1
    return held


def points(board: Board, seat: i64) -> i64:
    """Victory tokens and Titans held (OR-1.8)."""
    player = board.players[seat]
    return player.temple_count + player.medals + titans_held(board, seat)


class OrichalkumScoring(Scoring):
    """How Orichalkum counts points and ranks equal ones."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The points by item: temples, medals, Titans (OR-1.8, OR-5.10, OR-10.10, OR-10.11)."""
        out[0] = board.players[seat].temple_count
        out[1] = board.players[seat].medals
        out[2] = titans_held(board, seat)
        return 3

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """Of equal points, fewest creatures, then most goods in reserve (OR-16.4, OR-16.5)."""
        player = board.players[seat]
        return [-int(size_of(player.lairs)), int(player.hoplites + player.orichalcum)]


RANKING: Final[OrichalkumScoring] = OrichalkumScoring()
