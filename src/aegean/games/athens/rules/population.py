"""Rounds and the population phase (AT-2.5, AT-2.8, AT-3, AT-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased, zeros
from aegean.core.state import CHANCE
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import Board
from aegean.games.athens.parts import (
    FIRST_TILES,
    LATER_TILES,
    ORDER_DIE,
    PAIR_FIRST,
    PAIR_SECOND,
    SINGLES,
    TILE_LIMIT,
)

NOBODY: Final = zeros(3)
NO_WORKERS: Final = zeros(len(SINGLES))


def seat_in_order(board: Board, turn: i64) -> i64:
    """Who is the n-th in play order: from the start player on, left or right (AT-2.5, AT-2.8)."""
    if board.clockwise:
        return (board.start + turn) % board.seats
    return (board.start + board.seats - turn) % board.seats


def begin_round(board: Board) -> None:
    """The start player rolls the white dice and, from three players on, the order die (AT-4.1, AT-3.1)."""
    board.tell(phrases.ROUND_BEGINS, board.start, board.round, board.start)
    board.workers = NO_WORKERS
    board.clockwise = True
    board.ask(steps.PHASES, CHANCE)
    if ORDER_DIE[int(board.seats)]:
        board.ask(steps.ORDER_DIE, CHANCE)
    board.ask(steps.WHITE_DICE, CHANCE)


def plan_phases(board: Board) -> None:
    """Population, base, action and event phase, each in play order (AT-3.1, AT-3.2, AT-4.3).

    The agenda is a stack, so what comes last is put on it first.
    """
    board.ask(steps.END_ROUND, CHANCE)
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.CHOOSE_EVENT, seat_in_order(board, turn))
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.ACT, seat_in_order(board, turn), 1)
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.TAKE_BASE, seat_in_order(board, turn))
    for turn in range(board.seats - 1, -1, -1):
        board.ask(steps.DISCARD_TILE, seat_in_order(board, turn))
    draws: i64 = FIRST_TILES if board.round == 1 else LATER_TILES
    for turn in range(board.seats - 1, -1, -1):
        ask_tiles(board, seat_in_order(board, turn), draws)


def shown(pair: i64) -> vec[i64]:
    """The two persons that a roll shows, by class: the discount (AT-4.2)."""
    return increased(increased(NOBODY, PAIR_FIRST[pair]), PAIR_SECOND[pair])


def ask_tiles(board: Board, seat: i64, draws: i64) -> None:
    """Lets a player draw tiles, one at a time (AT-4.3)."""
    for _n in range(draws):
        board.ask(steps.DRAW_TILE, CHANCE, seat)


def draw_tile(board: Board, seat: i64, tile: i64) -> None:
    """A tile from the bag comes to lie open before the player (AT-4.8)."""
    board.bag.take(tile)
    board.players[seat].tiles[tile] += 1
    refill_bag(board)


def discard_tile(board: Board, seat: i64, tile: i64) -> None:
    """A tile discarded or paid goes to the discard pile (AT-4.6)."""
    board.players[seat].tiles[tile] -= 1
    board.discard[tile] += 1


def refill_bag(board: Board) -> None:
    """An empty bag takes all discarded tiles back at once (AT-4.7); so one can always be drawn (AT-10.4)."""
    if board.bag.total > 0:
        return
    for tile in range(3):
        if board.discard[tile] > 0:
            board.bag.put(tile, board.discard[tile])
            board.discard[tile] = 0
    if board.bag.total > 0:
        board.tell(phrases.BAG_REFILLED, -1, board.bag.total)


def too_many_tiles(board: Board, seat: i64) -> bool:
    """Whether a player has to discard: the limit is checked in this phase only (AT-4.4, AT-4.5)."""
    return board.players[seat].tile_count() > TILE_LIMIT


def why_not_discard(board: Board, tile: i64) -> i64:
    """He discards tiles of his choice, of those he has (AT-4.4)."""
    return ALLOWED if board.players[board.seat].tiles[tile] > 0 else reason(phrases.NO_SUCH_TILE, tile)


def options_discard(board: Board, out: vec[i64]) -> i64:
    """The classes he holds (D1)."""
    n: i64 = 0
    for tile in range(3):
        if why_not_discard(board, tile) == 0:
            out[n] = actions.DISCARD.start + tile
            n += 1
    return n


def do_discard(board: Board, tile: i64) -> None:
    """He discards one and goes on until he has at most three (AT-4.4)."""
    discard_tile(board, board.seat, tile)
    refill_bag(board)
    board.ask(steps.DISCARD_TILE, board.seat)
