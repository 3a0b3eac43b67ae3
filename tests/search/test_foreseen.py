"""A search goes on from one decision of a turn to the next only where its seat knows what comes between."""

from __future__ import annotations

from aegean.core.bag import Bag
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import CHANCE
from aegean.games import load
from aegean.games.olympos.board import Board
from aegean.games.olympos.rules.destiny import take_in_hand
from aegean.search.search_bot import SearchBot
from aegean.testing.walks import step

GAME = load("olympos")


def test_the_last_card_of_a_deck_is_not_foreseen_while_others_hold_cards_that_it_could_be() -> None:
    board, action = before_a_draw()
    kinds = [kind for kind, count in enumerate(board.deck.counts) if count > 0]
    rest = board.deck.counts[:]
    for kind in kinds[:2]:
        rest[kind] -= 1
        board.deck_count -= 1
    take_in_hand(board.players[(board.seat + 1) % 3], kinds[0])
    discard = Bag.of(board.discard)
    discard.pour(rest)
    board.discard, board.discard_count = discard.counts, discard.total
    last = rest[:]
    for kind in range(len(last)):
        last[kind] = 1 if kind == kinds[1] else 0
    board.deck, board.deck_count = Bag.of(last), 1
    bot = SearchBot(GAME, "20", 20)
    bot.chosen = action
    bot.foresee(Seen(board, board.seat))
    assert bot.following is None, "the tree behind it holds moves with cards that this seat did not draw"


def before_a_draw() -> tuple[Board, int]:
    """A position of a random game, and an action after which its seat draws a card and decides again."""
    state, rng = GAME.start(3), Rng(1)
    while True:
        if state.seat != CHANCE:
            for action in state.legal():
                after = state.clone()
                after.apply(action)
                if after.seat == CHANCE and after.audience() == state.seat:
                    assert isinstance(state, Board)
                    return state, action
        step(state, rng)
