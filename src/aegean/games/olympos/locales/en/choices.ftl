# Moves as they are offered: with what they cost and bring in this position.

choice-bar = Bar { THING($territory) } ({ THING($resource) }{ $stars ->
    [0] {""}
   *[other] , with a star
})
choice-card = Play “{ $destiny }”: { $gains }
choice-keep = Keep “{ $destiny }” ({ $effect })
choice-pass = Pass: { $points ->
    [0] no prestige points
   *[other] { COUNT($points, "prestige_point") }
} for your position, no last action
choice-new = Bring in a new settler for { COUNT($price, "action_point") } ({ $camp } in the camp)
choice-from = Take the settler { PLACE($territory, way: "from") }: { $left ->
    [beaten] it lies beaten there
    [own] another settler of yours keeps the territory
    [heir] { $heir } gets the territory and its { THING($resource) } territory tile back
   *[empty] you give its { THING($resource) } territory tile back
}
choice-disc = { $n ->
    [1] Take your settler on top
   *[other] Take your settler in place { $n } from the top
}: { $left ->
    [beaten] it lies beaten there
    [own] another settler of yours keeps the territory
    [heir] { $heir } gets the territory and its { THING($resource) } territory tile back
   *[empty] you give the { THING($resource) } territory tile back
}
choice-to = Go { PLACE($territory, way: "to") }: 1 { THING($resource) } territory tile{ $stars ->
    [0] {""}
   *[other] {" "}and 1 star tile
}{ $territory ->
    [olympos] {" "}and the Zeus tile
   *[other] {""}
}{ $defender ->
    [player] {" "}from { $rival }
    [tribe] {" "}from a tribe
   *[nobody] {""}
} for { COUNT($price, "action_point") } ({ $new ->
    [0] {""}
   *[other] new settler { $new },{" "}
}movement { $movement }{ $fight ->
    [0] {""}
   *[other] , fight { $fight }
}{ $surcharge ->
    [0] {""}
   *[other] , the Erinyes { $surcharge }
}{ $hourglasses ->
    [0] {""}
    [one] ; 1 with an hourglass
   *[other] ; { $hourglasses } with hourglasses
}), { $reach ->
    [past] with hourglasses from your cards
    [zeus] to space { $space }, reaching Zeus space { $zeus }
   *[plain] to space { $space }
}
choice-cost = Pay { COUNT($price, "action_point") }{ $surcharge ->
    [0] {""}
   *[other] {" "}(the Erinyes { $surcharge })
}{ $hourglasses ->
    [0] {""}
    [one] , 1 with an hourglass
   *[other] , { $hourglasses } with hourglasses
}, { $reach ->
    [past] with hourglasses from your cards
    [zeus] to space { $space }, reaching Zeus space { $zeus }
   *[plain] to space { $space }
}
choice-take = Develop { $discovery } ({ $effect }) for { COUNT($price, "action_point") }{ $surcharge ->
    [0] { $hourglasses ->
        [0] {""}
        [one] {" "}(1 with an hourglass)
       *[other] {" "}({ $hourglasses } with hourglasses)
    }
   *[other] {" "}(the Erinyes { $surcharge }{ $hourglasses ->
        [0] {""}
        [one] ; 1 with an hourglass
       *[other] ; { $hourglasses } with hourglasses
    })
}{ $hand_in ->
    [nothing] {""}
    [choice] , cubes of your choice
   *[cubes] , cubes: { $cubes }
}, { $reach ->
    [zeus] to space { $space }, reaching Zeus space { $zeus }
   *[plain] to space { $space }
}; { $left ->
    [0] no bonus
   *[other] bonus: { $bonuses }
}
choice-variant = Take { $variant }: discoveries whose space names { THING($resource) } cost { COUNT($discount, "action_point") } less
choice-bonus = Bonus: { $gains }
choice-build = Build { THING($wonder) } with { COUNT($stars, "star") }{ $once ->
    [0] {""}
    [one] {" "}(1 of them is used up)
   *[other] {" "}({ $once } of them are used up)
}: { COUNT($points, "prestige_point") } for { COUNT($price, "action_point") }{ $surcharge ->
    [0] {""}
   *[other] {" "}(the Erinyes { $surcharge })
}{ $hourglasses ->
    [0] {""}
    [one] , 1 with an hourglass
   *[other] , { $hourglasses } with hourglasses
}, { $reach ->
    [zeus] to space { $space }, reaching Zeus space { $zeus }
   *[plain] to space { $space }
}
choice-favour = Play “Divine favour”: then you have { COUNT($symbols, "zeus_symbol") }
