# Moves, as they are offered and told.

move-bar = Bar { THING($territory) }
move-card = Play “{ $destiny }”
move-expand = Expansion: move a settler
move-discover = Development: take a discovery
move-wonder = Development: build a wonder
move-pass = Pass: take no last action
move-rest = Rest: move { PRINTED("cost.rest") ->
    [one] 1 space
   *[other] { PRINTED("cost.rest") } spaces
} forward
move-new = Bring in a new settler
move-from = Take the settler { PLACE($territory, way: "from") }
move-disc = { $n ->
    [1] Take your settler on top
   *[other] Take your settler in place { $n } from the top
}
move-to = Go { PLACE($territory, way: "to") }
move-later = Pay only after the move: play cards first or go a longer way
move-cost = Pay { COUNT($n, "action_point") }
move-take = Develop { $discovery }
move-pay = Hand in cubes: { $cubes }
    .belongs = yes
move-variant = Take { $variant }
move-bonus = Take the { $slot }
move-cube = Take 1 { THING($resource) } cube
move-build = Build { THING($wonder) }
move-star = { $star ->
    [athena_star] Use up Athena's star
   *[master_builder] Discard “Master builder”
}
move-keep = Keep “{ $destiny }”
move-done = Play no card
move-favour = Play “Divine favour”
move-no = Do not play “Divine favour”
move-lay = Onto the development board: { $discovery }
move-raise = Onto the development board: { $wonder }
move-stack = Next disc on the start space: { $seat }
move-fifth = A fifth cube is added: { $resource }
move-deal = A cube is drawn: { $resource }
move-draw = A destiny card is drawn: “{ $destiny }”
move-reveal = An Olympos card is revealed: { THING($god) }

hidden-draw = {""}
hidden-keep = { $who } keeps one of the cards.
