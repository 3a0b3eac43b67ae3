# The log: moves of which the notes tell all, and several of a kind in one line.

told-god = { $who } leads the ceremony of { $god } with a priest.
told-join = { $answer ->
    [yes] { $who } joins with a priest.
   *[no] {""}
}
told-zeus = { $pick ->
    [war] { $who } chooses a war (Zeus).
   *[other] {""}
}
told-hera = {""}
told-single = {""}
told-ares = {""}
told-apollo = {""}
told-build = { $building ->
    [decline] { $who } builds nothing.
   *[other] {""}
}
told-free = { $building ->
    [decline] { $who } builds nothing for free.
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
told-target = { $who } wages war on { $seat }.
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

told-start = { $seat } is drawn as starting player.
