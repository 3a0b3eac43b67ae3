"""What players gain: hourglasses, prestige, cubes (OS-2.9, OS-5.9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympos import actions, phrases
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import KINDS, UNIT


def gain_hourglasses(board: Board, seat: i64, count: i64) -> None:
    """Hourglasses from the supply, which never runs out (OS-2.9)."""
    board.players[seat].hourglasses += count
    board.tell(phrases.GAINED_HOURGLASSES, seat, count)


def gain_prestige(board: Board, seat: i64, count: i64) -> None:
    """Prestige lies face down before the player (OS-2.9, OS-8.14)."""
    board.players[seat].prestige += count
    board.tell(phrases.GAINED_PRESTIGE, seat, count)


def gain_cubes(board: Board, seat: i64, resource: i64, count: i64) -> None:
    """Cubes from the supply, which never runs out (OS-2.9)."""
    board.players[seat].cubes += count * UNIT[resource]
    board.tell(phrases.GAINED_CUBES, seat, count, resource)


def options_cube(out: vec[i64]) -> i64:
    """Any of the four kinds: trade, Artemis (D10, OS-7.14, OS-9.15)."""
    for resource in range(KINDS):
        out[resource] = actions.CUBE.start + resource
    return KINDS
