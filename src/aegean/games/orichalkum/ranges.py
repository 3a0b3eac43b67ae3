"""What fields may hold, made from board.py by `python -m aegean.testing.copies orichalkum`."""

from __future__ import annotations

from typing import Final

from aegean.core.ranges import COUNT, FLAG, SEAT, SEAT_OR_NONE, Bits, Within
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import BUILDING, CARD, CREATURE, LAID, MOST_LAID, MOST_TEMPLES, NONE, TILE
from aegean.games.orichalkum.grid import SIZE, WAYS

RANGES: Final[dict[str, Within]] = {
    "Player.island": Within(NONE, len(parts.ISLANDS) * parts.SIDES - 1),
    "Player.side": Within(0, parts.SIDES - 1),
    "Player.hoplites": COUNT,
    "Player.orichalcum": COUNT,
    "Player.healing": COUNT,
    "Player.capital": Within(NONE, SIZE * WAYS - 1),
    "Player.city": Bits(SIZE),
    "Player.covered": Bits(SIZE),
    "Player.lairs": Bits(SIZE),
    "Player.open": Bits(SIZE),
    "Player.laid": LAID,
    "Player.laid_count": Within(0, MOST_LAID),
    "Player.creatures": Within(0, len(parts.CREATURES)),
    "Player.sent": Within(0, parts.MOST_SENT),
    "Player.buildings": Within(0, len(parts.BUILDINGS)),
    "Player.owned": COUNT,
    "Player.temples": Within(0, SIZE * parts.FACES - 1),
    "Player.temple_count": Within(0, MOST_TEMPLES),
    "Player.medals": COUNT,
    "Player.defeated": COUNT,
    "Board.round": Within(1, parts.ROUNDS),
    "Board.turn": SEAT,
    "Board.initiative": SEAT,
    "Board.winner": SEAT_OR_NONE,
    "Board.cards": CARD,
    "Board.tiles": TILE,
    "Board.beasts": CREATURE,
    "Board.row_count": Within(0, parts.LONGEST_ROW),
    "Board.card": CARD,
    "Board.tile": TILE,
    "Board.beast": CREATURE,
    "Board.slots": BUILDING,
    "Board.stocked": FLAG,
    "Board.drawn": BUILDING,
    "Board.holders": SEAT_OR_NONE,
    "Board.awake": FLAG,
    "Board.hoplites": COUNT,
    "Board.orichalcum": COUNT,
    "Board.discard": FLAG,
    "Board.under": TILE,
    "Board.under_count": Within(0, parts.MOST_UNDER),
}
