"""Statistics with their uncertainty: intervals of shares and means, and a test that stops early."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

SURE: Final = 1.959964  # a two-sided 95 % interval in standard deviations
RISK: Final = 0.05  # of the early stop, on either side
EDGE: Final = 0.4  # the advantage it looks for: this part of the way from the fair share to winning always


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson).

    >>> [round(end, 3) for end in share_interval(61, 100)]
    [0.512, 0.7]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of values and its 95 % interval."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = SURE * sqrt(variance / len(values))
    return mean, mean - half, mean + half


def verdict(wins: float, games: int, fair: float) -> int:
    """1 once a bot clearly wins more than its fair share, -1 once it clearly does not, 0 before (Wald's test).

    >>> verdict(3, 4, 0.25), verdict(12, 16, 0.25), verdict(3, 16, 0.25)
    (0, 1, -1)
    """
    if not 0.0 < fair < 1.0:
        return 0
    better = fair + EDGE * (1 - fair)
    evidence = wins * log(better / fair) + (games - wins) * log((1 - better) / (1 - fair))
    limit = log((1 - RISK) / RISK)
    return 1 if evidence >= limit else -1 if evidence <= -limit else 0
