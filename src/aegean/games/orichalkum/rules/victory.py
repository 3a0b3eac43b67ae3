"""Points and the end of the game (OR-1.8, OR-16)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.games.orichalkum import phrases
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.grid import size_of
from aegean.games.orichalkum.parts import GOAL


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


def has_won(board: Board, seat: i64) -> bool:
    """5 points and no creature left; with creatures the game goes on (OR-16.1, OR-16.3)."""
    return board.players[seat].lairs == 0 and points(board, seat) >= GOAL


def check_victory(board: Board) -> bool:
    """Ends the game at once, turn and round unfinished, if the player in turn has won (OR-16.1, OR-16.2)."""
    if not has_won(board, board.turn):
        return False
    board.winner = board.turn
    board.tell(phrases.WINS, board.turn)
    board.agenda.clear()
    return True


def rank(board: Board, seat: i64) -> tuple[i64, i64, i64]:
    """Points, then fewest creatures, then most goods in reserve (OR-16.4, OR-16.5)."""
    player = board.players[seat]
    return points(board, seat), -size_of(player.lairs), player.hoplites + player.orichalcum


def end_without_winner(board: Board) -> None:
    """After the last round the best ranked wins; of equals the earliest in turn order (OR-16.4)."""
    best: i64 = board.initiative
    for turn in range(1, board.seats):
        seat: i64 = (board.initiative + turn) % board.seats
        if rank(board, seat) > rank(board, best):
            best = seat
    board.tell(phrases.LAST_ROUND_OVER, best, board.round)
    board.winner = best
    board.agenda.clear()


def tally(board: Board, seat: i64) -> list[int]:
    """The points by kind: temples, medals, Titans (OR-1.8, OR-5.10, OR-10.10, OR-10.11)."""
    player = board.players[seat]
    return [player.temple_count, player.medals, titans_held(board, seat)]


def places(board: Board) -> list[int]:
    """The winner first whatever the others hold; the others by their rank (OR-16.5)."""
    keys = [(seat == board.winner and board.winner != NONE, *rank(board, seat)) for seat in range(board.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]
