"""Final scoring and tie-break (AT-8.4, AT-8.6, AT-8.10, AT-8.15, AT-9.4, AT-9.8, AT-12, AT-13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.rules import Scoring
from aegean.games.athens import parts
from aegean.games.athens.board import Board, Player


def base_points(player: Player) -> i64:
    """Points of the own turned base cards; front-up and tucked ones are worth nothing (AT-6.3, AT-12.4)."""
    turned: i64 = 0
    for kind in range(parts.KINDS):
        turned += player.turned[kind]
    return parts.TURNED_POINTS * turned


def ecclesia_points(count: i64) -> i64:
    """What a collection of Ecclesias is worth (AT-8.6).

    >>> [ecclesia_points(count) for count in range(6)]
    [0, 5, 11, 17, 24, 24]
    """
    most: i64 = len(parts.ECCLESIA_POINTS) - 1
    return parts.ECCLESIA_POINTS[count if count < most else most]


def next_card_points(stack: i64, count: i64) -> i64:
    """What the latest card of a stack adds, when so many are owned (AT-8.4, AT-8.6, AT-8.10, AT-8.15)."""
    if stack == parts.ECCLESIA:
        return ecclesia_points(count) - ecclesia_points(count - 1)
    if stack == parts.VILLAGE:
        return parts.VILLAGE_POINTS
    return parts.AGORA_POINTS if stack == parts.AGORA else parts.WORKSHOP_POINTS


def landmark_points(player: Player) -> i64:
    """Printed points of the own landmarks (AT-9.4)."""
    points: i64 = 0
    for landmark in range(i64(len(parts.LANDMARK_POINTS))):
        if player.landmarks[landmark] != 0:
            points += parts.LANDMARK_POINTS[landmark]
    return points


def uncovered(player: Player) -> i64:
    """White cylinders moved to own Agoras and Workshops, as soon as a circle is empty (AT-9.7, AT-9.8).

    The circles bear no points themselves (AT-8.11, AT-8.16, AT-9.9), and nothing else
    depends on where a cylinder lies (AT-9.10).
    """
    circles: i64 = parts.AGORA_CIRCLES * player.agoras + parts.WORKSHOP_CIRCLES * player.workshops
    landmarks: i64 = player.landmark_count()
    return landmarks if landmarks < circles else circles


def oracle_points(player: Player) -> i64:
    """9 a card; +2 once for two smiling masks, -2 once for two crying ones (AT-12.3).

    Of cards that the viewer cannot see, only the number counts.
    """
    smiling: i64 = 0
    crying: i64 = 0
    for oracle in range(4):
        smiling += parts.SMILING[oracle] * player.oracles[oracle]
        crying += parts.CRYING[oracle] * player.oracles[oracle]
    points: i64 = parts.ORACLE_POINTS * player.oracle_count
    if smiling >= parts.SMILE_LIMIT:
        points += parts.SMILE_BONUS
    if crying >= parts.CRY_LIMIT:
        points += parts.CRY_PENALTY
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
TIES: Final = [Phrase(f"symbols_{rank + 1}", "AT-13.1") for rank in range(parts.KINDS)]


class AthensScoring(Scoring):
    """How Athens counts points and ranks equal ones."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The final score by item: all there is; cubes and tiles are worth nothing (AT-12.2, AT-12.4).

        Points received are a plain number, the victory point cards only counters (AT-10.6).
        """
        player = board.players[seat]
        out[0] = player.points
        out[1] = base_points(player)
        out[2] = parts.VILLAGE_POINTS * player.villages
        out[3] = ecclesia_points(player.ecclesias)
        out[4] = parts.AGORA_POINTS * player.agoras
        out[5] = parts.WORKSHOP_POINTS * player.workshops
        out[6] = landmark_points(player)
        out[7] = parts.COVERED_POINT * uncovered(player)
        out[8] = oracle_points(player)
        return 9

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """The symbols of the seven kinds on own base cards, from high to low (AT-13.1, AT-13.2).

        The highest score wins (AT-12.5); equal in all seven shares the place (AT-13.3, AT-13.4).
        """
        player = board.players[seat]
        return sorted((int(player.symbols(kind)) for kind in range(parts.KINDS)), reverse=True)
