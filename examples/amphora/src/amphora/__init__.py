"""Amphora: pour wine and stop in time. A whole game in one file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.actions import ActionSpace, Block
from aegean.core.game import Game
from aegean.core.phrase import ALLOWED, NoteKinds, Phrase, Reasons
from aegean.core.question import Automatic, Menu, Question, Questions
from aegean.core.rules import Rules, Scoring
from aegean.core.state import CHANCE, State
from aegean.core.vocabulary import Vocabulary

GOAL: Final = 30

POUR: Final = Block("pour")
SEAL: Final = Block("seal")
DIE: Final = Block("die", pips=["1", "2", "3", "4", "5", "6"])

NOTES: Final = NoteKinds()
POURED: Final = NOTES.add("poured", "AM-1.3", "n1", "n2")
BROKEN: Final = NOTES.add("broken", "AM-1.4", "n")
SEALED: Final = NOTES.add("sealed", "AM-1.5", "n")
REASONS: Final = Reasons(impossible="AM-1.3")
EMPTY: Final = REASONS.add("empty", "AM-1.5")


class Board(State):
    """Everything that lies on the table."""

    amphora: int  # measures in the open amphora of whoever has the turn
    cellar: list[int]  # measures that each seat has sealed


class Pour(Question):
    """Pour: roll the die (AM-1.3)."""

    def do(self, board: Board, entry: i64) -> None:
        """The die decides how much."""
        POUR_DIE.ask_for(board, pourer=board.seat)


class Seal(Question):
    """Seal the amphora (AM-1.5)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """There must be wine in it."""
        return ALLOWED if board.amphora > 0 else EMPTY.why

    def do(self, board: Board, entry: i64) -> None:
        """Every measure is a point, and the turn ends."""
        board.tell(SEALED, board.seat, board.amphora)
        board.cellar[board.seat] += board.amphora
        NEXT_TURN.ask(board, board.seat)


class PourDie(Question):
    """The die decides how much is poured (AM-1.3)."""

    def ask_for(self, board: Board, pourer: i64) -> None:
        """Rolls for whoever pours."""
        self.put(board, CHANCE, pourer)

    def do(self, board: Board, entry: i64) -> None:
        """A 1 breaks the amphora and ends the turn (AM-1.4)."""
        pourer = self.first(board)
        if entry == 0:
            board.tell(BROKEN, pourer, board.amphora)
            NEXT_TURN.ask(board, pourer)
        else:
            board.amphora += entry + 1
            board.tell(POURED, pourer, entry + 1, board.amphora)
            TURN.ask(board, pourer)


class NextTurn(Automatic):
    """The next player begins with an empty amphora; after a full round somebody may have won (AM-1.1, AM-2.1)."""

    def happen(self, board: Board) -> None:
        """Asks the left neighbour, unless the game is over."""
        board.amphora = 0
        following = board.next_seat(board.seat)
        if following > 0 or max(board.cellar) < GOAL:
            TURN.ask(board, following)


TURN: Final = Menu("turn", Pour("pour", POUR), Seal("seal", SEAL))  # AM-1.2
POUR_DIE: Final = PourDie("pour_die", DIE)
NEXT_TURN: Final = NextTurn("next_turn")


class AmphoraScoring(Scoring):
    """Every measure of sealed wine is a point."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Most points win; equal players share the victory (AM-2.2)."""
        out[0] = board.cellar[seat]
        return 1


class Amphora(Game):
    """Amphora."""

    def __init__(self) -> None:
        rules = Rules(Questions([TURN, POUR_DIE, NEXT_TURN]), AmphoraScoring())
        vocabulary = Vocabulary(NOTES, REASONS, [Phrase("wine", "AM-1.5")])
        super().__init__("amphora", ActionSpace([POUR, SEAL, DIE]), rules, vocabulary)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """Empty amphoras, empty cellars (AM-1.1)."""
        board = Board()
        board.begin(seats)
        board.amphora = 0
        board.cellar = [0] * seats
        TURN.ask(board, 0)
        return board


GAME = Amphora()
