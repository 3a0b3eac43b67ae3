"""Development: discoveries, their cost, their immediate effect and their bonus (OS-5, OS-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased, zeros
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import BIT, UNIT, amount, covers, short, total
from aegean.games.olympos.numbers import DEVELOPMENT, DISCOUNT
from aegean.games.olympos.parts import (
    BONUS_AMOUNT,
    BONUS_CUBE,
    BONUS_CUBES,
    BONUS_HOURGLASS,
    BONUS_KIND,
    BONUS_SETTLER,
    BUNDLES,
    COLUMNS,
    CUBES_NOW,
    DESTINIES_NOW,
    FILLINGS,
    GREY_SLOT,
    HAS_VARIANTS,
    HOURGLASSES_NOW,
    KINDS_OF_DISCOVERY,
    NAMED,
    NO_BONUS,
    RESOURCES,
    SETTLERS_NOW,
    SKILL_STARS,
    SLOTS,
    SWORDS,
    SYMBOLS,
    VARIANT_KIND,
    VARIANT_OF,
    VARIANTS,
)
from aegean.games.olympos.rules.gains import gain_cubes, gain_hourglasses, gain_prestige
from aegean.games.olympos.rules.settlers import gain_settlers
from aegean.games.olympos.rules.time import budget, pay

KINDS: Final[i64] = len(RESOURCES)
MOST_FILLINGS: Final = 12
SLOT_COUNT: Final[i64] = len(SLOTS)
BONUS_ROWS: Final = 20  # spaces of the rows 1 to 4 (OS-5.11)
ALL_SEATS: Final = 5  # with so many players the grey slots may be used (OS-5.10)
_FOUND: Final = zeros(MOST_FILLINGS)  # room for bundles


def discovery_price(player: Player, space: i64) -> i64:
    """7 AP, 2 less for each own variant whose resource the space names; grey never counts (OS-5.7, OS-7.9, OS-7.10)."""
    cheap: i64 = NAMED[space] & player.cheap_kinds
    price: i64 = DEVELOPMENT
    while cheap != 0:
        cheap &= cheap - 1
        price -= DISCOUNT
    return price


def can_fill(player: Player, space: i64) -> bool:
    """Whether tokens and cubes fill the cost of a space in some way (OS-5.3, OS-5.4)."""
    have: i64 = player.tokens + player.cubes
    for need in FILLINGS[space]:
        if covers(have, need):
            return True
    return False


def why_not_take(board: Board, discovery: i64) -> i64:
    """A copy is left, he does not own one, can provide the resources and has the time (OS-5.2, OS-5.12)."""
    player = board.players[board.seat]
    space: i64 = board.space_of[discovery]
    if board.piles[space] == 0:
        return reason(phrases.SOLD_OUT)
    if player.has(discovery):
        return reason(phrases.OWNED)
    if not can_fill(player, space):
        return reason(phrases.RESOURCES_SHORT)
    price: i64 = discovery_price(player, space)
    return ALLOWED if price <= budget(player) else reason(phrases.PAST_THE_CROSS, price)


def explain_take(board: Board, discovery: i64) -> i64:
    """The same as `why_not_take`, naming what is missing: a resource, or with grey groups how much at least."""
    why: i64 = why_not_take(board, discovery)
    if why != phrases.RESOURCES_SHORT:
        return why
    player = board.players[board.seat]
    space: i64 = board.space_of[discovery]
    have: i64 = player.tokens + player.cubes
    fewest: i64 = 100
    for need in FILLINGS[space]:
        lack: i64 = total(short(need, have))
        if lack < fewest:
            fewest = lack
    if len(FILLINGS[space]) > 1:
        return reason(phrases.GREY_SHORT, fewest)
    missing: i64 = short(FILLINGS[space][0], have)
    for kind in range(KINDS):
        if amount(missing, kind) > 0:
            return reason(phrases.RESOURCE_SHORT, kind, fewest)
    return why


def can_discover(board: Board) -> bool:
    """Whether any discovery can be taken (OS-5.1, OS-5.2)."""
    for discovery in range(KINDS_OF_DISCOVERY):
        if why_not_take(board, discovery) == 0:
            return True
    return False


def options_take(board: Board, out: vec[i64]) -> i64:
    """The discoveries that can be taken, in any order of rows (D6)."""
    n: i64 = 0
    for discovery in range(KINDS_OF_DISCOVERY):
        if why_not_take(board, discovery) == 0:
            out[n] = actions.TAKE.start + discovery
            n += 1
    return n


# ---------------------------------------------------------------- cube bundles (OS-5.5, OS-5.6)


def bundles(player: Player, space: i64, out: vec[i64]) -> i64:
    """Writes the cubes each possible filling takes beyond the tokens; none that contains another (OS-5.5, OS-5.6)."""
    have: i64 = player.tokens + player.cubes
    n: i64 = 0
    for need in FILLINGS[space]:
        if covers(have, need):
            n = add_bundle(short(need, player.tokens), out, n)
    return n


def add_bundle(bundle: i64, out: vec[i64], n: i64) -> i64:
    """Adds a bundle unless it contains one already found; drops those that contain it."""
    for i in range(n):
        if covers(bundle, out[i]):
            return n
    left: i64 = 0
    for i in range(n):
        if not covers(out[i], bundle):
            out[left] = out[i]
            left += 1
    out[left] = bundle
    return left + 1


def is_offered(player: Player, space: i64, bundle: i64) -> bool:
    """Whether a bundle is among those to choose from (OS-5.6)."""
    n: i64 = bundles(player, space, _FOUND)
    for i in range(n):
        if _FOUND[i] == bundle:
            return True
    return False


def why_not_pay(board: Board, bundle: i64) -> i64:
    """One of the smallest bundles that fill the space (OS-5.6)."""
    space: i64 = board.space_of[board.arg]
    return ALLOWED if is_offered(board.players[board.seat], space, BUNDLES[bundle]) else reason(phrases.NO_BUNDLE)


def options_pay(board: Board, out: vec[i64]) -> i64:
    """The bundles, ascending by their amounts of grain, stone, wood, gold (D7)."""
    n: i64 = bundles(board.players[board.seat], board.space_of[board.arg], _FOUND)
    count: i64 = 0
    for number in range(i64(len(BUNDLES))):
        for i in range(n):
            if _FOUND[i] == BUNDLES[number]:
                out[count] = actions.PAY.start + number
                count += 1
    return count


# ---------------------------------------------------------------- taking a discovery


def do_take(board: Board, discovery: i64) -> None:
    """The cubes are chosen where several bundles would do (D7)."""
    space: i64 = board.space_of[discovery]
    n: i64 = bundles(board.players[board.seat], space, _FOUND)
    if n > 1:
        board.ask(steps.PAY, board.seat, discovery)
    else:
        develop(board, discovery, _FOUND[0])


def develop(board: Board, discovery: i64, bundle: i64) -> None:
    """Hand in cubes, pay AP, take the tile with its effect, take the bonus (OS-5.3, OS-5.8)."""
    seat: i64 = board.seat
    player = board.players[seat]
    space: i64 = board.space_of[discovery]
    for kind in range(KINDS):
        if amount(bundle, kind) > 0:
            board.tell(phrases.HANDED_IN, seat, amount(bundle, kind), kind)
    player.cubes -= bundle
    pay(board, seat, discovery_price(player, space))
    if space < BONUS_ROWS:
        board.ask(steps.BONUS, seat, space)
    take_tile(board, discovery)
    if HAS_VARIANTS[discovery] != 0:
        choose_variant(board, discovery)


def take_tile(board: Board, discovery: i64) -> None:
    """Swords, symbols and stars count from now on; immediate effects happen once (OS-7.1 to OS-7.26).

    Cavalry brings hourglasses, phalanx and hellenism a destiny card, trade cubes, surgery settlers.
    """
    seat: i64 = board.seat
    player = board.players[seat]
    board.piles = increased(board.piles, board.space_of[discovery], -1)
    board.tell(phrases.LEARNED, seat, discovery)
    player.discoveries |= BIT[discovery]
    player.discovery_count += 1
    player.swords += SWORDS[discovery]
    player.symbols += SYMBOLS[discovery]
    player.skill += SKILL_STARS[discovery]
    if HOURGLASSES_NOW[discovery] > 0:
        gain_hourglasses(board, seat, HOURGLASSES_NOW[discovery])
    if SETTLERS_NOW[discovery] > 0:
        gain_settlers(board, seat, SETTLERS_NOW[discovery])
    for _n in range(CUBES_NOW[discovery]):
        board.ask(steps.CUBE, seat)
    for _m in range(DESTINIES_NOW[discovery]):
        board.ask(steps.DRAW_DESTINY, seat)


# ---------------------------------------------------------------- variants of agriculture and currency


def is_variant_taken(board: Board, variant: i64) -> bool:
    """Whether another player owns a variant."""
    for player in board.players:
        if (player.variants >> variant) & 1 == 1:
            return True
    return False


def why_not_variant(board: Board, variant: i64) -> i64:
    """A variant of the discovery just taken that nobody owns (OS-5.13)."""
    if VARIANT_OF[variant] != board.arg:
        return reason(phrases.OTHER_DISCOVERY)
    return reason(phrases.VARIANT_TAKEN) if is_variant_taken(board, variant) else ALLOWED


def choose_variant(board: Board, discovery: i64) -> None:
    """The first buyer chooses; the second gets the other one (OS-5.13)."""
    free: i64 = 0
    last: i64 = -1
    for variant in range(i64(len(VARIANTS))):
        if VARIANT_OF[variant] == discovery and not is_variant_taken(board, variant):
            free += 1
            last = variant
    if free > 1:
        board.ask(steps.VARIANT, board.seat, discovery)
    else:
        do_variant(board, last)


def options_variant(board: Board, out: vec[i64]) -> i64:
    """The variants left (D8)."""
    n: i64 = 0
    for variant in range(i64(len(VARIANTS))):
        if why_not_variant(board, variant) == 0:
            out[n] = actions.VARIANT.start + variant
            n += 1
    return n


def do_variant(board: Board, variant: i64) -> None:
    """Spaces that name its resource cost less from now on (OS-5.7, OS-7.9, OS-7.10)."""
    player = board.players[board.seat]
    player.variants |= BIT[variant]
    player.cheap_kinds |= BIT[VARIANT_KIND[variant]]


# ---------------------------------------------------------------- bonuses


def why_not_bonus(board: Board, slot: i64) -> i64:
    """A free slot of that space; grey ones with 5 players only (OS-5.9, OS-5.10)."""
    place: i64 = board.arg * SLOT_COUNT + slot
    if BONUS_KIND[place] == NO_BONUS:
        return reason(phrases.NO_SLOT)
    if slot == GREY_SLOT and board.seats < ALL_SEATS:
        return reason(phrases.GREY_CLOSED)
    return ALLOWED if board.slots[place] == 0 else reason(phrases.SLOT_TAKEN)


def options_bonus(board: Board, out: vec[i64]) -> i64:
    """The free slots; there are never fewer than copies (D9, OS-5.14, OS-11.7)."""
    n: i64 = 0
    for slot in range(SLOT_COUNT):
        if why_not_bonus(board, slot) == 0:
            out[n] = actions.BONUS.start + slot
            n += 1
    return n


def do_bonus(board: Board, slot: i64) -> None:
    """The slot is marked and closed for all; the bonus comes at once (OS-5.9, OS-5.15)."""
    seat: i64 = board.seat
    place: i64 = board.arg * SLOT_COUNT + slot
    board.slots = changed(board.slots, place, seat + 1)
    board.players[seat].markers += UNIT[board.arg % COLUMNS]
    kind: i64 = BONUS_KIND[place]
    count: i64 = BONUS_AMOUNT[place]
    if kind == BONUS_SETTLER:
        gain_settlers(board, seat, count)
    elif kind == BONUS_HOURGLASS:
        gain_hourglasses(board, seat, count)
    elif kind == BONUS_CUBE:
        gain_cubes(board, seat, BONUS_CUBES[place], count)
    else:
        gain_prestige(board, seat, count)
