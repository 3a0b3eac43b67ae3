"""Orichalkum as a position: who is asked what, and which rule answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, reason
from aegean.core.rng import Rng
from aegean.core.state import State
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.census import census
from aegean.games.orichalkum.dice import weigh_rolls, write_rolls
from aegean.games.orichalkum.parts import ANCHORS, LAND
from aegean.games.orichalkum.rules import action, build, card, extra, fight, landscape, rounds, titans, victory


class OrichalkumState(Board):
    """A position of Orichalkum.

    All of it is public (section 6 of the rules): deck, bags and the shuffled part of every stack have no order
    to look up, and landscapes put under a stack were seen by everybody.
    """

    def waits(self) -> bool:
        """Does automatic items; skips questions without an answer to choose."""
        step: i64 = self.step
        if step == steps.LAY:
            return landscape.has_place(self)
        if step == steps.ACT:
            return action.can_act(self)
        if step == steps.PAY:
            return extra.may_buy(self)
        if step == steps.DRAW_TILE:
            return rounds.needs_tile(self)
        if step == steps.DRAW_CARD:
            return rounds.needs_card(self)
        if step == steps.DRAW_BUILDING:
            return rounds.needs_building(self)
        if step == steps.TITAN_ORDER:
            return titans.must_order(self)
        if step == steps.TARGET:
            return fight.has_target(self)
        if step == steps.SEND:
            return fight.can_send(self)
        if step == steps.OBJECT:
            return build.has_object(self)
        if step == steps.SETTLE:
            return fight.can_settle(self)
        if step == steps.GIVE_CREATURE:
            return extra.must_choose_creature(self)
        if step == steps.INITIATIVE:
            return rounds.must_decide(self)
        if step >= steps.BEGIN_ROUND:
            self.do_automatic()
            return False
        return True

    def do_automatic(self) -> None:
        """What happens without a decision."""
        step: i64 = self.step
        if step == steps.BEGIN_TURN:
            rounds.begin_turn(self)
        elif step == steps.BEGIN_ROUND:
            rounds.begin_round(self)
        elif step == steps.END_ROUND:
            rounds.end_round(self)
        elif step == steps.ARCH:
            fight.pay_arches(self)
        else:
            rounds.bonus_for_last(self)

    def options(self, out: vec[i64]) -> i64:
        """The legal actions of the present step."""
        if self.step >= steps.START_PLAYER:
            return self.outcomes(out)
        step: i64 = self.step
        if step == steps.LAY:
            return landscape.options_lay(self, out)
        if step == steps.TURN:
            return landscape.options_turn(self, out)
        if step == steps.TAKE_CARD:
            return card.options_take(self, out)
        if step == steps.ACT:
            return both(actions.ACT.start, out)
        if step == steps.PAY:
            return extra.options_pay(self, out)
        if step == steps.EXTRA:
            return extra.options_extra(self, out)
        if step == steps.OBJECT:
            return build.options_object(self, out)
        if step == steps.BUILD_ON:
            return build.options_on(self, out)
        if step == steps.TARGET:
            return fight.options_target(self, out)
        if step == steps.SEND:
            return fight.options_send(self, out)
        if step == steps.DISCARD:
            return card.options_discard(self, out)
        if step == steps.TEMPLE:
            return build.options_raise(self, out)
        if step == steps.TEMPLE_FACE:
            return build.options_face(self, out)
        if step == steps.DOUBLE:
            return both(actions.DOUBLE.start, out)
        if step == steps.KRONOS:
            return both(actions.KRONOS.start, out)
        if step == steps.SETTLE:
            return fight.options_settle(self, out)
        if step == steps.TITAN_ORDER:
            return titans.options_titan(self, out)
        if step == steps.RETURN_TITAN:
            return titans.options_return(self, out)
        if step == steps.GIVE_CREATURE:
            return extra.options_give(self, out)
        if step == steps.INITIATIVE:
            return rounds.options_initiative(self, out)
        if step == steps.CHOOSE_PORT:
            return landscape.options_port(self, out)
        return landscape.options_capital(self, out)

    def outcomes(self, out: vec[i64]) -> i64:
        """What chance can bring."""
        step: i64 = self.step
        if step == steps.DRAW_CARD:
            return self.deck.options(actions.CARD.start, out)
        if step == steps.DRAW_TILE:
            return rounds.options_tile(self, out)
        if step == steps.DRAW_CREATURE:
            return self.lair.options(actions.CREATURE.start, out)
        if step == steps.DRAW_BUILDING or step == steps.MINOTAUR_DRAW:
            return self.sack.options(actions.BUILDING.start, out)
        if step == steps.COMBAT_DICE:
            return write_rolls(fight.dice_count(self.players[self.turn], self.arg), actions.ROLL.start, out)
        if step == steps.DEAL_ISLAND:
            return rounds.options_island(self, out)
        return actions.START.fill(out, self.seats)

    def weights(self, out: vec[i64]) -> None:
        """The exact weights of the outcomes (section 6)."""
        step: i64 = self.step
        if step == steps.DRAW_CARD:
            self.deck.weights(out)
        elif step == steps.DRAW_TILE:
            rounds.weights_tile(self, out)
        elif step == steps.DRAW_CREATURE:
            self.lair.weights(out)
        elif step == steps.DRAW_BUILDING or step == steps.MINOTAUR_DRAW:
            self.sack.weights(out)
        elif step == steps.COMBAT_DICE:
            weigh_rolls(fight.dice_count(self.players[self.turn], self.arg), out)
        else:
            for place in range(4):
                out[place] = 1

    def apply(self, action_: i64) -> None:
        """Carries an action of the present step out and finds who is asked next."""
        if self.step >= steps.START_PLAYER:
            self.happen(action_)
        elif self.step <= steps.RETURN_TITAN:
            self.explore(action_)
        else:
            self.decide(action_)
        self.advance()

    def explore(self, action_: i64) -> None:
        """Phases 1 and 2."""
        step: i64 = self.step
        if step == steps.LAY:
            landscape.do_lay(self, LAND[action_ - actions.LAY.start])
        elif step == steps.TURN:
            landscape.lay(self, self.arg, action_ - actions.TURN.start)
        elif step == steps.TAKE_CARD:
            card.do_take(self, action_ - actions.TAKE.start)
        elif step == steps.TITAN_ORDER:
            titans.do_titan(self, action_ - actions.TITAN.start)
        elif step == steps.RETURN_TITAN:
            titans.return_titan(self, action_ - actions.RETURN.start)
        elif step == steps.CHOOSE_PORT:
            landscape.do_port(self, action_ - actions.PORT.start)
        else:
            landscape.do_capital(self, action_ - actions.CAPITAL.start)

    def decide(self, action_: i64) -> None:
        """Phases 3 to 5 and the initiative."""
        step: i64 = self.step
        if step == steps.ACT:
            action.do_act(self, action_)
        elif step == steps.PAY:
            extra.do_pay(self, action_)
        elif step == steps.EXTRA:
            extra.do_extra(self, action_ - actions.EXTRA.start)
        elif step == steps.OBJECT:
            build.do_object(self, action_)
        elif step == steps.BUILD_ON:
            build.do_on(self, LAND[action_ - actions.ON.start])
        elif step == steps.TARGET:
            fight.do_target(self, action_)
        elif step == steps.SEND:
            fight.do_send(self, action_ - actions.SEND.start)
        elif step == steps.DISCARD:
            card.do_discard(self, action_ - actions.DISCARD.start)
        elif step == steps.TEMPLE:
            build.do_raise(self, ANCHORS[action_ - actions.RAISE.start])
        elif step == steps.TEMPLE_FACE:
            build.do_face(self, action_ - actions.FACE.start)
        elif step == steps.DOUBLE:
            action.do_double(self, action_)
        elif step == steps.KRONOS:
            fight.do_kronos(self, action_)
        elif step == steps.SETTLE:
            fight.do_settle(self, action_)
        elif step == steps.GIVE_CREATURE:
            extra.do_give(self, action_ - actions.GIVE.start)
        else:
            rounds.give_initiative(self, action_ - actions.INITIATIVE.start)

    def happen(self, action_: i64) -> None:
        """What chance has decided."""
        step: i64 = self.step
        if step == steps.DRAW_CARD:
            rounds.draw_card(self, action_ - actions.CARD.start)
        elif step == steps.DRAW_TILE:
            rounds.draw_tile(self, action_ - actions.TILE.start)
        elif step == steps.DRAW_CREATURE:
            rounds.draw_creature(self, action_ - actions.CREATURE.start)
        elif step == steps.DRAW_BUILDING:
            rounds.draw_building(self, action_ - actions.BUILDING.start)
        elif step == steps.COMBAT_DICE:
            fight.do_roll(self, action_ - actions.ROLL.start)
        elif step == steps.MINOTAUR_DRAW:
            fight.draw_minotaur(self, action_ - actions.BUILDING.start)
        elif step == steps.DEAL_ISLAND:
            rounds.deal_island(self, action_ - actions.ISLAND.start)
        else:
            self.initiative = action_ - actions.START.start
            self.turn = self.initiative

    def why_not(self, action_: i64) -> i64:
        """Why an action of the present step is not legal; 0 if it is."""
        step: i64 = self.step
        if step == steps.TAKE_CARD:
            return card.why_not_take(self, action_ - actions.TAKE.start)
        if step == steps.CHOOSE_PORT:
            return landscape.why_not_port(self, action_ - actions.PORT.start)
        if step == steps.CAPITAL:
            return landscape.why_not_capital(self, action_ - actions.CAPITAL.start)
        if step == steps.LAY:
            return landscape.why_not_lay(self, LAND[action_ - actions.LAY.start])
        if step == steps.TURN:
            return landscape.why_not_turn(self, action_ - actions.TURN.start)
        if step == steps.TITAN_ORDER:
            return titans.why_not_titan(self, action_ - actions.TITAN.start)
        if step == steps.RETURN_TITAN:
            return titans.why_not_return(self, action_ - actions.RETURN.start)
        if step == steps.TARGET:
            return fight.why_not_target(self, action_)
        if step == steps.SEND:
            return fight.why_not_send(self, action_ - actions.SEND.start)
        if step == steps.SETTLE:
            return fight.why_not_settle(self, action_)
        return self.why_not_later(action_)

    def why_not_later(self, action_: i64) -> i64:
        """The same for building, paying and the end of turn and round."""
        step: i64 = self.step
        if step == steps.OBJECT:
            return build.why_not_object(self, action_)
        if step == steps.BUILD_ON:
            return build.why_not_on(self, LAND[action_ - actions.ON.start])
        if step == steps.TEMPLE:
            return build.why_not_raise(self, ANCHORS[action_ - actions.RAISE.start])
        if step == steps.TEMPLE_FACE:
            return build.why_not_face(self, action_ - actions.FACE.start)
        if step == steps.PAY:
            return ALLOWED if action_ == actions.NOTHING.start else extra.why_not_pay(self, action_ - actions.PAY.start)
        if step == steps.GIVE_CREATURE:
            return extra.why_not_give(self, action_ - actions.GIVE.start)
        if step == steps.EXTRA:
            return extra.why_not_extra(self, action_ - actions.EXTRA.start)
        if step == steps.DISCARD:
            return card.why_not_discard(self, action_ - actions.DISCARD.start)
        if step == steps.INITIATIVE:
            return rounds.why_not_initiative(self, action_ - actions.INITIATIVE.start)
        return ALLOWED if action_ in self.legal() else reason(phrases.IMPOSSIBLE)

    def tally(self, seat: i64) -> list[int]:
        """The points of a seat by kind."""
        return victory.tally(self, seat)

    def tiebreak(self, seat: i64) -> list[int]:
        """What ranks equal points."""
        _, creatures, goods = victory.rank(self, seat)
        return [creatures, goods]

    def places(self) -> list[int]:
        """The winner first, then by rank."""
        return victory.places(self)

    def hides(self) -> bool:
        """Nothing is."""
        return False

    def hide(self, viewer: i64) -> None:
        """Nothing: all of it is public."""

    def deal(self, rng: Rng) -> None:
        """Nothing was forgotten."""

    def pieces(self) -> dict[str, int]:
        """All components, wherever they lie."""
        return census(self)

    def empty(self) -> OrichalkumState:
        """A position without content, with records for as many players."""
        twin = OrichalkumState()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        twin.deck = Bag()
        twin.lair = Bag()
        twin.sack = Bag()
        twin.stacks = self.stacks[:]
        for size in range(i64(len(self.stacks))):
            twin.stacks[size] = Bag()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, OrichalkumState)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.round = self.round
        twin.turn = self.turn
        twin.initiative = self.initiative
        twin.winner = self.winner
        twin.cards = self.cards
        twin.tiles = self.tiles
        twin.beasts = self.beasts
        twin.row_count = self.row_count
        twin.card = self.card
        twin.tile = self.tile
        twin.beast = self.beast
        twin.slots = self.slots
        twin.stocked = self.stocked
        twin.drawn = self.drawn
        twin.holders = self.holders
        twin.awake = self.awake
        twin.hoplites = self.hoplites
        twin.orichalcum = self.orichalcum
        self.deck.share(twin.deck)
        twin.discard = self.discard
        for size in range(i64(len(self.stacks))):
            self.stacks[size].share(twin.stacks[size])
        twin.under = self.under
        twin.under_count = self.under_count
        self.lair.share(twin.lair)
        self.sack.share(twin.sack)


def both(first: i64, out: vec[i64]) -> i64:
    """Two neighbouring actions: yes and no."""
    out[0] = first
    out[1] = first + 1
    return 2
