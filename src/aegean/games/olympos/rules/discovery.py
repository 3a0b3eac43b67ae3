"""Development: discoveries, their cost, their immediate effect and their bonus (OS-5, OS-7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed, increased, zeros
from aegean.games.olympos import actions, parts
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import BIT, UNIT, amount, covers, short, total
from aegean.games.olympos.numbers import DEVELOPMENT, DISCOUNT
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.destiny import DRAW_DESTINY
from aegean.games.olympos.rules.gains import (
    A_SETTLER,
    BY_BONUS,
    BY_DISCOVERY,
    CUBE,
    gain_cubes,
    gain_hourglasses,
    gain_prestige,
)
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.settlers import gain_settlers
from aegean.games.olympos.rules.time import FIRST_DISCOVERY, budget, pay, too_late
from aegean.games.olympos.rules.travel import swords

LEARNED: Final[Phrase] = NOTES.add("learned", "OS-5.8", "discovery")
LEARNED_WITH_CUBES: Final[Phrase] = NOTES.add("learned_with_cubes", "OS-5.3", "discovery", "cubes")
MARKED: Final[Phrase] = NOTES.add("marked", "OS-6.2", "n", "wonder")
CHEAPER: Final[Phrase] = NOTES.add("cheaper", "OS-5.7", "variant", "resource", "n")
ARMED: Final[Phrase] = NOTES.add("armed", "OS-1.9", "n")
PIOUS: Final[Phrase] = NOTES.add("pious", "OS-1.10", "n")
SOLD_OUT: Final[Reason] = REASONS.add("sold_out", "OS-5.2")
OWNED: Final[Reason] = REASONS.add("owned", "OS-5.12")
RESOURCE_SHORT: Final[Reason] = REASONS.add("resource_short", "OS-5.3", "cubes", "n")
GREY_SHORT: Final[Reason] = REASONS.add("grey_short", "OS-5.4", "n")
NO_BUNDLE: Final[Reason] = REASONS.add("no_bundle", "OS-5.6")
OTHER_DISCOVERY: Final[Reason] = REASONS.add("other_discovery", "OS-5.13")
VARIANT_TAKEN: Final[Reason] = REASONS.add("variant_taken", "OS-5.13")
NO_SLOT: Final[Reason] = REASONS.add("no_slot", "OS-5.9")
GREY_CLOSED: Final[Reason] = REASONS.add("grey_closed", "OS-5.10")
SLOT_TAKEN: Final[Reason] = REASONS.add("slot_taken", "OS-5.9")
NOTHING_TO_DISCOVER: Final[Reason] = REASONS.add("nothing_to_discover", "OS-5.2")

MOST_FILLINGS: Final = 12
BONUS_ROWS: Final = 20  # spaces of the rows 1 to 4 (OS-5.11)
ALL_SEATS: Final = 5  # with so many players the grey slots may be used (OS-5.10)
_FOUND: Final = zeros(MOST_FILLINGS)  # room for bundles


def discovery_price(player: Player, space: i64) -> i64:
    """7 AP, 2 less for each own variant whose resource the space names; grey never counts (OS-5.7, OS-7.9, OS-7.10)."""
    cheap: i64 = parts.NAMED[space] & player.cheap_kinds
    price: i64 = DEVELOPMENT
    while cheap != 0:
        cheap &= cheap - 1
        price -= DISCOUNT
    return price


def can_fill(player: Player, space: i64) -> bool:
    """Whether tokens and cubes fill the cost of a space in some way (OS-5.3, OS-5.4)."""
    have: i64 = player.tokens + player.cubes
    if not covers(have, parts.LEAST[space]):
        return False
    for need in parts.FILLINGS[space]:
        if covers(have, need):
            return True
    return False


def why_not_take(board: Board, player: Player, discovery: i64) -> i64:
    """A copy is left, and the player has none yet, can provide the resources and has the time (OS-5.2, OS-5.12)."""
    space: i64 = board.space_of[discovery]
    if board.piles[space] == 0:
        return SOLD_OUT.why
    if player.has(discovery):
        return OWNED.why
    if not can_fill(player, space):
        return RESOURCE_SHORT.why
    price: i64 = discovery_price(player, space)
    return ALLOWED if price <= budget(player) else too_late(player, price)


def can_discover(board: Board) -> bool:
    """Whether any discovery can be taken (OS-5.1, OS-5.2)."""
    player = board.players[board.seat]
    for discovery in range(parts.KINDS_OF_DISCOVERY):
        if why_not_take(board, player, discovery) == ALLOWED:
            return True
    return False


def why_no_discovery(board: Board) -> i64:
    """Why none can be taken: the time is too short for those that can be paid with resources, or none can (OS-5.2)."""
    player = board.players[board.seat]
    for discovery in range(parts.KINDS_OF_DISCOVERY):
        why: i64 = why_not_take(board, player, discovery)
        if why == too_late(player, discovery_price(player, board.space_of[discovery])):
            return why
    return NOTHING_TO_DISCOVER.why


class Take(Question):
    """Take a discovery, in any order of rows (D6)."""

    def why_not(self, board: Board, discovery: i64) -> i64:
        """Names what is missing: resources, or with grey groups how many at least."""
        player = board.players[board.seat]
        why: i64 = why_not_take(board, player, discovery)
        if why != RESOURCE_SHORT.why:
            return why
        fillings = parts.FILLINGS[board.space_of[discovery]]
        have: i64 = player.tokens + player.cubes
        fewest: i64 = 100
        for need in fillings:
            lack: i64 = total(short(need, have))
            if lack < fewest:
                fewest = lack
        if len(fillings) > 1:
            return GREY_SHORT.of(fewest)
        return RESOURCE_SHORT.of_two(number_of(short(fillings[0], have)), fewest)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        start: i64 = self.block.start
        for discovery in range(parts.KINDS_OF_DISCOVERY):
            if why_not_take(board, player, discovery) == ALLOWED:
                out[n] = start + discovery
                n += 1
        return n

    def do(self, board: Board, discovery: i64) -> None:
        """The cubes are chosen where several bundles would do (D7)."""
        n: i64 = bundles(board.players[board.seat], board.space_of[discovery], _FOUND)
        if n > 1:
            PAY.ask_for(board, board.seat, discovery=discovery)
        else:
            develop(board, discovery, _FOUND[0])


# ---------------------------------------------------------------- cube bundles (OS-5.5, OS-5.6)


def bundles(player: Player, space: i64, out: vec[i64]) -> i64:
    """Writes the cubes each possible filling takes beyond the tokens; none that contains another (OS-5.5, OS-5.6)."""
    have: i64 = player.tokens + player.cubes
    n: i64 = 0
    for need in parts.FILLINGS[space]:
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


def is_found(bundle: i64, found: i64) -> bool:
    """Whether a bundle is among so many found."""
    for i in range(found):
        if _FOUND[i] == bundle:
            return True
    return False


def number_of(bundle: i64) -> i64:
    """The number of a bundle among all that some cost may ask for."""
    number: i64 = 0
    while parts.BUNDLES[number] != bundle:
        number += 1
    return number


class Pay(Question):
    """Which cubes are handed in (D7)."""

    def ask_for(self, board: Board, seat: i64, discovery: i64) -> None:
        self.put(board, seat, discovery)

    def discovery(self, board: Board) -> i64:
        return self.first(board)

    def find(self, board: Board) -> i64:
        """Finds the smallest bundles that fill the space, and tells how many (OS-5.6)."""
        return bundles(board.players[board.seat], board.space_of[self.discovery(board)], _FOUND)

    def why_not(self, board: Board, bundle: i64) -> i64:
        return ALLOWED if is_found(parts.BUNDLES[bundle], self.find(board)) else NO_BUNDLE.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """The bundles, ascending by their amounts of grain, stone, wood, gold."""
        found: i64 = self.find(board)
        for bundle in range(self.block.size):
            if is_found(parts.BUNDLES[bundle], found):
                out[n] = self.block.action(bundle)
                n += 1
        return n

    def do(self, board: Board, bundle: i64) -> None:
        develop(board, self.discovery(board), parts.BUNDLES[bundle])


# ---------------------------------------------------------------- taking a discovery


def develop(board: Board, discovery: i64, bundle: i64) -> None:
    """Hand in cubes, pay AP, take the tile with its effect, take the bonus (OS-5.3, OS-5.8)."""
    seat: i64 = board.seat
    player = board.players[seat]
    space: i64 = board.space_of[discovery]
    if bundle == 0:
        board.tell(LEARNED, seat, discovery)
    elif board.notes is not None:
        board.tell(LEARNED_WITH_CUBES, seat, discovery, number_of(bundle))
    player.cubes -= bundle
    pay(board, seat, discovery_price(player, space), FIRST_DISCOVERY + discovery)
    if space < BONUS_ROWS:
        BONUS.ask_for(board, seat, space=space)
    take_tile(board, discovery)
    if parts.HAS_VARIANTS[discovery] != 0:
        VARIANT.choose(board, discovery)


def take_tile(board: Board, discovery: i64) -> None:
    """Swords, symbols and stars count from now on; immediate effects happen once (OS-7.1 to OS-7.26).

    Cavalry brings hourglasses, phalanx and hellenism a destiny card, trade cubes, surgery settlers.
    """
    seat: i64 = board.seat
    player = board.players[seat]
    board.piles = increased(board.piles, board.space_of[discovery], -1)
    player.discoveries |= BIT[discovery]
    player.discovery_count += 1
    player.swords += parts.SWORDS[discovery]
    player.symbols += parts.SYMBOLS[discovery]
    player.skill += parts.SKILL_STARS[discovery]
    if parts.SWORDS[discovery] > 0:
        board.tell(ARMED, seat, swords(player))
    if parts.SYMBOLS[discovery] > 0:
        board.tell(PIOUS, seat, symbols(player))
    if parts.HOURGLASSES_NOW[discovery] > 0:
        gain_hourglasses(board, seat, parts.HOURGLASSES_NOW[discovery], BY_DISCOVERY, discovery)
    if parts.SETTLERS_NOW[discovery] > 0:
        board.tell(BY_DISCOVERY, seat, gain_settlers(board, seat, parts.SETTLERS_NOW[discovery]), A_SETTLER, discovery)
    for _n in range(parts.CUBES_NOW[discovery]):
        CUBE.ask_for(board, seat, giver=discovery)
    for _m in range(parts.DESTINIES_NOW[discovery]):
        DRAW_DESTINY.ask(board, seat)


class Variant(Question):
    """Choose between the variants of agriculture or currency (D8)."""

    def choose(self, board: Board, discovery: i64) -> None:
        """The first buyer chooses; the second gets the other one (OS-5.13)."""
        free: i64 = 0
        last: i64 = -1
        for variant in range(self.block.size):
            if parts.VARIANT_OF[variant] == discovery and not self.is_taken(board, variant):
                free += 1
                last = variant
        if free > 1:
            self.put(board, board.seat, discovery)
        else:
            self.do(board, last)

    def discovery(self, board: Board) -> i64:
        return self.first(board)

    def is_taken(self, board: Board, variant: i64) -> bool:
        """Whether somebody owns a variant."""
        for player in board.players:
            if (player.variants >> variant) & 1 == 1:
                return True
        return False

    def why_not(self, board: Board, variant: i64) -> i64:
        """A variant of the discovery just taken that nobody owns (OS-5.13)."""
        if parts.VARIANT_OF[variant] != self.discovery(board):
            return OTHER_DISCOVERY.why
        return VARIANT_TAKEN.why if self.is_taken(board, variant) else ALLOWED

    def do(self, board: Board, variant: i64) -> None:
        """Spaces that name its resource cost less from now on (OS-5.7, OS-7.9, OS-7.10)."""
        player = board.players[board.seat]
        board.tell(CHEAPER, board.seat, variant, parts.VARIANT_KIND[variant], DISCOUNT)
        player.variants |= BIT[variant]
        player.cheap_kinds |= BIT[parts.VARIANT_KIND[variant]]


@final
class Bonus(Question):
    """Take one of the bonuses of a space (D9, OS-5.9)."""

    def ask_for(self, board: Board, seat: i64, space: i64) -> None:
        self.put(board, seat, space)

    def discovery(self, board: Board) -> i64:
        """The discovery whose bonus it is."""
        return board.tiles[self.first(board)]

    def place(self, board: Board, slot: i64) -> i64:
        """A slot of the space in question, as the board numbers all of them."""
        return parts.slot_at(self.first(board), slot)

    def why_not(self, board: Board, slot: i64) -> i64:
        """A free slot, grey ones with 5 players only; there are never fewer than copies (OS-5.10, OS-5.14, OS-11.7)."""
        place: i64 = self.place(board, slot)
        if parts.BONUS_KIND[place] == parts.NO_BONUS:
            return NO_SLOT.why
        if slot == parts.GREY_SLOT and board.seats < ALL_SEATS:
            return GREY_CLOSED.why
        return ALLOWED if board.slots[place] == 0 else SLOT_TAKEN.why

    def do(self, board: Board, slot: i64) -> None:
        """The slot is marked and closed for all; the bonus comes at once (OS-5.9, OS-5.15)."""
        seat: i64 = board.seat
        player = board.players[seat]
        place: i64 = self.place(board, slot)
        discovery: i64 = self.discovery(board)
        column: i64 = parts.column_of(self.first(board))
        board.slots = changed(board.slots, place, seat + 1)
        player.markers += UNIT[column]
        kind: i64 = parts.BONUS_KIND[place]
        count: i64 = parts.BONUS_AMOUNT[place]
        if kind == parts.BONUS_SETTLER:
            board.tell(BY_BONUS, seat, gain_settlers(board, seat, count), A_SETTLER, discovery)
        elif kind == parts.BONUS_HOURGLASS:
            gain_hourglasses(board, seat, count, BY_BONUS, discovery)
        elif kind == parts.BONUS_CUBE:
            gain_cubes(board, seat, parts.BONUS_CUBES[place], count, BY_BONUS, discovery)
        else:
            gain_prestige(board, seat, count, BY_BONUS, discovery)
        board.tell(MARKED, seat, amount(player.markers, column), board.wonders[column])


DISCOVERY: Final[Take] = Take("discovery", actions.TAKE)
PAY: Final[Pay] = Pay("pay", actions.PAY)
VARIANT: Final[Variant] = Variant("variant", actions.VARIANT)
BONUS: Final[Bonus] = Bonus("bonus", actions.BONUS)
