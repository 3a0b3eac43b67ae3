"""Paying for buildings (OU-9.4 to OU-9.6, OU-10.30, OU-11.8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ANY,
    JOKER_TEMPLE,
    KINDS,
    MARBLE_QUARRY,
    PARTHENON,
    PRICES,
    QUARRY_UNITS,
    TEMPLE_HEPHAESTUS,
    UNIT,
)
from aegean.games.olympus.rules.cubes import NO_CUBES, lose_points


def units(price: i64, unit: i64) -> i64:
    """How many units of a kind a price asks for."""
    return price // UNIT[unit] % 8


def unit_count(price: i64) -> i64:
    """How many units a price asks for in all."""
    return units(price, 0) + units(price, 1) + units(price, 2) + units(price, ANY)


def spendable(player: Player, kind: i64) -> i64:
    """Cubes of a kind he may pay with: the store, with the Parthenon the tribute area too (OU-9.4, OU-10.25)."""
    if player.owns(PARTHENON):
        return player.store[kind] + player.tribute[kind]
    return player.store[kind]


def is_joker(player: Player, kind: i64) -> bool:
    """Whether one of his temples lets cubes of this kind pay any unit (OU-9.5)."""
    return player.owns(JOKER_TEMPLE[kind])


def shortage(player: Player, price: i64, forgiven: i64, gone: i64 = -1) -> i64:
    """Cubes missing to pay a price, of which some units are forgiven; 0 means it can be paid (OU-9.6).

    Every cube pays its own kind first; what jokers have left over helps the other kinds.
    `gone` is the kind of a cube that is given away already.
    """
    missing: i64 = 0
    spare: i64 = 0
    over: i64 = units(price, ANY)
    for kind in range(KINDS):
        held: i64 = spendable(player, kind)
        gap: i64 = units(price, kind) - held
        if kind == gone:
            gap += 1
        over += gap
        if gap > 0:
            missing += gap
        elif is_joker(player, kind):
            spare -= gap
    missing -= spare
    if over > missing:
        missing = over
    missing -= forgiven
    if missing > 0:
        return missing
    return 0


def can_swap(player: Player) -> bool:
    """Whether a point may replace a cube (OU-11.8)."""
    return player.owns(TEMPLE_HEPHAESTUS) and player.points > 0


def forgiven(player: Player) -> i64:
    """Units he need not pay with cubes: Marble Quarry, temple of Hephaestus (OU-9.5)."""
    count: i64 = 0
    if player.owns(MARBLE_QUARRY):
        count += QUARRY_UNITS
    if can_swap(player):
        count += 1
    return count


def begin_payment(board: Board, price: i64) -> None:
    """First the Quarry strikes a unit, then a point may replace one, then cubes (OU-9.5)."""
    if price > 0 and board.players[board.seat].owns(MARBLE_QUARRY):
        board.ask(steps.WAIVE_UNIT, board.seat, QUARRY_UNITS * PRICES + price)
    else:
        offer_swap(board, price)


def offer_swap(board: Board, price: i64) -> None:
    """The temple of Hephaestus, if there is anything left to pay (OU-9.5, OU-11.8)."""
    if price > 0 and can_swap(board.players[board.seat]):
        board.ask(steps.SWAP_VP, board.seat, price)
    else:
        ask_cube(board, price)


def ask_cube(board: Board, price: i64) -> None:
    """Asks for the next cube, if any is left to pay."""
    if price > 0:
        board.ask(steps.PAY_CUBE, board.seat, price)


# ------------------------------------------------------------ Marble Quarry


def why_not_waive(board: Board, unit: i64) -> i64:
    """A unit of the cost, so that the rest can still be paid (OU-9.5, OU-9.6)."""
    price: i64 = board.arg % PRICES
    if units(price, unit) == 0:
        return reason(phrases.NO_UNIT, unit)
    player = board.players[board.seat]
    left: i64 = board.arg // PRICES - 1
    if can_swap(player):
        left += 1
    missing: i64 = shortage(player, price - UNIT[unit], left)
    return ALLOWED if missing == 0 else reason(phrases.REST_UNPAID, missing)


def has_waive(board: Board) -> bool:
    """Strikes without asking where there is no choice."""
    only: i64 = -1
    for unit in range(ANY + 1):
        if why_not_waive(board, unit) == 0:
            if only >= 0:
                return True
            only = unit
    do_waive(board, only)
    return False


def options_waive(board: Board, out: vec[i64]) -> i64:
    """The kinds of unit he may strike."""
    n: i64 = 0
    for unit in range(ANY + 1):
        if why_not_waive(board, unit) == 0:
            out[n] = actions.WAIVE.start + unit
            n += 1
    return n


def do_waive(board: Board, unit: i64) -> None:
    """Strikes the unit; a cost cannot fall below nothing (OU-10.30)."""
    price: i64 = board.arg % PRICES - UNIT[unit]
    left: i64 = board.arg // PRICES - 1
    if left > 0 and price > 0:
        board.ask(steps.WAIVE_UNIT, board.seat, left * PRICES + price)
    else:
        offer_swap(board, price)


# ------------------------------------------------------------ temple of Hephaestus


def why_not_swap(board: Board, entry: i64) -> i64:
    """No, or a unit of the cost, so that the rest can still be paid (OU-9.5, OU-9.6)."""
    price: i64 = board.arg
    if entry > 0:
        if units(price, entry - 1) == 0:
            return reason(phrases.NO_UNIT, entry - 1)
        price -= UNIT[entry - 1]
    missing: i64 = shortage(board.players[board.seat], price, 0)
    return ALLOWED if missing == 0 else reason(phrases.REST_UNPAID, missing)


def has_swap(board: Board) -> bool:
    """Goes on without asking where there is no choice."""
    only: i64 = -1
    for entry in range(ANY + 2):
        if why_not_swap(board, entry) == 0:
            if only >= 0:
                return True
            only = entry
    do_swap(board, only)
    return False


def options_swap(board: Board, out: vec[i64]) -> i64:
    """No, or the kinds of unit a point may pay."""
    n: i64 = 0
    for entry in range(ANY + 2):
        if why_not_swap(board, entry) == 0:
            out[n] = actions.SWAP.start + entry
            n += 1
    return n


def do_swap(board: Board, entry: i64) -> None:
    """One point in place of one cube, once for each building (OU-11.8)."""
    price: i64 = board.arg
    if entry > 0:
        price -= UNIT[entry - 1]
        lose_points(board, board.seat, 1)
    ask_cube(board, price)


# ------------------------------------------------------------ cubes


def due_unit(price: i64) -> i64:
    """The unit to pay next: wheat, venison, fish, any (OU-9.5)."""
    unit: i64 = 0
    while units(price, unit) == 0:
        unit += 1
    return unit


def why_not_pay(board: Board, entry: i64) -> i64:
    """A cube of the store, or of the tribute area with the Parthenon, that fits and leaves the rest payable.

    OU-9.5, OU-9.6.
    """
    player = board.players[board.seat]
    kind: i64 = entry % KINDS
    unit: i64 = due_unit(board.arg)
    if entry >= KINDS and not player.owns(PARTHENON):
        return reason(phrases.TRIBUTE_LOCKED)
    held: i64 = player.tribute[kind] if entry >= KINDS else player.store[kind]
    if held == 0:
        return reason(phrases.NO_CUBE, kind)
    if unit != ANY and unit != kind and not is_joker(player, kind):
        return reason(phrases.CUBE_UNFIT, kind, unit)
    missing: i64 = shortage(player, board.arg - UNIT[unit], 0, kind)
    return ALLOWED if missing == 0 else reason(phrases.REST_UNPAID, missing)


def pay_everything(board: Board) -> bool:
    """Pays without asking if it takes all his cubes; tells whether it did."""
    player = board.players[board.seat]
    parthenon = player.owns(PARTHENON)
    held: i64 = player.store_count()
    if parthenon:
        held += player.tribute_count()
    if held != unit_count(board.arg):
        return False
    for kind in range(KINDS):
        player.store[kind] = 0
    if parthenon:
        player.tribute = NO_CUBES
    return True


def has_payment(board: Board) -> bool:
    """Pays without asking where there is no choice."""
    if pay_everything(board):
        return False
    only: i64 = -1
    for entry in range(2 * KINDS):
        if why_not_pay(board, entry) == 0:
            if only >= 0:
                return True
            only = entry
    do_pay(board, only)
    return False


def options_pay(board: Board, out: vec[i64]) -> i64:
    """The cubes he may pay with."""
    n: i64 = 0
    for entry in range(2 * KINDS):
        if why_not_pay(board, entry) == 0:
            out[n] = actions.PAY.start + entry
            n += 1
    return n


def do_pay(board: Board, entry: i64) -> None:
    """The cube goes back to the supply (OU-9.4)."""
    spend(board.players[board.seat], entry)
    ask_cube(board, board.arg - UNIT[due_unit(board.arg)])


def spend(player: Player, entry: i64) -> None:
    """Takes a cube out of the store or of the tribute area."""
    if entry >= KINDS:
        player.tribute = increased(player.tribute, entry - KINDS, -1)
    else:
        player.store[entry] -= 1
