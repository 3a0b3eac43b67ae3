# What a player is asked.

ask-bar = Bar a territory
ask-menu = Your turn: expansion or development
ask-mover = Choose the settler that moves
ask-disc = Choose which of your settlers there
ask-destination = Choose where the settler goes
ask-discovery = Choose a discovery to develop
ask-pay = Choose the cubes that you hand in
ask-variant = Choose the resource that makes discoveries cheaper
ask-bonus = Choose a bonus
ask-cube = Choose a resource cube
ask-build = Choose a wonder to build
ask-star = Choose the star that you use up
ask-keep = Keep one of the drawn destiny cards
ask-end_cards = End of your turn: play destiny cards, or none
ask-favour = A divine event: play “Divine favour”, or not
ask-withdraw = Hades: take one of your settlers back into the camp
ask-payment = The settler has arrived: play destiny cards, if you like, then pay
ask-lay_tile = The discoveries are laid out
ask-raise_wonder = The wonders are laid out
ask-stack_marker = The discs are stacked on the start space
ask-fifth_cube = The fifth cube is drawn
ask-deal_cube = The first cubes are dealt
ask-draw = A destiny card is drawn
ask-reveal = An Olympos card is revealed
