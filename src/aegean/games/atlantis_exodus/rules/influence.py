"""Influence cards: gaining, keeping and playing them (AE-11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.state import CHANCE
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has, size, write
from aegean.games.atlantis_exodus.board import INFLUENCE, Board
from aegean.games.atlantis_exodus.cards import (
    BAG_TO_WORKSHOP,
    BOOKS_TO_VP,
    FILL_LODGING,
    GAIN_AGORA,
    GAIN_KNOWLEDGE,
    GAIN_PILLAR,
    GAIN_SHIP,
    GAIN_WORKSHOP,
    GOLD_TO_VP,
    INFLUENCE_AMOUNT,
    INFLUENCE_COUNT,
    INFLUENCE_RATE,
    MOVE_TILE,
    REFRESH_CITY,
    REFRESH_KNOWLEDGE,
    REPEAT_TRACK_BONUS,
    ROTATE_RINGS,
    SEND_ALL_TRAINED,
    SEND_ALL_UNTRAINED,
    SEND_ONE_EACH,
    SPACE_GOODS_AGAIN,
    SWAP_BOOKS,
    SWAP_LODGINGS,
    THREE_FAVOURS,
    THREE_FLAMES,
    THREE_VP,
    TRAIN_FREE,
)
from aegean.games.atlantis_exodus.parts import (
    AGORA,
    ANY_BOOK,
    BOOK,
    COINS,
    GOLD,
    LAST_SPACE,
    PIECE,
    SHIP,
    SPACE_BONUS,
    TRACK_BONUS,
    TURNS,
    WORKSHOP,
)
from aegean.games.atlantis_exodus.rules.dispatch import ANY_DISPLAY, can_send_any
from aegean.games.atlantis_exodus.rules.effects import why_not_swap_any
from aegean.games.atlantis_exodus.rules.exodus import all_of, anybody, one_of_each
from aegean.games.atlantis_exodus.rules.gain import (
    APPRENTICE,
    REFUGEE,
    ask_gain,
    ask_settler,
    favour_room,
    gain,
    gain_favours,
    gain_flames,
    pay_goods,
    score,
)
from aegean.games.atlantis_exodus.rules.knowledge import can_gain_scroll, clear_display
from aegean.games.atlantis_exodus.rules.pillars import can_take_pillar
from aegean.games.atlantis_exodus.rules.preparation import ask_new_tiles, clear_city
from aegean.games.atlantis_exodus.rules.rebuild import LODGING_SWAP, RELOCATION, can_relocate, lodging_count
from aegean.games.atlantis_exodus.rules.stock import why_not_gain
from aegean.games.atlantis_exodus.rules.training import can_train


def influence_left(board: Board) -> i64:
    """Cards in the influence deck, counted from what everybody sees."""
    left: i64 = INFLUENCE_COUNT - size(board.influence_open) - board.offered_count
    for player in board.players:
        left -= player.hand_count + size(player.played)
    return left


# ------------------------------------------------------------ gaining


def why_not_pick(board: Board, action: i64) -> i64:
    """Any openly lying card, or two from the deck (AE-11.1)."""
    if action == actions.DRAW_TWO.start:
        return ALLOWED if influence_left(board) > 0 else reason(phrases.STACK_EMPTY)
    card: i64 = action - actions.INFLUENCE.start
    return ALLOWED if has(board.influence_open, card) else reason(phrases.CARD_NOT_OPEN, card)


def can_pick(board: Board) -> bool:
    """With no card left nothing is gained (AE-26.3)."""
    return board.influence_open != 0 or influence_left(board) > 0


def options_pick(board: Board, out: vec[i64]) -> i64:
    """Open cards, or drawing (D12)."""
    n: i64 = write(board.influence_open, actions.INFLUENCE.start, out, 0)
    if influence_left(board) > 0:
        out[n] = actions.DRAW_TWO.start
        n += 1
    return n


def do_pick(board: Board, action: i64) -> None:
    """A card taken openly stays known to everybody; two drawn ones are seen by their drawer alone (AE-11.34)."""
    seat: i64 = board.seat
    if action == actions.DRAW_TWO.start:
        board.ask(steps.INFLUENCE_KEEP, seat)
        if influence_left(board) > 1:
            board.ask(steps.DRAW_INFLUENCE, CHANCE, seat)
        board.ask(steps.DRAW_INFLUENCE, CHANCE, seat)
    else:
        card: i64 = action - actions.INFLUENCE.start
        player = board.players[seat]
        board.influence_open ^= BIT[card]
        player.hand |= BIT[card]
        player.shown |= BIT[card]
        player.hand_count += 1


def draw_influence(board: Board, card: i64) -> None:
    """A card is drawn for one seat to see."""
    board.influence_deck ^= BIT[card]
    board.offered |= BIT[card]
    board.offered_count += 1


def why_not_keep(board: Board, card: i64) -> i64:
    """One of the cards drawn (AE-11.1)."""
    return ALLOWED if has(board.offered, card) else reason(phrases.NOT_DRAWN)


def do_keep(board: Board, card: i64) -> None:
    """The kept card goes face down before the player, the other is laid open (AE-11.1, AE-11.4)."""
    player = board.players[board.seat]
    player.hand |= BIT[card]
    player.hand_count += 1
    refused: i64 = board.offered ^ BIT[card]
    board.influence_open |= refused
    board.offered = 0
    board.offered_count = 0
    for other in range(INFLUENCE_COUNT):
        if has(refused, other):
            board.tell(phrases.REFUSED, board.seat, other)


# ------------------------------------------------------------ playing


def why_not_play(board: Board, seat: i64, card: i64) -> i64:
    """An own card in hand that is able to do something (AE-11.2, AE-11.3)."""
    if not has(board.players[seat].hand, card):
        return reason(phrases.NOT_IN_HAND, card)
    return ALLOWED if can_play(board, seat, card) else reason(phrases.CARD_DOES_NOTHING, card)


def can_play(board: Board, seat: i64, card: i64) -> bool:
    """The condition named with each card (AE-11.10 to AE-11.33)."""
    player = board.players[seat]
    if card == SWAP_LODGINGS:
        return lodging_count(player) > 1
    if card == SEND_ONE_EACH:
        return can_send_any(board, seat)
    if card in (SEND_ALL_UNTRAINED, SEND_ALL_TRAINED):
        for colour in range(3):
            if anybody(board, seat, all_of(board, seat, colour, card == SEND_ALL_TRAINED)):
                return True
        return False
    if card == THREE_FLAMES:
        return player.priest < LAST_SPACE
    if card == BAG_TO_WORKSHOP:
        return player.vacant != 0 and board.bag.total > 0
    if card == THREE_FAVOURS:
        return favour_room(player) > 0
    if card == TRAIN_FREE:
        return can_train(board, seat, True)
    if card == GAIN_SHIP:
        return why_not_gain(board, seat, SHIP) == 0
    if card == GAIN_AGORA:
        return why_not_gain(board, seat, AGORA) == 0
    if card == GAIN_WORKSHOP:
        return why_not_gain(board, seat, WORKSHOP) == 0
    if card == GAIN_KNOWLEDGE:
        return can_gain_scroll(board, seat)
    if card == GAIN_PILLAR:
        return can_take_pillar(board, seat, ANY_DISPLAY)
    if card == SPACE_GOODS_AGAIN:
        return prints_goods(player.king)
    if card == SWAP_BOOKS:
        return why_not_swap_any(board, seat) == 0
    if card == REPEAT_TRACK_BONUS:
        return player.last_bonus > 0
    if card == FILL_LODGING:
        return player.home >= 0 and board.bag.total > 0
    if card == MOVE_TILE:
        return can_relocate(player)
    if card == BOOKS_TO_VP:
        return player.goods[0] + player.goods[1] + player.goods[2] > 0
    if card == GOLD_TO_VP:
        return player.goods[GOLD] > 0
    return True


def is_goods(piece: i64) -> bool:
    """Whether a piece of a bonus is a book or gold."""
    kind: i64 = piece // PIECE
    return kind in (BOOK, ANY_BOOK, COINS)


def prints_goods(space: i64) -> bool:
    """Whether books or gold are printed on a space of the city (AE-11.23)."""
    if space >= 0:
        for piece in SPACE_BONUS[space]:
            if is_goods(piece):
                return True
    return False


def play(board: Board, seat: i64, card: i64) -> None:
    """Turns the card up, where it stays used before its owner, and carries it out (AE-11.2)."""
    player = board.players[seat]
    player.hand ^= BIT[card]
    player.shown &= ~BIT[card]
    player.played |= BIT[card]
    player.hand_count -= 1
    if card == THREE_FLAMES:
        gain_flames(board, seat, INFLUENCE_AMOUNT[card])  # AE-11.12
    elif card == THREE_FAVOURS:
        gain_favours(board, seat, INFLUENCE_AMOUNT[card])  # AE-11.14
    elif card == THREE_VP:
        score(board, seat, INFLUENCE, INFLUENCE_AMOUNT[card])  # AE-11.25
    elif card == REPEAT_TRACK_BONUS:
        gain(board, seat, TRACK_BONUS[player.last_bonus], INFLUENCE)  # AE-11.28
    elif card == SPACE_GOODS_AGAIN:
        take_again(board, seat)
    elif card == REFRESH_KNOWLEDGE:
        clear_display(board)
    elif card == REFRESH_CITY:
        ask_new_tiles(board)
        clear_city(board)
    elif card == BAG_TO_WORKSHOP:
        ask_settler(board, seat, APPRENTICE)  # AE-11.13
    elif card == FILL_LODGING:
        ask_settler(board, seat, REFUGEE)  # AE-11.29
    else:
        ask_choice(board, seat, card)


def ask_choice(board: Board, seat: i64, card: i64) -> None:
    """Cards that begin with a choice of their player."""
    if card == SWAP_LODGINGS:
        board.ask(steps.TILE_CELL, seat, LODGING_SWAP)  # AE-11.10
    elif card == MOVE_TILE:
        board.ask(steps.TILE_CELL, seat, RELOCATION)  # AE-11.30
    elif card == SEND_ONE_EACH:
        board.ask(steps.WHO, seat, one_of_each())  # AE-11.11
    elif card == SEND_ALL_UNTRAINED:
        board.ask(steps.COLOUR, seat, 0)  # AE-11.16
    elif card == SEND_ALL_TRAINED:
        board.ask(steps.COLOUR, seat, 1)  # AE-11.33
    elif card == ROTATE_RINGS:
        board.ask(steps.ROTATION, seat)  # AE-11.15
    elif card == TRAIN_FREE:
        board.ask(steps.TRAIN, seat, 1)  # AE-11.17
    elif card == GAIN_SHIP:
        board.ask(steps.TILE_PICK, seat, SHIP)  # AE-11.18
    elif card == GAIN_AGORA:
        board.ask(steps.TILE_PICK, seat, AGORA)  # AE-11.19
    elif card == GAIN_WORKSHOP:
        board.ask(steps.TILE_PICK, seat, WORKSHOP)  # AE-11.21
    elif card == GAIN_KNOWLEDGE:
        board.ask(steps.SCROLL_PICK, seat)  # AE-11.20
    elif card == GAIN_PILLAR:
        board.ask(steps.PILLAR_CARD, seat, ANY_DISPLAY)  # AE-11.22
    elif card == SWAP_BOOKS:
        goods = board.players[seat].goods
        board.ask(steps.SWAP, seat, (goods[0] + goods[1] + goods[2]) * 2)  # AE-11.24
    elif card == BOOKS_TO_VP:
        board.ask(steps.DONATE_BOOK, seat, INFLUENCE_AMOUNT[card] * 2)  # AE-11.31
    else:
        board.ask(steps.DONATE_GOLD, seat)  # AE-11.32


def take_again(board: Board, seat: i64) -> None:
    """Tribute: the books and gold printed on the king's space once more; not from Atlantis (AE-11.23)."""
    pieces = SPACE_BONUS[board.players[seat].king]
    count: i64 = len(pieces)
    for i in range(count):
        if is_goods(pieces[count - 1 - i]):
            ask_gain(board, seat, pieces[count - 1 - i], INFLUENCE)


def do_rotation(board: Board, turned: i64) -> None:
    """Earthquake: both levels to any position; what stands on them turns along (AE-11.15)."""
    board.middle_turn = turned // TURNS
    board.top_turn = turned % TURNS


def do_donate_book(board: Board, action: i64) -> None:
    """Book Donation: up to five books, one after the other; stopping after the first (AE-11.31, AE-11.35)."""
    if action == actions.STOP.start:
        return
    seat: i64 = board.seat
    pay_goods(board, seat, action - actions.GIVE.start, 1)
    score(board, seat, INFLUENCE, INFLUENCE_RATE[BOOKS_TO_VP])
    left: i64 = board.arg // 2 - 1
    goods = board.players[seat].goods
    if left > 0 and goods[0] + goods[1] + goods[2] > 0:
        board.ask(steps.DONATE_BOOK, seat, left * 2 + 1)


def why_not_donate(board: Board, amount: i64) -> i64:
    """Gold Donation: one to three gold that he has (AE-11.32)."""
    short: i64 = amount - board.players[board.seat].goods[GOLD]
    return ALLOWED if short <= 0 else reason(phrases.GOODS_SHORT, GOLD, short)


def do_donate_gold(board: Board, amount: i64) -> None:
    """Two points for each gold (AE-11.32)."""
    pay_goods(board, board.seat, GOLD, amount)
    score(board, board.seat, INFLUENCE, amount * INFLUENCE_RATE[GOLD_TO_VP])
