"""What can be said in Olympos: what happened, why something is not allowed, what scores."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import Phrase

PAID: Final = 0
SETTLED: Final = 1
BEAT_TRIBE: Final = 2
BEAT_PLAYER: Final = 3
FELL_BACK: Final = 4
LEFT_EMPTY: Final = 5
LEARNED: Final = 6
HANDED_IN: Final = 7
GAINED_SETTLERS: Final = 8
GAINED_HOURGLASSES: Final = 9
GAINED_CUBES: Final = 10
GAINED_PRESTIGE: Final = 11
BUILT: Final = 12
USED_ATHENA: Final = 13
DISCARDED: Final = 14
REJECTED: Final = 15
RESHUFFLED: Final = 16
AFFECTED: Final = 17
NOBODY_AFFECTED: Final = 18
SPELL_ENDS: Final = 19
WITHDREW: Final = 20
FINISHED: Final = 21

NOTES: Final = [
    Phrase("paid", "OS-3.5", "n1", "n2", "n3"),
    Phrase("settled", "OS-4.16", "territory"),
    Phrase("beat_tribe", "OS-4.17", "territory"),
    Phrase("beat_player", "OS-4.20", "territory", "other"),
    Phrase("fell_back", "OS-4.13", "territory"),
    Phrase("left_empty", "OS-4.14", "territory"),
    Phrase("learned", "OS-5.8", "discovery"),
    Phrase("handed_in", "OS-5.3", "n", "resource"),
    Phrase("gained_settlers", "OS-5.9", "n"),
    Phrase("gained_hourglasses", "OS-5.9", "n"),
    Phrase("gained_cubes", "OS-5.9", "n", "resource"),
    Phrase("gained_prestige", "OS-8.14", "n"),
    Phrase("built", "OS-6.6", "wonder"),
    Phrase("used_athena", "OS-6.4"),
    Phrase("discarded", "OS-8.4", "destiny"),
    Phrase("rejected", "OS-7.8", "destiny"),
    Phrase("reshuffled", "OS-8.5", "n"),
    Phrase("affected", "OS-9.8", "god"),
    Phrase("nobody_affected", "OS-9.6", "god"),
    Phrase("spell_ends", "OS-9.4", "god"),
    Phrase("withdrew", "OS-9.16", "territory"),
    Phrase("finished", "OS-10.1", "n"),
]

OTHER_RESOURCE: Final = 1
BARRED_ALREADY: Final = 2
STAR_BARRED: Final = 3
LAND_BARRED: Final = 4
LAND_OWN: Final = 5
NO_WAY: Final = 6
PAST_THE_CROSS: Final = 7
CAMP_EMPTY: Final = 8
NOWHERE_TO_GO: Final = 9
NO_SETTLER: Final = 10
NO_SUCH_DISC: Final = 11
SAME_DISC: Final = 12
SOLD_OUT: Final = 13
OWNED: Final = 14
RESOURCE_SHORT: Final = 15
GREY_SHORT: Final = 16
NO_BUNDLE: Final = 17
OTHER_DISCOVERY: Final = 18
VARIANT_TAKEN: Final = 19
NO_SLOT: Final = 20
GREY_CLOSED: Final = 21
SLOT_TAKEN: Final = 22
BUILT_ALREADY: Final = 23
STARS_SHORT: Final = 24
NOT_DRAWN: Final = 25
NOT_IN_HAND: Final = 26
NO_EFFECT: Final = 27
NOTHING_TO_DISCOVER: Final = 28
NOTHING_TO_BUILD: Final = 29
TOO_EARLY: Final = 30
PASS_INSTEAD: Final = 31
MUST_ACT: Final = 32
IMPOSSIBLE: Final = 33
RESOURCES_SHORT: Final = 34

REASONS: Final = [
    Phrase("allowed", ""),
    Phrase("other_resource", "OS-2.3", "resource"),
    Phrase("barred_already", "OS-2.3"),
    Phrase("star_barred", "OS-2.3", "resource"),
    Phrase("land_barred", "OS-2.4", "territory"),
    Phrase("land_own", "OS-4.10", "territory"),
    Phrase("no_way", "OS-4.22", "territory"),
    Phrase("past_the_cross", "OS-3.10", "n"),
    Phrase("camp_empty", "OS-4.2"),
    Phrase("nowhere_to_go", "OS-4.23"),
    Phrase("no_settler", "OS-4.1", "territory"),
    Phrase("no_such_disc", "OS-4.1", "territory"),
    Phrase("same_disc", "OS-4.15"),
    Phrase("sold_out", "OS-5.2"),
    Phrase("owned", "OS-5.12"),
    Phrase("resource_short", "OS-5.3", "resource", "n"),
    Phrase("grey_short", "OS-5.4", "n"),
    Phrase("no_bundle", "OS-5.6"),
    Phrase("other_discovery", "OS-5.13"),
    Phrase("variant_taken", "OS-5.13"),
    Phrase("no_slot", "OS-5.9"),
    Phrase("grey_closed", "OS-5.10"),
    Phrase("slot_taken", "OS-5.9"),
    Phrase("built_already", "OS-6.1"),
    Phrase("stars_short", "OS-6.2", "n"),
    Phrase("not_drawn", "OS-7.8"),
    Phrase("not_in_hand", "OS-8.3"),
    Phrase("no_effect", "OS-8.4"),
    Phrase("nothing_to_discover", "OS-5.2"),
    Phrase("nothing_to_build", "OS-6.1"),
    Phrase("too_early", "OS-10.1", "n"),
    Phrase("pass_instead", "OS-10.2"),
    Phrase("must_act", "OS-3.12"),
    Phrase("impossible", "OS-2.1"),
    Phrase("resources_short", "OS-5.2"),
]

SCORING: Final = [
    Phrase("position", "OS-10.6"),
    Phrase("prestige", "OS-10.7"),
    Phrase("lands", "OS-10.8"),
    Phrase("discoveries", "OS-10.9"),
    Phrase("wonders", "OS-10.10"),
    Phrase("special", "OS-10.11"),
    Phrase("keres", "OS-10.12"),
    Phrase("cards", "OS-10.13"),
]
