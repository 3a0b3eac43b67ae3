"""Athens as a position: who is asked what, and which rule answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALL, ALLOWED, reason
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, State
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import Board, Player
from aegean.games.athens.census import census
from aegean.games.athens.parts import DEEDS, DIRECTION_WAYS, GREY_WAYS, WHITE_WAYS
from aegean.games.athens.rules import action, base, cards, event, oracle, population, price
from aegean.games.athens.scoring import tally, tiebreak
from aegean.games.athens.seen import deal, hide


class AthensState(Board):
    """A position of Athens."""

    def waits(self) -> bool:
        """Does automatic items; skips questions without an answer to choose."""
        step: i64 = self.step
        if step == steps.DISCARD_TILE:
            return population.too_many_tiles(self, self.seat)
        if step == steps.ACT:
            if self.arg == 1:
                action.begin_turn(self)
            return True
        if step == steps.CHOOSE_EVENT:
            return event.has_event(self)
        if step == steps.PLACE_CUBE:
            return event.can_place_on(self, self.arg // 2)
        if step == steps.EFFECT:
            cards.do_effect(self, DEEDS[self.arg])
            return False
        if step == steps.BEGIN_ROUND:
            population.begin_round(self)
            return False
        if step == steps.PHASES:
            population.plan_phases(self)
            return False
        if step == steps.END_ROUND:
            event.end_round(self)
            return False
        return True

    def options(self, out: vec[i64]) -> i64:
        """The legal actions of the present step."""
        step: i64 = self.step
        if step == steps.ACT:
            return action.options_act(self, out)
        if step == steps.TAKE_BASE:
            return base.options_base(self, out)
        if step == steps.DRAW_TILE:
            return self.bag.options(actions.DRAW.start, out)
        if step == steps.DISCARD_TILE:
            return population.options_discard(self, out)
        if step == steps.PAY:
            return price.options_pay(self, out)
        if step == steps.GIVE:
            return cards.options_give(self, out)
        if step == steps.TUCK:
            return cards.options_tuck(self, out)
        if step == steps.RETURN_ORACLE:
            return oracle.options_return(self, out)
        if step == steps.CHOOSE_EVENT:
            return event.options_event(self, out)
        if step == steps.PLACE_CUBE:
            return event.options_place(self, out)
        if step == steps.DRAW_ORACLE:
            return oracle.options_oracle(self, out)
        if step == steps.REVEAL_LANDMARK:
            return self.pile.options(actions.REVEAL.start, out)
        if step == steps.START_PLAYER:
            return actions.START.fill(out, self.seats)
        return steps.STEPS[step].blocks[0].fill(out)

    def weights(self, out: vec[i64]) -> None:
        """The exact weights of the outcomes (section 6)."""
        step: i64 = self.step
        if step == steps.DRAW_TILE:
            self.bag.weights(out)
        elif step == steps.DRAW_ORACLE:
            oracle.weights_oracle(self, out)
        elif step == steps.REVEAL_LANDMARK:
            self.pile.weights(out)
        elif step == steps.WHITE_DICE:
            copy(WHITE_WAYS, out)
        elif step == steps.GREY_DICE:
            copy(GREY_WAYS, out)
        elif step == steps.ORDER_DIE:
            copy(DIRECTION_WAYS, out)
        else:
            for seat in range(self.seats):
                out[seat] = 1

    def apply(self, action_: i64) -> None:
        """Carries an action of the present step out and finds who is asked next."""
        step: i64 = self.step
        if step == steps.ACT:
            action.do_act(self, action_)
        elif step == steps.TAKE_BASE:
            base.do_base(self, action_ - actions.BASE.start)
        elif step == steps.DRAW_TILE:
            population.draw_tile(self, self.arg, action_ - actions.DRAW.start)
        elif step == steps.DISCARD_TILE:
            population.do_discard(self, action_ - actions.DISCARD.start)
        elif step == steps.PAY:
            price.do_pay(self, action_ - actions.PAY.start)
        elif step == steps.GIVE:
            cards.do_give(self, action_ - actions.GIVE.start)
        elif step == steps.TUCK:
            cards.do_tuck(self, action_ - actions.TUCK.start)
        elif step == steps.RETURN_ORACLE:
            oracle.do_return(self, action_ - actions.RETURN.start)
        elif step == steps.CHOOSE_EVENT:
            event.do_event(self, action_)
        elif step == steps.PLACE_CUBE:
            event.do_place(self, action_)
        elif step == steps.WHITE_DICE:
            self.white = population.shown(action_ - actions.ROLL.start)
        elif step == steps.ORDER_DIE:
            self.clockwise = action_ == actions.ORDER.start
        elif step == steps.GREY_DICE:
            action.roll_grey(self, action_ - actions.GREY.start)
        elif step == steps.DRAW_ORACLE:
            oracle.draw_oracle(self, action_ - actions.ASK.start)
        elif step == steps.REVEAL_LANDMARK:
            self.landmark = action_ - actions.REVEAL.start
            self.pile.take(self.landmark)
        else:
            self.start = action_ - actions.START.start
        self.advance()

    def why_not(self, action_: i64) -> i64:
        """Why an action of the present step is not legal; 0 if it is."""
        step: i64 = self.step
        if step == steps.ACT:
            return action.why_not_act(self, action_)
        if step == steps.TAKE_BASE:
            return base.why_not_base(self, action_ - actions.BASE.start)
        if step == steps.DISCARD_TILE:
            return population.why_not_discard(self, action_ - actions.DISCARD.start)
        if step == steps.PAY:
            return price.why_not_pay(self, DEEDS[self.arg], action_ - actions.PAY.start)
        if step == steps.GIVE:
            return cards.why_not_give(self, DEEDS[self.arg], action_ - actions.GIVE.start)
        if step == steps.TUCK:
            return cards.why_not_tuck(self, action_ - actions.TUCK.start)
        if step == steps.RETURN_ORACLE:
            return oracle.why_not_return(self, action_ - actions.RETURN.start)
        if step == steps.CHOOSE_EVENT:
            return event.why_not_choose(self, action_)
        if step == steps.PLACE_CUBE:
            return event.why_not_place(self, action_)
        return ALLOWED if action_ in self.legal() else reason(phrases.IMPOSSIBLE)

    def audience(self) -> i64:
        """Oracle cards are drawn and put back in secret (section 6)."""
        if self.step == steps.DRAW_ORACLE and self.seat == CHANCE:
            return self.arg // 2
        return self.seat if self.step == steps.RETURN_ORACLE else ALL

    def tally(self, seat: i64) -> list[int]:
        """The points of a seat by scoring item."""
        return tally(self.players[seat])

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


def copy(source: vec[i64], out: vec[i64]) -> None:
    """Copies a list of weights into the buffer."""
    for i in range(i64(len(source))):
        out[i] = source[i]
