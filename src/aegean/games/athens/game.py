"""Athens as a game of the house."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.athens import parts
from aegean.games.athens.actions import SPACE
from aegean.games.athens.board import Board
from aegean.games.athens.census import census
from aegean.games.athens.copies import BoardCopier
from aegean.games.athens.events import ROWS, SQUARE_NAMES
from aegean.games.athens.features import AthensFeatures
from aegean.games.athens.hints import AthensHints
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.proof import AthensProof
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.scoring import SCORING, TIES, score, tiebreak
from aegean.games.athens.seen import deal, hide
from aegean.games.athens.setup import lay_out
from aegean.games.athens.wording import CHOICES, PROMPTS


class AthensRules(Rules):
    """The rules of Athens."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The points of a seat by scoring item."""
        return score(board.players[seat], out)

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """What decides between equal scores."""
        return tiebreak(board.players[seat])

    def hide(self, board: Board, viewer: i64) -> None:
        """Forgets what the viewer cannot know."""
        hide(board, viewer)

    def deal(self, board: Board, rng: Rng) -> None:
        """Deals what was forgotten."""
        deal(board, rng)

    def pieces(self, board: Board) -> dict[str, int]:
        """All components, wherever they lie."""
        return census(board)


class Athens(Game):
    """Athens by Sungwoo Hyun and Minwoo Hyun."""

    def __init__(self) -> None:
        ids = {
            "tile": parts.CLASSES,
            "cube": parts.CUBES,
            "base": parts.BASES,
            "single": parts.SINGLES,
            "stack": parts.STACKS,
            "landmark": parts.LANDMARKS,
            "event": parts.EVENTS,
            "card": parts.DEED_CARDS,
            "cubes": parts.MIXTURE_NAMES,
            "square": SQUARE_NAMES,
            "row": ROWS,
        }
        rules = AthensRules(QUESTIONS, BoardCopier(), proof=AthensProof())
        hints, features = AthensHints(), AthensFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("athens", SPACE, rules, vocabulary, hints, features, longest=3000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        return lay_out(seats, self.options["start"].index(options["start"]) - 1)


GAME = Athens()
