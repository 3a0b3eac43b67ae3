"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.rules import Secrets
from aegean.games.atlantis_exodus.bits import BIT, has, size
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT


def deal_one(board: Board, rng: Rng) -> i64:
    """Takes any card of the deck, each as likely, as a set of one."""
    rest: i64 = rng.below(size(board.influence_deck))
    for card in range(INFLUENCE_COUNT):
        if has(board.influence_deck, card):
            if rest == 0:
                board.influence_deck ^= BIT[card]
                return BIT[card]
            rest -= 1
    return 0


class AtlantisSecrets(Secrets):
    """What players of Atlantis Exodus hide from each other."""

    def hide(self, board: Board, viewer: i64) -> None:
        """Pools influence cards the viewer has not seen: deck, other hands, cards drawn (AE-11.4, AE-11.34)."""
        for seat in range(board.seats):
            player = board.players[seat]
            if seat != viewer:
                board.influence_deck |= player.hand & ~player.shown
                player.hand = player.shown
        if board.offered != 0 and board.audience() != viewer:
            board.influence_deck |= board.offered
            board.offered = 0

    def deal(self, board: Board, rng: Rng) -> None:
        """Deals the pool to the hands and places that hold unknown cards; the rest is the deck."""
        for seat in range(board.seats):
            player = board.players[seat]
            for _n in range(player.hand_count - size(player.hand)):
                player.hand |= deal_one(board, rng)
        for _n in range(board.offered_count - size(board.offered)):
            board.offered |= deal_one(board, rng)
