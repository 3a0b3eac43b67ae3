# Why component data cannot be used.

wrong-other_cube = 'cube' differs from that of '{ $id }'
wrong-squares = needs the squares 1 to { $columns } of both rows
wrong-no_setup = 'setup' says nothing about { $players } players
wrong-base_cards = a game needs { $taken } base cards
wrong-few_tiles = { $tiles } population tiles are too few, players may hold { $needed }
