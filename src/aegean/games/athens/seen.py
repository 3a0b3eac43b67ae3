"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.state import CHANCE
from aegean.games.athens import steps
from aegean.games.athens.board import UNKNOWN, Board


def drawing_seat(board: Board) -> i64:
    """Who looks at drawn oracle cards just now, -1 for nobody."""
    if board.step == steps.RETURN_ORACLE:
        return board.seat
    if board.step == steps.DRAW_ORACLE and board.seat == CHANCE:
        return board.arg // 2
    return -1


def hide(board: Board, viewer: i64) -> None:
    """Pools all oracle cards the viewer has not seen: the deck, other hands, cards put back by others."""
    for seat in range(board.seats):
        player = board.players[seat]
        if seat != viewer:
            for oracle in range(UNKNOWN):
                board.deck.put(oracle, player.oracles[oracle])
                player.oracles[oracle] = 0
    for place in range(board.traced_count):
        trace: i64 = board.traced[place]
        if trace // 64 != UNKNOWN and trace // 8 % 8 == viewer:
            board.deck.put(trace // 64, -1)
            board.players[trace % 8].oracles[trace // 64] += 1
        elif trace % 8 != viewer:
            board.traced[place] = UNKNOWN * 64 + trace % 64
    for place in range(board.bottom_count):
        card: i64 = board.bottom[place]
        if card % 8 != viewer and card // 8 != UNKNOWN:
            board.deck.put(card // 8)
            board.bottom[place] = UNKNOWN * 8 + card % 8
    if drawing_seat(board) != viewer:
        for oracle in range(UNKNOWN):
            board.deck.put(oracle, board.drawn[oracle])
            board.drawn[oracle] = 0


def deal(board: Board, rng: Rng) -> None:
    """Deals the pool to the hands and places that hold unknown cards; the rest is the deck."""
    for place in range(board.traced_count):
        trace: i64 = board.traced[place]
        if trace // 64 == UNKNOWN:
            oracle: i64 = board.deck.draw(rng)
            board.players[trace % 8].oracles[oracle] += 1
            board.traced[place] = oracle * 64 + trace % 64
    for player in board.players:
        held: i64 = 0
        for count in player.oracles:
            held += count
        for _ in range(player.oracle_count - held):
            player.oracles[board.deck.draw(rng)] += 1
    for place in range(board.bottom_count):
        if board.bottom[place] // 8 == UNKNOWN:
            board.bottom[place] = board.deck.draw(rng) * 8 + board.bottom[place] % 8
    shown: i64 = 0
    for count in board.drawn:
        shown += count
    for _ in range(board.drawn_count - shown):
        board.drawn[board.deck.draw(rng)] += 1
