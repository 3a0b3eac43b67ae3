# What the things of Olympus are, and what they mean now. Icons stand as :name: inside the sentences.

kind-god = god
kind-building = building
kind-track = track
kind-glory = Glory card
kind-course = course of the game
kind-priests = priests
kind-store = resources
kind-tribute = resources
kind-war = war
kind-seat = player

about-god = Whoever leads the ceremony: { $alpha }. Whoever joins with a :cowled: priest: { $beta }.
about-building = { $effect }. { $points ->
    [0] Needs culture { $n }.
   *[other] Needs culture { $n }, brings { COUNT($points, "victory_point") }.
}
about-track_culture = Culture decides which buildings you may build. { PRINTED("limits.final_score_divisor") ->
    [2] Half of it counts at the end.
   *[other] Divided by { PRINTED("limits.final_score_divisor") }, it counts at the end.
}
about-track_population = In upkeep no military or production level stays above the population. { PRINTED("limits.final_score_divisor") ->
    [2] Half of it counts at the end.
   *[other] Divided by { PRINTED("limits.final_score_divisor") }, it counts at the end.
}
about-track_military = The strength in :crossed-swords: wars, as attacker and as defender. { PRINTED("limits.final_score_divisor") ->
    [2] Half of it counts at the end.
   *[other] Divided by { PRINTED("limits.final_score_divisor") }, it counts at the end.
}
about-track_production = Producing { THING($resource) } brings as many resources as this level. { PRINTED("limits.final_score_divisor") ->
    [2] Half of it counts at the end.
   *[other] Divided by { PRINTED("limits.final_score_divisor") }, it counts at the end.
}
about-glory = Whoever first reaches the last space of { $track } scores { COUNT($points, "victory_point") }. The game ends with the round in which { $n } such cards are taken.
    .name = Glory: { $track }
about-course_score = The victory points received so far. At the end { PRINTED("limits.final_score_divisor") ->
    [2] half of each level
   *[other] each level divided by { PRINTED("limits.final_score_divisor") }
} is added.
    .name = Score track
about-course_ceremony = One leads the ceremony of a god with a :cowled: priest; the others may join. Then favours are granted, from the leader on.
    .name = Ceremony
about-course_upkeep = After all ceremonies: the store falls to { $limit }, levels fall to the population, buildings work, tribute and priests come back.
    .name = Next upkeep
about-course_start = The starting player leads the first ceremony of the round. The marker goes to the left after every upkeep.
    .name = Starting player
about-course_end = When { $n } Glory cards are taken, that round is the last. Then { PRINTED("limits.final_score_divisor") ->
    [2] half of each level
   *[other] each level divided by { PRINTED("limits.final_score_divisor") }
} is added to the points.
    .name = End of the game
about-priests = Each leads or joins one ceremony. New ones come in upkeep: 3, one more from population { $population }, one more from culture { $culture }.
    .name = Priests: { $who }
about-store = Resources pay for buildings. In upkeep only { $n } stay in the store.
    .name = Store: { $who }
about-tribute = Resources won in wars. They are safe here, and go into the store in upkeep.
    .name = Tribute: { $who }
about-war = A war on this city: the stronger attacker takes as many resources as the difference.
    .name = War on { $who }
about-seat = The points in the seal are received; { PRINTED("limits.final_score_divisor") ->
    [2] half of each level
   *[other] each level divided by { PRINTED("limits.final_score_divisor") }
} is added at the end.
    .name = { $who }

now-not_honoured = Not worshipped in this round.
now-led_by = { $you ->
    [1] You lead it in this round.
   *[0] { $who } leads it in this round.
}
now-plague = A plague would take your population from { $was } to { $will }.
now-culture_short = Needs culture { $n }; yours reaches { $has }.
now-cubes_short = { $n ->
    [one] You are 1 resource short.
   *[other] You are { $n } resources short.
}
now-can_build = You can build it at Hephaestus or Zeus.
now-cost = Costs { $list }.
now-level = Level { $n } of { $all }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} at the end.
now-pillar = Stops at { $n } without { THING($building, article: "definite") }.
now-falls = Falls to { $n } in upkeep: the population is lower.
now-glory_free = Its Glory card is still free.
now-taken_by = { $you ->
    [1] You have it.
   *[0] { $who } has it.
}
now-highest = The highest level is { $n } of { $all }.
now-levels = Levels: { $list }.
now-scores = Victory points: { $list }.
now-ceremony = { $who } leads the ceremony of { THING($god) }.
now-starts = { $who } is the starting player.
now-glory_taken = { $n } of { $all } are taken.
now-priests = { $n } at hand, { $away } on the board, { $reserve } in the supply.
now-cubes = { $list }.
now-no_cubes = Nothing in it.
now-strengths = Strength { $n } against { $other } of { $who }.
now-score = { COUNT($n, "victory_point") }, { $more } more by levels.
