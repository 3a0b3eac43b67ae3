# What happens.

note-round_begins = Round { $n } begins. { $other } has the initiative marker and starts.
note-got_island = { $who } receives { $island } ({ $n ->
    [one] one star
   *[other] { $n } stars
}).
note-took_card = { $who } takes the action card “{ $action }” { $n ->
    [0] for free
   *[other] for { COUNT($n, "hoplites") }
}, with the landscape { $tile }.
    .begins = yes
note-took_bare_card = { $who } takes the action card “{ $action }” { $n ->
    [0] for free
   *[other] for { COUNT($n, "hoplites") }
}, without a landscape (the stack is empty).
    .begins = yes
note-founded = { $who } places the capital on { $field1 } and { $field2 }.
    .begins = yes
note-laid = { $who } places the landscape { $tile } on { $spot }.
    .begins = yes
note-no_place = { $who } has no place for the landscape { $tile }: it goes under its stack.
note-port_pays = { $who } covers the port on { $field } and receives { $n1 ->
    [0] { $n2 ->
        [0] nothing
       *[other] { COUNT($n2, "orichalcum") }
    }
   *[other] { $n2 ->
        [0] { COUNT($n1, "hoplites") }
       *[other] { COUNT($n1, "hoplites") } and { COUNT($n2, "orichalcum") }
    }
}.
note-creature_arrives = { $who } puts { THING($creature, article: "indefinite") } (strength { $n }) on the volcano at { $field }.
note-creature_back = { $who } puts { THING($creature, article: "definite") } back into the creature bag.
note-titan_comes = { $cause ->
    [hydra] { $who } takes { $titan } as the reward for the Hydra
   *[other] { $who } attracts { $titan } with an area of { $cause }
}: 1 victory point, now { $n } in all.
note-titan_taken = { $who } takes { $titan } away from { $other } ({ $cause ->
    [hydra] reward for the Hydra
   *[other] area of { $cause }
}): 1 victory point for { $who }, 1 less for { $other }.
note-titan_wakes = { $who } turns { $titan } back to the active side ({ $cause ->
    [hydra] reward for the Hydra
   *[other] area of { $cause }
}).
note-titan_stays = { $who } already has { $titan } on the active side: { $cause ->
    [hydra] the reward for the Hydra
   *[other] the area of { $cause }
} changes nothing.
note-titan_leaves = { $who } has to return { $titan } to the middle (limit: { COUNT($n1, "titan") }): 1 victory point less, now { $n2 } in all.
note-action_lapses = { $who } cannot use the action “{ $action }”: { $action ->
    [fight] no creature stands on their island
   *[other] nothing can be built
}.
note-produced = { $who } produces { $n1 ->
    [0] nothing
   *[other] { COUNT($n1, "orichalcum") }
} ({ COUNT($n2, "mine") }, counting the capital{ $n3 ->
    [1] {""}
   *[other] , doubled by the favour of Hyperion
}).
    .begins = yes
note-recruited = { $who } recruits { $n1 ->
    [0] nobody
   *[other] { COUNT($n1, "hoplites") }
} ({ COUNT($n2, "training_camp") }, counting the capital{ $n3 ->
    [1] {""}
   *[other] , doubled by the favour of Themis
}).
    .begins = yes
note-won_by_sum = { $who } defeats { THING($creature, article: "definite") } (strength { $n1 }): the sum of the dice is { $n2 }.
note-won_by_skull = { $who } defeats { THING($creature, article: "definite") } (strength { $n }): a skull wins at once.
note-won_by_engine = { $who } defeats { THING($creature, article: "definite") } (strength { $n }): the rolled { $face } counts as a skull (siege engine).
note-won_by_kronos = { $who } defeats { THING($creature, article: "definite") } (strength { $n }) with the favour of Kronos, who turns to the inactive side.
    .begins = yes
note-fight_lost = { $who } loses against { THING($creature, article: "definite") } (strength { $n1 }): the sum of the dice is only { $n2 }.
note-hoplites_stay = { $who } leaves { COUNT($n, "hoplites") } on { $field } for the next fight.
note-hoplites_leave = { $n2 ->
    [0] { $who } returns { COUNT($n1, "hoplites") } from the fight to the supply
   *[other] { $n1 ->
        [0] { $who } sends the hoplite from the fight to the hospital
       *[other] { $who } sends 1 hoplite from the fight to the hospital and returns { COUNT($n1, "hoplites") } to the supply
    }
}.
note-reward = { $n ->
    [0] { $who } receives no reward for { THING($creature, article: "definite") }.
   *[other] { $who } receives { COUNT($n, "orichalcum") } as the reward for { THING($creature, article: "definite") }.
}
note-no_reward = { $who } receives no reward for { THING($creature, article: "definite") }: the building bag is empty.
note-arches_pay = { $who } receives { $n1 ->
    [0] nothing
   *[other] { COUNT($n1, "orichalcum") }
} for the victory ({ COUNT($n2, "arch") }).
note-hospital_returns = { $who } takes { COUNT($n, "hoplites") } back from the hospital.
note-drew_building = { $who } draws { THING($building, article: "indefinite") } as the reward for the Minotaur.
    .begins = yes
note-no_building = { $who } does not place { THING($building, article: "definite") }: it goes back into the building bag.
note-no_site = { $who } has no buildable field for { THING($building, article: "definite") }: it goes back into the building bag.
note-built = { $who } builds { THING($building, article: "indefinite") } on { $field }{ $n ->
    [0] {""}
   *[other] { $building ->
        [mine] {" "}and receives { COUNT($n, "orichalcum") }
       *[other] {" "}and receives { COUNT($n, "hoplites") }
    }
}.
    .begins = yes
note-theia_helps = { $who } uses the favour of Theia for a second object; she turns to the inactive side.
    .begins = yes
note-temple_built = { $who } builds a temple on { $diamond }: 1 victory point, now { $n1 } of { $n2 }.
    .begins = yes
note-medal_forged = { $who } forges a medal from { COUNT($n1, "orichalcum") }: 1 victory point, now { $n2 } of { $n3 }.
    .begins = yes
note-paid = { $who } gives up { COUNT($n, $payment) } for an extra action.
    .begins = yes
note-discarded = { $who } discards the action card “{ $action }”; the landscape { $tile } goes under its stack.
    .begins = yes
note-discarded_bare = { $who } discards the action card “{ $action }”.
    .begins = yes
note-initiative_to = { $who } receives the initiative marker (most hoplites: { $n }).
    .begins = yes
note-initiative_kept = { $who } keeps the initiative marker (most hoplites: { $n }).
    .begins = yes
note-initiative_tied = { $who } receives the initiative marker from { $other } (tie for most hoplites: { $n }).
    .begins = yes
note-last_takes = { $who } is last in turn order and takes { COUNT($n, "hoplites") } from the supply.
    .begins = yes
note-hoplites_lacking = { $who } has to do without { COUNT($n, "hoplites") }: the supply is empty.
note-orichalcum_lacking = { $who } has to do without { COUNT($n, "orichalcum") }: the supply is empty.
note-place_filled = Place { $n1 } of the action board: “{ $action }” with the landscape { $tile }.
note-place_bare = Place { $n1 } of the action board: “{ $action }” without a landscape (the stack is empty).
note-place_guarded = On the volcano of place { $n1 } stands { THING($creature, article: "indefinite") } (strength { $n2 }).
note-offered = New on the building board: { THING($building, article: "indefinite") } for { $slot }{ $n1 ->
    [0] {""}
   *[other] { $building ->
        [mine] {" "}with { COUNT($n1, "orichalcum") }
       *[other] {" "}with { COUNT($n1, "hoplites") }
    }
}.
note-reshuffled = The discard pile is shuffled and becomes the new draw pile.
note-wins = { $who } wins: { COUNT($n, "victory_point") } and no creature left on their island.
note-creatures_left = { $who } has { COUNT($n1, "victory_point") }, but still { COUNT($n2, "creature") } on their island: the game goes on.
note-last_round_over = Round { $n1 } was the last one: { $who } wins with { COUNT($n2, "victory_point") }.
