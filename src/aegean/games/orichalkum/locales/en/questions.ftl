# What a player is asked.

ask-take_card = Take an action card: you have { $n ->
    [0] no hoplites
   *[other] { COUNT($n, "hoplites") }
}
ask-choose_port = Choose a port for your capital
ask-capital = Choose a field for the second half of your capital
ask-lay = { $n ->
    [1] Choose a field for the landscape { $tile }
   *[other] Choose a field for the part { $part } of the landscape { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}with { THING($creature, article: "indefinite") } (strength { $strength })
}
ask-turn = Turn the landscape { $tile } round { $field }
ask-titan_order = Choose which Titan you take first: you may hold { COUNT($n, "titan") }, and the last one taken stays
ask-return_titan = { $titan } comes and you may hold { COUNT($n, "titan") }: choose which other one you return
ask-act = Use the action “{ $action }” of your card?
ask-double = Use the favour of { $titan } to receive twice as much?
ask-target = { $n ->
    [0] Choose a creature to fight
   *[other] Choose another creature to fight, or stop
}
ask-kronos = Defeat { THING($creature, article: "definite") } (strength { $strength }) with the favour of Kronos, or roll the dice?
ask-send = How many hoplites do you send against { THING($creature, article: "definite") } (strength { $strength }{ $n ->
    [0] {""}
   *[other] ; { COUNT($n, "hoplites") } there already
})?
ask-settle = Choose a field for the Minotaur’s building, { THING($building, article: "indefinite") }, or put it back
ask-object = { $n ->
    [0] Choose what you build
   *[other] Use the favour of Theia to build a second object?
}
ask-build_on = Choose a field for { THING($building, article: "definite") }: { $slot } or an empty volcano
ask-temple = Choose where the temple stands
ask-temple_face = Choose the diamond at { $field } for the temple
ask-pay = { $n ->
    [0] Buy an extra action?
   *[other] Buy another extra action (forge)?
}
ask-give_creature = Choose { $n ->
    [one] a defeated creature
   *[other] { $n } defeated creatures, one after the other,
} to give up
ask-extra = Choose the extra action that you have bought
ask-discard = Discard an action card from the action board
ask-initiative = Several players have the most hoplites: choose who receives the initiative marker
ask-last_bonus = You are last in the new round: take { COUNT(PRINTED("constants.last_player_bonus_hoplites.value"), "hoplites") }?
ask-pick_island = Choose your island
ask-start_player = The starting player is drawn
ask-deal_island = An island board is dealt
ask-draw_card = An action card is turned up
ask-draw_tile = A landscape is turned up
ask-draw_creature = A creature is drawn
ask-draw_building = A building is drawn
ask-minotaur_draw = The Minotaur’s building is drawn
ask-combat_dice = The combat dice are rolled
