"""Final scoring and tie-break (AT-8.4, AT-8.6, AT-8.10, AT-8.15, AT-9.4, AT-9.8, AT-12, AT-13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.games.athens.board import Player
from aegean.games.athens.parts import (
    AGORA,
    AGORA_CIRCLES,
    AGORA_POINTS,
    COVERED_POINT,
    CRY_LIMIT,
    CRY_PENALTY,
    CRYING,
    ECCLESIA,
    ECCLESIA_POINTS,
    KINDS,
    LANDMARK_POINTS,
    ORACLE_POINTS,
    SMILE_BONUS,
    SMILE_LIMIT,
    SMILING,
    TURNED_POINTS,
    VILLAGE,
    VILLAGE_POINTS,
    WORKSHOP_CIRCLES,
    WORKSHOP_POINTS,
)


def base_points(player: Player) -> i64:
    """Points of the own turned base cards; front-up and tucked ones are worth nothing (AT-6.3, AT-12.4)."""
    turned: i64 = 0
    for kind in range(KINDS):
        turned += player.turned[kind]
    return TURNED_POINTS * turned


def ecclesia_points(count: i64) -> i64:
    """What a collection of Ecclesias is worth (AT-8.6).

    >>> [ecclesia_points(count) for count in range(6)]
    [0, 5, 11, 17, 24, 24]
    """
    most: i64 = len(ECCLESIA_POINTS) - 1
    return ECCLESIA_POINTS[count if count < most else most]


def next_card_points(stack: i64, count: i64) -> i64:
    """What the latest card of a stack adds, when so many are owned (AT-8.4, AT-8.6, AT-8.10, AT-8.15)."""
    if stack == ECCLESIA:
        return ecclesia_points(count) - ecclesia_points(count - 1)
    if stack == VILLAGE:
        return VILLAGE_POINTS
    return AGORA_POINTS if stack == AGORA else WORKSHOP_POINTS


def landmark_points(player: Player) -> i64:
    """Printed points of the own landmarks (AT-9.4)."""
    points: i64 = 0
    for landmark in range(i64(len(LANDMARK_POINTS))):
        if player.landmarks[landmark] != 0:
            points += LANDMARK_POINTS[landmark]
    return points


def uncovered(player: Player) -> i64:
    """White cylinders moved to own Agoras and Workshops, as soon as a circle is empty (AT-9.7, AT-9.8).

    The circles bear no points themselves (AT-8.11, AT-8.16, AT-9.9), and nothing else
    depends on where a cylinder lies (AT-9.10).
    """
    circles: i64 = AGORA_CIRCLES * player.agoras + WORKSHOP_CIRCLES * player.workshops
    landmarks: i64 = player.landmark_count()
    return landmarks if landmarks < circles else circles


def oracle_points(player: Player) -> i64:
    """9 a card; +2 once for two smiling masks, -2 once for two crying ones (AT-12.3).

    Of cards that the viewer cannot see, only the number counts.
    """
    smiling: i64 = 0
    crying: i64 = 0
    for oracle in range(4):
        smiling += SMILING[oracle] * player.oracles[oracle]
        crying += CRYING[oracle] * player.oracles[oracle]
    points: i64 = ORACLE_POINTS * player.oracle_count
    if smiling >= SMILE_LIMIT:
        points += SMILE_BONUS
    if crying >= CRY_LIMIT:
        points += CRY_PENALTY
    return points


SCORING: Final = [
    Phrase("received", "AT-7.29"),
    Phrase("bases", "AT-6.3"),
    Phrase("villages", "AT-8.4"),
    Phrase("ecclesias", "AT-8.6"),
    Phrase("agoras", "AT-8.10"),
    Phrase("workshops", "AT-8.15"),
    Phrase("landmarks", "AT-9.4"),
    Phrase("circles", "AT-9.8"),
    Phrase("oracles", "AT-12.3"),
]
TIES: Final = [Phrase(f"symbols_{rank + 1}", "AT-13.1") for rank in range(KINDS)]


def score(player: Player, out: vec[i64]) -> i64:
    """The final score by item: all there is; cubes and tiles are worth nothing (AT-12.2, AT-12.4).

    Points received are a plain number, the victory point cards only counters (AT-10.6).
    """
    out[0] = player.points
    out[1] = base_points(player)
    out[2] = VILLAGE_POINTS * player.villages
    out[3] = ecclesia_points(player.ecclesias)
    out[4] = AGORA_POINTS * player.agoras
    out[5] = WORKSHOP_POINTS * player.workshops
    out[6] = landmark_points(player)
    out[7] = COVERED_POINT * uncovered(player)
    out[8] = oracle_points(player)
    return 9


def tiebreak(player: Player) -> list[int]:
    """The symbols of the seven kinds on own base cards, from high to low (AT-13.1, AT-13.2).

    The highest score wins (AT-12.5); equal in all seven shares the place (AT-13.3, AT-13.4).
    """
    return sorted((int(player.symbols(kind)) for kind in range(KINDS)), reverse=True)
