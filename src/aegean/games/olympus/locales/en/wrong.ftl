# Why component data cannot be used.

wrong-long_track = no track can be longer than { $most } spaces
wrong-many_units = no cost can have more than { $most } units of a kind
wrong-favour_lacks = the { $side } favour of { $god } has no '{ $entry }'
wrong-same_seats = '{ $entry }' should be the same for every number of players
wrong-tracks = the tracks should be culture, population, military and those of the 3 resources
wrong-all_cards = there should be 10 gods, 33 common and 12 unique buildings
wrong-no_effect = there is no effect '{ $op }'
