# Why component data cannot be used.

wrong-listed = 'count' is { $count }, listed are { $found }
wrong-same_buildings = '{ $entry }' should be the same on all buildings of this type
wrong-no_count = 'player_counts' says nothing about { $count } players
wrong-first_free = the first two positions have to stay free
wrong-landscapes = at most 25 landscapes of a size, each with one volcano at most
wrong-dice = there should be four combat dice: one, and one more for each of three hoplites
wrong-terrains = the terrains should be forest, lagoon, desert, mountain, volcano
wrong-titans = the Titans should stand in the order of their terrains
wrong-actions = the four actions and three payments should stand in the printed order
wrong-sides = every island needs two sides
wrong-grid = the grid should have 7 rows of 8 fields, odd rows shifted to the right
wrong-directions = the directions should be e, ne, nw, w, sw, se
wrong-neighbours = the listed neighbours are not those of the grid
wrong-apart = { $value } lies apart from the rest of the island
wrong-no_diamond = the island has no four fields on which a temple has room
wrong-port_at_sea = the port lies at { $value }, where the island has no field
wrong-port_twice = two ports lie at { $value }
wrong-no_sea = the arrow comes from { $value }, where there is land
wrong-creatures = there are { $count } creatures, not { $found }
