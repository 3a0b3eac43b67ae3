# What a player is asked.

ask-bar = Bar a territory
ask-menu = Play cards, then take an action
ask-mover = Choose the settler that moves
ask-disc = Choose which of your discs
ask-destination = Choose the destination
ask-discovery = Choose a discovery
ask-pay = Choose the cubes to hand in
ask-variant = Choose which resource becomes cheaper
ask-bonus = Choose a bonus
ask-cube = Choose a cube
ask-build = Choose a wonder
ask-star = Choose which star to use up
ask-keep = Keep one of the drawn cards
ask-end_cards = End of turn: play cards or be done
ask-favour = A god has come: play a divine favour?
ask-withdraw = Hades takes one of your settlers back
ask-payment = The settler has arrived: play cards, then pay
ask-lay_tile = The discoveries are laid out
ask-raise_wonder = The wonders are laid out
ask-stack_marker = The time markers are stacked
ask-fifth_cube = The fifth cube is drawn
ask-deal_cube = The first cubes are dealt
ask-draw = A destiny card is drawn
ask-reveal = An Olympos card is revealed
