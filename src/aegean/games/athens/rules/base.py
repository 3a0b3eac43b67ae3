"""The base phase (AT-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import increased
from aegean.games.athens import actions, phrases
from aegean.games.athens.board import Board
from aegean.games.athens.parts import KINDS


def why_not_base(board: Board, kind: i64) -> i64:
    """He takes a base card of any kind still available (AT-5.1)."""
    return ALLOWED if board.bases[kind] > 0 else reason(phrases.STACK_OF_BASES_EMPTY, kind)


def options_base(board: Board, out: vec[i64]) -> i64:
    """The kinds still available (D2)."""
    n: i64 = 0
    for kind in range(KINDS):
        if why_not_base(board, kind) == 0:
            out[n] = actions.BASE.start + kind
            n += 1
    return n


def do_base(board: Board, kind: i64) -> None:
    """The card lies front up before him, ready for use in this round (AT-5.1, AT-5.4).

    Which worker he picks up never matters (AT-5.2, AT-5.3).
    """
    player = board.players[board.seat]
    board.bases = increased(board.bases, kind, -1)
    player.front = increased(player.front, kind)
