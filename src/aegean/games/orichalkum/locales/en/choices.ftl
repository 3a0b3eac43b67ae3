# Moves as they are offered: with what they cost and bring in this position.

choice-take = { $action }: { $tile ->
    [none] no landscape
   *[other] { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}with { THING($creature, article: "indefinite") }, strength { $strength }
} ({ $n ->
    [0] free
   *[other] costs { COUNT($n, "hoplites") }
}){ $lost ->
    [place] . There is no place for the landscape on your island
   *[none] {""}
}{ $idle ->
    [fight] . There is no creature on your island to fight
   *[none] {""}
}
choice-discard = Discard “{ $action }”: { $tile ->
    [none] no landscape
   *[other] { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}with { THING($creature, article: "indefinite") }, strength { $strength }
}
choice-port = Put the capital on the port { $field }: { $gain }
choice-capital = Second half of the capital on { $field }
choice-lay = { $n ->
    [1] Place the landscape on { $field }{ $gain ->
        [none] {""}
       *[other] : { $gain }
    }
   *[other] Place { $part } on { $field }, then turn the landscape{ $gain ->
        [none] {""}
       *[other] {" "}(possible: { $gain })
    }
}
choice-turn = { $tile } on { $fields }{ $gain ->
    [none] {""}
   *[other] : { $gain }
}{ $other ->
    [none] {""}
   *[other] {" "}(from { $other }{ $other2 ->
        [none] {""}
       *[other] {" "}and { $other2 }
    })
}
choice-titan = Take { $titan } first{ $other ->
    [none] {""}
   *[other] , away from { $other }
}
choice-act = { $action ->
    [produce] Produce { COUNT($n, "orichalcum") }
    [recruit] Recruit { COUNT($n, "hoplites") }
    [fight] Fight creatures: { COUNT($n, "creature") } on your island
   *[build] Build an object
}
choice-extra = { choice-act }
choice-skip = Do without “{ $action }”
choice-double = Use the favour of { $titan }: { $titan ->
    [hyperion] { COUNT($n, "orichalcum") }
   *[themis] { COUNT($n, "hoplites") }
}
choice-single = Save the favour of { $titan }: { $titan ->
    [hyperion] { COUNT($n, "orichalcum") }
   *[themis] { COUNT($n, "hoplites") }
}
choice-fight = Fight { THING($creature, article: "definite") } on { $field } (strength { $strength }{ $n ->
    [0] {""}
   *[other] ; { COUNT($n, "hoplites") } there already
})
choice-kronos = Use the favour of Kronos: defeat { THING($creature, article: "definite") } (strength { $strength }) without dice
choice-dice = Save the favour of Kronos and roll against { THING($creature, article: "definite") } (strength { $strength })
choice-send = { $number ->
    [0] Send no hoplite
   *[other] Send { COUNT($number, "hoplites") }
}: { COUNT($dice, "combat_die") } against strength { $strength } ({ $percent }% to win)
choice-settle = Place { THING($building, article: "definite") } on { $field } ({ $terrain })
choice-decline = Put { THING($building, article: "definite") } back into the bag
choice-build = Build on { $slot }: { $building }. { $text }
choice-medal = Forge a medal from { COUNT($n, "orichalcum") }: 1 victory point
choice-on = Build { THING($building, article: "definite") } on { $field } ({ $terrain })
choice-raise = { $diamond ->
    [none] Build the temple from { $field } on, then choose the direction
   *[other] Build the temple on { $diamond }
}
choice-face = Build the temple on { $diamond }
choice-pay = Give up { COUNT($n, $payment) } for an extra action ({ $actions })
choice-give = Give up { THING($creature, article: "indefinite") } (you have { $n })
choice-initiative = Give the initiative marker to { $seat } ({ $n ->
    [0] no hoplites
   *[other] { COUNT($n, "hoplites") }
})
choice-island = Take { $island } ({ $stars ->
    [one] one star
   *[other] { $stars } stars
}, { $n } fields)
