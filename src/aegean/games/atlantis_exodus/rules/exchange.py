"""Exchanging books, gold, points and flames, by pillars and influence cards (AE-11, AE-17.9 to AE-17.13)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.games.atlantis_exodus import actions, causes
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.cards import BOOKS_TO_VP, GOLD_TO_VP, INFLUENCE_RATE, PILLAR_AMOUNT
from aegean.games.atlantis_exodus.parts import GOLD
from aegean.games.atlantis_exodus.phrases import REASONS
from aegean.games.atlantis_exodus.rules import gain
from aegean.games.atlantis_exodus.rules.supply import (
    NOT_OWNED,
    pay_goods,
    score,
    swap_goods,
    take_goods,
    why_not_book,
    why_not_give,
)

NO_SWAP: Final[Reason] = REASONS.add("no_swap", "AE-17.9")
NO_FLAME: Final[Reason] = REASONS.add("no_flame", "AE-17.21")
SUPPLY_SHORT: Final[Reason] = REASONS.add("supply_short", "AE-17.13", "good")
FIRST_GIVE: Final[Reason] = REASONS.add("first_give", "AE-11.35")

SWAP_GIVE: Final = vec[i64]([0, 0, 1, 1, 2, 2])
SWAP_GET: Final = vec[i64]([1, 2, 0, 2, 0, 1])


class Stop(Pass):
    """A card may be stopped once something was given (AE-11.35)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        may_stop: bool = self.second(board) == 1
        return ALLOWED if may_stop else FIRST_GIVE.why


class Repeated(Menu):
    """Books are given one by one; after the first the player may stop."""

    def ask_for(self, board: Board, seat: i64, times: i64, may_stop: bool, cause: i64) -> None:
        self.put(board, seat, times, 1 if may_stop else 0, cause)

    def times(self, board: Board) -> i64:
        """How many books may still be given."""
        return self.first(board)

    def cause(self, board: Board) -> i64:
        return self.third(board)


def why_not_swap(board: Board, pair: i64) -> i64:
    """A book in hand for one of another colour in the supply (AE-17.9, AE-11.24)."""
    why: i64 = why_not_give(board.players[board.seat], SWAP_GIVE[pair])
    return why if why != ALLOWED else why_not_book(board, SWAP_GET[pair])


def why_not_swap_any(board: Board) -> i64:
    """Whether any swap is possible (AE-17.9)."""
    for pair in range(6):
        if why_not_swap(board, pair) == ALLOWED:
            return ALLOWED
    return NO_SWAP.why


@final
class SwapBooks(Question):
    """One book for another, as often as the effect allows (AE-17.9, AE-11.24)."""

    def why_not(self, board: Board, pair: i64) -> i64:
        return why_not_swap(board, pair)

    def do(self, board: Board, pair: i64) -> None:
        cause: i64 = SWAP.cause(board)
        swap_goods(board, board.seat, SWAP_GIVE[pair], SWAP_GET[pair], cause)
        if SWAP.times(board) > 1:
            SWAP.ask_for(board, board.seat, times=SWAP.times(board) - 1, may_stop=True, cause=cause)


@final
class Swap(Repeated):
    """Ordered pairs of books, and stopping (D18)."""

    def waits(self, board: Board) -> bool:
        return why_not_swap_any(board) == ALLOWED


@final
class GiveBook(Question):
    """Book Donation: up to five books, one after the other, for points (AE-11.31)."""

    def why_not(self, board: Board, book: i64) -> i64:
        return why_not_give(board.players[board.seat], book)

    def do(self, board: Board, book: i64) -> None:
        cause: i64 = DONATE_BOOK.cause(board)
        pay_goods(board, board.seat, book, 1, cause)
        score(board, board.seat, INFLUENCE_RATE[BOOKS_TO_VP], cause)
        left: i64 = DONATE_BOOK.times(board) - 1
        if left > 0 and board.players[board.seat].books > 0:
            DONATE_BOOK.ask_for(board, board.seat, times=left, may_stop=True, cause=cause)


@final
class DonateGold(Question):
    """Gold Donation: one to three gold, two points for each (D23, AE-11.32)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        short: i64 = entry + 1 - board.players[board.seat].goods[GOLD]
        return ALLOWED if short <= 0 else NOT_OWNED.of_two(GOLD, short)

    def do(self, board: Board, entry: i64) -> None:
        cause: i64 = causes.CARD + GOLD_TO_VP
        pay_goods(board, board.seat, GOLD, entry + 1, cause)
        score(board, board.seat, (entry + 1) * INFLUENCE_RATE[GOLD_TO_VP], cause)


@final
class Offer(Question):
    """One book is handed in (D20, AE-17.11)."""

    def ask_for(self, board: Board, seat: i64, card: i64) -> None:
        self.put(board, seat, card)

    def why_not(self, board: Board, book: i64) -> i64:
        return why_not_give(board.players[board.seat], book)

    def do(self, board: Board, book: i64) -> None:
        pay_goods(board, board.seat, book, 1, causes.PILLAR + self.first(board))
        OFFERED.ask_for(board, board.seat, card=self.first(board))


@final
class Points(Question):
    """Points for the book (AE-17.11)."""

    def do(self, board: Board, entry: i64) -> None:
        score(board, board.seat, PILLAR_AMOUNT[OFFERED.card(board)], causes.PILLAR + OFFERED.card(board))


@final
class Flame(Question):
    """Flames for the book or the points (AE-17.11, AE-17.12)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if gain.can_climb(board) else NO_FLAME.why

    def do(self, board: Board, entry: i64) -> None:
        gain.flames(board, board.seat, PILLAR_AMOUNT[OFFERED.card(board)], causes.PILLAR + OFFERED.card(board))


@final
class Book(Question):
    """A book of the supply for the points (AE-17.12)."""

    def why_not(self, board: Board, book: i64) -> i64:
        return why_not_book(board, book)

    def do(self, board: Board, book: i64) -> None:
        gain.book(board, board.seat, book, causes.PILLAR + DEVOTE.card(board))


@final
class Reward(Menu):
    """What a pillar gives for a book or for points (D20, D21)."""

    def ask_for(self, board: Board, seat: i64, card: i64) -> None:
        self.put(board, seat, card)

    def card(self, board: Board) -> i64:
        return self.first(board)


def is_purchase(trade: i64) -> bool:
    """Whether a trade gives gold for books, and not the reverse."""
    return trade < 3


def traded_book(trade: i64) -> i64:
    """The colour of the books in a trade."""
    return trade % 3


def why_not_trade(board: Board, card: i64, trade: i64) -> i64:
    """One gold for two books of a colour or the reverse; the supply must give all of it (AE-17.13)."""
    goods = board.players[board.seat].goods
    book: i64 = traded_book(trade)
    books: i64 = PILLAR_AMOUNT[card]
    if is_purchase(trade):
        if goods[GOLD] == 0:
            return NOT_OWNED.of_two(GOLD, 1)
        return ALLOWED if board.supply[book] >= books else SUPPLY_SHORT.of(book)
    if goods[book] < books:
        return NOT_OWNED.of_two(book, books - goods[book])
    return ALLOWED if board.supply[GOLD] > 0 else SUPPLY_SHORT.of(GOLD)


@final
class Trade(Question):
    """Gold for books or books for gold (D19, AE-17.13)."""

    def ask_for(self, board: Board, seat: i64, card: i64) -> None:
        self.put(board, seat, card)

    def card(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, trade: i64) -> i64:
        return why_not_trade(board, self.card(board), trade)

    def do(self, board: Board, trade: i64) -> None:
        book: i64 = traded_book(trade)
        books: i64 = PILLAR_AMOUNT[self.card(board)]
        cause: i64 = causes.PILLAR + self.card(board)
        if is_purchase(trade):
            pay_goods(board, board.seat, GOLD, 1, cause)
            take_goods(board, board.seat, book, books, cause)
        else:
            pay_goods(board, board.seat, book, books, cause)
            take_goods(board, board.seat, GOLD, 1, cause)


SWAP: Final[Swap] = Swap("swap", SwapBooks("swap_books", actions.SWAP), Stop("stop_swapping", actions.STOP))
DONATE_BOOK: Final[Repeated] = Repeated(
    "donate_book", GiveBook("give_book", actions.GIVE), Stop("stop_donating", actions.STOP)
)  # D22
DONATE_GOLD: Final[DonateGold] = DonateGold("donate_gold", actions.DONATE)
OFFER: Final[Offer] = Offer("offer", actions.GIVE)
OFFERED: Final[Reward] = Reward("offered", Points("points", actions.POINTS), Flame("offered_flame", actions.FLAME))
DEVOTE: Final[Reward] = Reward("devote", Book("devoted_book", actions.BOOK), Flame("devoted_flame", actions.FLAME))
TRADE: Final[Trade] = Trade("trade", actions.TRADE)
