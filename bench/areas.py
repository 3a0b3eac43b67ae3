"""What the areas of an evaluation turn out to be worth: least squares of final margins on the margins by area.

`python bench/areas.py GAME [GAMES]` prints a row for each part of the game: how well the evaluation foretells the final
margins (correlation), how well it could, and the weight of every area. 1 is right, 0.5 means valued twice too high.
"""

from __future__ import annotations

import sys

import numpy as np

import aegean
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers, settle
from aegean.search.search_bot import SearchBot

LINES = 60  # of play a turn
EVERY = 4  # decisions from one position looked at to the next
PARTS = ((0.0, 0.33), (0.33, 0.66), (0.66, 0.9), (0.9, 1.0))


def play(name: str, seed: int) -> tuple[list[list[list[float]]], list[float]]:
    """The areas of every seat at positions of a game, and the final margins."""
    game, rng = aegean.load(name), Rng(seed)
    state = game.start(4)
    players = [SearchBot(game, "quick", LINES) for _ in range(4)]
    buffers = Buffers()
    rows: list[list[list[float]]] = []
    decisions = seed
    while settle(state, rng, buffers):
        decisions += 1
        if decisions % EVERY == 0 and game.hints.is_quiet(state):
            rows.append([[points for _, points in game.hints.areas(state, seat)] for seat in range(4)])
        state.apply(players[state.seat].choose(Seen(state, state.seat), rng))
    return rows, [float(points) for points in state.scores()]


def main() -> None:
    """Plays and prints."""
    name, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    state = aegean.load(name).start(4)
    areas = [area for area, _ in aegean.load(name).hints.areas(state, 0)]
    found: dict[tuple[float, float], list[tuple[np.ndarray, np.ndarray]]] = {part: [] for part in PARTS}
    for seed in range(games):
        rows, points = play(name, seed)
        margins = np.array(points) - np.mean(points)
        for number, row in enumerate(rows):
            part = next(part for part in PARTS if number < part[1] * len(rows))
            found[part].append((np.array(row) - np.mean(row, axis=0), margins))
    print(f"{'part':12} {'now':>5} {'best':>5}  " + " ".join(f"{area:>9}" for area in areas))
    for part, pairs in found.items():
        values, finals = np.vstack([pair[0] for pair in pairs]), np.concatenate([pair[1] for pair in pairs])
        worth = np.linalg.solve(values.T @ values + np.eye(len(areas)), values.T @ finals)
        now = np.corrcoef(values.sum(axis=1), finals)[0, 1]
        best = np.corrcoef(values @ worth, finals)[0, 1]
        print(f"{part[0]:.2f} to {part[1]:.2f} {now:5.2f} {best:5.2f}  " + " ".join(f"{one:9.2f}" for one in worth))


if __name__ == "__main__":
    main()
