"""Destiny cards: drawing, keeping, playing (OS-8, OS-7.8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.core.state import CHANCE
from aegean.games.olympos import actions, phrases, steps
from aegean.games.olympos.board import NO_CARDS, Board, Player
from aegean.games.olympos.goods import KINDS, amount
from aegean.games.olympos.parts import (
    DESTINY_AMOUNT,
    DESTINY_EFFECT,
    DESTINY_KIND,
    FAME,
    FOUR_KINDS,
    GIFT,
    HASTE,
    KINDS_OF_DESTINY,
    ORACLE,
    ORACLE_DRAWS,
    OWN_TURN,
    SUPREMACY,
)
from aegean.games.olympos.rules.gains import gain_cubes, gain_hourglasses, gain_prestige

# ---------------------------------------------------------------- drawing


def plan_draw(board: Board, seat: i64) -> None:
    """One card; with the oracle three, of which one is kept, or as many as there are (OS-7.8, OS-8.5)."""
    if not board.players[seat].has(ORACLE):
        board.ask(steps.DRAW, CHANCE, 2 * seat)
        return
    count: i64 = board.deck_count + board.discard_count
    if count > ORACLE_DRAWS:
        count = ORACLE_DRAWS
    if count > 0:
        board.ask(steps.KEEP, seat)
        for _n in range(count):
            board.ask(steps.DRAW, CHANCE, 2 * seat + 1)


def has_card_to_draw(board: Board) -> bool:
    """An empty deck is made of the discard pile; if both are empty, no card is drawn (OS-8.5)."""
    if board.deck_count == 0 and board.discard_count > 0:
        reshuffle(board)
    return board.deck_count > 0


def reshuffle(board: Board) -> None:
    """The discard pile becomes the deck; what the hands hold now is known not to lie in it (OS-8.5)."""
    board.tell(phrases.RESHUFFLED, -1, board.discard_count)
    for kind in range(KINDS_OF_DESTINY):
        if board.discard[kind] > 0:
            board.deck.put(kind, board.discard[kind])
    board.deck_count = board.discard_count
    board.discard = NO_CARDS
    board.discard_count = 0
    for player in board.players:
        player.kept = player.hand
        player.kept_count = player.hand_count


def draw(board: Board, destiny: i64) -> None:
    """The card goes to the hand, or before the owner of the oracle, who keeps one of them (OS-8.1, OS-7.8)."""
    board.deck.take(destiny)
    board.deck_count -= 1
    if board.arg % 2 == 1:
        board.drawn = increased(board.drawn, destiny)
        board.drawn_count += 1
    else:
        take_in_hand(board.players[board.arg // 2], destiny)


def take_in_hand(player: Player, destiny: i64) -> None:
    """One card more in hand; there is no limit (OS-8.1)."""
    player.hand = increased(player.hand, destiny)
    player.hand_count += 1


def why_not_keep(board: Board, destiny: i64) -> i64:
    """One of the cards drawn (OS-7.8)."""
    return ALLOWED if board.drawn[destiny] > 0 else reason(phrases.NOT_DRAWN)


def options_keep(board: Board, out: vec[i64]) -> i64:
    """The cards drawn, equal ones once (D13)."""
    n: i64 = 0
    for destiny in range(KINDS_OF_DESTINY):
        if board.drawn[destiny] > 0:
            out[n] = actions.KEEP.start + destiny
            n += 1
    return n


def do_keep(board: Board, destiny: i64) -> None:
    """One is kept; the others are discarded for all to see (OS-7.8)."""
    take_in_hand(board.players[board.seat], destiny)
    board.drawn = increased(board.drawn, destiny, -1)
    for other in range(KINDS_OF_DESTINY):
        for _n in range(board.drawn[other]):
            board.tell(phrases.REJECTED, board.seat, other)
            board.discard = increased(board.discard, other)
            board.discard_count += 1
    board.drawn = NO_CARDS
    board.drawn_count = 0


def discard_card(board: Board, seat: i64, destiny: i64) -> None:
    """A card leaves a hand for the discard pile (OS-8.4)."""
    player = board.players[seat]
    player.hand = increased(player.hand, destiny, -1)
    player.hand_count -= 1
    if player.kept[destiny] > player.hand[destiny]:
        player.kept = increased(player.kept, destiny, -1)
        player.kept_count -= 1
    board.discard = increased(board.discard, destiny)
    board.discard_count += 1
    board.tell(phrases.DISCARDED, seat, destiny)


# ---------------------------------------------------------------- playing


def is_supreme(board: Board, seat: i64, kind: i64) -> bool:
    """Whether he holds more tokens of a kind than every other, finished ones too (OS-8.9, OS-10.4).

    Democracy wins ties, even at 0 : 0 (OS-7.15).
    """
    player = board.players[seat]
    own: i64 = player.key(amount(player.tokens, kind))
    for other in range(board.seats):
        if other != seat:
            rival = board.players[other]
            if rival.key(amount(rival.tokens, kind)) >= own:
                return False
    return True


def has_effect(board: Board, seat: i64, destiny: i64) -> bool:
    """Whether a card for the own turn would do anything at this moment (OS-8.4, OS-8.6 to OS-8.10)."""
    player = board.players[seat]
    effect: i64 = DESTINY_EFFECT[destiny]
    kind: i64 = DESTINY_KIND[destiny]
    if effect == GIFT:
        return True
    if effect in (FAME, HASTE):
        return amount(player.tokens, kind) > 0
    if effect == SUPREMACY:
        return is_supreme(board, seat, kind)
    if effect == FOUR_KINDS:
        for other in range(KINDS):
            if amount(player.tokens, other) == 0:
                return False
        return True
    return False


def why_not_card(board: Board, destiny: i64) -> i64:
    """A card in hand that has an effect now (OS-8.3, OS-8.4)."""
    if board.players[board.seat].hand[destiny] == 0:
        return reason(phrases.NOT_IN_HAND)
    return ALLOWED if has_effect(board, board.seat, destiny) else reason(phrases.NO_EFFECT)


def options_card(board: Board, out: vec[i64]) -> i64:
    """The cards that can be played now (D2, D14)."""
    player = board.players[board.seat]
    n: i64 = 0
    if player.hand_count == 0:
        return 0
    for destiny in range(OWN_TURN):
        if player.hand[destiny] > 0 and has_effect(board, board.seat, destiny):
            out[n] = actions.CARD.start + destiny
            n += 1
    return n


def can_play_any(board: Board, seat: i64) -> bool:
    """Whether the hand holds a card that can be played now (OS-8.3)."""
    player = board.players[seat]
    if player.hand_count == 0:
        return False
    for destiny in range(OWN_TURN):
        if player.hand[destiny] > 0 and has_effect(board, seat, destiny):
            return True
    return False


def do_card(board: Board, destiny: i64) -> None:
    """The card takes effect at once and is discarded; the same question comes again (OS-8.4, OS-8.6 to OS-8.10)."""
    seat: i64 = board.seat
    player = board.players[seat]
    effect: i64 = DESTINY_EFFECT[destiny]
    kind: i64 = DESTINY_KIND[destiny]
    count: i64 = DESTINY_AMOUNT[destiny]
    discard_card(board, seat, destiny)
    if effect == GIFT:
        gain_cubes(board, seat, kind, count)
    elif effect == FAME:
        gain_prestige(board, seat, count * amount(player.tokens, kind))
    elif effect == HASTE:
        gain_hourglasses(board, seat, count * amount(player.tokens, kind))
    elif effect == SUPREMACY:
        gain_hourglasses(board, seat, count)
    else:
        gain_prestige(board, seat, count)
    board.ask(board.step, seat, board.arg)
