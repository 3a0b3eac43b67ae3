"""A game played by move text: what tests of rules are written with."""

from __future__ import annotations

from typing import TypeVar

from aegean.core.game import Game
from aegean.core.phrase import unpack_reason
from aegean.core.state import OVER, State

S = TypeVar("S", bound=State)


class Script:
    """Plays one game and tells about it in words.

    >>> import aegean
    >>> script = Script(aegean.load("athens"))
    >>> state = script.play(script.game.start(2, start="seat_1"), "reveal stoa")
    >>> script.step(state), script.chances(state)["roll upper upper"]
    ('white_dice', 1)
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: S, *moves: str) -> S:
        """Plays moves given as text; each has to be legal."""
        for move in moves:
            action = self.game.parse(move)
            why = self.game.why_not(state, action)
            assert action in state.legal(), f"'{move}' is not legal: {why}; legal: {self.legal(state)}"
            state.apply(action)
        return state

    def legal(self, state: State, verb: str = "") -> list[str]:
        """The legal moves as text, all or those of one verb."""
        moves = [self.game.text(action) for action in state.legal()]
        return [move for move in moves if move.split()[0] == verb] if verb else moves

    def can(self, state: State, move: str) -> bool:
        """Whether a move is legal; legality and its explanation have to agree."""
        action = self.game.parse(move)
        allowed = action in state.legal()
        assert allowed == (self.game.why_not(state, action) == ("", "")), f"legality and reason disagree about '{move}'"
        return allowed

    def why(self, state: State, move: str) -> str:
        """The name of the reason why a move of the present step is not legal; empty when it is."""
        packed = state.why_not(self.game.parse(move))
        return self.game.reasons[unpack_reason(packed)[0]].name if packed else ""

    def chances(self, state: State) -> dict[str, int]:
        """The outcomes of chance with their weights."""
        return {self.game.text(action): weight for action, weight in state.chances()}

    def step(self, state: State) -> str:
        """The name of what is asked now."""
        return "over" if state.seat == OVER else state.question().name

    def item(self, state: State, seat: int, name: str) -> int:
        """One line of the score sheet."""
        return state.tally(seat)[[phrase.name for phrase in self.game.scoring].index(name)]
