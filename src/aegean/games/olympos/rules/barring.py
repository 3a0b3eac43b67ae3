"""Barring territories before the first turn (OS-2.3 to OS-2.6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import reason
from aegean.games.olympos import actions, phrases
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import BIT
from aegean.games.olympos.numbers import BARRED_STARS
from aegean.games.olympos.parts import LANDS, STARRED, YIELD


def barred_stars(board: Board, resource: i64) -> i64:
    """Starred territories of a resource that are barred."""
    count: i64 = 0
    for territory in range(LANDS):
        if YIELD[territory] == resource and STARRED[territory] != 0 and board.is_barred(territory):
            count += 1
    return count


def why_not_bar(board: Board, territory: i64) -> i64:
    """Any territory of the resource in turn, but at most one starred; Olympos too (OS-2.3)."""
    if YIELD[territory] != board.arg:
        return reason(phrases.OTHER_RESOURCE, board.arg)
    if board.is_barred(territory):
        return reason(phrases.BARRED_ALREADY)
    if STARRED[territory] != 0 and barred_stars(board, board.arg) >= BARRED_STARS:
        return reason(phrases.STAR_BARRED, board.arg)
    return 0


def options_bar(board: Board, out: vec[i64]) -> i64:
    """The territories that may be barred (D1)."""
    n: i64 = 0
    for territory in range(LANDS):
        if why_not_bar(board, territory) == 0:
            out[n] = actions.BAR.start + territory
            n += 1
    return n


def do_bar(board: Board, territory: i64) -> None:
    """A cross: nobody may end a move there, no tribe lives there, nobody controls it (OS-2.4).

    With Olympos barred the Zeus token is out of the game, since only its controller holds it (OS-2.5).
    """
    board.barred |= BIT[territory]
