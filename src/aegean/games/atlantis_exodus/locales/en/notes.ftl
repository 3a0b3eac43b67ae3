# What happens.

note-took = { $who } takes { COUNT($n, $good) } ({ $cause }).
note-missed = { $who } misses out on { COUNT($n, $good) } ({ $cause }): the supply is empty.
note-no_book_left = { $who } takes no textbook ({ $cause }): the supply is empty.
note-swapped = { $who } swaps { COUNT(1, $good) } for { COUNT(1, $good2) } ({ $cause }).
note-paid = { $who } hands in { COUNT($n, $good) } ({ $cause }).
note-scored = { $who } scores { COUNT($n, "victory_point") } ({ $cause }).
note-lost_points = { $who } loses { COUNT($n, "victory_point") } ({ $cause }).
note-favoured = { $n ->
    [0] { $who } misses out on { COUNT($n2, "favour") } ({ $cause }): no space is free for { $n2 ->
        [one] it
       *[other] them
    }.
   *[other] { $who } receives { COUNT($n, "favour") } ({ $cause }){ $n2 ->
        [0] .
        [one] ; 1 more lapses, no space is free for it.
       *[other] ; { $n2 } more lapse, no space is free for them.
    }
}
note-favour_spent = { $who } uses a favour marker for one more action ({ $n ->
    [0] none left
   *[other] { $n } left
}).
note-climbed = { $who } advances { COUNT($n, "step") } on the Apotheosis track, to space { $n2 } ({ $cause }).
note-lapsed = { $who } loses { COUNT($n, "step") } ({ $cause }): the high priest has reached the last space.
note-settler_came = { $who } receives { THING($profession, article: "indefinite") } ({ $cause }).
note-bag_empty = { $who } receives no settler: the bag is empty.
note-nobody_there = { $who } receives no settler: nobody stands { PLACE($space, way: "in") }.
note-site_empty = { $who } receives no tile: none lies { PLACE($space, way: "in") }.
note-tile_stays = { $who } has no space for this tile and leaves it in the city: { $tile }.
note-no_tile = { $who } receives no { THING($sort) }: there is no space for one, or none to take.
note-no_pillar_card = { $who } receives no pillar card: none that lies open fits their pillars.
note-no_card = { $who } receives no influence card: there is none left.
note-no_monument = { $who } receives no monument: there is none left, or no space for one.
note-declined = { $offer ->
    [settler] { $who } sends nobody to the new workshop.
    [flame] { $who } forgoes advancing (workshop).
   *[other] { $who } takes no { THING($offer) }.
}
note-placed = { $who } places { THING($tile, article: "definite") } { PLACE($cell, way: "in") }.
note-relocated = { $who } moves { THING($tile, article: "definite") } { PLACE($cell, way: "from") }, { PLACE($cell2, way: "to") }.
note-swapped_lodgings = { $who } swaps the lodgings { PLACE($cell, way: "in") }, and { PLACE($cell2, way: "in") }, with everybody inside.
note-apprenticed = { $who } puts { THING($colour, article: "indefinite") } settler from the bag into the workshop “{ $tile }”.
note-sheltered = { $who } puts { THING($colour, article: "indefinite") } settler from the bag into the lodging { PLACE($cell, way: "in") }.
note-lodging_full = { $who } completes the lodging { PLACE($cell, way: "in") }.
note-active = { $who } activates the workshop “{ $tile }”. { TEXT($tile) }
note-took_ship = { $who } receives a ship ({ $ship }){ $n ->
    [0] , but no victory points: it is not the first of its kind.
   *[other] .
}
note-sent_to_lodging = { $who } sends { THING($profession, article: "indefinite") } away to the lodging { PLACE($cell, way: "in") } ({ $n } inside).
note-sent_onto_ship = { $who } sends { THING($profession, article: "indefinite") } away on a ship ({ $ship }).
note-sent_to_workshop = { $who } sends { THING($profession, article: "indefinite") } away to the workshop “{ $tile }” { PLACE($cell, way: "in") }.
note-sent_onto_pillar = { $who } sends { THING($profession, article: "indefinite") } away and completes the { THING($stage) } of pillar { $n }.
note-took_pillar = { $who } takes the { THING($stage) } “{ $pillar }” for pillar { $n }.
note-used = { $who } uses the pillar card “{ $pillar }”.
note-no_second_use = { $who } cannot use the pillar card “{ $pillar }” now: the second use is skipped.
note-learnt = { $who } receives the knowledge card “{ $kind }”.
note-refused = { $who } lays the influence card “{ $card }” out face up.
note-laid = New { PLACE($space, way: "in") }: { $tile }.
note-stands = New { PLACE($space, way: "in") }: { THING($profession, article: "indefinite") }.
note-guards = New guard ({ $space } and { $space2 }): { THING($profession, article: "indefinite") }.
note-monument_laid = The monument “{ $monument }” lies at space { $n2 } of the Apotheosis track.
note-piled = The { THING($stage) } “{ $pillar }” lies in pillar display { $display }.
note-lodging_laid = New on display: { THING($tile, article: "indefinite") }.
note-lodging_replaced = { $who } reveals { THING($tile, article: "indefinite") } for the display.
note-scroll_laid = New knowledge card on display: { $kind }.
note-drew_tile = { $who } draws the tile “{ $tile }”.
note-took_open = { $who } takes the tile “{ $tile }” from the open display.
note-laid_open = { $who } lays the tile “{ $tile }” out in the open display.
note-drew_scroll = { $who } draws the knowledge card “{ $kind }”.
note-discarded = { $who } discards the knowledge card “{ $kind }”.
note-drew_settler = { $who } draws { THING($profession, article: "indefinite") } from the bag.
note-returned = { $who } puts { THING($profession, article: "indefinite") } back into the bag.
note-drew_influence = { $who } draws an influence card.
note-year_begins = Year { $n } begins.
note-sorted = { $who } takes the king off the board and stands on place { $n } of the sorting track.
note-round_begins = Year { $n }: round { $n2 } begins.
note-region = Settlement scoring { PLACE($region, way: "in") }{ $n ->
    [0] : every settler is worth 1 victory point; with all three colours there, the rarest counts three times.
   *[other] : in each colour (purple scientists, white intellectuals, brown workers), every other player with fewer settlers is worth { COUNT($n, "victory_point") }.
}
note-region_counted = { $who } has { $n ->
    [0] no
   *[other] { $n }
} purple, { $n2 ->
    [0] no
   *[other] { $n2 }
} white and { $n3 ->
    [0] no brown settlers
    [one] 1 brown settler
   *[other] { $n3 } brown settlers
} there or on ships.
note-region_scored = { $who } scores { $n ->
    [0] no victory points
   *[other] { COUNT($n, "victory_point") }
} (settlement scoring { PLACE($region, way: "in") }).
note-lost = { $who } loses the game: there is no lodging { PLACE($region, way: "in") }.
note-final = Final scoring.
note-title = { $who } earns the title “{ $title }”.
