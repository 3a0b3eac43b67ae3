"""The action phase: turn a base card or choose an action card (AT-6, AT-8.7, AT-8.12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import Board
from aegean.games.athens.parts import (
    DEEDS,
    FIRST_LANDMARK,
    FIRST_STACK,
    KINDS,
    LANDMARK_CARD,
    STACK,
)
from aegean.games.athens.rules.cards import why_not_deed
from aegean.games.athens.rules.population import ask_tiles, discard_tile, refill_bag, shown


def begin_turn(board: Board) -> None:
    """He may roll once per Ecclesia and exchange once per Agora that he owns now (AT-6.2, AT-8.8, AT-8.13)."""
    player = board.players[board.seat]
    board.rolls_left = player.ecclesias
    board.swaps_left = player.agoras
    board.grey_rolled = False


def why_not_turn(board: Board, kind: i64) -> i64:
    """Only own front-up base cards can be turned, and none a second time (AT-6.3)."""
    return ALLOWED if board.players[board.seat].front[kind] > 0 else reason(phrases.NOTHING_TO_TURN, kind)


def why_not_take(board: Board, card: i64) -> i64:
    """The top card of a stack or the open landmark (AT-6.12)."""
    if card < LANDMARK_CARD:
        return why_not_deed(board, DEEDS[FIRST_STACK + card])
    if board.landmark < 0:
        return reason(phrases.NO_LANDMARK)
    return why_not_deed(board, DEEDS[FIRST_LANDMARK + board.landmark])


def why_not_roll_grey(board: Board) -> i64:
    """As many grey rolls a turn as he has Ecclesias (AT-8.7)."""
    return ALLOWED if board.rolls_left > 0 else reason(phrases.NO_ROLLS)


def why_not_swap(board: Board, tile: i64) -> i64:
    """As many exchanges a turn as he has Agoras, of a tile that he has (AT-8.12)."""
    if board.swaps_left == 0:
        return reason(phrases.NO_SWAPS)
    return ALLOWED if board.players[board.seat].tiles[tile] > 0 else reason(phrases.NO_TILE_TO_SWAP, tile)


def why_not_act(board: Board, action: i64) -> i64:
    """Why something cannot be the action of this turn, or come before it (AT-6.1, AT-6.2)."""
    if actions.TURN.has(action):
        return why_not_turn(board, action - actions.TURN.start)
    if actions.USE.has(action):
        return why_not_deed(board, DEEDS[action - actions.USE.start])
    if actions.TAKE.has(action):
        return why_not_take(board, action - actions.TAKE.start)
    if actions.SWAP.has(action):
        return why_not_swap(board, action - actions.SWAP.start)
    return why_not_roll_grey(board)


def options_act(board: Board, out: vec[i64]) -> i64:
    """All that he can do (D3): the base card just taken can always be turned (AT-6.14)."""
    n: i64 = 0
    for kind in range(KINDS):
        if why_not_turn(board, kind) == 0:
            out[n] = actions.TURN.start + kind
            n += 1
    for deed in range(FIRST_STACK):
        if why_not_deed(board, DEEDS[deed]) == 0:
            out[n] = actions.USE.start + deed
            n += 1
    for card in range(LANDMARK_CARD + 1):
        if why_not_take(board, card) == 0:
            out[n] = actions.TAKE.start + card
            n += 1
    if why_not_roll_grey(board) == 0:
        out[n] = actions.ROLL_GREY.start
        n += 1
    for tile in range(3):
        if why_not_swap(board, tile) == 0:
            out[n] = actions.SWAP.start + tile
            n += 1
    return n


def do_act(board: Board, action: i64) -> None:
    """Exactly one action a round; rolls and exchanges come before it and ask anew (AT-6.1, AT-6.2)."""
    if actions.TURN.has(action):
        turn_base(board, action - actions.TURN.start)
    elif actions.USE.has(action):
        choose_deed(board, action - actions.USE.start)
    elif actions.TAKE.has(action):
        card: i64 = action - actions.TAKE.start
        choose_deed(board, FIRST_STACK + card if card < LANDMARK_CARD else FIRST_LANDMARK + board.landmark)
    elif actions.SWAP.has(action):
        swap_tile(board, action - actions.SWAP.start)
    else:
        board.rolls_left -= 1
        board.ask(steps.ACT, board.seat)
        board.ask(steps.GREY_DICE, CHANCE, board.seat)


def turn_base(board: Board, kind: i64) -> None:
    """The card costs nothing, counts 2 symbols from now on and cannot be turned back (AT-6.3)."""
    player = board.players[board.seat]
    player.front = increased(player.front, kind, -1)
    player.turned = increased(player.turned, kind)


def choose_deed(board: Board, deed: i64) -> None:
    """The worker goes onto the card; then pay tiles, give cubes, take the effect (AT-6.4, AT-6.15)."""
    chosen = DEEDS[deed]
    if chosen.kind < STACK and chosen.card >= 0:
        board.workers = changed(board.workers, chosen.card, board.seat + 1)
    board.ask(steps.EFFECT, board.seat, deed)
    if chosen.pay_count > 0:
        board.ask(steps.GIVE, board.seat, deed)
    board.ask(steps.PAY, board.seat, deed)


def swap_tile(board: Board, tile: i64) -> None:
    """The tile is discarded before a new one is drawn; he sees it before deciding anew (AT-8.12)."""
    board.swaps_left -= 1
    discard_tile(board, board.seat, tile)
    refill_bag(board)
    board.ask(steps.ACT, board.seat)
    ask_tiles(board, board.seat, 1)


def roll_grey(board: Board, pair: i64) -> None:
    """The latest grey result is his discount instead of the white dice; it concerns nobody else (AT-8.7)."""
    board.grey = shown(pair)
    board.grey_rolled = True
