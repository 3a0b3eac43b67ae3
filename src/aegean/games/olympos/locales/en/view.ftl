# Captions of the picture, scoring items and areas of the evaluation.

score-position = Position on the time track
    .advice = The less time your last action takes beyond the last Zeus space, the more points are left.
score-prestige = Prestige tiles
    .advice = Prestige comes from destiny cards, from bonuses of discoveries and from the god Zeus.
score-lands = Territories
    .advice = Every territory that you control at the end counts; a settler in the camp counts nothing.
score-discoveries = Discoveries
    .advice = Two or three different territories pay for most of the first two rows.
score-wonders = Wonders
    .advice = Put your bonus discs into one column: they are stars for its wonder.
score-special = Discoveries with extra points
    .advice = Some discoveries of the last two rows bring points of their own, such as Science for many discoveries.
score-keres = Keres
    .advice = Keres strikes whoever has the fewest Zeus symbols: do not be the one.
score-cards = Destiny cards in hand
    .advice = Every Zeus space that you reach or pass brings a destiny card.

tie-developments = Discoveries and wonders

view-or = or
view-lapses = { $gift } (would lapse)
view-no_card_left = { $gift } (no card is left)
view-northern_edge = Northern edge
view-map = Board
view-track = Time track
view-development = Development board
view-short_map = Board
view-short_expand = Expansion
view-short_discover = Discovery
view-short_wonder = Wonder
view-short_later = Pay after the move
view-short_track = Time
view-short_development = Discoveries
view-gods = Gods
view-wonders = Wonders
view-start = Start
view-first = first
view-last = last
view-barred = barred
view-bar_all = Bar all { $n } at once
view-bar_these = Bar these { $n } territories at once: { $list }
view-tribe = tribe
view-space = space { $n }
view-finished = finished
view-zeus_space = Zeus space { $n }
view-deck = Destiny cards in the deck: { $n }, discarded: { $discard }
view-end = From space { $n } on: one last action
view-price = { $n } AP
view-appear = new { $n }
view-route = movement { $n }
view-ends_at = ends at space { $n }
view-fight = fight { $n }
view-menu_note = Golden territories: a new settler with its full price. Your settlers, discoveries and wonders can be touched too.
view-stars_of = { COUNT($n, "star") } needed; { $counts }
view-settlers_in_camp = Settlers in the camp: { $n }
view-settlers_on_map = Settlers on the board: { $n }
view-hourglasses = Hourglasses: { $n }
view-swords = Swords: { $n }
view-symbols = Zeus symbols: { $n }
view-stars = Stars: { $n }
view-stars_held = Star tiles: { $tiles }, stars on discoveries: { $skill }
view-prestige = Prestige points: { $n }
view-lands_and_cubes = { $resource }: { $lands ->
    [one] 1 territory tile
   *[other] { $lands } territory tiles
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
view-cards = Destiny cards in hand: { $n }
view-disc = { $n ->
    [1] on top
   *[other] in place { $n } from the top
}
view-bonus_settler = { COUNT($n, "settler") } into the camp
view-bonus_hourglass = { COUNT($n, "hourglass") }
view-bonus_cube = { $n } { $resource } { $n ->
    [one] cube
   *[other] cubes
}
view-bonus_prestige = { COUNT($n, "prestige_point") }
view-short_cyclopean_gate = Gate
view-short_statue_of_zeus = Statue
view-short_stadium = Stadium
view-effect_metallurgy = { COUNT(PRINTED("discovery.metallurgy.swords"), "sword") }
view-effect_cult = { COUNT(PRINTED("discovery.cult.zeus"), "zeus_symbol") }
view-effect_medicine = new settler for { COUNT(PRINTED("cost.new_settler_with_medicine"), "action_point") }
view-effect_cavalry = { COUNT(PRINTED("discovery.cavalry.hourglasses_now"), "hourglass") }, land run for { COUNT(PRINTED("cost.cavalry_land_run"), "action_point") }
view-effect_astronomy = sea spaces { COUNT(PRINTED("cost.sea_reduction_per_discovery"), "action_point") } less
view-effect_hoplite = { COUNT(PRINTED("discovery.hoplite.swords"), "sword") }
view-effect_polytheism = { COUNT(PRINTED("discovery.polytheism.zeus"), "zeus_symbol") }
view-effect_oracle = draw { PRINTED("discovery.oracle.destiny_draw") } cards, keep { PRINTED("discovery.oracle.destiny_keep") }
view-effect_agriculture = { THING(PRINTED("discovery_variant.agriculture_grain.discount_resource")) } or { THING(PRINTED("discovery_variant.agriculture_wood.discount_resource")) }: { COUNT(PRINTED("cost.discount_per_matching_discovery"), "action_point") } less
view-effect_currency = { THING(PRINTED("discovery_variant.currency_gold.discount_resource")) } or { THING(PRINTED("discovery_variant.currency_stone.discount_resource")) }: { COUNT(PRINTED("cost.discount_per_matching_discovery"), "action_point") } less
view-effect_phalanx = { COUNT(PRINTED("discovery.phalanx.swords"), "sword") }, { COUNT(PRINTED("discovery.phalanx.destiny_cards_now"), "destiny_card") }
view-effect_hellenism = { COUNT(PRINTED("discovery.hellenism.zeus"), "zeus_symbol") }, { COUNT(PRINTED("discovery.hellenism.destiny_cards_now"), "destiny_card") }
view-effect_cartography = sea spaces { COUNT(PRINTED("cost.sea_reduction_per_discovery"), "action_point") } less
view-effect_trade = { PRINTED("discovery.trade.cubes_of_choice_now") ->
    [one] 1 cube of choice
   *[other] { PRINTED("discovery.trade.cubes_of_choice_now") } cubes of choice
}
view-effect_democracy = wins ties
view-effect_strategy = { COUNT(PRINTED("discovery.strategy.swords"), "sword") }
view-effect_art = { COUNT(PRINTED("discovery.art.zeus"), "zeus_symbol") }
view-effect_surgery = { COUNT(PRINTED("discovery.surgery.settlers_now"), "settler") }
view-effect_architecture = { COUNT(PRINTED("discovery.architecture.stars"), "star") }, wonders { COUNT(PRINTED("cost.architecture_wonder_discount"), "action_point") } less
view-effect_poetry = { COUNT(PRINTED("scoring.poetry"), "prestige_point") }
view-effect_philosophy = { COUNT(PRINTED("scoring.philosophy"), "prestige_point") }
view-effect_science = { COUNT(PRINTED("scoring.science_per_discovery"), "prestige_point") } per discovery
view-effect_city_state = { COUNT(PRINTED("scoring.city_state_per_settler_on_map"), "prestige_point") } per settler on the board
view-effect_absolutism = { COUNT(PRINTED("scoring.absolutism_per_sword_on_discoveries"), "prestige_point") } per sword
view-effect_engineering = { COUNT(PRINTED("discovery.engineering.stars"), "star") }, { COUNT(PRINTED("scoring.engineering_per_star_token"), "prestige_point") } per star tile
view-code_grain = grain
view-code_stone = stone
view-code_wood = wood
view-code_gold = gold
view-code_settler = { $n ->
    [one] settler
   *[other] settlers
}
view-code_hourglass = { $n ->
    [one] hourglass
   *[other] hourglasses
}
view-code_prestige = prestige
view-tile_phalanx = { PRINTED("discovery.phalanx.destiny_cards_now") ->
    [one] 1 card
   *[other] { PRINTED("discovery.phalanx.destiny_cards_now") } cards
}
view-tile_hellenism = { PRINTED("discovery.hellenism.destiny_cards_now") ->
    [one] 1 card
   *[other] { PRINTED("discovery.hellenism.destiny_cards_now") } cards
}
view-tile_architecture = wonders: { PRINTED("cost.architecture_wonder_discount") } less
view-tile_engineering = { PRINTED("scoring.engineering_per_star_token") } per star tile
view-tile_agriculture = { THING(PRINTED("discovery_variant.agriculture_grain.discount_resource")) } or { THING(PRINTED("discovery_variant.agriculture_wood.discount_resource")) }: { PRINTED("cost.discount_per_matching_discovery") } less
view-tile_currency = { THING(PRINTED("discovery_variant.currency_gold.discount_resource")) } or { THING(PRINTED("discovery_variant.currency_stone.discount_resource")) }: { PRINTED("cost.discount_per_matching_discovery") } less
view-tile_city_state = { PRINTED("scoring.city_state_per_settler_on_map") } per settler on the board
view-tile_cavalry = { COUNT(PRINTED("discovery.cavalry.hourglasses_now"), "hourglass") }, land runs cost { PRINTED("cost.cavalry_land_run") }
view-effect_cube_grain = { PRINTED("destiny_card.cube_grain.amount") ->
    [one] 1 { THING(PRINTED("destiny_card.cube_grain.resource")) } cube
   *[other] { PRINTED("destiny_card.cube_grain.amount") } { THING(PRINTED("destiny_card.cube_grain.resource")) } cubes
}
view-effect_cube_stone = { PRINTED("destiny_card.cube_stone.amount") ->
    [one] 1 { THING(PRINTED("destiny_card.cube_stone.resource")) } cube
   *[other] { PRINTED("destiny_card.cube_stone.amount") } { THING(PRINTED("destiny_card.cube_stone.resource")) } cubes
}
view-effect_cube_wood = { PRINTED("destiny_card.cube_wood.amount") ->
    [one] 1 { THING(PRINTED("destiny_card.cube_wood.resource")) } cube
   *[other] { PRINTED("destiny_card.cube_wood.amount") } { THING(PRINTED("destiny_card.cube_wood.resource")) } cubes
}
view-effect_cube_gold = { PRINTED("destiny_card.cube_gold.amount") ->
    [one] 1 { THING(PRINTED("destiny_card.cube_gold.resource")) } cube
   *[other] { PRINTED("destiny_card.cube_gold.amount") } { THING(PRINTED("destiny_card.cube_gold.resource")) } cubes
}
view-effect_fame_grain = { COUNT(PRINTED("destiny_card.fame_grain.amount"), "prestige_point") } per { THING(PRINTED("destiny_card.fame_grain.resource")) } territory
view-effect_fame_stone = { COUNT(PRINTED("destiny_card.fame_stone.amount"), "prestige_point") } per { THING(PRINTED("destiny_card.fame_stone.resource")) } territory
view-effect_fame_wood = { COUNT(PRINTED("destiny_card.fame_wood.amount"), "prestige_point") } per { THING(PRINTED("destiny_card.fame_wood.resource")) } territory
view-effect_fame_gold = { COUNT(PRINTED("destiny_card.fame_gold.amount"), "prestige_point") } per { THING(PRINTED("destiny_card.fame_gold.resource")) } territory
view-effect_haste_grain = { COUNT(PRINTED("destiny_card.haste_grain.amount"), "hourglass") } per { THING(PRINTED("destiny_card.haste_grain.resource")) } territory
view-effect_haste_stone = { COUNT(PRINTED("destiny_card.haste_stone.amount"), "hourglass") } per { THING(PRINTED("destiny_card.haste_stone.resource")) } territory
view-effect_haste_wood = { COUNT(PRINTED("destiny_card.haste_wood.amount"), "hourglass") } per { THING(PRINTED("destiny_card.haste_wood.resource")) } territory
view-effect_haste_gold = { COUNT(PRINTED("destiny_card.haste_gold.amount"), "hourglass") } per { THING(PRINTED("destiny_card.haste_gold.resource")) } territory
view-effect_supremacy_grain = most { THING(PRINTED("destiny_card.supremacy_grain.resource")) } territories: { COUNT(PRINTED("destiny_card.supremacy_grain.amount"), "hourglass") }
view-effect_supremacy_stone = most { THING(PRINTED("destiny_card.supremacy_stone.resource")) } territories: { COUNT(PRINTED("destiny_card.supremacy_stone.amount"), "hourglass") }
view-effect_supremacy_wood = most { THING(PRINTED("destiny_card.supremacy_wood.resource")) } territories: { COUNT(PRINTED("destiny_card.supremacy_wood.amount"), "hourglass") }
view-effect_supremacy_gold = most { THING(PRINTED("destiny_card.supremacy_gold.resource")) } territories: { COUNT(PRINTED("destiny_card.supremacy_gold.amount"), "hourglass") }
view-effect_four_kinds = territories of all four kinds: { COUNT(PRINTED("destiny_card.four_kinds.amount"), "prestige_point") }
view-effect_master_builder = 1 star for one wonder
view-effect_divine_favour = 1 Zeus symbol for one Olympos card
view-effect_athena = most Zeus symbols: { COUNT(PRINTED("olympos_card.athena.amount"), "star") } for one wonder
view-effect_ares = most Zeus symbols: { COUNT(PRINTED("olympos_card.ares.amount"), "sword") } until the next Olympos card
view-effect_zeus = most Zeus symbols: { COUNT(PRINTED("olympos_card.zeus.amount"), "prestige_point") }
view-effect_hecate = most Zeus symbols: { COUNT(PRINTED("olympos_card.hecate.amount"), "settler") }
view-effect_artemis = most Zeus symbols: 1 resource cube of choice
view-effect_hades = fewest Zeus symbols: 1 settler goes back to the camp
view-effect_keres = fewest Zeus symbols: { COUNT(PRINTED("scoring.keres"), "prestige_point") } at the end
view-effect_siren = fewest Zeus symbols: no sea until the next Olympos card
view-effect_nemesis = fewest Zeus symbols: all destiny cards are lost
view-effect_erinyes = fewest Zeus symbols: the next action costs { COUNT(PRINTED("cost.erinyes_surcharge"), "action_point") } more
view-short_agriculture = Agricult.
view-short_polytheism = Polyth.
view-short_cartography = Cartogr.
view-short_architecture = Architect.
view-short_engineering = Engineer.
view-short_science = Science
view-short_absolutism = Absolut.
view-short_city_state = City-State
view-short_philosophy = Philos.
view-short_hellenism = Hellenism
view-short_metallurgy = Metallurgy
view-short_democracy = Democracy
view-short_astronomy = Astronomy
view-short_parthenon = Parthenon
view-short_colossus = Colossus
view-group_resource = Resources
view-group_player_colour = Player colours
view-group_territory = Territories: yield, signs and neighbours
view-group_discovery = Discoveries
view-group_discovery_variant = Variants of discoveries
view-group_dev_space = Spaces of the development board: cost and bonuses
view-group_wonder = Wonders
view-group_destiny_card = Destiny cards
view-group_olympos_card = Olympos cards
view-group_sea = Sea spaces
view-group_track_space = Time track
view-group_time_track = Marks of the time track
view-group_cost = Prices in action points
view-group_supply = Supplies
view-group_counts = Contents of the box
view-group_scoring = Scoring

area-points = points secured
area-time = time left
    .beside = points
area-goods = territories and cubes
area-camp = settlers in the camp
area-skill = discoveries at work
area-wonders = wonders within reach
area-hand = destiny cards
