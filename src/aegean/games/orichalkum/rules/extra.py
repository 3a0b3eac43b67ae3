"""Phase 4: the extra action and its payments (OR-13, OR-11.9, OR-11.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.parts import (
    BUYS,
    DISCOUNT,
    EXTRA_ACTIONS,
    FIGHT,
    FORGE,
    PAY_COST,
    PAY_HOPLITES,
    PAY_ORICHALCUM,
    STATUE,
)
from aegean.games.orichalkum.rules.action import is_possible, perform
from aegean.games.orichalkum.rules.supply import pay_hoplites, pay_orichalcum, return_beast


def price(player: Player, payment: i64) -> i64:
    """2 of one kind, 1 less for the owner of its statue (OR-13.2 to OR-13.4, OR-11.10)."""
    statue: i64 = STATUE[payment]
    return PAY_COST[payment] - DISCOUNT[statue] * player.owned[statue]


def wealth(player: Player, payment: i64) -> i64:
    """How much of a payment's resource he has (OR-1.7)."""
    if payment == PAY_HOPLITES:
        return player.hoplites
    return player.orichalcum if payment == PAY_ORICHALCUM else player.trophies()


def may_buy(board: Board) -> bool:
    """One extra action a turn; the forge allows a second after the first (OR-13.1, OR-11.9)."""
    player = board.players[board.seat]
    if board.arg >= EXTRA_ACTIONS + player.owned[FORGE]:
        return False
    for payment in range(3):
        if why_not_pay(board, payment) == 0:
            return True
    return False


def why_not_pay(board: Board, payment: i64) -> i64:
    """One kind of resource, enough of it, for an action that is then possible (OR-13.2 to OR-13.7)."""
    player = board.players[board.seat]
    cost: i64 = price(player, payment)
    missing: i64 = cost - wealth(player, payment)
    if missing > 0:
        return reason(phrases.CANNOT_PAY, missing, payment)
    left: i64 = player.orichalcum
    if payment == PAY_ORICHALCUM:
        left -= cost
    for kind in range(4):
        if BUYS[payment * 4 + kind] == 1 and is_possible(board, kind, left):
            return ALLOWED
    return reason(phrases.BUYS_NOTHING, payment)


def options_pay(board: Board, out: vec[i64]) -> i64:
    """What he can pay with, or nothing (D-PAY)."""
    n: i64 = 0
    for payment in range(3):
        if why_not_pay(board, payment) == 0:
            out[n] = actions.PAY.start + payment
            n += 1
    out[n] = actions.NOTHING.start
    return n + 1


def do_pay(board: Board, action: i64) -> None:
    """Pays before the action is chosen; which creatures he gives is his choice (OR-13.4, OR-13.5)."""
    if action == actions.NOTHING.start:
        return
    player = board.players[board.seat]
    payment: i64 = action - actions.PAY.start
    cost: i64 = price(player, payment)
    board.tell(phrases.PAID, board.seat, cost, payment)
    board.ask(steps.PAY, board.seat, board.arg + 1)
    board.ask(steps.EXTRA, board.seat, payment)
    if payment == PAY_HOPLITES:
        pay_hoplites(board, player, cost)
    elif payment == PAY_ORICHALCUM:
        pay_orichalcum(board, player, cost)
    else:
        board.ask(steps.GIVE_CREATURE, board.seat, cost)


def must_choose_creature(board: Board) -> bool:
    """Asks which creature to give back, unless all are needed or all are alike (D-PAY-CREATURE)."""
    player = board.players[board.seat]
    kinds: i64 = 0
    for number in player.defeated:
        if number > 0:
            kinds += 1
    if kinds > 1 and player.trophies() > board.arg:
        return True
    for kind in range(i64(len(player.defeated))):
        given: i64 = player.defeated[kind]
        if given > board.arg:
            given = board.arg
        for _n in range(given):
            give_creature(board, kind)
        board.arg -= given
    return False


def why_not_give(board: Board, kind: i64) -> i64:
    """A creature that he has defeated (OR-13.4)."""
    return ALLOWED if board.players[board.seat].defeated[kind] > 0 else reason(phrases.NO_SUCH_CREATURE, kind)


def options_give(board: Board, out: vec[i64]) -> i64:
    """The kinds of creatures he has defeated (D-PAY-CREATURE)."""
    n: i64 = 0
    for kind in range(i64(len(board.players[board.seat].defeated))):
        if why_not_give(board, kind) == 0:
            out[n] = actions.GIVE.start + kind
            n += 1
    return n


def do_give(board: Board, kind: i64) -> None:
    """Creatures are given one at a time."""
    give_creature(board, kind)
    if board.arg > 1:
        board.ask(steps.GIVE_CREATURE, board.seat, board.arg - 1)


def give_creature(board: Board, kind: i64) -> None:
    """A defeated creature goes back into the bag (OR-13.4)."""
    player = board.players[board.seat]
    player.defeated = increased(player.defeated, kind, -1)
    return_beast(board, kind)
    board.tell(phrases.GAVE_CREATURE, board.seat, kind)


def why_not_extra(board: Board, kind: i64) -> i64:
    """An action that the payment buys and that is possible; also the same as before (OR-13.6 to OR-13.8, OR-9.12)."""
    if BUYS[board.arg * 4 + kind] == 0:
        return reason(phrases.NOT_BOUGHT, kind, board.arg)
    if is_possible(board, kind, board.players[board.seat].orichalcum):
        return ALLOWED
    return reason(phrases.NO_CREATURE) if kind == FIGHT else reason(phrases.NOTHING_TO_BUILD)


def options_extra(board: Board, out: vec[i64]) -> i64:
    """The actions that the payment can buy now (D-EXTRA)."""
    n: i64 = 0
    for kind in range(4):
        if why_not_extra(board, kind) == 0:
            out[n] = actions.EXTRA.start + kind
            n += 1
    return n


def do_extra(board: Board, kind: i64) -> None:
    """The extra action follows the rules of the card action (OR-13.8)."""
    perform(board, kind)
