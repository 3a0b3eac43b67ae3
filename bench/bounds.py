"""Looks whether every number of so many observations of every game stays within its bounds, in random play.

`python bench/bounds.py [--decisions 1000000]` plays with all numbers of seats on all cores.
"""

from __future__ import annotations

import argparse

import numpy as np

import aegean
from aegean.adapters.batch import Games

GAMES = 128  # in lock-step


def farthest(name: str, seats: int, decisions: int) -> tuple[int, list[str]]:
    """How many observations were looked at, and what was found outside its bounds."""
    features = aegean.load(name).features
    low, high = np.full(int(features.size), 32767, np.int16), np.full(int(features.size), -32768, np.int16)
    luck, seen = np.random.default_rng(seats), 0
    with Games(name, seats, GAMES, seed=seats) as games:
        while seen < decisions:
            np.minimum(low, games.observations.min(0), out=low)
            np.maximum(high, games.observations.max(0), out=high)
            seen += GAMES
            games.step(games.any_legal(luck))
    outside = (low < np.array(features.lows)) | (high > np.array(features.highs))
    return seen, [f"{features.column(int(place))}: {low[place]} to {high[place]}" for place in np.flatnonzero(outside)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    wanted = parser.parse_args().decisions
    for name in aegean.names():
        tables = [seats for seats in aegean.load(name).seats if seats > 1]
        told = [farthest(name, seats, wanted // len(tables)) for seats in tables]
        wrong = [line for _, lines in told for line in lines]
        print(f"{name}: {sum(seen for seen, _ in told):,} observations,", "; ".join(wrong) or "all within their bounds")
