"""The routes between all territories and from the northern edge (OS-4.5 to OS-4.9, OS-4.12, OS-4.22).

Nothing ever blocks the way, so the price of a route depends only on what sea and land cost the mover.
There are eight ways to travel: sea at its full price, lowered once, lowered twice or forbidden, each
without and with cavalry. All prices, of the cheapest routes and of longer ones, are worked out once.
"""

from __future__ import annotations

import heapq
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympos.numbers import ENTER_LAND, ENTER_SEA, LAND_RUN, SEA_REDUCTION
from aegean.games.olympos.parts import DATA, LANDS, SEAS, TERRITORIES

EDGE: Final[i64] = 32  # the northern edge as a start; nothing ever enters it (OS-1.3)
STARTS: Final[i64] = 33
FORBIDDEN_SEA: Final = 3  # way of travelling under the Siren's spell (OS-4.22)
WAYS: Final = 8
ONE_RUN: Final = 7  # with cavalry under the Siren's spell: every route is one run of land and costs the same
NEVER: Final = 1000  # price of what cannot be reached
LONGEST: Final = 60  # AP that the longest way costs which anybody may choose (OS-4.9)

_NAMES: Final = [*TERRITORIES, *SEAS]
_ROWS: Final = [*DATA.rows("territory"), *DATA.rows("sea")]
NEIGHBOURS: Final = [sorted(_NAMES.index(name) for name in row.texts("neighbors")) for row in _ROWS]
ENTRANCES: Final = sorted(_NAMES.index(name) for name in DATA.row("north_edge").texts("neighbors"))


def sea_price(way: int) -> int:
    """What entering a sea space costs with a way of travelling (OS-4.6, OS-4.7, OS-4.22)."""
    reductions = way // 2
    return NEVER if reductions == FORBIDDEN_SEA else max(0, ENTER_SEA - reductions * SEA_REDUCTION)


def step_price(way: int, space: int, running: bool) -> int:
    """What entering a space costs; with cavalry a run of land steps is paid once (OS-4.6, OS-4.8)."""
    if space >= LANDS:
        return sea_price(way)
    if way % 2 == 0:
        return int(ENTER_LAND)
    return 0 if running else int(LAND_RUN)


def cheapest(way: int, start: int) -> list[int]:
    """The price of the cheapest route from a start to every other territory (OS-4.9)."""
    best: dict[tuple[int, bool], int] = {}
    first = ENTRANCES if start == EDGE else NEIGHBOURS[start]
    border = [(step_price(way, space, False), space, space < LANDS) for space in first]
    heapq.heapify(border)
    while border:
        price, space, running = heapq.heappop(border)
        if price >= NEVER or best.get((space, running), NEVER) <= price:
            continue
        best[space, running] = price
        for other in NEIGHBOURS[space]:
            heapq.heappush(border, (price + step_price(way, other, running), other, other < LANDS))
    prices = [best.get((land, True), NEVER) for land in range(LANDS)]
    if start != EDGE:
        prices[start] = out_and_back(way, start)
    return prices


def out_and_back(way: int, start: int) -> int:
    """One step out to the cheapest neighbour and one step back in (OS-4.12)."""
    ways = [step_price(way, space, False) + step_price(way, start, space < LANDS) for space in NEIGHBOURS[start]]
    return min(NEVER, *ways)


ROUTES: Final = vec[i64]([price for way in range(WAYS) for start in range(STARTS) for price in cheapest(way, start)])
DEAREST_ROUTE: Final = max(price for price in ROUTES if price < NEVER)


def route_row(way: i64, start: i64) -> i64:
    """Where the 32 prices of a start stand in `ROUTES`."""
    return (way * STARTS + start) * LANDS


# ---------------------------------------------------------------- longer ways (OS-4.9)


def lengths(way: int) -> list[list[int]]:
    """For every price from 0 to the longest way: the territories that some route of just that price leads to.

    They are told as bits for every start, and besides for every space in the middle of a run of land.
    """
    steps = [
        [(step_price(way, space, running), space) for space in around]
        for running in (False, True)
        for around in [*NEIGHBOURS, ENTRANCES]
    ]
    spaces = len(NEIGHBOURS) + 1
    found: list[list[int]] = []
    for price in range(LONGEST + 1):
        ends = [0] * len(steps)
        found.append(ends)
        before: list[int] = []
        while before != ends:  # steps that cost nothing lead on at the same price
            before = ends[:]
            for place, onward in enumerate(steps):
                for cost, space in onward:
                    if cost == price and space < LANDS:
                        ends[place] |= 2**space
                    if cost <= price:
                        ends[place] |= found[price - cost][space + (spaces if space < LANDS else 0)]
    return found


_LENGTHS: Final = vec[i64](
    [ends[start] for way in range(WAYS) for ends in lengths(way) for start in [*range(LANDS), len(NEIGHBOURS)]]
)


def is_length(way: i64, start: i64, territory: i64, price: i64) -> bool:
    """Whether some route from a start to a territory costs just so much (OS-4.9, OS-4.12)."""
    if price < 0 or price > LONGEST:
        return False
    return (_LENGTHS[(way * (LONGEST + 1) + price) * STARTS + start] >> territory) & 1 == 1
