"""The round and its ceremonies (OU-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, zeros
from aegean.core.state import CHANCE
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import NO_GOD, Board
from aegean.games.olympus.parts import ALL_GODS, BIT

WORSHIP: Final = 0  # where a favour comes from: a priest,
ORACLE: Final = 1  # the Oracle,
ACROPOLIS: Final = 2  # or the Acropolis
NO_PRIESTS: Final = zeros(ALL_GODS)


def begin_round(board: Board) -> None:
    """A worship phase with open gods, led first by the starting player (OU-3.1 to OU-3.3)."""
    board.upkeep = 0
    board.tell(phrases.ROUND_BEGINS, -1, board.round, board.start)
    board.ask(steps.NEXT_CEREMONY, board.start)


def gods_left(board: Board) -> i64:
    """How many gods have not been honoured in this round (OU-3.5)."""
    left: i64 = 0
    for god in range(ALL_GODS):
        if board.alpha[god] == 0:
            left += 1
    return left


def next_ceremony(board: Board) -> None:
    """The next player with an available priest leads; without one, or without a god left, worship ends.

    The search goes once round the table and may end with the previous leader (OU-3.3, OU-3.11, OU-3.12).
    """
    first: i64 = board.seat
    board.god = NO_GOD
    board.followers = 0
    board.declined = 0
    if gods_left(board) > 0:
        for turn in range(board.seats):
            seat: i64 = (first + turn) % board.seats
            if board.players[seat].priests > 0:
                board.leader = seat
                board.ask(steps.CHOOSE_GOD, seat)
                return
    board.ask(steps.UPKEEP, CHANCE, 1)


def has_god_choice(board: Board) -> bool:
    """Takes the last god without asking; passing is not allowed (OU-3.4)."""
    if gods_left(board) > 1:
        return True
    for god in range(ALL_GODS):
        if board.alpha[god] == 0:
            do_god(board, god)
            return False
    return False


def why_not_god(board: Board, god: i64) -> i64:
    """A god that has not been honoured in this round (OU-3.4, OU-3.5)."""
    return ALLOWED if board.alpha[god] == 0 else reason(phrases.HONOURED, god)


def options_god(board: Board, out: vec[i64]) -> i64:
    """The gods still free."""
    n: i64 = 0
    for god in range(ALL_GODS):
        if why_not_god(board, god) == 0:
            out[n] = actions.GOD.start + god
            n += 1
    return n


def do_god(board: Board, god: i64) -> None:
    """A priest goes onto alpha and stays; the others are asked clockwise (OU-3.2, OU-3.4, OU-3.6, OU-3.10)."""
    seat: i64 = board.seat
    board.players[seat].priests -= 1
    board.alpha = changed(board.alpha, god, seat + 1)
    board.god = god
    board.leader = seat
    board.ask(steps.NEXT_CEREMONY, board.next_seat(seat))
    board.ask(steps.GRANT, seat)
    for turn in range(1, board.seats):
        board.ask(steps.JOIN, (seat + board.seats - turn) % board.seats)


def can_join(board: Board) -> bool:
    """Whoever has an available priest is asked, once a ceremony (OU-3.6, OU-3.7)."""
    return board.players[board.seat].priests > 0


def do_join(board: Board, joins: bool) -> None:
    """One priest onto beta, where there is room for all, or a final refusal (OU-3.6)."""
    seat: i64 = board.seat
    if joins:
        board.players[seat].priests -= 1
        board.followers |= BIT[seat]
        board.beta = changed(board.beta, board.god, board.beta[board.god] | BIT[seat])
    else:
        board.declined |= BIT[seat]


def grant(board: Board) -> None:
    """Favours clockwise from the leader, each completely before the next; then the wars (OU-3.8, OU-3.9)."""
    leader: i64 = board.leader
    board.ask(steps.NAME_TARGETS, leader)
    for turn in range(1, board.seats):
        seat: i64 = (leader + board.seats - turn) % board.seats
        if (board.followers >> seat) & 1 != 0:
            ask_favour(board, seat, board.god, 0, WORSHIP)
    ask_favour(board, leader, board.god, 1, WORSHIP)


def ask_favour(board: Board, seat: i64, god: i64, alpha: i64, source: i64) -> None:
    """Puts a favour on the agenda: alpha is 1 for the large one, 0 for the small one."""
    board.ask(steps.FAVOUR, seat, (god * 2 + alpha) * 4 + source)


def beta_priests(board: Board, seat: i64) -> i64:
    """Own priests on beta spaces."""
    count: i64 = 0
    for god in range(ALL_GODS):
        count += (board.beta[god] >> seat) & 1
    return count


def recall_beta_priests(board: Board, seat: i64) -> None:
    """The Wonder: all own priests on beta spaces are available again (OU-3.11, OU-10.33)."""
    count: i64 = beta_priests(board, seat)
    beta = board.beta[:]
    for god in range(ALL_GODS):
        if (beta[god] >> seat) & 1 != 0:
            beta[god] -= BIT[seat]
    board.beta = beta
    board.players[seat].priests += count
    board.tell(phrases.PRIESTS_RETURN, seat, count)
