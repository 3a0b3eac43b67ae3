"""A position that tests play by move text and read in words; every game derives its own."""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar, cast

from aegean.core.game import Game
from aegean.core.phrase import Note, Notes, unpack_reason
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, State

B = TypeVar("B", bound=State)


class Position(Generic[B]):
    """A game that has come to some board.

    >>> import aegean
    >>> class Athens(Position[State]):
    ...     game = aegean.load("athens")
    >>> game = Athens.start(2, start="seat_1").play("reveal stoa")
    >>> game.question, game.chances()["roll upper upper"]
    ('white_dice', 1)
    """

    game: ClassVar[Game]
    passive: ClassVar[tuple[str, ...]] = ()  # words in the moves of somebody who wants nothing
    board: B

    def __init__(self, board: B) -> None:
        self.board = board

    @classmethod
    def start(cls, seats: int, **options: str) -> Self:
        """A new game before its first move."""
        return cls(cast(B, cls.game.start(seats, **options)))

    def clone(self) -> Self:
        """An equal, independent position."""
        return type(self)(cast(B, self.board.clone()))

    def seen(self, viewer: int) -> Self:
        """The position as a viewer sees it."""
        return type(self)(cast(B, self.game.seen(self.board, viewer).position))

    def dealt(self, viewer: int, rng: Rng) -> Self:
        """A position in which everything the viewer cannot know is dealt anew."""
        twin = self.clone()
        twin.board.redeal(viewer, rng)
        return twin

    # ------------------------------------------------------------ playing

    def play(self, *moves: str) -> Self:
        """Plays moves given as text; each has to be legal."""
        for move in moves:
            action = self.game.parse(move)
            why, _ = self.game.why_not(self.board, action)
            assert action in self.board.legal(), f"'{move}' is not legal: {why} Legal: {self.legal()}"
            self.board.apply(action)
        return self

    def heard(self, *moves: str) -> list[Note]:
        """Plays moves and tells the notes that they leave."""
        notes = self.board.notes = Notes()
        self.play(*moves)
        return notes.take()

    def told(self, *moves: str) -> list[str]:
        """Plays moves and tells the names of the notes that they leave."""
        return [self.game.notes[note.kind].name for note in self.heard(*moves)]

    def idle(self) -> None:
        """Plays the move of somebody who wants nothing, the first one where there is none such."""
        moves = self.legal()
        self.play(next((move for word in self.passive for move in moves if word in move.split()), moves[0]))

    def idle_until(self, question: str, seat: int | None = None) -> Self:
        """Lets everybody idle until a question is asked (of a seat)."""
        while self.question != question or (seat is not None and self.board.seat != seat):
            assert self.board.seat != OVER, f"the game ended before '{question}'"
            self.idle()
        return self

    # ------------------------------------------------------------ reading

    @property
    def question(self) -> str:
        """The name of what is asked now."""
        return "over" if self.board.seat == OVER else self.board.question().name

    def is_chance(self) -> bool:
        """Whether dice or a draw come next."""
        return self.board.seat == CHANCE

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves as text, all or those of one verb."""
        moves = [self.game.text(action) for action in self.board.legal()]
        return [move for move in moves if move.split()[0] == verb] if verb else moves

    def can(self, move: str) -> bool:
        """Whether a move is legal; legality and its explanation have to agree."""
        action = self.game.parse(move)
        allowed = action in self.board.legal()
        explained = self.game.why_not(self.board, action)
        assert allowed == (explained == ("", "")), f"legality and reason disagree about '{move}'"
        return allowed

    def why(self, move: str) -> str:
        """The name of the reason why a move of the present question is not legal; empty when it is."""
        packed = self.board.why_not(self.game.parse(move))
        return self.game.reasons[unpack_reason(packed)[0]].name if packed else ""

    def chances(self) -> dict[str, int]:
        """The outcomes of chance with their weights."""
        return {self.game.text(action): weight for action, weight in self.board.chances()}

    def item(self, seat: int, name: str) -> int:
        """One line of the score sheet."""
        return self.board.tally(seat)[[phrase.name for phrase in self.game.scoring].index(name)]
