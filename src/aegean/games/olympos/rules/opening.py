"""Before the first turn: tiles, time stack, barred territories, tribes, cubes (OS-2, OS-11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, IMPOSSIBLE, Phrase, Reason
from aegean.core.question import Automatic, Draw, Question
from aegean.core.shared import changed
from aegean.core.state import CHANCE
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import BIT, KINDS, UNIT
from aegean.games.olympos.numbers import BARRED, BARRED_STARS
from aegean.games.olympos.parts import COLUMNS, COPIES, LANDS, STARRED, YIELD, column_of, row_of
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.rules.gains import FIRST_CUBE
from aegean.games.olympos.rules.time import active_seat

LAID: Final[Phrase] = NOTES.add("laid", "OS-2.1", "discovery", "n1", "n2")
RAISED: Final[Phrase] = NOTES.add("raised", "OS-2.1", "wonder", "n1")
STACKED: Final[Phrase] = NOTES.add("stacked", "OS-2.2", "other", "n1")
BARS: Final[Phrase] = NOTES.add("bars", "OS-2.3", "other")
DEALT: Final[Phrase] = NOTES.add("dealt", "OS-2.7", "gain")
OTHER_RESOURCE: Final[Reason] = REASONS.add("other_resource", "OS-2.3", "resource")
BARRED_ALREADY: Final[Reason] = REASONS.add("barred_already", "OS-2.3", "territory")
STAR_BARRED: Final[Reason] = REASONS.add("star_barred", "OS-2.3", "resource")


class Arrange(Question):
    """Chance puts five things on five places; the last one goes to the last place without a draw."""

    def ask_for(self, board: Board, place: i64) -> None:
        self.put(board, CHANCE, place)

    def is_left(self, board: Board, thing: i64) -> bool:
        """Whether a thing has no place yet."""
        raise NotImplementedError(self.name)

    def lay(self, board: Board, place: i64, thing: i64) -> None:
        """Puts a thing on a place."""
        raise NotImplementedError(self.name)

    def first_thing(self, board: Board) -> i64:
        """The first of the five things in question: discoveries and spaces count row by row."""
        return row_of(self.first(board)) * COLUMNS

    def why_not(self, board: Board, thing: i64) -> i64:
        first: i64 = self.first_thing(board)
        return ALLOWED if first <= thing < first + COLUMNS and self.is_left(board, thing) else IMPOSSIBLE

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        first: i64 = self.first_thing(board)
        start: i64 = self.block.start
        for thing in range(first, first + COLUMNS):
            if self.is_left(board, thing):
                out[n] = start + thing
                n += 1
        return n

    def do(self, board: Board, thing: i64) -> None:
        place: i64 = self.first(board)
        self.lay(board, place, thing)
        left: i64 = 0
        last: i64 = 0
        first: i64 = self.first_thing(board)
        for other in range(first, first + COLUMNS):
            if self.is_left(board, other):
                left += 1
                last = other
        if left == 1:
            self.lay(board, place + 1, last)


class LayTile(Arrange):
    """The discoveries of a row lie on its spaces in an order of chance (OS-2.1)."""

    def is_left(self, board: Board, discovery: i64) -> bool:
        return board.space_of[discovery] < 0

    def lay(self, board: Board, space: i64, discovery: i64) -> None:
        """All copies of a kind used with this number of players lie in one pile (OS-11.1 to OS-11.5)."""
        board.tiles = changed(board.tiles, space, discovery)
        board.space_of = changed(board.space_of, discovery, space)
        board.piles = changed(board.piles, space, COPIES[int(board.seats)][discovery])
        board.tell(LAID, -1, discovery, row_of(space) + 1, column_of(space) + 1)


class RaiseWonder(Arrange):
    """One wonder to each column, at random (OS-2.1)."""

    def is_left(self, board: Board, wonder: i64) -> bool:
        return board.column_of[wonder] < 0

    def lay(self, board: Board, column: i64, wonder: i64) -> None:
        board.wonders = changed(board.wonders, column, wonder)
        board.column_of = changed(board.column_of, wonder, column)
        board.tell(RAISED, -1, wonder, column + 1)


class StackMarker(Arrange):
    """The markers are stacked from the bottom up, as many as there are players (OS-2.2)."""

    def is_left(self, board: Board, seat: i64) -> bool:
        return seat < board.seats and board.players[seat].height < 0

    def lay(self, board: Board, height: i64, seat: i64) -> None:
        board.players[seat].height = height
        board.tell(STACKED, -1, seat, height + 1)


class BeginBarring(Automatic):
    """The player at the bottom of the time stack bars, resource by resource (OS-2.3, OS-11.6)."""

    def happen(self, board: Board) -> None:
        bottom: i64 = 0
        while board.players[bottom].height != 0:
            bottom += 1
        board.tell(BARS, bottom, active_seat(board))
        for resource in range(KINDS - 1, -1, -1):
            for _n in range(BARRED[int(board.seats)]):
                BAR.ask_for(board, bottom, resource=resource)


@final
class Bar(Question):
    """Bar a territory that yields the resource in turn (D1, OS-2.3)."""

    def ask_for(self, board: Board, seat: i64, resource: i64) -> None:
        self.put(board, seat, resource)

    def resource(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, territory: i64) -> i64:
        """Any territory of the resource, but at most one starred; Olympos too (OS-2.3)."""
        resource: i64 = self.resource(board)
        if YIELD[territory] != resource:
            return OTHER_RESOURCE.of(resource)
        if board.is_barred(territory):
            return BARRED_ALREADY.of(territory)
        if STARRED[territory] != 0 and self.barred_stars(board, resource) >= BARRED_STARS:
            return STAR_BARRED.of(resource)
        return ALLOWED

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        start: i64 = self.block.start
        for territory in range(LANDS):
            if self.why_not(board, territory) == ALLOWED:
                out[n] = start + territory
                n += 1
        return n

    def barred_stars(self, board: Board, resource: i64) -> i64:
        """Starred territories of a resource that are barred."""
        count: i64 = 0
        for territory in range(LANDS):
            if YIELD[territory] == resource and STARRED[territory] != 0 and board.is_barred(territory):
                count += 1
        return count

    def do(self, board: Board, territory: i64) -> None:
        """A cross: nobody may end a move there, no tribe lives there, nobody controls it (OS-2.4).

        With Olympos barred the Zeus token is out of the game, since only its controller holds it (OS-2.5).
        """
        board.barred |= BIT[territory]


class SettleTribes(Automatic):
    """A tribe lives in every starred territory that is not barred (OS-1.7, OS-2.4)."""

    def happen(self, board: Board) -> None:
        for territory in range(LANDS):
            if STARRED[territory] != 0 and not board.is_barred(territory):
                board.tribes |= BIT[territory]


class FifthCube(Question):
    """With five players chance adds a fifth cube (OS-2.7, OS-11.8)."""

    def do(self, board: Board, resource: i64) -> None:
        board.purse.put(resource)


class DealCube(Draw):
    """Each player gets one of the cubes, as chance has it (OS-2.7, OS-11.8)."""

    def ask_for(self, board: Board, receiver: i64) -> None:
        self.put(board, CHANCE, receiver)

    def receiver(self, board: Board) -> i64:
        return self.first(board)

    def bag(self, board: Board) -> Bag:
        return board.purse

    def do(self, board: Board, resource: i64) -> None:
        board.purse.take(resource)
        board.players[self.receiver(board)].cubes += UNIT[resource]
        board.tell(DEALT, self.receiver(board), FIRST_CUBE + resource)


LAY_TILE: Final[LayTile] = LayTile("lay_tile", actions.LAY)
RAISE_WONDER: Final[RaiseWonder] = RaiseWonder("raise_wonder", actions.RAISE)
STACK_MARKER: Final[StackMarker] = StackMarker("stack_marker", actions.STACK)
BEGIN_BARRING: Final[BeginBarring] = BeginBarring("begin_barring")
BAR: Final[Bar] = Bar("bar", actions.BAR)
SETTLE_TRIBES: Final[SettleTribes] = SettleTribes("settle_tribes")
FIFTH_CUBE: Final[FifthCube] = FifthCube("fifth_cube", actions.FIFTH)
DEAL_CUBE: Final[DealCube] = DealCube("deal_cube", actions.DEAL)
