"""Cubes and points (OU-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import increased, zeros
from aegean.games.olympus import actions, parts
from aegean.games.olympus.board import Board
from aegean.games.olympus.phrases import NOTES, REASONS

TOOK_CUBES: Final[Phrase] = NOTES.add("took_cubes", "OU-5.6", "n", "cube", "cause")
TRIBUTE_SUPPLIED: Final[Phrase] = NOTES.add("tribute_supplied", "OU-10.24", "n", "cube")
SCORED: Final[Phrase] = NOTES.add("scored", "OU-5.7", "n", "cause")
LOST_POINTS: Final[Phrase] = NOTES.add("lost_points", "OU-5.8", "n", "other")
DISCARDED: Final[Phrase] = NOTES.add("discarded", "OU-12.3", "n", "cube", "n2")
NOT_IN_STORE: Final[Reason] = REASONS.add("not_in_store", "OU-12.3", "cube")

NO_CUBES: Final = zeros(parts.KINDS)


def take_cubes(board: Board, seat: i64, kind: i64, count: i64, cause: i64) -> None:
    """From the supply, which is unlimited, into the store, which has no limit now (OU-5.1, OU-5.2, OU-5.4, OU-5.6)."""
    board.players[seat].store[kind] += count
    board.tell(TOOK_CUBES, seat, count, kind, cause)


def produce(board: Board, seat: i64, kind: i64, cause: i64) -> None:
    """As many cubes as the level shows; the Aqueduct may give one more (OU-5.3, OU-10.15)."""
    player = board.players[seat]
    take_cubes(board, seat, kind, player.levels[parts.FIRST_PRODUCTION + kind], cause)
    if player.owns(parts.AQUEDUCT):
        AQUEDUCT_CUBE.ask_for(board, seat, kind=kind)


class AboutKind(Question):
    """A question about one kind of cubes."""

    def ask_for(self, board: Board, seat: i64, kind: i64) -> None:
        self.put(board, seat, kind)

    def kind(self, board: Board) -> i64:
        return self.first(board)


class AqueductCube(AboutKind):
    """The Aqueduct: a cube more of what was produced, or not (OU-10.15).

    Cubes in the store can be carried off, so declining can be wise.
    """

    def do(self, board: Board, entry: i64) -> None:
        if entry == 0:
            take_cubes(board, board.seat, self.kind(board), parts.AQUEDUCT_CUBES, parts.FIRST_CARD + parts.AQUEDUCT)


def score(board: Board, seat: i64, points: i64, cause: i64) -> None:
    """Points are scored at once; the count goes on above 59 (OU-5.7, OU-5.9)."""
    board.players[seat].points += points
    board.tell(SCORED, seat, points, cause)


def lose_points(board: Board, seat: i64, points: i64, culprit: i64) -> None:
    """A loss is cut off at 0 (OU-5.8)."""
    player = board.players[seat]
    lost: i64 = points if points < player.points else player.points
    player.points -= lost
    board.tell(LOST_POINTS, seat, lost, culprit)


def only_kind(cubes: vec[i64]) -> i64:
    """The kind of the cubes if all are of one kind, else -1."""
    found: i64 = -1
    for kind in range(parts.KINDS):
        if cubes[kind] > 0:
            if found >= 0:
                return -1
            found = kind
    return found


class SupplyCube(Question):
    """Name cubes from the supply, one at a time, for the store or for the tribute area (OU-10.24, OU-11.1)."""

    def ask_for(self, board: Board, seat: i64, count: i64, is_tribute: bool) -> None:
        if count > 0:
            self.put(board, seat, count, 1 if is_tribute else 0)

    def is_tribute(self, board: Board) -> bool:
        """Whether the cubes go into the tribute area."""
        return self.second(board) == 1

    def do(self, board: Board, kind: i64) -> None:
        is_tribute: bool = self.is_tribute(board)
        if is_tribute:
            player = board.players[board.seat]
            player.tribute = increased(player.tribute, kind)
            board.tell(TRIBUTE_SUPPLIED, board.seat, 1, kind)
        else:
            take_cubes(board, board.seat, kind, 1, parts.FIRST_CARD + parts.TEMPLE_APHRODITE)
        self.ask_for(board, board.seat, count=self.first(board) - 1, is_tribute=is_tribute)


class DiscardCube(Question):
    """The first step of upkeep: at most 5 cubes stay in the store (OU-12.3)."""

    def excess(self, board: Board) -> i64:
        """How many cubes too many lie in the store; the tribute area does not count (OU-12.4)."""
        return board.players[board.seat].store_count() - parts.STORE_LIMIT

    def waits(self, board: Board) -> bool:
        """Only among cubes of several kinds there is a choice (OU-12.3)."""
        return self.excess(board) > 0 and only_kind(board.players[board.seat].store) < 0

    def settle(self, board: Board) -> None:
        """Of a single kind, all that is too much goes back (OU-12.3)."""
        excess: i64 = self.excess(board)
        if excess > 0:
            store = board.players[board.seat].store
            kind: i64 = only_kind(store)
            store[kind] -= excess
            board.tell(DISCARDED, board.seat, excess, kind, parts.STORE_LIMIT)

    def why_not(self, board: Board, kind: i64) -> i64:
        return ALLOWED if board.players[board.seat].store[kind] > 0 else NOT_IN_STORE.of(kind)

    def do(self, board: Board, kind: i64) -> None:
        """One cube goes back, until 5 are left (OU-12.3)."""
        board.players[board.seat].store[kind] -= 1
        board.tell(DISCARDED, board.seat, 1, kind, parts.STORE_LIMIT)
        self.ask(board, board.seat)


AQUEDUCT_CUBE: Final[AqueductCube] = AqueductCube("aqueduct_cube", actions.AQUEDUCT)
SUPPLY_CUBE: Final[SupplyCube] = SupplyCube("supply_cube", actions.TAKE)
DISCARD_CUBE: Final[DiscardCube] = DiscardCube("discard_cube", actions.DISCARD)
