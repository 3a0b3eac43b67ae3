"""First impressions: which moves look sensible before anybody thinks.

A gain is what a move brings at once, in points as the evaluation counts them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.copies import share_player
from aegean.games.orichalkum.dice import MOST_DICE, chance
from aegean.games.orichalkum.grid import BIT, SIZE, WAYS, around, field_of
from aegean.games.orichalkum.land import pairs_value, ripest
from aegean.games.orichalkum.rules.build import can_build, can_build_temple
from aegean.games.orichalkum.rules.extra import price
from aegean.games.orichalkum.rules.fight import SEND, dice_count, skulls, strength_at
from aegean.games.orichalkum.rules.landscape import TURN, fits, part_field
from aegean.games.orichalkum.rules.titans import draws, limit
from aegean.games.orichalkum.scoring import points, titans_held

ORE: Final = 0.13
MAN: Final = 0.2
TROPHY: Final = 0.14
FAVOUR: Final = 0.13  # an active Titan
TITAN: Final = 0.75  # one more
SWAP: Final = 0.05  # a Titan for a Titan
ROBBED: Final = 0.02  # for every point of the player who loses it
POINT: Final = 0.9  # a temple or a medal
OBJECT: Final = 0.2  # a building
FIELD: Final = 0.1  # of a landscape
FITS: Final = 0.35  # a field that the ripest diamond lacks
BEAST: Final = 0.16  # a creature that comes along
LAIR: Final = 0.25  # a creature beaten; more for every point
LAIR_POINT: Final = 0.15
USUAL: Final = 0.4  # what land is worth anyway
STRESS: Final = 3.0  # how much gains matter in a prior
LEAST: Final = 0.1

_WORTH: Final = {
    "training_camp": 0.25,
    "mine": 0.15,
    "hospital": 0.12,
    "oratory": 0.4,
    "siege_engine": 0.18,
    "arch": 0.2,
    "protective_crystal": 0.08,
    "architect": 0.2,
    "forge": 0.4,
    "statue": 0.08,
}
WORTH: Final = vec[float]([_WORTH[kind] for kind in parts.BUILDING_TYPE])


def prior_of(gain: float) -> float:
    """A gain as a prior, above 0."""
    prior: float = 1.0 + STRESS * gain
    return prior if prior > LEAST else LEAST


# ------------------------------------------------------------ landscapes


def titan_gain(board: Board, player: Player, titan: i64) -> float:
    """A point while there is room for another Titan, else little; more when a leader loses it."""
    holder: i64 = board.holders[titan]
    if holder == board.seat:
        return FAVOUR if board.awake[titan] == 0 else 0.0
    gain: float = TITAN if titans_held(board, board.seat) < limit(player) else SWAP
    return gain if holder == NONE else gain + ROBBED * float(points(board, holder))


def fields_of(board: Board, terrain: i64, anchor: i64, way: i64) -> i64:
    """The fields on which the landscape shows a terrain if it lies so."""
    fields: i64 = 0
    for part in range(parts.TILE_SIZE[board.tile]):
        if parts.TILE_PARTS[board.tile * parts.SIZES + part] == terrain:
            fields |= BIT[part_field(anchor, way, part)]
    return fields


def landing_gain(board: Board, player: Player, anchor: i64, way: i64) -> float:
    """What the landscape brings at once if it lies so: ports and Titans."""
    gain: float = 0.0
    for part in range(parts.TILE_SIZE[board.tile]):
        place: i64 = player.island * SIZE + part_field(anchor, way, part)
        gain += MAN * float(parts.PORT_HOPLITES[place]) + ORE * float(parts.PORT_ORICHALCUM[place])
    for titan in range(parts.VOLCANO):
        fields: i64 = fields_of(board, titan, anchor, way)
        if fields != 0 and draws(player.open[titan] | fields, fields):
            gain += titan_gain(board, player, titan)
    return gain


def laid_gain(board: Board, anchor: i64, way: i64) -> float:
    """The same, and how ripe the best diamond is then and which Titans are near."""
    player = board.players[board.seat]
    laid = Player()
    share_player(player, laid)
    laid.open = player.open[:]
    for part in range(parts.TILE_SIZE[board.tile]):
        field: i64 = BIT[part_field(anchor, way, part)]
        terrain: i64 = parts.TILE_PARTS[board.tile * parts.SIZES + part]
        laid.open[terrain] |= field
        laid.covered |= field
        if terrain == parts.VOLCANO and board.beast != NONE:
            laid.lairs |= field
    ripe, _ = ripest(laid, 0)
    return landing_gain(board, player, anchor, way) + ripe + pairs_value(board, laid, board.seat) - USUAL


class LayPrior(Impression):
    """What the landscape brings with its first part there, turned to bring most at once."""

    def of(self, board: Board, entry: i64) -> float:
        player = board.players[board.seat]
        size: i64 = parts.TILE_SIZE[board.tile]
        field: i64 = parts.LAND[entry]
        chosen: i64 = 0
        if size > 1:
            free: i64 = player.free()
            shore: i64 = player.shore()
            best: float = -1.0
            for way in range(WAYS):
                if fits(free, shore, size, field, way):
                    gain: float = landing_gain(board, player, field, way)
                    if gain > best:
                        best = gain
                        chosen = way
        return prior_of(laid_gain(board, field, chosen))


class TurnPrior(Impression):
    """What the landscape brings if it lies so."""

    def of(self, board: Board, way: i64) -> float:
        return prior_of(laid_gain(board, TURN.anchor(board), way))


# ------------------------------------------------------------ cards and actions


class TakePrior(Impression):
    """The action of a card, its landscape, its creature and its price."""

    def of(self, board: Board, position: i64) -> float:
        player = board.players[board.seat]
        kind: i64 = parts.CARD_ACTION[board.cards[position]]
        gain: float = action_gain(board, player, kind, player.orichalcum) - MAN * float(parts.SLOT_COST[position])
        if board.beasts[position] != NONE:
            gain -= BEAST
            if kind == parts.FIGHT:
                gain += LAIR
        tile: i64 = board.tiles[position]
        return prior_of(gain if tile == NONE else gain + tile_gain(board, player, tile))


def tile_gain(board: Board, player: Player, tile: i64) -> float:
    """How well the terrains of a landscape suit the island."""
    gain: float = FIELD * float(parts.TILE_SIZE[tile])
    free: i64 = player.free()
    _, ripe = ripest(player, 0)
    for part in range(parts.TILE_SIZE[tile]):
        terrain: i64 = parts.TILE_PARTS[tile * parts.SIZES + part]
        if terrain != parts.VOLCANO:
            land: i64 = player.open[terrain]
            if board.holders[terrain] != board.seat and around(land & around(land)) & free != 0:
                gain += 0.7 * titan_gain(board, player, terrain)
            if ripe & free != 0 and ripe & land == 0:
                gain += FITS
    return gain


def action_gain(board: Board, player: Player, kind: i64, orichalcum: i64) -> float:
    """What an action brings now, with so much orichalcum in the reserve."""
    if kind in (parts.PRODUCE, parts.RECRUIT):
        titan: i64 = parts.HYPERION if kind == parts.PRODUCE else parts.THEMIS
        gain: float = ORE * float(player.mines()) if kind == parts.PRODUCE else MAN * float(player.camps())
        return 2.0 * gain if board.holders[titan] == board.seat and board.awake[titan] == 1 else gain
    if kind == parts.FIGHT:
        return fight_gain(board, player)
    if orichalcum >= parts.MEDAL_COST or can_build_temple(player):
        return POINT
    return OBJECT if can_build(board, player, orichalcum) else 0.0


class PayPrior(Impression):
    """The best action that a payment buys, less its price."""

    def of(self, board: Board, payment: i64) -> float:
        player = board.players[board.seat]
        cost: i64 = price(player, payment)
        orichalcum: i64 = player.orichalcum
        worth: float = MAN if payment == parts.PAY_HOPLITES else TROPHY
        if payment == parts.PAY_ORICHALCUM:
            worth = ORE
            orichalcum -= cost
        best: float = 0.0
        for kind in range(4):
            if parts.BUYS[payment * 4 + kind] == 1:
                gain: float = action_gain(board, player, kind, orichalcum)
                if gain > best:
                    best = gain
        return prior_of(best - worth * float(cost))


class ExtraPrior(Impression):
    """What the action brings."""

    def of(self, board: Board, kind: i64) -> float:
        player = board.players[board.seat]
        return prior_of(action_gain(board, player, kind, player.orichalcum))


# ------------------------------------------------------------ fights and buildings


def most_dice(player: Player, field: i64) -> i64:
    """The dice against a creature if all join who can."""
    ready: i64 = dice_count(player, field) + player.hoplites
    return ready if ready < MOST_DICE else MOST_DICE


def fight_gain(board: Board, player: Player) -> float:
    """What the best fight promises."""
    best: float = 0.0
    beaten: float = LAIR + LAIR_POINT * float(points(board, board.seat))
    lairs: i64 = player.lairs
    while lairs != 0:
        field: i64 = field_of(lairs & -lairs)
        lairs &= lairs - 1
        kind: i64 = player.creatures[field] - 1
        gain: float = beaten + ORE * float(parts.REWARD_ORICHALCUM[kind]) + OBJECT * float(parts.REWARD_BUILDING[kind])
        if parts.REWARD_TITAN[kind] >= 0:
            gain += 0.5 * TITAN
        gain *= chance(most_dice(player, field), parts.STRENGTH[kind], skulls(player))
        if gain > best:
            best = gain
    return best


class FightPrior(Impression):
    """Fights that are likely won."""

    def of(self, board: Board, entry: i64) -> float:
        player = board.players[board.seat]
        field: i64 = parts.LAND[entry]
        return 0.1 + chance(most_dice(player, field), strength_at(player, field), skulls(player))


class SendPrior(Impression):
    """No more hoplites than the fight needs."""

    def of(self, board: Board, number: i64) -> float:
        player = board.players[board.seat]
        field: i64 = SEND.field(board)
        dice: i64 = dice_count(player, field) + number
        gain: float = 0.2 + chance(dice, strength_at(player, field), skulls(player)) - 0.11 * float(number)
        return gain if gain > 0.02 else 0.02


class BuildPrior(Impression):
    """The better the building, the better."""

    def of(self, board: Board, slot: i64) -> float:
        return 1.0 + WORTH[board.slots[slot]]


class OnPrior(Impression):
    """Fields that the ripest diamond does not need, and seldom wild volcanoes."""

    def of(self, board: Board, entry: i64) -> float:
        player = board.players[board.seat]
        bit: i64 = BIT[parts.LAND[entry]]
        _, ripe = ripest(player, 0)
        if bit & ripe != 0:
            return 0.3
        return 0.6 if bit & player.open[parts.VOLCANO] != 0 else 1.0


IMPRESSIONS: Final[dict[str, Impression]] = {
    "take_card": TakePrior(),
    "lay": LayPrior(),
    "turn": TurnPrior(),
    "act": Impression(2.0),
    "double": Impression(2.0),
    "fight": FightPrior(),
    "stop_fighting": Impression(0.35),
    "kronos": Impression(1.5),
    "send": SendPrior(),
    "settle": Impression(2.0),
    "decline": Impression(0.3),
    "build": BuildPrior(),
    "build_temple": Impression(5.0),
    "medal": Impression(4.0),
    "stop_building": Impression(0.5),
    "build_on": OnPrior(),
    "pay": PayPrior(),
    "bonus": Impression(5.0),
    "extra": ExtraPrior(),
}
