"""Paying for buildings (OU-9.4 to OU-9.6, OU-10.30, OU-11.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.shared import increased
from aegean.games.olympus import actions, parts
from aegean.games.olympus.actions import CUBE_KINDS, FIRST_TRIBUTE
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules.choice import Choice
from aegean.games.olympus.rules.cubes import NO_CUBES

PAID: Final[Phrase] = NOTES.add("paid", "OU-9.4", "n", "cube", "building")
PAID_TRIBUTE: Final[Phrase] = NOTES.add("paid_tribute", "OU-10.25", "n", "cube", "building")
PAID_POINT: Final[Phrase] = NOTES.add("paid_point", "OU-11.8", "n", "unit", "building")
JOKER: Final[Phrase] = NOTES.add("joker", "OU-9.5", "n", "cube", "building")  # the temple that makes it one
WAIVED: Final[Phrase] = NOTES.add("waived", "OU-10.30", "unit", "building")
NO_CUBE: Final[Reason] = REASONS.add("no_cube", "OU-9.4", "cube")
NO_UNIT: Final[Reason] = REASONS.add("no_unit", "OU-9.4", "unit")
REST_UNPAID: Final[Reason] = REASONS.add("rest_unpaid", "OU-9.6", "n")
CUBE_UNFIT: Final[Reason] = REASONS.add("cube_unfit", "OU-9.5", "cube", "unit")
TRIBUTE_LOCKED: Final[Reason] = REASONS.add("tribute_locked", "OU-5.5")


def is_joker(player: Player, kind: i64) -> bool:
    """Whether one of the player's temples lets cubes of this kind pay any unit (OU-9.5)."""
    return player.owns(parts.JOKER_TEMPLE[kind])


def shortage(player: Player, price: i64, forgiven: i64, gone: i64 = -1) -> i64:
    """Cubes missing to pay a price, of which some units are forgiven; 0 means it can be paid (OU-9.6).

    Cubes come from the store, with the Parthenon from the tribute area too (OU-9.4, OU-10.25). Each
    pays its own kind first; what jokers have left over helps the other kinds. `gone` is the kind of
    a cube that is given away already.
    """
    parthenon: bool = player.owns(parts.PARTHENON)
    missing: i64 = 0
    spare: i64 = 0
    over: i64 = parts.units(price, parts.ANY)
    for kind in range(parts.KINDS):
        gap: i64 = parts.units(price, kind) - player.store[kind]
        if parthenon:
            gap -= player.tribute[kind]
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
    return player.owns(parts.TEMPLE_HEPHAESTUS) and player.points > 0


def forgiven(player: Player) -> i64:
    """Units that need not be paid with cubes: Marble Quarry, temple of Hephaestus (OU-9.5)."""
    count: i64 = 0
    if player.owns(parts.MARBLE_QUARRY):
        count += parts.QUARRY_UNITS
    if can_swap(player):
        count += 1
    return count


def why_not_rest(player: Player, price: i64, forgiven: i64, gone: i64 = -1) -> i64:
    """What is left must still be payable (OU-9.6)."""
    missing: i64 = shortage(player, price, forgiven, gone)
    return ALLOWED if missing == 0 else REST_UNPAID.of(missing)


def why_not_strike(player: Player, price: i64, unit: i64, forgiven: i64) -> i64:
    """A unit of the cost, so that the rest can still be paid (OU-9.5, OU-9.6)."""
    if parts.units(price, unit) == 0:
        return NO_UNIT.of(unit)
    return why_not_rest(player, price - parts.UNIT[unit], forgiven)


def why_not_spend(player: Player, cube: i64, missing: Reason) -> i64:
    """A cube of the store, or of the tribute area with the Parthenon (OU-5.5, OU-10.25)."""
    kind: i64 = CUBE_KINDS[cube]
    if cube < FIRST_TRIBUTE:
        return ALLOWED if player.store[kind] > 0 else missing.of(kind)
    if not player.owns(parts.PARTHENON):
        return TRIBUTE_LOCKED.why
    return ALLOWED if player.tribute[kind] > 0 else missing.of(kind)


def spend(player: Player, cube: i64) -> None:
    """The cube goes back to the supply (OU-9.4)."""
    kind: i64 = CUBE_KINDS[cube]
    if cube < FIRST_TRIBUTE:
        player.store[kind] -= 1
    else:
        player.tribute = increased(player.tribute, kind, -1)


def begin_payment(board: Board, price: i64) -> None:
    """First the Quarry strikes a unit, then a point may replace one, then cubes (OU-9.5)."""
    if price > 0 and board.players[board.seat].owns(parts.MARBLE_QUARRY):
        WAIVE_UNIT.ask_for(board, board.seat, price=price, count=parts.QUARRY_UNITS)
    else:
        offer_swap(board, price)


def offer_swap(board: Board, price: i64) -> None:
    """The temple of Hephaestus, if there is anything left to pay (OU-9.5, OU-11.8)."""
    if price > 0 and can_swap(board.players[board.seat]):
        SWAP_VP.ask_for(board, board.seat, price=price)
    else:
        PAY_CUBE.ask_for(board, board.seat, price=price)


class Payment(Choice):
    """A step on the way to a building that is paid for (OU-9.5)."""

    def price(self, board: Board) -> i64:
        """What is still to be paid."""
        return self.first(board)

    def building(self, board: Board) -> i64:
        """The card that is paid for: it waits on top of the agenda to be laid down."""
        return self.first_of(board.agenda.item(board.agenda.size - 1)[2])


class WaiveUnit(Payment):
    """Marble Quarry: strike a unit of the cost (OU-9.5, OU-10.30)."""

    def ask_for(self, board: Board, seat: i64, price: i64, count: i64) -> None:
        self.put(board, seat, price, count)

    def why_not(self, board: Board, unit: i64) -> i64:
        player = board.players[board.seat]
        forgiven: i64 = self.second(board) - 1
        if can_swap(player):
            forgiven += 1
        return why_not_strike(player, self.price(board), unit, forgiven)

    def do(self, board: Board, unit: i64) -> None:
        """A cost cannot fall below nothing (OU-10.30)."""
        board.tell(WAIVED, board.seat, unit, self.building(board))
        price: i64 = self.price(board) - parts.UNIT[unit]
        left: i64 = self.second(board) - 1
        if left > 0 and price > 0:
            self.ask_for(board, board.seat, price=price, count=left)
        else:
            offer_swap(board, price)


class SwapVp(Payment):
    """Temple of Hephaestus: no, or one point in place of a unit, once for each building (OU-9.5, OU-11.8)."""

    def ask_for(self, board: Board, seat: i64, price: i64) -> None:
        self.put(board, seat, price)

    def why_not(self, board: Board, entry: i64) -> i64:
        player = board.players[board.seat]
        if entry == 0:
            return why_not_rest(player, self.price(board), 0)
        return why_not_strike(player, self.price(board), entry - 1, 0)

    def do(self, board: Board, entry: i64) -> None:
        price: i64 = self.price(board)
        if entry > 0:
            price -= parts.UNIT[entry - 1]
            board.players[board.seat].points -= 1
            board.tell(PAID_POINT, board.seat, 1, entry - 1, self.building(board))
        PAY_CUBE.ask_for(board, board.seat, price=price)


class PayCube(Payment):
    """Pay the remaining units, one cube at a time (OU-9.5)."""

    def ask_for(self, board: Board, seat: i64, price: i64) -> None:
        """Asks for the next cube, if any is left to pay."""
        if price > 0:
            self.put(board, seat, price)

    def due(self, board: Board) -> i64:
        """The unit to pay next: wheat, venison, fish, any (OU-9.5)."""
        unit: i64 = 0
        while parts.units(self.price(board), unit) == 0:
            unit += 1
        return unit

    def takes_all(self, board: Board) -> bool:
        """Whether the price takes all cubes of the player."""
        player = board.players[board.seat]
        held: i64 = player.store_count()
        if player.owns(parts.PARTHENON):
            held += player.tribute_count()
        return held == parts.unit_count(self.price(board))

    def waits(self, board: Board) -> bool:
        return not self.takes_all(board) and self.only(board) < 0

    def tell_jokers(self, board: Board) -> None:
        """Which cubes replace others where all that the player has is paid (OU-9.5)."""
        player = board.players[board.seat]
        spare = vec[i64]([0] * parts.KINDS)
        lacking: i64 = 0
        for kind in range(parts.KINDS):
            spare[kind] = player.store[kind] - parts.units(self.price(board), kind)
            if player.owns(parts.PARTHENON):
                spare[kind] += player.tribute[kind]
            if spare[kind] < 0:
                lacking -= spare[kind]
        for kind in range(parts.KINDS):
            count: i64 = spare[kind] if spare[kind] < lacking else lacking
            if count > 0 and is_joker(player, kind):
                board.tell(JOKER, board.seat, count, kind, parts.JOKER_TEMPLE[kind])
                lacking -= count

    def settle(self, board: Board) -> None:
        if not self.takes_all(board):
            self.do(board, self.only(board))
            return
        self.tell_jokers(board)
        player = board.players[board.seat]
        for kind in range(parts.KINDS):
            if player.store[kind] > 0:
                board.tell(PAID, board.seat, player.store[kind], kind, self.building(board))
                player.store[kind] = 0
            if player.owns(parts.PARTHENON) and player.tribute[kind] > 0:
                board.tell(PAID_TRIBUTE, board.seat, player.tribute[kind], kind, self.building(board))
        if player.owns(parts.PARTHENON):
            player.tribute = NO_CUBES

    def why_not(self, board: Board, cube: i64) -> i64:
        """A cube that fits and leaves the rest payable (OU-9.5, OU-9.6)."""
        player = board.players[board.seat]
        spent: i64 = why_not_spend(player, cube, NO_CUBE)
        if spent != ALLOWED:
            return spent
        kind: i64 = CUBE_KINDS[cube]
        unit: i64 = self.due(board)
        if unit != parts.ANY and unit != kind and not is_joker(player, kind):
            return CUBE_UNFIT.of_two(kind, unit)
        return why_not_rest(player, self.price(board) - parts.UNIT[unit], 0, kind)

    def do(self, board: Board, cube: i64) -> None:
        spend(board.players[board.seat], cube)
        paid = PAID if cube < FIRST_TRIBUTE else PAID_TRIBUTE
        kind: i64 = CUBE_KINDS[cube]
        unit: i64 = self.due(board)
        board.tell(paid, board.seat, 1, kind, self.building(board))
        if unit not in (parts.ANY, kind):
            board.tell(JOKER, board.seat, 1, kind, parts.JOKER_TEMPLE[kind])
        self.ask_for(board, board.seat, price=self.price(board) - parts.UNIT[unit])


WAIVE_UNIT: Final[WaiveUnit] = WaiveUnit("waive_unit", actions.WAIVE)
SWAP_VP: Final[SwapVp] = SwapVp("swap_vp", actions.SWAP)
PAY_CUBE: Final[PayCube] = PayCube("pay_cube", actions.PAY)


def left_to_pay(board: Board) -> i64:
    """The price that is being paid just now, 0 for none."""
    question = board.question()
    return question.price(board) if isinstance(question, Payment) else 0
