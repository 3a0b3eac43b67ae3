"""The prediction track of AegeanBench: what a position tells about the next move, the winner and the points.

A predictor is a class: `Predictor(data)` learns from the decisions of some games, `predict(data)` tells for those of
others `move` (how likely every action is), `win` (the chance of whoever decides) and `score` (their points in the end).
Of the others it gets the `seat`, the `observation` and the `mask`, and is to tell each decision by its own row.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from aegean.adapters.datasets import MANIFEST, read
from aegean.core.game import GameError
from aegean.games import load
from aegean.search.statistics import SURE

BOTS: Final = ("500", "500", "500")
SEED: Final = 2026
GAMES: Final = 1000  # of which the last fifth is predicted
UNLIKELY: Final = 1e-6  # no action that was played counts as less likely
KNOWN: Final = ("seat", "observation", "mask")  # of a decision that is to be predicted
Data = dict[str, np.ndarray]


class Guess:
    """Knows nothing of a position: every action alike, everybody's share of the wins, the usual points."""

    def __init__(self, data: Data) -> None:
        self.share = 1.0 / data["places"].shape[1]
        self.points = float(np.median(points(data)))

    def predict(self, data: Data) -> Mapping[str, np.ndarray]:
        """The same for all decisions."""
        count = len(data["seat"])
        return {
            "move": np.ones(data["mask"].shape),
            "win": np.full(count, self.share),
            "score": np.full(count, self.points),
        }


def points(data: Data) -> np.ndarray:
    """The points in the end of whoever decided."""
    return np.asarray(data["scores"][np.arange(len(data["seat"])), data["seat"]])


def wins(data: Data) -> np.ndarray:
    """The share of the victory of whoever decided."""
    places = data["places"]
    won = places[np.arange(len(places)), data["seat"]] == 1
    return np.asarray(won / np.maximum((places == 1).sum(1), 1))


def split(data: Data) -> tuple[Data, Data]:
    """The decisions to learn from and those to predict, not copied: the last fifth of all games."""
    border = int(np.searchsorted(data["game"], (int(data["game"].max()) + 1) * 4 // 5))
    if border in (0, len(data["game"])):
        raise GameError("a data set to be predicted has at least two games")
    return {key: rows[:border] for key, rows in data.items()}, {key: rows[border:] for key, rows in data.items()}


def misses(told: Mapping[str, np.ndarray], data: Data) -> dict[str, np.ndarray]:
    """How far off the prediction of every decision is."""
    likely = np.where(data["mask"] != 0, np.maximum(np.asarray(told["move"], np.float64), 0.0), 0.0)
    total = likely.sum(1)
    chosen = likely[np.arange(len(total)), data["move"]] / np.where(total > 0, total, 1.0)
    return {
        "move": -np.log(np.maximum(chosen, UNLIKELY)),  # log loss
        "win": np.square(np.asarray(told["win"]) - wins(data)),  # Brier score
        "score": np.abs(np.asarray(told["score"]) - points(data)),  # points off
    }


def losses(missed: Mapping[str, np.ndarray]) -> dict[str, float]:
    """How far off the predictions are, the mean over all decisions."""
    return {task: round(float(far.mean()), 4) for task, far in missed.items()}


def skill(missed: np.ndarray, guessed: np.ndarray, game: np.ndarray) -> tuple[float, float, float]:
    """By how much a loss is smaller than that of a guess, and its 95 % interval.

    The decisions of one game share its end, so games are what is drawn: a ratio of sums over games, linearised.

    >>> skill(np.array([1.0, 3.0, 2.0]), np.array([4.0, 4.0, 4.0]), np.array([0, 0, 1]))
    (0.5, 0.5, 0.5)
    """
    number = np.unique(game, return_inverse=True)[1]
    lost, expected = np.bincount(number, missed), np.bincount(number, guessed)
    if not expected.any():
        return 0.0, 0.0, 0.0
    ratio = float(lost.sum() / expected.sum())
    off = float(np.square(lost - ratio * expected).sum()) * len(lost) / max(len(lost) - 1, 1)
    half = SURE * sqrt(off) / float(expected.sum())
    return round(1.0 - ratio, 4), round(1.0 - ratio - half, 4), round(1.0 - ratio + half, 4)


def predicted(place: str, game: str, folder: Path) -> dict[str, Any]:
    """How well the class at `MODULE:NAME` predicts a data set, and by how much better than a guess."""
    facts = checked(game, folder)
    learn, test = split(read(folder))
    module, _, name = place.partition(":")
    predictor: Any = getattr(importlib.import_module(module), name)
    known = {key: test[key] for key in KNOWN}
    told, guess = (misses(kind(learn).predict(known), test) for kind in (predictor, Guess))
    found = {task: skill(told[task], guess[task], test["game"]) for task in told}
    ends = {end: {task: ends[at] for task, ends in found.items()} for at, end in enumerate(("skill", "low", "high"))}
    games = {"games": int(test["game"][-1]) + 1, "predicted": len(np.unique(test["game"]))}
    return facts | games | {"decisions": len(test["game"]), "losses": losses(told), "guess": losses(guess)} | ends


def checked(game: str, folder: Path) -> dict[str, Any]:
    """What a data set is; refuses one that is not of the protocol."""
    command = f"`aegean dataset {game} --bots {','.join(BOTS)} --games {GAMES} --seed {SEED} --out {folder}`"
    if not (folder / MANIFEST).exists():
        raise GameError(f"{folder}: holds no data set; {command} makes it")
    manifest, rules = json.loads((folder / MANIFEST).read_text("utf-8")), load(game)
    made = (manifest["game"], tuple(manifest["bots"]), manifest["seed"], manifest["rules"], manifest["edition"])
    if made != (rules.name, BOTS, SEED, rules.rules_version, rules.edition.digest):
        raise GameError(
            f"{folder}: holds a data set that is not of the protocol; into an empty folder {command} makes one"
        )
    return {"game": game, "rules": rules.rules_version, "edition": rules.edition.digest}
