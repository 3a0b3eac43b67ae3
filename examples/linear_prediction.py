"""A linear predictor for the prediction track: ridge regression for points and wins, habits for moves.

    aegean dataset athens --bots 500,500,500 --games 1000 --seed 2026 --out data/athens
    PYTHONPATH=examples aegean benchmark linear --guest linear=python:linear_prediction:Linear --track prediction \\
        --data data --game athens
"""

from __future__ import annotations

import numpy as np

from aegean.adapters.prediction import Data, points, wins

RIDGE = 100.0


class Linear:
    """What is known, weighed."""

    def __init__(self, data: Data) -> None:
        self.played = np.bincount(data["move"], minlength=data["mask"].shape[1]) + 1.0
        self.offered = data["mask"].sum(0) + 2.0
        known = rows(data)
        aims = np.stack([wins(data), points(data)], 1)
        self.weights = np.linalg.solve(known.T @ known + RIDGE * np.eye(known.shape[1]), known.T @ aims)

    def predict(self, data: Data) -> dict[str, np.ndarray]:
        """Moves by how often they are played where they can be; chances and points by what is known."""
        win, score = (rows(data) @ self.weights).T
        often = np.broadcast_to(self.played / self.offered, data["mask"].shape)
        return {"move": often, "win": np.clip(win, 0.0, 1.0), "score": score}


def rows(data: Data) -> np.ndarray:
    """What is known at every decision, and a one."""
    known = data["observation"].astype(np.float64)
    return np.hstack([known, np.ones((len(known), 1))])
