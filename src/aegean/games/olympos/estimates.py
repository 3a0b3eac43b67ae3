"""What moves of Olympos seem to gain at first sight, in points.

The numbers were found by play: policies that differ a little in all of them played one another some hundred thousand
games (decision 16).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.shared import zeros
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.goods import KINDS, amount, covers, short, total
from aegean.games.olympos.numbers import (
    DEVELOPMENT,
    PER_DISCOVERY,
    PER_DISCOVERY_SCIENCE,
    PER_SETTLER_CITY,
    PER_STAR_ENGINEERING,
    PER_SWORD_ABSOLUTISM,
    PHILOSOPHY_POINTS,
    POETRY_POINTS,
)
from aegean.games.olympos.parts import (
    ABSOLUTISM,
    BONUS_AMOUNT,
    BONUS_CUBE,
    BONUS_HOURGLASS,
    BONUS_KIND,
    BONUS_SETTLER,
    CITY_STATE,
    COLUMNS,
    CUBES_NOW,
    DESTINIES_NOW,
    DESTINY_AMOUNT,
    DESTINY_EFFECT,
    DESTINY_KIND,
    ENGINEERING,
    FAME,
    FILLINGS,
    GIFT,
    GREY_SLOT,
    HASTE,
    HOURGLASSES_NOW,
    LAND_POINTS,
    LANDS,
    LAST_ZEUS,
    NAMED,
    OLYMPOS,
    PHILOSOPHY,
    POETRY,
    SCIENCE,
    SETTLERS_NOW,
    SKILL_STARS,
    STARRED,
    SUPREMACY,
    SWORDS,
    WONDER_POINTS,
    WONDER_STARS,
    YIELD,
    by_discovery,
    column_of,
    slot_at,
)
from aegean.games.olympos.routes import EDGE
from aegean.games.olympos.rules.discovery import BONUS_ROWS, discovery_price
from aegean.games.olympos.rules.expansion import DESTINATION, closed
from aegean.games.olympos.rules.payment import PAYMENT
from aegean.games.olympos.rules.time import budget, crossed, landing
from aegean.games.olympos.rules.travel import fight_at, price_to, prices
from aegean.games.olympos.rules.wonder import lasting_stars, wonder_price
from aegean.games.olympos.scoring import position_points
from aegean.games.olympos.worth import STAR_COST, security, time_share

HOUR: Final = 0.91  # points that a space of time brings
EARLY_HOUR: Final = 0.48  # more at the start
LAST_HOUR: Final = 0.5  # on and beyond the last Zeus space: what it takes from the final position
TOKEN: Final = vec[float]([2.3, 1.4, 0.5, 0.5] + [0.0] * int(LANDS))  # the next token of a kind
SETTLED: Final = 1.75  # a settler more on the map
MOVED: Final = 1.0  # a settler of the map goes on, before what its land was worth
MOVING_ON: Final = -2.8  # the usual gain where only settlers on the map can move
LATER: Final = -4.0  # to pay after the move, which is seldom more than to pay at once
ZEUS_SPACE: Final = 0.4  # a Zeus space that is reached earlier than need be
ZEUS_TOKEN: Final = 2.7
SPREAD_OUT: Final = -0.55  # points of lands, which others want as well
CONQUEST: Final = 0.75  # how much a land of somebody else counts
CONTESTED: Final = 0.35  # how much a land counts where another settler lies below
STAR: Final = vec[float]([0.0, 0.17, 0.2, 0.1, 0.05, 0.0])  # part of a wonder's points, by stars missing before it
NEAR_WONDER: Final[i64] = DEVELOPMENT - 1  # spaces of time left that bring a wonder in sight
STAR_TAKEN: Final = -0.9  # stars on the map, which others take again
SECURED: Final = -1.6  # a wonder that can be built can wait a little
SETTLER: Final = 1.7
CUBE: Final = 2.15
CUBE_SPENT: Final = 2.8
CARD: Final = 1.45
HOURGLASS: Final = 1.15  # spaces of time that one of a bonus is worth
PRESTIGE: Final = 1.1
CARD_FIRST: Final = 1.65  # a card that is worth playing is played before the action
GIFT_KEPT: Final = 0.35  # what a card is worth in hand
KEPT: Final = 0.8
EFFECT: Final = by_discovery(
    {
        "metallurgy": 5.4, "cult": 4.7, "medicine": 1.3, "cavalry": 4.5, "astronomy": 2.5,
        "hoplite": 4.3, "polytheism": 4.6, "oracle": -0.5, "agriculture": 7.8, "currency": 7.5,
        "phalanx": 3.6, "hellenism": 4.1, "cartography": 2.4, "trade": -0.2, "democracy": 5.2,
        "strategy": 2.9, "art": 8.4, "surgery": -0.6, "architecture": 3.2, "poetry": -0.8,
        "philosophy": 0.3, "science": 1.7, "city_state": -0.5, "absolutism": 2.3, "engineering": 2.8,
    }
)  # fmt: skip
_PRICES: Final = zeros(LANDS)  # room for the prices of one mover
_TOKENS: Final = vec[float]([0.0] * int(KINDS))  # and for the next token of every kind


def hour_of(player: Player) -> float:
    """What a space of time is worth; at the end only what it takes from the final position."""
    if player.time >= LAST_ZEUS:
        return LAST_HOUR if position_points(player) > 0 else 0.0
    return HOUR + EARLY_HOUR * time_share(player)


# ---------------------------------------------------------------- expansion


def settling_gain(board: Board) -> float:
    """The best destination of a new settler."""
    player = board.players[board.seat]
    prices(player, EDGE, _PRICES)
    left: i64 = budget(player)
    hour: float = hour_of(player)
    share: float = time_share(player)
    star: float = star_gain(board, player)
    for kind in range(KINDS):
        _TOKENS[kind] = TOKEN[amount(player.tokens, kind)] * share
    shut: i64 = closed(board, player)
    best: float = -50.0
    for territory in range(LANDS):
        price: i64 = _PRICES[territory]
        if (shut >> territory) & 1 == 0 and price <= left:
            value: float = _TOKENS[YIELD[territory]] + land_value(territory, share, star)
            if value - hour * float(price) > best:  # a fight never makes it better
                time: i64 = price + fight_at(board, player, territory)
                gain: float = taken_value(board, territory, value) - hour * float(time)
                if time <= left and gain > best:
                    best = gain
    best += SETTLED
    return best + float(PER_SETTLER_CITY) if player.has(CITY_STATE) else best


def destination_gain(board: Board, territory: i64) -> float:
    """What a destination of the chosen settler brings, less the time to take it."""
    player = board.players[board.seat]
    price: i64 = price_to(player, DESTINATION.start(board), territory) + fight_at(board, player, territory)
    star: float = star_gain(board, player) if STARRED[territory] != 0 else 0.0
    share: float = time_share(player)
    value: float = TOKEN[amount(player.tokens, YIELD[territory])] * share + land_value(territory, share, star)
    return taken_value(board, territory, value) - hour_of(player) * float(price)


def longer_way_gain(board: Board, price: i64) -> float:
    """What a way of such a price brings beyond the cheapest one: Zeus spaces sooner, for time."""
    player = board.players[board.seat]
    cheapest: i64 = PAYMENT.cheapest(board)
    sooner: i64 = crossed(landing(player, cheapest), landing(player, price))
    return ZEUS_SPACE * float(sooner) - hour_of(player) * float(price - cheapest)


def land_value(territory: i64, share: float, star: float) -> float:
    """Points, star and symbol of a land that is not held yet, with so much time left."""
    value: float = float(LAND_POINTS[territory]) * (1.0 + SPREAD_OUT * share)
    if STARRED[territory] != 0:
        value += star + STAR_TAKEN * share
    if territory == OLYMPOS:
        value += ZEUS_TOKEN * share
    return value


def taken_value(board: Board, territory: i64, value: float) -> float:
    """The same where it is taken from somebody, who may come back."""
    return value if board.ruler(territory) < 0 else CONQUEST * value


def keep_land(board: Board, territory: i64) -> float:
    """What a land that is left or lost has been worth."""
    player = board.players[board.seat]
    if not player.rules(territory):
        return 0.2
    held: i64 = amount(player.tokens, YIELD[territory])
    lasting: float = TOKEN[held - 1]
    if STARRED[territory] != 0:
        lasting += 2.2
    if territory == OLYMPOS:
        lasting += 1.0
    value: float = float(LAND_POINTS[territory]) + lasting * time_share(player)
    return value if security(board, territory) else CONTESTED * value


# ---------------------------------------------------------------- development


def star_gain(board: Board, player: Player) -> float:
    """What one more star brings: wonders come nearer."""
    left: i64 = budget(player)
    value: float = float(PER_STAR_ENGINEERING) if player.has(ENGINEERING) else 0.0
    for wonder in range(COLUMNS):
        value += star_for(board, player, wonder, left)
    return value


def star_for(board: Board, player: Player, wonder: i64, left: i64) -> float:
    """What one more star brings for one wonder."""
    if board.has_built(wonder):
        return 0.0
    missing: i64 = WONDER_STARS[wonder] - lasting_stars(board, player, wonder)
    if 0 < missing < i64(len(STAR)) and left >= NEAR_WONDER + STAR_COST * missing:
        return STAR[missing] * float(WONDER_POINTS[wonder])
    return 0.0


def wonder_gain(board: Board, wonder: i64) -> float:
    """Points of a wonder, less its time."""
    player = board.players[board.seat]
    return float(WONDER_POINTS[wonder]) + SECURED - hour_of(player) * float(wonder_price(player))


def discovery_gain(board: Board, discovery: i64) -> float:
    """Points, effect, bonus and star of a discovery, less its time and cubes."""
    player = board.players[board.seat]
    share: float = time_share(player)
    hour: float = hour_of(player)
    space: i64 = board.space_of[discovery]
    value: float = float(PER_DISCOVERY) + special_gain(player, discovery)
    value += CARD * float(DESTINIES_NOW[discovery]) + hour * float(HOURGLASSES_NOW[discovery])
    cubes: i64 = CUBES_NOW[discovery]
    lasting: float = EFFECT[discovery] + CUBE * float(cubes) + SETTLER * float(SETTLERS_NOW[discovery])
    if SKILL_STARS[discovery] > 0:
        value += star_gain(board, player)
    if space < BONUS_ROWS:
        value += best_bonus(board, player, space)
        value += star_for(board, player, board.wonders[column_of(space)], budget(player))
    if player.cubes != 0:
        lasting -= CUBE_SPENT * float(cubes_for(player, space))
    return value + lasting * share - hour * float(discovery_price(player, space))


def special_gain(player: Player, discovery: i64) -> float:
    """Points for the end beyond those of every discovery."""
    points: i64 = 0
    if discovery == SCIENCE:
        points = PER_DISCOVERY_SCIENCE * (player.discovery_count + 1)
    elif discovery == CITY_STATE:
        points = PER_SETTLER_CITY * player.on_map
    elif discovery == ABSOLUTISM:
        points = PER_SWORD_ABSOLUTISM * player.swords
    elif discovery == ENGINEERING:
        points = PER_STAR_ENGINEERING * player.stars
    elif discovery == PHILOSOPHY:
        points = PHILOSOPHY_POINTS
    elif discovery == POETRY:
        points = POETRY_POINTS
    if player.has(SCIENCE):
        points += PER_DISCOVERY_SCIENCE
    if player.has(ABSOLUTISM):
        points += PER_SWORD_ABSOLUTISM * SWORDS[discovery]
    return float(points)


def cubes_for(player: Player, space: i64) -> i64:
    """The fewest cubes that a space takes beyond the tokens."""
    fewest: i64 = 100
    for need in FILLINGS[space]:
        if covers(player.tokens + player.cubes, need):
            cubes: i64 = total(short(need, player.tokens))
            if cubes < fewest:
                fewest = cubes
    return fewest


def variant_gain(board: Board, kind: i64) -> float:
    """How many of the discoveries left name a kind."""
    player = board.players[board.seat]
    count: i64 = 0
    for space in range(i64(len(NAMED))):
        if (NAMED[space] >> kind) & 1 == 1 and board.piles[space] > 0 and not player.has(board.tiles[space]):
            count += 1
    return 0.5 * float(count)


def best_bonus(board: Board, player: Player, space: i64) -> float:
    """The best bonus of a space that is still free."""
    best: float = 0.0
    for place in range(slot_at(space, 0), slot_at(space, GREY_SLOT)):
        if board.slots[place] == 0:
            gain: float = bonus_gain(player, place)
            if gain > best:
                best = gain
    return best


def bonus_gain(player: Player, place: i64) -> float:
    """What a bonus is worth."""
    kind: i64 = BONUS_KIND[place]
    count: float = float(BONUS_AMOUNT[place])
    if kind == BONUS_SETTLER:
        return SETTLER * count * time_share(player)
    if kind == BONUS_HOURGLASS:
        return HOURGLASS * count * hour_of(player)
    if kind == BONUS_CUBE:
        return CUBE * count * time_share(player)
    return PRESTIGE * count


# ---------------------------------------------------------------- destiny cards


def card_gain(board: Board, destiny: i64) -> float:
    """What playing a card brings beyond the point of keeping it."""
    player = board.players[board.seat]
    effect: i64 = DESTINY_EFFECT[destiny]
    held: float = float(amount(player.tokens, DESTINY_KIND[destiny]))
    hour: float = 0.0 if player.finished else hour_of(player)
    gain: float = float(DESTINY_AMOUNT[destiny])
    if effect == GIFT:
        return CUBE * gain * time_share(player) - GIFT_KEPT
    if effect == FAME:
        gain *= held
    elif effect == HASTE:
        gain *= hour * held
    elif effect == SUPREMACY:
        gain *= hour
    return gain - KEPT
