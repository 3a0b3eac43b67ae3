# What happens.

note-round_begins = Round { $n } begins. Starting player: { $other }.
note-raised = { $who }: { $track } rises from { $n1 } to { $n2 }.
note-lowered_by_hades = { $who }: { $track } falls by 1 to level { $n } (Temple of Hades, { $other }).
note-lowered_by_athena = { $who }: { $track } falls by 1 to level { $n } (Temple of Athena, { $other }).
note-nothing_lowered = { $who } has all levels at 1 and cannot lose any.
note-nothing_raised = { $who } has no level that can rise now.
note-at_the_end = { $who }: { $track } stays at { $n }, the last space.
note-blocked = { $who }: { $track } stays at { $n } because { THING($building, article: "definite") } { $building ->
    [barracks] are
   *[other] is
} missing.
note-leads = { $who } leads the only ceremony left, that of { $god }, with a priest.
note-favoured = { $who } receives the favour of { $god } ({ $column }).
note-favoured_by_temple = { $who } receives the favour of { $god } (alpha column, thanks to the temple).
note-took_cubes = { $who } takes { COUNT($n, $cube) } from the supply ({ $cause }).
note-discarded = { $who } returns { COUNT($n, $cube) } to the supply: only { $n2 } resources may stay in the store.
note-paid = { $who } pays { COUNT($n, $cube) } for { THING($building, article: "definite") }.
note-paid_tribute = { $who } pays { COUNT($n, $cube) } from the tribute area for { THING($building, article: "definite") } (Parthenon).
note-joker = { $who } uses { COUNT($n, $cube) } as a joker ({ $building }).
note-paid_point = { $who } pays { COUNT($n, "victory_point") } instead of { $unit ->
    [any] 1 resource of any kind
   *[other] 1 { THING($unit) }
} for { THING($building, article: "definite") } (Temple of Hephaestus).
note-waived = { $who } pays { $unit ->
    [any] 1 resource of any kind
   *[other] 1 { THING($unit) }
} less for { THING($building, article: "definite") } (Marble Quarry).
note-costs_nothing = { $who } pays nothing for { THING($building, article: "definite") }.
note-nothing_built = There is no building that { $who } can build now.
note-scored = { $who } scores { COUNT($n, "victory_point") } ({ $cause }).
note-lost_points = { $n ->
    [0] { $who } has no victory points to lose
   *[other] { $who } loses { COUNT($n, "victory_point") }
} (Temple of Hades, { $other }).
note-glory = { $who } is the first on the last space of { $track } and takes its Glory card: { COUNT($n1, "victory_point") } (now { $n2 ->
    [one] 1 card is
   *[other] { $n2 } cards are
} taken; { PRINTED("limits.glory_cards_to_end") } end the game).
note-built = { $who } builds { THING($building, article: "definite") }: { $n ->
    [0] no victory points
   *[other] { COUNT($n, "victory_point") }
}.
note-first_workshop = It is the first Workshop of the game: { $who } may choose { $n } times.
note-war_declared = { $who } declares { $n ->
    [one] a war
   *[other] { $n } wars
} ({ $cause }).
note-target_named = { $who } names { $other }, the only target left, as the target of the war.
note-war_won = { $who } wins the war against { $other } (strength { $n1 } to { $n2 }).
note-tie_won_by_ares = { $who } wins the war against { $other } (strength { $n } to { $n }): the leader of the ceremony of Ares wins a tie.
note-tie_won_by_fleet = { $who } wins the war against { $other } (strength { $n } to { $n }): the only Fleet of the two wins a tie.
note-spoils_short = { $who } may take { COUNT($n1, "resource") } from { $other }, but { $n2 ->
    [0] the store there is empty
    [one] only 1 lies in the store there
   *[other] only { $n2 } lie in the store there
}.
note-war_failed = { $who } gains nothing in the war against { $other } (strength { $n1 } to { $n2 }).
note-war_tied = { $who } gains nothing in the war against { $other } (strength { $n } to { $n }): a tie is enough only for the leader of the ceremony of Ares or for the only Fleet of the two.
note-tribute_taken = { $who } takes { COUNT($n, $cube) } from { $other } into the tribute area (locked until upkeep).
note-priest_gained = { $who } takes a priest from the supply for the war won (Temple of Ares).
note-plague = { $who } is hit by the plague that { $other } sends: Population falls from { $n1 } to { $n2 }.
note-sends_plague = { $who } sends a plague (Apollo): whoever has not joined loses a third of the Population.
note-immune = { $who } is safe from the plague that { $other } sends (Temple of Apollo).
note-priests_return = { $n ->
    [0] { $who } has no priest in a beta column to take back
   *[other] { $who } takes { COUNT($n, "priest") } back from the beta columns
} (Wonder).
note-gift_of_athena = { $who } raises a level of choice by 1 (Temple of Athena){ $n ->
    [0] {""}
   *[other] ; then all others lose a level, since Culture was at { $n }
}.
note-upkeep_begins = The upkeep phase begins.
note-tribute_collected = { $who } moves { COUNT($n, $cube) } from the tribute area into the store.
note-priests_taken = { $who } takes all priests back and now has { $n1 } (Population { $n2 }, Culture { $n3 }).
note-last_round = With the card of { $who } { PRINTED("limits.glory_cards_to_end") ->
    [one] 1 Glory card is
   *[other] { PRINTED("limits.glory_cards_to_end") } Glory cards are
} taken: this is the last round.
note-game_ends = The game ends after round { $n1 }: { $n2 ->
    [one] 1 Glory card is taken
   *[other] { $n2 } Glory cards are taken
}.
note-rounds_over = The game ends after round { $n }, the last one that is played.
note-used_building = { $who } uses { THING($building, article: "definite") }.
note-handed_in = { $who } hands in { $pool } ({ $building }).
note-fell_to_population = { $who }: { $track } falls from { $n1 } to { $n2 }, since it may not be higher than Population.
note-tribute_supplied = { $who } takes { COUNT($n, $cube) } from the supply into the tribute area (Delian League).
