"""Ratings of people and bots on one scale: what is believed of somebody's strength at a game, and how surely."""

from __future__ import annotations

import importlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final

from aegean.core.game import GameError
from aegean.search.statistics import SURE
from aegean.search.strengths import DOUBT, LUCK, MEAN

LADDER: Final = Path(__file__).with_name("ladder.json")  # what `aegean ladder --into` has written
COUNTED: Final = {"medium": "500", "hard": "8000x2", "expert": "50000x4"}  # on a ladder these play without their clock
MIDDLE: Final = 1500  # the mean of somebody of whom nothing is known, as people read it,
STEP: Final = 24  # and so many points for one of the model's: whoever is new stands at 1500, give or take 392


@dataclass(frozen=True, slots=True)
class Belief:
    """How strong somebody is believed to be, by the model's measure, and with how much doubt."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(MIDDLE + STEP * (self.mean - MEAN))

    @property
    def give_or_take(self) -> int:
        """Nineteen times out of twenty the strength lies within so many points of the rating."""
        return round(STEP * SURE * self.doubt)


def rating_model() -> Any:
    """The rating for games of many players: Plackett-Luce as openskill has it."""
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise GameError("the rating library is not installed; install aegean with the extra 'ratings'") from None


def after_game(before: Sequence[Belief], places: Sequence[int]) -> list[Belief]:
    """What is believed of everybody after a game that ended in these places (Plackett-Luce)."""
    model = rating_model()
    teams = [[model.rating(mu=belief.mean, sigma=belief.doubt)] for belief in before]
    return [Belief(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(places))]


def as_one(beliefs: Sequence[Belief]) -> Belief:
    """What is believed of one person who was taken for several: all that was learned of each counts, once."""
    if len(beliefs) == 1:
        return beliefs[0]
    start = 1 / DOUBT**2
    surety = start + sum(1 / belief.doubt**2 - start for belief in beliefs)
    weight = MEAN * start + sum(belief.mean / belief.doubt**2 - MEAN * start for belief in beliefs)
    return Belief(weight / surety, surety**-0.5)


@cache
def ladder_beliefs() -> dict[str, dict[str, Belief]]:
    """The bots of each game as the ladder has rated them."""
    kept = json.loads(LADDER.read_text("utf-8"))
    return {game: {bot: Belief(*numbers) for bot, numbers in bots.items()} for game, bots in kept.items()}


def bot_belief(game: str, level: str) -> Belief:
    """What is believed of a bot; of one that has not been on the ladder, nothing."""
    return ladder_beliefs().get(game, {}).get(COUNTED.get(level, level), Belief())


def win_share(game: str, level: str, against: str, others: int) -> float:
    """How often a bot wins against so many of another level, if both are as strong as is believed (Plackett-Luce)."""
    scale = LUCK * sqrt(others + 1)
    ahead = bot_belief(game, level).mean - bot_belief(game, against).mean
    return 1 / (1 + others * exp(-ahead / scale))
