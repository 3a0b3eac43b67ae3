# What happens.

note-round_begins = Round { $n } begins. Starting player: { $other }.
note-raised = { $who }: { $track } rises from { $n1 } to { $n2 }.
note-lowered = { $who }: { $track } falls from { $n1 } to { $n2 }.
note-at_the_end = { $who }: { $track } stays at { $n }, the last space.
note-blocked = { $who }: { $track } stays at { $n }, { THING($building, article: "definite") } { $building ->
    [barracks] are
   *[other] is
} missing.
note-took_cubes = { $who } takes { COUNT($n, $cube) } from the supply.
note-scored = { $who } scores { COUNT($n, "victory_point") }.
note-lost_points = { $n ->
    [0] { $who } has no victory points to lose
   *[other] { $who } loses { COUNT($n, "victory_point") }
}.
note-glory = { $who } is the first on the last space of { $track } and takes its Glory card: { COUNT($n1, "victory_point") } ({ $n2 ->
    [one] the first card that is taken
   *[other] now { $n2 } cards are taken
}).
note-built = { $who } builds { THING($building, article: "definite") }: { $n ->
    [0] no victory points
   *[other] { COUNT($n, "victory_point") }
}.
note-war_declared = { $who } declares { $n ->
    [one] a war
   *[other] { $n } wars
}.
note-war_won = { $who } wins the war against { $other } (strength { $n1 } to { $n2 }).
note-war_failed = { $who } gains nothing in the war against { $other } (strength { $n1 } to { $n2 }).
note-war_tied = { $who } gains nothing in the war against { $other } (strength { $n } to { $n }): a tie is enough only for the leader of the ceremony of Ares or for the only Fleet of the two.
note-tribute_taken = { $who } takes { COUNT($n, $cube) } from { $other } into the tribute area (locked until upkeep).
note-priest_gained = { $who } takes a priest from the supply for the war won (Temple of Ares).
note-plague = { $who } is hit by the plague that { $other } sends: Population falls from { $n1 } to { $n2 }.
note-priests_return = { $who } takes { COUNT($n, "priest") } back from the beta columns (Wonder).
note-upkeep_begins = The upkeep phase begins.
note-tribute_collected = { $who } puts { COUNT($n, "resource") } from the tribute area into the store.
note-priests_taken = { $who } puts { COUNT($n, "priest") } on the player sheet.
note-last_round = Four Glory cards are taken: this is the last round.
note-game_ends = The game ends after round { $n }.
note-fell_to_population = { $who }: { $track } falls from { $n1 } to { $n2 }, no higher than Population.
note-tribute_supplied = { $who } takes { COUNT($n, $cube) } from the supply into the tribute area (Delian League).
