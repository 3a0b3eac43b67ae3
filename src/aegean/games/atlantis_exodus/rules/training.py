"""Training settlers along the arrows of the player board (AE-8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Reason
from aegean.core.question import Question
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.causes import TRAINING
from aegean.games.atlantis_exodus.parts import GOLD, TRAIN_COST, TRAIN_FROM, TRAIN_TO, TRAININGS
from aegean.games.atlantis_exodus.phrases import REASONS
from aegean.games.atlantis_exodus.rules.supply import pay_goods

GOODS_SHORT: Final[Reason] = REASONS.add("goods_short", "AE-8.1", "good", "n")
NOBODY_TO_TRAIN: Final[Reason] = REASONS.add("nobody_to_train", "AE-8.1", "profession")


def why_not_train(player: Player, arrow: i64, is_free: bool) -> i64:
    """A settler at the start of the arrow, and its books and gold unless it is free (AE-8.1, AE-8.4, AE-11.17)."""
    if player.fields[TRAIN_FROM[arrow]] == 0:
        return NOBODY_TO_TRAIN.of(TRAIN_FROM[arrow])
    if not is_free:
        for good in range(GOLD + 1):
            short: i64 = TRAIN_COST[arrow * (GOLD + 1) + good] - player.goods[good]
            if short > 0:
                return GOODS_SHORT.of_two(good, short)
    return ALLOWED


def can_train(player: Player, is_free: bool) -> bool:
    """Whether any training is possible."""
    for arrow in range(TRAININGS):
        if why_not_train(player, arrow, is_free) == ALLOWED:
            return True
    return False


def train(board: Board, seat: i64, arrow: i64, is_free: bool) -> None:
    """One settler moves along one arrow; any number may stand on a field (AE-8.1, AE-8.2)."""
    fields = board.players[seat].fields
    fields[TRAIN_FROM[arrow]] -= 1
    fields[TRAIN_TO[arrow]] += 1
    if not is_free:
        for good in range(GOLD + 1):
            if TRAIN_COST[arrow * (GOLD + 1) + good] > 0:
                pay_goods(board, seat, good, TRAIN_COST[arrow * (GOLD + 1) + good], TRAINING)


@final
class Train(Question):
    """A training besides action B: Teaching asks for the price, Scholarship does not (D25, AE-17.18, AE-11.17)."""

    def ask_for(self, board: Board, seat: i64, is_free: bool) -> None:
        self.put(board, seat, 1 if is_free else 0)

    def is_free(self, board: Board) -> bool:
        return self.first(board) == 1

    def waits(self, board: Board) -> bool:
        return can_train(board.players[board.seat], self.is_free(board))

    def why_not(self, board: Board, arrow: i64) -> i64:
        return why_not_train(board.players[board.seat], arrow, self.is_free(board))

    def do(self, board: Board, arrow: i64) -> None:
        train(board, board.seat, arrow, self.is_free(board))


TRAIN: Final[Train] = Train("train", actions.TRAIN)
