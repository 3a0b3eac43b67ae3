"""Final scoring and tie-break (OU-14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.rules import Scoring
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import ALL_BUILDINGS, ALL_TRACKS, FINAL_DIVISOR, GLORY_POINTS, POINTS

SCORING: Final = [
    Phrase("play", "OU-5.7"),
    Phrase("buildings", "OU-9.7"),
    Phrase("glory", "OU-13.2"),
    Phrase("culture", "OU-14.2"),
    Phrase("population", "OU-14.2"),
    Phrase("military", "OU-14.2"),
    Phrase("wheat", "OU-14.2"),
    Phrase("venison", "OU-14.2"),
    Phrase("fish", "OU-14.2"),
]
TIES: Final = [Phrase("cubes", "OU-14.4"), Phrase("buildings", "OU-14.5")]
FIRST_TRACK: Final = 3  # where the items of the tracks begin


def level_points(player: Player) -> i64:
    """What final scoring gives for the levels: half of each, rounded down per track (OU-14.2)."""
    points: i64 = 0
    for track in range(ALL_TRACKS):
        points += player.levels[track] // FINAL_DIVISOR
    return points


class OlympusScoring(Scoring):
    """How Olympus counts points and ranks equal ones."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The score by item: the score track, split by origin, and half of each level (OU-14.2, OU-1.4)."""
        player = board.players[seat]
        buildings: i64 = 0
        for building in range(ALL_BUILDINGS):
            if player.owns(building):
                buildings += POINTS[building]
        glory: i64 = 0
        for track in range(ALL_TRACKS):
            if board.glory[track] == seat + 1:
                glory += GLORY_POINTS
            out[FIRST_TRACK + track] = player.levels[track] // FINAL_DIVISOR
        out[0] = player.points - buildings - glory
        out[1] = buildings
        out[2] = glory
        return FIRST_TRACK + ALL_TRACKS

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """Most points win; then more cubes, then fewer buildings; then the victory is shared (OU-14.3 to OU-14.6)."""
        player = board.players[seat]
        return [player.store_count(), -int(player.built).bit_count()]
