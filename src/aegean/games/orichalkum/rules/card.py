"""Phase 1, the choice of a card, and the discard of two players (OR-3, OR-14)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board
from aegean.games.orichalkum.parts import SLOT_COST
from aegean.games.orichalkum.rules.supply import pay_hoplites, put_under, return_beast


def why_not_take(board: Board, position: i64) -> i64:
    """A card of the row whose position the reserve can pay for (OR-3.1 to OR-3.3)."""
    if position >= board.row_count:
        return reason(phrases.NO_CARD)
    missing: i64 = SLOT_COST[position] - board.players[board.seat].hoplites
    return ALLOWED if missing <= 0 else reason(phrases.HOPLITES_SHORT, missing)


def options_take(board: Board, out: vec[i64]) -> i64:
    """The affordable cards; the first two are free, so nobody can be stuck (D-CARD, OR-3.7)."""
    n: i64 = 0
    for position in range(board.row_count):
        if why_not_take(board, position) == 0:
            out[n] = actions.TAKE.start + position
            n += 1
    return n


def do_take(board: Board, position: i64) -> None:
    """Pays, and receives the card with all that lies on it; the first turn founds the capital (OR-3.4, OR-4.1)."""
    player = board.players[board.seat]
    pay_hoplites(board, player, SLOT_COST[position])
    board.card = board.cards[position]
    board.tile = board.tiles[position]
    board.beast = board.beasts[position]
    board.tell(phrases.TOOK_CARD, board.seat, board.card, SLOT_COST[position])
    close_gap(board, position)
    if player.capital == NONE:
        board.ask(steps.CHOOSE_PORT, board.seat)


def close_gap(board: Board, position: i64) -> None:
    """All cards to the right move one position to the left; none is added (OR-3.5, OR-3.6, OR-14.3)."""
    board.cards = without(board.cards, position, board.row_count)
    board.tiles = without(board.tiles, position, board.row_count)
    board.beasts = without(board.beasts, position, board.row_count)
    board.row_count -= 1


def without(row: vec[i64], position: i64, count: i64) -> vec[i64]:
    """A row of so many things with one taken out."""
    rest = row[:]
    for place in range(position, count - 1):
        rest[place] = rest[place + 1]
    rest[count - 1] = NONE
    return rest


def why_not_discard(board: Board, position: i64) -> i64:
    """Any card of the row (OR-14.1)."""
    return ALLOWED if position < board.row_count else reason(phrases.NO_CARD)


def options_discard(board: Board, out: vec[i64]) -> i64:
    """All cards of the row (D-DISCARD)."""
    for position in range(board.row_count):
        out[position] = actions.DISCARD.start + position
    return board.row_count


def do_discard(board: Board, position: i64) -> None:
    """The card goes to the discard pile, what lay on it to stack and bag (OR-14.1, OR-14.2)."""
    board.discard = changed(board.discard, board.cards[position], 1)
    put_under(board, board.tiles[position])
    return_beast(board, board.beasts[position])
    close_gap(board, position)
