"""The oracle deck: drawing, keeping and putting back (AT-7.23 to AT-7.26, AT-9.5, AT-10.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed, increased, zeros
from aegean.core.state import CHANCE
from aegean.games.athens import actions
from aegean.games.athens.board import UNKNOWN, Board, knower_of, oracle_of, put_back, traced
from aegean.games.athens.parts import ORACLE_COUNTS, ORACLE_POINTS
from aegean.games.athens.phrases import NOTES, REASONS

DREW_ORACLE: Final[Phrase] = NOTES.add("drew_oracle", "AT-7.23", "n1", "n2")
DREW_TO_SORT: Final[Phrase] = NOTES.add("drew_to_sort", "AT-7.24", "n1", "n2")
KEPT_ORACLES: Final[Phrase] = NOTES.add("kept_oracles", "AT-7.24", "n1", "n2")
NOT_DRAWN: Final[Reason] = REASONS.add("not_drawn", "AT-7.24")

NO_ORACLES: Final = zeros(UNKNOWN)


def oracle_left(board: Board) -> i64:
    """Cards in the oracle deck, counted from what everybody sees; never reshuffled (AT-10.5)."""
    left: i64 = -board.drawn_count
    for count in ORACLE_COUNTS:
        left += count
    for player in board.players:
        left -= player.oracle_count
    return left


def ask_oracles(board: Board, seat: i64, draws: i64) -> None:
    """One card is drawn and kept; for wheat three, of which one goes back (AT-7.23, AT-7.24, AT-9.5).

    A deck of one or two cards is drawn out and nothing goes back (AT-7.25).
    """
    left: i64 = oracle_left(board)
    if draws > 1 and left >= draws:
        RETURN_ORACLE.ask(board, seat)
        for _n in range(draws):
            DRAW_ORACLE.ask_for(board, drawer=seat, to_sort=True)
    else:
        for _n in range(draws if draws < left else left):
            DRAW_ORACLE.ask_for(board, drawer=seat, to_sort=False)


class DrawOracle(Question):
    """Somebody draws an oracle card; only they see it (AT-7.23)."""

    def ask_for(self, board: Board, drawer: i64, to_sort: bool) -> None:
        """The card goes to the drawer's hand, or lies before them until one of three has gone back."""
        self.put(board, CHANCE, drawer, 1 if to_sort else 0)

    def drawer(self, board: Board) -> i64:
        return self.first(board)

    def is_to_sort(self, board: Board) -> bool:
        """Whether one of the cards drawn goes back."""
        return self.second(board) == 1

    def audience(self, board: Board) -> i64:
        """The drawer alone sees it (section 6)."""
        return self.drawer(board)

    def why_not(self, board: Board, oracle: i64) -> i64:
        """Any card of the deck; the cards put back lie under it and come last (AT-7.25)."""
        if board.deck.total > 0:
            return ALLOWED if board.deck.counts[oracle] > 0 else IMPOSSIBLE
        return ALLOWED if oracle == oracle_of(board.bottom[0]) else IMPOSSIBLE

    def weights(self, board: Board, out: vec[i64]) -> None:
        """Each card of the deck is as likely as any other; the lowest are known."""
        if board.deck.total > 0:
            board.deck.weights(out)
        else:
            out[0] = 1

    def do(self, board: Board, oracle: i64) -> None:
        """The card leaves the deck, or the cards under it."""
        seat: i64 = self.drawer(board)
        if board.deck.total > 0:
            board.deck.take(oracle)
        else:
            self.draw_from_bottom(board, seat)
        if self.is_to_sort(board):
            board.drawn = increased(board.drawn, oracle)
            board.drawn_count += 1
            board.tell(DREW_TO_SORT, seat, 1, oracle_left(board))
        else:
            player = board.players[seat]
            player.oracles = increased(player.oracles, oracle)
            player.oracle_count += 1
            board.tell(DREW_ORACLE, seat, ORACLE_POINTS, oracle_left(board))

    def draw_from_bottom(self, board: Board, seat: i64) -> None:
        """A card put back earlier comes up again; whoever put it there knows who has it now."""
        card: i64 = board.bottom[0]
        board.bottom_count -= 1
        board.bottom = vec[i64](list(board.bottom[1:]) + [0])
        if knower_of(card) != seat and not self.is_to_sort(board):
            board.traced = changed(board.traced, board.traced_count, traced(card, seat))
            board.traced_count += 1


class ReturnOracle(Question):
    """One of three cards drawn goes back (AT-7.24)."""

    def audience(self, board: Board) -> i64:
        """Nobody else sees which (section 6)."""
        return board.seat

    def asks_always(self, board: Board) -> bool:
        """Three equal cards leave no choice, which is nobody else's business (section 6)."""
        return True

    def why_not(self, board: Board, oracle: i64) -> i64:
        """It must be one of those drawn (AT-7.24)."""
        return ALLOWED if board.drawn[oracle] > 0 else NOT_DRAWN.why

    def do(self, board: Board, oracle: i64) -> None:
        """Two are kept; the third goes face down under the deck (AT-7.24, AT-7.25)."""
        player = board.players[board.seat]
        board.drawn = increased(board.drawn, oracle, -1)
        for kept in range(UNKNOWN):
            player.oracles = increased(player.oracles, kept, board.drawn[kept])
        board.drawn = NO_ORACLES
        count: i64 = board.drawn_count - 1
        player.oracle_count += count
        board.drawn_count = 0
        board.tell(KEPT_ORACLES, board.seat, count, ORACLE_POINTS * count)
        board.bottom = changed(board.bottom, board.bottom_count, put_back(oracle, board.seat))
        board.bottom_count += 1


DRAW_ORACLE: Final[DrawOracle] = DrawOracle("draw_oracle", actions.ASK)
RETURN_ORACLE: Final[ReturnOracle] = ReturnOracle("return_oracle", actions.RETURN)
