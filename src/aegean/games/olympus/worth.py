"""What things are worth in Olympus, in points: the tables behind the hints."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympus.board import Board
from aegean.games.olympus.parts import BUILDINGS, LAST, TRACKS

_AT_ONCE: Final = {  # beside the printed points: what a card opens or brings the moment it lies there
    "gymnasium": 1.6,
    "workshop": 1.0,
    "philosophy": 0.6,
    "colony": 1.5,
    "oracle": 2.0,
    "trispastos": 2.0,
    "wonder": 1.0,
    "temple_hades": 1.5,
}
_EACH_ROUND: Final = {  # what a card that lasts brings in a round
    "tholos": 0.25,
    "aqueduct": 0.55,
    "fleet": 0.2,
    "trade_route": 0.5,
    "goldsmith": 0.5,
    "bouleuterion": 0.6,
    "delian_league": 0.15,
    "parthenon": 0.1,
    "amphitheatre": 0.6,
    "achaean_league": 0.8,
    "acropolis": 1.1,
    "marble_quarry": 0.5,
    "temple_aphrodite": 0.7,
    "temple_apollo": 0.15,
    "temple_ares": 0.2,
    "temple_artemis": 0.3,
    "temple_athena": 0.7,
    "temple_demeter": 0.3,
    "temple_hephaestus": 0.1,
    "temple_hera": 0.4,
    "temple_poseidon": 0.3,
    "temple_zeus": 0.6,
}
_LEVELS: Final = {  # what reaching a level is worth beyond half a point, from level 1 on
    "culture": [0.0, 1.4, 3.0, 4.3, 5.9, 7.2, 8.7, 10.6, 11.6, 12.6],
    "population": [0.0, 1.4, 2.8, 4.2, 5.6, 7.0, 8.0, 9.0, 10.0, 11.0],
    "military": [0.0, 0.7, 1.4, 2.1, 2.8, 3.5, 4.2, 4.9, 5.6],
}

_PILLARS: Final = {"agora": 3.0, "school": 4.0, "library": 3.0, "barracks": 1.2, "army": 1.0}
PILLAR_WORTH: Final = vec[float]([_PILLARS.get(name, 0.0) for name in BUILDINGS])  # once the marker stands before it

AT_ONCE: Final = vec[float]([_AT_ONCE.get(name, 0.0) for name in BUILDINGS])
EACH_ROUND: Final = vec[float]([_EACH_ROUND.get(name, 0.0) for name in BUILDINGS])

LONGEST: Final = 16  # no track of any edition is longer


def _beyond(track: int) -> list[float]:
    """The worth of the levels of a civic track, filled up with the last value."""
    given = _LEVELS.get(TRACKS[track], [0.0])
    return given + [given[-1]] * (LONGEST - len(given))


_BEYOND: Final = [value for track in range(len(TRACKS)) for value in _beyond(track)]
BEYOND: Final = vec[float](_BEYOND)

PRODUCTION: Final = 0.22  # what a level of production brings in a round
CUBE: Final = 0.55
SURPLUS_CUBE: Final = 0.15  # a cube that upkeep is likely to take
PRIEST: Final = 1.3  # an available priest
EXTRA_PRIEST: Final = 1.1  # a priest more in every round
GLORY_HOPE: Final = vec[float]([2.4, 1.8, 1.2, 0.7, 0.3])  # a Glory card, by the spaces still missing


def glory_hope(board: Board, track: i64, level: i64) -> float:
    """What a Glory card that is still free promises at a level."""
    missing: i64 = LAST[track] - level
    if board.glory[track] != 0 or missing >= i64(len(GLORY_HOPE)):
        return 0.0
    return GLORY_HOPE[missing]


def level_worth(track: i64, level: i64) -> float:
    """What a level is worth beyond final scoring."""
    place: i64 = level - 1 if level <= LAST[track] else LAST[track] - 1
    return BEYOND[track * LONGEST + place]
