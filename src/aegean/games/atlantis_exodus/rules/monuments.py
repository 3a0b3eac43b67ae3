"""Choosing a monument at the spaces 15 and 31 of the Apotheosis track (AE-19.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import Phrase, Reason
from aegean.core.question import Menu
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.bits import OneOf
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import settlement
from aegean.games.atlantis_exodus.rules.declining import A_MONUMENT, Decline
from aegean.games.atlantis_exodus.tiles import FIRST_MONUMENT

NO_MONUMENT: Final[Phrase] = NOTES.add("no_monument", "AE-19.8")
MONUMENT_GONE: Final[Reason] = REASONS.add("monument_gone", "AE-19.8", "monument")


@final
class TakeMonument(OneOf):
    """One of the monuments still lying there is placed at once, with placement bonus (AE-19.8)."""

    def things(self, board: Board) -> i64:
        return board.monuments[MONUMENT.place(board)]

    def refusal(self, board: Board, monument: i64) -> i64:
        return MONUMENT_GONE.of(monument)

    def do(self, board: Board, monument: i64) -> None:
        origin: i64 = settlement.FROM_TRACK + MONUMENT.place(board)
        settlement.CELL.ask_for(board, board.seat, tile=FIRST_MONUMENT + monument, origin=origin)


@final
class ChooseMonument(Menu):
    """A monument, or none (D15, AE-19.8)."""

    def ask_for(self, board: Board, seat: i64, place: i64) -> None:
        self.put(board, seat, place)

    def place(self, board: Board) -> i64:
        """Which of the two monument spaces the priest has reached."""
        return self.first(board)

    def waits(self, board: Board) -> bool:
        """Without a monument there or a free cell that is not for agoras there is nothing (AE-19.8)."""
        return board.monuments[self.place(board)] != 0 and board.players[board.seat].house_cells != 0

    def settle(self, board: Board) -> None:
        board.tell(NO_MONUMENT, board.seat)


MONUMENT: Final[ChooseMonument] = ChooseMonument(
    "monument", TakeMonument("take_monument", actions.MONUMENT), Decline("decline_monument", A_MONUMENT)
)
