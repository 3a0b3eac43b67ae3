"""What fields may hold, made from board.py by `python -m aegean.testing.copies olympus`."""

from __future__ import annotations

from typing import Final

from aegean.core.ranges import COUNT, SEAT, SEAT_MARK, SEAT_SET, Bits, Within
from aegean.games.olympus.board import MOST_WARS, NO_GOD
from aegean.games.olympus.parts import ALL_BUILDINGS, ALL_GODS, MOST_CULTURE, MOST_PRIESTS, ROUND_CAP, SEATS

RANGES: Final[dict[str, Within]] = {
    "Player.levels": Within(0, MOST_CULTURE - 2),
    "Player.store": COUNT,
    "Player.tribute": COUNT,
    "Player.built": Bits(ALL_BUILDINGS),
    "Player.priests": Within(0, MOST_PRIESTS),
    "Player.reserve": Within(0, MOST_PRIESTS),
    "Player.points": COUNT,
    "Player.wars": Within(0, MOST_WARS),
    "Board.round": Within(1, ROUND_CAP),
    "Board.start": SEAT,
    "Board.upkeep": Within(0, 6),
    "Board.god": Within(NO_GOD, ALL_GODS - 1),
    "Board.leader": SEAT,
    "Board.followers": SEAT_SET,
    "Board.declined": SEAT_SET,
    "Board.alpha": SEAT_MARK,
    "Board.beta": SEAT_SET,
    "Board.temples": Bits(ALL_BUILDINGS),
    "Board.glory": SEAT_MARK,
    "Board.named": Within(0, 16 * SEATS - 1),
    "Board.named_count": Within(0, MOST_WARS),
}
