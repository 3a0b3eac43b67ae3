"""First impressions of moves in Atlantis Exodus: points at once, else what such a move usually brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import (
    ACTIONS,
    COINS,
    DISPATCH_EXTRA,
    DISPATCH_FLAMES,
    DISPATCH_POINTS,
    LEVEL,
    REGION_YEAR,
    ROUNDS,
    TRAIN_TO,
    YEARS,
    piece_kind,
    piece_number,
)
from aegean.games.atlantis_exodus.rules.supply import favour_room
from aegean.games.atlantis_exodus.scoring import has_lodging
from aegean.games.atlantis_exodus.tiles import CELL_BONUS, CELL_ROW

FLAME: Final = 0.6  # what a step of the priest is worth on the way
EXTRA: Final = 1.8  # a ship, pillar card or workshop besides
PIECE_VALUE: Final = vec[float]([0.8, 1.0, 1.2, 0.6, 1.6, 1.0])  # book, any book, gold, flame, favour, point


class SendPrior(Impression):
    """What the dispatch bonus brings."""

    def of(self, board: Board, field: i64) -> float:
        value: float = 1.2 + float(DISPATCH_POINTS[field]) + FLAME * float(DISPATCH_FLAMES[field])
        return value + EXTRA if DISPATCH_EXTRA[field] > 0 else value


class LeavePrior(Impression):
    """The points of the dispatch bonus."""

    def of(self, board: Board, field: i64) -> float:
        return 1.0 + float(DISPATCH_POINTS[field])


class TrainPrior(Impression):
    """Masters first; nobody is trained with the last action of the game."""

    def of(self, board: Board, arrow: i64) -> float:
        left: i64 = (YEARS - board.year) * ROUNDS + ROUNDS - board.round
        if left == 0 and board.actions < ACTIONS:
            return 0.2
        return 3.6 if LEVEL[TRAIN_TO[arrow]] == 2 else 2.6


class CellPrior(Impression):
    """What the cell gives, and a little more in the region that scores next."""

    def of(self, board: Board, cell: i64) -> float:
        value: float = 1.0
        for piece in CELL_BONUS[cell]:
            kind: i64 = piece_kind(piece)
            count: i64 = piece_number(piece) if kind >= COINS else 1
            value += PIECE_VALUE[kind] * float(count)
        region: i64 = CELL_ROW[cell]
        is_next: bool = region == 0 or REGION_YEAR[region - 1] < board.year
        if REGION_YEAR[region] >= board.year:
            value += 1.5 if is_next else 0.7
            if board.seats == 1 and not has_lodging(board.players[0], region):
                value += 6.0 if is_next else 3.0
        return value


class BookPrior(Impression):
    """Colours of which the player has few."""

    def of(self, board: Board, book: i64) -> float:
        return 4.0 / float(1 + board.players[board.seat].goods[book])


class YesPrior(Impression):
    """The first entry rather than the second, which wants nothing."""

    def of(self, board: Board, entry: i64) -> float:
        return 1.0 if entry == 0 else 0.3


class FavourPrior(Impression):
    """A favour goes early only where no space is free for the next (AE-18.2)."""

    def of(self, board: Board, entry: i64) -> float:
        return 0.5 if favour_room(board.players[board.seat]) == 0 else 0.05


_DECLINED: Final = [
    "decline_man", "decline_pillar", "decline_tile", "decline_monument", "decline_influence", "stop_sending",
    "stop_swapping", "stop_donating", "decline_flames",
]  # fmt: skip

IMPRESSIONS: Final[dict[str, Impression]] = {
    "climb": Impression(1.5),
    "train_by_action": TrainPrior(),
    "send": SendPrior(),
    "learn": Impression(9.0),
    "play": Impression(3.0),
    "use": Impression(2.2),
    "favour": FavourPrior(),
    "end": Impression(0.4),
    "lodge": Impression(3.0),
    "settle": Impression(2.5),
    "board": Impression(2.0),
    "staff": Impression(4.0),
    "remember": Impression(4.0),
    "cell": CellPrior(),
    "tile_cell": CellPrior(),
    "book": BookPrior(),
    "guard": YesPrior(),
    "man_pillar": YesPrior(),
    "leave": LeavePrior(),
    "man": LeavePrior(),
    **{name: Impression(0.3) for name in _DECLINED},
}
