# Moves, as they are offered and told.

move-order = { $order ->
    [order_1] Order space 1: first player, no bonus
    [order_2] Order space 2: { PRINTED("order_space.order_2.bonus") }
    [order_3] Order space 3: { PRINTED("order_space.order_3.bonus") }
    [order_4] Order space 4: { PRINTED("order_space.order_4.bonus") }
   *[order_5] Order space 5: last, the king may join another king
}
move-king = Move the king { PLACE($space, way: "to") }
move-guard = { $choice ->
    [take] Take the guard along
   *[leave] Leave the guard
}
move-climb = Advance the high priest by 1 step
move-train = Train { THING($profession, article: "indefinite") } to become { THING($target, article: "indefinite") }
move-send = Send away { THING($profession, article: "indefinite") }
move-learn = Take the knowledge card in place { $slot } of the display
move-play = Play the influence card “{ $card }”
move-use = Pillar { $pillar }: use the { THING($stage) }
move-end = End the turn
move-favour = Use a favour marker for one more action
move-man = Send { THING($profession, article: "indefinite") } to the new workshop
move-recall = Return { THING($profession, article: "indefinite") } to the bag
move-lodge = Into the incomplete lodging
move-settle = Into a new lodging, from place { $slot } of the display
    .belongs = yes
move-board = Onto a ship
    .belongs = yes
move-staff = To the workshop { PLACE($cell, way: "in") }
    .belongs = yes
move-remember = Onto pillar { $pillar }
    .belongs = yes
move-cell = Choose { $cell }
    .belongs = yes
move-book = Take { COUNT(1, $book) }
    .belongs = yes
move-give = Hand in { COUNT(1, $book) }
move-pillar = Take the { THING($stage) } from pillar display { $display }
move-column = Place it on pillar { $pillar }
move-answer = { $choice ->
    [yes] Send the settler onto the new card
   *[no] Keep the settler in the training area
}
move-influence = Take the open influence card “{ $card }”
move-keep = Keep the influence card “{ $card }”
move-tile = Take the tile “{ $tile }”
move-scroll = Take the knowledge card “{ $kind }”
move-monument = Take the monument “{ $monument }”
move-turn = Turn the middle level to { $middle ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
} and the top level to { $top ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
}
move-colour = Choose { THING($colour) }
move-swap = Swap { COUNT(1, $give) } for { COUNT(1, $get) }
move-trade = { $give ->
    [gold] Swap 1 gold for { THING($get, 2) }
   *[other] Swap { THING($give, 2) } for 1 gold
}
move-points = Take { THING("victory_point", 2) }
move-flame = Take { THING("flame", 2) }
move-donate = Donate { COUNT($gold, "gold") }
move-first = Use the { THING($stage) } first
move-draw_two = Draw two and keep one
move-decline = Decline
move-stop = Stop here
move-start = { $seat } is first on the sorting track
move-draw = Drawn from the bag: { THING($colour, article: "indefinite") } settler
move-wave = Catastrophe: the middle level turns by { $middle ->
    [1] 90°
   *[2] 180°
}, the top level by { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
} in all
move-lay = The tile “{ $tile }” is revealed
move-deal_pillar = The pillar card “{ $card }” is laid out
move-deal_scroll = The knowledge card “{ $kind }” is revealed
move-deal_influence = The influence card “{ $card }” is drawn

hidden-deal_influence = {""}
hidden-keep = { $who } keeps one of the influence cards drawn.
