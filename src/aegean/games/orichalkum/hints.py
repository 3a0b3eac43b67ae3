"""How good a position of Orichalkum is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.orichalkum import actions, steps
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.dice import chance
from aegean.games.orichalkum.grid import BIT, around, field_of, size_of
from aegean.games.orichalkum.parts import (
    BUILDING_TYPE,
    DIAMONDS,
    GOAL,
    ISLAND,
    LAND,
    MEDAL_COST,
    MOST_SENT,
    PORT_MASK,
    REWARD_BUILDING,
    REWARD_ORICHALCUM,
    REWARD_TITAN,
    SIZES,
    STRENGTH,
    TILE_PARTS,
    TILE_SIZE,
    VOLCANO,
)
from aegean.games.orichalkum.rules.build import can_build_temple, holy
from aegean.games.orichalkum.rules.fight import dice_count, skulls, strength_at
from aegean.games.orichalkum.rules.landscape import part_field
from aegean.games.orichalkum.rules.victory import points

WON: Final = 5.0  # points worth more than any position
TITAN_RISK: Final = 0.25  # a Titan may be taken away again
FAVOUR: Final = 0.12
ORE: Final = 0.15
MAN: Final = 0.09
TROPHY: Final = 0.14
CREATURE: Final = 0.16  # how much an undefeated creature costs, and more the nearer the end
READY: Final = vec[float]([0.62, 0.34, 0.14, 0.03, 0.0])  # a diamond by the fields still to be laid
PAIR: Final = 0.1  # two of a terrain with room for a third

_WORTH: Final = {
    "training_camp": 0.13,
    "mine": 0.25,
    "hospital": 0.08,
    "oratory": 0.35,
    "siege_engine": 0.14,
    "arch": 0.1,
    "protective_crystal": 0.18,
    "architect": 0.22,
    "forge": 0.25,
    "statue": 0.22,
}
WORTH: Final = vec[float]([_WORTH[kind] for kind in BUILDING_TYPE])


def _diamonds_of(mask: int) -> vec[i64]:
    """All diamonds of an island."""
    return vec[i64]([diamond for diamond in DIAMONDS if diamond and diamond & mask == diamond])


ISLAND_DIAMONDS: Final = vec[vec[i64]]([_diamonds_of(int(mask)) for mask in ISLAND])


def points_value(board: Board, seat: i64) -> float:
    """Tokens and Titans; of these, active ones are worth more and all can be lost."""
    value: float = float(points(board, seat))
    for titan in range(VOLCANO):
        if board.holders[titan] == seat:
            value -= TITAN_RISK
            if board.awake[titan] == 1:
                value += FAVOUR
    return value


def goods_value(player: Player) -> float:
    """Hoplites, orichalcum and defeated creatures."""
    ore: float = float(player.orichalcum)
    if player.orichalcum > 2 * MEDAL_COST:
        ore = 2.0 * float(MEDAL_COST)
    men: float = float(player.hoplites + player.healing)
    if men > 4.0:
        men = 4.0 + (men - 4.0) * 0.4
    return ORE * ore + MAN * men + TROPHY * float(player.trophies())


def creatures_value(player: Player, urgency: float) -> float:
    """What undefeated creatures still cost: they bar the way to victory, but bring rewards."""
    value: float = 0.0
    lairs: i64 = player.lairs
    while lairs != 0:
        field: i64 = field_of(lairs & -lairs)
        lairs &= lairs - 1
        kind: i64 = player.creatures[field] - 1
        hard: float = 1.0 - chance(1 + MOST_SENT - 1, STRENGTH[kind], skulls(player)) * 0.6
        value -= CREATURE * (1.0 + hard + 0.08 * float(STRENGTH[kind])) * urgency
        value += MAN * 0.8 * float(player.sent[field])
        value += 0.08 * float(REWARD_ORICHALCUM[kind]) + 0.12 * float(REWARD_BUILDING[kind])
        if REWARD_TITAN[kind] >= 0:
            value += 0.25
    return value


def engine_value(player: Player, early: float) -> float:
    """Own buildings, worth more early in the game."""
    value: float = 0.0
    for kind in range(i64(len(WORTH))):
        if player.owned[kind] > 0:
            value += WORTH[kind] * float(player.owned[kind])
    return value * (0.35 + 0.65 * early)


def diamond_value(player: Player, diamond: i64, shut: i64, guarded: i64, free: i64) -> float:
    """How near a diamond is to bearing a temple."""
    if diamond & shut != 0 or not holy(player, diamond):
        return 0.0
    missing: i64 = size_of(diamond & free)
    value: float = READY[missing]
    return value * 0.55 if diamond & guarded != 0 else value


def land_value(board: Board, player: Player, seat: i64) -> float:
    """Room for the best temple and for a second one, and areas that may draw a Titan."""
    if player.island < 0:
        return 0.0
    free: i64 = player.free()
    shut: i64 = player.covered & ~player.land()
    guarded: i64 = player.guarded() | player.lairs
    best: float = 0.0
    chosen: i64 = 0
    diamonds = ISLAND_DIAMONDS[player.island]
    for diamond in diamonds:
        value: float = diamond_value(player, diamond, shut, guarded, free)
        if value > best:
            best = value
            chosen = diamond
    second: float = 0.0
    for diamond in diamonds:
        if diamond & chosen == 0:
            other: float = diamond_value(player, diamond, shut, guarded, free)
            if other > second:
                second = other
    return best + 0.6 * second + pairs_value(board, player, seat, free)


def pairs_value(board: Board, player: Player, seat: i64, free: i64) -> float:
    """Areas of two or more that another field could enlarge, of Titans held by others or nobody."""
    value: float = 0.0
    for terrain in range(VOLCANO):
        land: i64 = player.open[terrain]
        paired: i64 = land & around(land)
        if paired != 0 and around(paired) & free != 0:
            value += PAIR if board.holders[terrain] != seat else PAIR * 0.4
    return value


class OrichalkumHints(Hints):
    """Expected final points, by area; a won game is worth a lump more."""

    ahead: i64 = 8

    def value(self, state: State, seat: i64) -> float:
        """Points, goods, creatures, buildings and land."""
        assert isinstance(state, Board)
        player = state.players[seat]
        if state.winner >= 0:
            return float(GOAL) + WON if state.winner == seat else float(points(state, seat)) * 0.5
        scored: float = points_value(state, seat)
        near: float = scored / float(GOAL)
        return (
            scored
            + goods_value(player)
            + creatures_value(player, 0.6 + near)
            + engine_value(player, 1.0 - near)
            + land_value(state, player, seat)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        if state.winner >= 0:
            return [("points", self.value(state, seat))]
        scored: float = points_value(state, seat)
        near: float = scored / float(GOAL)
        return [
            ("points", scored),
            ("goods", goods_value(player)),
            ("creatures", creatures_value(player, 0.6 + near)),
            ("engine", engine_value(player, 1.0 - near)),
            ("land", land_value(state, player, seat)),
        ]

    def is_quiet(self, state: State) -> bool:
        """Positions are judged between the parts of a turn."""
        step: i64 = state.step
        return step == steps.TAKE_CARD or step == steps.LAY or step == steps.ACT or step == steps.PAY

    def prior(self, state: State, action: i64) -> float:
        """How promising an action looks in its step."""
        assert isinstance(state, Board)
        step: i64 = state.step
        if step == steps.LAY:
            return lay_prior(state, LAND[action - actions.LAY.start])
        if step == steps.TURN:
            return turn_prior(state, action - actions.TURN.start)
        if step == steps.PAY or step == steps.EXTRA:
            return buy_prior(state, action)
        if step == steps.TARGET or step == steps.KRONOS or step == steps.SEND:
            return fight_prior(state, action)
        if step == steps.OBJECT or step == steps.BUILD_ON:
            return build_prior(state, action)
        if action in (actions.ACT.start, actions.DOUBLE.start) or step == steps.SETTLE:
            return 0.3 if action == actions.DECLINE.start else 2.0
        return 1.0


def lay_prior(board: Board, field: i64) -> float:
    """Close to what is covered already, and ports first."""
    player = board.players[board.seat]
    value: float = 1.0 + 0.3 * float(size_of(around(BIT[field]) & player.covered))
    if (PORT_MASK[player.island] >> field) & 1 == 1:
        value += 1.5
    return value


def turn_prior(board: Board, rotation: i64) -> float:
    """Different terrains side by side for temples, three equal ones for a Titan not held."""
    player = board.players[board.seat]
    value: float = 1.0
    for part in range(TILE_SIZE[board.tile]):
        field: i64 = part_field(board.arg, rotation, part)
        terrain: i64 = TILE_PARTS[board.tile * SIZES + part]
        beside: i64 = around(BIT[field])
        value += 0.1 * float(size_of(beside & player.covered))
        if (PORT_MASK[player.island] >> field) & 1 == 1:
            value += 1.0
        if terrain != VOLCANO:
            same: i64 = size_of(beside & player.open[terrain])
            if same > 0:
                value += 0.4 * float(same) if board.holders[terrain] != board.seat else -0.2
    return value


def buy_prior(board: Board, action: i64) -> float:
    """An extra action pays when it brings a point, or when creatures pay for it."""
    player = board.players[board.seat]
    if actions.EXTRA.has(action):
        kind: i64 = action - actions.EXTRA.start
        if kind == 3 and (player.orichalcum >= MEDAL_COST or can_build_temple(player)):
            return 4.0
        if kind == 2:
            return 2.0
        return 1.5 if kind == 0 else 1.0
    if action == actions.NOTHING.start:
        return 1.0
    payment: i64 = action - actions.PAY.start
    if can_build_temple(player):
        return 3.0 - 0.1 * float(payment)
    if player.orichalcum >= MEDAL_COST and payment != 1:
        return 3.0
    return 1.2 if payment == 2 else 0.5


def fight_prior(board: Board, action: i64) -> float:
    """Fights that are likely won, with no more hoplites than they need."""
    player = board.players[board.seat]
    if action == actions.STOP_FIGHTING.start:
        return 0.35
    if board.step == steps.TARGET:
        field: i64 = LAND[action - actions.FIGHT.start]
        ready: i64 = dice_count(player, field) + player.hoplites
        if ready > 1 + MOST_SENT:
            ready = 1 + MOST_SENT
        return 0.1 + chance(ready, strength_at(player, field), skulls(player))
    if board.step == steps.KRONOS:
        return 1.5 if action == actions.KRONOS.start else 1.0
    number: i64 = action - actions.SEND.start
    dice: i64 = dice_count(player, board.arg) + number
    gain: float = 0.2 + chance(dice, strength_at(player, board.arg), skulls(player)) - 0.11 * float(number)
    return gain if gain > 0.02 else 0.02


def build_prior(board: Board, action: i64) -> float:
    """Points first; buildings on fields that few diamonds need."""
    if action == actions.TEMPLE.start:
        return 5.0
    if action == actions.MEDAL.start:
        return 4.0
    if action == actions.STOP_BUILDING.start:
        return 0.5
    if actions.BUILD.has(action):
        return 1.0 + WORTH[board.slots[action - actions.BUILD.start]]
    player = board.players[board.seat]
    bit: i64 = BIT[LAND[action - actions.ON.start]]
    shut: i64 = player.covered & ~player.land()
    used: float = 0.0
    for diamond in ISLAND_DIAMONDS[player.island]:
        if diamond & bit != 0:
            used += diamond_value(player, diamond, shut, player.lairs, player.free())
    return 1.0 / (1.0 + used)
