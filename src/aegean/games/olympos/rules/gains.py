"""What players gain: hourglasses, prestige, cubes (OS-2.9, OS-5.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.question import Question
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import UNIT
from aegean.games.olympos.phrases import NOTES

GAINED_HOURGLASSES: Final[Phrase] = NOTES.add("gained_hourglasses", "OS-5.9", "n")
GAINED_CUBES: Final[Phrase] = NOTES.add("gained_cubes", "OS-5.9", "n", "resource")
GAINED_PRESTIGE: Final[Phrase] = NOTES.add("gained_prestige", "OS-8.14", "n")


def gain_hourglasses(board: Board, seat: i64, count: i64) -> None:
    """Hourglasses from the supply, which never runs out (OS-2.9)."""
    board.players[seat].hourglasses += count
    board.tell(GAINED_HOURGLASSES, seat, count)


def gain_prestige(board: Board, seat: i64, count: i64) -> None:
    """Prestige lies face down before the player (OS-2.9, OS-8.14)."""
    board.players[seat].prestige += count
    board.tell(GAINED_PRESTIGE, seat, count)


def gain_cubes(board: Board, seat: i64, resource: i64, count: i64) -> None:
    """Cubes from the supply, which never runs out (OS-2.9)."""
    board.players[seat].cubes += count * UNIT[resource]
    board.tell(GAINED_CUBES, seat, count, resource)


class Cube(Question):
    """Take a cube of any of the four kinds: trade, Artemis (D10, OS-7.14, OS-9.15)."""

    def do(self, board: Board, resource: i64) -> None:
        gain_cubes(board, board.seat, resource, 1)


CUBE: Final[Cube] = Cube("cube", actions.CUBE)
