"""Olympos as a game of the house."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.rules import Rules
from aegean.core.state import State
from aegean.core.vocabulary import Vocabulary
from aegean.games.olympos import parts
from aegean.games.olympos.actions import SPACE
from aegean.games.olympos.board import Board
from aegean.games.olympos.census import census
from aegean.games.olympos.copies import BoardCopier
from aegean.games.olympos.features import OlymposFeatures
from aegean.games.olympos.hints import OlymposHints
from aegean.games.olympos.phrases import NOTES, REASONS
from aegean.games.olympos.proof import OlymposProof
from aegean.games.olympos.questions import QUESTIONS
from aegean.games.olympos.rules.gains import GAINS
from aegean.games.olympos.rules.time import DEEDS
from aegean.games.olympos.scoring import SCORING, TIES, score, tiebreak
from aegean.games.olympos.seen import deal, hide
from aegean.games.olympos.setup import lay_out
from aegean.games.olympos.wording import CHOICES, PROMPTS


class OlymposRules(Rules):
    """The rules of Olympos."""

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


class Olympos(Game):
    """Olympos by Philippe Keyaerts."""

    def __init__(self) -> None:
        ids = {
            "resource": parts.RESOURCES,
            "territory": parts.TERRITORIES,
            "discovery": parts.DISCOVERIES,
            "wonder": parts.WONDERS,
            "destiny": parts.DESTINIES,
            "god": parts.GODS,
            "variant": parts.VARIANTS,
            "cubes": parts.BUNDLE_NAMES,
            "gain": GAINS,
            "deed": DEEDS,
        }
        rules = OlymposRules(QUESTIONS, BoardCopier(), proof=OlymposProof())
        hints, features = OlymposHints(), OlymposFeatures()
        vocabulary = Vocabulary(NOTES, REASONS, SCORING, TIES, ids, CHOICES, PROMPTS)
        super().__init__("olympos", SPACE, rules, vocabulary, hints, features, longest=3000)

    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out; the first to move is chance."""
        return lay_out(seats)


GAME = Olympos()
