"""Prices, discount and payment (AT-6.5 to AT-6.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.games.athens import actions
from aegean.games.athens.board import Board
from aegean.games.athens.parts import DEEDS, Deed
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.rules.population import discard_tile, refill_bag

PAID_TILES: Final[Phrase] = NOTES.add("paid_tiles", "AT-6.5", "n", "tile", "card")
PAID_NOTHING: Final[Phrase] = NOTES.add("paid_nothing", "AT-6.8", "card")
NO_ALTERNATIVE: Final[Reason] = REASONS.add("no_alternative", "AT-6.5")
CANNOT_PAY: Final[Reason] = REASONS.add("cannot_pay", "AT-6.8", "tiles")
DEARER: Final[Reason] = REASONS.add("dearer", "AT-6.9")


def discount(board: Board) -> vec[i64]:
    """Persons on the dice that apply, by class: the grey ones once rolled, else the white (AT-6.6, AT-6.7)."""
    return board.grey if board.grey_rolled else board.white


def due(board: Board, deed: Deed, alternative: i64, tile: i64) -> i64:
    """Tiles of a class that an alternative still costs; never below 0, surplus is lost (AT-6.6)."""
    left: i64 = deed.price[alternative * 3 + tile] - discount(board)[tile]
    if left > 0:
        return left
    return 0


def can_pay(board: Board, deed: Deed, alternative: i64) -> bool:
    """Whether the player has exactly the tiles asked for; no class replaces another (AT-6.5, AT-6.8)."""
    tiles = board.players[board.seat].tiles
    persons = discount(board)
    first: i64 = alternative * 3
    return (
        deed.price[first] <= tiles[0] + persons[0]
        and deed.price[first + 1] <= tiles[1] + persons[1]
        and deed.price[first + 2] <= tiles[2] + persons[2]
    )


def can_pay_any(board: Board, deed: Deed) -> bool:
    """Whether some alternative can be paid (AT-6.8)."""
    for alternative in range(deed.alternatives):
        if can_pay(board, deed, alternative):
            return True
    return False


def lacking(board: Board, deed: Deed, alternative: i64) -> i64:
    """Tiles that the player lacks for an alternative: a digit for each class (AT-6.5)."""
    tiles = board.players[board.seat].tiles
    digits: i64 = 0
    for tile in range(3):
        short: i64 = due(board, deed, alternative, tile) - tiles[tile]
        digits = digits * 10 + (short if short > 0 else 0)
    return digits


def least_lacking(board: Board, deed: Deed) -> i64:
    """What the player lacks for the alternative that asks for the fewest tiles more (AT-6.8)."""
    best: i64 = 0
    fewest: i64 = 100
    for alternative in range(deed.alternatives):
        digits: i64 = lacking(board, deed, alternative)
        count: i64 = digits // 100 + digits // 10 % 10 + digits % 10
        if count < fewest:
            best = digits
            fewest = count
    return best


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


class Pay(Question):
    """Pay one of the printed alternatives (AT-6.5 to AT-6.9)."""

    def ask_for(self, board: Board, seat: i64, deed: i64) -> None:
        self.put(board, seat, deed)

    def deed(self, board: Board) -> Deed:
        return DEEDS[self.first(board)]

    def why_not(self, board: Board, alternative: i64) -> i64:
        """It can be paid and is not simply dearer than another (AT-6.8, AT-6.9)."""
        deed = self.deed(board)
        if alternative >= deed.alternatives:
            return NO_ALTERNATIVE.why
        if not can_pay(board, deed, alternative):
            return CANNOT_PAY.of(lacking(board, deed, alternative) - 1)
        for other in range(deed.alternatives):
            if asks_more(board, deed, alternative, other):
                return DEARER.why
        return ALLOWED

    def do(self, board: Board, alternative: i64) -> None:
        """The tiles go to the discard pile (AT-6.5, AT-4.6)."""
        deed = self.deed(board)
        paid: i64 = 0
        for tile in range(3):
            count: i64 = due(board, deed, alternative, tile)
            for _n in range(count):
                discard_tile(board, board.seat, tile)
            if count > 0:
                board.tell(PAID_TILES, board.seat, count, tile, self.first(board))
            paid += count
        if paid == 0:
            board.tell(PAID_NOTHING, board.seat, self.first(board))
        refill_bag(board)


PAY: Final[Pay] = Pay("pay", actions.PAY)
