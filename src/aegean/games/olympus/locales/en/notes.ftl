# What happens.

note-round_begins = Round { $n } begins, starting player: { $other }
note-raised = { $track } rises to { $n }
note-lowered = { $track } falls to { $n }
note-took_cubes = Taken: { $n } { $cube }
note-scored = Points: { $n }
note-lost_points = Points lost: { $n }
note-glory = Glory card, { $track }: { $n } points
note-built = Built: { $building }, { $n } points
note-blocked = { $track } cannot rise
note-war_declared = Wars declared: { $n }
note-war_won = War won against { $other }, { $n1 } to { $n2 }
note-war_failed = War failed against { $other }, { $n1 } to { $n2 }
note-tribute_taken = Tribute from { $other }: { $n } { $cube }
note-priest_gained = Temple of Ares: one more priest
note-plague = Plague, { $who }: population falls to { $n }
note-priests_return = Priests back from beta spaces: { $n }
note-upkeep_begins = Upkeep begins
note-tribute_collected = { $who } collects tribute: { $n }
note-priests_taken = { $who }, priests: { $n }
note-last_round = Four Glory cards are taken: this is the last round
note-game_ends = The game ends after round { $n }
note-fell_to_population = { $who }, { $track }: limited by population to { $n }
note-tribute_supplied = Delian League: { $n } { $cube } from the supply
