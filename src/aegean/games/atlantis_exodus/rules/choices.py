"""Every question with its options, its consequences and its refusals, step by step (section 5 of the rules)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import write
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import GOLD
from aegean.games.atlantis_exodus.rules import (
    action,
    dispatch,
    effects,
    exodus,
    influence,
    king,
    knowledge,
    monuments,
    pillars,
    rebuild,
    settlement,
    stock,
    training,
    year,
)


def options(board: Board, out: vec[i64]) -> i64:
    """The legal actions of the step at hand."""
    step: i64 = board.step
    if step == steps.MAIN:
        return action.options_main(board, out)
    if step == steps.SEND_TO:
        return dispatch.options_send_to(board, out)
    if step == steps.CELL:
        return settlement.options_cell(board, out)
    if step == steps.KING:
        return king.options_king(board, out)
    if step == steps.BOOK:
        return king.options_book(board, out)
    if step == steps.ORDER:
        return year.options_order(board, out)
    if step == steps.WHO:
        return exodus.options_who(board, out)
    if step == steps.RECALL:
        return effects.options_recall(board, out)
    if step == steps.MAN:
        return dispatch.options_man(board, out)
    if step == steps.TILE_CELL:
        return rebuild.options_tile_cell(board, out)
    if step == steps.PILLAR_CARD:
        return pillars.options_pillar_card(board, out)
    if step == steps.OWN_PILLAR:
        return pillars.options_own_pillar(board, out)
    if step == steps.INFLUENCE_PICK:
        return influence.options_pick(board, out)
    if step == steps.INFLUENCE_KEEP:
        return write(board.offered, actions.KEEP.start, out, 0)
    if step == steps.TILE_PICK:
        return stock.options_tile(board, out)
    if step == steps.TILE_KEEP:
        return stock.options_keep_tile(board, out)
    return rare_options(board, out)


def rare_options(board: Board, out: vec[i64]) -> i64:
    """The legal actions of the rarer steps."""
    step: i64 = board.step
    if step == steps.SCROLL_PICK:
        return knowledge.options_scroll(board, out)
    if step == steps.SCROLL_KEEP:
        return knowledge.options_keep_scroll(board, out)
    if step == steps.MONUMENT:
        return monuments.options_monument(board, out)
    if step == steps.COLOUR:
        return exodus.options_colour(board, out)
    if step == steps.KEPT_SETTLER:
        return stock.write_drawn(board.drawn, actions.COLOUR.start, out)
    if step == steps.SWAP:
        return effects.options_swap(board, out)
    if step == steps.TRADE:
        return effects.options_trade(board, out)
    if step == steps.OFFER:
        return effects.options_books(board, actions.GIVE.start, out)
    if step == steps.OFFERED:
        return effects.options_offered(board, out)
    if step == steps.DEVOTE:
        return effects.options_devote(board, out)
    if step == steps.FIRST_EFFECT:
        return effects.options_first(board, out)
    if step == steps.TRAIN:
        return training.options_train(board, out)
    if step == steps.DONATE_BOOK:
        n: i64 = effects.options_books(board, actions.GIVE.start, out)
        if board.arg % 2 == 1:
            out[n] = actions.STOP.start
            n += 1
        return n
    block = steps.STEPS[step].blocks[0]  # guard, the settler of a pillar, rotation, gold: all of the block
    count: i64 = block.size
    if step == steps.DONATE_GOLD and board.players[board.seat].goods[GOLD] < count:
        count = board.players[board.seat].goods[GOLD]
    for i in range(count):
        out[i] = block.start + i
    return count


def do(board: Board, chosen: i64) -> None:
    """Carries a choice out."""
    step: i64 = board.step
    if step == steps.MAIN:
        action.do_main(board, chosen)
    elif step == steps.SEND_TO:
        dispatch.do_send_to(board, chosen)
    elif step == steps.CELL:
        settlement.do_cell(board, chosen - actions.CELL.start)
    elif step == steps.KING:
        king.do_king(board, chosen - actions.KING.start)
    elif step == steps.GUARD:
        king.do_guard(board, chosen - actions.GUARD.start)
    elif step == steps.BOOK:
        king.do_book(board, chosen - actions.BOOK.start)
    elif step == steps.ORDER:
        year.do_order(board, chosen - actions.ORDER.start)
    elif step == steps.WHO:
        exodus.do_who(board, chosen)
    elif step == steps.RECALL:
        effects.do_recall(board, chosen - actions.RECALL.start)
    elif step == steps.MAN:
        dispatch.do_man(board, chosen)
    elif step == steps.TILE_CELL:
        rebuild.do_tile_cell(board, chosen - actions.CELL.start)
    elif step == steps.PILLAR_CARD:
        pillars.do_pillar_card(board, chosen)
    elif step == steps.OWN_PILLAR:
        pillars.build(board, board.seat, board.arg, chosen - actions.COLUMN.start)
    elif step == steps.MAN_PILLAR:
        pillars.do_man_pillar(board, chosen - actions.ANSWER.start)
    elif step == steps.INFLUENCE_PICK:
        influence.do_pick(board, chosen)
    elif step == steps.INFLUENCE_KEEP:
        influence.do_keep(board, chosen - actions.KEEP.start)
    elif step == steps.TILE_PICK:
        stock.do_tile(board, chosen)
    elif step == steps.TILE_KEEP:
        stock.do_keep_tile(board, chosen - actions.TILE.start)
    else:
        do_rare(board, chosen)


def do_rare(board: Board, chosen: i64) -> None:
    """Carries a choice of the rarer steps out."""
    step: i64 = board.step
    if step == steps.SCROLL_PICK:
        knowledge.do_scroll(board, chosen)
    elif step == steps.SCROLL_KEEP:
        knowledge.do_keep_scroll(board, chosen - actions.SCROLL.start)
    elif step == steps.MONUMENT:
        monuments.do_monument(board, chosen)
    elif step == steps.ROTATION:
        influence.do_rotation(board, chosen - actions.TURN.start)
    elif step == steps.COLOUR:
        exodus.do_colour(board, chosen - actions.COLOUR.start)
    elif step == steps.KEPT_SETTLER:
        effects.keep_settler(board, board.seat, chosen - actions.COLOUR.start)
    elif step == steps.SWAP:
        effects.do_swap(board, chosen)
    elif step == steps.TRADE:
        effects.do_trade(board, chosen - actions.TRADE.start)
    elif step == steps.OFFER:
        effects.do_offer(board, chosen - actions.GIVE.start)
    elif step == steps.OFFERED:
        effects.do_offered(board, chosen)
    elif step == steps.DEVOTE:
        effects.do_devote(board, chosen)
    elif step == steps.DONATE_BOOK:
        influence.do_donate_book(board, chosen)
    elif step == steps.DONATE_GOLD:
        influence.do_donate_gold(board, chosen - actions.DONATE.start + 1)
    elif step == steps.FIRST_EFFECT:
        effects.do_first(board, chosen - actions.FIRST.start)
    else:
        training.train(board, board.seat, chosen - actions.TRAIN.start, board.arg == 1)


def why_not(board: Board, chosen: i64) -> i64:
    """Why an action of the step at hand is not legal; 0 if it is."""
    step: i64 = board.step
    if step == steps.MAIN:
        return action.why_not_main(board, chosen)
    if step == steps.SEND_TO:
        return dispatch.why_not_send_to(board, chosen)
    if step == steps.CELL:
        return settlement.why_not_cell(board, chosen - actions.CELL.start)
    if step == steps.KING:
        return king.why_not_king(board, chosen - actions.KING.start)
    if step == steps.BOOK:
        return king.why_not_book(board, chosen - actions.BOOK.start)
    if step == steps.ORDER:
        return year.why_not_order(board, chosen - actions.ORDER.start)
    if step == steps.WHO:
        return exodus.why_not_choice(board, chosen)
    if step == steps.MAN and chosen != actions.DECLINE.start:
        return dispatch.why_not_man(board, board.arg, chosen - actions.MAN.start)
    if step == steps.TILE_CELL:
        return rebuild.why_not_tile_cell(board, chosen - actions.CELL.start)
    if step == steps.PILLAR_CARD:
        return pillars.why_not_pillar_card(board, chosen)
    if step == steps.OWN_PILLAR:
        return pillars.why_not_own_pillar(board, chosen - actions.COLUMN.start)
    if step == steps.INFLUENCE_PICK:
        return influence.why_not_pick(board, chosen)
    if step == steps.INFLUENCE_KEEP:
        return influence.why_not_keep(board, chosen - actions.KEEP.start)
    if step == steps.TILE_PICK:
        return stock.why_not_tile(board, chosen)
    if step == steps.TILE_KEEP:
        return stock.why_not_keep_tile(board, chosen - actions.TILE.start)
    return rare_why_not(board, chosen)


def rare_why_not(board: Board, chosen: i64) -> i64:
    """Why an action of the rarer steps is not legal."""
    step: i64 = board.step
    if step == steps.SCROLL_PICK:
        return knowledge.why_not_scroll(board, chosen)
    if step == steps.MONUMENT:
        return monuments.why_not_monument(board, chosen)
    if step == steps.COLOUR:
        return exodus.why_not_colour(board, chosen - actions.COLOUR.start)
    if step == steps.SWAP and chosen != actions.STOP.start:
        return effects.why_not_swap(board, board.seat, chosen - actions.SWAP.start)
    if step == steps.TRADE:
        return effects.why_not_trade(board, board.seat, board.arg, chosen - actions.TRADE.start)
    if step == steps.OFFERED or step == steps.DEVOTE:
        if chosen == actions.FLAME.start:
            return effects.why_not_flame(board)
        return ALLOWED if step == steps.OFFERED else king.why_not_book(board, chosen - actions.BOOK.start)
    if step == steps.DONATE_GOLD:
        return influence.why_not_donate(board, chosen - actions.DONATE.start + 1)
    if step == steps.FIRST_EFFECT:
        return effects.why_not_first(board, chosen - actions.FIRST.start)
    if step == steps.TRAIN:
        return training.why_not_choice(board, chosen - actions.TRAIN.start)
    if chosen in board.legal():
        return ALLOWED
    return why_not_thing(board, chosen)


def why_not_thing(board: Board, chosen: i64) -> i64:
    """Why a settler, book or card is not among what can be given or kept."""
    step: i64 = board.step
    if step == steps.RECALL:
        return reason(phrases.NO_SETTLER, chosen - actions.RECALL.start)
    if step == steps.OFFER or (step == steps.DONATE_BOOK and chosen != actions.STOP.start):
        return reason(phrases.GOODS_SHORT, chosen - actions.GIVE.start, 1)
    if step == steps.SCROLL_KEEP or step == steps.KEPT_SETTLER:
        return reason(phrases.NOT_DRAWN)
    if step == steps.SWAP or step == steps.DONATE_BOOK:
        return reason(phrases.FIRST_GIVE)
    return reason(phrases.IMPOSSIBLE)
