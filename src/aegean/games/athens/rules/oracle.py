"""The oracle deck: drawing, keeping and putting back (AT-7.23 to AT-7.26, AT-9.5, AT-10.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased, zeros
from aegean.core.state import CHANCE
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import UNKNOWN, Board
from aegean.games.athens.parts import ORACLE_COUNTS

NO_ORACLES: Final = zeros(UNKNOWN)


def oracle_left(board: Board) -> i64:
    """Cards in the oracle deck, counted from what everybody sees; never reshuffled (AT-10.5)."""
    left: i64 = -board.drawn_count
    for count in ORACLE_COUNTS:
        left += count
    for player in board.players:
        left -= player.oracle_count
    return left


def ask_oracles(board: Board, seat: i64, draws: i64) -> None:
    """One card is drawn and kept; for wheat three, of which one goes back (AT-7.23, AT-7.24, AT-9.5).

    A deck of one or two cards is drawn out and nothing goes back (AT-7.25).
    """
    left: i64 = oracle_left(board)
    if draws > 1 and left >= draws:
        board.ask(steps.RETURN_ORACLE, seat)
        for _n in range(draws):
            board.ask(steps.DRAW_ORACLE, CHANCE, seat * 2 + 1)
    else:
        for _ in range(draws if draws < left else left):
            board.ask(steps.DRAW_ORACLE, CHANCE, seat * 2)


def options_oracle(board: Board, out: vec[i64]) -> i64:
    """Any card of the deck; the cards put back lie under it and come last (AT-7.25)."""
    if board.deck.total > 0:
        return board.deck.options(actions.ASK.start, out)
    out[0] = actions.ASK.start + board.bottom[0] // 8
    return 1


def weights_oracle(board: Board, out: vec[i64]) -> None:
    """Each card of the deck is as likely as any other; the lowest are known."""
    if board.deck.total > 0:
        board.deck.weights(out)
    else:
        out[0] = 1


def draw_oracle(board: Board, oracle: i64) -> None:
    """The card goes to the player's hand, or before him alone while one of three must go back."""
    seat: i64 = board.arg // 2
    if board.deck.total > 0:
        board.deck.take(oracle)
    else:
        draw_from_bottom(board, seat)
    if board.arg % 2 == 1:
        board.drawn = increased(board.drawn, oracle)
        board.drawn_count += 1
    else:
        player = board.players[seat]
        player.oracles = increased(player.oracles, oracle)
        player.oracle_count += 1


def draw_from_bottom(board: Board, seat: i64) -> None:
    """A card put back earlier comes up again; whoever put it there knows who has it now."""
    card: i64 = board.bottom[0]
    board.bottom_count -= 1
    board.bottom = vec[i64](list(board.bottom[1:]) + [0])
    if card % 8 != seat and board.arg % 2 == 0:
        board.traced = changed(board.traced, board.traced_count, card * 8 + seat)
        board.traced_count += 1


def why_not_return(board: Board, oracle: i64) -> i64:
    """One of the cards drawn goes back (AT-7.24)."""
    return ALLOWED if board.drawn[oracle] > 0 else reason(phrases.NOT_DRAWN)


def options_return(board: Board, out: vec[i64]) -> i64:
    """The types among the drawn cards (D7)."""
    n: i64 = 0
    for oracle in range(UNKNOWN):
        if why_not_return(board, oracle) == 0:
            out[n] = actions.RETURN.start + oracle
            n += 1
    return n


def do_return(board: Board, oracle: i64) -> None:
    """Two are kept; the third goes face down under the deck (AT-7.24, AT-7.25)."""
    player = board.players[board.seat]
    board.drawn = increased(board.drawn, oracle, -1)
    for kept in range(UNKNOWN):
        player.oracles = increased(player.oracles, kept, board.drawn[kept])
    board.drawn = NO_ORACLES
    player.oracle_count += board.drawn_count - 1
    board.drawn_count = 0
    board.bottom = changed(board.bottom, board.bottom_count, oracle * 8 + board.seat)
    board.bottom_count += 1
