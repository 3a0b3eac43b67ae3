"""Phases 3 and 4: the action of the card, and what produces and recruits (OR-6, OR-7, OR-8)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.shared import changed
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.parts import BUILD, CARD_ACTION, FIGHT, HYPERION, PRODUCE, RECRUIT, THEMIS
from aegean.games.orichalkum.rules.build import can_build
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum
from aegean.games.orichalkum.rules.titans import has_favour, use_favour


def is_possible(board: Board, action: i64, orichalcum: i64) -> bool:
    """Whether an action can do something, with so much orichalcum in the reserve (OR-6.3, OR-13.7)."""
    if action in (PRODUCE, RECRUIT):
        return True
    player = board.players[board.turn]
    return player.lairs != 0 if action == FIGHT else can_build(board, player, orichalcum)


def can_act(board: Board) -> bool:
    """The choice is only offered if the action can do something; else the card is laid away (OR-6.2, OR-6.3)."""
    if is_possible(board, CARD_ACTION[board.card], board.players[board.seat].orichalcum):
        return True
    lay_card_away(board)
    return False


def lay_card_away(board: Board) -> None:
    """The card goes face up to the discard pile (OR-6.2)."""
    board.discard = changed(board.discard, board.card, 1)
    board.card = NONE


def do_act(board: Board, action: i64) -> None:
    """He performs the action of his card or does without (OR-6.1)."""
    kind: i64 = CARD_ACTION[board.card]
    lay_card_away(board)
    if action == actions.ACT.start:
        perform(board, kind)


def perform(board: Board, kind: i64) -> None:
    """Begins an action; fight and build must do something, doing without was decided before (OR-6.4)."""
    if kind == FIGHT:
        board.ask(steps.TARGET, board.turn, 0)
    elif kind == BUILD:
        board.ask(steps.OBJECT, board.turn, 0)
    elif has_favour(board, HYPERION if kind == PRODUCE else THEMIS):
        board.ask(steps.DOUBLE, board.turn, kind)
    else:
        harvest(board, kind, 1)


def do_double(board: Board, action: i64) -> None:
    """Hyperion doubles what is produced, Themis what is recruited (OR-7.2, OR-8.2)."""
    if action == actions.DOUBLE.start:
        use_favour(board, HYPERION if board.arg == PRODUCE else THEMIS)
        harvest(board, board.arg, 2)
    else:
        harvest(board, board.arg, 1)


def harvest(board: Board, kind: i64, times: i64) -> None:
    """One piece of orichalcum for each mine, or one hoplite for each camp (OR-7.1, OR-8.1)."""
    player = board.players[board.turn]
    if kind == PRODUCE:
        board.tell(phrases.PRODUCED, board.turn, gain_orichalcum(board, player, times * player.mines()))
    else:
        board.tell(phrases.RECRUITED, board.turn, gain_hoplites(board, player, times * player.camps()))
