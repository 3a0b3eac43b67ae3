"""Cubes and points (OU-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased, zeros
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import AQUEDUCT, AQUEDUCT_CUBES, FIRST_PRODUCTION, KINDS, STORE_LIMIT

NO_CUBES: Final = zeros(KINDS)


def take_cubes(board: Board, seat: i64, kind: i64, count: i64) -> None:
    """From the supply, which is unlimited, into the store, which has no limit now (OU-5.1, OU-5.2, OU-5.4, OU-5.6)."""
    board.players[seat].store[kind] += count
    board.tell(phrases.TOOK_CUBES, seat, count, kind)


def produce(board: Board, seat: i64, kind: i64) -> None:
    """As many cubes as the level shows, with the Aqueduct one more (OU-5.3, OU-10.15)."""
    player = board.players[seat]
    count: i64 = player.levels[FIRST_PRODUCTION + kind]
    if player.owns(AQUEDUCT):
        count += AQUEDUCT_CUBES
    take_cubes(board, seat, kind, count)


def score(board: Board, seat: i64, points: i64) -> None:
    """Points are scored at once; the count goes on above 59 (OU-5.7, OU-5.9)."""
    board.players[seat].points += points
    board.tell(phrases.SCORED, seat, points)


def lose_points(board: Board, seat: i64, points: i64) -> None:
    """A loss is cut off at 0 (OU-5.8)."""
    player = board.players[seat]
    lost: i64 = points if points < player.points else player.points
    player.points -= lost
    board.tell(phrases.LOST_POINTS, seat, lost)


# ------------------------------------------------------------ cubes of choice from the supply


def ask_supply(board: Board, seat: i64, count: i64, tribute: bool) -> None:
    """Asks for cubes one at a time, for the store or for the tribute area."""
    if count > 0:
        board.ask(steps.SUPPLY_CUBE, seat, count * 2 + (1 if tribute else 0))


def do_supply(board: Board, kind: i64) -> None:
    """A cube of the kind he names (OU-10.24, OU-11.1)."""
    if board.arg % 2 == 1:
        player = board.players[board.seat]
        player.tribute = increased(player.tribute, kind)
        board.tell(phrases.TRIBUTE_SUPPLIED, board.seat, 1, kind)
    else:
        take_cubes(board, board.seat, kind, 1)
    ask_supply(board, board.seat, board.arg // 2 - 1, board.arg % 2 == 1)


# ------------------------------------------------------------ upkeep step 1


def only_kind(cubes: vec[i64]) -> i64:
    """The kind of the cubes if all are of one kind, else -1."""
    found: i64 = -1
    for kind in range(KINDS):
        if cubes[kind] > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def has_discard(board: Board) -> bool:
    """Asks while more than 5 cubes of several kinds lie in the store (OU-12.3)."""
    player = board.players[board.seat]
    over: i64 = player.store_count() - STORE_LIMIT
    if over <= 0:
        return False
    kind: i64 = only_kind(player.store)
    if kind < 0:
        return True
    player.store[kind] -= over
    return False


def why_not_discard(board: Board, kind: i64) -> i64:
    """A cube of his store; the tribute area does not count (OU-12.3, OU-12.4)."""
    return ALLOWED if board.players[board.seat].store[kind] > 0 else reason(phrases.NO_CUBE, kind)


def options_discard(board: Board, out: vec[i64]) -> i64:
    """The kinds in the store."""
    n: i64 = 0
    for kind in range(KINDS):
        if why_not_discard(board, kind) == 0:
            out[n] = actions.DISCARD.start + kind
            n += 1
    return n


def do_discard(board: Board, kind: i64) -> None:
    """The cube goes back; he is asked again until 5 are left (OU-12.3)."""
    board.players[board.seat].store[kind] -= 1
    board.ask(steps.DISCARD_CUBE, board.seat)
