# Moves, as they are offered and told.

move-discard = Discard 1 { THING($tile) }
move-base = Take { THING($base, article: "indefinite") }
move-turn = Turn over { THING($base, article: "indefinite") }
move-use = { $deed }
move-take = { $card ->
    [landmark] Take the open landmark
   *[other] Take { THING($card, article: "indefinite") }
}
move-roll_grey = Roll the grey population dice (Ecclesia)
move-swap = Exchange 1 { THING($tile) } for a new one (Agora)
move-pay = { $alternative ->
    [1] Pay the first price on the card
    [2] Pay the second price on the card
   *[3] Pay the third price on the card
}
    .belongs = yes
move-give = Pay { $cubes }
move-tuck = { $side ->
    [turned] Lay a turned { THING($base) } under the Village
   *[front] Lay { THING($base, article: "indefinite") } under the Village
}
move-return = Put back 1 { THING($oracle) }
move-event = Place cubes on the { $event } card
move-none = Choose no event
move-place = Place 1 { THING($cube) } ({ $square })
move-stop = Place no more cubes
move-start = { $seat } is the start player
move-roll = White population dice: { $first }, { $second }
move-order = Play order this round: { $direction }
move-draw = 1 { THING($tile) } is drawn
move-grey = Grey population dice: { $first }, { $second }
move-oracle = 1 { THING($oracle) } is drawn
move-reveal = Landmark now on offer: { $landmark }

hidden-oracle = {""}
hidden-return = {""}
