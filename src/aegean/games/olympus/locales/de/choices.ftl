# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-god = Mit einem Priester die Zeremonie { THING($god, case: "genitive", article: "definite") } leiten (du: { $alpha }; wer sich beteiligt: { $beta }){ $god ->
    [zeus] . Eine Wahl ist ein Level +1, eine Produktion, ein Krieg, ein Gebäude oder 1 Siegpunkt
   *[other] {""}
}{ $idle ->
    [build] . Du kannst jetzt nichts bauen
   *[none] {""}
}
choice-join = { $answer ->
    [yes] Sich mit { $n ->
        [one] deinem letzten Priester
       *[other] 1 von { $n } Priestern
    } beteiligen: { $favour }{ $idle ->
        [build] . Du kannst jetzt nichts bauen
       *[none] {""}
    }
   *[no] Passen und { COUNT($n, "priest", case: "accusative") } behalten
}
choice-zeus = Zeus: { $pick }{ $way ->
    [raise] , auf Level { $level }
    [produce] : { $gains }
   *[other] {""}
}
choice-workshop = Werkstatt: { $pick }{ $way ->
    [raise] , auf Level { $level }
    [produce] : { $gains }
   *[other] {""}
}
choice-hera = Hera: { $pick }{ $n ->
    [0] {""}
   *[other] : { $gains }
}
choice-single = { $way ->
    [raise] { $cube } um 1 auf Level { $level } erhöhen
   *[produce] Produzieren: { $gains }
}
choice-harvest = { $answer ->
    [yes] Mit dem neuen Tempel einmal produzieren: { $gains }
   *[no] Mit dem neuen Tempel nicht produzieren
}
choice-oracle = Orakel: Gunst { THING($god, case: "genitive", article: "definite") } ({ $alpha })
choice-build = { THING($building, case: "accusative") } bauen (kostet { $cost ->
    [none] nichts
   *[other] { $cost }
}, bringt { $points ->
    [0] keine Siegpunkte
   *[other] { COUNT($points, "victory_point", case: "accusative") }
}): { $effect }
choice-free = { THING($building, case: "accusative") } kostenlos bauen (bringt { $points ->
    [0] keine Siegpunkte
   *[other] { COUNT($points, "victory_point", case: "accusative") }
}): { $effect }
choice-raise = { $track } von { $old } auf { $level } erhöhen
choice-lower = { $track } von { $old } auf { $level } zurücksetzen
choice-target = Krieg gegen { $seat } (Stärke { $mine } zu { $theirs }): { $n ->
    [0] Du nimmst nichts
   *[other] Du nimmst { COUNT($n, "resource", case: "accusative") }
}
choice-league = Peloponnesischer Bund: Krieg gegen { $seat } (Stärke { $mine } zu { $theirs }): { $n ->
    [0] Du nimmst nichts
   *[other] Du nimmst { COUNT($n, "resource", case: "accusative") }
}
choice-use = { $way } ({ $favour })
