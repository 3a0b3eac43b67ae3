"""What fields may hold, made from board.py by `python -m aegean.testing.copies athens`."""

from __future__ import annotations

from typing import Final

from aegean.core.ranges import COUNT, FLAG, SEAT, SEAT_MARK, Within
from aegean.games.athens.board import MOST_RETURNED, UNKNOWN
from aegean.games.athens.parts import COLOURS, KINDS, LANDMARKS, ROUNDS

RANGES: Final[dict[str, Within]] = {
    "Player.tiles": COUNT,
    "Player.cubes": COUNT,
    "Player.front": COUNT,
    "Player.turned": COUNT,
    "Player.tucked": Within(-1, 2 * KINDS - 1),
    "Player.stacks": COUNT,
    "Player.landmarks": FLAG,
    "Player.oracles": COUNT,
    "Player.oracle_count": COUNT,
    "Player.points": COUNT,
    "Board.round": Within(1, ROUNDS),
    "Board.start": SEAT,
    "Board.white": Within(0, 2),
    "Board.grey": Within(0, 2),
    "Board.rolls_left": COUNT,
    "Board.swaps_left": COUNT,
    "Board.discard": COUNT,
    "Board.supply": COUNT,
    "Board.bases": COUNT,
    "Board.workers": SEAT_MARK,
    "Board.squares": FLAG,
    "Board.stacks": COUNT,
    "Board.landmark": Within(-1, len(LANDMARKS) - 1),
    "Board.laid": Within(0, COLOURS),
    "Board.cylinders": Within(0, 9),
    "Board.bottom": Within(0, 8 * UNKNOWN - 1),
    "Board.bottom_count": Within(0, MOST_RETURNED),
    "Board.drawn": Within(0, 3),
    "Board.drawn_count": Within(0, 3),
    "Board.traced": Within(0, 64 * UNKNOWN - 1),
    "Board.traced_count": Within(0, MOST_RETURNED),
}
