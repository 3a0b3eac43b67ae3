# The log: moves of which the notes tell all, and several of a kind in one line.

told-god = { $who } leads the ceremony of { $god } with a priest.
told-join = { $answer ->
    [yes] { $who } joins with a priest.
   *[no] {""}
}
told-zeus = {""}
told-hera = {""}
told-single = {""}
told-ares = {""}
told-apollo = {""}
told-build = { $building ->
    [decline] { $who } builds nothing.
   *[other] {""}
}
told-free = { $building ->
    [decline] { $who } forgoes a free building (Trispastos).
   *[other] { $who } pays nothing for { THING($building, article: "definite") } (Trispastos).
}
told-waive = {""}
told-swap = {""}
told-pay = {""}
told-raise = {""}
told-lower = {""}
told-workshop = {""}
told-philosophy = { $cube ->
    [decline] { $who } takes nothing (Philosophy).
   *[other] {""}
}
told-oracle = { $who } asks the Oracle for the favour of { $god }.
told-league = { $seat ->
    [decline] { $who } wages no war (Peloponnesian League).
   *[other] { $who } wages war on { $seat } (Peloponnesian League).
}
told-target = { $who } names { $seat } as the target of a war.
told-tribute = {""}
told-tie = { $cube ->
    [decline] { $who } takes nothing for the tie won.
   *[other] {""}
}
told-priest = { $answer ->
    [yes] {""}
   *[no] { $who } takes no priest for the war won (Temple of Ares).
}
told-harvest = { $answer ->
    [yes] {""}
   *[no] { $who } does not produce with the new temple.
}
told-take = {""}
told-aqueduct = { $answer ->
    [yes] {""}
   *[no] { $who } forgoes the extra resource (Aqueduct).
}
told-hades = {""}
told-discard = {""}
told-use = {""}

many-note-paid = { $who } pays { $list } for { THING($building, article: "definite") }.
    .each = { COUNT($n, $cube) }
many-note-paid_tribute = { $who } pays { $list } from the tribute area for { THING($building, article: "definite") } (Parthenon).
    .each = { COUNT($n, $cube) }
many-note-took_cubes = { $who } takes { $list } from the supply ({ $cause }).
    .each = { COUNT($n, $cube) }
many-note-discarded = { $who } returns { $list } to the supply: only { $n2 } resources may stay in the store.
    .each = { COUNT($n, $cube) }
many-note-tribute_taken = { $who } takes { $list } from { $other } into the tribute area (locked until upkeep).
    .each = { COUNT($n, $cube) }
many-note-tribute_supplied = { $who } takes { $list } from the supply into the tribute area (Delian League).
    .each = { COUNT($n, $cube) }

many-move-join = { $list } join with a priest each.
    .each = { $who }
many-move-target = { $who } names { $list } as the targets of wars.
    .each = { $seat }
many-note-war_declared = { $who } declares { $n } wars ({ $cause }).
many-note-fell_to_population = { $who }: { $list }, since no level may be higher than Population.
    .each = { $track } falls from { $n1 } to { $n2 }
many-note-tribute_collected = { $who } moves { $list } from the tribute area into the store.
    .each = { COUNT($n, $cube) }
many-note-priests_taken = All take their priests back: { $list }.
    .each = { $who } { $n1 } (Population { $n2 }, Culture { $n3 })

told-start = { $seat } is drawn as starting player.
