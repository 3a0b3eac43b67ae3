"""Bots that answer at once: at random, looking one decision ahead, or the same with human mistakes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from aegean.core.game import Game
from aegean.core.hints import Hints
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers
from aegean.core.state import CHANCE, State, pick
from aegean.search.playout import best_prior
from aegean.search.utility import spread_of

DEALS: Final = 4  # how often greedy deals hidden things and rolls dice to compare moves
WORDS: Final = 4294967296.0  # how many random words there are
CARELESS: Final = 0.25  # what easy overlooks, in units of the spread of results
FOLLOW_UPS: Final = 12  # own decisions greedy plays on before it evaluates


class Bot(ABC):
    """A player of one seat."""

    name: str
    left: float  # share of its turn's budget not yet spent
    following: Seen[State] | None  # what it will see at its next decision, where only its own move leads there

    def __init__(self, name: str) -> None:
        self.name = name
        self.left = 1.0
        self.following = None

    @abstractmethod
    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """A legal action of the viewer, who has to decide."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def __reduce__(self) -> tuple[Any, ...]:
        return RandomBot, ()

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """One of the legal actions."""
        legal = seen.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Looks one decision ahead: what is best once its own turn is played out by first impression."""

    game: Game
    hints: Hints
    buffers: Buffers

    def __init__(self, game: Game) -> None:
        super().__init__("greedy")
        self.game = game
        self.hints = game.hints
        self.buffers = Buffers()

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (self.game,)

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """The action with the best mean lead over the others; the first of equals."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        leads = self.leads(seen, legal, rng, DEALS)
        return legal[leads.index(max(leads))]

    def leads(self, seen: Seen[State], legal: list[int], rng: Rng, deals: int) -> list[float]:
        """The mean lead over the others after each action, once its own turn is played out.

        Up to the first draw all deals go the same way, unless what is dealt matters before: then decisions that one
        deal has answered need no thought in the next, and where nothing is drawn at all, all leads are the same.
        """
        totals = [0.0] * len(legal)
        leads = [0.0] * len(legal)
        is_sure = [False] * len(legal)
        ways: list[list[int]] = [[] for _ in legal]
        for number in range(deals):
            drawn: i64 = rng.counter
            deal = seen.deal(rng)
            are_alike = rng.counter == drawn or not self.hints.fears_hidden
            luck = rng.split()
            dice = luck.clone()
            for i, action in enumerate(legal):
                if not is_sure[i]:
                    state = deal.clone()
                    state.apply(action)
                    dice.follow(luck)
                    if number == 0 or not are_alike:
                        ways[i] = self.begin_turn(state, seen.viewer)
                    else:
                        for answer in ways[i]:
                            state.apply(answer)
                    is_sure[i] = are_alike and state.seat != CHANCE
                    self.finish_turn(state, seen.viewer, dice, FOLLOW_UPS - len(ways[i]))
                    leads[i] = self.lead(state, seen.viewer)
                totals[i] += leads[i] / deals
        return totals

    def begin_turn(self, state: State, seat: i64) -> list[int]:
        """Plays the seat's own follow-up decisions until something is drawn or somebody else is asked; tells them."""
        way: list[int] = []
        while state.seat == seat and len(way) < FOLLOW_UPS:
            way.append(self.follow_up(state))
            state.apply(way[-1])
        return way

    def finish_turn(self, state: State, seat: i64, rng: Rng, most: i64) -> None:
        """Plays dice and the seat's own follow-up decisions until somebody else is asked."""
        for _n in range(most):
            if state.seat == CHANCE:
                count: i64 = state.options(self.buffers.options)
                state.apply(pick(state, self.buffers.options, self.buffers.weights, count, rng))
            elif state.seat == seat:
                state.apply(self.follow_up(state))
            else:
                return

    def follow_up(self, state: State) -> i64:
        """What looks best at first sight."""
        count: i64 = state.options(self.buffers.options)
        return best_prior(self.hints, state, self.buffers.options, count) if count > 1 else self.buffers.options[0]

    def lead(self, state: State, seat: i64) -> float:
        """Expected points, less a part of the best opponent's."""
        best: float = -1000.0
        for other in range(state.seats):
            if other != seat:
                value = self.hints.value(state, other)
                if value > best:
                    best = value
        return self.hints.value(state, seat) - 0.3 * best if state.seats > 1 else self.hints.value(state, seat)


class EasyBot(Bot):
    """A beginner: looks one decision ahead, and often takes what is a little worse."""

    greedy: GreedyBot
    game: Game

    def __init__(self, game: Game) -> None:
        super().__init__("easy")
        self.greedy = GreedyBot(game)
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return EasyBot, (self.game,)

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """An action, the likelier the better it looks."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        leads = self.greedy.leads(seen, legal, rng, 1)
        best = max(leads)
        spread, _ = spread_of(self.game, seen.position.seats)
        weights = [exp((lead - best) / (CARELESS * spread)) for lead in leads]
        rest = sum(weights) * float(rng.word()) / WORDS
        for action, weight in zip(legal, weights, strict=True):
            rest -= weight
            if rest < 0.0:
                return action
        return legal[-1]
