"""Expansion: one settler moves and wins a territory (OS-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Menu, Question
from aegean.core.shared import zeros
from aegean.games.olympos import actions
from aegean.games.olympos.board import NO_DISC, Board, Player, owner_of
from aegean.games.olympos.numbers import (
    DEAREST_FIGHT,
    FIGHT_EQUAL,
    FIGHT_STRONGER,
    FIGHT_WEAKER,
    NEW_SETTLER,
    NEW_SETTLER_MEDICINE,
    TRIBE_SWORDS,
)
from aegean.games.olympos.parts import ARES, ASTRONOMY, CARTOGRAPHY, CAVALRY, GOD_AMOUNT, LANDS, MEDICINE
from aegean.games.olympos.phrases import REASONS
from aegean.games.olympos.routes import EDGE, FORBIDDEN_SEA, NEVER, ROUTES, route_row
from aegean.games.olympos.rules.settlers import (
    NO_SETTLER,
    are_apart,
    arrive,
    camp_disc,
    disc_above,
    leave,
    own_disc,
    present,
    withdraw,
)
from aegean.games.olympos.rules.time import PAST_THE_CROSS, budget, pay

LAND_BARRED: Final[Reason] = REASONS.add("land_barred", "OS-2.4", "territory")
LAND_OWN: Final[Reason] = REASONS.add("land_own", "OS-4.10", "territory")
NO_WAY: Final[Reason] = REASONS.add("no_way", "OS-4.22", "territory")
CAMP_EMPTY: Final[Reason] = REASONS.add("camp_empty", "OS-4.2")
NOWHERE_TO_GO: Final[Reason] = REASONS.add("nowhere_to_go", "OS-4.23")
NO_SUCH_DISC: Final[Reason] = REASONS.add("no_such_disc", "OS-4.1", "territory")
SAME_DISC: Final[Reason] = REASONS.add("same_disc", "OS-4.15")

_REACH: Final = zeros(LANDS)  # room for the prices of one mover


def way_of(player: Player) -> i64:
    """How a player travels: astronomy, cartography and cavalry, or the Siren (OS-4.7, OS-4.8, OS-4.22)."""
    sea: i64 = ((player.discoveries >> ASTRONOMY) & 1) + ((player.discoveries >> CARTOGRAPHY) & 1)
    if player.spellbound:
        sea = FORBIDDEN_SEA
    return 2 * sea + ((player.discoveries >> CAVALRY) & 1)


def appearance(player: Player) -> i64:
    """What a new settler costs before it moves (OS-4.2, OS-7.3)."""
    return NEW_SETTLER_MEDICINE if player.has(MEDICINE) else NEW_SETTLER


def swords(player: Player) -> i64:
    """Swords on own discoveries, and 2 more while blessed by Ares (OS-1.9, OS-9.12)."""
    return player.swords + GOD_AMOUNT[ARES] if player.blessed else player.swords


def fight_price(attacker: i64, defender: i64) -> i64:
    """AP that a fight costs, from the keys of both sides; the attacker always wins (OS-4.19, OS-7.15).

    >>> [int(fight_price(2 * swords, 2 * 3)) for swords in (4, 3, 2)]
    [1, 2, 3]
    """
    if attacker > defender:
        return FIGHT_STRONGER
    return FIGHT_EQUAL if attacker == defender else FIGHT_WEAKER


def fight_at(board: Board, player: Player, territory: i64) -> i64:
    """What the fight for a territory costs: against its controller only, a tribe, or nobody (OS-4.16 to OS-4.18)."""
    ruler: i64 = board.ruler(territory)
    if ruler >= 0:
        rival = board.players[ruler]
        return fight_price(player.key(swords(player)), rival.key(swords(rival)))
    if board.has_tribe(territory):
        return fight_price(player.key(swords(player)), 2 * TRIBE_SWORDS)
    return 0


# ---------------------------------------------------------------- where a settler may go


def prices(player: Player, start: i64, out: vec[i64]) -> None:
    """Writes what going to every territory costs before a fight (OS-4.6, OS-4.9, OS-4.12, OS-4.21).

    From the edge goes a new settler, who appears there or in a controlled territory, whichever is cheaper;
    where the player is present but defeated none may appear (OS-4.2, OS-4.4).
    """
    way: i64 = way_of(player)
    row: i64 = route_row(way, start)
    extra: i64 = appearance(player) if start == EDGE else i64(0)
    for territory in range(LANDS):
        out[territory] = ROUTES[row + territory] + extra
    held: i64 = player.lands if start == EDGE else i64(0)
    for land in range(LANDS):
        if (held >> land) & 1 == 1:
            row = route_row(way, land)
            for territory in range(LANDS):
                price: i64 = ROUTES[row + territory] + extra
                if price < out[territory]:
                    out[territory] = price


def price_to(player: Player, start: i64, territory: i64) -> i64:
    """The same to one territory."""
    way: i64 = way_of(player)
    price: i64 = ROUTES[route_row(way, start) + territory]
    if start != EDGE:
        return price
    held: i64 = player.lands
    for land in range(LANDS):
        if (held >> land) & 1 == 1 and ROUTES[route_row(way, land) + territory] < price:
            price = ROUTES[route_row(way, land) + territory]
    return price + appearance(player)


def closed(board: Board, player: Player) -> i64:
    """The territories where a player's move may not end, as bits: barred, or controlled before it (OS-2.4, OS-4.10).

    Where an own settler lies defeated, another may attack (OS-4.11).
    """
    return board.barred | player.lands


def is_in_time(board: Board, player: Player, territory: i64, price: i64, left: i64) -> bool:
    """Whether going to a territory for so much, and the fight there, cost no more than there is time left (OS-3.10)."""
    return price + DEAREST_FIGHT <= left or price + fight_at(board, player, territory) <= left


def reaches(board: Board, player: Player, start: i64, extra: i64) -> bool:
    """Whether any destination is legal from a start."""
    row: i64 = route_row(way_of(player), start)
    left: i64 = budget(player)
    shut: i64 = closed(board, player)
    for territory in range(LANDS):
        price: i64 = ROUTES[row + territory] + extra
        if (shut >> territory) & 1 == 0 and is_in_time(board, player, territory, price, left):
            return True
    return False


def has_destination(board: Board, seat: i64, start: i64) -> bool:
    """Whether a settler can go anywhere from a territory, or a new one from any of its starts (OS-4.3, OS-4.23)."""
    player = board.players[seat]
    if start != EDGE:
        return reaches(board, player, start, 0)
    extra: i64 = appearance(player)
    if reaches(board, player, EDGE, extra):
        return True
    for land in range(LANDS):
        if player.rules(land) and reaches(board, player, land, extra):
            return True
    return False


def can_expand(board: Board, seat: i64) -> bool:
    """Whether any settler has a legal destination (OS-4.1, OS-4.23)."""
    if board.players[seat].camp > 0 and has_destination(board, seat, EDGE):
        return True
    there: i64 = present(board, seat)
    for territory in range(LANDS):
        if (there >> territory) & 1 == 1 and has_destination(board, seat, territory):
            return True
    return False


class New(Question):
    """A new settler appears (OS-4.2)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """It must be in the camp and must be able to move on (OS-4.2, OS-4.3)."""
        if board.players[board.seat].camp == 0:
            return CAMP_EMPTY.why
        return ALLOWED if has_destination(board, board.seat, EDGE) else NOWHERE_TO_GO.why

    def do(self, board: Board, entry: i64) -> None:
        DESTINATION.ask_for(board, board.seat, disc=NO_DISC)


class From(Question):
    """A settler on the map moves (OS-4.1)."""

    def why_not(self, board: Board, territory: i64) -> i64:
        """One of the own settlers on the map, defeated ones included (OS-4.1, OS-4.12)."""
        if (present(board, board.seat) >> territory) & 1 == 0:
            return NO_SETTLER.of(territory)
        return ALLOWED if has_destination(board, board.seat, territory) else NOWHERE_TO_GO.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        there: i64 = present(board, board.seat)
        for territory in range(LANDS):
            if (there >> territory) & 1 == 1 and has_destination(board, board.seat, territory):
                out[n] = start + territory
                n += 1
        return n

    def do(self, board: Board, territory: i64) -> None:
        DISC.choose(board, territory, withdraws=False)


class Disc(Question):
    """Which of several own discs in a territory moves, or goes back to the camp for Hades (D4)."""

    def choose(self, board: Board, territory: i64, withdraws: bool) -> None:
        """Asks where it makes a difference; otherwise the upper disc goes (OS-4.15)."""
        if are_apart(board, board.seat, territory):
            self.put(board, board.seat, territory, 1 if withdraws else 0)
        else:
            self.go(board, own_disc(board, board.seat, territory, 1), withdraws)

    def territory(self, board: Board) -> i64:
        return self.first(board)

    def withdraws(self, board: Board) -> bool:
        """Whether the disc goes back to the camp instead of moving."""
        return self.second(board) == 1

    def why_not(self, board: Board, entry: i64) -> i64:
        """The disc must be there; of several right below one another only the upper one goes (D4)."""
        disc: i64 = own_disc(board, board.seat, self.territory(board), entry + 1)
        if disc == NO_DISC:
            return NO_SUCH_DISC.of(self.territory(board))
        above: i64 = disc_above(board, disc)
        return SAME_DISC.why if above != NO_DISC and owner_of(above) == board.seat else ALLOWED

    def do(self, board: Board, entry: i64) -> None:
        self.go(board, own_disc(board, board.seat, self.territory(board), entry + 1), self.withdraws(board))

    def go(self, board: Board, disc: i64, withdraws: bool) -> None:
        if withdraws:
            withdraw(board, disc)
        else:
            DESTINATION.ask_for(board, board.seat, disc=disc)


class Destination(Question):
    """Where the chosen settler goes (D5)."""

    def ask_for(self, board: Board, seat: i64, disc: i64) -> None:
        """The disc is NO_DISC for a new settler."""
        self.put(board, seat, disc)

    def start(self, board: Board) -> i64:
        """Where the settler starts: its territory, or the edge for a new one."""
        disc: i64 = self.first(board)
        return EDGE if disc == NO_DISC else board.place[disc]

    def why_not(self, board: Board, territory: i64) -> i64:
        """It must be open, in reach and in time (OS-4.10, OS-4.22, OS-3.10)."""
        player = board.players[board.seat]
        price: i64 = price_to(player, self.start(board), territory)
        if board.is_barred(territory):
            return LAND_BARRED.of(territory)
        if player.rules(territory):
            return LAND_OWN.of(territory)
        if price >= NEVER:
            return NO_WAY.of(territory)
        if is_in_time(board, player, territory, price, budget(player)):
            return ALLOWED
        return PAST_THE_CROSS.of(price + fight_at(board, player, territory))

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """The legal destinations, with all routes looked up at once."""
        first: i64 = self.block.start
        player = board.players[board.seat]
        prices(player, self.start(board), _REACH)
        left: i64 = budget(player)
        shut: i64 = closed(board, player)
        for territory in range(LANDS):
            if (shut >> territory) & 1 == 0 and is_in_time(board, player, territory, _REACH[territory], left):
                out[n] = first + territory
                n += 1
        return n

    def do(self, board: Board, territory: i64) -> None:
        """Leave, arrive, change tokens, hourglass to the defender, pay (OS-4.21)."""
        seat: i64 = board.seat
        disc: i64 = self.first(board)
        player = board.players[seat]
        price: i64 = price_to(player, self.start(board), territory) + fight_at(board, player, territory)
        if disc == NO_DISC:
            disc = camp_disc(board, seat)
        else:
            leave(board, disc)
        arrive(board, disc, territory)
        pay(board, seat, price)


MOVER: Final[Menu] = Menu("mover", New("new", actions.NEW), From("from", actions.FROM))  # D3
DISC: Final[Disc] = Disc("disc", actions.DISC)
DESTINATION: Final[Destination] = Destination("destination", actions.TO)
