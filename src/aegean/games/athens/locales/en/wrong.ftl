# Why component data cannot be used.

wrong-other_cube = 'cube' differs from that of '{ $id }'
wrong-squares = needs the squares 1 to { $columns } of both rows
wrong-no_setup = 'setup' says nothing about { $players } players
wrong-base_cards = a game needs { $taken } base cards
wrong-few_tiles = { $tiles } population tiles are too few, players may hold { $needed }
wrong-cubes = the 8 cubes and 7 base cards should stand in the printed order
wrong-stacks = the stacks should be village, ecclesia, agora, workshop
wrong-alternatives = the price of '{ $name }' needs one to { $most } alternatives
wrong-overlaps = what '{ $name }' asks for overlaps with another effect
wrong-options = the single action cards should offer 24 options
