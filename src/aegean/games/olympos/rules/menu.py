"""The turn menu: cards, then exactly one action (OS-3.3, OS-3.4, OS-3.12, OS-10.1, OS-10.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import Board
from aegean.games.olympos.parts import LAST_ZEUS
from aegean.games.olympos.rules.destiny import do_card, options_card, why_not_card
from aegean.games.olympos.rules.discovery import can_discover
from aegean.games.olympos.rules.expansion import can_expand
from aegean.games.olympos.rules.time import do_pass, do_rest
from aegean.games.olympos.rules.wonder import can_build


def is_last(board: Board) -> bool:
    """Whether the active player passes or takes the last action: on or beyond the last Zeus space (OS-10.1)."""
    return board.players[board.seat].time >= LAST_ZEUS


def options_menu(board: Board, out: vec[i64]) -> i64:
    """Cards and actions; passing only at the end, resting only if nothing else is left (D2, OS-3.4, OS-3.12)."""
    n: i64 = options_card(board, out)
    cards: i64 = n
    if can_expand(board, board.seat):
        out[n] = actions.EXPAND.start
        n += 1
    if can_discover(board):
        out[n] = actions.DISCOVER.start
        n += 1
    if can_build(board):
        out[n] = actions.WONDER.start
        n += 1
    if is_last(board):
        out[n] = actions.PASS.start
        n += 1
    elif n == cards:
        out[n] = actions.REST.start
        n += 1
    return n


def why_not_menu(board: Board, action: i64) -> i64:
    """Why something cannot be done in this turn (OS-3.3)."""
    if actions.CARD.has(action):
        return why_not_card(board, action - actions.CARD.start)
    if action == actions.EXPAND.start:
        return ALLOWED if can_expand(board, board.seat) else reason(phrases.NOWHERE_TO_GO)
    if action == actions.DISCOVER.start:
        return ALLOWED if can_discover(board) else reason(phrases.NOTHING_TO_DISCOVER)
    if action == actions.WONDER.start:
        return ALLOWED if can_build(board) else reason(phrases.NOTHING_TO_BUILD)
    if action == actions.PASS.start:
        return ALLOWED if is_last(board) else reason(phrases.TOO_EARLY, LAST_ZEUS)
    if is_last(board):
        return reason(phrases.PASS_INSTEAD)
    if can_expand(board, board.seat) or can_discover(board) or can_build(board):
        return reason(phrases.MUST_ACT)
    return 0


def do_menu(board: Board, action: i64) -> None:
    """A card asks anew; an action is begun (OS-3.3)."""
    if actions.CARD.has(action):
        do_card(board, action - actions.CARD.start)
    elif action == actions.EXPAND.start:
        board.ask(steps.MOVER, board.seat)
    elif action == actions.DISCOVER.start:
        board.ask(steps.DISCOVERY, board.seat)
    elif action == actions.WONDER.start:
        board.ask(steps.BUILD, board.seat)
    elif action == actions.PASS.start:
        do_pass(board)
    else:
        do_rest(board)
