"""What a result is worth to each seat: places and margins, between 0 and 1."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.settle import Buffers, settle
from aegean.core.state import State
from aegean.draw.cache import cached
from aegean.search.playout import pick_sensible

MEASURED_GAMES: Final = 6


def squash(points: float, spread: float) -> float:
    """How likely a lead of so many points wins, roughly.

    >>> squash(0.0, 8.0), squash(8.0, 8.0), squash(-8.0, 8.0)
    (0.5, 0.75, 0.25)
    """
    lead: float = points / spread
    if lead >= 0.0:
        return 0.5 + 0.5 * lead / (1.0 + lead)
    return 0.5 + 0.5 * lead / (1.0 - lead)


def share_out(points: vec[float], seats: i64, spread: float, middle: float, wins: vec[float], out: vec[float]) -> None:
    """Writes every seat's chance to win and its utility: half for winning, half for each opponent left behind.

    A player alone is compared with the usual result, `middle`.
    """
    if seats == 1:
        wins[0] = squash(points[0] - middle, spread)
        out[0] = wins[0]
        return
    total: float = 0.0
    for seat in range(seats):
        beaten: float = 0.0
        closest: float = 1.0
        for other in range(seats):
            if other != seat:
                chance: float = squash(points[seat] - points[other], spread)
                beaten += chance
                if chance < closest:
                    closest = chance
        wins[seat] = closest
        out[seat] = beaten / float(seats - 1)
        total += closest
    for seat in range(seats):
        wins[seat] /= total
        out[seat] = 0.5 * wins[seat] + 0.5 * out[seat]


def share_places(state: State, wins: vec[float], out: vec[float]) -> None:
    """Puts the places of a finished game over chances that came from its points; margins keep half their weight."""
    if state.seats == 1:
        return
    places = state.places()
    winners = float(places.count(1))
    for seat in range(state.seats):
        place = places[seat]
        beaten = -0.5
        for other in places:
            if other > place:
                beaten += 1.0
            elif other == place:
                beaten += 0.5
        wins[seat] = 1.0 / winners if place == 1 else 0.0
        exact: float = 0.5 * wins[seat] + 0.5 * beaten / float(state.seats - 1)
        out[seat] = 0.5 * out[seat] + 0.5 * exact


@cached
def spread_of(game: Game, seats: int) -> tuple[float, float]:
    """How far results usually lie apart and what is usual, from a few quick seeded games."""
    scores: list[float] = []
    for seed in range(MEASURED_GAMES):
        state, rng, buffers = game.start(seats), Rng(seed), Buffers()
        while settle(state, rng, buffers) > 0:
            state.apply(pick_sensible(game.hints, state, buffers.count, rng, buffers))
        scores.extend(float(score) for score in state.scores())
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    return max(1.0, sqrt(variance)), mean
