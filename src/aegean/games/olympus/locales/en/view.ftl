# Captions of the picture, scoring items and areas of the evaluation.

score-play = Favours, effects, losses
    .advice = Apollo brings points whether you lead or follow.
score-buildings = Buildings
    .advice = You build with Hephaestus or Zeus; many buildings ask for Culture.
score-glory = Glory cards
    .advice = A Glory card goes to whoever first reaches the last space of a track: push one track far ahead.
score-culture = { PRINTED("limits.final_score_divisor") ->
    [1] Culture level
    [2] Half of the Culture level
   *[other] Culture level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Athena raises Culture, by more if you lead.
score-population = { PRINTED("limits.final_score_divisor") ->
    [1] Population level
    [2] Half of the Population level
   *[other] Population level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Aphrodite raises the Population, by more if you lead.
score-military = { PRINTED("limits.final_score_divisor") ->
    [1] Military level
    [2] Half of the Military level
   *[other] Military level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Ares raises the Military, but in upkeep it falls to the Population: let that grow too.
score-wheat = { PRINTED("limits.final_score_divisor") ->
    [1] Wheat level
    [2] Half of the Wheat level
   *[other] Wheat level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Demeter raises Wheat, but in upkeep it falls to the Population: let that grow too.
score-venison = { PRINTED("limits.final_score_divisor") ->
    [1] Venison level
    [2] Half of the Venison level
   *[other] Venison level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Artemis raises Venison, but in upkeep it falls to the Population: let that grow too.
score-fish = { PRINTED("limits.final_score_divisor") ->
    [1] Fish level
    [2] Half of the Fish level
   *[other] Fish level, divided by { PRINTED("limits.final_score_divisor") }
}
    .advice = Poseidon raises Fish, but in upkeep it falls to the Population: let that grow too.

tie-cubes = Resources in the store
tie-buildings = Buildings (fewer are better)

view-raised_to = { $what } to level { $level }
view-build_nothing = Build nothing
view-board = Main board
view-short_board = Board
view-short_gods = Gods
view-short_temples = Temples
view-short_glory = Glory
view-short_ceremony = Ceremony
view-short_hand = Cards
view-short_peloponnesian_league = Pelop. Lg.
view-short_delian_league = Delian Lg.
view-short_achaean_league = Ach. Lg.
view-gods = Gods
view-temples = Temples
view-score_track = Score track
view-leads_head = leads
view-follows_head = join, one priest each
view-then = then
view-or = or
view-pick = pick of
view-picks = picks of
view-ceremony_of = Ceremony of { $god }
view-ceremony_number = no. { $n } this round
view-next_ceremony = Next ceremony
view-part_leads = leads
view-part_joins = joins
view-part_declines = passes
view-part_decides = decides
view-part_absent = no priest
view-favours = Favours
view-no_war = no war waits
view-war_waits = to be named
view-upkeep = Upkeep
view-worship = Worship
view-over = The game is over
view-round = Round { $n }
view-glory = Glory { $n } of { $all }
view-last_round = last round
view-winner = Winner: { $name }
view-level = Level
view-at_end = at the end +{ $n }
view-at_end_short = +{ $n }
view-priests_here = Priests: { $n }
view-priests_note = { $n } on the board, { $m } in the supply
view-store = Store
view-tribute = Tribute area
view-store_note = { $n } of { $all }
view-locked = locked until upkeep
view-next_upkeep = Next upkeep
view-none = none
view-ends_now = the game ends
view-up_store = Resource limit
view-up_levels = Population limit
view-up_use = Use of buildings
view-up_tribute = Collect tribute
view-up_priests = Priests
view-up_end = End or next starting player
view-hand = Own cards
view-can_build = Can build
view-too_dear = Too expensive
view-culture_low = Culture too low
view-built = Built
view-culture_note = cards up to { $n }
view-built_note = violet and clay keep working
view-free = free
view-nothing_built = nothing built yet
view-brief_already_built = built
view-brief_temple_gone = taken
view-brief_culture_short = culture +{ $n }
view-brief_cubes_short = { $n } short
view-war_preview = War preview
view-you_take = you take { $n }
view-tie_nothing = tie, nothing
view-you_fail = you fail
view-war = War
view-follow = Join
view-decline = Pass
view-done = Done
view-note_gods = Touch a god on the board
view-note_cards = Touch a golden card or temple
view-note_philosophy = Builder: { $name }
view-temple_aphrodite = Aphrodite
view-temple_apollo = Apollo
view-temple_ares = Ares
view-temple_artemis = Artemis
view-temple_athena = Athena
view-temple_demeter = Demeter
view-temple_hades = Hades
view-temple_hephaestus = Hephaestus
view-temple_hera = Hera
view-temple_hestia = Hestia
view-temple_poseidon = Poseidon
view-temple_zeus = Zeus
view-effect_agora = Population may pass 5
view-effect_barracks = Military may pass 3
view-effect_gymnasium = Buildings need 1 culture less
view-effect_well = Wheat level +1
view-effect_gardens = Venison level +1
view-effect_harbor = Fish level +1
view-effect_road_system = Population +1
view-effect_statue = One production +1, culture +1
view-effect_lyceum = Population +1, culture +1
view-effect_militia = Population +1, military +1
view-effect_workshop = One pick, the first builder two
view-effect_school = Culture may pass 4
view-effect_army = With Barracks: military may pass 6
view-effect_tholos = Extra priests one level earlier
view-effect_aqueduct = Production yields 1 resource more
view-effect_fleet = +1 in war, wins ties
view-effect_trade_route = Upkeep: 1 resource for both others
view-effect_library = Culture may pass 7
view-effect_goldsmith = Upkeep: 1 resource for 1 victory point
view-effect_bouleuterion = Upkeep: 1 resource for any level +1
view-effect_philosophy = Others may take 1 resource, you the same
view-effect_farm = All three productions +1
view-effect_peloponnesian_league = Military +2, one war now
view-effect_delian_league = Missing tribute from the supply
view-effect_parthenon = Culture +1, tribute can be spent
view-effect_amphitheatre = Upkeep: 1 victory point if 2 priests in beta
view-effect_achaean_league = Upkeep: a level +1 if 2 priests in beta
view-effect_acropolis = Upkeep: beta favour, least worshipped god
view-effect_trispastos = Two cards of Culture 1 for free
view-effect_marble_quarry = Buildings cost 1 resource less
view-effect_oracle = One alpha favour, not Zeus
view-effect_colony = Three different levels +1
view-effect_wonder = Own priests in beta columns return
view-effect_temple_aphrodite = Worship of Aphrodite: 2 resources more, 3 at Population 10
view-effect_temple_apollo = Immune to plague
view-effect_temple_ares = A priest for every war won
view-effect_temple_artemis = Venison level +1, produce; venison is a joker
view-effect_temple_athena = Worship of Athena: any level +1; from Culture 6 other players lose one
view-effect_temple_demeter = Wheat level +1, produce; wheat is a joker
view-effect_temple_hades = Other players lose 2 levels or 3 victory points
view-effect_temple_hephaestus = 1 victory point may replace 1 resource per building
view-effect_temple_hera = Hera: beta becomes alpha
view-effect_temple_hestia = No effect
view-effect_temple_poseidon = Fish level +1, produce; fish is a joker
view-effect_temple_zeus = Zeus: beta becomes alpha
view-alpha_zeus = 2 picks
view-beta_zeus = 1 pick
view-alpha_hera = 2 kinds +1 or produce 2
view-beta_hera = 1 kind +1 or produce
view-alpha_demeter = wheat +1, then produce
view-beta_demeter = wheat +1 or produce
view-alpha_artemis = venison +1, then produce
view-beta_artemis = venison +1 or produce
view-alpha_poseidon = fish +1, then produce
view-beta_poseidon = fish +1 or produce
view-alpha_athena = culture +2
view-beta_athena = culture +1
view-alpha_aphrodite = population +2
view-beta_aphrodite = population +1
view-alpha_ares = military +2, +1 with war, 2 wars
view-beta_ares_plain = military +1 or a war
view-beta_ares = military +1, war possible
view-alpha_hephaestus = up to 2 buildings
view-beta_hephaestus = 1 building
view-alpha_apollo = 2 victory points or 1 with plague
view-beta_apollo = 1 victory point, no plague
view-code_wheat = W
view-code_venison = V
view-code_fish = F
view-code_any = {"*"}
view-starting_player = starting player
view-win_empty = you win, no resources
view-group_god = Gods and their favours
view-group_building = Common buildings
view-group_unique_building = Unique buildings
view-group_glory = Glory cards
view-group_track = Tracks
view-group_resource = Resources
view-group_colour = Cities
view-group_setup = Setup by players
view-group_limits = Limits
view-group_counts = Contents of the box
view-group_score_track = Score track
view-group_options = Corrections to choose

area-points = victory points and half levels
area-levels = what levels promise
area-cards = cards that keep working
area-cubes = resources
area-priests = priests at hand
area-pending = favours to come
