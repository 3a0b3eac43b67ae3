"""The final score and its tie-break (OS-10.6 to OS-10.15, OS-7.20 to OS-7.25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import Phrase
from aegean.core.rules import Scoring
from aegean.games.olympos import numbers, parts
from aegean.games.olympos.board import Board, Player


def position_points(player: Player) -> i64:
    """Points for time not used, from 5 on the last Zeus space to 0 on the cross (OS-10.6)."""
    return parts.FINAL_POINTS[player.time]


def land_points(player: Player) -> i64:
    """1 for each controlled territory, 2 in Atlantis; defeated settlers bring nothing (OS-10.8)."""
    points: i64 = 0
    for territory in range(parts.LANDS):
        if player.rules(territory):
            points += parts.LAND_POINTS[territory]
    return points


def wonder_points(player: Player) -> i64:
    """Points of the own wonders (OS-10.10)."""
    points: i64 = 0
    for wonder in range(parts.COLUMNS):
        if (player.wonders >> wonder) & 1 == 1:
            points += parts.WONDER_POINTS[wonder]
    return points


def special_points(player: Player) -> i64:
    """Poetry, philosophy, science, city, absolutism, engineering (OS-7.20 to OS-7.25, OS-10.11).

    Only swords on discoveries and star tokens count, neither Ares nor other stars.
    """
    points: i64 = 0
    if player.has(parts.POETRY):
        points += numbers.POETRY_POINTS
    if player.has(parts.PHILOSOPHY):
        points += numbers.PHILOSOPHY_POINTS
    if player.has(parts.SCIENCE):
        points += numbers.PER_DISCOVERY_SCIENCE * player.discovery_count
    if player.has(parts.CITY_STATE):
        points += numbers.PER_SETTLER_CITY * player.on_map
    if player.has(parts.ABSOLUTISM):
        points += numbers.PER_SWORD_ABSOLUTISM * player.swords
    if player.has(parts.ENGINEERING):
        points += numbers.PER_STAR_ENGINEERING * player.stars
    return points


SCORING: Final = [
    Phrase("position", "OS-10.6"),
    Phrase("prestige", "OS-10.7"),
    Phrase("lands", "OS-10.8"),
    Phrase("discoveries", "OS-10.9"),
    Phrase("wonders", "OS-10.10"),
    Phrase("special", "OS-10.11"),
    Phrase("keres", "OS-10.12"),
    Phrase("cards", "OS-10.13"),
]
TIES: Final = [Phrase("developments", "OS-10.15")]


class OlymposScoring(Scoring):
    """How Olympos counts points and ranks equal ones."""

    def score(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The final score by item; cubes and hourglasses are worth nothing (OS-10.6 to OS-10.14)."""
        player = board.players[seat]
        out[0] = position_points(player)
        out[1] = player.prestige
        out[2] = land_points(player)
        out[3] = numbers.PER_DISCOVERY * player.discovery_count
        out[4] = wonder_points(player)
        out[5] = special_points(player)
        out[6] = numbers.KERES_POINTS * player.keres
        out[7] = numbers.PER_CARD * player.hand_count
        return 8

    def tiebreak(self, board: Board, seat: i64) -> list[int]:
        """More discoveries plus wonders; still equal shares the victory (OS-10.15)."""
        player = board.players[seat]
        return [int(player.discovery_count + player.wonder_count)]
