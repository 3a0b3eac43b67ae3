"""Destiny cards: drawing, keeping, playing (OS-8, OS-7.8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Draw, Menu, Pass, Question
from aegean.core.shared import increased
from aegean.core.state import CHANCE
from aegean.games.olympos import actions, parts
from aegean.games.olympos.board import NO_CARDS, Board, Player
from aegean.games.olympos.goods import KINDS, PLACES, UNIT, amount, put_first, total
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.gains import BY_CARD, gain_cubes, gain_hourglasses, gain_prestige

DREW: Final[Phrase] = NOTES.add("drew", "OS-8.1", "n1")
LOOKED_AT: Final[Phrase] = NOTES.add("looked_at", "OS-7.8", "n1")
REJECTED: Final[Phrase] = NOTES.add("rejected", "OS-7.8", "destiny")
RESHUFFLED: Final[Phrase] = NOTES.add("reshuffled", "OS-8.5", "n")
NO_CARD_LEFT: Final[Phrase] = NOTES.add("no_card_left", "OS-8.5")
SUPREME_BY_DEMOCRACY: Final[Phrase] = NOTES.add("supreme_by_democracy", "OS-7.15")
NOT_DRAWN: Final[Reason] = REASONS.add("not_drawn", "OS-7.8")
NOT_IN_HAND: Final[Reason] = REASONS.add("not_in_hand", "OS-8.3")
NO_EFFECT: Final[Reason] = REASONS.add("no_effect", "OS-8.4")

# ---------------------------------------------------------------- drawing


class DrawDestiny(Automatic):
    """One card is drawn; with the oracle three, of which one is kept, or as many as there are (OS-7.8, OS-8.5)."""

    def happen(self, board: Board) -> None:
        seat: i64 = board.seat
        count: i64 = board.deck_count + board.discard_count
        if count > parts.ORACLE_DRAWS:
            count = parts.ORACLE_DRAWS
        if count == 0:
            board.tell(NO_CARD_LEFT, seat)
        elif not board.players[seat].has(parts.ORACLE):
            DRAW.ask_if_any(board, seat, with_oracle=False)
        else:
            KEEP.ask(board, seat)
            for _n in range(count):
                DRAW_WITH_ORACLE.ask(board, seat)


class DrawWithOracle(Automatic):
    """One of the cards that the owner of the oracle draws (OS-7.8)."""

    def happen(self, board: Board) -> None:
        DRAW.ask_if_any(board, board.seat, with_oracle=True)


class DrawCard(Draw):
    """A player draws a destiny card in secret (OS-8.1)."""

    def ask_if_any(self, board: Board, drawer: i64, with_oracle: bool) -> None:
        """An empty deck is made of the discard pile; if both are empty, no card is drawn (OS-8.5)."""
        if board.deck_count == 0 and board.discard_count > 0:
            reshuffle(board)
        if board.deck_count > 0:
            self.put(board, CHANCE, drawer, 1 if with_oracle else 0)

    def drawer(self, board: Board) -> i64:
        return self.first(board)

    def is_with_oracle(self, board: Board) -> bool:
        return self.second(board) == 1

    def audience(self, board: Board) -> i64:
        return self.drawer(board)

    def bag(self, board: Board) -> Bag:
        return board.deck

    def do(self, board: Board, destiny: i64) -> None:
        """The card goes to the hand, or before the owner of the oracle, who keeps one of them (OS-8.1, OS-7.8)."""
        board.deck.take(destiny)
        board.deck_count -= 1
        if self.is_with_oracle(board):
            board.drawn = increased(board.drawn, destiny)
            board.drawn_count += 1
            board.tell(LOOKED_AT, self.drawer(board), board.deck_count)
        else:
            take_in_hand(board.players[self.drawer(board)], destiny)
            board.tell(DREW, self.drawer(board), board.deck_count)


def reshuffle(board: Board) -> None:
    """The discard pile becomes the deck; what players hold or have drawn comes from earlier decks (OS-8.5)."""
    board.tell(RESHUFFLED, -1, board.discard_count)
    for kind in range(parts.KINDS_OF_DESTINY):
        if board.discard[kind] > 0:
            board.deck.put(kind, board.discard[kind])
    board.deck_count = board.discard_count
    board.discard = NO_CARDS
    board.discard_count = 0
    gap: i64 = forgotten_deck(board)
    for player in board.players:
        if player.hand_count > 0:
            kept = player.kept[:]
            for destiny in range(parts.KINDS_OF_DESTINY):
                kept[destiny] = put_first(kept[destiny], player.hand[destiny] - total(kept[destiny]), gap)
            player.kept = kept
            player.kept_count = put_first(player.kept_count, player.hand_count - total(player.kept_count), gap)
    if board.drawn_count > 0:
        drawn = board.drawn[:]
        for looked_at in range(parts.KINDS_OF_DESTINY):
            drawn[looked_at] *= UNIT[1]
        board.drawn = drawn
        board.drawn_count *= UNIT[1]


def forgotten_deck(board: Board) -> i64:
    """The newest earlier deck of which no hand holds a card; if there is none, the two oldest count as one."""
    every: i64 = 0
    for player in board.players:
        every += player.kept_count
    gap: i64 = 0
    while gap < PLACES - 1 and amount(every, gap) > 0:
        gap += 1
    return gap


def take_in_hand(player: Player, destiny: i64) -> None:
    """One card more in hand; there is no limit (OS-8.1)."""
    player.hand = increased(player.hand, destiny)
    player.hand_count += 1


class Keep(Question):
    """Keep one of the cards drawn with the oracle (D13, OS-7.8)."""

    def audience(self, board: Board) -> i64:
        return board.seat

    def asks_always(self, board: Board) -> bool:
        """Two equal cards leave no choice, which is nobody else's business (OS-8.15)."""
        return total(board.drawn_count) > 1

    def why_not(self, board: Board, destiny: i64) -> i64:
        return ALLOWED if board.drawn[destiny] > 0 else NOT_DRAWN.why

    def do(self, board: Board, destiny: i64) -> None:
        """One is kept, of equal ones the oldest; the others are discarded for all to see (OS-7.8)."""
        player = board.players[board.seat]
        take_in_hand(player, destiny)
        if amount(board.drawn[destiny], 1) > 0:
            player.kept = increased(player.kept, destiny, UNIT[0])
            player.kept_count += UNIT[0]
            board.drawn = increased(board.drawn, destiny, -UNIT[1])
        else:
            board.drawn = increased(board.drawn, destiny, -UNIT[0])
        for other in range(parts.KINDS_OF_DESTINY):
            for _n in range(total(board.drawn[other])):
                board.tell(REJECTED, board.seat, other)
                board.discard = increased(board.discard, other)
                board.discard_count += 1
        board.drawn = NO_CARDS
        board.drawn_count = 0


# ---------------------------------------------------------------- playing


def discard_card(board: Board, seat: i64, destiny: i64) -> None:
    """A card leaves a hand for the discard pile, of equal ones the newest; from which deck it came is seen (OS-8.4)."""
    player = board.players[seat]
    player.hand = increased(player.hand, destiny, -1)
    player.hand_count -= 1
    kept: i64 = player.kept[destiny]
    if kept > 0 and total(kept) > player.hand[destiny]:
        deck: i64 = 0
        while amount(kept, deck) == 0:
            deck += 1
        player.kept = increased(player.kept, destiny, -UNIT[deck])
        player.kept_count -= UNIT[deck]
    board.discard = increased(board.discard, destiny)
    board.discard_count += 1


def is_supreme(board: Board, seat: i64, kind: i64) -> bool:
    """Whether a player holds more tokens of a kind than every other, finished ones too (OS-8.9, OS-10.4).

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


def is_tied(board: Board, seat: i64, kind: i64) -> bool:
    """Whether somebody else holds as many tokens of a kind."""
    for other in range(board.seats):
        if other != seat and amount(board.players[other].tokens, kind) == amount(board.players[seat].tokens, kind):
            return True
    return False


def has_effect(board: Board, seat: i64, destiny: i64) -> bool:
    """Whether a card for the own turn would do anything at this moment (OS-8.4, OS-8.6 to OS-8.10)."""
    player = board.players[seat]
    effect: i64 = parts.DESTINY_EFFECT[destiny]
    kind: i64 = parts.DESTINY_KIND[destiny]
    if effect == parts.GIFT:
        return True
    if effect in (parts.FAME, parts.HASTE):
        return amount(player.tokens, kind) > 0
    if effect == parts.SUPREMACY:
        return is_supreme(board, seat, kind)
    if effect == parts.FOUR_KINDS:
        for other in range(KINDS):
            if amount(player.tokens, other) == 0:
                return False
        return True
    return False


def hourglasses_in_hand(board: Board, seat: i64) -> i64:
    """The hourglasses that all cards in hand would bring at this moment (OS-8.8, OS-8.9)."""
    player = board.players[seat]
    count: i64 = 0
    for destiny in range(parts.OWN_TURN):
        if player.hand[destiny] > 0 and has_effect(board, seat, destiny):
            gain: i64 = player.hand[destiny] * parts.DESTINY_AMOUNT[destiny]
            if parts.DESTINY_EFFECT[destiny] == parts.HASTE:
                count += gain * amount(player.tokens, parts.DESTINY_KIND[destiny])
            elif parts.DESTINY_EFFECT[destiny] == parts.SUPREMACY:
                count += gain
    return count


def most_hourglasses_in_hand(player: Player) -> i64:
    """The hourglasses that they bring at most once a land more is won."""
    count: i64 = 0
    if player.hand_count > 0:
        for destiny in range(parts.OWN_TURN):
            gain: i64 = player.hand[destiny] * parts.DESTINY_AMOUNT[destiny]
            if parts.DESTINY_EFFECT[destiny] == parts.HASTE:
                count += gain * (amount(player.tokens, parts.DESTINY_KIND[destiny]) + 1)
            elif parts.DESTINY_EFFECT[destiny] == parts.SUPREMACY:
                count += gain
    return count


@final
class Card(Question):
    """Play a card for the own turn; then the same question comes again (D2, D14, D17, OS-8.3, OS-8.4)."""

    def why_not(self, board: Board, destiny: i64) -> i64:
        """It must be in hand and have an effect now (OS-8.3, OS-8.4)."""
        if board.players[board.seat].hand[destiny] == 0:
            return NOT_IN_HAND.why
        return ALLOWED if has_effect(board, board.seat, destiny) else NO_EFFECT.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        if player.hand_count == 0:
            return n
        hand = player.hand
        start: i64 = self.block.start
        left: i64 = player.hand_count
        for destiny in range(parts.OWN_TURN):
            if hand[destiny] > 0:
                if has_effect(board, board.seat, destiny):
                    out[n] = start + destiny
                    n += 1
                left -= hand[destiny]
                if left == 0:
                    return n
        return n

    def do(self, board: Board, destiny: i64) -> None:
        """The card takes effect at once and is discarded (OS-8.4, OS-8.6 to OS-8.10)."""
        seat: i64 = board.seat
        player = board.players[seat]
        effect: i64 = parts.DESTINY_EFFECT[destiny]
        kind: i64 = parts.DESTINY_KIND[destiny]
        count: i64 = parts.DESTINY_AMOUNT[destiny]
        discard_card(board, seat, destiny)
        if effect == parts.GIFT:
            gain_cubes(board, seat, kind, count, BY_CARD, destiny)
        elif effect == parts.FAME:
            gain_prestige(board, seat, count * amount(player.tokens, kind), BY_CARD, destiny)
        elif effect == parts.HASTE:
            gain_hourglasses(board, seat, count * amount(player.tokens, kind), BY_CARD, destiny)
        elif effect == parts.SUPREMACY:
            gain_hourglasses(board, seat, count, BY_CARD, destiny)
            if is_tied(board, seat, kind):
                board.tell(SUPREME_BY_DEMOCRACY, seat)
        else:
            gain_prestige(board, seat, count, BY_CARD, destiny)
        board.question().ask_again(board)


@final
class EndCards(Menu):
    """Cards at the end of the own turn (D14, OS-8.3)."""

    def waits(self, board: Board) -> bool:
        """Whoever holds cards is asked, also if none can be played: being asked tells nothing (OS-8.15)."""
        return board.players[board.seat].hand_count > 0

    def asks_always(self, board: Board) -> bool:
        return True

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """The cards with an effect, and none: written at once, since most of the time there is only this."""
        n = END_CARD.options(board, out, n)
        out[n] = actions.DONE.start
        return n + 1


DRAW_DESTINY: Final[DrawDestiny] = DrawDestiny("draw_destiny")
DRAW_WITH_ORACLE: Final[DrawWithOracle] = DrawWithOracle("draw_with_oracle")
DRAW: Final[DrawCard] = DrawCard("draw", actions.DRAW)
KEEP: Final[Keep] = Keep("keep", actions.KEEP)
END_CARD: Final[Card] = Card("end_card", actions.CARD)
END_CARDS: Final[EndCards] = EndCards("end_cards", END_CARD, Pass("done", actions.DONE))
