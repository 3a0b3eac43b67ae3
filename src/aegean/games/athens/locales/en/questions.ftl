# What a player is asked.

ask-discard_tile = Discard { $n ->
    [one] 1 population tile
   *[other] { $n } population tiles
}: you may keep { $limit }
ask-take_base = Take a base card
ask-act = Choose your action
ask-pay = Pay for { THING($card, article: "definite") } (on the dice: { $dice })
ask-give = Pay { COUNT($n, "cube") } for { THING($card, article: "definite") }
ask-tuck = { $n ->
    [one] Lay 1 more base card under the Village
   *[other] Lay { $n } base cards under the Village
}
ask-return_oracle = Choose the oracle card to put back
ask-choose_event = Choose an event for your cubes, or none
ask-place_cube = Place cubes on the { $event } card. Cubes that fit: { $cubes }
ask-start_player = The start player is drawn
ask-white_dice = The white population dice are rolled
ask-order_die = The play-order die is rolled
ask-draw_tile = A population tile is drawn
ask-grey_dice = The grey population dice are rolled
ask-draw_oracle = An oracle card is drawn
ask-reveal_landmark = The next landmark is turned up
