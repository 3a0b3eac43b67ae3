"""Random play to the end: the speed of a game, and the floor every bot has to beat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.rng import Rng
from aegean.core.settle import CHOICE, Buffers, next_forced, settle
from aegean.core.state import OVER, State

BITS: Final = 62  # that a number can hold
BIT: Final = vec[i64]([2**place for place in range(BITS)])


def random_step(state: State, rng: Rng, buffers: Buffers) -> None:
    """Plays one random action of chance or a player."""
    action: i64 = next_forced(state, rng, buffers)
    if action == CHOICE:
        action = buffers.options[rng.below(buffers.count)]
    state.apply(action)


def pick_sensible(hints: Hints, state: State, count: i64, rng: Rng, buffers: Buffers) -> i64:
    """The most promising of a few drawn options: cheap however many there are, and never the same."""
    best: i64 = -1
    best_prior: float = -1.0
    weighed: i64 = 0  # as bits; what is drawn again is not weighed again
    for _n in range(hints.drawn):
        place: i64 = rng.below(count)
        bit: i64 = BIT[place] if place < BITS else i64(0)
        if weighed & bit == 0:
            weighed |= bit
            option: i64 = buffers.options[place]
            prior: float = hints.prior(state, option)
            if prior > best_prior:
                best = option
                best_prior = prior
    return best


def best_prior(hints: Hints, state: State, options: vec[i64], count: i64) -> i64:
    """The option that looks best before any search; the first of equals."""
    best: i64 = options[0]
    best_value: float = hints.prior(state, best)
    for i in range(1, count):
        value: float = hints.prior(state, options[i])
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def play_out(state: State, rng: Rng, buffers: Buffers) -> i64:
    """Plays at random to the end; returns the decisions in which a player had a choice."""
    decisions: i64 = 0
    count: i64 = settle(state, rng, buffers)
    while count > 0:
        state.apply(buffers.options[rng.below(count)])
        decisions += 1
        count = settle(state, rng, buffers)
    return decisions


def perft(state: State, depth: i64, buffers: Buffers) -> i64:
    """How many sequences of so many moves there are, chance included."""
    if depth == 0 or state.seat == OVER:
        return 1
    count: i64 = state.options(buffers.options)
    if depth == 1:
        return count
    actions = buffers.options[:count]
    total: i64 = 0
    for action in actions:
        child = state.clone()
        child.apply(action)
        total += perft(child, depth - 1, buffers)
    return total


def clone_often(state: State, times: i64) -> None:
    """Clones a position so often: what a clone costs."""
    for _n in range(times):
        state.clone()
