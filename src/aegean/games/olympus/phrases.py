"""What can be said in Olympus: what happened, why something is not allowed, what scores."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import Phrase

ROUND_BEGINS: Final = 0
RAISED: Final = 1
LOWERED: Final = 2
TOOK_CUBES: Final = 3
SCORED: Final = 4
LOST_POINTS: Final = 5
GLORY: Final = 6
BUILT: Final = 7
BLOCKED: Final = 8
WAR_DECLARED: Final = 9
WAR_WON: Final = 10
WAR_FAILED: Final = 11
TRIBUTE_TAKEN: Final = 12
PRIEST_GAINED: Final = 13
PLAGUE: Final = 14
PRIESTS_RETURN: Final = 15
UPKEEP_BEGINS: Final = 16
TRIBUTE_COLLECTED: Final = 17
PRIESTS_TAKEN: Final = 18
LAST_ROUND: Final = 19
GAME_ENDS: Final = 20
FELL_TO_POPULATION: Final = 21
TRIBUTE_SUPPLIED: Final = 22

NOTES: Final = [
    Phrase("round_begins", "OU-3.1", "n", "other"),
    Phrase("raised", "OU-4.2", "track", "n"),
    Phrase("lowered", "OU-4.6", "track", "n"),
    Phrase("took_cubes", "OU-5.6", "n", "cube"),
    Phrase("scored", "OU-5.7", "n"),
    Phrase("lost_points", "OU-5.8", "n"),
    Phrase("glory", "OU-13.2", "track", "n"),
    Phrase("built", "OU-9.7", "building", "n"),
    Phrase("blocked", "OU-4.3", "track"),
    Phrase("war_declared", "OU-7.1", "n"),
    Phrase("war_won", "OU-7.6", "other", "n1", "n2"),
    Phrase("war_failed", "OU-7.8", "other", "n1", "n2"),
    Phrase("tribute_taken", "OU-7.9", "other", "n", "cube"),
    Phrase("priest_gained", "OU-11.3"),
    Phrase("plague", "OU-8.2", "n"),
    Phrase("priests_return", "OU-10.33", "n"),
    Phrase("upkeep_begins", "OU-12.1"),
    Phrase("tribute_collected", "OU-12.10", "n"),
    Phrase("priests_taken", "OU-12.12", "n"),
    Phrase("last_round", "OU-13.6"),
    Phrase("game_ends", "OU-14.1", "n"),
    Phrase("fell_to_population", "OU-12.5", "track", "n"),
    Phrase("tribute_supplied", "OU-10.24", "n", "cube"),
]

HONOURED: Final = 1
ALREADY_BUILT: Final = 2
TEMPLE_GONE: Final = 3
CULTURE_SHORT: Final = 4
CUBES_SHORT: Final = 5
MUST_BUILD: Final = 6
LAST_SPACE: Final = 7
PILLAR: Final = 8
SAME_TRACK: Final = 9
SAME_KIND: Final = 10
WAR_AND_MILITARY: Final = 11
NOTHING_TO_BUILD: Final = 12
NUMBER_OF_KINDS: Final = 13
NOT_OFFERED: Final = 14
AT_BOTTOM: Final = 15
NOT_AMONG: Final = 16
NO_UNIT: Final = 17
REST_UNPAID: Final = 18
NO_CUBE: Final = 19
CUBE_UNFIT: Final = 20
TRIBUTE_LOCKED: Final = 21
OWN_CITY: Final = 22
EMPTY_SEAT: Final = 23
SAME_TARGET: Final = 24
NOT_OWNED: Final = 25
USED: Final = 26
PRIESTS_SHORT: Final = 27
NOTHING_TO_RAISE: Final = 28
NOT_LEAST: Final = 29
IMPOSSIBLE: Final = 30

REASONS: Final = [
    Phrase("allowed", ""),
    Phrase("honoured", "OU-3.5", "god"),
    Phrase("already_built", "OU-9.2", "building"),
    Phrase("temple_gone", "OU-9.9", "building"),
    Phrase("culture_short", "OU-9.3", "building", "n"),
    Phrase("cubes_short", "OU-9.6", "building", "n"),
    Phrase("must_build", "OU-6.1"),
    Phrase("last_space", "OU-4.3", "track"),
    Phrase("pillar", "OU-4.3", "track", "building"),
    Phrase("same_track", "OU-6.1", "track"),
    Phrase("same_kind", "OU-6.1", "cube"),
    Phrase("war_and_military", "OU-6.1"),
    Phrase("nothing_to_build", "OU-6.1"),
    Phrase("number_of_kinds", "OU-6.2", "n"),
    Phrase("not_offered", "OU-6.8"),
    Phrase("at_bottom", "OU-4.8", "track"),
    Phrase("not_among", "OU-4.7", "track"),
    Phrase("no_unit", "OU-9.4", "unit"),
    Phrase("rest_unpaid", "OU-9.6", "n"),
    Phrase("no_cube", "OU-9.4", "cube"),
    Phrase("cube_unfit", "OU-9.5", "cube", "unit"),
    Phrase("tribute_locked", "OU-5.5"),
    Phrase("own_city", "OU-7.1"),
    Phrase("empty_seat", "OU-1.2"),
    Phrase("same_target", "OU-7.3"),
    Phrase("not_owned", "OU-12.7", "building"),
    Phrase("used", "OU-12.7", "building"),
    Phrase("priests_short", "OU-10.26", "building", "n"),
    Phrase("nothing_to_raise", "OU-4.7"),
    Phrase("not_least", "OU-10.28", "god"),
    Phrase("impossible", "OU-2.8"),
]

SCORING: Final = [
    Phrase("play", "OU-5.7"),
    Phrase("buildings", "OU-9.7"),
    Phrase("glory", "OU-13.2"),
    Phrase("culture", "OU-14.2"),
    Phrase("population", "OU-14.2"),
    Phrase("military", "OU-14.2"),
    Phrase("wheat", "OU-14.2"),
    Phrase("venison", "OU-14.2"),
    Phrase("fish", "OU-14.2"),
]
