"""Chance and forced moves: what is played without anybody's choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.state import BUFFER, CHANCE, OVER, State, pick

CHOICE: Final = -1  # no action is forced: somebody has a choice, or the game is over


@final
class Buffers:
    """The options of a position and their weights, written into the same lists again and again."""

    options: vec[i64]
    weights: vec[i64]
    count: i64  # of the options last written

    def __init__(self) -> None:
        self.options = BUFFER[:]
        self.weights = BUFFER[:]
        self.count = 0


def next_forced(state: State, rng: Rng, buffers: Buffers) -> i64:
    """A draw of chance or a player's only option; CHOICE if somebody has a choice or the game is over."""
    if state.seat == OVER:
        buffers.count = 0
        return CHOICE
    count: i64 = state.options(buffers.options)
    buffers.count = count
    if count > 1 and state.seat != CHANCE:
        return CHOICE
    return pick(state, buffers.options, buffers.weights, count, rng)


def settle(state: State, rng: Rng, buffers: Buffers) -> i64:
    """Plays chance and forced moves until somebody has a choice; returns how many options they have, 0 at the end.

    >>> import aegean
    >>> state, buffers = aegean.load("athens").start(2, start="seat_1"), Buffers()
    >>> state.seat, settle(state, Rng(4), buffers) == len(state.legal()), state.seat
    (-1, True, 0)
    """
    action: i64 = next_forced(state, rng, buffers)
    while action != CHOICE:
        state.apply(action)
        action = next_forced(state, rng, buffers)
    return buffers.count
