# Moves as they are offered: with what they cost and bring in this position.

choice-god = Lead the ceremony of { $god } with a priest (you: { $alpha }; whoever joins: { $beta }){ $god ->
    [zeus] . A pick is a level +1, a production, a war, a building or 1 victory point
   *[other] {""}
}{ $idle ->
    [build] . There is nothing that you can build now
    [culture] . Your Culture cannot rise now
    [population] . Your Population cannot rise now
    [wheat] . Your Wheat production cannot rise now
    [venison] . Your Venison production cannot rise now
    [fish] . Your Fish production cannot rise now
   *[none] {""}
}
choice-join = { $answer ->
    [yes] Join with { $n ->
        [one] your last priest
       *[other] 1 of your { $n } priests
    }: { $favour }{ $idle ->
        [build] . There is nothing that you can build now
        [culture] . Your Culture cannot rise now
        [population] . Your Population cannot rise now
        [wheat] . Your Wheat production cannot rise now
        [venison] . Your Venison production cannot rise now
        [fish] . Your Fish production cannot rise now
       *[none] {""}
    }
   *[no] Pass and keep your { COUNT($n, "priest") }
}
choice-zeus = Zeus: { $way ->
    [raise] raise { $what } to level { $level }
    [produce] produce { $gains }
   *[other] { $pick }
}
choice-workshop = Workshop: { $way ->
    [raise] raise { $what } to level { $level }
    [produce] produce { $gains }
   *[other] { $pick }
}
choice-hera = Hera: { $way ->
    [raise] raise { $gains }
   *[produce] produce { $gains }
}
choice-single = { $way ->
    [raise] Raise { $what } by 1 to level { $level }
   *[produce] Produce { $gains }
}
choice-ares = Ares: { $way }{ $moves ->
    [up] { " (to level " }{ $level })
    [stuck] { " (Military stays at " }{ $level })
   *[none] {""}
}
choice-apollo = Apollo: { $way }{ $way ->
    [vp_1_plague] : { $n ->
        [0] nobody loses Population
        [one] 1 other player loses { $loss } Population
       *[other] { $n } other players lose { $loss } Population in all
    }
   *[other] {""}
}
choice-hades = Temple of Hades: { $way ->
    [lose_vp] { $n ->
        [0] lose nothing, since you have no victory points
       *[other] lose { COUNT($n, "victory_point") }
    }
   *[other] { $way }
}
choice-aqueduct = { $answer ->
    [yes] Take { $gains } more (Aqueduct)
   *[no] Do without the Aqueduct this time
}
choice-harvest = { $answer ->
    [yes] Produce { $gains } once with the new temple
   *[no] Do not produce with the new temple
}
choice-oracle = Oracle: favour of { $god } ({ $alpha }){ $idle ->
    [build] . There is nothing that you can build now
    [culture] . Your Culture cannot rise now
    [population] . Your Population cannot rise now
    [wheat] . Your Wheat production cannot rise now
    [venison] . Your Venison production cannot rise now
    [fish] . Your Fish production cannot rise now
   *[none] {""}
}
choice-build = Build { THING($building, article: "definite") } (costs { $cost ->
    [none] nothing
   *[other] { $cost }
}, brings { $points ->
    [0] no victory points
   *[other] { COUNT($points, "victory_point") }
}): { $effect }{ $stuck ->
    [none] {""}
   *[other] . Cannot rise now: { $stuck }
}
choice-free = Build { THING($building, article: "definite") } for free (brings { $points ->
    [0] no victory points
   *[other] { COUNT($points, "victory_point") }
}): { $effect }{ $stuck ->
    [none] {""}
   *[other] . Cannot rise now: { $stuck }
}
choice-raise = Raise { $what } from { $old } to { $level }
choice-lower = Move { $what } back from { $old } to { $level }
choice-target = War on { $seat } (strength { $mine } to { $theirs }): { $n ->
    [0] you take nothing
   *[other] you take { COUNT($n, "resource") }
}
choice-league = Peloponnesian League: war on { $seat } (strength { $mine } to { $theirs }): { $n ->
    [0] you take nothing
   *[other] you take { COUNT($n, "resource") }
}
choice-use = { $way } ({ $favour }){ $idle ->
    [build] . There is nothing that you can build now
    [culture] . Your Culture cannot rise now
    [population] . Your Population cannot rise now
    [wheat] . Your Wheat production cannot rise now
    [venison] . Your Venison production cannot rise now
    [fish] . Your Fish production cannot rise now
   *[none] {""}
}
