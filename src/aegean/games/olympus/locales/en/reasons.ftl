# Why something cannot be done.

why-honoured = { $god } has had a ceremony this round.
why-already_built = You have already built { THING($building, article: "definite") }.
why-temple_gone = Somebody has already built { THING($building, article: "definite") }.
why-culture_short = For { THING($building, article: "definite") } your Culture is { $n ->
    [one] 1 level
   *[other] { $n } levels
} too low.
why-cubes_short = For { THING($building, article: "definite") } you lack { COUNT($n, "resource") }.
why-must_build = You have chosen to build: one building must be built.
why-last_space = { $track } is on the last space and cannot rise.
why-pillar = { $track } stops at a pillar: { THING($building, article: "definite") } { $building ->
    [barracks] are
   *[other] is
} missing.
why-same_track = You have already chosen { $track } with this favour.
why-same_kind = You have already produced { THING($cube) } with this favour.
why-war_after_military = After raising Military, the same favour cannot declare a war.
why-nothing_to_build = There is no building that you can build now.
why-number_of_kinds = Here you choose { $n ->
    [one] exactly 1 kind
   *[other] exactly { $n } kinds
}.
why-not_offered = This favour does not offer that.
why-at_bottom = { $track } is on level 1 and cannot be moved back.
why-only_production = The Statue raises a production, and { $track } is none.
why-raised_already = You have already raised { $track }: the tracks must be different.
why-lowered_already = You have already moved { $track } back: the tracks must be different.
why-no_unit = { $unit ->
    [any] A resource of any kind
   *[other] { $unit }
} is not part of the cost.
why-rest_unpaid = Then you would lack { COUNT($n, "resource") } for the rest of the cost.
why-no_cube = You have no { THING($cube) } there.
why-not_in_store = You have no { THING($cube) } in your store.
why-not_theirs = There is no { THING($cube) } in the target's store.
why-nothing_to_trade = You have no { THING($cube) } there to hand in for the Trade Route.
why-nothing_to_work = You have no { THING($cube) } there to hand in for the Goldsmith.
why-nothing_to_donate = You have no { THING($cube) } there to hand in for the Bouleuterion.
why-cube_unfit = The next part of the cost is { $unit ->
    [any] a resource of any kind
   *[other] { THING($unit) }
}; { THING($cube) } does not pay it.
why-tribute_locked = Without the Parthenon, the tribute area is locked until upkeep.
why-own_city = You cannot wage war on yourself.
why-empty_seat = Nobody sits there.
why-same_target = You have already named this target: two wars need two different ones.
why-not_owned = You have not built { THING($building, article: "definite") }.
why-used = You have already used { THING($building, article: "definite") } in this upkeep phase.
why-amphitheatre_empty = The Amphitheatre needs { COUNT($n, "priest") } of yours in beta columns.
why-achaeans_short = The Achaean League needs { COUNT($n, "priest") } of yours in beta columns.
why-nothing_to_raise = None of your tracks can be raised.
why-not_least = Another god has fewer worshippers than { $god }.
why-impossible = That cannot happen here.
