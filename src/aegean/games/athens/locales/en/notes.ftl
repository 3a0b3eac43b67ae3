# What happens.

note-round_begins = Round { $n } begins, start player: { $other }
note-bag_refilled = The bag is refilled: { $n } tiles
note-paid_tiles = Paid: { $n } { $tile }
note-took_cubes = Taken: { $n } { $cube }
note-scored_square = { $cube } on its square: { $n } points
note-took_card = New card: { $stack }
note-took_landmark = New landmark: { $landmark }
note-scored_cube = { $cube } to { $event }: { $n } points
note-row_cleared = { $event }: rows full and cleared: { $n }
note-event_closed = { $event } is closed
note-paid_nothing = Free thanks to the dice
note-game_ends = The game ends after round { $n }
