# Moves as they are offered: with what they cost and bring in this position.

choice-god = Lead the ceremony of { $god } with a priest (you: { $alpha }; whoever joins: { $beta }){ $god ->
    [zeus] . A pick is a level +1, a production, a war, a building or 1 victory point
   *[other] {""}
}{ $idle ->
    [build] . There is nothing that you can build now
   *[none] {""}
}
choice-join = { $answer ->
    [yes] Join with { $n ->
        [one] your last priest
       *[other] 1 of your { $n } priests
    }: { $favour }{ $idle ->
        [build] . There is nothing that you can build now
       *[none] {""}
    }
   *[no] Pass and keep your { COUNT($n, "priest") }
}
choice-zeus = Zeus: { $pick }{ $way ->
    [raise] , to level { $level }
    [produce] : { $gains }
   *[other] {""}
}
choice-workshop = Workshop: { $pick }{ $way ->
    [raise] , to level { $level }
    [produce] : { $gains }
   *[other] {""}
}
choice-hera = Hera: { $pick }{ $n ->
    [0] {""}
   *[other] : { $gains }
}
choice-single = { $way ->
    [raise] Raise { THING($cube) } by 1 to level { $level }
   *[produce] Produce: { $gains }
}
choice-harvest = { $answer ->
    [yes] Produce once with the new temple: { $gains }
   *[no] Do not produce with the new temple
}
choice-oracle = Oracle: favour of { $god } ({ $alpha })
choice-build = Build { THING($building, article: "definite") } (costs { $cost ->
    [none] nothing
   *[other] { $cost }
}, brings { $points ->
    [0] no victory points
   *[other] { COUNT($points, "victory_point") }
}): { $effect }
choice-free = Build { THING($building, article: "definite") } for free (brings { $points ->
    [0] no victory points
   *[other] { COUNT($points, "victory_point") }
}): { $effect }
choice-raise = Raise { $track } from { $old } to { $level }
choice-lower = Move { $track } back from { $old } to { $level }
choice-target = War on { $seat } (strength { $mine } to { $theirs }): { $n ->
    [0] you take nothing
   *[other] you take { COUNT($n, "resource") }
}
choice-league = Peloponnesian League: war on { $seat } (strength { $mine } to { $theirs }): { $n ->
    [0] you take nothing
   *[other] you take { COUNT($n, "resource") }
}
choice-use = { $way } ({ $favour })
