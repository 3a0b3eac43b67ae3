"""Phase 4: the extra action and its payments (OR-13, OR-11.9, OR-11.10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.core.shared import increased
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.action import is_possible, perform
from aegean.games.orichalkum.rules.supply import pay_hoplites, pay_orichalcum, return_beast

PAID: Final[Phrase] = NOTES.add("paid", "OR-13.5", "n", "payment")
CANNOT_PAY_HOPLITES: Final[Reason] = REASONS.add("cannot_pay_hoplites", "OR-13.2", "n")
CANNOT_PAY_ORICHALCUM: Final[Reason] = REASONS.add("cannot_pay_orichalcum", "OR-13.3", "n")
CANNOT_PAY_CREATURES: Final[Reason] = REASONS.add("cannot_pay_creatures", "OR-13.4", "n")
NOT_FOR_HOPLITES: Final[Reason] = REASONS.add("not_for_hoplites", "OR-13.2", "action")
NOT_FOR_ORICHALCUM: Final[Reason] = REASONS.add("not_for_orichalcum", "OR-13.3", "action")
NO_SUCH_CREATURE: Final[Reason] = REASONS.add("no_such_creature", "OR-13.4", "creature")
NOTHING_TO_BUILD: Final[Reason] = REASONS.add("nothing_to_build", "OR-13.7")
NOTHING_TO_FIGHT: Final[Reason] = REASONS.add("nothing_to_fight", "OR-13.7")


def price(player: Player, payment: i64) -> i64:
    """2 of one kind, 1 less for the owner of its statue (OR-13.2 to OR-13.4, OR-11.10)."""
    statue: i64 = parts.STATUE[payment]
    return parts.PAY_COST[payment] - parts.DISCOUNT[statue] * player.owned[statue]


def wealth(player: Player, payment: i64) -> i64:
    """How much of a payment's resource a player has (OR-1.7)."""
    if payment == parts.PAY_HOPLITES:
        return player.hoplites
    return player.orichalcum if payment == parts.PAY_ORICHALCUM else player.trophies()


def cannot_pay(payment: i64, missing: i64) -> i64:
    """Why a payment is too little: each has a price of its own (OR-13.2 to OR-13.4)."""
    if payment == parts.PAY_HOPLITES:
        return CANNOT_PAY_HOPLITES.of(missing)
    return (CANNOT_PAY_ORICHALCUM if payment == parts.PAY_ORICHALCUM else CANNOT_PAY_CREATURES).of(missing)


def why_not_pay(board: Board, payment: i64) -> i64:
    """Enough of one kind of resource; each buys producing or recruiting, always possible (OR-13.2 to OR-13.5)."""
    player = board.players[board.seat]
    missing: i64 = price(player, payment) - wealth(player, payment)
    return ALLOWED if missing <= 0 else cannot_pay(payment, missing)


def collect_creatures(board: Board, player: Player, count: i64) -> None:
    """Asks which creatures go back, unless all are needed or all are alike (D-PAY-CREATURE, OR-13.4)."""
    kinds: i64 = 0
    for number in player.defeated:
        if number > 0:
            kinds += 1
    if kinds > 1 and 0 < count < player.trophies():
        GIVE_CREATURE.ask_for(board, count=count)
        return
    for kind in range(i64(len(player.defeated))):
        while count > 0 and player.defeated[kind] > 0:
            give_creature(board, player, kind)
            count -= 1


def give_creature(board: Board, player: Player, kind: i64) -> None:
    """A defeated creature goes back into the bag (OR-13.4)."""
    player.defeated = increased(player.defeated, kind, -1)
    return_beast(board, kind)


class PayWith(Question):
    """Pay with one kind of resource (OR-13.5)."""

    def why_not(self, board: Board, payment: i64) -> i64:
        return why_not_pay(board, payment)

    def do(self, board: Board, payment: i64) -> None:
        """Payment comes before the choice of the action; which creatures go is a choice too (OR-13.4, OR-13.5)."""
        player = board.players[board.seat]
        cost: i64 = price(player, payment)
        board.tell(PAID, board.seat, cost, payment)
        PAY.ask_for(board, bought=PAY.bought(board) + 1)
        EXTRA.ask_for(board, payment=payment)
        if payment == parts.PAY_HOPLITES:
            pay_hoplites(board, player, cost)
        elif payment == parts.PAY_ORICHALCUM:
            pay_orichalcum(board, player, cost)
        else:
            collect_creatures(board, player, cost)


@final
class Pay(Menu):
    """Buy an extra action, or none (D-PAY, OR-13.1)."""

    def ask_for(self, board: Board, bought: i64) -> None:
        self.put(board, board.turn, bought)

    def bought(self, board: Board) -> i64:
        """How many extra actions the player has bought this turn."""
        return self.first(board)

    def waits(self, board: Board) -> bool:
        """One extra action a turn; the forge allows a second after the first (OR-13.1, OR-11.9)."""
        if self.bought(board) >= parts.EXTRA_ACTIONS + board.players[board.seat].owned[parts.FORGE]:
            return False
        for payment in range(3):
            if why_not_pay(board, payment) == ALLOWED:
                return True
        return False

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        for payment in range(3):
            if why_not_pay(board, payment) == ALLOWED:
                out[n] = actions.PAY.start + payment
                n += 1
        out[n] = actions.NOTHING.start
        return n + 1


class GiveCreature(Question):
    """Choose a defeated creature to give back (D-PAY-CREATURE, OR-13.4)."""

    def ask_for(self, board: Board, count: i64) -> None:
        self.put(board, board.seat, count)

    def why_not(self, board: Board, kind: i64) -> i64:
        return ALLOWED if board.players[board.seat].defeated[kind] > 0 else NO_SUCH_CREATURE.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        """Creatures are given one at a time."""
        player = board.players[board.seat]
        give_creature(board, player, kind)
        collect_creatures(board, player, self.first(board) - 1)


@final
class Extra(Question):
    """Choose the extra action; it follows the rules of the card action (D-EXTRA, OR-13.8)."""

    def ask_for(self, board: Board, payment: i64) -> None:
        self.put(board, board.seat, payment)

    def why_not(self, board: Board, action: i64) -> i64:
        """One that the payment buys and that is possible; also the same as before (OR-13.6 to OR-13.8, OR-9.12)."""
        payment: i64 = self.first(board)
        if parts.BUYS[payment * 4 + action] == 0:
            return (NOT_FOR_HOPLITES if payment == parts.PAY_HOPLITES else NOT_FOR_ORICHALCUM).of(action)
        if is_possible(board, action, board.players[board.seat].orichalcum):
            return ALLOWED
        return NOTHING_TO_FIGHT.why if action == parts.FIGHT else NOTHING_TO_BUILD.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        for action in range(4):
            if self.why_not(board, action) == ALLOWED:
                out[n] = self.block.start + action
                n += 1
        return n

    def do(self, board: Board, action: i64) -> None:
        perform(board, action)


PAY: Final[Pay] = Pay("pay", PayWith("pay", actions.PAY), Pass("nothing", actions.NOTHING))
GIVE_CREATURE: Final[GiveCreature] = GiveCreature("give_creature", actions.GIVE)
EXTRA: Final[Extra] = Extra("extra", actions.EXTRA)
