"""Paying for an expansion after the move, where that is a choice: cards first, or a longer way (OS-4.9, OS-8.3)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Menu, Question
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.parts import LAST_ZEUS
from aegean.games.olympos.phrases import REASONS
from aegean.games.olympos.rules.destiny import Card, hourglasses_in_hand
from aegean.games.olympos.rules.time import budget, crossed, landing, pay, too_late
from aegean.games.olympos.rules.travel import leads_to

NO_SUCH_WAY: Final[Reason] = REASONS.add("no_such_way", "OS-4.9", "n")
NO_FARTHER: Final[Reason] = REASONS.add("no_farther", "OS-4.9", "n")


def passed(board: Board, player: Player, price: i64) -> i64:
    """Zeus spaces that a price makes the marker reach, and markers that it leaves behind (OS-4.9).

    On and beyond the last Zeus space neither matters: no god is left, and the player has no more turn.
    """
    if player.time >= LAST_ZEUS:
        return 0
    space: i64 = landing(player, price)
    count: i64 = crossed(player.time, space)
    for other in board.players:
        if not other.finished and other.time < space:
            count += 1
    return count


@final
class Cost(Question):
    """Pay for the move, by the cheapest way or by a longer one that carries the marker past something (OS-4.9)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """Some way costs just that, it does not pass the cross, and no cheaper way does as much (OS-3.10, OS-4.9)."""
        player = board.players[board.seat]
        price: i64 = entry + 1
        if not PAYMENT.is_way(board, price):
            return NO_SUCH_WAY.of(price)
        if price > budget(player):
            return too_late(player, price)
        reached: i64 = passed(board, player, price)
        for cheaper in range(PAYMENT.cheapest(board), price):
            if PAYMENT.is_way(board, cheaper) and passed(board, player, cheaper) == reached:
                return NO_FARTHER.of(cheaper)
        return ALLOWED

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        most: i64 = self.block.size
        if budget(player) < most:
            most = budget(player)
        best: i64 = -1
        for price in range(PAYMENT.cheapest(board), most + 1):
            reached: i64 = passed(board, player, price)
            if reached > best and PAYMENT.is_way(board, price):
                best = reached
                out[n] = self.block.start + price - 1
                n += 1
        return n

    def do(self, board: Board, entry: i64) -> None:
        pay(board, board.seat, entry + 1, PAYMENT.territory(board))


@final
class Payment(Menu):
    """Cards before the expansion is paid, then its price (D17, OS-4.9, OS-8.3)."""

    def ask_for(self, board: Board, seat: i64, start: i64, territory: i64, fight: i64, cheapest: i64) -> None:
        """Where the settler came from and where it is now, what it fought for, and the price of the cheapest way."""
        self.put(board, seat, start, territory, fight, cheapest)

    def territory(self, board: Board) -> i64:
        return self.second(board)

    def cheapest(self, board: Board) -> i64:
        """What the move costs by the cheapest way."""
        return self.fourth(board)

    def is_way(self, board: Board, price: i64) -> bool:
        """Whether some way to where the settler is now costs just so much."""
        player = board.players[board.seat]
        return leads_to(player, self.first(board), self.territory(board), price - self.third(board))

    def is_payable(self, board: Board) -> bool:
        """Whether the time left and the cards in hand pay for the cheapest way (OS-8.3)."""
        lack: i64 = self.cheapest(board) - budget(board.players[board.seat])
        return lack <= hourglasses_in_hand(board, board.seat)

    def asks_always(self, board: Board) -> bool:
        return board.players[board.seat].hand_count > 0


COST: Final[Cost] = Cost("cost", actions.COST)
PAYMENT: Final[Payment] = Payment("payment", Card("payment_card", actions.CARD), COST)
