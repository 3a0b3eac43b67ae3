"""Final scoring and tie-break (OU-14)."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import ALL_BUILDINGS, ALL_TRACKS, FINAL_DIVISOR, GLORY_POINTS, POINTS


def level_points(player: Player) -> i64:
    """What final scoring gives for the levels: half of each, rounded down per track (OU-14.2)."""
    points: i64 = 0
    for track in range(ALL_TRACKS):
        points += player.levels[track] // FINAL_DIVISOR
    return points


def building_points(player: Player) -> i64:
    """Points scored for building cards."""
    points: i64 = 0
    for building in range(ALL_BUILDINGS):
        if player.owns(building):
            points += POINTS[building]
    return points


def building_count(player: Player) -> i64:
    """How many cards he has built, common and unique together."""
    count: i64 = 0
    for building in range(ALL_BUILDINGS):
        if player.owns(building):
            count += 1
    return count


def tally(board: Board, seat: i64) -> list[int]:
    """The score by item: the score track, split by origin, and half of each level (OU-14.2, OU-1.4)."""
    player = board.players[seat]
    buildings: int = building_points(player)
    glory: int = sum(GLORY_POINTS for owner in board.glory if owner == seat + 1)
    items: list[int] = [player.points - buildings - glory, buildings, glory]
    for track in range(ALL_TRACKS):
        items.append(player.levels[track] // FINAL_DIVISOR)
    return items


def tiebreak(player: Player) -> list[int]:
    """Most points win; then more cubes, then fewer buildings; then the victory is shared (OU-14.3 to OU-14.6)."""
    return [player.store_count(), -building_count(player)]
