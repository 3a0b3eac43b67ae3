"""What a viewer cannot know, and how it is dealt anew (section 6 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.rules import Secrets
from aegean.core.shared import changed, increased, sum_of
from aegean.games.athens.board import UNKNOWN, Board, card_of, holder_of, knower_of, oracle_of, put_back, traced
from aegean.games.athens.rules.oracle import NO_ORACLES


def give(board: Board, seat: i64, oracle: i64) -> None:
    """Puts an oracle card into a hand that counts it already."""
    player = board.players[seat]
    player.oracles = increased(player.oracles, oracle)


class AthensSecrets(Secrets):
    """What players of Athens hide from each other."""

    def hide(self, board: Board, viewer: i64) -> None:
        """Pools all oracle cards the viewer has not seen: the deck, other hands, cards put back by others."""
        for seat in range(board.seats):
            player = board.players[seat]
            if seat != viewer and player.oracle_count > 0:
                board.deck.pour(player.oracles)
                player.oracles = NO_ORACLES
        for place in range(board.traced_count):
            card: i64 = card_of(board.traced[place])
            holder: i64 = holder_of(board.traced[place])
            if oracle_of(card) != UNKNOWN and knower_of(card) == viewer:
                board.deck.put(oracle_of(card), -1)
                give(board, holder, oracle_of(card))
            elif holder != viewer:
                board.traced = changed(board.traced, place, traced(put_back(UNKNOWN, knower_of(card)), holder))
        for place in range(board.bottom_count):
            below: i64 = board.bottom[place]
            if knower_of(below) != viewer and oracle_of(below) != UNKNOWN:
                board.deck.put(oracle_of(below))
                board.bottom = changed(board.bottom, place, put_back(UNKNOWN, knower_of(below)))
        if board.drawn_count > 0 and board.audience() != viewer:
            board.deck.pour(board.drawn)
            board.drawn = NO_ORACLES

    def deal(self, board: Board, rng: Rng) -> None:
        """Deals the pool to the hands and places that hold unknown cards; the rest is the deck."""
        for place in range(board.traced_count):
            card: i64 = card_of(board.traced[place])
            if oracle_of(card) == UNKNOWN:
                holder: i64 = holder_of(board.traced[place])
                oracle: i64 = board.deck.draw(rng)
                give(board, holder, oracle)
                board.traced = changed(board.traced, place, traced(put_back(oracle, knower_of(card)), holder))
        for seat in range(board.seats):
            player = board.players[seat]
            for _ in range(player.oracle_count - sum_of(player.oracles)):
                give(board, seat, board.deck.draw(rng))
        for place in range(board.bottom_count):
            below: i64 = board.bottom[place]
            if oracle_of(below) == UNKNOWN:
                board.bottom = changed(board.bottom, place, put_back(board.deck.draw(rng), knower_of(below)))
        for _ in range(board.drawn_count - sum_of(board.drawn)):
            board.drawn = increased(board.drawn, board.deck.draw(rng))
