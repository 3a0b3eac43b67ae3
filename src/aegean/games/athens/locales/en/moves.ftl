# Moves, as they are offered and told.

move-discard = Discard: { $tile }
move-base = Take base card: { $base }
move-turn = Turn base card: { $base }
move-use = { $deed }
move-take = Take: { $card }
move-roll_grey = Roll the grey dice
move-swap = Exchange tile: { $tile }
move-pay = Pay: alternative { $alternative }
move-give = Give: { $cubes }
move-tuck = Tuck: { $base }, { $side }
move-return = Put back: { $oracle }
move-event = Go to event: { $event }
move-none = No event
move-place = { $cube } to: { $square }
move-stop = Place no more
move-start = Start player: { $seat }
move-roll = White dice: { $first }, { $second }
move-order = Play order: { $direction }
move-draw = Tile drawn: { $tile }
move-grey = Grey dice: { $first }, { $second }
move-oracle = Oracle card drawn: { $oracle }
move-reveal = Landmark opened: { $landmark }

hidden-oracle = An oracle card is drawn
hidden-return = An oracle card goes back under the deck
