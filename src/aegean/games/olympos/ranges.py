"""What fields may hold, made from board.py by `python -m aegean.testing.copies olympos`."""

from __future__ import annotations

from typing import Final

from aegean.core.ranges import COUNT, SEAT_MARK, Bits, Within
from aegean.games.olympos.board import MOST_SEATS, NO_DISC, SUPPLY
from aegean.games.olympos.goods import FIELD, KINDS, PLACES
from aegean.games.olympos.parts import (
    COLUMNS,
    CROSS,
    DISCS,
    KINDS_OF_DISCOVERY,
    KINDS_OF_GOD,
    LANDS,
    SETTLERS,
    VARIANT_OF,
)

RANGES: Final[dict[str, Within]] = {
    "Player.time": Within(0, CROSS),
    "Player.height": Within(-1, MOST_SEATS - 1),
    "Player.camp": Within(0, SETTLERS),
    "Player.on_map": Within(0, SETTLERS),
    "Player.lands": Bits(LANDS),
    "Player.tokens": Bits(FIELD * KINDS),
    "Player.stars": Within(0, LANDS),
    "Player.cubes": Bits(FIELD * KINDS),
    "Player.hourglasses": COUNT,
    "Player.discoveries": Bits(KINDS_OF_DISCOVERY),
    "Player.discovery_count": Within(0, KINDS_OF_DISCOVERY),
    "Player.swords": COUNT,
    "Player.symbols": COUNT,
    "Player.skill": COUNT,
    "Player.variants": Bits(len(VARIANT_OF)),
    "Player.cheap_kinds": Bits(KINDS),
    "Player.wonders": Bits(COLUMNS),
    "Player.wonder_count": Within(0, COLUMNS),
    "Player.markers": Bits(FIELD * PLACES),
    "Player.prestige": COUNT,
    "Player.athena": COUNT,
    "Player.keres": COUNT,
    "Player.favours": COUNT,
    "Player.hand": COUNT,
    "Player.hand_count": COUNT,
    "Player.kept": Bits(FIELD * PLACES),
    "Player.kept_count": Bits(FIELD * PLACES),
    "Board.place": Within(SUPPLY, LANDS - 1),
    "Board.below": Within(NO_DISC, MOST_SEATS * DISCS - 1),
    "Board.top": Within(NO_DISC, MOST_SEATS * DISCS - 1),
    "Board.barred": Bits(LANDS),
    "Board.tribes": Bits(LANDS),
    "Board.tiles": Within(-1, KINDS_OF_DISCOVERY - 1),
    "Board.space_of": Within(-1, KINDS_OF_DISCOVERY - 1),
    "Board.piles": COUNT,
    "Board.slots": SEAT_MARK,
    "Board.wonders": Within(-1, COLUMNS - 1),
    "Board.column_of": Within(-1, COLUMNS - 1),
    "Board.built": Bits(COLUMNS),
    "Board.deck_count": COUNT,
    "Board.discard": COUNT,
    "Board.discard_count": COUNT,
    "Board.drawn": Bits(FIELD * 2),
    "Board.drawn_count": Bits(FIELD * 2),
    "Board.revealed": Within(-1, KINDS_OF_GOD - 1),
    "Board.god": Within(-1, KINDS_OF_GOD - 1),
}
