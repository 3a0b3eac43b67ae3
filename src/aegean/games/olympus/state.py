"""Olympus as a position: who is asked what, and which rule answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.rng import Rng
from aegean.core.state import State
from aegean.games.olympus import actions, phrases, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.census import census
from aegean.games.olympus.rules import building, cards, cubes, favours, levels, payment, upkeep, war, worship, zeus
from aegean.games.olympus.scoring import tally, tiebreak


class OlympusState(Board):
    """A position of Olympus: one player decides, with at least one option, until the end (OU-15.1)."""

    def waits(self) -> bool:
        """Does automatic items; skips questions without a choice (OU-1.6, OU-1.7)."""
        step: i64 = self.step
        if step == steps.JOIN:
            return worship.can_join(self)
        if step == steps.CHOOSE_GOD:
            return worship.has_god_choice(self)
        if step == steps.BUILD:
            return building.can_build_any(self, self.seat)
        if step == steps.PAY_CUBE:
            return payment.has_payment(self)
        if step == steps.USE_BUILDING:
            return upkeep.has_use(self)
        if step == steps.DISCARD_CUBE:
            return cubes.has_discard(self)
        if step == steps.RAISE_TRACK:
            return levels.has_raise(self)
        if step == steps.LOWER_TRACK:
            return levels.has_lower(self)
        if step == steps.WAR_TARGET:
            return war.has_target(self)
        if step == steps.TRIBUTE_CUBE:
            return war.has_tribute_choice(self)
        if step == steps.HADES_CHOICE:
            return cards.is_struck_by_hades(self)
        if step == steps.FREE_BUILD:
            return building.has_free(self)
        if step == steps.WAIVE_UNIT:
            return payment.has_waive(self)
        if step == steps.SWAP_VP:
            return payment.has_swap(self)
        if step > steps.START_PLAYER:
            self.happen(step)
            return False
        return True

    def happen(self, step: i64) -> None:
        """Carries an automatic item out."""
        if step == steps.FAVOUR:
            favours.begin_favour(self)
        elif step == steps.LAY_CARD:
            cards.lay_card(self, self.arg)
        elif step == steps.NEXT_CEREMONY:
            worship.next_ceremony(self)
        elif step == steps.GRANT:
            worship.grant(self)
        elif step == steps.NAME_TARGETS:
            war.name_targets(self)
        elif step == steps.FIGHT:
            war.fight_next(self)
        else:
            upkeep.do_upkeep(self)

    def options(self, out: vec[i64]) -> i64:
        """The legal actions of the present step."""
        step: i64 = self.step
        if step == steps.CHOOSE_GOD:
            return worship.options_god(self, out)
        if step == steps.BUILD:
            return building.options_build(self, out)
        if step == steps.ZEUS_PICK:
            return zeus.options_pick(self, out)
        if step == steps.HERA_PICK:
            return favours.options_hera(self, out)
        if step == steps.ARES_ALPHA or step == steps.ARES_BETA:
            return favours.options_ares(self, out)
        if step == steps.FREE_BUILD:
            return building.options_free(self, out)
        if step == steps.WAIVE_UNIT:
            return payment.options_waive(self, out)
        if step == steps.SWAP_VP:
            return payment.options_swap(self, out)
        if step == steps.PAY_CUBE:
            return payment.options_pay(self, out)
        if step == steps.RAISE_TRACK:
            return levels.options_raise_track(self, out)
        if step == steps.LOWER_TRACK:
            return levels.options_lower_track(self, out)
        if step == steps.WORKSHOP_PICK:
            return cards.options_workshop(self, out)
        if step == steps.LEAGUE_WAR:
            return war.options_league(self, out)
        if step == steps.WAR_TARGET:
            return war.options_target(self, out)
        if step == steps.TRIBUTE_CUBE:
            return war.options_tribute(self, out)
        if step == steps.DISCARD_CUBE:
            return cubes.options_discard(self, out)
        if step == steps.USE_BUILDING:
            return upkeep.options_use(self, out)
        if step == steps.START_PLAYER:
            return actions.START.fill(out, self.seats)
        return steps.STEPS[step].blocks[0].fill(out)

    def weights(self, out: vec[i64]) -> None:
        """Every seat is as likely to start (OU-2.8)."""
        for seat in range(self.seats):
            out[seat] = 1

    def apply(self, action: i64) -> None:
        """Carries an action of the present step out and finds who is asked next."""
        step: i64 = self.step
        if step == steps.JOIN:
            worship.do_join(self, action == actions.JOIN.start)
        elif step == steps.CHOOSE_GOD:
            worship.do_god(self, action - actions.GOD.start)
        elif step == steps.BUILD:
            building.do_build(self, action - actions.BUILD.start)
        elif step == steps.ZEUS_PICK:
            zeus.do_pick(self, action - actions.ZEUS.start)
        elif step == steps.HERA_PICK:
            favours.do_hera(self, action - actions.HERA.start)
        elif step == steps.RAISE_OR_PRODUCE:
            favours.do_raise_or_produce(self, action - actions.SINGLE.start)
        elif step == steps.ARES_ALPHA or step == steps.ARES_BETA:
            favours.do_ares(self, action - actions.ARES.start)
        elif step == steps.APOLLO_ALPHA:
            favours.do_apollo(self, action != actions.APOLLO.start)
        elif step == steps.DISCARD_CUBE:
            cubes.do_discard(self, action - actions.DISCARD.start)
        elif step == steps.USE_BUILDING:
            upkeep.do_use(self, action - actions.USE.start)
        else:
            self.apply_rarer(action)
        self.advance()

    def apply_rarer(self, action: i64) -> None:
        """The steps that come up less often."""
        step: i64 = self.step
        if step == steps.PAY_CUBE:
            payment.do_pay(self, action - actions.PAY.start)
        elif step == steps.RAISE_TRACK:
            levels.do_raise_track(self, action - actions.RAISE.start)
        elif step == steps.LOWER_TRACK:
            levels.do_lower_track(self, action - actions.LOWER.start)
        elif step == steps.WAR_TARGET:
            war.do_target(self, action - actions.TARGET.start)
        elif step == steps.TRIBUTE_CUBE:
            war.do_tribute(self, action - actions.TRIBUTE.start)
        elif step == steps.SUPPLY_CUBE:
            cubes.do_supply(self, action - actions.TAKE.start)
        elif step == steps.WORKSHOP_PICK:
            cards.do_workshop(self, action - actions.WORKSHOP.start)
        elif step == steps.PHILOSOPHY_PICK:
            cards.do_philosophy(self, action - actions.PHILOSOPHY.start)
        elif step == steps.HADES_CHOICE:
            cards.do_hades(self, action != actions.HADES.start)
        elif step == steps.FREE_BUILD:
            building.do_free(self, action - actions.FREE_BUILD.start)
        elif step == steps.WAIVE_UNIT:
            payment.do_waive(self, action - actions.WAIVE.start)
        elif step == steps.SWAP_VP:
            payment.do_swap(self, action - actions.SWAP.start)
        elif step == steps.ORACLE_GOD:
            cards.do_oracle(self, action - actions.ORACLE.start)
        elif step == steps.LEAGUE_WAR:
            war.do_league(self, action - actions.LEAGUE.start)
        else:
            self.start = action - actions.START.start
            worship.begin_round(self)

    def why_not(self, action: i64) -> i64:
        """Why an action of the present step is not legal; 0 if it is."""
        step: i64 = self.step
        if step == steps.CHOOSE_GOD:
            return worship.why_not_god(self, action - actions.GOD.start)
        if step == steps.BUILD:
            return building.why_not_build_entry(self, action - actions.BUILD.start)
        if step == steps.ZEUS_PICK:
            return zeus.why_not_pick(self, action - actions.ZEUS.start)
        if step == steps.HERA_PICK:
            return favours.why_not_hera(self, action - actions.HERA.start)
        if step == steps.ARES_ALPHA or step == steps.ARES_BETA:
            return favours.why_not_ares(self, action - actions.ARES.start)
        if step == steps.FREE_BUILD:
            return building.why_not_free(self, action - actions.FREE_BUILD.start)
        if step == steps.WAIVE_UNIT:
            return payment.why_not_waive(self, action - actions.WAIVE.start)
        if step == steps.SWAP_VP:
            return payment.why_not_swap(self, action - actions.SWAP.start)
        if step == steps.PAY_CUBE:
            return payment.why_not_pay(self, action - actions.PAY.start)
        if step == steps.RAISE_TRACK:
            return levels.why_not_raise_track(self, action - actions.RAISE.start)
        if step == steps.LOWER_TRACK:
            return levels.why_not_lower_track(self, action - actions.LOWER.start)
        if step == steps.WORKSHOP_PICK:
            return cards.why_not_workshop(self, action - actions.WORKSHOP.start)
        if step == steps.LEAGUE_WAR:
            return war.why_not_league(self, action - actions.LEAGUE.start)
        if step == steps.WAR_TARGET:
            return war.why_not_target(self, action - actions.TARGET.start)
        if step == steps.TRIBUTE_CUBE:
            return war.why_not_tribute(self, action - actions.TRIBUTE.start)
        if step == steps.DISCARD_CUBE:
            return cubes.why_not_discard(self, action - actions.DISCARD.start)
        if step == steps.USE_BUILDING:
            return upkeep.why_not_use(self, action - actions.USE.start)
        return ALLOWED if action in self.legal() else reason(phrases.IMPOSSIBLE)

    def tally(self, seat: i64) -> list[int]:
        """The points of a seat by scoring item."""
        return tally(self, seat)

    def tiebreak(self, seat: i64) -> list[int]:
        """What decides between equal scores."""
        return tiebreak(self.players[seat])

    def hides(self) -> bool:
        """Nothing is."""
        return False

    def hide(self, viewer: i64) -> None:
        """Nothing: all of it is public (OU-1.3, section 6 of the rules)."""

    def deal(self, rng: Rng) -> None:
        """Nothing was forgotten."""

    def pieces(self) -> dict[str, int]:
        """All components, wherever they lie."""
        return census(self)

    def empty(self) -> OlympusState:
        """A position without content, with records for as many players."""
        twin = OlympusState()
        twin.players = self.players[:]
        for seat in range(self.seats):
            twin.players[seat] = Player()
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin equal; both share all lists."""
        assert isinstance(twin, OlympusState)
        super().share(twin)
        for seat in range(self.seats):
            self.players[seat].share(twin.players[seat])
        twin.round = self.round
        twin.start = self.start
        twin.upkeep = self.upkeep
        twin.god = self.god
        twin.leader = self.leader
        twin.followers = self.followers
        twin.declined = self.declined
        twin.alpha = self.alpha
        twin.beta = self.beta
        twin.temples = self.temples
        twin.glory = self.glory
        twin.named = self.named
        twin.named_count = self.named_count
        twin.dear_amphitheatre = self.dear_amphitheatre
        twin.plain_ares = self.plain_ares

    def own(self) -> None:
        """Takes copies of the lists that are changed in place."""
        super().own()
        for player in self.players:
            player.own()
