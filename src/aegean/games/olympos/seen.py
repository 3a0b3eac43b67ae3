"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.rng import Rng
from aegean.core.rules import Secrets
from aegean.core.shared import increased, sum_of
from aegean.core.state import BUFFER
from aegean.games.olympos.board import NO_CARDS, Board, Player
from aegean.games.olympos.copies import share_player
from aegean.games.olympos.goods import PLACES, UNIT, amount, total
from aegean.games.olympos.parts import KINDS_OF_DESTINY
from aegean.games.olympos.rules.payment import PAYMENT
from aegean.games.olympos.rules.wonder import STAR

MOST_DEALS: Final = 2000  # tried at most; the cards that are needed come up far sooner
_OPTIONS: Final = BUFFER[:]  # room for the options of whoever decides


def can_go_on(board: Board) -> bool:
    """Whether whoever decides can finish what they have begun, with the cards they were dealt."""
    question = board.question()
    if question is PAYMENT:
        return PAYMENT.is_payable(board)
    if question is STAR:
        return STAR.is_enough(board)
    return board.options(_OPTIONS) > 0


def deal_once(board: Board, rng: Rng) -> None:
    """Every way to deal is as likely as any other; the rest is the deck."""
    for seat in range(board.seats):
        player = board.players[seat]
        unknown_kept: i64 = player.kept_count - sum_of(player.kept)
        if unknown_kept > 0:
            for deck in range(PLACES):
                for _n in range(amount(unknown_kept, deck)):
                    deal_kept(board, player, deck, rng)
        unknown: i64 = player.hand_count - sum_of(player.hand)
        for _m in range(unknown):
            player.hand = increased(player.hand, board.deck.draw(rng))
    looked_at: i64 = board.drawn_count - sum_of(board.drawn)
    for _k in range(amount(looked_at, 1)):
        board.drawn = increased(board.drawn, draw_held(board, 0, rng), UNIT[1])
    for _i in range(amount(looked_at, 0)):
        board.drawn = increased(board.drawn, board.deck.draw(rng))


def deal_kept(board: Board, player: Player, deck: i64, rng: Rng) -> None:
    """A player gets one of the unknown cards from an earlier deck."""
    destiny: i64 = draw_held(board, deck, rng)
    player.kept = increased(player.kept, destiny, UNIT[deck])
    player.hand = increased(player.hand, destiny)


def draw_held(board: Board, deck: i64, rng: Rng) -> i64:
    """Takes one of the unknown cards from an earlier deck."""
    counts = NO_CARDS[:]
    for kind in range(KINDS_OF_DESTINY):
        counts[kind] = amount(board.held.counts[kind], deck)
    destiny: i64 = Bag.of(counts).draw(rng)
    board.held.put(destiny, -UNIT[deck])
    return destiny


class OlymposSecrets(Secrets):
    """What players of Olympos hide from each other."""

    def hide(self, board: Board, viewer: i64) -> None:
        """Pools the destiny cards the viewer has not seen: the deck, and the hands of others.

        Cards that others hold from earlier decks lie neither in this one nor in theirs: they are pooled apart.
        """
        for seat in range(board.seats):
            player = board.players[seat]
            if seat != viewer and player.hand_count > 0:
                board.deck.pour(player.hand)
                if player.kept_count > 0:
                    for kind in range(KINDS_OF_DESTINY):
                        board.deck.put(kind, -total(player.kept[kind]))
                    board.held.pour(player.kept)
                player.hand = NO_CARDS
                player.kept = NO_CARDS
        if board.drawn_count > 0 and board.audience() != viewer:
            for destiny in range(KINDS_OF_DESTINY):
                board.deck.put(destiny, amount(board.drawn[destiny], 0))
                board.held.put(destiny, amount(board.drawn[destiny], 1))
            board.drawn = NO_CARDS

    def deal(self, board: Board, rng: Rng) -> None:
        """Deals the pools to the hands with unknown cards, again until whoever decides can do what they are about to.

        A card in hand may have allowed what they have begun: to build a wonder, or to pay for a move (OS-6.2, OS-8.3).
        """
        if board.seat < 0 or board.players[board.seat].hand_count == sum_of(board.players[board.seat].hand):
            deal_once(board, rng)
            return
        blank = board.clone()
        assert isinstance(blank, Board)
        deal_once(board, rng)
        for _n in range(MOST_DEALS):
            if can_go_on(board):
                return
            for seat in range(board.seats):
                board.players[seat] = Player()
                share_player(blank.players[seat], board.players[seat])
            board.held = blank.held.clone()
            board.deck = blank.deck.clone()
            board.drawn = blank.drawn
            deal_once(board, rng)
