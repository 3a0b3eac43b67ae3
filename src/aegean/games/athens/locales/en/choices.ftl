# Moves as they are offered: with what they cost and bring in this position.

choice-base = Take { THING($base, article: "indefinite") }: { $n ->
    [one] your first symbol of this kind
   *[other] then { $n } symbols of this kind
}
choice-turn = Turn over { THING($base, article: "indefinite") }: { COUNT($points, "victory_point") }, then { $n } symbols of this kind
choice-use = { $deed } (brings { $gains }, { $free ->
    [0] costs { $price }
   *[other] costs no tile
})
choice-take = { $card ->
    [landmark] Take { THING($taken, article: "definite") }
   *[other] Take { THING($taken, article: "indefinite") }
} (brings { $gains }{ $card ->
    [village] {" "}and a joker for { PRINTED("action_card.village.requires_base_cards") } base cards
    [ecclesia] {" "}and 1 roll a round
    [workshop] {" "}and 3 circles for cylinders
    [agora] , { PRINTED("constants.agora_tiles") } population tiles and 1 exchange a round
   *[other] { $temple ->
        [0] {""}
       *[other] {" "}and a temple to use as an action
    }
}, { $free ->
    [0] costs { $price }
   *[other] costs no tile
})
choice-tuck = { $n ->
    [0] Lay { THING($base, article: "indefinite") } under the Village
   *[other] Lay a turned { THING($base) } under the Village: { COUNT($n, "victory_point") } less
}
choice-event = Place cubes on the { $event } card (up to { COUNT($n, "victory_point") } for the first)
choice-place = Place 1 { THING($cube) } ({ $square }): { COUNT($n, "victory_point") }
choice-pay = { $n ->
    [0] Pay nothing: the population dice cover the price
   *[other] Pay { $tiles }
}
