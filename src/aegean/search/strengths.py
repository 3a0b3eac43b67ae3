"""How strong bots are: the strengths that make all their games together most likely (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from aegean.search.match import Outcome
from aegean.search.statistics import SURE

MEAN: Final = 25.0  # what is believed of somebody of whom nothing is known,
DOUBT: Final = MEAN / 3  # with how much doubt,
LUCK: Final = MEAN / 6  # and how much of a game's result is not strength: as openskill has them for people
STEPS: Final = 100  # more than any search for the top has needed
EXACT: Final = 1e-9

Matrix = list[list[float]]


class Choice(NamedTuple):
    """One place of a game: who was still to be placed, who took it, and the scale of a table of so many."""

    among: list[int]
    taken: list[int]
    scale: float


class Strengths(NamedTuple):
    """What games tell of everybody's strength; what is uncertain of all alike lies in the covariances."""

    names: list[str]
    means: list[float]
    covariances: Matrix

    def mean(self, name: str) -> float:
        """How strong somebody is believed to be."""
        return self.means[self.names.index(name)]

    def doubt(self, name: str) -> float:
        """The standard deviation of that belief."""
        number = self.names.index(name)
        return sqrt(self.covariances[number][number])

    def surely_above(self, one: str, other: str) -> bool:
        """Whether somebody is stronger than another, 19 times out of 20: what both share does not count."""
        a, b = self.names.index(one), self.names.index(other)
        rows = self.covariances
        return self.means[a] - self.means[b] > SURE * sqrt(max(0.0, rows[a][a] + rows[b][b] - 2 * rows[a][b]))


def strengths(outcomes: Sequence[Outcome]) -> Strengths:
    """The most likely strengths, whatever the order of the games (Newton's method)."""
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    choices = [choice for outcome in outcomes for choice in choices_of(outcome, names)]
    means = [MEAN] * len(names)
    for _ in range(STEPS):
        slope, bend = curve(means, choices)
        covariances = inverse(bend)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in covariances]
        longest = max(abs(step) for step in steps)
        part = min(1.0, DOUBT / max(longest, EXACT))
        means = [mean + part * step for mean, step in zip(means, steps, strict=True)]
        if longest < EXACT:
            break
    return Strengths(names, means, covariances)


def choices_of(outcome: Outcome, names: Sequence[str]) -> list[Choice]:
    """The places of a game from the first to the last that was contested."""
    players = [(names.index(name), place) for name, place in zip(outcome.bots, outcome.places, strict=True)]
    scale = sqrt(len(players)) * LUCK
    found = []
    for place in sorted(set(outcome.places)):
        among = [player for player, held in players if held >= place]
        if len(among) > 1:
            found.append(Choice(among, [player for player, held in players if held == place], scale))
    return found


def curve(means: Sequence[float], choices: Sequence[Choice]) -> tuple[list[float], Matrix]:
    """How steeply the likelihood rises with each strength, and how it bends, counted downwards."""
    known = 1 / (DOUBT * DOUBT)
    slope = [(MEAN - mean) * known for mean in means]
    bend = [[known if a == b else 0.0 for b in range(len(means))] for a in range(len(means))]
    for choice in choices:
        weights = [exp((means[player] - MEAN) / choice.scale) for player in choice.among]
        whole, times = sum(weights), len(choice.taken)
        for player in choice.taken:
            slope[player] += 1 / choice.scale
        for player, weight in zip(choice.among, weights, strict=True):
            share = weight / whole
            slope[player] -= times * share / choice.scale
            bend[player][player] += times * share / choice.scale**2
            for other, its in zip(choice.among, weights, strict=True):
                bend[player][other] -= times * share * its / whole / choice.scale**2
    return slope, bend


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric, positive definite matrix: no row needs another's place.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *[1.0 if a == b else 0.0 for b in range(size)]] for a, row in enumerate(matrix)]
    for a in range(size):
        rows[a] = [value / rows[a][a] for value in rows[a]]
        for b in range(size):
            if b != a:
                factor = rows[b][a]
                rows[b] = [value - factor * its for value, its in zip(rows[b], rows[a], strict=True)]
    return [row[size:] for row in rows]
