# Why component data cannot be used.

wrong-long_track = no track can be longer than { $most } spaces
wrong-many_units = no cost can have more than { $most } units of a kind
wrong-favour_lacks = the { $side } favour of { $god } has no '{ $entry }'
wrong-same_seats = '{ $entry }' should be the same for every number of players
