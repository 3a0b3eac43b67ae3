# Captions of the picture, scoring items and areas of the evaluation.

score-position = Position on the time track
score-prestige = Prestige tiles
score-lands = Territories
score-discoveries = Discoveries
score-wonders = Wonders
score-special = Special discoveries
score-keres = Keres
score-cards = Destiny cards

tie-developments = Discoveries and wonders

view-northern_edge = Northern edge
view-map = Board
view-track = Time track
view-development = Development board
view-short_map = Board
view-short_track = Time
view-short_development = Discoveries
view-gods = Gods
view-wonders = Wonders
view-start = Start
view-first = first
view-last = last
view-barred = barred
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
view-effect_metallurgy = 1 sword
view-effect_cult = 1 Zeus symbol
view-effect_medicine = new settler for 1 action point
view-effect_cavalry = 2 hourglasses, land run for 1 action point
view-effect_astronomy = sea spaces 1 action point less
view-effect_hoplite = 1 sword
view-effect_polytheism = 1 Zeus symbol
view-effect_oracle = draw 3 cards, keep 1
view-effect_agriculture = grain or wood: 2 action points less
view-effect_currency = gold or stone: 2 action points less
view-effect_phalanx = 1 sword, 1 destiny card
view-effect_hellenism = 1 Zeus symbol, 1 destiny card
view-effect_cartography = sea spaces 1 action point less
view-effect_trade = 2 cubes of choice
view-effect_democracy = wins ties
view-effect_strategy = 2 swords
view-effect_art = 2 Zeus symbols
view-effect_surgery = 2 settlers
view-effect_architecture = 1 star, wonders for 5 action points
view-effect_poetry = 3 prestige points
view-effect_philosophy = 5 prestige points
view-effect_science = 1 prestige point per discovery
view-effect_city_state = 1 prestige point per settler on the board
view-effect_absolutism = 2 prestige points per sword
view-effect_engineering = 1 star, 3 prestige points per star tile
view-code_grain = grain
view-code_stone = stone
view-code_wood = wood
view-code_gold = gold
view-code_settler = settler
view-code_hourglass = hourgl.
view-code_prestige = prestige
view-tile_phalanx = 1 card
view-tile_hellenism = 1 card
view-tile_architecture = wonders for 5 action points
view-tile_engineering = 3 per star tile
view-tile_agriculture = grain or wood: 2 less
view-tile_currency = gold or stone: 2 less
view-tile_city_state = 1 per settler on the board
view-tile_cavalry = 2 hourglasses, land runs cost 1
view-effect_cube_grain = 1 grain cube
view-effect_cube_stone = 1 stone cube
view-effect_cube_wood = 1 wood cube
view-effect_cube_gold = 1 gold cube
view-effect_fame_grain = 1 prestige point per grain territory
view-effect_fame_stone = 1 prestige point per stone territory
view-effect_fame_wood = 1 prestige point per wood territory
view-effect_fame_gold = 1 prestige point per gold territory
view-effect_haste_grain = 1 hourglass per grain territory
view-effect_haste_stone = 1 hourglass per stone territory
view-effect_haste_wood = 1 hourglass per wood territory
view-effect_haste_gold = 1 hourglass per gold territory
view-effect_supremacy_grain = most grain territories: 3 hourglasses
view-effect_supremacy_stone = most stone territories: 3 hourglasses
view-effect_supremacy_wood = most wood territories: 3 hourglasses
view-effect_supremacy_gold = most gold territories: 3 hourglasses
view-effect_four_kinds = territories of all four kinds: 3 prestige points
view-effect_master_builder = 1 star for one wonder
view-effect_divine_favour = 1 Zeus symbol for one Olympos card
view-effect_athena = most Zeus symbols: 1 star for one wonder
view-effect_ares = most Zeus symbols: 2 swords until the next Olympos card
view-effect_zeus = most Zeus symbols: 3 prestige points
view-effect_hecate = most Zeus symbols: 1 settler
view-effect_artemis = most Zeus symbols: 1 resource cube of choice
view-effect_hades = fewest Zeus symbols: 1 settler goes back to the camp
view-effect_keres = fewest Zeus symbols: 2 prestige points less
view-effect_siren = fewest Zeus symbols: no sea until the next Olympos card
view-effect_nemesis = fewest Zeus symbols: all destiny cards are lost
view-effect_erinyes = fewest Zeus symbols: the next action costs 2 action points more
view-short_agriculture = Agricult.
view-short_polytheism = Polyth.
view-short_cartography = Cartogr.
view-short_architecture = Architect.
view-short_engineering = Engineer.
view-short_science = Science
view-short_absolutism = Absolut.
view-short_city_state = City
view-short_philosophy = Philos.
view-short_hellenism = Hellenism
view-short_metallurgy = Metallurgy
view-short_democracy = Democracy
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
area-goods = territories and cubes
area-camp = settlers in the camp
area-skill = discoveries at work
area-wonders = wonders within reach
area-hand = destiny cards
