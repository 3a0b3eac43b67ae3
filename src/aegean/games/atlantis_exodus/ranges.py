"""What fields may hold, made from board.py by `python -m aegean.testing.copies atlantis_exodus`."""

from __future__ import annotations

from typing import Final

from aegean.core.ranges import COUNT, SEAT_MARK, SEAT_OR_NONE, Bits, Within
from aegean.games.atlantis_exodus import tiles
from aegean.games.atlantis_exodus.board import COMPLETE, FAR_AWAY
from aegean.games.atlantis_exodus.cards import INFLUENCE_COUNT, KIND_COUNT, PILLAR_COUNT
from aegean.games.atlantis_exodus.parts import (
    COLOURS,
    LAST_SPACE,
    MOST_PILLARS,
    ROUNDS,
    SPACE_COUNT,
    TURNS,
    WAVE_COUNTS,
    YEARS,
)
from aegean.games.atlantis_exodus.tiles import BERTHS, CELL_COUNT, CROWDS, WORKSHOP_COUNT

RANGES: Final[dict[str, Within]] = {
    "Player.fields": COUNT,
    "Player.goods": COUNT,
    "Player.points": Within(-999, 999),
    "Player.cells": Within(0, len(tiles.TILES)),
    "Player.crowds": Within(0, CROWDS - 1),
    "Player.ships": Bits(5),
    "Player.pillars": Within(0, COMPLETE + PILLAR_COUNT),
    "Player.favours": COUNT,
    "Player.priest": Within(0, LAST_SPACE),
    "Player.honoured": Within(0, LAST_SPACE),
    "Player.last_bonus": Within(0, LAST_SPACE),
    "Player.king": Within(FAR_AWAY, SPACE_COUNT - 1),
    "Player.free": Bits(CELL_COUNT),
    "Player.active": Bits(CELL_COUNT),
    "Player.vacant": Bits(CELL_COUNT),
    "Player.home": Within(-1, CELL_COUNT - 1),
    "Player.berths": Within(0, BERTHS),
    "Player.knowledge": Bits(KIND_COUNT),
    "Player.used": Bits(MOST_PILLARS),
    "Player.hand": Bits(INFLUENCE_COUNT),
    "Player.shown": Bits(INFLUENCE_COUNT),
    "Player.played": Bits(INFLUENCE_COUNT),
    "Player.hand_count": Within(0, INFLUENCE_COUNT),
    "Board.year": Within(1, YEARS),
    "Board.round": Within(0, ROUNDS),
    "Board.turn": SEAT_OR_NONE,
    "Board.actions": COUNT,
    "Board.order": SEAT_MARK,
    "Board.sorting": SEAT_OR_NONE,
    "Board.top_turn": Within(0, TURNS - 1),
    "Board.middle_turn": Within(0, TURNS - 1),
    "Board.neutral_middle": Within(FAR_AWAY, SPACE_COUNT - 1),
    "Board.neutral_bottom": Within(FAR_AWAY, SPACE_COUNT - 1),
    "Board.city": Bits(9),
    "Board.courts": Within(0, CROWDS - 1),
    "Board.posts": Within(0, len(COLOURS)),
    "Board.supply": COUNT,
    "Board.workshop_stack": Bits(WORKSHOP_COUNT),
    "Board.workshops_open": Bits(WORKSHOP_COUNT),
    "Board.agora_stack": Bits(len(tiles.AGORAS)),
    "Board.agoras_open": Bits(len(tiles.AGORAS)),
    "Board.ships_open": COUNT,
    "Board.lodgings": Within(0, len(tiles.TILES)),
    "Board.monument_stack": Bits(len(tiles.MONUMENTS)),
    "Board.monuments": Bits(len(tiles.MONUMENTS)),
    "Board.wave": Within(-1, len(WAVE_COUNTS) - 1),
    "Board.pillar_stack": Bits(PILLAR_COUNT),
    "Board.piles": Bits(60),
    "Board.scrolls": Within(0, KIND_COUNT),
    "Board.scroll_discard": COUNT,
    "Board.influence_deck": Bits(INFLUENCE_COUNT),
    "Board.influence_open": Bits(INFLUENCE_COUNT),
    "Board.offered": Bits(INFLUENCE_COUNT),
    "Board.offered_count": Within(0, INFLUENCE_COUNT),
    "Board.drawn": Bits(14),
}
