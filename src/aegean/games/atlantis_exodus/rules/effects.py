"""What complete pillars do, once a round each (AE-17.8 to AE-17.21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import BIT, has
from aegean.games.atlantis_exodus.board import DRAWN, PILLARS, Board, Player
from aegean.games.atlantis_exodus.cards import (
    COMPLETE,
    DEVOTION,
    FAREWELL,
    GAIN_BOOK,
    GAIN_FLAME,
    GAIN_VP,
    HARMONY,
    OFFERING,
    PILLAR_AMOUNT,
    PILLAR_EFFECT,
    RECYCLE,
    SWAP_BOOK,
    TREASURY,
)
from aegean.games.atlantis_exodus.parts import COLOUR_OF, FIELDS, GOLD, LAST_SPACE
from aegean.games.atlantis_exodus.rules.dispatch import can_send_any
from aegean.games.atlantis_exodus.rules.gain import (
    SECOND_CHOICE,
    ask_settler,
    gain_book,
    gain_flames,
    pay_goods,
    score,
    take_goods,
    welcome,
)
from aegean.games.atlantis_exodus.rules.king import has_book, why_not_book
from aegean.games.atlantis_exodus.rules.training import can_train

SWAP_GIVE: Final = vec[i64]([0, 0, 1, 1, 2, 2])
SWAP_GET: Final = vec[i64]([1, 2, 0, 2, 0, 1])


def card_on(player: Player, pillar: i64, stage: i64) -> i64:
    """The card of a stage of a pillar, -1 for none."""
    return player.pillars[pillar * 3 + stage] % COMPLETE - 1


def is_complete(player: Player, pillar: i64, stage: i64) -> bool:
    """A base is complete at once, shaft and capital once their settler stands there (AE-17.3)."""
    card: i64 = player.pillars[pillar * 3 + stage]
    return card >= COMPLETE or (stage == 0 and card > 0)


def why_not_use(board: Board, seat: i64, pillar: i64, stage: i64) -> i64:
    """A complete stage of a pillar not used this round, with an effect that is possible (AE-17.8, AE-17.21)."""
    player = board.players[seat]
    if not is_complete(player, pillar, stage):
        return reason(phrases.NOT_COMPLETE, stage)
    if has(player.used, pillar):
        return reason(phrases.PILLAR_USED)
    if stage < 2:
        return why_not_effect(board, seat, card_on(player, pillar, stage))
    below: i64 = why_not_effect(board, seat, card_on(player, pillar, 0))
    return below if below == 0 else why_not_effect(board, seat, card_on(player, pillar, 1))


def why_not_effect(board: Board, seat: i64, card: i64) -> i64:
    """When an effect is possible (AE-17.9 to AE-17.18)."""
    player = board.players[seat]
    effect: i64 = PILLAR_EFFECT[card]
    books: i64 = player.goods[0] + player.goods[1] + player.goods[2]
    if effect == SWAP_BOOK:
        return why_not_swap_any(board, seat)
    if effect == RECYCLE:
        return ALLOWED if in_training(player) > 0 else reason(phrases.NOBODY_IN_TRAINING)
    if effect == OFFERING:
        return ALLOWED if books > 0 else reason(phrases.NO_BOOK)
    if effect == DEVOTION:
        if player.vp < PILLAR_AMOUNT[card]:
            return reason(phrases.NO_POINTS)
        return ALLOWED if has_book(board) or player.priest < LAST_SPACE else reason(phrases.NOTHING_TO_GAIN)
    if effect == TREASURY:
        for trade in range(6):
            if why_not_trade(board, seat, card, trade) == 0:
                return ALLOWED
        return reason(phrases.NO_TRADE)
    if effect == GAIN_BOOK:
        return ALLOWED if has_book(board) else reason(phrases.NOTHING_TO_GAIN)
    if effect == GAIN_FLAME:
        return ALLOWED if player.priest < LAST_SPACE else reason(phrases.PRIEST_ARRIVED)
    if effect == FAREWELL:
        return ALLOWED if can_send_any(board, seat) else reason(phrases.NOBODY_TO_SEND)
    if effect == GAIN_VP:
        return ALLOWED
    return ALLOWED if can_train(board, seat, False) else reason(phrases.NO_TRAINING)


def in_training(player: Player) -> i64:
    """How many settlers stand in the training area."""
    count: i64 = 0
    for field in range(FIELDS):
        count += player.fields[field]
    return count


def use(board: Board, seat: i64, pillar: i64, stage: i64) -> None:
    """Uses one stage; the pillar rests for this round; no action is spent (AE-17.8, AE-7.4)."""
    player = board.players[seat]
    player.used |= BIT[pillar]
    board.tell(phrases.USED, seat, card_on(player, pillar, stage))
    if stage < 2:
        run(board, seat, card_on(player, pillar, stage))
    else:
        board.ask(steps.FIRST_EFFECT, seat, pillar)


def run(board: Board, seat: i64, card: i64) -> None:
    """Carries one effect out (AE-17.9 to AE-17.18)."""
    effect: i64 = PILLAR_EFFECT[card]
    if effect == SWAP_BOOK:
        board.ask(steps.SWAP, seat, 2)
    elif effect == RECYCLE:
        board.ask(steps.RECALL, seat)
    elif effect == OFFERING:
        board.ask(steps.OFFER, seat, card)
    elif effect == DEVOTION:
        score(board, seat, PILLARS, -PILLAR_AMOUNT[card])
        board.ask(steps.DEVOTE, seat, card)
    elif effect == TREASURY:
        board.ask(steps.TRADE, seat, card)
    elif effect == GAIN_VP:
        score(board, seat, PILLARS, PILLAR_AMOUNT[card])
    elif effect == GAIN_BOOK:
        board.ask(steps.BOOK, seat, PILLARS)
    elif effect == GAIN_FLAME:
        gain_flames(board, seat, PILLAR_AMOUNT[card])
    elif effect == FAREWELL:
        board.ask(steps.WHO, seat)
    else:
        board.ask(steps.TRAIN, seat)


def why_not_first(board: Board, stage: i64) -> i64:
    """The first use of a capital must be a possible one (AE-17.21)."""
    return why_not_effect(board, board.seat, card_on(board.players[board.seat], board.arg, stage))


def options_first(board: Board, out: vec[i64]) -> i64:
    """Base or shaft (D24)."""
    n: i64 = 0
    for stage in range(2):
        if why_not_first(board, stage) == 0:
            out[n] = actions.FIRST.start + stage
            n += 1
    return n


def do_first(board: Board, stage: i64) -> None:
    """Harmony uses the other stage next, Echo the same once more (AE-17.19, AE-17.20)."""
    player = board.players[board.seat]
    pillar: i64 = board.arg
    then: i64 = stage
    if PILLAR_EFFECT[card_on(player, pillar, 2)] == HARMONY:
        then = 1 - stage
    board.ask(steps.SECOND_EFFECT, board.seat, card_on(player, pillar, then))
    run(board, board.seat, card_on(player, pillar, stage))


def second_effect(board: Board, seat: i64, card: i64) -> None:
    """The second use is carried out if it is possible then (AE-17.21)."""
    if why_not_effect(board, seat, card) == 0:
        run(board, seat, card)


# ------------------------------------------------------------ Exchange, Book Exchange: swaps left * 2 + may stop


def why_not_swap(board: Board, seat: i64, pair: i64) -> i64:
    """A book in hand for one of another colour in the supply (AE-17.9, AE-11.24)."""
    if board.players[seat].goods[SWAP_GIVE[pair]] == 0:
        return reason(phrases.GOODS_SHORT, SWAP_GIVE[pair], 1)
    return why_not_book(board, SWAP_GET[pair])


def why_not_swap_any(board: Board, seat: i64) -> i64:
    """Whether any swap is possible (AE-17.9)."""
    for pair in range(6):
        if why_not_swap(board, seat, pair) == 0:
            return ALLOWED
    return reason(phrases.NO_SWAP)


def options_swap(board: Board, out: vec[i64]) -> i64:
    """Ordered pairs, and stopping once a swap of the card was made (D18)."""
    n: i64 = 0
    for pair in range(6):
        if why_not_swap(board, board.seat, pair) == 0:
            out[n] = actions.SWAP.start + pair
            n += 1
    if board.arg % 2 == 1:
        out[n] = actions.STOP.start
        n += 1
    return n


def do_swap(board: Board, action: i64) -> None:
    """One book for another, as often as the effect allows (AE-17.9, AE-11.24)."""
    if action == actions.STOP.start:
        return
    pair: i64 = action - actions.SWAP.start
    pay_goods(board, board.seat, SWAP_GIVE[pair], 1)
    take_goods(board, board.seat, SWAP_GET[pair], 1)
    left: i64 = board.arg // 2 - 1
    if left > 0:
        board.ask(steps.SWAP, board.seat, left * 2 + 1)


# ------------------------------------------------------------ Second Choice


def options_recall(board: Board, out: vec[i64]) -> i64:
    """Fields with a settler (D5)."""
    n: i64 = 0
    for field in range(FIELDS):
        if board.players[board.seat].fields[field] > 0:
            out[n] = actions.RECALL.start + field
            n += 1
    return n


def do_recall(board: Board, field: i64) -> None:
    """One settler goes into the bag, two are drawn, one stays (AE-17.10)."""
    board.players[board.seat].fields[field] -= 1
    board.bag.put(COLOUR_OF[field])
    board.ask(steps.KEPT_SETTLER, board.seat)
    ask_settler(board, board.seat, SECOND_CHOICE)
    ask_settler(board, board.seat, SECOND_CHOICE)


def keep_settler(board: Board, seat: i64, colour: i64) -> None:
    """One drawn settler takes its starting field, the other returns to the bag (AE-17.10)."""
    if board.drawn >= DRAWN:
        other: i64 = board.drawn % DRAWN - 1
        if other == colour:
            other = board.drawn // DRAWN - 1
        board.bag.put(other)
    board.drawn = 0
    welcome(board, seat, colour, PILLARS)


def one_settler_drawn(board: Board, seat: i64) -> bool:
    """Whether there is nothing to choose: the bag yielded one settler, or two of a colour (AE-17.10)."""
    if board.drawn >= DRAWN and board.drawn // DRAWN != board.drawn % DRAWN:
        return False
    keep_settler(board, seat, board.drawn % DRAWN - 1)
    return True


# ------------------------------------------------------------ Offering, Devotion, Treasury


def options_books(board: Board, start: i64, out: vec[i64]) -> i64:
    """Colours of own books."""
    n: i64 = 0
    for book in range(3):
        if board.players[board.seat].goods[book] > 0:
            out[n] = start + book
            n += 1
    return n


def do_offer(board: Board, book: i64) -> None:
    """Hands one book in (AE-17.11)."""
    pay_goods(board, board.seat, book, 1)
    board.ask(steps.OFFERED, board.seat, board.arg)


def why_not_flame(board: Board) -> i64:
    """No flame on the last space (AE-17.11, AE-17.12, AE-7.6)."""
    return ALLOWED if board.players[board.seat].priest < LAST_SPACE else reason(phrases.PRIEST_ARRIVED)


def options_offered(board: Board, out: vec[i64]) -> i64:
    """A point or a flame (D20)."""
    out[0] = actions.POINTS.start
    out[1] = actions.FLAME.start
    if why_not_flame(board) == 0:
        return 2
    return 1


def do_offered(board: Board, action: i64) -> None:
    """What the book brings (AE-17.11)."""
    if action == actions.FLAME.start:
        gain_flames(board, board.seat, PILLAR_AMOUNT[board.arg])
    else:
        score(board, board.seat, PILLARS, PILLAR_AMOUNT[board.arg])


def options_devote(board: Board, out: vec[i64]) -> i64:
    """Books of the supply or a flame (D21)."""
    n: i64 = 0
    for book in range(3):
        if why_not_book(board, book) == 0:
            out[n] = actions.BOOK.start + book
            n += 1
    if why_not_flame(board) == 0:
        out[n] = actions.FLAME.start
        n += 1
    return n


def do_devote(board: Board, action: i64) -> None:
    """What the point brings (AE-17.12)."""
    if action == actions.FLAME.start:
        gain_flames(board, board.seat, PILLAR_AMOUNT[board.arg])
    else:
        gain_book(board, board.seat, action - actions.BOOK.start, PILLARS)


def why_not_trade(board: Board, seat: i64, card: i64, trade: i64) -> i64:
    """One gold for two books of a colour or the reverse; the supply must give all of it (AE-17.13)."""
    goods = board.players[seat].goods
    book: i64 = trade % 3
    if trade < 3:
        if goods[GOLD] == 0:
            return reason(phrases.GOODS_SHORT, GOLD, 1)
        return ALLOWED if board.supply[book] >= PILLAR_AMOUNT[card] else reason(phrases.SUPPLY_EMPTY, book)
    if goods[book] < PILLAR_AMOUNT[card]:
        return reason(phrases.GOODS_SHORT, book, PILLAR_AMOUNT[card] - goods[book])
    return ALLOWED if board.supply[GOLD] > 0 else reason(phrases.SUPPLY_EMPTY, GOLD)


def options_trade(board: Board, out: vec[i64]) -> i64:
    """The exchanges that are possible (D19)."""
    n: i64 = 0
    for trade in range(6):
        if why_not_trade(board, board.seat, board.arg, trade) == 0:
            out[n] = actions.TRADE.start + trade
            n += 1
    return n


def do_trade(board: Board, trade: i64) -> None:
    """Gold for books or books for gold (AE-17.13)."""
    book: i64 = trade % 3
    if trade < 3:
        pay_goods(board, board.seat, GOLD, 1)
        take_goods(board, board.seat, book, PILLAR_AMOUNT[board.arg])
    else:
        pay_goods(board, board.seat, book, PILLAR_AMOUNT[board.arg])
        take_goods(board, board.seat, GOLD, 1)
