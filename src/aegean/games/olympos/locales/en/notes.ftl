# What happens.

note-paid = { $n1 } action points ({ $n2 } by hourglasses), now on space { $n3 }
note-settled = Settled: { $territory }
note-beat_tribe = Tribe beaten: { $territory }
note-beat_player = { $territory } taken from { $other }, who gets 1 hourglass
note-fell_back = { $territory } falls back to { $who }
note-left_empty = { $territory } is left empty
note-learned = New discovery: { $discovery }
note-handed_in = Handed in: { $n } { $resource }
note-gained_settlers = New settlers in the camp: { $n }
note-gained_hourglasses = Hourglasses: +{ $n }
note-gained_cubes = Cubes: +{ $n } { $resource }
note-gained_prestige = Prestige: +{ $n }
note-built = Wonder built: { $wonder }
note-used_athena = Athena's star is used up
note-discarded = Discarded: { $destiny }
note-rejected = Not kept: { $destiny }
note-reshuffled = The discard pile becomes the deck: { $n } cards
note-affected = { $god } comes to { $who }
note-nobody_affected = { $god } finds nobody pious
note-spell_ends = The spell of { $god } on { $who } ends
note-withdrew = Settler back in the camp from: { $territory }
note-finished = { $who } has finished on space { $n }
