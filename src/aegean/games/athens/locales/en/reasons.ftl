# Why something cannot be done.

why-no_such_tile = You have no { THING($tile) }.
why-stack_of_bases_empty = There is no { THING($base) } left.
why-nothing_to_turn = You have no { THING($base) } that is not turned yet.
why-worker_there = A worker already stands on { THING($single, article: "definite") }.
why-symbols_short = { $n ->
    [one] You lack 1 symbol: { $base }.
   *[other] You lack { $n } symbols, { THING($base) } among them.
}
why-square_taken = A cube already lies on this square.
why-cube_missing = You have no { THING($cube) }.
why-cubes_short = You lack { COUNT($n, "cube") }.
why-supply_empty = The supply has none of these cubes left.
why-oracle_empty = The oracle deck is empty.
why-tiles_short = You lack at least { $tiles } for the price.
why-stack_empty = There is no { THING($stack) } left.
why-bases_short = You need { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 base card
   *[other] { PRINTED("action_card.village.requires_base_cards") } base cards
} of your own to lay under the Village.
why-no_landmark = All landmarks are taken.
why-no_temple = You have no temple.
why-no_rolls = You have no Ecclesia whose roll is left this round.
why-no_swaps = You have no Agora whose exchange is left this round.
why-no_alternative = The card does not have that many prices.
why-cannot_pay = You lack { $tiles } for this price.
why-dearer = Another price of this card costs you less.
why-not_asked = The effect does not ask for these cubes.
why-no_such_base = You have no such base card.
why-not_drawn = This card is not among the cards drawn.
why-event_is_closed = The event { $event } is over.
why-nothing_fits = None of your cubes fits on the { $event } card.
why-other_event = You have chosen the { $event } card.
why-place_one_first = You must place at least 1 cube first.
why-impossible = That cannot happen here.
why-no_tile_to_swap = You have no { THING($tile) } to exchange.
why-oracle_silent = The oracle deck is empty.
why-place_taken = A cube already lies on this space.
why-no_cube_to_place = You have no { THING($cube) }.
