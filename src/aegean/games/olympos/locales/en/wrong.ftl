# Why component data cannot be used.

wrong-one_sided = '{ $other }' is no mutual neighbour
wrong-out_of_reach = no way leads there from the northern edge
wrong-no_territory = '{ $other }' is no territory
wrong-one_zeus = exactly one territory should have the Zeus symbol
wrong-backs = the backs do not agree with the copies for { $seats } players
wrong-few_slots = fewer bonus slots than copies for { $seats } players
wrong-zeus_spaces = 'zeus_single' and 'zeus_double' should be different spaces before the cross
wrong-zeus_cards = the Zeus spaces do not take the Olympos cards in use
wrong-not_among = '{ $name }' is missing among { $ids }
wrong-resources = the resources should be grain, stone, wood, gold
wrong-entries = '{ $entry }' should have { $count } entries of different names
wrong-discoveries = { $count } discoveries lie in row { $row }; in each row there are five
wrong-in_twos = there are two variants of it, so it lies in row 2 or 4
wrong-dev_spaces = the spaces of the development board should stand row by row
wrong-discs = every colour needs 20 discs
wrong-track = the track should have a space for every number up to the cross
wrong-own_turn_first = the destiny cards for the own turn should stand first
wrong-few_kinds = the cost asks for more kinds of resources than there are
