"""Athens as a position: its questions, its score, and what a viewer may know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.question import Questions
from aegean.core.rng import Rng
from aegean.core.state import State
from aegean.games.athens.board import Board, Player
from aegean.games.athens.census import census
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.scoring import score, tiebreak
from aegean.games.athens.seen import deal, hide


class AthensState(Board):
    """A position of Athens."""

    def questions(self) -> Questions:
        """All questions of Athens."""
        return QUESTIONS

    def score(self, seat: i64, out: vec[i64]) -> i64:
        """The points of a seat by scoring item."""
        return score(self.players[seat], out)

    def tiebreak(self, seat: i64) -> list[int]:
        """What decides between equal scores."""
        return tiebreak(self.players[seat])

    def hide(self, viewer: i64) -> None:
        """Forgets what the viewer cannot know."""
        hide(self, viewer)

    def deal(self, rng: Rng) -> None:
        """Deals what was forgotten."""
        deal(self, rng)

    def pieces(self) -> dict[str, int]:
        """All components, wherever they lie."""
        return census(self)

    def empty(self) -> AthensState:
        """A position without content, with records for as many players."""
        twin = AthensState()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        twin.bag = Bag()
        twin.pile = Bag()
        twin.deck = Bag()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, AthensState)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.round = self.round
        twin.start = self.start
        twin.clockwise = self.clockwise
        twin.white = self.white
        twin.grey = self.grey
        twin.grey_rolled = self.grey_rolled
        twin.rolls_left = self.rolls_left
        twin.swaps_left = self.swaps_left
        self.bag.share(twin.bag)
        twin.discard = self.discard
        twin.supply = self.supply
        twin.bases = self.bases
        twin.workers = self.workers
        twin.squares = self.squares
        twin.stacks = self.stacks
        twin.landmark = self.landmark
        self.pile.share(twin.pile)
        twin.laid = self.laid
        twin.cylinders = self.cylinders
        self.deck.share(twin.deck)
        twin.bottom = self.bottom
        twin.bottom_count = self.bottom_count
        twin.drawn = self.drawn
        twin.drawn_count = self.drawn_count
        twin.traced = self.traced
        twin.traced_count = self.traced_count

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        super().own()
        for player in self.players:
            player.own()
        self.discard = self.discard[:]
        self.supply = self.supply[:]
        self.laid = self.laid[:]
