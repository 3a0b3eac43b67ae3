"""The Titans: drawn by areas of equal terrain, taken from anybody (OR-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Question
from aegean.core.shared import changed
from aegean.games.orichalkum import actions
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.grid import BIT, around
from aegean.games.orichalkum.parts import AREA, ORATORY, SLOTS, TITAN_LIMIT, VOLCANO
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.victory import end_if_won
from aegean.games.orichalkum.scoring import points, titans_held

TITAN_COMES: Final[Phrase] = NOTES.add("titan_comes", "OR-5.4", "titan", "cause", "n")
TITAN_TAKEN: Final[Phrase] = NOTES.add("titan_taken", "OR-5.4", "titan", "cause", "other")
TITAN_WAKES: Final[Phrase] = NOTES.add("titan_wakes", "OR-5.6", "titan", "cause")
TITAN_STAYS: Final[Phrase] = NOTES.add("titan_stays", "OR-5.6", "titan", "cause")
TITAN_LEAVES: Final[Phrase] = NOTES.add("titan_leaves", "OR-5.8", "titan", "n1", "n2")  # limit, points
TITAN_NOT_DRAWN: Final[Reason] = REASONS.add("titan_not_drawn", "OR-5.9", "titan")
TITAN_NOT_HELD: Final[Reason] = REASONS.add("titan_not_held", "OR-5.8", "titan")
JUST_TAKEN: Final[Reason] = REASONS.add("just_taken", "OR-5.8", "titan")

CAUSES: Final = [*SLOTS, "hydra"]  # why a Titan comes: an area of their terrain, or a reward
BY_HYDRA: Final[i64] = VOLCANO


def draws(land: i64, fields: i64) -> bool:
    """Whether new fields of a terrain belong to an area of 3 or more, formed or enlarged (OR-5.2, OR-5.3).

    `land` are the open fields of the terrain. Two steps from any field of an area of three
    reach three fields, so nothing larger is measured.
    """
    while fields != 0:
        area: i64 = fields & -fields
        fields &= fields - 1
        for _n in range(AREA - 1):
            area |= around(area) & land
        for _n in range(AREA - 1):
            area &= area - 1
        if area != 0:
            return True
    return False


def draw_titans(board: Board, player: Player, fields: i64) -> None:
    """The Titans of all terrains whose areas the landscape formed or enlarged (OR-5.1, OR-5.2)."""
    drawn: i64 = 0
    for terrain in range(VOLCANO):
        land: i64 = player.open[terrain]
        if land & fields != 0 and draws(land, land & fields):
            drawn |= BIT[terrain]
    if drawn != 0:
        TITANS_COME.ask_for(board, drawn=drawn)


def limit(player: Player) -> i64:
    """One Titan, and one more for each own Oratory (OR-5.7, OR-11.4)."""
    return TITAN_LIMIT + player.owned[ORATORY]


def has_favour(board: Board, titan: i64) -> bool:
    """Whether the player in turn holds the Titan active; building over their land loses none (OR-5.11, OR-5.14)."""
    return board.holders[titan] == board.turn and board.awake[titan] == 1


def use_favour(board: Board, titan: i64) -> None:
    """A favour is used once, by a card action or an extra action; the Titan still counts (OR-5.10 to OR-5.12)."""
    board.awake = changed(board.awake, titan, 0)


def take_titan(board: Board, titan: i64, cause: i64) -> None:
    """Takes a Titan from the centre or from anybody, active side up; it must be taken (OR-5.4 to OR-5.8).

    The size of nobody's area matters (OR-5.5). A Titan held already only wakes up (OR-5.6, OR-5.13).
    """
    seat: i64 = board.turn
    before: i64 = board.holders[titan]
    if before == seat:
        board.tell(TITAN_STAYS if board.awake[titan] == 1 else TITAN_WAKES, seat, titan, cause)
        board.awake = changed(board.awake, titan, 1)
        return
    board.awake = changed(board.awake, titan, 1)
    board.holders = changed(board.holders, titan, seat)
    if before == NONE:
        board.tell(TITAN_COMES, seat, titan, cause, points(board, seat))
    else:
        board.tell(TITAN_TAKEN, seat, titan, cause, before)
    held: i64 = titans_held(board, seat)
    if held <= limit(board.players[seat]):
        end_if_won(board)
    elif held == 2:
        other: i64 = 0
        while board.holders[other] != seat or other == titan:
            other += 1
        return_titan(board, other)
    else:
        RETURN_TITAN.ask_for(board, taken=titan)


def return_titan(board: Board, titan: i64) -> None:
    """The Titan goes to the centre, active side up; only now are points counted (OR-5.8, OR-16.2)."""
    board.holders = changed(board.holders, titan, NONE)
    board.awake = changed(board.awake, titan, 1)
    board.tell(TITAN_LEAVES, board.turn, titan, limit(board.players[board.turn]), points(board, board.turn))
    end_if_won(board)


class TitansCome(Automatic):
    """The Titans that a landscape draws come one after the other (OR-5.9)."""

    def ask_for(self, board: Board, drawn: i64) -> None:
        self.put(board, board.turn, drawn)

    def happen(self, board: Board) -> None:
        """One alone comes by itself; of several the player chooses the first (OR-5.9)."""
        drawn: i64 = self.first(board)
        if drawn & (drawn - 1) != 0:
            TITAN_ORDER.ask_for(board, drawn=drawn)
            return
        titan: i64 = 0
        while BIT[titan] != drawn:
            titan += 1
        take_titan(board, titan, cause=titan)


class TitanOrder(Question):
    """Choose which of several Titans comes first (D-TITAN-ORDER, OR-5.9)."""

    def ask_for(self, board: Board, drawn: i64) -> None:
        self.put(board, board.turn, drawn)

    def why_not(self, board: Board, titan: i64) -> i64:
        """One of the Titans that the landscape still draws; each comes once (OR-5.9)."""
        return ALLOWED if self.first(board) & BIT[titan] != 0 else TITAN_NOT_DRAWN.of(titan)

    def do(self, board: Board, titan: i64) -> None:
        """This one is settled before the next comes (OR-5.9)."""
        TITANS_COME.ask_for(board, drawn=self.first(board) & ~BIT[titan])
        take_titan(board, titan, cause=titan)


class ReturnTitan(Question):
    """Return a Titan, being above the limit (D-TITAN-DROP, OR-5.8)."""

    def ask_for(self, board: Board, taken: i64) -> None:
        self.put(board, board.turn, taken)

    def why_not(self, board: Board, titan: i64) -> i64:
        """One of the Titans held before, not the one just taken (OR-5.8)."""
        if board.holders[titan] != board.seat:
            return TITAN_NOT_HELD.of(titan)
        return ALLOWED if titan != self.first(board) else JUST_TAKEN.of(titan)

    def do(self, board: Board, titan: i64) -> None:
        return_titan(board, titan)


TITANS_COME: Final[TitansCome] = TitansCome("titans_come")
TITAN_ORDER: Final[TitanOrder] = TitanOrder("titan_order", actions.TITAN)
RETURN_TITAN: Final[ReturnTitan] = ReturnTitan("return_titan", actions.RETURN)
