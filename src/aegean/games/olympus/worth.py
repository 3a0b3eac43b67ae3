"""What things are worth in Olympus, in points: the tables behind the hints.

Each entry tells what a thing is worth beyond its printed points: once, and more for every round still to come. The
numbers are fitted to the results of many games between greedy players with some moves at random.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.state import OVER
from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import BUILDINGS, FIRST_PRODUCTION, GLORY_TO_END, LAST, TRACKS
from aegean.games.olympus.rules.levels import glory_taken

Worth = tuple[float, float]  # once, and for every round to come

_CARDS: Final[dict[str, Worth]] = {
    "agora": (1.6, 0.3),
    "barracks": (0.4, -0.45),
    "gymnasium": (2.1, -0.15),
    "well": (-0.6, 0.25),
    "gardens": (0.4, -0.05),
    "harbor": (-0.8, 0.45),
    "road_system": (0.0, -0.45),
    "statue": (-0.3, 0.05),
    "lyceum": (-0.1, 0.25),
    "militia": (-1.6, -0.5),
    "workshop": (-0.8, 0.45),
    "school": (4.2, 0.1),
    "army": (0.4, -0.25),
    "tholos": (0.1, 0.3),
    "aqueduct": (-0.5, 0.65),
    "fleet": (0.0, 0.35),
    "trade_route": (2.6, 0.35),
    "library": (-0.2, 0.6),
    "goldsmith": (1.2, 0.15),
    "bouleuterion": (-0.5, 0.35),
    "philosophy": (0.0, -0.2),
    "farm": (-2.0, 0.2),
    "peloponnesian_league": (-0.3, -0.05),
    "delian_league": (0.8, 0.0),
    "parthenon": (0.0, 0.1),
    "amphitheatre": (-1.2, 0.45),
    "achaean_league": (0.5, 0.05),
    "acropolis": (0.4, 0.45),
    "trispastos": (0.0, -0.05),
    "marble_quarry": (-0.4, 0.0),
    "oracle": (-1.1, 0.0),
    "colony": (-0.2, -0.2),
    "wonder": (-0.7, -0.15),
    "temple_aphrodite": (-0.5, -0.85),
    "temple_apollo": (0.7, 0.7),
    "temple_ares": (0.7, 0.25),
    "temple_artemis": (0.6, 0.3),
    "temple_athena": (0.4, 0.2),
    "temple_demeter": (0.1, 0.7),
    "temple_hades": (0.4, -0.05),
    "temple_hephaestus": (0.8, 0.0),
    "temple_hera": (0.8, 0.1),
    "temple_hestia": (-0.3, -0.7),
    "temple_poseidon": (0.2, 0.35),
    "temple_zeus": (1.0, 0.1),
}
_LEVEL: Final[dict[str, Worth]] = {  # each level of a track, beyond final scoring
    "culture": (0.1, 0.15),
    "population": (-0.3, 0.2),
    "military": (-0.9, 0.4),
    "wheat": (-0.1, -0.1),
    "venison": (-0.1, 0.0),
    "fish": (0.3, 0.0),
}
_BLOCKED: Final[dict[str, Worth]] = {  # a marker that stands before a closed pillar
    "culture": (-0.3, 0.35),
    "population": (-1.4, -0.35),
    "military": (0.4, -0.05),
}
PRIEST_ONCE: Final = -0.9  # a priest more in every round
PRIEST_ROUND: Final = 0.6
EXCESS_ONCE: Final = -0.3  # a level above the population, which falls back
EXCESS_ROUND: Final = -0.15
_UNKNOWN: Final[Worth] = (0.0, 0.0)

CARD_ONCE: Final = vec[float]([_CARDS.get(name, _UNKNOWN)[0] for name in BUILDINGS])
CARD_ROUND: Final = vec[float]([_CARDS.get(name, _UNKNOWN)[1] for name in BUILDINGS])
LEVEL_ONCE: Final = vec[float]([_LEVEL[name][0] for name in TRACKS])
LEVEL_ROUND: Final = vec[float]([_LEVEL[name][1] for name in TRACKS])
BLOCKED_ONCE: Final = vec[float]([_BLOCKED[name][0] for name in TRACKS[:FIRST_PRODUCTION]])
BLOCKED_ROUND: Final = vec[float]([_BLOCKED[name][1] for name in TRACKS[:FIRST_PRODUCTION]])

CUBE: Final = 0.55
SURPLUS_CUBE: Final = 0.15  # a cube that upkeep is likely to take
PRIEST: Final = 1.3  # an available priest
GLORY_HOPE: Final = vec[float]([2.4, 1.8, 1.2, 0.7, 0.3])  # a Glory card, by the spaces still missing
USUAL_ROUNDS: Final = 10.0


def rounds_left(board: Board) -> float:
    """How many rounds may still come after this one."""
    missing: i64 = GLORY_TO_END - glory_taken(board)
    if board.seat == OVER or missing <= 0:
        return 0.0
    left: float = USUAL_ROUNDS - float(board.round)
    hurry: float = 1.0 + 1.3 * float(missing - 1)
    if left > hurry + 1.5:
        left = hurry + 1.5
    return left if left > 0.5 else 0.5


def card_worth(building: i64, left: float) -> float:
    """What a built card still brings."""
    return CARD_ONCE[building] + CARD_ROUND[building] * left


def level_worth(track: i64, left: float) -> float:
    """What a level of a track brings beyond final scoring."""
    return LEVEL_ONCE[track] + LEVEL_ROUND[track] * left


def blocked_worth(track: i64, left: float) -> float:
    """What it means to stand before a closed pillar."""
    return BLOCKED_ONCE[track] + BLOCKED_ROUND[track] * left


def priest_worth(left: float) -> float:
    """What a priest more in every round brings."""
    return PRIEST_ONCE + PRIEST_ROUND * left


def excess_worth(left: float) -> float:
    """What a level above the population, which falls back, is worth less."""
    return EXCESS_ONCE + EXCESS_ROUND * left


def glory_hope(board: Board, track: i64, level: i64) -> float:
    """What a Glory card that is still free promises at a level."""
    missing: i64 = LAST[track] - level
    if board.glory[track] != 0 or missing >= i64(len(GLORY_HOPE)):
        return 0.0
    return GLORY_HOPE[missing]
