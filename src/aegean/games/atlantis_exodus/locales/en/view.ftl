# Captions of the picture, scoring items and areas of the evaluation.

score-dispatch = Dispatch bonuses
    .advice = The last profession of a training brings most: train a settler up to it before you send them.
score-settlement = Settlement scorings
    .advice = Before a region is scored, one settler more of a colour than another player has is enough.
score-ships = Ships
    .advice = Only a type of ship that you do not have yet brings points, and each further place brings as many or more.
score-track = Apotheosis track
    .advice = Flames move you along the track; as an action, a step does too.
score-placement = Placement bonuses
score-pillars = Pillars
    .advice = Shafts and capitals bring points as soon as you take them.
score-influence = Influence cards played
score-unsent = Settlers left in the training area
    .advice = Take no more settlers than you can send: whoever is left in training costs points.
score-lines = Full rows and columns
    .advice = Full rows and columns count, with settlers or without: fill one before you begin the next.
score-monuments = Monuments
    .advice = Monuments wait on two spaces of the Apotheosis track.
score-knowledge = Knowledge cards
    .advice = A Knowledge card asks for two professions: train both, then send them together.
score-unplayed = Unused influence cards

tie-settlers = Rescued settlers

area-points = points
area-final = final scoring
area-settlers = settlers in training
area-goods = textbooks, gold, favour markers
area-track = Apotheosis
area-engine = workshops, pillars, cards
area-regions = regions

view-year_of = Year { $n } of { $all }
view-round_of = round { $n } of { $all }
view-phase_order = choosing the order
view-phase_kings = kings
view-phase_actions = actions
view-over = the game is over
view-player_order = Player order: { $names }
view-actions_left = Actions left: { $n }
view-after_year = scores after year { $n }
view-scores_after = after year { $n }
view-scored = scored
view-needs_lodging = needs a lodging by year { $n }!
view-short_city = City
view-short_track = Track
view-short_displays = Displays
view-city = The city
view-displays = Displays
view-apotheosis = Apotheosis
view-track_space = Apotheosis space { $n }
view-monuments_at = Monuments at { $n }
view-none_left = none left
view-knowledge = Knowledge cards
view-knowledge_deck = Draw pile of knowledge cards
view-knowledge_discard = Knowledge discard
view-taken = taken
view-influence = Influence
view-influence_deck = Draw pile of influence cards
view-wave_says = The middle level has been turned by { $middle ->
    [1] 90°
   *[2] 180°
} clockwise, the top level by { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
} in all
view-pillars_of = Pillars { $display }
view-lodgings_left = Lodgings ({ $n })
view-open_tiles = Open display
view-order_track = Player order
view-sorting = Choosing next
view-supply = Supply
view-bag = Bag
view-order_1 = Order space 1: no bonus
view-order_2 = Order space 2: { PRINTED("order_space.order_2.bonus") }
view-order_3 = Order space 3: { PRINTED("order_space.order_3.bonus") }
view-order_4 = Order space 4: { PRINTED("order_space.order_4.bonus") }
view-order_5 = Order space 5: may share spaces
view-guard = Guard post
view-nobody = nobody
view-neutral = Neutral king: nobody enters
view-training = Training
view-settlement = Settlement area
view-ships = Ships
view-goods = Goods
view-hand = Influence cards in hand
view-favour_needs = Opens with { $n } tiles
view-favour_pays = The next action costs a favour
view-projected = final { $n }: { $all }
view-lost = lost
view-of = { $n }/{ $all }
view-gifts = { $gift ->
    [knowledge] { COUNT($n, "knowledge") }
    [culture] { COUNT($n, "culture") }
    [craft] { COUNT($n, "craft") }
    [any] { COUNT($n, "any") }
    [gold] { COUNT($n, "gold") }
    [flame] { COUNT($n, "flame") }
    [favour] { COUNT($n, "favour") }
    [points] { COUNT($n, "victory_point") }
    [bag] { $n ->
        [one] 1 settler from the bag
       *[other] { $n } settlers from the bag
    }
    [workshop] { COUNT($n, "workshop") }
    [agora] { COUNT($n, "agora") }
    [ship] { COUNT($n, "ship") }
    [pillar] { COUNT($n, "pillar_card") }
    [influence] { COUNT($n, "influence_card") }
    [monument] { COUNT($n, "monument") }
   *[settler] { COUNT($n, "settler") }
}
view-lapses = { $gift } ({ $n ->
    [0] would lapse
   *[other] { $n } of them would lapse
})
view-nothing = nothing
view-lying_tile = { $sort ->
    [workshop] workshop “{ $tile }”
    [agora] { THING($tile) }
   *[ship] ship ({ $tile })
}
view-no_room = { $tile } (no space for it)
view-gift_knowledge = knowledge book
view-gift_culture = culture book
view-gift_craft = craft book
view-gift_any = textbook of any kind
view-gift_gold = gold
view-gift_flame = flame
view-gift_favour = favour marker
view-gift_points = victory points
view-gift_settler = settlers
view-gift_bag = settler from the bag
view-gift_workshop = workshop
view-gift_agora = agora
view-gift_ship = ship
view-gift_pillar = pillar card
view-gift_influence = influence card
view-gift_monument = monument
view-card_inf_swap_lodgings = Swap two of your lodgings with everyone in them.
view-card_inf_send_one_each = Send up to one settler of each colour.
view-card_inf_three_flames = { COUNT(PRINTED("influence_card.inf_three_flames.n"), "flame") }.
view-card_inf_bag_to_workshop = Draw a settler from the bag onto any open workshop place.
view-card_inf_three_favours = Up to { COUNT(PRINTED("influence_card.inf_three_favours.n"), "favour") }.
view-card_inf_rotate_rings = Turn the city levels to any aligned position.
view-card_inf_send_all_untrained = Send all untrained settlers of one colour.
view-card_inf_train_free = Train one settler one step for free.
view-card_inf_gain_ship = Gain a ship.
view-card_inf_gain_agora = Gain an agora.
view-card_inf_gain_knowledge = Gain a knowledge card without sending anyone.
view-card_inf_gain_workshop = Gain a workshop.
view-card_inf_gain_pillar = Gain a pillar card from either display.
view-card_inf_space_goods_again = Take the textbooks and gold printed on your king's space again.
view-card_inf_swap_books = Swap any number of textbooks one for one.
view-card_inf_three_vp = { PRINTED("influence_card.inf_three_vp.n") } VP.
view-card_inf_refresh_city = Clear and refill all city tiles.
view-card_inf_refresh_knowledge = Discard and refill the knowledge display.
view-card_inf_repeat_track_bonus = Repeat your latest Apotheosis bonus (no monument).
view-card_inf_fill_lodging = Fill your open lodging from the bag, no bonus.
view-card_inf_move_tile = Move a workshop or agora; take the new space's bonus.
view-card_inf_books_to_vp = Up to { PRINTED("influence_card.inf_books_to_vp.n") } textbooks for { PRINTED("influence_card.inf_books_to_vp.vp") } VP each.
view-card_inf_gold_to_vp = Up to { PRINTED("influence_card.inf_gold_to_vp.n") } gold for { PRINTED("influence_card.inf_gold_to_vp.vp") } VP each.
view-card_inf_send_all_trained = Send all trained settlers of one colour.
view-monument_mon_sand = { PRINTED("monument.mon_sand.effect.vp") } VP per tile of this ground in your settlement area (itself included).
view-monument_mon_meadow = { PRINTED("monument.mon_meadow.effect.vp") } VP per tile of this ground in your settlement area (itself included).
view-monument_mon_clay = { PRINTED("monument.mon_clay.effect.vp") } VP per tile of this ground in your settlement area (itself included).
view-monument_mon_stone = { PRINTED("monument.mon_stone.effect.vp") } VP per tile of this ground in your settlement area (itself included).
view-monument_mon_lagoon = { PRINTED("monument.mon_lagoon.effect.vp") } VP per tile of this ground in your settlement area (itself included).
view-monument_mon_agora = { PRINTED("monument.mon_agora.effect.vp") } VP per agora.
view-monument_mon_workshop = { PRINTED("monument.mon_workshop.effect.vp") } VP per workshop.
view-monument_mon_adj_diff = { PRINTED("monument.mon_adj_diff.effect.vp") } VP per neighbouring tile on a different ground.
view-monument_mon_adj_same = { PRINTED("monument.mon_adj_same.effect.vp") } VP per neighbouring tile on the same ground.
view-monument_mon_rows = { PRINTED("monument.mon_rows.effect.vp") } VP per row showing { PRINTED("monument.mon_rows.effect.distinct") } or more grounds.
view-monument_mon_columns = { PRINTED("monument.mon_columns.effect.vp") } VP per column showing { PRINTED("monument.mon_columns.effect.distinct") } or more grounds.
view-monument_mon_seven = { PRINTED("monument.mon_seven.effect.vp") } VP if { PRINTED("monument.mon_seven.effect.needed") } or more neighbours share one ground.
view-scroll_natural_philosophy = { PRINTED("knowledge_card.kn_natural_philosophy_1.effect.vp") } per { PRINTED("knowledge_card.kn_natural_philosophy_1.effect.per") } purple
view-scroll_rhetoric = { PRINTED("knowledge_card.kn_rhetoric_1.effect.vp") } per { PRINTED("knowledge_card.kn_rhetoric_1.effect.per") } white
view-scroll_guilds = { PRINTED("knowledge_card.kn_guilds_1.effect.vp") } per { PRINTED("knowledge_card.kn_guilds_1.effect.per") } brown
view-scroll_academy = { PRINTED("knowledge_card.kn_academy_1.effect.vp") }: purple + white
view-scroll_mechanics = { PRINTED("knowledge_card.kn_mechanics_1.effect.vp") }: purple + brown
view-scroll_festivals = { PRINTED("knowledge_card.kn_festivals_1.effect.vp") }: white + brown
view-scroll_mysteries = { PRINTED("knowledge_card.kn_mysteries_1.effect.vp") } per { PRINTED("knowledge_card.kn_mysteries_1.effect.steps") } steps
view-scroll_diplomacy = { PRINTED("knowledge_card.kn_diplomacy_1.effect.vp") } influence
view-scroll_coinage = { PRINTED("knowledge_card.kn_coinage_1.effect.vp") } per { PRINTED("knowledge_card.kn_coinage_1.effect.per") } gold
view-scroll_writing = { PRINTED("knowledge_card.kn_writing_1.effect.vp") } per { PRINTED("knowledge_card.kn_writing_1.effect.per") } textbooks
view-scroll_temple_building = { PRINTED("knowledge_card.kn_temple_building_1.effect.vp") } per full pillar
view-scroll_sculpture = { PRINTED("knowledge_card.kn_sculpture_1.effect.vp") } per pillar card
view-scroll_democracy = { PRINTED("knowledge_card.kn_democracy_1.effect.vp") }: 1/2/3 agoras
view-scroll_toolmaking = { PRINTED("knowledge_card.kn_toolmaking_1.effect.vp") } per workshop
view-scroll_engineering = { PRINTED("knowledge_card.kn_engineering_1.effect.vp") } per active one
view-scroll_navigation = { PRINTED("knowledge_card.kn_navigation_1.effect.vp") } per ship
view-scroll_solar_eclipse = { PRINTED("knowledge_card.kn_solar_eclipse_1.effect.vp") } per knowledge
view-scroll_geometry = { PRINTED("knowledge_card.kn_geometry_1.effect.vp") } per full column
view-scroll_town_planning = { PRINTED("knowledge_card.kn_town_planning_1.effect.vp") } per full row
view-short_t0 = Knowledge
view-short_t1 = Culture
view-short_t2 = Crafts
view-short_t3 = Treasury
view-short_m4 = Hall of Memory
view-short_b4 = Quarry of Memory
view-short_m0 = Workshop Street
view-short_b7 = Potters' Quarter
view-text_level = { $level }: turned { $n }
view-text_guard = guard { $who }
view-text_pillars = Pillars
view-text_known = Knowledge
view-text_priest = Priest { $n }/{ $all }
view-text_bag = Bag
view-text_order = Order
view-text_lodgings = Lodgings
view-text_free = free
view-group_colour = Settlers
view-group_book = Books
view-group_ground = Grounds
view-group_profession = Professions and what sending them brings
view-group_region = Regions of the settlement area
view-group_order_space = Order track
view-group_workshop = Workshops
view-group_agora = Agoras
view-group_ship_type = Ships
view-group_lodging = Lodgings
view-group_monument = Monuments
view-group_pillar_base = Pillars: bases
view-group_pillar_shaft = Pillars: shafts
view-group_pillar_capital = Pillars: capitals
view-group_knowledge_card = Knowledge cards
view-group_influence_card = Influence cards
view-group_catastrophe = Catastrophes
view-group_space = Spaces of the city
view-group_training = Prices of training
view-group_reach = What a king can reach
view-group_cell = Spaces of the settlement area
view-group_track_space = Apotheosis track
view-group_ship_slot = Points of ships
view-group_player_count = Numbers by players
view-group_start = Starting goods
view-group_limits = Limits
view-group_solo_title = Solo titles
view-group_counts = Contents of the box
