"""Checks that `greedy`, which thinks about nothing twice, finds the same leads as if it did."""

from __future__ import annotations

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers
from aegean.core.state import CHANCE, State, pick
from aegean.search.playout import best_prior
from aegean.search.simple import DEALS, FOLLOW_UPS, GreedyBot
from aegean.testing.walks import walk

EVERY, RARELY = 3, 7  # of so many positions one is looked at: where something is hidden, and elsewhere


def greedy_overlooks_nothing(game: Game, seats: int) -> None:
    """Every turn played out in every deal gives the leads that are found; hidden things matter only if hints say so."""
    overlooks_nothing(GreedyBot(game), seats)


def overlooks_nothing(bot: GreedyBot, seats: int) -> None:
    """The same for a bot with hints of its own."""
    for number, state in enumerate(walk(bot.game, seats, 31)):
        if state.seat >= 0 and number % (EVERY if is_dealt(state) else RARELY) == 0:
            seen, legal = Seen(state, int(state.seat)), state.legal()
            assert bot.leads(seen, legal, Rng(number), DEALS) == plain_leads(bot, seen, legal, Rng(number))


def is_dealt(state: State) -> bool:
    """Whether something is hidden from whoever decides."""
    rng = Rng(1)
    Seen(state, int(state.seat)).deal(rng)
    return rng.counter != Rng(1).counter


def plain_leads(bot: GreedyBot, seen: Seen[State], legal: list[int], rng: Rng) -> list[float]:
    """The mean lead after each action, every turn played out in every deal."""
    totals = [0.0] * len(legal)
    for _ in range(DEALS):
        deal = seen.deal(rng)
        luck = rng.split()
        for place, action in enumerate(legal):
            state = deal.clone()
            state.apply(action)
            play_turn(bot, state, seen.viewer, luck.clone())
            totals[place] += bot.lead(state, seen.viewer) / DEALS
    return totals


def play_turn(bot: GreedyBot, state: State, seat: int, rng: Rng) -> None:
    """Plays draws and own decisions by first impression until somebody else is asked."""
    buffers = Buffers()
    for _ in range(FOLLOW_UPS):
        if state.seat not in (seat, CHANCE):
            return
        count = state.options(buffers.options)
        if state.seat == CHANCE:
            state.apply(pick(state, buffers.options, buffers.weights, count, rng))
        else:
            state.apply(best_prior(bot.hints, state, buffers.options, count))
