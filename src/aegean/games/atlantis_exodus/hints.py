"""How good a position of Atlantis Exodus is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import OVER, State
from aegean.games.atlantis_exodus import actions, steps
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.parts import (
    ACTIONS,
    DISPATCH_EXTRA,
    DISPATCH_FLAMES,
    DISPATCH_POINTS,
    FIELDS,
    GOLD,
    LEVEL,
    REGION_YEAR,
    ROUNDS,
    TRAIN_TO,
    UNSENT_POINTS,
    YEARS,
)
from aegean.games.atlantis_exodus.scoring import (
    final_points,
    has_lodging,
    in_region,
    region_points,
    unsent_points,
)
from aegean.games.atlantis_exodus.tiles import CELL_BONUS, FILLED, PLACES

FLAME: Final = 0.6  # what a step of the priest is worth on the way
STEP: Final = 0.4  # what it is worth where it stands
EXTRA: Final = 1.8  # a ship, pillar card or workshop besides
BOOK: Final = 0.5
COIN: Final = 0.3
FAVOUR: Final = 1.4
SEAT_FREE: Final = 0.1  # a place ready for a settler
CARD: Final = -0.5  # an influence card in hand, besides the point it scores unplayed
TRAINED: Final = 1.5  # a settler trained once, who may go on or leave
WORKSHOP: Final = 0.4  # an active one, a turn
PILLAR: Final = 0.1  # a card of the pillars, a turn
LOST: Final = 80.0  # what losing a solo game costs
PIECE_VALUE: Final = vec[float]([0.8, 1.0, 1.2, 0.6, 1.6, 1.0])  # book, any book, gold, flame, favour, point


def rounds_left(board: Board, seat: i64) -> float:
    """Turns of phase 2 that the seat still has, the present one by its share."""
    if board.seat == OVER:
        return 0.0
    left: float = float((YEARS - board.year) * ROUNDS + ROUNDS - board.round)
    if board.round == 0:
        return left
    if not board.acting:
        return left + 1.0
    if board.turn == seat:
        return left + float(board.actions) / float(ACTIONS)
    return left + (1.0 if acts_later(board, seat) else 0.0)


def acts_later(board: Board, seat: i64) -> bool:
    """Whether the seat comes behind the one whose turn it is."""
    passed = False
    for marker in board.order:
        if marker == seat + 1:
            return passed
        if marker == board.turn + 1:
            passed = True
    return False


def settlers_value(player: Player, turns: float) -> float:
    """What settlers in training will bring when sent, as far as actions go; the others cost points."""
    room: float = turns * float(ACTIONS) * 0.75 + float(player.favours)
    value: float = 0.0
    for back in range(FIELDS):
        field: i64 = FIELDS - 1 - back
        count: float = float(player.fields[field])
        if count > 0.0:
            sent: float = count if count < room else room
            each: float = float(DISPATCH_POINTS[field]) + FLAME * float(DISPATCH_FLAMES[field]) + 0.6
            if DISPATCH_EXTRA[field] > 0:
                each += EXTRA
            if LEVEL[field] == 1:
                each += TRAINED
            value += sent * (each - 1.2) + (count - sent) * float(UNSENT_POINTS)
            room -= sent
    return value


def goods_value(player: Player, turns: float) -> float:
    """What books, gold and favours are good for while there is time."""
    share: float = turns / 3.0 if turns < 3.0 else 1.0
    books: float = float(player.goods[0] + player.goods[1] + player.goods[2])
    if books > 8.0:
        books = 8.0 + (books - 8.0) * 0.3
    coins: float = float(player.goods[GOLD])
    if coins > 3.0:
        coins = 3.0 + (coins - 3.0) * 0.4
    return share * (BOOK * books + COIN * coins + FAVOUR * float(player.favours))


def track_value(player: Player, turns: float) -> float:
    """Every step of the priest brings later ones nearer."""
    return STEP * float(player.priest) if turns > 0.0 else 0.0


def engine_value(player: Player, turns: float) -> float:
    """Places that wait for settlers, active workshops, pillars, cards in hand."""
    value: float = SEAT_FREE * float(player.berths)
    if player.home >= 0:
        value += SEAT_FREE * float(PLACES[player.cells[player.home] - 1] - FILLED[player.crowds[player.home]])
    value += 0.5 * float(size(player.vacant))
    share: float = turns / 4.0 if turns < 4.0 else 1.0
    value *= share
    value += WORKSHOP * turns * float(size(player.active))
    for place in range(9):
        if player.pillars[place] > 0:
            value += PILLAR * turns
    value += share * CARD * float(player.hand_count)
    tight: i64 = size(player.house_cells)
    if tight < 2 and player.home < 0 and player.berths == 0 and turns > 1.0:
        value -= 3.0
    return value


def regions_value(board: Board, seat: i64) -> float:
    """What the scorings to come would bring now, the nearest with the most weight."""
    if board.seat == OVER:
        return 0.0
    player = board.players[seat]
    value: float = 0.0
    weight: float = 0.75
    for region in range(i64(len(REGION_YEAR))):
        if REGION_YEAR[region] >= board.year:
            value += weight * float(region_points(board, seat, region))
            heads: i64 = in_region(player, region, 0) + in_region(player, region, 1) + in_region(player, region, 2)
            value += 0.3 * weight * float(heads)
            if board.seats == 1 and not has_lodging(player, region):
                value -= lost_risk(board, region)
            weight *= 0.6
    return value


def lost_risk(board: Board, region: i64) -> float:
    """How much a solo player should mind that no lodging lies in a region yet (AE-25.6)."""
    left: i64 = (REGION_YEAR[region] - board.year) * ROUNDS + ROUNDS - board.round
    if left <= 1:
        return LOST * 0.7
    return LOST * 0.5 / float(left)


class AtlantisHints(Hints):
    """Expected final points, by area."""

    ahead: i64 = 10
    drawn: i64 = 8

    def value(self, state: State, seat: i64) -> float:
        """Points so far, final scoring as it stands, people, goods, places, regions."""
        assert isinstance(state, Board)
        player = state.players[seat]
        if state.seat == OVER:
            return float(player.vp) - (LOST if state.lost else 0.0)
        turns: float = rounds_left(state, seat)
        return (
            float(player.vp + final_points(player) - unsent_points(player))
            + settlers_value(player, turns)
            + goods_value(player, turns)
            + track_value(player, turns)
            + engine_value(player, turns)
            + regions_value(state, seat)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        if state.seat == OVER:
            return [("points", self.value(state, seat))]
        turns: float = rounds_left(state, seat)
        return [
            ("points", float(player.vp)),
            ("final", float(final_points(player) - unsent_points(player))),
            ("settlers", settlers_value(player, turns)),
            ("goods", goods_value(player, turns)),
            ("track", track_value(player, turns)),
            ("engine", engine_value(player, turns)),
            ("regions", regions_value(state, seat)),
        ]

    def is_quiet(self, state: State) -> bool:
        """Positions are judged before an action."""
        return state.step == steps.MAIN or state.step == steps.KING or state.step == steps.ORDER

    def prior(self, state: State, action: i64) -> float:
        """Points at once, else what such a move usually brings."""
        assert isinstance(state, Board)
        step: i64 = state.step
        if step == steps.MAIN:
            return main_prior(state, action)
        if step == steps.SEND_TO:
            return destination_prior(state, action)
        if step == steps.CELL or step == steps.TILE_CELL:
            return cell_prior(state, action - actions.CELL.start)
        if step == steps.BOOK:
            return 4.0 / float(1 + state.players[state.seat].goods[action - actions.BOOK.start])
        if action == actions.DECLINE.start or action == actions.STOP.start:
            return 0.3
        if action == actions.GUARD.start + 1 or action == actions.ANSWER.start + 1:
            return 0.3
        if step == steps.WHO:
            return 1.0 + float(DISPATCH_POINTS[action - actions.SEND.start])
        if step == steps.MAN:
            return 1.0 + float(DISPATCH_POINTS[action - actions.MAN.start])
        return 1.0


def main_prior(board: Board, action: i64) -> float:
    """How good an action usually is."""
    if actions.SEND.has(action):
        field: i64 = action - actions.SEND.start
        value: float = 1.2 + float(DISPATCH_POINTS[field]) + FLAME * float(DISPATCH_FLAMES[field])
        return value + EXTRA if DISPATCH_EXTRA[field] > 0 else value
    if actions.TRAIN.has(action):
        goal: i64 = TRAIN_TO[action - actions.TRAIN.start]
        left: i64 = (YEARS - board.year) * ROUNDS + ROUNDS - board.round
        if left == 0 and board.actions < ACTIONS:
            return 0.2
        return 3.6 if LEVEL[goal] == 2 else 2.6
    if actions.LEARN.has(action):
        return 9.0
    if actions.PLAY.has(action):
        return 3.0
    if actions.USE.has(action):
        return 2.2
    return 0.4 if action == actions.END.start else 1.5


def destination_prior(board: Board, action: i64) -> float:
    """Workshops and pillars first, then the lodging begun, then ships and new lodgings."""
    if actions.STAFF.has(action) or actions.REMEMBER.has(action):
        return 4.0
    if actions.LODGE.has(action):
        return 3.0
    return 2.0 if actions.BOARD.has(action) else 2.5


def cell_prior(board: Board, cell: i64) -> float:
    """What the cell gives, and a little more in the region that scores next."""
    value: float = 1.0
    for piece in CELL_BONUS[cell]:
        kind: i64 = piece // 16
        count: i64 = piece % 16 if kind >= 2 else 1
        value += PIECE_VALUE[kind] * float(count)
    region: i64 = cell // 5
    if REGION_YEAR[region] >= board.year:
        value += 1.5 if region == 0 or REGION_YEAR[region - 1] < board.year else 0.7
    if board.seats == 1 and REGION_YEAR[region] >= board.year and not has_lodging(board.players[0], region):
        value += 6.0 if region == 0 or REGION_YEAR[region - 1] < board.year else 3.0
    return value
