"""How good a position of Atlantis Exodus is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import OVER, State
from aegean.games.atlantis_exodus import parts
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.impressions import EXTRA, FLAME, IMPRESSIONS
from aegean.games.atlantis_exodus.questions import QUESTIONS
from aegean.games.atlantis_exodus.scoring import final_points, has_lodging, in_region, region_points, unsent_points
from aegean.games.atlantis_exodus.tiles import FILLED, PLACES

STEP: Final = 0.4  # what it is worth where it stands
BOOK: Final = 0.5
COIN: Final = 0.3
FAVOUR: Final = 1.4
SEAT_FREE: Final = 0.1  # a place ready for a settler
CARD: Final = -0.5  # an influence card in hand, besides the point it scores unplayed
TRAINED: Final = 1.5  # a settler trained once, who may go on or leave
WORKSHOP: Final = 0.4  # an active one, a turn
PILLAR: Final = 0.1  # a card of the pillars, a turn
LOST: Final = 80.0  # what losing a solo game costs


def rounds_left(board: Board, seat: i64) -> float:
    """Turns of phase 2 that the seat still has, the present one by its share."""
    if board.seat == OVER:
        return 0.0
    left: float = float((parts.YEARS - board.year) * parts.ROUNDS + parts.ROUNDS - board.round)
    if board.round == 0:
        return left
    if not board.acting:
        return left + 1.0
    if board.turn == seat:
        actions: i64 = board.actions if board.actions < parts.ACTIONS else parts.ACTIONS
        return left + float(actions) / float(parts.ACTIONS)
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


def spare_actions(board: Board, seat: i64) -> float:
    """Favours in hand, and those handed in for actions still to come (AE-7.3)."""
    spare: i64 = board.players[seat].favours
    if board.acting and board.turn == seat and board.actions > parts.ACTIONS:
        spare += board.actions - parts.ACTIONS
    return float(spare)


def settlers_value(player: Player, turns: float, spare: float) -> float:
    """What settlers in training will bring when sent, as far as actions go; the others cost points."""
    room: float = turns * float(parts.ACTIONS) * 0.75 + spare
    value: float = 0.0
    for back in range(parts.FIELDS):
        field: i64 = parts.FIELDS - 1 - back
        count: float = float(player.fields[field])
        if count > 0.0:
            sent: float = count if count < room else room
            each: float = float(parts.DISPATCH_POINTS[field]) + FLAME * float(parts.DISPATCH_FLAMES[field]) + 0.6
            if parts.DISPATCH_EXTRA[field] > 0:
                each += EXTRA
            if parts.LEVEL[field] == 1:
                each += TRAINED
            value += sent * (each - 1.2) + (count - sent) * float(parts.UNSENT_POINTS)
            room -= sent
    return value


def goods_value(player: Player, turns: float, spare: float) -> float:
    """What books, gold and favours are good for while there is time."""
    share: float = turns / 3.0 if turns < 3.0 else 1.0
    books: float = float(player.books)
    if books > 8.0:
        books = 8.0 + (books - 8.0) * 0.3
    coins: float = float(player.goods[parts.GOLD])
    if coins > 3.0:
        coins = 3.0 + (coins - 3.0) * 0.4
    return share * (BOOK * books + COIN * coins + FAVOUR * spare)


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
    for region in range(i64(len(parts.REGION_YEAR))):
        if parts.REGION_YEAR[region] >= board.year:
            value += weight * float(region_points(board, seat, region))
            heads: i64 = in_region(player, region, 0) + in_region(player, region, 1) + in_region(player, region, 2)
            value += 0.3 * weight * float(heads)
            if board.seats == 1 and not has_lodging(player, region):
                value -= lost_risk(board, region)
            weight *= 0.6
    return value


def lost_risk(board: Board, region: i64) -> float:
    """How much a solo player should mind that no lodging lies in a region yet (AE-25.6)."""
    left: i64 = (parts.REGION_YEAR[region] - board.year) * parts.ROUNDS + parts.ROUNDS - board.round
    if left <= 1:
        return LOST * 0.7
    return LOST * 0.5 / float(left)


class AtlantisHints(Hints):
    """Expected final points: points so far, final scoring as it stands, people, goods, places, regions."""

    ahead: i64 = 10
    drawn: i64 = 8
    fears_hidden: bool = False  # cards in other hands are counted, never looked at

    def __init__(self) -> None:
        names = ["points", "final", "settlers", "goods", "track", "engine", "regions"]
        super().__init__(names, QUESTIONS, ["main", "king", "order"], IMPRESSIONS)

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes the seven areas; a game that is over has its points only."""
        assert isinstance(state, Board)
        player = state.players[seat]
        out[0] = float(player.vp)
        if state.seat == OVER:
            out[0] -= LOST if state.lost else 0.0
            for area in range(1, 7):
                out[area] = 0.0
            return
        turns: float = rounds_left(state, seat)
        out[1] = float(final_points(player) - unsent_points(player))
        spare: float = spare_actions(state, seat)
        out[2] = settlers_value(player, turns, spare)
        out[3] = goods_value(player, turns, spare)
        out[4] = track_value(player, turns)
        out[5] = engine_value(player, turns)
        out[6] = regions_value(state, seat)
