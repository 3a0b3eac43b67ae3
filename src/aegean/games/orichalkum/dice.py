"""The combat dice: every result of one to four dice, in any order of the dice (OR-9.5, OR-9.6)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.parts import PartsError
from aegean.games.orichalkum.grid import DATA
from aegean.games.orichalkum.parts import BASE_DICE, MOST_SENT

_DIE: Final = DATA.row("combat_die")
FACES: Final = _DIE.texts("faces")
VALUES: Final = _DIE.numbers("values")
SKULL: Final[i64] = _DIE.number("skull_index")
MOST_DICE: Final[i64] = 4

if _DIE.number("count") != MOST_DICE or BASE_DICE + MOST_SENT != MOST_DICE:
    raise PartsError("components.toml", "dice", game="orichalkum")

_RESULTS: Final = [
    list(faces) for dice in range(1, MOST_DICE + 1) for faces in combinations_with_replacement(range(len(FACES)), dice)
]


def _ways(faces: list[int]) -> int:
    """In how many orders of the dice a result can fall."""
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways


ROLL_NAMES: Final = [(" ".join(FACES[face] for face in faces),) for faces in _RESULTS]
FIRST_ROLL: Final = vec[i64]([sum(len(faces) < dice for faces in _RESULTS) for dice in range(MOST_DICE + 2)])
ROLL_WAYS: Final = vec[i64]([_ways(faces) for faces in _RESULTS])
ROLL_SUM: Final = vec[i64]([sum(VALUES[face] for face in faces) for faces in _RESULTS])
ROLL_SHOWS: Final = vec[i64]([sum(2**face for face in set(faces)) for faces in _RESULTS])  # bit set of faces
FACE_BIT: Final = vec[i64]([2**face for face in range(len(FACES))])


def beats(roll: i64, strength: i64, skulls: i64) -> bool:
    """The sum reaches the strength or a die shows one of the faces that count as skulls (OR-9.6, OR-11.5)."""
    return ROLL_SUM[roll] >= strength or ROLL_SHOWS[roll] & skulls != 0


def odds(dice: int, strength: int, skulls: int) -> tuple[int, int]:
    """How many of all falls of so many dice win.

    >>> odds(2, 4, 2**5)
    (33, 36)
    """
    wins = sum(ROLL_WAYS[r] for r in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]) if beats(r, strength, skulls))
    return int(wins), len(FACES) ** dice


def _chances() -> list[float]:
    """The chance to win by dice, strength (up to 20) and faces that count as skulls."""
    table: list[float] = []
    for dice in range(MOST_DICE + 1):
        for strength in range(STRONGEST):
            for skulls in range(2 ** len(FACES)):
                wins, ways = odds(dice, strength, skulls) if dice else (0, 1)
                table.append(wins / ways)
    return table


STRONGEST: Final = 21
CERTAIN: Final = 99.999  # percent, but for what adding up fractions loses
_CHANCES: Final = vec[float](_chances())


def chance(dice: i64, strength: i64, skulls: i64) -> float:
    """The chance to win a fight."""
    return _CHANCES[(dice * STRONGEST + strength) * 64 + skulls]


def percent(dice: i64, strength: i64, skulls: i64) -> int:
    """The chance to win a fight in whole percents; 100 only where the dice cannot fail."""
    exact = 100.0 * chance(dice, strength, skulls)
    return round(exact) if exact > CERTAIN else min(99, round(exact))
