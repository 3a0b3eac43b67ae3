"""Seeded random games: the positions that every check of the contract looks at."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.state import OVER, State, pick_any


def step(state: State, rng: Rng) -> int:
    """Plays one random action and tells which."""
    action = pick_any(state, rng)
    state.apply(action)
    return action


def walk(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game from the start to the end, always the same object."""
    state, rng = game.start(seats), Rng(seed)
    yield state
    while state.seat != OVER:
        step(state, rng)
        yield state


def samples(game: Game, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every so many positions of a random game, as clones."""
    for number, state in enumerate(walk(game, seats, seed)):
        if number % every == seed % every:
            yield state.clone()


def games_digest(game: Game, seats: int, games: int) -> str:
    """One fingerprint of the ends of many seeded games: equal on both builds."""
    total = hashlib.sha256()
    for seed in range(games):
        *_, state = walk(game, seats, seed)
        total.update(game.digest(state).encode())
    return total.hexdigest()[:16]
