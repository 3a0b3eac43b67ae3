"""Olympos as a position: who is asked what, and which rule answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALL, ALLOWED, reason
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, State
from aegean.games.olympos import actions, phrases, setup, steps
from aegean.games.olympos.board import Board, Player
from aegean.games.olympos.census import census
from aegean.games.olympos.parts import BUNDLES, COLUMNS, DIVINE_FAVOUR, KINDS_OF_GOD
from aegean.games.olympos.rules import (
    barring,
    destiny,
    discovery,
    expansion,
    gains,
    gods,
    menu,
    settlers,
    time,
    wonder,
)
from aegean.games.olympos.scoring import tally, tiebreak
from aegean.games.olympos.seen import deal, hide


class OlymposState(Board):
    """A position of Olympos."""

    def waits(self) -> bool:
        """Does automatic items; skips questions without an answer to choose."""
        step: i64 = self.step
        if step == steps.NEXT_TURN:
            self.seat = time.active_seat(self)
            self.step = steps.MENU
            return self.seat >= 0
        if step == steps.END_CARDS:
            return destiny.can_play_any(self, self.seat)
        if step == steps.FAVOUR:
            return self.players[self.seat].hand[DIVINE_FAVOUR] > 0
        if step == steps.DRAW_DESTINY:
            destiny.plan_draw(self, self.seat)
            return False
        if step == steps.DRAW:
            return destiny.has_card_to_draw(self)
        if step == steps.GOD:
            gods.do_god(self)
            return False
        if step == steps.WITHDRAW:
            return self.players[self.seat].on_map > 0
        return self.waits_for_setup()

    def waits_for_setup(self) -> bool:
        """The bottom player bars; what is left over at the end of a row needs no draw."""
        step: i64 = self.step
        if step == steps.LAY_TILE and self.arg % COLUMNS == COLUMNS - 1:
            setup.lay_last_tile(self)
            return False
        if step == steps.RAISE_WONDER and self.arg == COLUMNS - 1:
            setup.raise_last_wonder(self)
            return False
        if step == steps.STACK_MARKER and self.arg == self.seats - 1:
            setup.stack_last_marker(self)
            return False
        if step == steps.BAR:
            self.seat = setup.bottom_seat(self)
        elif step == steps.SETTLE_TRIBES:
            setup.settle_tribes(self)
            return False
        return True

    def options(self, out: vec[i64]) -> i64:
        """The legal actions of the present step."""
        step: i64 = self.step
        if step == steps.MENU:
            return menu.options_menu(self, out)
        if step == steps.DESTINATION:
            return expansion.options_to(self, out)
        if step == steps.MOVER:
            return expansion.options_mover(self, out)
        if step == steps.DISC:
            return settlers.options_disc(self, self.seat, self.arg // 2, out)
        if step == steps.DISCOVERY:
            return discovery.options_take(self, out)
        if step == steps.BONUS:
            return discovery.options_bonus(self, out)
        if step == steps.PAY:
            return discovery.options_pay(self, out)
        if step == steps.VARIANT:
            return discovery.options_variant(self, out)
        if step == steps.CUBE:
            return gains.options_cube(out)
        if step == steps.BUILD:
            return wonder.options_build(self, out)
        if step == steps.END_CARDS:
            n: i64 = destiny.options_card(self, out)
            out[n] = actions.DONE.start
            return n + 1
        if step == steps.KEEP:
            return destiny.options_keep(self, out)
        if step == steps.FAVOUR:
            return gods.options_favour(self, out)
        if step == steps.WITHDRAW:
            return gods.options_withdraw(self, out)
        if step == steps.BAR:
            return barring.options_bar(self, out)
        if step == steps.STAR:
            return actions.STAR.fill(out)
        return self.options_of_chance(out)

    def options_of_chance(self, out: vec[i64]) -> i64:
        """What may be drawn, laid, dealt or revealed (section 6)."""
        step: i64 = self.step
        if step == steps.DRAW:
            return self.deck.options(actions.DRAW.start, out)
        if step == steps.LAY_TILE:
            return setup.options_tile(self, actions.LAY.start, out)
        if step == steps.REVEAL:
            return self.gods.options(actions.REVEAL.start, out)
        if step == steps.RAISE_WONDER:
            return setup.options_wonder(self, actions.RAISE.start, out)
        if step == steps.STACK_MARKER:
            return setup.options_marker(self, actions.STACK.start, out)
        if step == steps.DEAL_CUBE:
            return self.purse.options(actions.DEAL.start, out)
        return actions.FIFTH.fill(out)

    def weights(self, out: vec[i64]) -> None:
        """The exact weights of the outcomes: cards and cubes by number, all else even (section 6)."""
        if self.step == steps.DRAW:
            self.deck.weights(out)
        elif self.step == steps.DEAL_CUBE:
            self.purse.weights(out)
        else:
            for i in range(KINDS_OF_GOD):
                out[i] = 1

    def apply(self, action: i64) -> None:
        """Carries an action of the present step out and finds who is asked next."""
        step: i64 = self.step
        if step == steps.MENU:
            menu.do_menu(self, action)
        elif step == steps.DESTINATION:
            expansion.do_to(self, action - actions.TO.start)
        elif step == steps.MOVER:
            expansion.do_mover(self, action)
        elif step == steps.DISC:
            self.choose_disc(action - actions.DISC.start + 1)
        elif step == steps.DISCOVERY:
            discovery.do_take(self, action - actions.TAKE.start)
        elif step == steps.BONUS:
            discovery.do_bonus(self, action - actions.BONUS.start)
        elif step == steps.PAY:
            discovery.develop(self, self.arg, BUNDLES[action - actions.PAY.start])
        elif step == steps.VARIANT:
            discovery.do_variant(self, action - actions.VARIANT.start)
        elif step == steps.CUBE:
            gains.gain_cubes(self, self.seat, action - actions.CUBE.start, 1)
        elif step == steps.BUILD:
            wonder.do_build(self, action - actions.BUILD.start)
        elif step == steps.STAR:
            wonder.do_star(self, action - actions.STAR.start)
        elif step == steps.END_CARDS:
            if action != actions.DONE.start:
                destiny.do_card(self, action - actions.CARD.start)
        elif step == steps.KEEP:
            destiny.do_keep(self, action - actions.KEEP.start)
        elif step == steps.FAVOUR:
            gods.do_favour(self, action)
        elif step == steps.WITHDRAW:
            gods.do_withdraw(self, action - actions.FROM.start)
        elif step == steps.BAR:
            barring.do_bar(self, action - actions.BAR.start)
        else:
            self.apply_chance(action)
        self.advance()

    def choose_disc(self, number: i64) -> None:
        """The disc that moves, or that Hades takes (D4, D16)."""
        disc: i64 = settlers.own_disc(self, self.seat, self.arg // 2, number)
        if self.arg % 2 == 1:
            gods.withdraw(self, disc)
        else:
            self.ask(steps.DESTINATION, self.seat, disc)

    def apply_chance(self, action: i64) -> None:
        """Carries a move of chance out (section 6)."""
        step: i64 = self.step
        if step == steps.DRAW:
            destiny.draw(self, action - actions.DRAW.start)
        elif step == steps.REVEAL:
            gods.reveal(self, action - actions.REVEAL.start)
        elif step == steps.LAY_TILE:
            setup.lay_tile(self, action - actions.LAY.start)
        elif step == steps.RAISE_WONDER:
            setup.raise_wonder(self, action - actions.RAISE.start)
        elif step == steps.STACK_MARKER:
            setup.stack_marker(self, action - actions.STACK.start)
        elif step == steps.DEAL_CUBE:
            setup.deal_cube(self, action - actions.DEAL.start)
        else:
            self.purse.put(action - actions.FIFTH.start)

    def why_not(self, action: i64) -> i64:
        """Why an action of the present step is not legal; 0 if it is."""
        step: i64 = self.step
        if step == steps.MENU:
            return menu.why_not_menu(self, action)
        if step == steps.MOVER:
            if action == actions.NEW.start:
                return expansion.why_not_new(self)
            return expansion.why_not_from(self, action - actions.FROM.start)
        if step == steps.DESTINATION:
            return expansion.why_not_to(self, action - actions.TO.start)
        if step == steps.DISC:
            return settlers.why_not_disc(self, self.seat, self.arg // 2, action - actions.DISC.start + 1)
        if step == steps.DISCOVERY:
            return discovery.explain_take(self, action - actions.TAKE.start)
        if step == steps.PAY:
            return discovery.why_not_pay(self, action - actions.PAY.start)
        if step == steps.VARIANT:
            return discovery.why_not_variant(self, action - actions.VARIANT.start)
        if step == steps.BONUS:
            return discovery.why_not_bonus(self, action - actions.BONUS.start)
        if step == steps.BUILD:
            return wonder.why_not_build(self, action - actions.BUILD.start)
        if step == steps.KEEP:
            return destiny.why_not_keep(self, action - actions.KEEP.start)
        if step == steps.END_CARDS and actions.CARD.has(action):
            return destiny.why_not_card(self, action - actions.CARD.start)
        if step == steps.FAVOUR:
            return gods.why_not_favour(self, action)
        if step == steps.WITHDRAW:
            return gods.why_not_withdraw(self, action - actions.FROM.start)
        if step == steps.BAR:
            return barring.why_not_bar(self, action - actions.BAR.start)
        return ALLOWED if action in self.legal() else reason(phrases.IMPOSSIBLE)

    def audience(self) -> i64:
        """Destiny cards are drawn and kept in secret (OS-8.1)."""
        if self.step == steps.DRAW and self.seat == CHANCE:
            return self.arg // 2
        return self.seat if self.step == steps.KEEP else ALL

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

    def empty(self) -> OlymposState:
        """A position without content, with records for as many players."""
        twin = OlymposState()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        twin.purse = Bag()
        twin.deck = Bag()
        twin.held = Bag()
        twin.gods = Bag()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, OlymposState)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.place = self.place
        twin.below = self.below
        twin.top = self.top
        twin.barred = self.barred
        twin.tribes = self.tribes
        twin.tiles = self.tiles
        twin.space_of = self.space_of
        twin.piles = self.piles
        twin.slots = self.slots
        twin.wonders = self.wonders
        twin.column_of = self.column_of
        twin.built = self.built
        self.purse.share(twin.purse)
        self.deck.share(twin.deck)
        twin.deck_count = self.deck_count
        self.held.share(twin.held)
        twin.discard = self.discard
        twin.discard_count = self.discard_count
        twin.drawn = self.drawn
        twin.drawn_count = self.drawn_count
        self.gods.share(twin.gods)
        twin.revealed = self.revealed
        twin.god = self.god
        twin.declined = self.declined

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        super().own()
        self.place = self.place[:]
        self.below = self.below[:]
        self.top = self.top[:]
