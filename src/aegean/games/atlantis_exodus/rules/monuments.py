"""Choosing a monument at the spaces 15 and 31 of the Apotheosis track (AE-19.8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.bits import has, write
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.rules.settlement import FROM_TRACK, ORIGIN
from aegean.games.atlantis_exodus.tiles import FIRST_MONUMENT


def can_choose(board: Board, seat: i64) -> bool:
    """Without a monument there or a free cell that is not for agoras there is nothing (AE-19.8)."""
    return board.monuments[board.arg] != 0 and board.players[seat].house_cells != 0


def why_not_monument(board: Board, action: i64) -> i64:
    """One of the monuments still lying there, or none (AE-19.8)."""
    if action == actions.DECLINE.start:
        return ALLOWED
    monument: i64 = action - actions.MONUMENT.start
    return ALLOWED if has(board.monuments[board.arg], monument) else reason(phrases.MONUMENT_GONE, monument)


def options_monument(board: Board, out: vec[i64]) -> i64:
    """The monuments there, or declining (D15)."""
    n: i64 = write(board.monuments[board.arg], actions.MONUMENT.start, out, 0)
    out[n] = actions.DECLINE.start
    return n + 1


def do_monument(board: Board, action: i64) -> None:
    """The chosen monument is placed at once, with placement bonus (AE-19.8)."""
    if action != actions.DECLINE.start:
        tile: i64 = FIRST_MONUMENT + action - actions.MONUMENT.start
        board.ask(steps.CELL, board.seat, (FROM_TRACK + board.arg) * ORIGIN + tile)
