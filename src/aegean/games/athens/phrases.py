"""What can be said in Athens: what happened, why something is not allowed, what scores."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import Phrase

ROUND_BEGINS: Final = 0
BAG_REFILLED: Final = 1
PAID_TILES: Final = 2
TOOK_CUBES: Final = 3
SCORED_SQUARE: Final = 4
TOOK_CARD: Final = 5
TOOK_LANDMARK: Final = 6
SCORED_CUBE: Final = 7
ROW_CLEARED: Final = 8
EVENT_CLOSED: Final = 9
PAID_NOTHING: Final = 10
GAME_ENDS: Final = 11

NOTES: Final = [
    Phrase("round_begins", "AT-3.1", "n", "other"),
    Phrase("bag_refilled", "AT-4.7", "n"),
    Phrase("paid_tiles", "AT-6.5", "n", "tile"),
    Phrase("took_cubes", "AT-10.1", "n", "cube"),
    Phrase("scored_square", "AT-7.29", "cube", "n"),
    Phrase("took_card", "AT-6.12", "stack"),
    Phrase("took_landmark", "AT-9.2", "landmark"),
    Phrase("scored_cube", "AT-11.4", "cube", "event", "n"),
    Phrase("row_cleared", "AT-11.9", "event", "n"),
    Phrase("event_closed", "AT-11.13", "event"),
    Phrase("paid_nothing", "AT-6.8"),
    Phrase("game_ends", "AT-12.1", "n"),
]

NO_SUCH_TILE: Final = 1
STACK_OF_BASES_EMPTY: Final = 2
NOTHING_TO_TURN: Final = 3
WORKER_THERE: Final = 4
SYMBOLS_SHORT: Final = 5
SQUARE_TAKEN: Final = 6
CUBE_MISSING: Final = 7
CUBES_SHORT: Final = 8
SUPPLY_EMPTY: Final = 9
ORACLE_EMPTY: Final = 10
TILES_SHORT: Final = 11
STACK_EMPTY: Final = 12
BASES_SHORT: Final = 13
NO_LANDMARK: Final = 14
NO_TEMPLE: Final = 15
NO_ROLLS: Final = 16
NO_SWAPS: Final = 17
NO_ALTERNATIVE: Final = 18
CANNOT_PAY: Final = 19
DEARER: Final = 20
NOT_ASKED: Final = 21
NO_SUCH_BASE: Final = 22
NOT_DRAWN: Final = 23
EVENT_IS_CLOSED: Final = 24
NOTHING_FITS: Final = 25
OTHER_EVENT: Final = 26
PLACE_ONE_FIRST: Final = 27
IMPOSSIBLE: Final = 28
NO_TILE_TO_SWAP: Final = 29
ORACLE_SILENT: Final = 30
PLACE_TAKEN: Final = 31
NO_CUBE_TO_PLACE: Final = 32

REASONS: Final = [
    Phrase("allowed", ""),
    Phrase("no_such_tile", "AT-4.4", "tile"),
    Phrase("stack_of_bases_empty", "AT-5.1", "base"),
    Phrase("nothing_to_turn", "AT-6.3", "base"),
    Phrase("worker_there", "AT-6.10", "single"),
    Phrase("symbols_short", "AT-2.4", "base", "n"),
    Phrase("square_taken", "AT-7.28"),
    Phrase("cube_missing", "AT-6.13", "cube"),
    Phrase("cubes_short", "AT-6.13", "n"),
    Phrase("supply_empty", "AT-10.2"),
    Phrase("oracle_empty", "AT-7.26"),
    Phrase("tiles_short", "AT-6.8"),
    Phrase("stack_empty", "AT-8.17", "stack"),
    Phrase("bases_short", "AT-8.1"),
    Phrase("no_landmark", "AT-9.3"),
    Phrase("no_temple", "AT-9.6"),
    Phrase("no_rolls", "AT-8.7"),
    Phrase("no_swaps", "AT-8.12"),
    Phrase("no_alternative", "AT-6.5"),
    Phrase("cannot_pay", "AT-6.8"),
    Phrase("dearer", "AT-6.9"),
    Phrase("not_asked", "AT-6.15"),
    Phrase("no_such_base", "AT-8.1"),
    Phrase("not_drawn", "AT-7.24"),
    Phrase("event_is_closed", "AT-11.7", "event"),
    Phrase("nothing_fits", "AT-11.5", "event"),
    Phrase("other_event", "AT-11.1", "event"),
    Phrase("place_one_first", "AT-11.5"),
    Phrase("impossible", "AT-1.9"),
    Phrase("no_tile_to_swap", "AT-8.12", "tile"),
    Phrase("oracle_silent", "AT-9.6"),
    Phrase("place_taken", "AT-11.2"),
    Phrase("no_cube_to_place", "AT-11.2", "cube"),
]

SCORING: Final = [
    Phrase("received", "AT-7.29"),
    Phrase("bases", "AT-6.3"),
    Phrase("villages", "AT-8.4"),
    Phrase("ecclesias", "AT-8.6"),
    Phrase("agoras", "AT-8.10"),
    Phrase("workshops", "AT-8.15"),
    Phrase("landmarks", "AT-9.4"),
    Phrase("circles", "AT-9.8"),
    Phrase("oracles", "AT-12.3"),
]
