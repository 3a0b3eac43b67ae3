"""What the things of Olympos are worth by the time they are used, in points.

The numbers are fitted to the results of games between searches (decision 16).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympos.board import NO_DISC, Board, Player, owner_of
from aegean.games.olympos.goods import KINDS, amount, total
from aegean.games.olympos.numbers import DEVELOPMENT
from aegean.games.olympos.parts import (
    COLUMNS,
    CROSS,
    KINDS_OF_DISCOVERY,
    LAND_POINTS,
    LANDS,
    OLYMPOS,
    WONDER_POINTS,
    WONDER_STARS,
    by_discovery,
)
from aegean.games.olympos.rules.discovery import discovery_price
from aegean.games.olympos.rules.time import budget
from aegean.games.olympos.rules.wonder import lasting_stars, wonder_price
from aegean.games.olympos.scoring import position_points

LAST_HOUR: Final = 0.1  # of each of the last ten spaces
LATE_HOUR: Final = 0.25  # of the ten before
HOUR: Final = 0.6  # of the twenty before those
EARLY_HOUR: Final = 1.05
POSITION: Final = -1.35  # points of the final position are mostly spent by those who still have an action
LAND: Final = 1.3
CONTESTED: Final = -4.3  # where another settler lies below
GOODS: Final = vec[float]([0.0, 4.1, 8.3, 12.6])  # so many tokens and cubes of a kind
CUBE_SPENT: Final = -2.5  # a cube serves once, a token always
FIRST_WAITING: Final = 1.5  # a settler in the camp
WAITING: Final = 0.5
ZEUS_TOKEN: Final = 2.9
EFFECT: Final = by_discovery(
    {
        "metallurgy": 4.5, "cult": 5.0, "medicine": 5.5, "cavalry": 1.9, "astronomy": 5.9,
        "hoplite": 4.1, "polytheism": 4.1, "oracle": 2.1, "agriculture": 0.8, "currency": 0.8,
        "phalanx": 3.5, "hellenism": 4.7, "cartography": 5.7, "trade": 0.0, "democracy": 3.5,
        "strategy": 6.8, "art": 9.0, "surgery": 0.0, "architecture": 0.0, "poetry": 0.0,
        "philosophy": 0.0, "science": 3.6, "city_state": 0.0, "absolutism": 0.0, "engineering": 5.1,
    }
)  # fmt: skip
DISCOUNT: Final = 0.145  # of each space of time saved on a discovery, for each space of time left
WONDER: Final = vec[float]([0.14, 0.12, 0.11, 0.09, 0.03])  # part of its points, by stars missing
NEXT_WONDER: Final = 0.4  # of what the nearest brings
STAR_COST: Final = 4  # spaces of time that a star takes about
UNHURRIED: Final = 40.0  # spaces of time left from which on all wonders are in sight
SINGLE_STAR: Final = 0.65
CARD: Final = 0.1  # of a card in hand, beyond its point
TIME_SHARE: Final = vec[float]([(int(CROSS) - space) / int(CROSS) for space in range(int(CROSS) + 1)])  # by space


def time_share(player: Player) -> float:
    """How much of the game a player has still to play, from 1 to 0."""
    return TIME_SHARE[player.time]


def time_value(player: Player) -> float:
    """What the time left may bring beyond all else: the first half of the game more than the end."""
    left: float = float(budget(player))
    value: float = POSITION * float(position_points(player)) + EARLY_HOUR * left
    if left < 40.0:
        value -= (EARLY_HOUR - HOUR) * left
    else:
        value -= (EARLY_HOUR - HOUR) * 40.0
    if left < 20.0:
        value -= (HOUR - LATE_HOUR) * left
    else:
        value -= (HOUR - LATE_HOUR) * 20.0
    if left < 10.0:
        return value - (LATE_HOUR - LAST_HOUR) * left
    return value - (LATE_HOUR - LAST_HOUR) * 10.0


def security(board: Board, territory: i64) -> bool:
    """Whether no settler of somebody else lies right below the ruler's."""
    disc: i64 = board.top[territory]
    below: i64 = board.below[disc]
    return below == NO_DISC or owner_of(below) == owner_of(disc)


def goods_value(board: Board, player: Player) -> float:
    """What lands and cubes will pay for."""
    value: float = CUBE_SPENT * float(total(player.cubes))
    for territory in range(LANDS):
        if player.rules(territory):
            value += LAND * float(LAND_POINTS[territory])
            if not security(board, territory):
                value += CONTESTED
    have: i64 = player.tokens + player.cubes
    for kind in range(KINDS):
        held: i64 = amount(have, kind)
        if held > 3:
            held = 3
        value += GOODS[held]
    return value * time_share(player)


def camp_value(player: Player) -> float:
    """What settlers in the camp are good for."""
    if player.camp == 0:
        return 0.0
    return (FIRST_WAITING + WAITING * float(player.camp)) * time_share(player)


def skill_value(board: Board, player: Player) -> float:
    """What discoveries save and win in the time left."""
    value: float = ZEUS_TOKEN if player.rules(OLYMPOS) else 0.0
    for discovery in range(KINDS_OF_DISCOVERY):
        if player.has(discovery):
            value += EFFECT[discovery]
    value *= time_share(player)
    left: i64 = budget(player) - DEVELOPMENT
    if player.cheap_kinds != 0 and left > 0:
        value += DISCOUNT * float(left) * mean_discount(board, player)
    return value


def mean_discount(board: Board, player: Player) -> float:
    """What agriculture and currency save on a discovery that is left, on average."""
    count: i64 = 0
    saved: i64 = 0
    for discovery in range(KINDS_OF_DISCOVERY):
        space: i64 = board.space_of[discovery]
        if board.piles[space] > 0 and not player.has(discovery):
            count += 1
            saved += DEVELOPMENT - discovery_price(player, space)
    return float(saved) / float(count) if count > 0 else 0.0


def wonder_value(board: Board, player: Player) -> float:
    """What the wonders within sight may bring, the nearest most."""
    left: i64 = budget(player)
    price: i64 = wonder_price(player)
    if left < price:
        return 0.0
    value: float = 0.0
    best: float = 0.0
    for wonder in range(COLUMNS):
        if not board.has_built(wonder):
            missing: i64 = WONDER_STARS[wonder] - lasting_stars(board, player, wonder)
            if missing < 0:
                missing = 0
            cost: i64 = STAR_COST * missing
            if missing < 5 and left >= price + cost:
                value += WONDER[missing] * float(WONDER_POINTS[wonder])
            gain: float = float(WONDER_POINTS[wonder] - cost)
            if gain > best:
                best = gain
    if float(left) < UNHURRIED:
        value *= float(left) / UNHURRIED
    return value + NEXT_WONDER * best + SINGLE_STAR * float(player.athena)


def hand_value(player: Player) -> float:
    """What destiny cards may bring beyond their point."""
    return CARD * float(player.hand_count)
