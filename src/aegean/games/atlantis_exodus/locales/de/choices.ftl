# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-order = Reihenfolgefeld { $n }: { $shares ->
    [1] an letzter Stelle, der König darf zu einem anderen König
   *[0] { $n ->
        [1] Startspieler, kein Bonus
       *[other] { $gains }
    }
}
choice-king = Den König { PLACE($space, way: "to") } stellen: { $gains }{ $guards ->
    [0] {""}
   *[1] ; Wächter: { THING($guard, article: "indefinite") }
}
choice-guard = { $choice ->
    [take] Den Wächter mitnehmen: { THING($profession, case: "accusative", article: "indefinite") }
   *[leave] Den Wächter stehen lassen
}
choice-climb = Den Hohepriester auf Feld { $goal } vorrücken{ $some ->
    [1] : { $gains }
   *[0] {""}
}
choice-train = Einen { THING($profession, case: "accusative") } { THING($target, case: "dative", article: "to") } ausbilden: { $free ->
    [1] kostenlos
   *[0] { $price } abgeben
}
choice-send = Einen { THING($profession, case: "accusative") } entsenden: { $gains }
choice-man = Einen { THING($profession, case: "accusative") } in die neue Werkstatt entsenden: { $gains }
choice-learn = Die Wissenskarte „{ $kind }“ nehmen ({ $effect }): einen { THING($profession, case: "accusative") } und einen { THING($profession2, case: "accusative") } entsenden
choice-scroll = Die Wissenskarte „{ $kind }“ nehmen: { $effect }
choice-play = Die Einflusskarte „{ $card }“ ausspielen: { $effect }
choice-influence = Die offen ausliegende Einflusskarte „{ $card }“ nehmen: { $effect }
choice-keep = Die Einflusskarte „{ $card }“ behalten: { $effect }
choice-use = Säule { $pillar }, { $stage } „{ $card }“ nutzen: { $effect }
choice-first = Zuerst { THING($stage, case: "accusative", article: "definite") } „{ $card }“ nutzen: { $effect }
choice-favour = Einen Gunstmarker für eine weitere Aktion einsetzen ({ $n ->
    [0] danach keiner mehr
   *[other] danach noch { $n }
})
choice-end = { $n ->
    [0] Den Zug beenden
    [one] Den Zug beenden: 1 Aktion verfällt
   *[other] Den Zug beenden: { $n } Aktionen verfallen
}
choice-lodge = In die Unterkunft { PLACE($cell, way: "in") } (dann { $n } von { $all } darin)
choice-settle = In eine neue { THING($tile, case: "accusative") }
choice-board = Auf ein Schiff ({ $ship })
choice-staff = In die Werkstatt „{ $tile }“ { PLACE($cell, way: "in") }{ $left ->
    [0] , die dann aktiviert ist: { $effect }
   *[other] , die dann noch 1 Siedler braucht: { $effect }
}
choice-remember = Auf { THING($stage, case: "accusative", article: "definite") } „{ $card }“ von Säule { $pillar } (dann abgeschlossen): { $effect }
choice-cell = { $what ->
    [tile] { $tile } { PLACE($cell, way: "in") }{ $n ->
        [0] {""}
       *[other] , mit { COUNT($n, "settler", case: "dative") }
    }
   *[space] { $cell }: Platzierungsbonus { $gains }
}
choice-book = { COUNT(1, $book, case: "accusative") } nehmen (du hast { $n })
choice-give = { COUNT(1, $book, case: "accusative") } abgeben (du hast { $n })
choice-pillar = Aus Säulenauslage { $display } { THING($stage, case: "accusative", article: "definite") } „{ $card }“ nehmen (sofort { $gains }): { $effect }
choice-column = Auf Säule { $pillar } legen ({ $cards })
choice-answer = { $choice ->
    [yes] Einen { THING($profession, case: "accusative") } auf die neue Karte entsenden: { $gains }
   *[no] Im Ausbildungsbereich behalten: { THING($profession, case: "accusative", article: "definite") }
}
choice-tile = { $sort ->
    [workshop] Die Werkstatt „{ $tile }“ nehmen: { $effect }
    [agora] { THING($tile, case: "accusative") } nehmen
   *[ship] Ein Schiff nehmen ({ $tile }): { $n ->
        [0] keine Siegpunkte, nicht das erste seiner Art
       *[other] { COUNT($n, "victory_point") }
    }
}
choice-monument = Das Monument „{ $monument }“ nehmen: { $effect }
choice-colour = { $what ->
    [keep] Einen { THING($profession, case: "accusative") } behalten
   *[send] { $colour }: Bis zu { COUNT($n, "settler") } { $n ->
        [one] geht
       *[other] gehen
    }
}
choice-trade = { $give ->
    [gold] 1 Gold gegen { COUNT($n, $get, case: "accusative") } tauschen
   *[other] { COUNT($n, $give, case: "accusative") } gegen 1 Gold tauschen
}
choice-points = { COUNT($n, "victory_point", case: "accusative") } nehmen
choice-flame = { COUNT($n, "step", case: "accusative") } vorrücken, auf Feld { $goal }{ $some ->
    [1] : { $gains }
   *[0] {""}
}
choice-donate = { COUNT($gold, "gold", case: "accusative") } spenden: { COUNT($n, "victory_point") }
choice-draw_two = { $what ->
    [influence_pick] Zwei Einflusskarten ziehen, eine behalten
    [workshop] Zwei Werkstätten ziehen, eine behalten
    [agora] Zwei Agoras ziehen, eine behalten
    [ship] Zwei Schiffe ziehen, eins behalten
   *[scroll_pick] Zwei Wissenskarten ziehen, eine behalten
}
choice-decline = { $what ->
    [influence_pick] Keine Einflusskarte nehmen
    [workshop] Keine Werkstatt nehmen
    [agora] Keine Agora nehmen
    [ship] Kein Schiff nehmen
    [pillar_card] Keine Säulenkarte nehmen
    [monument] Kein Monument nehmen
    [man] Niemanden in die neue Werkstatt entsenden
   *[workshop_flames] Nicht vorrücken
}
