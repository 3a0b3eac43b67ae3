# Captions of the picture, scoring items and areas of the evaluation.

area-points = points secured
area-actions = actions to come
    .beside = points
area-cubes = cubes
area-tiles = population
area-engine = productions and powers

score-received = Received in play
    .advice = Cubes on events score at once: make them early and take the high spaces first.
score-bases = Turned base cards
    .advice = Turning a base card is an action that costs no tiles.
score-villages = Villages
    .advice = A Village counts, and the base cards under it become a joker for a symbol.
score-ecclesias = Ecclesias
    .advice = Ecclesias also let you roll dice of your own before your action.
score-agoras = Agoras
    .advice = An Agora also brings tiles at once and lets you exchange one in every round.
score-workshops = Workshops
    .advice = A Workshop needs a quarry, and its circles wait for the cylinders of your landmarks.
score-landmarks = Landmarks
    .advice = Landmarks need quarries: take base cards of that kind early.
score-circles = Uncovered circles
    .advice = Agoras and Workshops have circles for the cylinders of your landmarks, which cover points.
score-oracles = Oracle cards and masks
    .advice = At Delphi a cube becomes an Oracle card, and wheat more than one.

tie-symbols_1 = Symbols of the most frequent kind
tie-symbols_2 = Symbols of the second most frequent kind
tie-symbols_3 = Symbols of the third most frequent kind
tie-symbols_4 = Symbols of the fourth most frequent kind
tie-symbols_5 = Symbols of the fifth most frequent kind
tie-symbols_6 = Symbols of the sixth most frequent kind
tie-symbols_7 = Symbols of the seventh most frequent kind

view-action_cards = Action cards
view-events = Events
view-base_cards = Base cards
view-supply = Supply
view-bag = Tiles in the bag
view-discard = Tiles discarded
view-oracle_deck = Oracle cards in the deck
view-events_open = Events open
view-tiles = Tiles
view-or = or
view-free = free
view-short_table = Table
view-round = Round { $n } of { $all }
view-phase_population = population phase
view-phase_base = base phase
view-phase_action = action phase
view-phase_event = event phase
view-over = game over
view-discount = Discount this round
view-grey_discount = Your grey population dice
view-not_rolled = not rolled yet
view-letter_upper = U
view-letter_middle = M
view-letter_lower = L
view-class_upper = upper class
view-class_middle = middle class
view-class_lower = lower class
view-order = Play order: { $names }
view-rows_needed = { $n ->
    [one] 1 full row to close
   *[other] { $n } full rows to close
}
view-closed = closed
view-none_left = none left
view-no_landmark = all taken
view-landmark = covers { PRINTED("landmark_pile.cylinder_circle_vp") ->
    [one] 1 point
   *[other] { PRINTED("landmark_pile.cylinder_circle_vp") } points
}
view-temple = temple
view-keep_two = keep 2
view-village = { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 base card under it
   *[other] { PRINTED("action_card.village.requires_base_cards") } base cards under it
}
view-ecclesia = roll, 1 a round
view-agora = swap a tile a round
view-workshop = 3 circles
view-rolls_left = { $n } left
view-events_note = Grey events: none of your cubes fits.
view-swap_note = Agora: touch one of your tiles to exchange it ({ $n } left)
view-received = received { $n }
view-total = { $n ->
    [one] 1 victory point so far
   *[other] { $n } victory points so far
}
view-start_player = Start player
view-symbols = { $base }: { $n ->
    [one] 1 symbol
   *[other] { $n } symbols
}
view-short_laurion_silver_mine = Laurion
view-short_piraeus_port = Piraeus
view-short_panathenaic_stadium = Stadium
view-short_theater_of_dionysus = Dionysus Theater
view-short_temple_of_athena_nike = Nike Temple
view-short_temple_of_hephaestus = Hephaestus
view-brief_worker_there = { $name }'s worker
view-brief_taken = already taken
view-brief_symbols_short = { $n ->
    [one] 1 symbol missing
   *[other] { $n } symbols missing
}
view-brief_kind_short = { COUNT($n, $base) } missing
view-brief_cubes_short = { $n ->
    [one] 1 cube missing
   *[other] { $n } cubes missing
}
view-brief_cube_missing = no { THING($cube) }
view-brief_oracle_empty = no oracle card
view-brief_stack_empty = none left
view-brief_bases_short = { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 base
   *[other] { PRINTED("action_card.village.requires_base_cards") } bases
} needed
view-brief_square_taken = square taken
view-brief_supply_empty = supply has none
view-brief_tiles_short = tiles missing
view-brief_oracle_silent = no oracle card
view-brief_no_temple = no temple
view-rows_short = { $n } to close
view-left = { $n } left
view-joker = { PRINTED("action_card.village.requires_base_cards") } own bases → joker
view-worth = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
view-turned = { $n } turned
view-oracle = oracle
view-cubes = Cubes
view-symbols_short = Symbols
view-code_infantry = Inf
view-code_cavalry = Cav
view-code_galley = Gal
view-code_wheat = Whe
view-code_wine = Win
view-code_olive_oil = Oil
view-code_coin = Coi
view-code_cloth = Clo
view-group_population_class = Population tiles
view-group_cube = Cubes
view-group_base_card = Base cards
view-group_action_card = Action cards
view-group_landmark = Landmarks
view-group_oracle_card = Oracle cards
view-group_event = Event cards
view-group_die = Dice
view-group_piece = Other pieces
view-group_victory_point_card = Victory point cards
view-group_action_square = Squares on action cards
view-group_setup = Numbers by players
view-group_constants = Limits and rounds
view-group_component_counts = Contents of the box
view-group_oracle_scoring = Scoring of the oracle
