"""The prediction track of AegeanBench: what a position tells about the next move, the winner and the points.

A predictor is a class: `Predictor(data)` learns from the decisions of some games, `predict(data)` tells for those of
others `move` (how likely every action is), `win` (the chance of whoever decides) and `score` (their points in the end).
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from aegean.adapters.datasets import MANIFEST, read
from aegean.core.game import GameError
from aegean.games import load

BOTS: Final = ("500", "500", "500")
SEED: Final = 2026
GAMES: Final = 1000  # of which the last fifth is predicted
UNLIKELY: Final = 1e-6  # no action that was played counts as less likely
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
    """The decisions to learn from and those to predict: the last fifth of all games."""
    border = (int(data["game"].max()) + 1) * 4 // 5
    learn = data["game"] < border
    if learn.all() or not learn.any():
        raise GameError("a data set to be predicted has at least two games")
    return {key: rows[learn] for key, rows in data.items()}, {key: rows[~learn] for key, rows in data.items()}


def losses(told: Mapping[str, np.ndarray], data: Data) -> dict[str, float]:
    """How far off the predictions are, the mean over all decisions."""
    likely = np.where(data["mask"] != 0, np.maximum(np.asarray(told["move"], np.float64), 0.0), 0.0)
    total = likely.sum(1)
    chosen = likely[np.arange(len(total)), data["move"]] / np.where(total > 0, total, 1.0)
    return {
        "move": round(float(-np.log(np.maximum(chosen, UNLIKELY)).mean()), 4),  # log loss
        "win": round(float(np.square(np.asarray(told["win"]) - wins(data)).mean()), 4),  # Brier score
        "score": round(float(np.abs(np.asarray(told["score"]) - points(data)).mean()), 4),  # points off
    }


def predicted(place: str, game: str, folder: Path) -> dict[str, Any]:
    """How well the class at `MODULE:NAME` predicts a data set, and by how much better than a guess."""
    facts = checked(game, folder)
    learn, test = split(read(folder))
    module, _, name = place.partition(":")
    predictor: Any = getattr(importlib.import_module(module), name)
    told, guess = losses(predictor(learn).predict(test), test), losses(Guess(learn).predict(test), test)
    skill = {task: round(1.0 - told[task] / guess[task], 4) if guess[task] else 0.0 for task in told}
    games = int(test["game"].max()) + 1
    return facts | {"games": games, "decisions": len(test["game"]), "losses": told, "guess": guess, "skill": skill}


def checked(game: str, folder: Path) -> dict[str, Any]:
    """What a data set is; refuses one that is not of the protocol."""
    if not (folder / MANIFEST).exists():
        bots = ",".join(BOTS)
        wanted = f"aegean dataset {game} --bots {bots} --games {GAMES} --seed {SEED} --out {folder}"
        raise GameError(f"{folder}: holds no data set; `{wanted}` makes it")
    manifest, rules = json.loads((folder / MANIFEST).read_text("utf-8")), load(game)
    made = (manifest["game"], tuple(manifest["bots"]), manifest["seed"], manifest["rules"], manifest["edition"])
    if made != (rules.name, BOTS, SEED, rules.rules_version, rules.edition.digest):
        raise GameError(f"{folder}: holds a data set that is not of the protocol")
    return {"game": game, "rules": rules.rules_version, "edition": rules.edition.digest}
