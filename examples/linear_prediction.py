"""A linear predictor for the prediction track: ridge regression for points and wins, habits for moves.

    aegean dataset athens --bots 500,500,500 --games 1000 --seed 2026 --out data/athens
    PYTHONPATH=examples aegean benchmark linear --guest linear=python:linear_prediction:Linear --track prediction \\
        --data data --game athens

What is known is standardised and summed up block by block, so that it needs little more room than the data. How much
weights are held back is chosen for every aim on the last fifth of the games that are learned from.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from aegean.adapters.prediction import Data, points, split, wins

BLOCK = 4096  # decisions at a time
RIDGES = (1e2, 1e3, 1e4, 1e5, 1e6)  # in decisions: so many say that a weight is nothing


class Linear:
    """What is known, weighed."""

    def __init__(self, data: Data) -> None:
        self.played = np.bincount(data["move"], minlength=data["mask"].shape[1]) + 1.0
        self.offered = data["mask"].sum(0) + 2.0
        self.middle, self.spread = measured(data["observation"])
        self.usual = aims(data).mean(0)
        first, last = (self.sums(part) for part in split(data))
        both = [one + other for one, other in zip(first, last, strict=True)]
        tried = [solved(*first, ridge) for ridge in RIDGES]
        best = np.argmin([missed(*last, weights) for weights in tried], axis=0)
        weights = [solved(*both, RIDGES[ridge])[:, aim] for aim, ridge in enumerate(best)]
        self.weights = np.stack(weights, 1).astype(np.float32)

    def predict(self, data: Data) -> dict[str, np.ndarray]:
        """Moves by how often they are played where they can be; chances and points by what is known."""
        weighed = [known @ self.weights for known in self.standard(data["observation"])]
        win, score = (np.concatenate(weighed) + self.usual).T
        often = np.broadcast_to(self.played / self.offered, data["mask"].shape)
        return {"move": often, "win": np.clip(win, 0.0, 1.0), "score": score}

    def sums(self, data: Data) -> tuple[np.ndarray, np.ndarray]:
        """The normal equations: what is known times itself, and times the aims."""
        size, wanted = len(self.middle), (aims(data) - self.usual).astype(np.float32)
        square, told = np.zeros((size, size)), np.zeros((size, wanted.shape[1]))
        for number, known in enumerate(self.standard(data["observation"])):
            square += known.T @ known
            told += known.T @ wanted[number * BLOCK : (number + 1) * BLOCK]
        return square, told

    def standard(self, known: np.ndarray) -> Iterator[np.ndarray]:
        """What is known at some decisions after the others, with mean 0 and spread 1."""
        for block in blocks(known):
            yield (block - self.middle) / self.spread


def blocks(rows: np.ndarray) -> Iterator[np.ndarray]:
    """Some rows after the others."""
    for start in range(0, len(rows), BLOCK):
        yield rows[start : start + BLOCK]


def measured(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The mean and the spread of every column; a spread of 1 where nothing ever changes."""
    middle = sum(block.sum(0, dtype=np.float64) for block in blocks(rows)) / len(rows)
    square = sum(np.square(block - middle).sum(0) for block in blocks(rows)) / len(rows)
    return middle.astype(np.float32), np.where(square > 0, np.sqrt(square), 1.0).astype(np.float32)


def aims(data: Data) -> np.ndarray:
    """The share of the victory and the points of whoever decides."""
    return np.stack([wins(data), points(data)], 1)


def solved(square: np.ndarray, told: np.ndarray, ridge: float) -> np.ndarray:
    """The weights that miss least."""
    return np.linalg.solve(square + ridge * np.eye(len(square)), told)


def missed(square: np.ndarray, told: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """By how much weights miss each aim, but for what all weights miss alike."""
    return ((square @ weights - 2.0 * told) * weights).sum(0)
