# What a player is asked.

ask-bar = Bar a territory that yields { THING($resource) }: { $left } of { $total } left
ask-menu = { $turn ->
    [last] { $cards ->
        [0] Take your last action, or pass
       *[other] Play cards if you like, then take your last action, or pass
    }
    [rest] { $cards ->
        [0] No action is possible: rest
       *[other] Play cards if you like, or rest: no action is possible
    }
   *[usual] { $cards ->
        [0] { $ways ->
            [expansion] Move a settler (expansion)
            [development] Choose a development
           *[both] Choose expansion or development
        }
       *[other] Play cards if you like, then { $ways ->
            [expansion] move a settler (expansion)
            [development] choose a development
           *[both] choose expansion or development
        }
    }
}
ask-mover = Choose the settler that moves
ask-disc = { $goes ->
    [back] Choose which of your settlers { PLACE($territory, way: "in") } goes back into the camp
   *[on] Choose which of your settlers { PLACE($territory, way: "in") } moves
}
ask-destination = { $territory ->
    [north_edge] Choose where the new settler goes
   *[other] Choose where the settler { PLACE($territory, way: "from") } goes
}{ $payment ->
    [later] ; you pay after the move
   *[now] {""}
}
ask-discovery = Choose a discovery to develop
ask-pay = Choose the cubes that you hand in for { $discovery }
ask-variant = { $discovery }: choose the resource that makes discoveries cheaper for you
ask-bonus = Choose a bonus of { $discovery }{ $built ->
    [0] ; your bonus disc counts as a star for { THING($wonder) }
   *[other] {""}
}
ask-cube = Choose a resource cube ({ $giver })
ask-build = Choose a wonder to build
ask-star = Choose a star that you use up for { THING($wonder) }: { $left ->
    [one] 1 more needed
   *[other] { $left } more needed
}
ask-keep = Keep one of the { $drawn } destiny cards that you have drawn
ask-end_cards = { $cards ->
    [0] End of your turn: none of your destiny cards has an effect now
   *[other] End of your turn: play destiny cards, or none
}
ask-favour = { $god } ({ $effect }): you have { $symbols ->
    [0] no Zeus symbol
   *[other] { COUNT($symbols, "zeus_symbol") }
}; play “Divine favour”, or not
ask-withdraw = Hades: take one of your settlers back into the camp
ask-payment = Pay for { THING($territory) }: at least { COUNT($price, "action_point") }{ $cards ->
    [0] {""}
   *[other] ; play destiny cards before if you like
}
ask-lay_tile = The discoveries are laid out
ask-raise_wonder = The wonders are laid out
ask-stack_marker = The discs are stacked on the start space
ask-fifth_cube = The fifth cube is drawn
ask-deal_cube = The first cubes are dealt
ask-draw = A destiny card is drawn
ask-reveal = An Olympos card is revealed
