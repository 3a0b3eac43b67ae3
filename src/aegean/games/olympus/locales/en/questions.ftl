# What a player is asked.

ask-choose_god = Choose a god whose ceremony you lead ({ $n ->
    [one] your last priest
   *[other] you have { $n } priests
})
ask-join = { $other } leads the ceremony of { $god }: join with a priest, or pass
ask-zeus_pick = Choose from the list of Zeus: { $n ->
    [one] 1 pick left
   *[other] { $n } picks left
}
ask-hera_pick = Choose what Hera raises or produces
ask-raise_or_produce = Raise { $what } by 1, or produce { THING($cube) }
ask-ares_alpha = Choose the favour of Ares (alpha column)
ask-ares_beta = Choose the favour of Ares (beta column)
ask-apollo_alpha = Choose 2 victory points, or 1 victory point and a plague (Apollo)
ask-build = Choose a building: { $n ->
    [one] 1 may be built
   *[other] up to { $n } may be built
}
ask-free_build = Choose a building that you build for free: { $n ->
    [one] 1 left
   *[other] up to { $n }
} (Trispastos)
ask-waive_unit = Choose what the Marble Quarry saves you for { THING($building, article: "definite") }: { $cost }
ask-swap_vp = Pay 1 victory point for { THING($building, article: "definite") } instead of a resource, or not. Left: { $cost }
ask-pay_cube = Pay for { THING($building, article: "definite") }. Left: { $cost }
ask-raise_track = Choose { $only ->
    [production] a production
   *[any] a track
} to raise by 1{ $n ->
    [one] {""}
   *[other] : { $n } left
}
ask-lower_track = { $building } ({ $other }): choose a track to move back by 1{ $n ->
    [one] {""}
   *[other] : { $n } left
}
ask-workshop_pick = Choose from the list of the Workshop: { $n ->
    [one] 1 pick left
   *[other] { $n } picks left
}
ask-philosophy_pick = Philosophy: take a resource, and { $other } gets the same; or none
ask-oracle_god = Choose the god whose favour the Oracle brings (alpha column)
ask-league_war = Choose whom you wage war on at once, or wage no war (Peloponnesian League)
ask-war_target = { $n ->
    [one] Name the target of your war
   *[other] Name a target for your wars: { $n } left
}
ask-tribute_cube = Choose a resource that you take from { $other } as tribute: { $n } left
ask-tie_cube = You have won the tie with { $other }: choose a resource of theirs, or none
ask-ares_priest = Do you take a priest for the war won (Temple of Ares)?
ask-aqueduct_cube = Do you take { COUNT($n, $cube) } more (Aqueduct)?
ask-harvest = Do you produce { THING($cube) } once ({ $building })?
ask-supply_cube = { $building }: choose a resource from the supply, { $n } left
ask-hades_choice = { $building } ({ $other }): move two markers back, or lose { $n ->
    [0] nothing (you have no victory points)
   *[other] { COUNT($n, "victory_point") }
}
ask-discard_cube = Return { COUNT($n, "resource") }: { $limit } may stay in your store
ask-use_building = Use your buildings of the upkeep phase
ask-start_player = The starting player is drawn
