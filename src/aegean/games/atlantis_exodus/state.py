"""Atlantis Exodus as a position: who is asked what, and which rule answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, State
from aegean.games.atlantis_exodus import steps
from aegean.games.atlantis_exodus.board import Board, Player
from aegean.games.atlantis_exodus.census import census
from aegean.games.atlantis_exodus.rules import choices
from aegean.games.atlantis_exodus.rules.agenda import waits
from aegean.games.atlantis_exodus.rules.chance import do_chance, options_chance, weights_chance
from aegean.games.atlantis_exodus.scoring import tiebreak
from aegean.games.atlantis_exodus.seen import deal, hide


class AtlantisState(Board):
    """A position of Atlantis Exodus."""

    def waits(self) -> bool:
        """Does automatic items; skips questions without an answer to choose."""
        return waits(self)

    def options(self, out: vec[i64]) -> i64:
        """The legal actions of the present step."""
        if self.seat == CHANCE:
            return options_chance(self, out)
        return choices.options(self, out)

    def weights(self, out: vec[i64]) -> None:
        """The exact weights of the outcomes (section 6)."""
        weights_chance(self, out)

    def apply(self, action: i64) -> None:
        """Carries an action of the present step out and finds who is asked next."""
        if self.seat == CHANCE:
            do_chance(self, action)
        else:
            choices.do(self, action)
        self.advance()

    def why_not(self, action: i64) -> i64:
        """Why an action of the present step is not legal; 0 if it is."""
        return choices.why_not(self, action)

    def audience(self) -> i64:
        """Influence cards are drawn and kept in secret (section 6)."""
        if self.step == steps.DRAW_INFLUENCE and self.seat == CHANCE:
            return self.arg
        return self.seat if self.step == steps.INFLUENCE_KEEP else i64(ALL)

    def tally(self, seat: i64) -> list[int]:
        """The points of a seat by scoring item; the last five come with final scoring (AE-21.1)."""
        return [int(points) for points in self.players[seat].points]

    def tiebreak(self, seat: i64) -> list[int]:
        """What decides between equal scores (AE-21.2)."""
        return tiebreak(self.players[seat])

    def places(self) -> list[int]:
        """A lost solo game has no winner: it ranks below every other (AE-25.8, AE-25.9)."""
        return [2] if self.lost else super().places()

    def hide(self, viewer: i64) -> None:
        """Forgets what the viewer cannot know."""
        hide(self, viewer)

    def deal(self, rng: Rng) -> None:
        """Deals what was forgotten."""
        deal(self, rng)

    def pieces(self) -> dict[str, int]:
        """All components, wherever they lie."""
        return census(self)

    def empty(self) -> AtlantisState:
        """A position without content, with records for as many players."""
        twin = AtlantisState()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        twin.bag = Bag()
        twin.ship_stack = Bag()
        twin.lodging_stack = Bag()
        twin.waves = Bag()
        twin.scroll_deck = Bag()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, AtlantisState)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.year = self.year
        twin.round = self.round
        twin.turn = self.turn
        twin.acting = self.acting
        twin.actions = self.actions
        twin.lost = self.lost
        twin.order = self.order
        twin.sorting = self.sorting
        twin.top_turn = self.top_turn
        twin.middle_turn = self.middle_turn
        twin.neutral_middle = self.neutral_middle
        twin.neutral_bottom = self.neutral_bottom
        twin.city = self.city
        twin.courts = self.courts
        twin.posts = self.posts
        self.bag.share(twin.bag)
        twin.supply = self.supply
        twin.workshop_stack = self.workshop_stack
        twin.workshops_open = self.workshops_open
        twin.agora_stack = self.agora_stack
        twin.agoras_open = self.agoras_open
        self.ship_stack.share(twin.ship_stack)
        twin.ships_open = self.ships_open
        self.lodging_stack.share(twin.lodging_stack)
        twin.lodgings = self.lodgings
        twin.monument_stack = self.monument_stack
        twin.monuments = self.monuments
        self.waves.share(twin.waves)
        twin.wave = self.wave
        twin.pillar_stack = self.pillar_stack
        twin.piles = self.piles
        self.scroll_deck.share(twin.scroll_deck)
        twin.scrolls = self.scrolls
        twin.scroll_discard = self.scroll_discard
        twin.influence_deck = self.influence_deck
        twin.influence_open = self.influence_open
        twin.offered = self.offered
        twin.offered_count = self.offered_count
        twin.climbing = self.climbing
        twin.drawn = self.drawn

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        super().own()
        for player in self.players:
            player.own()
        self.supply = self.supply[:]
