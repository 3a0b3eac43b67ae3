# Why component data cannot be used.

wrong-listed = 'count' is { $count }, listed are { $found }
wrong-same_buildings = '{ $entry }' should be the same on all buildings of this type
wrong-no_count = 'player_counts' says nothing about { $count } players
wrong-first_free = the first two positions have to stay free
wrong-landscapes = at most 25 landscapes of a size, each with one volcano at most
