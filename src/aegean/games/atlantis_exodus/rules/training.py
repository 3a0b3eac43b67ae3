"""Training settlers along the arrows of the player board (AE-8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import GOLD, TRAIN_COST, TRAIN_FROM, TRAIN_TO, TRAININGS
from aegean.games.atlantis_exodus.rules.gain import pay_goods


def why_not_free(board: Board, seat: i64, arrow: i64) -> i64:
    """A settler must stand at the start of the arrow (AE-8.1, AE-11.17)."""
    field: i64 = TRAIN_FROM[arrow]
    return ALLOWED if board.players[seat].fields[field] > 0 else reason(phrases.NO_SETTLER, field)


def why_not_train(board: Board, seat: i64, arrow: i64) -> i64:
    """The settler and the books and gold of the arrow (AE-8.1, AE-8.4)."""
    player = board.players[seat]
    if player.fields[TRAIN_FROM[arrow]] == 0:
        return reason(phrases.NO_SETTLER, TRAIN_FROM[arrow])
    for good in range(GOLD + 1):
        short: i64 = TRAIN_COST[arrow * 4 + good] - player.goods[good]
        if short > 0:
            return reason(phrases.GOODS_SHORT, good, short)
    return ALLOWED


def can_train(board: Board, seat: i64, free: bool) -> bool:
    """Whether any training is possible."""
    for arrow in range(TRAININGS):
        if (why_not_free(board, seat, arrow) if free else why_not_train(board, seat, arrow)) == 0:
            return True
    return False


def options_train(board: Board, out: vec[i64]) -> i64:
    """Arrows to choose from: affordable ones, or all with a settler where training is free (D25)."""
    n: i64 = 0
    for arrow in range(TRAININGS):
        if why_not_choice(board, arrow) == 0:
            out[n] = actions.TRAIN.start + arrow
            n += 1
    return n


def why_not_choice(board: Board, arrow: i64) -> i64:
    """Teaching asks for the price, Scholarship does not (AE-17.18, AE-11.17)."""
    if board.arg == 1:
        return why_not_free(board, board.seat, arrow)
    return why_not_train(board, board.seat, arrow)


def train(board: Board, seat: i64, arrow: i64, free: bool) -> None:
    """One settler moves along one arrow; any number may stand on a field (AE-8.1, AE-8.2)."""
    fields = board.players[seat].fields
    fields[TRAIN_FROM[arrow]] -= 1
    fields[TRAIN_TO[arrow]] += 1
    if not free:
        for good in range(GOLD + 1):
            if TRAIN_COST[arrow * 4 + good] > 0:
                pay_goods(board, seat, good, TRAIN_COST[arrow * 4 + good])
