"""Expansion: one settler moves and wins a territory (OS-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import zeros
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import NO_DISC, Board, Player
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
from aegean.games.olympos.routes import EDGE, FORBIDDEN_SEA, NEVER, ROUTES, route_row
from aegean.games.olympos.rules.settlers import arrive, camp_disc, groups, leave, own_disc, present
from aegean.games.olympos.rules.time import budget, pay

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


def routes_from(player: Player, start: i64, out: vec[i64]) -> None:
    """Writes the price of the route from a territory to every territory (OS-4.6, OS-4.9, OS-4.12)."""
    row: i64 = route_row(way_of(player), start)
    for territory in range(LANDS):
        out[territory] = ROUTES[row + territory]


def routes_of_new(player: Player, out: vec[i64]) -> None:
    """The same for a new settler, from the cheapest of the edge and the controlled territories (OS-4.2, OS-4.9).

    Where the player is present but defeated none may appear (OS-4.4).
    """
    way: i64 = way_of(player)
    held: i64 = player.lands
    row: i64 = route_row(way, EDGE)
    for territory in range(LANDS):
        out[territory] = ROUTES[row + territory]
    for start in range(LANDS):
        if (held >> start) & 1 == 1:
            row = route_row(way, start)
            for territory in range(LANDS):
                if ROUTES[row + territory] < out[territory]:
                    out[territory] = ROUTES[row + territory]


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


def prices(board: Board, seat: i64, start: i64, out: vec[i64]) -> None:
    """Writes appearance and route to every territory, for a settler there or, from the edge, a new one (OS-4.21)."""
    player = board.players[seat]
    if start != EDGE:
        routes_from(player, start, out)
        return
    routes_of_new(player, out)
    extra: i64 = appearance(player)
    for territory in range(LANDS):
        out[territory] += extra


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


def why_not_there(board: Board, player: Player, territory: i64, price: i64) -> i64:
    """A destination is not barred, not controlled before the move, in reach and in time (OS-4.10, OS-4.22, OS-3.10).

    Where an own settler lies defeated, another may attack (OS-4.11).
    """
    if board.is_barred(territory):
        return reason(phrases.LAND_BARRED, territory)
    if player.rules(territory):
        return reason(phrases.LAND_OWN, territory)
    if price >= NEVER:
        return reason(phrases.NO_WAY, territory)
    if price + DEAREST_FIGHT <= budget(player):
        return 0  # in time whoever defends it
    full: i64 = price + fight_at(board, player, territory)
    return ALLOWED if full <= budget(player) else reason(phrases.PAST_THE_CROSS, full)


def reaches(board: Board, player: Player, start: i64, extra: i64) -> bool:
    """Whether any destination is legal from a start."""
    row: i64 = route_row(way_of(player), start)
    for territory in range(LANDS):
        if why_not_there(board, player, territory, ROUTES[row + territory] + extra) == 0:
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


def why_not_new(board: Board) -> i64:
    """A new settler must be in the camp and must be able to move on (OS-4.2, OS-4.3)."""
    if board.players[board.seat].camp == 0:
        return reason(phrases.CAMP_EMPTY)
    if not has_destination(board, board.seat, EDGE):
        return reason(phrases.NOWHERE_TO_GO)
    return 0


def why_not_from(board: Board, territory: i64) -> i64:
    """One of the own settlers on the map, defeated ones included (OS-4.1, OS-4.12)."""
    if (present(board, board.seat) >> territory) & 1 == 0:
        return reason(phrases.NO_SETTLER, territory)
    if not has_destination(board, board.seat, territory):
        return reason(phrases.NOWHERE_TO_GO)
    return 0


def options_mover(board: Board, out: vec[i64]) -> i64:
    """A new settler or those on the map that can go somewhere (D3)."""
    n: i64 = 0
    if why_not_new(board) == 0:
        out[n] = actions.NEW.start
        n += 1
    there: i64 = present(board, board.seat)
    for territory in range(LANDS):
        if (there >> territory) & 1 == 1 and has_destination(board, board.seat, territory):
            out[n] = actions.FROM.start + territory
            n += 1
    return n


def start_of(disc: i64, board: Board) -> i64:
    """Where a mover starts: its territory, or the edge for a new one."""
    if disc == NO_DISC:
        return EDGE
    return board.place[disc]


def why_not_to(board: Board, territory: i64) -> i64:
    """Why the chosen settler cannot go to a territory (OS-4.10)."""
    player = board.players[board.seat]
    return why_not_there(board, player, territory, price_to(player, start_of(board.arg, board), territory))


def options_to(board: Board, out: vec[i64]) -> i64:
    """The legal destinations (D5)."""
    player = board.players[board.seat]
    prices(board, board.seat, start_of(board.arg, board), _REACH)
    n: i64 = 0
    for territory in range(LANDS):
        if why_not_there(board, player, territory, _REACH[territory]) == 0:
            out[n] = actions.TO.start + territory
            n += 1
    return n


# ---------------------------------------------------------------- the move


def do_mover(board: Board, action: i64) -> None:
    """The mover is chosen; where several own discs differ, the disc comes next (D3, D4)."""
    if action == actions.NEW.start:
        board.ask(steps.DESTINATION, board.seat, NO_DISC)
        return
    territory: i64 = action - actions.FROM.start
    if groups(board, board.seat, territory) > 1:
        board.ask(steps.DISC, board.seat, 2 * territory)
    else:
        board.ask(steps.DESTINATION, board.seat, own_disc(board, board.seat, territory, 1))


def do_to(board: Board, territory: i64) -> None:
    """Leave, arrive, change tokens, hourglass to the defender, pay (OS-4.21)."""
    seat: i64 = board.seat
    disc: i64 = board.arg
    player = board.players[seat]
    price: i64 = price_to(player, start_of(disc, board), territory) + fight_at(board, player, territory)
    if disc == NO_DISC:
        disc = camp_disc(board, seat)
    else:
        leave(board, disc)
    arrive(board, disc, territory)
    pay(board, seat, price)
