"""How good a position of Olympos is, and which moves look sensible."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.shared import zeros
from aegean.core.state import OVER, State
from aegean.games.olympos import actions, steps
from aegean.games.olympos.board import NO_DISC, Board, Player
from aegean.games.olympos.goods import KINDS, amount, total
from aegean.games.olympos.parts import (
    BONUS_KIND,
    BUNDLES,
    COLUMNS,
    CROSS,
    DESTINY_AMOUNT,
    DESTINY_EFFECT,
    DESTINY_KIND,
    FAME,
    FOUR_KINDS,
    GIFT,
    HASTE,
    KINDS_OF_DISCOVERY,
    LAND_POINTS,
    LANDS,
    LANDS_BY_KIND,
    LAST_ZEUS,
    OLYMPOS,
    STARRED,
    SYMBOLS,
    WONDER_POINTS,
    WONDER_STARS,
    YIELD,
)
from aegean.games.olympos.routes import EDGE
from aegean.games.olympos.rules.discovery import SLOT_COUNT, discovery_price, why_not_take
from aegean.games.olympos.rules.expansion import fight_at, price_to, prices, start_of
from aegean.games.olympos.rules.time import budget
from aegean.games.olympos.rules.wonder import lasting_stars, why_not_build, wonder_price
from aegean.games.olympos.scoring import points_now, position_points

SHARPNESS: Final = 0.75  # how much likelier a point more makes a move
TIME_VALUE: Final = 0.58  # points that one space of time brings
TOKEN_VALUE: Final = vec[float]([4.0, 1.6, 0.7, 0.4, 0.2, 0.1, 0.1, 0.1, 0.1])  # the next token of a kind
CUBE_VALUE: Final = 1.3
CAMP_VALUE: Final = vec[float]([0.0, 0.8, 1.2, 2.0, 2.8, 3.5])  # settlers that wait
CARD_VALUE: Final = 0.3  # of a card in hand, beyond its point
SYMBOL_VALUE: Final = 3.5
SKILL: Final = 1.25  # how much more discoveries and symbols bring than they seem to at first
ZEUS_TOKEN: Final = 1.0  # the symbol in Olympos, which others want as well
STAR_VALUE: Final = 0.4
SINGLE_STAR: Final = 2.0
WONDER_CHANCE: Final = vec[float]([0.85, 0.6, 0.36, 0.2, 0.1, 0.05, 0.02])  # by stars missing
BONUS_VALUE: Final = vec[float]([1.3, 1.3, 0.9, 2.0])  # settler, hourglasses, cube, prestige
EFFECT_VALUE: Final = vec[float](
    [
        2.5, 0.4, 3.6, 1.8, 1.3,  # metallurgy, cult, medicine, cavalry, astronomy
        3.0, 0.0, 0.3, 5.6, 5.4,  # hoplite, polytheism, oracle, agriculture, currency
        2.0, 0.0, 0.8, 0.0, 1.5,  # phalanx, hellenism, cartography, trade, democracy
        2.8, 0.0, 0.0, 1.8, 0.0,  # strategy, art, surgery, architecture, poetry
        0.0, 1.8, 0.5, 0.5, 2.0,  # philosophy, science, city_state, absolutism, engineering
    ]
)  # fmt: skip
NOW_VALUE: Final = vec[float](
    [
        0.0, 0.0, 0.0, 1.2, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0,
        1.7, 1.7, 0.0, 1.8, 0.0,
        0.0, 0.0, 2.4, 0.0, 3.0,
        5.0, 6.0, 4.0, 3.0, 5.0,
    ]
)  # fmt: skip
SETTLER: Final = 1.3  # what sending one costs
MOVING_ON: Final = -1.0  # the usual gain where only settlers on the map can move
CONTESTED: Final = 0.35  # how much a land counts where another settler lies below
LANDS_OF_KIND: Final = vec[vec[i64]]([vec[i64](lands) for lands in LANDS_BY_KIND])
_PRICES: Final = zeros(LANDS)


def time_share(player: Player) -> float:
    """How much of the game a player still has before him, from 1 to 0."""
    return float(CROSS - player.time) / float(CROSS)


def time_value(player: Player) -> float:
    """What the time left may bring; only one action is left behind the last Zeus space."""
    if player.finished:
        return 0.0
    left: float = float(budget(player))
    if player.time >= LAST_ZEUS:
        return 0.25 * left
    return TIME_VALUE * left


def security(board: Board, territory: i64) -> float:
    """How surely a land stays with its ruler: less where another settler lies below."""
    disc: i64 = board.top[territory]
    below: i64 = board.below[disc]
    return 1.0 if below == NO_DISC or board.owner(below) == board.owner(disc) else CONTESTED


def tokens_value(count: float) -> float:
    """What so many tokens of one kind are worth; a doubtful one counts in part."""
    value: float = 0.0
    number: i64 = 0
    while count > 0.0:
        value += TOKEN_VALUE[number] * (count if count < 1.0 else 1.0)
        count -= 1.0
        number += 1
    return value


def goods_value(board: Board, player: Player) -> float:
    """What lands and cubes will pay for, and stars beyond the wonders in sight."""
    value: float = 0.0
    for kind in range(KINDS):
        sure: float = 0.0
        for territory in LANDS_OF_KIND[kind]:
            if player.rules(territory):
                sure += security(board, territory)
                value += STAR_VALUE * float(STARRED[territory]) * security(board, territory)
        value += tokens_value(sure)
    cubes: float = float(total(player.cubes))
    value += CUBE_VALUE * (cubes if cubes < 4.0 else 4.0 + (cubes - 4.0) * 0.4)
    share: float = time_share(player)
    return value * share * (2.0 - share)  # they pay until shortly before the end


def camp_value(player: Player) -> float:
    """What settlers in the camp are good for."""
    waiting: i64 = player.camp
    if waiting > 5:
        waiting = 5
    return CAMP_VALUE[waiting] * time_share(player)


def skill_value(player: Player) -> float:
    """What discoveries save and win in the time left."""
    value: float = SYMBOL_VALUE * float(player.symbols)
    if player.rules(OLYMPOS):
        value += ZEUS_TOKEN
    for discovery in range(KINDS_OF_DISCOVERY):
        if player.has(discovery):
            value += EFFECT_VALUE[discovery]
    return SKILL * value * time_share(player)


def wonder_value(board: Board, player: Player) -> float:
    """What the best and the second best wonder within sight may bring."""
    first: float = 0.0
    second: float = 0.0
    if player.finished:
        return 0.0
    left: i64 = budget(player)
    for wonder in range(COLUMNS):
        missing: i64 = WONDER_STARS[wonder] - lasting_stars(board, player, wonder)
        if missing < 0:
            missing = 0
        if not board.has_built(wonder) and left >= wonder_price(player) + 5 * missing:
            gain: float = float(WONDER_POINTS[wonder]) - TIME_VALUE * float(wonder_price(player))
            gain *= WONDER_CHANCE[missing]
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    single: float = SINGLE_STAR * float(player.athena) * time_share(player)
    return first + 0.35 * second + single


def hand_value(player: Player) -> float:
    """What destiny cards may bring beyond their point."""
    return 0.0 if player.finished else CARD_VALUE * float(player.hand_count) * (0.3 + 0.7 * time_share(player))


class OlymposHints(Hints):
    """Expected final points, by area."""

    ahead: i64 = 12

    def value(self, state: State, seat: i64) -> float:
        """Points so far, time left, lands and cubes, camp, discoveries, wonders within reach, cards."""
        assert isinstance(state, Board)
        player = state.players[seat]
        points: float = float(points_now(player))
        if state.seat == OVER:
            return points
        return (
            points
            + time_value(player)
            + goods_value(state, player)
            + camp_value(player)
            + skill_value(player)
            + wonder_value(state, player)
            + hand_value(player)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        found = [("points", float(points_now(player)))]
        if state.seat != OVER:
            found.append(("time", time_value(player)))
            found.append(("goods", goods_value(state, player)))
            found.append(("camp", camp_value(player)))
            found.append(("skill", skill_value(player)))
            found.append(("wonders", wonder_value(state, player)))
            found.append(("hand", hand_value(player)))
        return found

    def is_quiet(self, state: State) -> bool:
        """Positions are judged before an action."""
        return state.step == steps.MENU or state.step == steps.BAR

    def prior(self, state: State, action: i64) -> float:
        """The likelier, the more an action seems to gain beyond what its time costs."""
        assert isinstance(state, Board)
        return exp(SHARPNESS * gain_of(state, action))


def gain_of(board: Board, action: i64) -> float:
    """What an action of the present step seems to gain, in points."""
    step: i64 = board.step
    if step == steps.MENU:
        return menu_gain(board, action)
    if step == steps.MOVER:
        return mover_gain(board, EDGE if action == actions.NEW.start else action - actions.FROM.start)
    if step == steps.DESTINATION:
        return destination_gain(board, action - actions.TO.start)
    if step == steps.DISCOVERY:
        return discovery_gain(board, action - actions.TAKE.start)
    if step == steps.PAY:
        return -float(total(BUNDLES[action - actions.PAY.start]))
    if step == steps.BONUS:
        return BONUS_VALUE[BONUS_KIND[board.arg * SLOT_COUNT + action - actions.BONUS.start]]
    if step == steps.CUBE:
        return -float(amount(held_of(board), action - actions.CUBE.start))
    if step == steps.BUILD:
        return wonder_gain(board, action - actions.BUILD.start)
    if step == steps.END_CARDS:
        return 0.0 if action == actions.DONE.start else card_gain(board, action - actions.CARD.start)
    if step == steps.KEEP:
        return keep_gain(board, action - actions.KEEP.start)
    if step == steps.WITHDRAW:
        return -keep_land(board, action - actions.FROM.start)
    return 0.0


def held_of(board: Board) -> i64:
    """Tokens and cubes of the deciding player."""
    player = board.players[board.seat]
    return player.tokens + player.cubes


def menu_gain(board: Board, action: i64) -> float:
    """The best way to carry an action out."""
    if actions.CARD.has(action):
        return 0.5 + card_gain(board, action - actions.CARD.start)
    best: float = -50.0
    if action == actions.EXPAND.start:
        if board.players[board.seat].camp > 0:
            return mover_gain(board, EDGE)
        return MOVING_ON
    if action == actions.DISCOVER.start:
        for discovery in range(KINDS_OF_DISCOVERY):
            gain: float = discovery_gain(board, discovery)
            if gain > best and why_not_take(board, discovery) == 0:
                best = gain
    elif action == actions.WONDER.start:
        for wonder in range(COLUMNS):
            if why_not_build(board, wonder) == 0:
                best = max(best, wonder_gain(board, wonder))
    else:
        best = 0.0
    return best


def time_cost(player: Player, price: i64) -> float:
    """What so much time is worth; at the end only what it takes from the final position."""
    if player.time >= LAST_ZEUS:
        return 0.5 * float(price) if position_points(player) > 0 else 0.0
    return TIME_VALUE * float(price)


def mover_gain(board: Board, start: i64) -> float:
    """The best destination from a start, less the land given up."""
    player = board.players[board.seat]
    prices(board, board.seat, start, _PRICES)
    left: i64 = budget(player)
    hour: float = time_cost(player, 1)
    share: float = time_share(player)
    best: float = -50.0
    for territory in range(LANDS):
        price: i64 = _PRICES[territory]
        if price <= left and not player.rules(territory) and not board.is_barred(territory):
            value: float = land_value(player, territory, share)
            if value - hour * float(price) > best:  # a fight never makes it better
                time: i64 = price + fight_at(board, player, territory)
                gain: float = taken_value(board, territory, value) - hour * float(time)
                if time <= left and gain > best:
                    best = gain
    best -= SETTLER * share
    if start != EDGE:
        best += CAMP_VALUE[1] * share
        if player.rules(start):
            best -= keep_land(board, start)
    return best


def destination_gain(board: Board, territory: i64) -> float:
    """What a destination of the chosen settler brings."""
    player = board.players[board.seat]
    price: i64 = price_to(player, start_of(board.arg, board), territory)
    return land_gain(board, player, territory, price + fight_at(board, player, territory))


def land_gain(board: Board, player: Player, territory: i64, time: i64) -> float:
    """What a land is worth to a player, less the settler and the time to take it."""
    share: float = time_share(player)
    value: float = taken_value(board, territory, land_value(player, territory, share))
    return value - time_cost(player, time) - SETTLER * share


def land_value(player: Player, territory: i64, share: float) -> float:
    """Points, token, star and symbol of a land that is not held yet, with so much time left."""
    lasting: float = TOKEN_VALUE[amount(player.tokens, YIELD[territory])]
    if STARRED[territory] != 0:
        lasting += STAR_VALUE + 1.8
    if territory == OLYMPOS:
        lasting += ZEUS_TOKEN
    return float(LAND_POINTS[territory]) + lasting * share


def taken_value(board: Board, territory: i64, value: float) -> float:
    """The same, less where it is taken from somebody who may come back."""
    return value if board.ruler(territory) < 0 else value * CONTESTED - 0.3


def keep_land(board: Board, territory: i64) -> float:
    """What a land that is left or lost has been worth."""
    player = board.players[board.seat]
    if not player.rules(territory):
        return 0.2
    share: float = time_share(player)
    held: i64 = amount(player.tokens, YIELD[territory])
    value: float = float(LAND_POINTS[territory]) + TOKEN_VALUE[held - 1] * share
    if STARRED[territory] != 0:
        value += (STAR_VALUE + 1.8) * share
    if territory == OLYMPOS:
        value += ZEUS_TOKEN * share
    return value * security(board, territory)


def discovery_gain(board: Board, discovery: i64) -> float:
    """Points, effect and bonus of a discovery, less its time."""
    player = board.players[board.seat]
    share: float = time_share(player)
    effect: float = EFFECT_VALUE[discovery] + SYMBOL_VALUE * float(SYMBOLS[discovery])
    value: float = 2.0 + NOW_VALUE[discovery] + effect * share
    if discovery < KINDS_OF_DISCOVERY - COLUMNS:
        value += 1.2
    return value - time_cost(player, discovery_price(player, board.space_of[discovery]))


def wonder_gain(board: Board, wonder: i64) -> float:
    """Points of a wonder, less its time."""
    player = board.players[board.seat]
    return float(WONDER_POINTS[wonder]) - time_cost(player, wonder_price(player))


def card_gain(board: Board, destiny: i64) -> float:
    """What playing a card brings beyond the point of keeping it."""
    player = board.players[board.seat]
    effect: i64 = DESTINY_EFFECT[destiny]
    held: float = float(amount(player.tokens, DESTINY_KIND[destiny]))
    hourglass: float = 0.0 if player.finished else TIME_VALUE
    if effect == GIFT:
        return CUBE_VALUE * time_share(player) - 0.9
    if effect == FAME:
        return held - 1.4
    if effect == HASTE:
        return hourglass * held - 1.4
    if effect == FOUR_KINDS:
        return float(DESTINY_AMOUNT[destiny]) - 1.0
    return hourglass * float(DESTINY_AMOUNT[destiny]) - 1.0


def keep_gain(board: Board, destiny: i64) -> float:
    """How good a card is to hold."""
    if destiny < i64(len(DESTINY_EFFECT)) - 2:
        return card_gain(board, destiny)
    return 0.5
