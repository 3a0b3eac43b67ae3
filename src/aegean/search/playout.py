"""Random play to the end: the speed of a game, and the floor every bot has to beat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.rng import Rng
from aegean.core.state import BUFFER, CHANCE, OVER, State, pick

BITS: Final = 62  # that a number can hold
BIT: Final = vec[i64]([2**place for place in range(BITS)])


@final
class Buffers:
    """Room for options and weights, made once and used for every decision."""

    options: vec[i64]
    weights: vec[i64]

    def __init__(self) -> None:
        self.options = BUFFER[:]
        self.weights = BUFFER[:]


def random_step(state: State, rng: Rng, buffers: Buffers) -> bool:
    """Plays one random action; tells whether a player had a real choice."""
    count: i64 = state.options(buffers.options)
    chosen = state.seat != CHANCE and count > 1
    state.apply(pick(state, buffers.options, buffers.weights, count, rng))
    return chosen


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


def prior_step(hints: Hints, state: State, rng: Rng, buffers: Buffers) -> None:
    """Plays one action: chance by its weights, a player by first impression."""
    count: i64 = state.options(buffers.options)
    if state.seat == CHANCE or count == 1:
        state.apply(pick(state, buffers.options, buffers.weights, count, rng))
    else:
        state.apply(pick_sensible(hints, state, count, rng, buffers))


def play_out(state: State, rng: Rng, buffers: Buffers) -> i64:
    """Plays at random to the end; returns the decisions in which a player had a choice."""
    decisions: i64 = 0
    while state.seat != OVER:
        if random_step(state, rng, buffers):
            decisions += 1
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
