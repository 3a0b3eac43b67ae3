# What happens.

note-took = { $who } takes { COUNT($n, $good) }.
note-scored = { $n ->
    [-1] { $who } gives up { COUNT(1, "victory_point") }
   *[other] { $who } scores { COUNT($n, "victory_point") }
} ({ $source }).
note-favoured = { $who } receives { COUNT($n, "favour") }{ $n2 ->
    [0] {""}
    [one] ; 1 more lapses
   *[other] ; { $n2 } more lapse
}.
note-favour_spent = { $who } uses a favour marker for one more action ({ $n ->
    [0] none left
   *[other] { $n } left
}).
note-climbed = { $who } advances { COUNT($n, "step") } on the Apotheosis track, to space { $n2 }.
note-settler_came = { $who } receives { THING($profession, article: "indefinite") }.
note-placed = { $who } places { THING($tile, article: "definite") } { PLACE($cell, way: "in") }.
note-lodging_full = { $who } completes the lodging { PLACE($cell, way: "in") }.
note-active = { $who } activates the workshop “{ $tile }”.
note-took_ship = { $who } receives a ship ({ $ship }).
note-sent = { $who } sends away { THING($profession, article: "indefinite") }.
note-took_pillar = { $who } takes the { THING($stage) } “{ $pillar }” for pillar { $n }.
note-used = { $who } uses the effect of the pillar card “{ $pillar }”.
note-learnt = { $who } receives the knowledge card “{ $kind }”.
note-refused = { $who } lays out the influence card “{ $card }” openly.
note-year_begins = Year { $n } begins.
note-round_begins = Year { $n }: round { $n2 } begins.
note-region_scored = { $who } scores { $n ->
    [0] no victory points
   *[other] { COUNT($n, "victory_point") }
} (settlement scoring { PLACE($region, way: "in") }).
note-lost = { $who } loses the game: there is no lodging { PLACE($region, way: "in") }.
note-final = { $who } scores { COUNT($n, "victory_point") } in the final scoring.
note-title = { $who } earns the title “{ $title }”.
