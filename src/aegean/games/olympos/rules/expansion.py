"""Expansion: one settler moves and wins a territory (OS-4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Question
from aegean.core.shared import zeros
from aegean.games.olympos import actions
from aegean.games.olympos.board import NO_DISC, Board, Player, owner_of
from aegean.games.olympos.numbers import DEAREST_FIGHT
from aegean.games.olympos.parts import LANDS, LAST_ZEUS
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.routes import EDGE, NEVER, ONE_RUN, ROUTES, route_row
from aegean.games.olympos.rules.destiny import hourglasses_in_hand, most_hourglasses_in_hand
from aegean.games.olympos.rules.payment import PAYMENT
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
from aegean.games.olympos.rules.time import budget, pay, too_late
from aegean.games.olympos.rules.travel import DEAREST, appearance, fight_at, price_to, prices, way_of

BROUGHT_IN: Final[Phrase] = NOTES.add("brought_in", "OS-4.2", "territory")
MOVED: Final[Phrase] = NOTES.add("moved", "OS-4.1", "territory1", "territory2")
ROSE: Final[Phrase] = NOTES.add("rose", "OS-4.12", "territory")
LAND_BARRED: Final[Reason] = REASONS.add("land_barred", "OS-2.4", "territory")
LAND_OWN: Final[Reason] = REASONS.add("land_own", "OS-4.10", "territory")
NO_WAY: Final[Reason] = REASONS.add("no_way", "OS-4.22", "territory")
CAMP_EMPTY: Final[Reason] = REASONS.add("camp_empty", "OS-4.2")
NOWHERE_TO_GO: Final[Reason] = REASONS.add("nowhere_to_go", "OS-4.23")
NO_SUCH_DISC: Final[Reason] = REASONS.add("no_such_disc", "OS-4.1", "territory")
SAME_DISC: Final[Reason] = REASONS.add("same_disc", "OS-4.15")
LATER_ALREADY: Final[Reason] = REASONS.add("later_already", "OS-8.3")
NOTHING_TO_CHOOSE: Final[Reason] = REASONS.add("nothing_to_choose", "OS-4.9")

_REACH: Final = zeros(LANDS)  # room for the prices of one mover


# ---------------------------------------------------------------- where a settler may go


def closed(board: Board, player: Player) -> i64:
    """The territories where a player's move may not end, as bits: barred, or controlled before it (OS-2.4, OS-4.10).

    Where an own settler lies defeated, another may attack (OS-4.11).
    """
    return board.barred | player.lands


def is_in_time(board: Board, player: Player, territory: i64, price: i64, left: i64) -> bool:
    """Whether going to a territory for so much, and the fight there, cost no more than there is time left (OS-3.10)."""
    return price + DEAREST_FIGHT <= left or price + fight_at(board, player, territory) <= left


def reaches(board: Board, player: Player, start: i64, extra: i64) -> bool:
    """Whether any destination is legal from a start without a card."""
    row: i64 = route_row(way_of(player), start)
    left: i64 = budget(player)
    shut: i64 = closed(board, player)
    for territory in range(LANDS):
        price: i64 = ROUTES[row + territory] + extra
        if (shut >> territory) & 1 == 0 and is_in_time(board, player, territory, price, left):
            return True
    return False


def has_destination(board: Board, seat: i64, disc: i64) -> bool:
    """Whether a settler on the map can go anywhere, or a new one from any of its starts (OS-4.3, OS-4.23)."""
    player = board.players[seat]
    if disc != NO_DISC:
        return reaches(board, player, board.place[disc], 0) or is_led_by_cards(board, player, disc)
    extra: i64 = appearance(player)
    if reaches(board, player, EDGE, extra):
        return True
    for land in range(LANDS):
        if player.rules(land) and reaches(board, player, land, extra):
            return True
    return is_led_by_cards(board, player, NO_DISC)


def can_go(board: Board, seat: i64, territory: i64) -> bool:
    """Whether any own settler in a territory can go anywhere (OS-4.1, OS-4.23)."""
    player = board.players[seat]
    if reaches(board, player, territory, 0):
        return True
    number: i64 = 1
    disc: i64 = own_disc(board, seat, territory, number)
    while disc != NO_DISC:
        if is_led_by_cards(board, player, disc):
            return True
        number += 1
        disc = own_disc(board, seat, territory, number)
    return False


def can_expand(board: Board, seat: i64) -> bool:
    """Whether any settler has a legal destination (OS-4.1, OS-4.23)."""
    if board.players[seat].camp > 0 and has_destination(board, seat, NO_DISC):
        return True
    there: i64 = present(board, seat)
    for territory in range(LANDS):
        if (there >> territory) & 1 == 1 and can_go(board, seat, territory):
            return True
    return False


# ---------------------------------------------------------------- cards that pay for a move (OS-8.3)


def is_near_cross(player: Player) -> bool:
    """Whether cards in hand may decide how far a player gets: not all moves can be paid without (OS-3.10, OS-8.3)."""
    return player.hand_count > 0 and budget(player) < DEAREST


def may_cards_pay(player: Player) -> bool:
    """Whether cards in hand may pay for a move that the time left does not."""
    return is_near_cross(player) and most_hourglasses_in_hand(player) > 0


def is_led_by_cards(board: Board, player: Player, disc: i64) -> bool:
    """Whether cards in hand bring a settler, or a new one, to any destination."""
    if not may_cards_pay(player):
        return False
    start: i64 = EDGE if disc == NO_DISC else board.place[disc]
    shut: i64 = closed(board, player)
    for territory in range(LANDS):
        if (shut >> territory) & 1 == 0 and cards_pay(
            board, player, disc, territory, price_to(player, start, territory)
        ):
            return True
    return False


def cards_pay(board: Board, player: Player, disc: i64, territory: i64, price: i64) -> bool:
    """Whether cards in hand, played after the move, pay what the time left does not (OS-8.3, OS-8.8, OS-8.9)."""
    lack: i64 = price + fight_at(board, player, territory) - budget(player)
    if lack > most_hourglasses_in_hand(player):
        return False
    after = board.clone()
    assert isinstance(after, Board)
    move(after, disc, territory)
    return lack <= hourglasses_in_hand(after, board.seat)


def move(board: Board, disc: i64, territory: i64) -> None:
    """A settler leaves, or a new one the camp, and arrives with all that changes hands (OS-4.21)."""
    if disc == NO_DISC:
        disc = camp_disc(board, board.seat)
        board.tell(BROUGHT_IN, board.seat, territory)
    else:
        if board.place[disc] == territory:
            board.tell(ROSE, board.seat, territory)
        else:
            board.tell(MOVED, board.seat, board.place[disc], territory)
        leave(board, disc)
    arrive(board, disc, territory)


# ---------------------------------------------------------------- the questions


class New(Question):
    """A new settler appears (OS-4.2)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """It must be in the camp and must be able to move on (OS-4.2, OS-4.3)."""
        if board.players[board.seat].camp == 0:
            return CAMP_EMPTY.why
        return ALLOWED if has_destination(board, board.seat, NO_DISC) else NOWHERE_TO_GO.why

    def do(self, board: Board, entry: i64) -> None:
        DESTINATION.ask_for(board, board.seat, disc=NO_DISC, pays_later=False)


class From(Question):
    """A settler on the map moves (OS-4.1)."""

    def why_not(self, board: Board, territory: i64) -> i64:
        """One of the own settlers on the map, defeated ones included (OS-4.1, OS-4.12)."""
        if (present(board, board.seat) >> territory) & 1 == 0:
            return NO_SETTLER.of(territory)
        return ALLOWED if can_go(board, board.seat, territory) else NOWHERE_TO_GO.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        there: i64 = present(board, board.seat)
        for territory in range(LANDS):
            if (there >> territory) & 1 == 1 and can_go(board, board.seat, territory):
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
        """The disc must be there and able to go; of several right below one another only the upper one goes (D4)."""
        disc: i64 = own_disc(board, board.seat, self.territory(board), entry + 1)
        if disc == NO_DISC:
            return NO_SUCH_DISC.of(self.territory(board))
        above: i64 = disc_above(board, disc)
        if above != NO_DISC and owner_of(above) == board.seat:
            return SAME_DISC.why
        is_able = self.withdraws(board) or has_destination(board, board.seat, disc)
        return ALLOWED if is_able else NOWHERE_TO_GO.why

    def asks_always(self, board: Board) -> bool:
        return is_near_cross(board.players[board.seat])

    def do(self, board: Board, entry: i64) -> None:
        self.go(board, own_disc(board, board.seat, self.territory(board), entry + 1), self.withdraws(board))

    def go(self, board: Board, disc: i64, withdraws: bool) -> None:
        if withdraws:
            withdraw(board, disc)
        else:
            DESTINATION.ask_for(board, board.seat, disc=disc, pays_later=False)


class Settle(Question):
    """Go to a territory and win it (OS-4.10)."""

    def why_not(self, board: Board, territory: i64) -> i64:
        """It must be open, in reach and in time, if need be with cards in hand (OS-4.10, OS-4.22, OS-3.10, OS-8.3)."""
        player = board.players[board.seat]
        price: i64 = price_to(player, DESTINATION.start(board), territory)
        if board.is_barred(territory):
            return LAND_BARRED.of(territory)
        if player.rules(territory):
            return LAND_OWN.of(territory)
        if price >= NEVER:
            return NO_WAY.of(territory)
        if is_in_time(board, player, territory, price, budget(player)):
            return ALLOWED
        if cards_pay(board, player, DESTINATION.disc(board), territory, price):
            return ALLOWED
        return too_late(player, price + fight_at(board, player, territory))

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """The legal destinations, with all routes looked up at once."""
        first: i64 = self.block.start
        player = board.players[board.seat]
        prices(player, DESTINATION.start(board), _REACH)
        left: i64 = budget(player)
        shut: i64 = closed(board, player)
        by_cards = may_cards_pay(player)
        disc: i64 = DESTINATION.disc(board)
        for territory in range(LANDS):
            price: i64 = _REACH[territory]
            if (shut >> territory) & 1 == 0 and (
                is_in_time(board, player, territory, price, left)
                or (by_cards and cards_pay(board, player, disc, territory, price))
            ):
                out[n] = first + territory
                n += 1
        return n

    def do(self, board: Board, territory: i64) -> None:
        """Leave, arrive, change tokens, hourglass to the defender, pay; cards may come before (OS-4.21, OS-8.3)."""
        seat: i64 = board.seat
        player = board.players[seat]
        start: i64 = DESTINATION.start(board)
        fight: i64 = fight_at(board, player, territory)
        price: i64 = price_to(player, start, territory) + fight
        is_asked = DESTINATION.pays_later(board) or price > budget(player)
        move(board, DESTINATION.disc(board), territory)
        if is_asked:
            PAYMENT.ask_for(board, seat, start=start, territory=territory, fight=fight, cheapest=price)
        else:
            pay(board, seat, price, territory)


class Later(Question):
    """Settle the payment after the move instead of paying the cheapest way at once (D5, OS-4.9, OS-8.3)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """Not twice, and only with cards in hand, whichever, or where there is a longer way (OS-4.9, OS-8.3)."""
        player = board.players[board.seat]
        if DESTINATION.pays_later(board):
            return LATER_ALREADY.why
        is_longer_way = player.time < LAST_ZEUS and way_of(player) != ONE_RUN
        return ALLOWED if is_longer_way or player.hand_count > 0 else NOTHING_TO_CHOOSE.why

    def do(self, board: Board, entry: i64) -> None:
        DESTINATION.ask_for(board, board.seat, disc=DESTINATION.disc(board), pays_later=True)


@final
class Destination(Menu):
    """Where the chosen settler goes (D5)."""

    def ask_for(self, board: Board, seat: i64, disc: i64, pays_later: bool) -> None:
        """The disc is NO_DISC for a new settler."""
        self.put(board, seat, disc, 1 if pays_later else 0)

    def disc(self, board: Board) -> i64:
        return self.first(board)

    def pays_later(self, board: Board) -> bool:
        """Whether the payment is settled after the move."""
        return self.second(board) == 1

    def start(self, board: Board) -> i64:
        """Where the settler starts: its territory, or the edge for a new one."""
        disc: i64 = self.first(board)
        return EDGE if disc == NO_DISC else board.place[disc]

    def asks_always(self, board: Board) -> bool:
        return is_near_cross(board.players[board.seat])


@final
class Mover(Menu):
    """Which settler moves: a new one or one on the map (D3)."""

    def asks_always(self, board: Board) -> bool:
        """Cards in hand may let more of them go than others can see (OS-8.15)."""
        return is_near_cross(board.players[board.seat])


MOVER: Final[Mover] = Mover("mover", New("new", actions.NEW), From("from", actions.FROM))
DISC: Final[Disc] = Disc("disc", actions.DISC)
DESTINATION: Final[Destination] = Destination("destination", Settle("to", actions.TO), Later("later", actions.LATER))
