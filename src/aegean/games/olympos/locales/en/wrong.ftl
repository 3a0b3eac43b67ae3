# Why component data cannot be used.

wrong-one_sided = '{ $other }' is no mutual neighbour
wrong-no_territory = '{ $other }' is no territory
wrong-one_zeus = exactly one territory should have the Zeus symbol
wrong-backs = the backs do not agree with the copies for { $seats } players
wrong-few_slots = fewer bonus slots than copies for { $seats } players
wrong-zeus_spaces = 'zeus_single' and 'zeus_double' should be different spaces before the cross
wrong-zeus_cards = the Zeus spaces do not take the Olympos cards in use
