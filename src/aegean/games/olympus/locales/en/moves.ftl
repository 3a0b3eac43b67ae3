# Moves, as they are offered and told.

move-god = Lead the ceremony of { $god }
move-join = { $answer ->
    [yes] Join the ceremony with a priest
   *[no] Pass, send no priest
}
move-zeus = Zeus: { $pick }
move-hera = Hera: { $pick }
move-single = Favour: { $way }
move-ares = Ares: { $way }
move-apollo = Apollo: { $way }
move-build = { $building ->
    [decline] Build nothing
   *[other] Build { THING($building, article: "definite") }
}
move-free = { $building ->
    [decline] Build nothing for free
   *[other] Build { THING($building, article: "definite") } for free
}
move-waive = Marble Quarry: pay { $unit ->
    [any] 1 resource of any kind
   *[other] 1 { THING($unit) }
} less
move-swap = { $unit ->
    [no] Replace no resource with a victory point
    [any] Pay 1 victory point instead of 1 resource of any kind
   *[other] Pay 1 victory point instead of 1 { THING($unit) }
}
move-pay = Pay { $cube }
    .belongs = yes
move-raise = Raise { $track } by 1
move-lower = Move { $track } back by 1
move-workshop = Workshop: { $pick }
move-philosophy = Philosophy: { $cube ->
    [decline] take nothing
   *[other] take 1 { THING($cube) }
}
move-oracle = Oracle: favour of { $god } (alpha column)
move-league = Peloponnesian League: { $seat ->
    [decline] no war
   *[other] war on { $seat }
}
move-target = War on { $seat }
move-tribute = Take 1 { THING($cube) } as tribute
move-tie = Tie won: { $cube ->
    [decline] take nothing
   *[other] take 1 { THING($cube) } as tribute
}
move-priest = { $answer ->
    [yes] Take a priest for the war won (Temple of Ares)
   *[no] Take no priest for the war won (Temple of Ares)
}
move-harvest = { $answer ->
    [yes] Produce once with the new temple
   *[no] Do not produce with the new temple
}
move-aqueduct = { $answer ->
    [yes] Take one more resource (Aqueduct)
   *[no] Do without the Aqueduct this time
}
move-take = Take 1 { THING($cube) } from the supply
move-hades = Temple of Hades: { $way }
move-discard = Return 1 { THING($cube) } to the supply
move-use = { $way ->
    [amphitheatre] Amphitheatre: score 1 victory point
    [achaean_league] Achaean League: raise a level by 1
   *[other] { $way }
}
move-start = Starting player: { $seat }
