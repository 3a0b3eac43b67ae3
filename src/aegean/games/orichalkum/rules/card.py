"""Phase 1, the choice of a card, and the discard of two players (OR-3, OR-14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.parts import CARD_ACTION, SLOT_COST
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.landscape import CHOOSE_PORT, place_landscape
from aegean.games.orichalkum.rules.supply import pay_hoplites, put_under, return_beast

TOOK_CARD: Final[Phrase] = NOTES.add("took_card", "OR-3.2", "action", "n", "tile")
TOOK_BARE_CARD: Final[Phrase] = NOTES.add("took_bare_card", "OR-3.2", "action", "n")
DISCARDED: Final[Phrase] = NOTES.add("discarded", "OR-14.1", "action", "tile")
DISCARDED_BARE: Final[Phrase] = NOTES.add("discarded_bare", "OR-14.1", "action")
NO_CARD: Final[Reason] = REASONS.add("no_card", "OR-3.1")
NOTHING_TO_DISCARD: Final[Reason] = REASONS.add("nothing_to_discard", "OR-14.1")
HOPLITES_SHORT: Final[Reason] = REASONS.add("hoplites_short", "OR-3.3", "n")


def close_gap(board: Board, position: i64) -> None:
    """All cards to the right move one position to the left; none is added (OR-3.5, OR-3.6, OR-14.3)."""
    last: i64 = board.row_count - 1
    for place in range(position, last):
        board.cards[place] = board.cards[place + 1]
        board.tiles[place] = board.tiles[place + 1]
        board.beasts[place] = board.beasts[place + 1]
    board.cards[last] = NONE
    board.tiles[last] = NONE
    board.beasts[last] = NONE
    board.row_count = last


class TakeCard(Question):
    """Take a card of the row; the first two are free, so nobody can be stuck (D-CARD, OR-3.7)."""

    def why_not(self, board: Board, position: i64) -> i64:
        """A card of the row whose position the reserve can pay for (OR-3.1 to OR-3.3)."""
        if position >= board.row_count:
            return NO_CARD.why
        missing: i64 = SLOT_COST[position] - board.players[board.seat].hoplites
        return ALLOWED if missing <= 0 else HOPLITES_SHORT.of(missing)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        hoplites: i64 = board.players[board.seat].hoplites
        for position in range(board.row_count):
            if SLOT_COST[position] <= hoplites:
                out[n] = start + position
                n += 1
        return n

    def do(self, board: Board, position: i64) -> None:
        """The card comes with all that lies on it; the first turn founds the capital (OR-3.4, OR-4.1)."""
        player = board.players[board.seat]
        pay_hoplites(board, player, SLOT_COST[position])
        board.card = board.cards[position]
        board.tile = board.tiles[position]
        board.beast = board.beasts[position]
        if board.tile == NONE:
            board.tell(TOOK_BARE_CARD, board.seat, CARD_ACTION[board.card], SLOT_COST[position])
        else:
            board.tell(TOOK_CARD, board.seat, CARD_ACTION[board.card], SLOT_COST[position], board.tile)
        close_gap(board, position)
        if player.capital == NONE:
            CHOOSE_PORT.ask(board, board.seat)
        else:
            place_landscape(board)


class Discard(Question):
    """Discard any card of the row (D-DISCARD, OR-14.1)."""

    def why_not(self, board: Board, position: i64) -> i64:
        return ALLOWED if position < board.row_count else NOTHING_TO_DISCARD.why

    def do(self, board: Board, position: i64) -> None:
        """The card goes to the discard pile, what lay on it to stack and bag (OR-14.1, OR-14.2)."""
        card: i64 = board.cards[position]
        tile: i64 = board.tiles[position]
        if tile == NONE:
            board.tell(DISCARDED_BARE, board.seat, CARD_ACTION[card])
        else:
            board.tell(DISCARDED, board.seat, CARD_ACTION[card], tile)
        board.discard[card] = 1
        put_under(board, tile)
        return_beast(board, board.beasts[position])
        close_gap(board, position)


TAKE_CARD: Final[TakeCard] = TakeCard("take_card", actions.TAKE)
DISCARD: Final[Discard] = Discard("discard", actions.DISCARD)
