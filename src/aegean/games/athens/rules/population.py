"""Population tiles: the bag, the limit, and the persons that dice show (AT-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Draw, Question
from aegean.core.shared import increased, zeros
from aegean.core.state import CHANCE
from aegean.games.athens import actions
from aegean.games.athens.board import Board
from aegean.games.athens.parts import PAIR_FIRST, PAIR_SECOND, TILE_LIMIT
from aegean.games.athens.phrases import NOTES, REASONS

DREW: Final[Phrase] = NOTES.add("drew", "AT-4.3", "n", "tile")
DISCARDED: Final[Phrase] = NOTES.add("discarded", "AT-4.4", "n1", "tile", "n2")
BAG_REFILLED: Final[Phrase] = NOTES.add("bag_refilled", "AT-4.7", "n")
NO_SUCH_TILE: Final[Reason] = REASONS.add("no_such_tile", "AT-4.4", "tile")

NO_PERSONS: Final = zeros(3)


def shown(pair: i64) -> vec[i64]:
    """The two persons that a roll shows, by class: the discount (AT-4.2)."""
    return increased(increased(NO_PERSONS, PAIR_FIRST[pair]), PAIR_SECOND[pair])


def discard_tile(board: Board, seat: i64, tile: i64) -> None:
    """A tile discarded or paid goes to the discard pile (AT-4.6)."""
    board.players[seat].tiles[tile] -= 1
    board.discard[tile] += 1


def refill_bag(board: Board) -> None:
    """An empty bag takes all discarded tiles back at once (AT-4.7); so one can always be drawn (AT-10.4)."""
    if board.bag.total > 0:
        return
    for tile in range(3):
        if board.discard[tile] > 0:
            board.bag.put(tile, board.discard[tile])
            board.discard[tile] = 0
    if board.bag.total > 0:
        board.tell(BAG_REFILLED, -1, board.bag.total)


class DrawTile(Draw):
    """A player draws a tile from the bag; it lies open before them (AT-4.3, AT-4.8)."""

    def ask_for(self, board: Board, drawer: i64, draws: i64) -> None:
        """Lets a player draw tiles, one at a time (AT-4.3)."""
        for _n in range(draws):
            self.put(board, CHANCE, drawer)

    def drawer(self, board: Board) -> i64:
        return self.first(board)

    def bag(self, board: Board) -> Bag:
        return board.bag

    def do(self, board: Board, tile: i64) -> None:
        seat: i64 = self.drawer(board)
        board.bag.take(tile)
        board.players[seat].tiles[tile] += 1
        board.tell(DREW, seat, 1, tile)
        refill_bag(board)


class DiscardTile(Question):
    """Whoever has too many tiles discards some of their choice (AT-4.4)."""

    def waits(self, board: Board) -> bool:
        """The limit is checked in this phase only (AT-4.4, AT-4.5)."""
        return board.players[board.seat].tile_count() > TILE_LIMIT

    def why_not(self, board: Board, tile: i64) -> i64:
        """A player discards only what they have (AT-4.4)."""
        return ALLOWED if board.players[board.seat].tiles[tile] > 0 else NO_SUCH_TILE.of(tile)

    def do(self, board: Board, tile: i64) -> None:
        """One goes, until at most three are left (AT-4.4)."""
        discard_tile(board, board.seat, tile)
        board.tell(DISCARDED, board.seat, 1, tile, TILE_LIMIT)
        refill_bag(board)
        self.ask(board, board.seat)


DRAW_TILE: Final[DrawTile] = DrawTile("draw_tile", actions.DRAW)
DISCARD_TILE: Final[DiscardTile] = DiscardTile("discard_tile", actions.DISCARD)
