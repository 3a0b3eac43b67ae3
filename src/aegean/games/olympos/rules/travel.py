"""What travelling and fighting cost (OS-4.2, OS-4.6 to OS-4.9, OS-4.16 to OS-4.19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympos import numbers
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.parts import ARES, ASTRONOMY, CARTOGRAPHY, CAVALRY, GOD_AMOUNT, LANDS, MEDICINE
from aegean.games.olympos.routes import DEAREST_ROUTE, EDGE, FORBIDDEN_SEA, ROUTES, is_length, route_row

# no expansion by the cheapest route costs more
DEAREST: Final[i64] = numbers.NEW_SETTLER + DEAREST_ROUTE + numbers.DEAREST_FIGHT


def way_of(player: Player) -> i64:
    """How a player travels: astronomy, cartography and cavalry, or the Siren (OS-4.7, OS-4.8, OS-4.22)."""
    sea: i64 = ((player.discoveries >> ASTRONOMY) & 1) + ((player.discoveries >> CARTOGRAPHY) & 1)
    if player.spellbound:
        sea = FORBIDDEN_SEA
    return 2 * sea + ((player.discoveries >> CAVALRY) & 1)


def appearance(player: Player) -> i64:
    """What a new settler costs before it moves (OS-4.2, OS-7.3)."""
    return numbers.NEW_SETTLER_MEDICINE if player.has(MEDICINE) else numbers.NEW_SETTLER


def swords(player: Player) -> i64:
    """Swords on own discoveries, and 2 more while blessed by Ares (OS-1.9, OS-9.12)."""
    return player.swords + GOD_AMOUNT[ARES] if player.blessed else player.swords


def fight_price(attacker: i64, defender: i64) -> i64:
    """AP that a fight costs, from the keys of both sides; the attacker always wins (OS-4.19, OS-7.15).

    >>> [int(fight_price(2 * swords, 2 * 3)) for swords in (4, 3, 2)]
    [1, 2, 3]
    """
    if attacker > defender:
        return numbers.FIGHT_STRONGER
    return numbers.FIGHT_EQUAL if attacker == defender else numbers.FIGHT_WEAKER


def fight_at(board: Board, player: Player, territory: i64) -> i64:
    """What the fight for a territory costs: against its controller only, a tribe, or nobody (OS-4.16 to OS-4.18)."""
    ruler: i64 = board.ruler(territory)
    if ruler >= 0:
        rival = board.players[ruler]
        return fight_price(player.key(swords(player)), rival.key(swords(rival)))
    if board.has_tribe(territory):
        return fight_price(player.key(swords(player)), 2 * numbers.TRIBE_SWORDS)
    return 0


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


def leads_to(player: Player, start: i64, territory: i64, price: i64) -> bool:
    """Whether some way to a territory, the cheapest or a longer one, costs just so much before a fight (OS-4.9)."""
    way: i64 = way_of(player)
    if start != EDGE:
        return is_length(way, start, territory, price)
    route: i64 = price - appearance(player)
    if is_length(way, EDGE, territory, route):
        return True
    for land in range(LANDS):
        if land != territory and player.rules(land) and is_length(way, land, territory, route):
            return True
    return False
