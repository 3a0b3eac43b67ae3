"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import steps
from aegean.games.athens.board import UNKNOWN, Board
from aegean.games.athens.rules.oracle import NO_ORACLES


def drawing_seat(board: Board) -> i64:
    """Who looks at drawn oracle cards just now, -1 for nobody."""
    if board.step == steps.RETURN_ORACLE:
        return board.seat
    if board.step == steps.DRAW_ORACLE and board.seat == CHANCE:
        return board.arg // 2
    return -1


def give(board: Board, seat: i64, oracle: i64) -> None:
    """Puts an oracle card into a hand that counts it already."""
    player = board.players[seat]
    player.oracles = increased(player.oracles, oracle)


def known(oracles: vec[i64]) -> i64:
    """How many oracle cards are known."""
    count: i64 = 0
    for oracle in oracles:
        count += oracle
    return count


def hide(board: Board, viewer: i64) -> None:
    """Pools all oracle cards the viewer has not seen: the deck, other hands, cards put back by others."""
    for seat in range(board.seats):
        player = board.players[seat]
        if seat != viewer and player.oracle_count > 0:
            board.deck.pour(player.oracles)
            player.oracles = NO_ORACLES
    for place in range(board.traced_count):
        trace: i64 = board.traced[place]
        if trace // 64 != UNKNOWN and trace // 8 % 8 == viewer:
            board.deck.put(trace // 64, -1)
            give(board, trace % 8, trace // 64)
        elif trace % 8 != viewer:
            board.traced = changed(board.traced, place, UNKNOWN * 64 + trace % 64)
    for place in range(board.bottom_count):
        card: i64 = board.bottom[place]
        if card % 8 != viewer and card // 8 != UNKNOWN:
            board.deck.put(card // 8)
            board.bottom = changed(board.bottom, place, UNKNOWN * 8 + card % 8)
    if drawing_seat(board) != viewer and board.drawn_count > 0:
        board.deck.pour(board.drawn)
        board.drawn = NO_ORACLES


def deal(board: Board, rng: Rng) -> None:
    """Deals the pool to the hands and places that hold unknown cards; the rest is the deck."""
    for place in range(board.traced_count):
        trace: i64 = board.traced[place]
        if trace // 64 == UNKNOWN:
            oracle: i64 = board.deck.draw(rng)
            give(board, trace % 8, oracle)
            board.traced = changed(board.traced, place, oracle * 64 + trace % 64)
    for seat in range(board.seats):
        player = board.players[seat]
        for _ in range(player.oracle_count - known(player.oracles)):
            give(board, seat, board.deck.draw(rng))
    for place in range(board.bottom_count):
        if board.bottom[place] // 8 == UNKNOWN:
            board.bottom = changed(board.bottom, place, board.deck.draw(rng) * 8 + board.bottom[place] % 8)
    for _ in range(board.drawn_count - known(board.drawn)):
        board.drawn = increased(board.drawn, board.deck.draw(rng))
