# What a player is asked.

ask-main = { $n ->
    [0] { $favours ->
        [0] No action left: use a pillar or end the turn
        [one] No action left: one more uses your last favour marker
       *[other] No action left: each further one uses a favour marker ({ $favours } left)
    }
    [one] Choose an action (1 left)
   *[other] Choose an action ({ $n } left)
}
ask-send_to = Send away { THING($profession, article: "indefinite") }: choose where
ask-cell = Choose a space for { THING($tile, article: "definite") }
ask-king = Move your king
ask-guard = The guard is { THING($profession, article: "indefinite") }: take the guard along or not
ask-book = Choose a textbook ({ $cause })
ask-order = Choose an order space
ask-who = “{ $card }”: choose whom to send away
ask-recall = “Second Choice”: choose a settler to return to the bag; you draw 2 and keep 1
ask-man = Choose whether to send a settler to the new workshop “{ $tile }”
ask-tile_cell = { $purpose ->
    [swap] Choose the first of two lodgings to swap
    [with] Choose the lodging to swap with { THING($tile, article: "definite") }
    [move] Choose a workshop or agora to move
    [there] Choose a new space for { THING($tile, article: "definite") }
   *[apprentice] Choose a workshop for the apprentice
}
ask-pillar_card = { $display ->
    [any] Choose a pillar card
   *[other] Choose a pillar card from pillar display { $display }
}
ask-own_pillar = Choose a pillar for the { THING($stage) } “{ $card }”
ask-man_pillar = Choose whether to send { THING($profession, article: "indefinite") } onto the new card
ask-influence_pick = Choose an influence card ({ $n ->
    [0] the draw pile is empty
   *[other] { $n } in the draw pile
})
ask-influence_keep = Choose the influence card that you keep; the other is laid out openly
ask-tile_pick = Choose { THING($sort, article: "indefinite") }
ask-tile_keep = Keep { $one } or { $two }
ask-scroll_pick = Choose a knowledge card
ask-scroll_keep = Keep “{ $one }” or “{ $two }”
ask-monument = Choose a monument
ask-rotation = Turn the levels of the city
ask-colour = “{ $card }”: choose a colour
ask-kept_settler = Choose the settler that you keep
ask-swap = Swap a textbook ({ $cause }): { $n } left
ask-trade = “{ $card }”: swap gold and textbooks
ask-offer = “{ $card }”: choose the textbook that you hand in
ask-offered = “{ $card }”: choose victory points or flames for the textbook
ask-devote = “{ $card }”: choose a textbook or flames for the victory points
ask-donate_book = Donate a textbook for { COUNT($points, "victory_point") }: { $n } left
ask-donate_gold = Donate gold: { COUNT($points, "victory_point") } for each
ask-first_effect = { $both ->
    [1] “{ $card }”: choose whether base or shaft comes first
   *[0] “{ $card }”: choose base or shaft, to be used twice
}
ask-train = { $free ->
    [1] Choose whom to train for free
   *[0] Choose whom to train
}
ask-workshop_flames = Advance by { COUNT($n, "step") } ({ $cause }) or not
ask-start_player = The first player on the sorting track is drawn
ask-draw_settler = A settler is drawn from the bag
ask-stock = Settlers are drawn for the city
ask-wave = The catastrophe tile is revealed
ask-lay_tile = Tiles are laid in the city
ask-lay_lodging = A lodging is laid out
ask-lay_monument = Monuments are laid out
ask-draw_tile = A tile is drawn
ask-deal_pillar = Pillar cards are laid out
ask-deal_scroll = Knowledge cards are laid out
ask-draw_scroll = A knowledge card is drawn
ask-draw_influence = An influence card is drawn
