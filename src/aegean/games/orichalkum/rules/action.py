"""Phases 3 and 4: the action of the card, and what produces and recruits (OR-6, OR-7, OR-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.question import Automatic, Question, YesNo
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.parts import BUILD, CARD_ACTION, FIGHT, HYPERION, PRODUCE, RECRUIT, THEMIS
from aegean.games.orichalkum.phrases import NOTES
from aegean.games.orichalkum.rules.build import OBJECT, can_build
from aegean.games.orichalkum.rules.fight import TARGET
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum
from aegean.games.orichalkum.rules.titans import has_favour, use_favour

PRODUCED: Final[Phrase] = NOTES.add("produced", "OR-7.1", "n1", "n2", "n3")  # pieces, mines, times
RECRUITED: Final[Phrase] = NOTES.add("recruited", "OR-8.1", "n1", "n2", "n3")  # hoplites, camps, times
ACTION_LAPSES: Final[Phrase] = NOTES.add("action_lapses", "OR-6.3", "action")


def is_possible(board: Board, action: i64, orichalcum: i64) -> bool:
    """Whether an action can do something, with so much orichalcum in the reserve (OR-6.3, OR-13.7)."""
    if action in (PRODUCE, RECRUIT):
        return True
    player = board.players[board.turn]
    return player.lairs != 0 if action == FIGHT else can_build(board, player, orichalcum)


def doubler(action: i64) -> i64:
    """The Titan whose favour doubles what an action brings (OR-7.2, OR-8.2)."""
    return HYPERION if action == PRODUCE else THEMIS


def perform(board: Board, action: i64) -> None:
    """Begins an action; fight and build must do something, doing without was decided before (OR-6.4)."""
    if action == FIGHT:
        TARGET.ask_for(board, has_won=False)
    elif action == BUILD:
        OBJECT.ask_for(board, is_second=False)
    elif has_favour(board, doubler(action)):
        DOUBLE.ask_for(board, action=action)
    else:
        harvest(board, action, 1)


def harvest(board: Board, action: i64, times: i64) -> None:
    """One piece of orichalcum for each mine, or one hoplite for each camp (OR-7.1, OR-8.1)."""
    player = board.players[board.turn]
    if action == PRODUCE:
        mines: i64 = player.mines()
        board.tell(PRODUCED, board.turn, gain_orichalcum(board, board.turn, times * mines), mines, times)
    else:
        camps: i64 = player.camps()
        board.tell(RECRUITED, board.turn, gain_hoplites(board, board.turn, times * camps), camps, times)


def lay_card_away(board: Board) -> None:
    """The card goes face up to the discard pile (OR-6.2)."""
    board.discard[board.card] = 1
    board.card = NONE


class UseCard(Automatic):
    """Phase 3: the action of the card (OR-6.1)."""

    def happen(self, board: Board) -> None:
        """The choice is only offered if the action can do something; else the card is laid away (OR-6.2, OR-6.3)."""
        if is_possible(board, CARD_ACTION[board.card], board.players[board.seat].orichalcum):
            ACT.ask(board, board.seat)
        else:
            board.tell(ACTION_LAPSES, board.seat, CARD_ACTION[board.card])
            lay_card_away(board)


class Act(Question):
    """Perform the action of the card (OR-6.1)."""

    def do(self, board: Board, entry: i64) -> None:
        action: i64 = CARD_ACTION[board.card]
        lay_card_away(board)
        perform(board, action)


class Skip(Question):
    """Do without the action of the card (OR-6.1)."""

    def do(self, board: Board, entry: i64) -> None:
        lay_card_away(board)


class UseDoubler(Question):
    """Hyperion doubles what is produced, Themis what is recruited (OR-7.2, OR-8.2)."""

    def do(self, board: Board, entry: i64) -> None:
        use_favour(board, doubler(DOUBLE.action(board)))
        harvest(board, DOUBLE.action(board), 2)


class KeepDoubler(Question):
    """Produce or recruit without the favour (OR-5.11)."""

    def do(self, board: Board, entry: i64) -> None:
        harvest(board, DOUBLE.action(board), 1)


class Double(YesNo):
    """Use a Titan to double the amount, or not (D-DOUBLE, OR-7.2, OR-8.2)."""

    def ask_for(self, board: Board, action: i64) -> None:
        self.put(board, board.turn, action)

    def action(self, board: Board) -> i64:
        """What is doubled: produce or recruit."""
        return self.first(board)


USE_CARD: Final[UseCard] = UseCard("use_card")
ACT: Final[YesNo] = YesNo("act", Act("act", actions.ACT), Skip("skip", actions.SKIP))  # D-ACT
DOUBLE: Final[Double] = Double("double", UseDoubler("double", actions.DOUBLE), KeepDoubler("single", actions.SINGLE))
