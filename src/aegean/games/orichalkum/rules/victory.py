"""The end of the game (OR-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.grid import size_of
from aegean.games.orichalkum.parts import GOAL
from aegean.games.orichalkum.phrases import NOTES
from aegean.games.orichalkum.scoring import RANKING, points

WINS: Final[Phrase] = NOTES.add("wins", "OR-16.1", "n")
CREATURES_LEFT: Final[Phrase] = NOTES.add("creatures_left", "OR-16.3", "n1", "n2")  # points, creatures
LAST_ROUND_OVER: Final[Phrase] = NOTES.add("last_round_over", "OR-16.4", "n1", "n2")  # round, points


def end_if_won(board: Board) -> bool:
    """Ends the game at once, turn and round unfinished, if the player in turn has won (OR-16.1, OR-16.2).

    That takes 5 points and no creature left; with creatures the game goes on (OR-16.3).
    """
    scored: i64 = points(board, board.turn)
    if scored < GOAL:
        return False
    lairs: i64 = board.players[board.turn].lairs
    if lairs != 0:
        board.tell(CREATURES_LEFT, board.turn, scored, size_of(lairs))
        return False
    board.winner = board.turn
    board.tell(WINS, board.turn, scored)
    board.agenda.clear()
    return True


def end_without_winner(board: Board) -> None:
    """After the last round the best ranked wins; of equals the earliest in turn order (OR-16.4)."""
    best: i64 = board.initiative
    for turn in range(1, board.seats):
        seat: i64 = (board.initiative + turn) % board.seats
        if rank(board, seat) > rank(board, best):
            best = seat
    board.tell(LAST_ROUND_OVER, best, board.round, points(board, best))
    board.winner = best
    board.agenda.clear()


def rank(board: Board, seat: i64) -> list[int]:
    """Points, then what ranks equal ones (OR-16.4)."""
    return [int(points(board, seat)), *RANKING.tiebreak(board, seat)]
