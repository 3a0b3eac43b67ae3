# Moves as they are offered: with what they cost and bring in this position.

choice-order = Order space { $n }: { $shares ->
    [1] last, the king may join another king
   *[0] { $n ->
        [1] first player, no bonus
       *[other] { $gains }
    }
}
choice-king = Move the king { PLACE($space, way: "to") }: { $gains }{ $guards ->
    [0] {""}
   *[1] ; guard: { THING($guard, article: "indefinite") }
}
choice-guard = { $choice ->
    [take] Take the guard along: { THING($profession, article: "indefinite") }
   *[leave] Leave the guard
}
choice-climb = Advance the high priest to space { $goal }{ $some ->
    [1] : { $gains }
   *[0] {""}
}
choice-train = Train { THING($profession, article: "indefinite") } to become { THING($target, article: "indefinite") }: { $free ->
    [1] free
   *[0] hand in { $price }
}
choice-send = Send away { THING($profession, article: "indefinite") }: { $gains }
choice-man = Send { THING($profession, article: "indefinite") } to the new workshop: { $gains }
choice-learn = Take the knowledge card “{ $kind }” ({ $effect }): send away { THING($profession, article: "indefinite") } and { THING($profession2, article: "indefinite") }
choice-scroll = Take the knowledge card “{ $kind }”: { $effect }
choice-play = Play the influence card “{ $card }”: { $effect }
choice-influence = Take the open influence card “{ $card }”: { $effect }
choice-keep = Keep the influence card “{ $card }”: { $effect }
choice-use = Pillar { $pillar }, { THING($stage) } “{ $card }”: { $effect }
choice-first = Use the { THING($stage) } “{ $card }” first: { $effect }
choice-favour = Use a favour marker for one more action ({ $n ->
    [0] none left then
   *[other] { $n } left then
})
choice-end = { $n ->
    [0] End the turn
    [one] End the turn: 1 action lapses
   *[other] End the turn: { $n } actions lapse
}
choice-lodge = Into the lodging { PLACE($cell, way: "in") } (then { $n } of { $all } inside)
choice-settle = Into a new { THING($tile) }
choice-board = Onto a ship ({ $ship })
choice-staff = To the workshop “{ $tile }” { PLACE($cell, way: "in") }{ $left ->
    [0] , which is then active: { $effect }
   *[other] , which then needs 1 more settler: { $effect }
}
choice-remember = Onto the { THING($stage) } “{ $card }” of pillar { $pillar }, which is then complete: { $effect }
choice-cell = { $what ->
    [tile] { $tile } { PLACE($cell, way: "in") }{ $n ->
        [0] {""}
        [one] , with 1 settler
       *[other] , with { $n } settlers
    }
   *[space] { $cell }: placement bonus { $gains }
}
choice-book = Take { COUNT(1, $book) } (you have { $n })
choice-give = Hand in { COUNT(1, $book) } (you have { $n })
choice-pillar = Take the { THING($stage) } “{ $card }” from pillar display { $display } ({ $gains } at once): { $effect }
choice-column = Place it on pillar { $pillar } ({ $cards })
choice-answer = { $choice ->
    [yes] Send { THING($profession, article: "indefinite") } onto the new card: { $gains }
   *[no] Keep the { THING($profession) } in the training area
}
choice-tile = { $sort ->
    [workshop] Take the workshop “{ $tile }”: { $effect }
    [agora] Take { THING($tile, article: "definite") }
   *[ship] Take a ship ({ $tile }): { $n ->
        [0] no victory points, not the first of its kind
       *[other] { COUNT($n, "victory_point") }
    }
}
choice-monument = Take the monument “{ $monument }”: { $effect }
choice-colour = { $what ->
    [keep] Keep { THING($profession, article: "indefinite") }
   *[send] { $colour }: up to { $n ->
        [one] 1 settler leaves
       *[other] { $n } settlers leave
    }
}
choice-trade = { $give ->
    [gold] Swap 1 gold for { COUNT($n, $get) }
   *[other] Swap { COUNT($n, $give) } for 1 gold
}
choice-points = Take { COUNT($n, "victory_point") }
choice-flame = Advance by { COUNT($n, "step") }, to space { $goal }{ $some ->
    [1] : { $gains }
   *[0] {""}
}
choice-donate = Donate { COUNT($gold, "gold") }: { COUNT($n, "victory_point") }
choice-draw_two = { $what ->
    [influence_pick] Draw two influence cards and keep one
    [workshop] Draw two workshops and keep one
    [agora] Draw two agoras and keep one
    [ship] Draw two ships and keep one
   *[scroll_pick] Draw two knowledge cards and keep one
}
choice-decline = { $what ->
    [influence_pick] Take no influence card
    [workshop] Take no workshop
    [agora] Take no agora
    [ship] Take no ship
    [pillar_card] Take no pillar card
    [monument] Take no monument
    [man] Send nobody to the new workshop
   *[workshop_flames] Do not advance
}
