"""Checks of what learners get: numbers that tell positions apart, and stay within what they are said to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.core.fields import dump_fields
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers, settle
from aegean.core.state import OVER, State, pick_any

ANSWERS: Final = 12  # tried at each decision
EVERY: Final = 3  # of so many decisions one is looked at


def decisions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody has a choice, always the same object."""
    state, rng, buffers = game.start(seats), Rng(seed), Buffers()
    while settle(state, rng, buffers) > 0:
        yield state
        state.apply(pick_any(state, rng))


def next_decisions(state: State, rng: Rng) -> Iterator[State]:
    """The positions in which somebody has a choice again after some of the answers."""
    legal = state.legal()
    if len(legal) > ANSWERS:
        legal = sorted({legal[rng.below(len(legal))] for _ in range(ANSWERS)})
    for action in legal:
        after = state.clone()
        after.apply(action)
        if settle(after, Rng(1), Buffers()) > 0:
            yield after


def observations_tell_positions_apart(game: Game, seats: int) -> None:
    """What looks alike to whoever decides is alike: with the same moves and luck, all goes on in the same way."""
    known: dict[tuple[int, tuple[float, ...], tuple[int, ...]], Seen[State]] = {}
    rng = Rng(seats)
    for number, state in enumerate(decisions(game, seats, 27)):
        if number % EVERY:
            continue
        for after in next_decisions(state, rng):
            seen = Seen(after, int(after.seat))
            look = (seen.viewer, tuple(game.features.tensor(seen)), tuple(seen.legal()))
            twin = known.setdefault(look, seen)
            if dump_fields(twin.position) != dump_fields(seen.position):
                go_on_alike(seen, twin)


def go_on_alike(one: Seen[State], other: Seen[State]) -> None:
    """Plays both on to the end in the same way."""
    first, second, rng = one.deal(Rng(2)), other.deal(Rng(2)), Rng(3)
    question = first.question().name
    while first.seat != OVER:
        assert first.legal() == second.legal(), f"two positions look alike at '{question}' and are not"
        assert first.chances() == second.chances(), f"two positions look alike at '{question}' and are not"
        action = pick_any(first, rng)
        first.apply(action)
        second.apply(action)
    assert first.scores() == second.scores() and first.places() == second.places()


def observations_stay_within_their_bounds(game: Game, seats: int) -> None:
    """Every number lies between the least and the most that it is said to be, for players and for spectators."""
    features = game.features
    for number, state in enumerate(decisions(game, seats, 28)):
        viewer = int(state.seat) if number % 3 else number % (seats + 1) - 1
        for place, value in enumerate(map(int, features.written(Seen(state, viewer)))):
            low, high = features.lows[place], features.highs[place]
            assert low <= value <= high, f"{features.column(place)} is {value}, not {low} to {high}"
