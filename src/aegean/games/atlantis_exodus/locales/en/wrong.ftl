# Why component data cannot be used.

wrong-no_bonus = there is no bonus of kind '{ $kind }'
wrong-one_only = '{ $entry }' holds { $count } things, there is room for one
wrong-one_tile = a space gives tiles of one sort at most
wrong-two_professions = 'needs' should name two different professions
wrong-same_cards = '{ $entry }' should be the same on all cards of this kind
wrong-brings_nothing = 'immediate' should bring something
wrong-numbers = there should be 3 colours with their books, 12 professions and 20 spaces
wrong-levels = the spaces should stand level by level, 4, 8 and 8
wrong-professions = the professions should stand colour by colour, the starting field first
wrong-trainings = there should be 12 trainings
wrong-tracks = there should be 5 order spaces and 2 monument spaces
wrong-influence = the 24 influence cards should stand in the order of AE-11.10 to AE-11.33
wrong-cells = the 15 cells should stand row by row
wrong-always = '{ $entry }' has to be { $n } for this bonus
wrong-own_settlers = '{ $entry }' should bring the settlers of the space, once, exactly where settlers stand
wrong-neutral_start = one space of the middle and one of the bottom level start with a neutral king
wrong-agora_cells = three cells are for agoras only
wrong-lodging_places = a lodging has 3 or 5 places
wrong-other_colour = '{ $entry }' should be a profession of this colour
wrong-guard_between = a guard stands between two neighbouring spaces of its level, or is not there
wrong-two_guards = there is another guard at { $space } already
wrong-bare_agora = should bring something: a settler, books or gold
wrong-few_cards = { $count } cards without the mark are too few, { $most } lie open with one or two players
