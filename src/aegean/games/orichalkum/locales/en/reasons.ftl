# Why something cannot be done.

why-no_card = No action card lies there.
why-nothing_to_discard = No action card lies there.
why-hoplites_short = You lack { COUNT($n, "hoplites") } for this card.
why-no_such_field = That is not on your island.
why-no_capital = The second half of the capital finds no field of your island there.
why-covered = That field is covered already.
why-not_adjacent = A landscape has to lie beside your capital or another landscape.
why-no_room = The landscape finds no room there, however it is turned.
why-titan_not_drawn = This landscape does not attract { $titan }.
why-titan_not_held = You do not have { $titan }.
why-just_taken = You have only just taken { $titan }.
why-no_creature = No creature stands there.
why-fight_first = You have to fight at least one creature.
why-too_many = At most { $n1 } hoplites may fight there; you can still send { $n2 }.
why-no_landscape = No landscape lies there.
why-built_over = That field is built over already.
why-creature_there = A creature stands there.
why-guarded = A creature beside that field guards it.
why-slot_empty = That place stays empty until the end of the round.
why-no_field = You have no buildable field of { $slot } and no empty volcano.
why-wrong_terrain = The building needs a field of { $slot } or an empty volcano.
why-no_diamond = A temple needs a buildable diamond of four different terrains.
why-orichalcum_short = You lack { COUNT($n, "orichalcum") } for a medal.
why-build_first = You have to build at least one object.
why-cannot_pay_hoplites = You lack { COUNT($n, "hoplites") } for an extra action.
why-cannot_pay_orichalcum = You lack { COUNT($n, "orichalcum") } for an extra action.
why-cannot_pay_creatures = You lack { COUNT($n, "creatures") } for an extra action.
why-buys_nothing = { $payment ->
    [hoplites] Hoplites buy
    [orichalcum] Orichalcum buys
   *[creatures] Defeated creatures buy
} no action that is possible now.
why-not_for_hoplites = Hoplites do not buy the action “{ $action }”.
why-not_for_orichalcum = Orichalcum does not buy the action “{ $action }”.
why-no_such_creature = There is { THING($creature, article: "no") } among your defeated creatures.
why-not_tied = The marker goes to a player with the most hoplites.
why-holder_tied = You are in the tie yourself and have to give the marker away.
why-island_taken = Somebody has this island already.
why-nothing_to_build = There is nothing that you can build now.
why-nothing_to_fight = There is no creature on your island.
why-impossible = That cannot happen now.
