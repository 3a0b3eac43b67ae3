# What the things of Athens are, and what they mean now. Icons stand as :name: inside the sentences.

kind-card = action card
kind-pile = pile
kind-square = space
kind-event = event card
kind-base = base card
kind-cube = cube
kind-tiles = population tiles
kind-dice = dice
kind-track = course of the game
kind-oracle = oracle card
kind-worker = piece
kind-seat = player

about-card_barracks = Turns { PRINTED("action_card.barracks.options.barracks_infantry.requires.barley_field") } Barley Field and { PRINTED("action_card.barracks.options.barracks_infantry.requires.smithy") } Smithy symbols into :spartan-helmet: { COUNT($n, "infantry") }. Its squares pay { $list } victory points, once each.
about-card_stable = Turns { PRINTED("action_card.stable.options.stable_cavalry.requires.barley_field") } Barley Field and { PRINTED("action_card.stable.options.stable_cavalry.requires.smithy") } Smithy symbols into :horse-head: { COUNT($n, "cavalry") }. Its squares pay { $list } victory points, once each.
about-card_piraeus_port = Makes :trireme: galleys, or ships troops away for coins, cloth and wheat. Its squares pay { $list } victory points, once each.
about-card_atelier = Makes :amphora: wine or :jug: olive oil out of Kiln and Vineyard or Olive Grove symbols. Its squares pay { $list } victory points, once each.
about-card_trader = Turns wine and olive oil into :rolled-cloth: cloth or :two-coins: coins. Its squares pay { $list } victory points, once each.
about-card_laurion_silver_mine = Brings :two-coins: { COUNT($n, "coin") }, without any symbols. The first coin on its square pays { $list } victory points.
about-card_delphi = A cube buys an :drama-masks: oracle card. For 1 wheat you draw three and keep two.
about-card_village = { PRINTED("action_card.village.requires_base_cards") } of your base cards go under it for good. It is one symbol of any kind for every action, and { COUNT($points, "victory_point") } at the end.
about-card_ecclesia = Lets you roll the grey dice once a round instead of using the white ones. At the end 1, 2, 3 or 4 of them pay { $list } victory points.
about-card_agora = Draws { $n } tiles at once, and lets you exchange one tile each round. { COUNT($points, "victory_point") }, and a circle for a cylinder.
about-card_workshop = { COUNT($points, "victory_point") }, and { $n } circles: a landmark's cylinder that stands on one uncovers { COUNT(PRINTED("landmark_pile.cylinder_circle_vp"), "victory_point") } more.
about-landmark = { COUNT($points, "victory_point") } at the end. Its cylinder covers { PRINTED("landmark_pile.cylinder_circle_vp") ->
    [one] 1 more, which counts
   *[other] { PRINTED("landmark_pile.cylinder_circle_vp") } more, which count
} when it stands on an Agora or Workshop of yours.
about-temple = { COUNT($points, "victory_point") }, and its cylinder covers { PRINTED("landmark_pile.cylinder_circle_vp") } more. Its owner may choose it as an action: a cube buys an :drama-masks: oracle card.
about-pile_landmark = The landmarks: one is open at a time. Whoever has the Quarry symbols takes it, and the next is turned up.
    .name = Landmarks
about-pile_oracle = Each oracle card is worth { COUNT($points, "victory_point") }. { PRINTED("oracle_scoring.smiling_threshold") } smiling masks or more add { $bonus } once, { PRINTED("oracle_scoring.crying_threshold") } crying ones take { $penalty } away.
    .name = Oracle deck
about-oracle = Worth { COUNT($points, "victory_point") } at the end. { PRINTED("oracle_scoring.smiling_threshold") } smiling masks or more on your cards add { $bonus } once, { PRINTED("oracle_scoring.crying_threshold") } crying ones take { $penalty } away.
about-square_card = Takes { COUNT(1, $cube) } of yours, for { COUNT($points, "victory_point") } at once. The cube stays there to the end of the game.
    .name = Square: { THING($cube) }
about-square_event = Takes { COUNT(1, $cube) }, for { COUNT($points, "victory_point") } at once. The space { $row ->
    [upper] below it
   *[lower] above it
} pays { $other }.
    .name = { $event }: { THING($cube) }
about-square_any = A white space: takes a cube of any colour, for { COUNT($points, "victory_point") } at once. The one { $row ->
    [upper] below it
   *[lower] above it
} pays { $other }.
    .name = { $event }: any cube
about-event = Everybody may put cubes on one event a round. Each scores its space at once. Full rows are cleared; { $n ->
    [one] one cleared row closes
   *[other] { $n } cleared rows close
} the event.
about-base = Gives one { THING($base) } symbol for every action. Turned over, it gives two and is worth { COUNT($points, "victory_point") }.
about-cube = Scores on a space of its colour, or on a white one. Cubes that you keep are worth nothing at the end.
about-tiles_bag = The citizens who have not been drawn. In every round after the first each player draws { PRINTED("constants.later_round_tiles") }.
    .name = Population bag
about-tiles_discard = Citizens who were paid or discarded. They go back into the bag when it is empty.
    .name = Discarded tiles
about-tiles = Citizens pay for action cards; no class replaces another. In the population phase nobody keeps more than { $n }.
    .name = Tiles: { $who }
about-dice_white = These two citizens are off every price in this round, for everybody.
    .name = White population dice
about-dice_grey = For whoever rolled them, these two citizens are off every price in this turn, instead of those on the white dice.
    .name = Grey population dice
about-track_round = At most { $n } rounds of four phases: population, base, action, event. In each phase everybody has a turn.
    .name = Round
about-track_order = The start player begins every phase. Their Pericles tile (the laurel) goes to the left after each round; the play-order die shows which way the turns go.
    .name = Play order
about-track_events = When all events are closed, the game ends with that round.
    .name = Open events
about-worker = Stands on the card that its player used in this round. Nobody else can use a card of which there is only one while a worker stands on it.
    .name = Worker: { $who }
about-seat = The number in the seal is the score if the game ended now. Points for cubes are received at once, the rest comes from the cards.
    .name = { $who }

now-upper = { $n } upper
now-middle = { $n } middle
now-lower = { $n } lower
now-free = { $you ->
    [1] Free for you now: the dice pay { $off }.
   *[0] Free now: the dice pay { $off }.
}
now-price = { $you ->
    [1] Costs you { $due } now; the dice pay { $off }.
   *[0] Costs { $due } now; the dice pay { $off }.
}
now-full_price = { $you ->
    [1] Costs you { $due } now; the dice take nothing off.
   *[0] Costs { $due } now; the dice take nothing off.
}
now-worker_here = { $who } has used it in this round.
now-no_worker = No worker here yet.
now-cards_worth = { $n } { $n ->
    [one] card, worth { $points }
   *[other] cards, worth { $points }
} in all.
now-uncovered = The cylinder stands on a circle: the point counts.
now-covered = The cylinder still covers its point.
now-square_free = Free.
now-square_taken = Taken: { COUNT(1, $cube) } lies here.
now-fits = { $n ->
    [0] You have none that fits.
    [one] You have 1 that fits.
   *[other] You have { $n } that fit.
}
now-rows = { $n ->
    [one] 1 more full row closes it.
   *[other] { $n } more full rows close it.
}
now-spaces = { $free } of { $n } spaces { $free ->
    [one] is
   *[other] are
} free.
now-closed = Closed for the rest of the game.
now-symbols = { $you ->
    [1] You have
   *[0] { $who } has
} { $n ->
    [0] no { THING($base) } symbol
    [one] 1 { THING($base) } symbol
   *[other] { $n } { THING($base) } symbols
}{ $turned ->
    [0] {""}
    [one] {" "}(1 card turned)
   *[other] {" "}({ $turned } cards turned)
}.
now-best_space = The best free event space pays { $n }.
now-no_space = No event space is free for it.
now-counts = { $list }.
now-today = In this round: { $list }.
now-not_rolled = Not rolled yet.
now-free_cards = Free in this round: { $list }.
now-free_many = { $n } kinds of action cards are free in this round.
now-phase = Now: { $phase }.
now-order = { $list }.
now-open = { $n } of { $all } { $n ->
    [one] is
   *[other] are
} open.
now-masks = { COUNT($smiling, "smiling_mask") } and { COUNT($crying, "crying_mask") } so far.
now-received = { $n } received in play, { $points } by cards.
