"""Prices, discount and payment (AT-6.5 to AT-6.9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import reason
from aegean.games.athens import actions, phrases
from aegean.games.athens.board import Board
from aegean.games.athens.parts import ALTERNATIVES, DEEDS, Deed
from aegean.games.athens.rules.population import discard_tile, refill_bag


def discount(board: Board, tile: i64) -> i64:
    """Persons of a class on the dice that apply: the grey ones once rolled, else the white (AT-6.6, AT-6.7)."""
    return board.grey[tile] if board.grey_rolled else board.white[tile]


def due(board: Board, deed: Deed, alternative: i64, tile: i64) -> i64:
    """Tiles of a class that an alternative still costs; never below 0, surplus is lost (AT-6.6)."""
    left: i64 = deed.price[alternative * 3 + tile] - discount(board, tile)
    if left > 0:
        return left
    return 0


def can_pay(board: Board, deed: Deed, alternative: i64) -> bool:
    """Whether the player has exactly the tiles asked for; no class replaces another (AT-6.5, AT-6.8)."""
    tiles = board.players[board.seat].tiles
    return (
        due(board, deed, alternative, 0) <= tiles[0]
        and due(board, deed, alternative, 1) <= tiles[1]
        and due(board, deed, alternative, 2) <= tiles[2]
    )


def can_pay_any(board: Board, deed: Deed) -> bool:
    """Whether some alternative can be paid (AT-6.8)."""
    for alternative in range(deed.alternatives):
        if can_pay(board, deed, alternative):
            return True
    return False


def asks_more(board: Board, deed: Deed, dear: i64, cheap: i64) -> bool:
    """Whether one alternative asks for everything another asks for, and more (AT-6.9).

    Of two that ask for the same, the later counts as the dearer, so that one is always left.
    """
    more: i64 = 0
    for tile in range(3):
        difference: i64 = due(board, deed, dear, tile) - due(board, deed, cheap, tile)
        if difference < 0:
            return False
        more += difference
    return more > 0 or dear > cheap


def why_not_pay(board: Board, deed: Deed, alternative: i64) -> i64:
    """He pays one alternative that he can pay and that is not simply dearer than another (AT-6.8, AT-6.9)."""
    if alternative >= deed.alternatives:
        return reason(phrases.NO_ALTERNATIVE)
    if not can_pay(board, deed, alternative):
        return reason(phrases.CANNOT_PAY)
    for other in range(deed.alternatives):
        if asks_more(board, deed, alternative, other):
            return reason(phrases.DEARER)
    return 0


def options_pay(board: Board, out: vec[i64]) -> i64:
    """The alternatives left (D4)."""
    deed = DEEDS[board.arg]
    n: i64 = 0
    for alternative in range(ALTERNATIVES):
        if why_not_pay(board, deed, alternative) == 0:
            out[n] = actions.PAY.start + alternative
            n += 1
    return n


def do_pay(board: Board, alternative: i64) -> None:
    """The tiles go to the discard pile (AT-6.5, AT-4.6)."""
    deed = DEEDS[board.arg]
    paid: i64 = 0
    for tile in range(3):
        count: i64 = due(board, deed, alternative, tile)
        for _n in range(count):
            discard_tile(board, board.seat, tile)
        if count > 0:
            board.tell(phrases.PAID_TILES, board.seat, count, tile)
        paid += count
    if paid == 0:
        board.tell(phrases.PAID_NOTHING, board.seat)
    refill_bag(board)
