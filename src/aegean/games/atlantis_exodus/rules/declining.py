"""Saying no to what may be declined (AE-6.8, AE-9.15, AE-11.1, AE-14.4, AE-14.6, AE-19.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.question import Pass
from aegean.games.atlantis_exodus import actions
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import SORTS
from aegean.games.atlantis_exodus.phrases import NOTES

DECLINED: Final[Phrase] = NOTES.add("declined", "AE-9.15", "offer")

OFFERS: Final = [*SORTS, "pillar_card", "influence_card", "monument", "settler", "flame"]
A_PILLAR_CARD: Final = 3
AN_INFLUENCE_CARD: Final = 4
A_MONUMENT: Final = 5
A_SETTLER: Final = 6  # for a new workshop
FLAMES: Final = 7


class Decline(Pass):
    """No to an offer, which everybody hears."""

    offer: i64

    def __init__(self, name: str, offer: i64) -> None:
        super().__init__(name, actions.DECLINE)
        self.offer = offer

    def do(self, board: Board, entry: i64) -> None:
        board.tell(DECLINED, board.seat, self.offer)
