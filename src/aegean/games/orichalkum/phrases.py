"""What can be said in Orichalkum: what happened, why something is not allowed, what scores."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import Phrase

ROUND_BEGINS: Final = 0
TOOK_CARD: Final = 1
PORT_PAYS: Final = 2
CREATURE_ARRIVES: Final = 3
NO_PLACE: Final = 4
TITAN_COMES: Final = 5
TITAN_TAKEN: Final = 6
TITAN_WAKES: Final = 7
TITAN_LEAVES: Final = 8
PRODUCED: Final = 9
RECRUITED: Final = 10
FIGHT_WON: Final = 11
FIGHT_LOST: Final = 12
REWARD: Final = 13
BUILT: Final = 14
TEMPLE_BUILT: Final = 15
MEDAL_FORGED: Final = 16
PAID: Final = 17
GAVE_CREATURE: Final = 18
HOSPITAL_RETURNS: Final = 19
INITIATIVE_TO: Final = 20
LAST_TAKES: Final = 21
RESHUFFLED: Final = 22
WINS: Final = 23
LAST_ROUND_OVER: Final = 24
NO_BUILDING: Final = 25
LAID: Final = 26

NOTES: Final = [
    Phrase("round_begins", "OR-2.1", "n", "other"),
    Phrase("took_card", "OR-3.2", "card", "n"),
    Phrase("port_pays", "OR-4.10", "n", "n2"),
    Phrase("creature_arrives", "OR-4.11", "creature", "field"),
    Phrase("no_place", "OR-4.9", "tile"),
    Phrase("titan_comes", "OR-5.4", "titan"),
    Phrase("titan_taken", "OR-5.4", "titan", "other"),
    Phrase("titan_wakes", "OR-5.6", "titan"),
    Phrase("titan_leaves", "OR-5.8", "titan"),
    Phrase("produced", "OR-7.1", "n"),
    Phrase("recruited", "OR-8.1", "n"),
    Phrase("fight_won", "OR-9.8", "creature"),
    Phrase("fight_lost", "OR-9.7", "creature"),
    Phrase("reward", "OR-9.10", "n"),
    Phrase("built", "OR-10.2", "building", "field"),
    Phrase("temple_built", "OR-10.10"),
    Phrase("medal_forged", "OR-10.11", "n"),
    Phrase("paid", "OR-13.5", "n", "payment"),
    Phrase("gave_creature", "OR-13.4", "creature"),
    Phrase("hospital_returns", "OR-11.3", "n"),
    Phrase("initiative_to", "OR-15.4", "other"),
    Phrase("last_takes", "OR-15.6", "n"),
    Phrase("reshuffled", "OR-15.1"),
    Phrase("wins", "OR-16.1"),
    Phrase("last_round_over", "OR-16.4", "n"),
    Phrase("no_building", "OR-12.2", "building"),
    Phrase("laid", "OR-4.5", "tile", "field"),
]

NO_CARD: Final = 1
HOPLITES_SHORT: Final = 2
NO_SUCH_FIELD: Final = 3
COVERED: Final = 4
NOT_ADJACENT: Final = 5
NO_ROOM: Final = 6
TITAN_NOT_DRAWN: Final = 7
TITAN_NOT_HELD: Final = 8
JUST_TAKEN: Final = 9
NO_CREATURE: Final = 10
FIGHT_FIRST: Final = 11
TOO_MANY: Final = 12
NO_LANDSCAPE: Final = 13
BUILT_OVER: Final = 14
CREATURE_THERE: Final = 15
GUARDED: Final = 16
SLOT_EMPTY: Final = 17
NO_FIELD: Final = 18
WRONG_TERRAIN: Final = 19
NO_DIAMOND: Final = 20
ORICHALCUM_SHORT: Final = 21
BUILD_FIRST: Final = 22
CANNOT_PAY: Final = 23
BUYS_NOTHING: Final = 24
NOT_BOUGHT: Final = 25
NO_SUCH_CREATURE: Final = 26
NOT_TIED: Final = 27
HOLDER_TIED: Final = 28
NOTHING_TO_BUILD: Final = 29
IMPOSSIBLE: Final = 30

REASONS: Final = [
    Phrase("allowed", ""),
    Phrase("no_card", "OR-3.1"),
    Phrase("hoplites_short", "OR-3.3", "n"),
    Phrase("no_such_field", "OR-4.7"),
    Phrase("covered", "OR-4.8"),
    Phrase("not_adjacent", "OR-4.6"),
    Phrase("no_room", "OR-4.7"),
    Phrase("titan_not_drawn", "OR-5.9", "titan"),
    Phrase("titan_not_held", "OR-5.8", "titan"),
    Phrase("just_taken", "OR-5.8", "titan"),
    Phrase("no_creature", "OR-9.2"),
    Phrase("fight_first", "OR-6.4"),
    Phrase("too_many", "OR-9.4", "n"),
    Phrase("no_landscape", "OR-1.6"),
    Phrase("built_over", "OR-1.4"),
    Phrase("creature_there", "OR-1.6"),
    Phrase("guarded", "OR-1.5"),
    Phrase("slot_empty", "OR-10.6"),
    Phrase("no_field", "OR-10.3", "slot"),
    Phrase("wrong_terrain", "OR-10.3", "slot"),
    Phrase("no_diamond", "OR-10.9"),
    Phrase("orichalcum_short", "OR-10.11", "n"),
    Phrase("build_first", "OR-6.4"),
    Phrase("cannot_pay", "OR-13.5", "n", "payment"),
    Phrase("buys_nothing", "OR-13.7", "payment"),
    Phrase("not_bought", "OR-13.5", "action", "payment"),
    Phrase("no_such_creature", "OR-13.4", "creature"),
    Phrase("not_tied", "OR-15.4"),
    Phrase("holder_tied", "OR-15.5"),
    Phrase("nothing_to_build", "OR-13.7"),
    Phrase("impossible", "OR-2.3"),
]

SCORING: Final = [
    Phrase("temples", "OR-10.10"),
    Phrase("medals", "OR-10.11"),
    Phrase("titans", "OR-5.10"),
]
