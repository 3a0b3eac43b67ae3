# Captions of the picture, scoring items and areas of the evaluation.

score-temples = Temples
score-medals = Medals
score-titans = Titans

tie-creatures = Creatures (fewer are better)
tie-reserve = Hoplites and orichalcum in reserve

view-island_of = Island of { $name }
view-area_of = Things of { $name }
view-island = Your island
view-sea = Sea of Atlas
view-row = Action board
view-free = free
view-refilled = after the round
view-bare = no landscape left
view-hoplites_short = { COUNT($n, "hoplites") } short
view-stack = { $n ->
    [one] Landscapes of 1 field
   *[other] Landscapes of { $n } fields
}
view-deck = Draw pile
view-discard = Discard pile
view-lair = Creature bag
view-sack = Building bag
view-supply = Supply
view-titan = the Titan { $titan }{ $stays ->
    [yes] {" "}(active already: nothing changes)
   *[no] {""}
}
view-titans = Titans
view-titans_note = An area of { $n } equal fields attracts a Titan
view-titan_active = { $name }, active side up
view-titan_used = { $name }, inactive side up
view-titan_held = { $name } is with { $other }
view-used = inactive
view-buildings = Building board
view-slot_empty = empty until the end of the round
view-produce = Produce
view-recruit = Recruit
view-fight = Fight
view-build = Build
view-camps = Training camps
view-mines = Mines
view-creatures_left = creatures left
view-owned = Buildings and defeated creatures
view-points_of = { $n } of { $all } victory points
view-extra_prices = Extra action
view-short_island = Island
view-short_middle = Middle
view-short_row = Action board
view-hoplites = { COUNT($n, "hoplites") }
view-round = Round { $n }
view-over = Game over
view-goal = points and no creature left win
view-order = Turn order
view-seat_state = { $name }: { COUNT($n, "victory_point") }, { COUNT($hoplites, "hoplites") }, { COUNT($orichalcum, "orichalcum") }, creatures left: { $creatures }
view-none = none
view-hand_1 = Touch a gold field to place it there.
view-hand_2 = Touch a gold field for this part, then turn it:
view-hand_later = You place this landscape next.
view-turn_note = Signs show what each way to lie brings at once.
view-turn_plain = Here it brings nothing at once.
view-temple_ready = room for a temple
view-stacks = Landscapes of 1/2/3 fields
view-centre = middle
view-legend = { $codes }; a number behind { $volcano } is the strength of its creature, a raised one the hoplites beside it.
view-brief_no_diamond = no diamond for it
view-brief_orichalcum_short = { $n } orichalcum short
view-brief_no_field = no field for it
view-brief_slot_empty = empty until the round ends
view-code_forest = F
view-code_lagoon = L
view-code_desert = D
view-code_mountain = M
view-code_volcano = V
view-code_capital = CC
view-code_temple = TT
view-code_hoplites = h
view-code_orichalcum = o
view-code_training_camp = ca
view-code_mine = mi
view-code_hospital = hs
view-code_oratory = or
view-code_siege_engine = si
view-code_arch = ar
view-code_protective_crystal = cr
view-code_architect = pr
view-code_forge = fo
view-code_statue = st
view-group_terrains = Terrains
view-group_actions = Actions
view-group_action_cards = Action cards
view-group_titans = Titans
view-group_creature_types = Creatures
view-group_building_types = Buildings
view-group_landscapes = Landscapes
view-group_islands = Islands, both sides
view-group_capital = Capital
view-group_temple = Temple
view-group_medal = Medal
view-group_shapes = Shapes of tiles
view-group_player_counts = Numbers by players
view-group_extra_action_payments = Prices of extra actions
view-group_action_board = Action board
view-group_build_slots = Places of the building board
view-group_combat_die = Combat die
view-group_components_table = Contents of the box

area-points = victory points and Titans
area-goods = hoplites and orichalcum
area-creatures = creatures in the way
area-engine = buildings
area-land = room for temples and Titans
area-turn = turns still to come in this round
    .beside = points
