"""What happens by itself, and which questions are skipped because there is nothing to choose."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import PIECE
from aegean.games.atlantis_exodus.rules import (
    dispatch,
    effects,
    exodus,
    gain,
    influence,
    king,
    knowledge,
    monuments,
    pillars,
    preparation,
    stock,
    training,
    year,
)


def waits(board: Board) -> bool:
    """Whether the item just taken from the agenda asks somebody; if not, it has been done or skipped now."""
    step: i64 = board.step
    if step >= steps.GAIN:
        do_item(board)
        return False
    if step >= steps.START_PLAYER:
        return chance_waits(board)
    seat: i64 = board.seat
    if step == steps.MAIN:
        if board.arg == 1:
            year.begin_turn(board)
            board.arg = 0
        return True
    if step == steps.KING:
        year.begin_walk(board)
        return True
    if step == steps.BOOK:
        return king.has_book(board)
    if step == steps.MAN:
        return dispatch.can_man(board, board.arg)
    if step == steps.PILLAR_CARD:
        return pillars.can_take_pillar(board, seat, board.arg % dispatch.MAY_DECLINE)
    if step == steps.MAN_PILLAR:
        return board.players[seat].fields[pillars.pillar_settler(board.arg % 3)] > 0
    if step == steps.TILE_PICK:
        return stock.why_not_gain(board, seat, board.arg % PIECE) == 0
    return choice_waits(board)


def choice_waits(board: Board) -> bool:
    """The rarer questions."""
    step: i64 = board.step
    seat: i64 = board.seat
    if step == steps.ORDER:
        year.begin_walk(board)
        return True
    if step == steps.INFLUENCE_PICK:
        return influence.can_pick(board)
    if step == steps.MONUMENT:
        return monuments.can_choose(board, seat)
    if step == steps.TILE_KEEP:
        return not stock.one_drawn(board, seat)
    if step == steps.SCROLL_KEEP:
        return knowledge.drop_owned(board, seat)
    if step == steps.KEPT_SETTLER:
        return not effects.one_settler_drawn(board, seat)
    if step == steps.WHO:
        return exodus.anybody(board, seat, board.arg)
    if step == steps.SWAP:
        return effects.why_not_swap_any(board, seat) == 0
    if step == steps.TRAIN:
        return training.can_train(board, seat, board.arg == 1)
    return True


def chance_waits(board: Board) -> bool:
    """Whether there is something to draw; where several places wait, the next one is found."""
    step: i64 = board.step
    if step == steps.DRAW_SETTLER:
        return board.bag.total > 0
    if step == steps.LAY_LODGING:
        board.arg = preparation.empty_display(board)
        return board.arg >= 0
    if step == steps.STOCK:
        which: i64 = board.arg // preparation.PLACE
        place: i64 = preparation.next_place(board, which)
        board.arg = which * preparation.PLACE + place
        return place >= 0
    if step == steps.LAY_TILE:
        board.arg = preparation.next_site(board, board.arg)
        return board.arg >= 0
    if step == steps.DEAL_SCROLL:
        board.arg = knowledge.empty_slot(board)
        return board.arg >= 0
    if step == steps.DEAL_PILLAR:
        board.arg = preparation.next_pile(board, board.arg)
        return board.arg < pillars.PILES
    if step == steps.LAY_MONUMENT:
        board.arg = preparation.monument_place(board)
        return board.arg >= 0
    if step == steps.DRAW_TILE:
        return stock.stack_size(board, board.arg) > 0
    if step == steps.DRAW_SCROLL:
        knowledge.refill_deck(board)
        return board.scroll_deck.total > 0
    return True


def do_item(board: Board) -> None:
    """Items that nobody decides."""
    step: i64 = board.step
    seat: i64 = board.seat
    arg: i64 = board.arg
    if step == steps.GAIN:
        gain.gain(board, seat, arg % gain.SOURCE, arg // gain.SOURCE)
    elif step == steps.DISPATCHED:
        dispatch.dispatch_bonus(board, seat, arg)
    elif step == steps.TRACK:
        gain.resolve_track(board, seat)
    elif step == steps.ANSWER:
        gain.answer(board, seat, arg // 16, arg % 16)
    elif step == steps.TAKE_SITE:
        king.take_site(board, seat)
    elif step == steps.TAKE_SETTLER:
        king.take_settler(board, seat, arg % gain.SOURCE, arg // gain.SOURCE)
    elif step == steps.GAIN_FLAMES:
        gain.gain_flames(board, seat, arg)
    elif step == steps.SECOND_EFFECT:
        effects.second_effect(board, seat, arg)
    elif step == steps.PREPARE_YEAR:
        year.prepare_year(board, arg)
    elif step == steps.BEGIN_YEAR:
        year.begin_year(board)
    elif step == steps.BEGIN_ROUND:
        year.begin_round(board, arg)
    else:
        year.end_round(board)
