# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-base = Basiskarte { $base } nehmen: { $n ->
    [one] dein erstes Basissymbol dieser Art
   *[other] dann { $n } Basissymbole dieser Art
}
choice-turn = Basiskarte { $base } umdrehen: { COUNT($points, "victory_point") }, dann { $n } Basissymbole dieser Art
choice-use = { $deed } (bringt { $gains }, { $free ->
    [0] kostet { $price }
   *[other] kostet kein Plättchen
})
choice-take = { $card ->
    [landmark] { THING($taken) } nehmen
   *[other] Aktionskarte { $taken } nehmen
} (bringt { $gains }{ $card ->
    [village] {" "}und einen Joker für { PRINTED("action_card.village.requires_base_cards") } Basiskarten
    [ecclesia] {" "}und 1 Wurf je Runde
    [workshop] {" "}und 3 Kreise für Zylinder
    [agora] , { PRINTED("constants.agora_tiles") } Bevölkerungsplättchen und 1 Tausch je Runde
   *[other] { $temple ->
        [0] {""}
       *[other] {" "}und einen Tempel, der als Aktion dient
    }
}, { $free ->
    [0] kostet { $price }
   *[other] kostet kein Plättchen
})
choice-tuck = { $n ->
    [0] Basiskarte { $base } unter das Dorf legen
   *[other] Umgedrehte Basiskarte { $base } unter das Dorf legen: { COUNT($n, "victory_point") } weniger
}
choice-event = Holzwürfel auf die Ereigniskarte { $event } legen (bis zu { COUNT($n, "victory_point", case: "accusative") } für den ersten)
choice-place = 1 { THING($cube, case: "accusative") } legen ({ $square }): { COUNT($n, "victory_point") }
choice-pay = { $n ->
    [0] Nichts zahlen: Die Bevölkerungswürfel decken den Preis
   *[other] { $tiles } zahlen
}
