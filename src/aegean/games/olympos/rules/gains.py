"""What players gain: hourglasses, prestige, cubes (OS-2.9, OS-5.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.question import Question
from aegean.games.olympos import actions
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import UNIT
from aegean.games.olympos.parts import ARTEMIS, KINDS_OF_DISCOVERY, RESOURCES
from aegean.games.olympos.phrases import NOTES

BY_BONUS: Final[Phrase] = NOTES.add("by_bonus", "OS-5.9", "n", "gain", "discovery")
BY_DISCOVERY: Final[Phrase] = NOTES.add("by_discovery", "OS-5.8", "n", "gain", "discovery")
BY_CARD: Final[Phrase] = NOTES.add("by_card", "OS-8.4", "n", "gain", "destiny")
BY_GOD: Final[Phrase] = NOTES.add("by_god", "OS-9.15", "n", "gain", "god")

GAINS: Final = ["settler", "hourglass", "prestige_point", *(f"{resource}_cube" for resource in RESOURCES)]
A_SETTLER: Final = 0
AN_HOURGLASS: Final = 1
A_POINT: Final = 2
FIRST_CUBE: Final = 3
FROM_ARTEMIS: Final[i64] = KINDS_OF_DISCOVERY  # in place of a discovery


def gain_hourglasses(board: Board, seat: i64, count: i64, why: Phrase, cause: i64) -> None:
    """Hourglasses from the supply, which never runs out (OS-2.9)."""
    board.players[seat].hourglasses += count
    board.tell(why, seat, count, AN_HOURGLASS, cause)


def gain_prestige(board: Board, seat: i64, count: i64, why: Phrase, cause: i64) -> None:
    """Prestige lies face down before the player (OS-2.9, OS-8.14)."""
    board.players[seat].prestige += count
    board.tell(why, seat, count, A_POINT, cause)


def gain_cubes(board: Board, seat: i64, resource: i64, count: i64, why: Phrase, cause: i64) -> None:
    """Cubes from the supply, which never runs out (OS-2.9)."""
    board.players[seat].cubes += count * UNIT[resource]
    board.tell(why, seat, count, FIRST_CUBE + resource, cause)


class Cube(Question):
    """Take a cube of any of the four kinds: trade, Artemis (D10, OS-7.14, OS-9.15)."""

    def ask_for(self, board: Board, seat: i64, giver: i64) -> None:
        """Who takes it, and the discovery that gives it, or FROM_ARTEMIS."""
        self.put(board, seat, giver)

    def giver(self, board: Board) -> i64:
        return self.first(board)

    def do(self, board: Board, resource: i64) -> None:
        if self.giver(board) == FROM_ARTEMIS:
            gain_cubes(board, board.seat, resource, 1, BY_GOD, ARTEMIS)
        else:
            gain_cubes(board, board.seat, resource, 1, BY_DISCOVERY, self.giver(board))


CUBE: Final[Cube] = Cube("cube", actions.CUBE)
