# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-god = Mit einem Priester die Zeremonie { THING($god, case: "genitive", article: "definite") } leiten (du: { $alpha }; wer sich beteiligt: { $beta }){ $god ->
    [zeus] . Zur Wahl stehen ein Level +1, eine Produktion, ein Krieg, ein Gebäude und 1 Siegpunkt
   *[other] {""}
}{ $idle ->
    [build] . Du kannst jetzt nichts bauen
    [culture] . Deine Kultur kann jetzt nicht steigen
    [population] . Deine Bevölkerung kann jetzt nicht steigen
    [wheat] . Deine Weizenproduktion kann jetzt nicht steigen
    [venison] . Deine Wildbretproduktion kann jetzt nicht steigen
    [fish] . Deine Fischproduktion kann jetzt nicht steigen
   *[none] {""}
}
choice-join = { $answer ->
    [yes] Sich mit { $n ->
        [one] deinem letzten Priester
       *[other] 1 von { $n } Priestern
    } beteiligen: { $favour }{ $idle ->
        [build] . Du kannst jetzt nichts bauen
        [culture] . Deine Kultur kann jetzt nicht steigen
        [population] . Deine Bevölkerung kann jetzt nicht steigen
        [wheat] . Deine Weizenproduktion kann jetzt nicht steigen
        [venison] . Deine Wildbretproduktion kann jetzt nicht steigen
        [fish] . Deine Fischproduktion kann jetzt nicht steigen
       *[none] {""}
    }
   *[no] Passen und { COUNT($n, "priest", case: "accusative") } behalten
}
choice-zeus = Zeus: { $way ->
    [raise] { THING($what, case: "accusative", article: "definite") } auf Level { $level } erhöhen
    [produce] { $gains } produzieren
   *[other] { $pick }
}
choice-workshop = Werkstatt: { $way ->
    [raise] { THING($what, case: "accusative", article: "definite") } auf Level { $level } erhöhen
    [produce] { $gains } produzieren
   *[other] { $pick }
}
choice-hera = Hera: { $gains } { $way ->
    [raise] erhöhen
   *[produce] produzieren
}
choice-single = { $way ->
    [raise] { $what } um 1 auf Level { $level } erhöhen
   *[produce] { $gains } produzieren
}
choice-ares = Ares: { $way }{ $moves ->
    [up] { " (auf Level " }{ $level })
    [stuck] { " (das Militär bleibt auf " }{ $level })
   *[none] {""}
}
choice-apollo = Apollo: { $way }{ $way ->
    [vp_1_plague] : { $n ->
        [0] Niemand verliert Bevölkerung
        [one] Die Bevölkerung von 1 Mitspieler sinkt um { $loss }
       *[other] Die Bevölkerung von { $n } Mitspielern sinkt um zusammen { $loss }
    }
   *[other] {""}
}
choice-hades = Tempel des Hades: { $way ->
    [lose_vp] { $n ->
        [0] nichts verlieren, denn du hast keine Siegpunkte
       *[other] { COUNT($n, "victory_point", case: "accusative") } verlieren
    }
   *[other] { $way }
}
choice-aqueduct = { $answer ->
    [yes] { $gains } mehr nehmen (Aquädukt)
   *[no] Diesmal auf das Aquädukt verzichten
}
choice-harvest = { $answer ->
    [yes] Mit dem neuen Tempel einmal { $gains } produzieren
   *[no] Mit dem neuen Tempel nicht produzieren
}
choice-oracle = Orakel: Gunst { THING($god, case: "genitive", article: "definite") } ({ $alpha }){ $idle ->
    [build] . Du kannst jetzt nichts bauen
    [culture] . Deine Kultur kann jetzt nicht steigen
    [population] . Deine Bevölkerung kann jetzt nicht steigen
    [wheat] . Deine Weizenproduktion kann jetzt nicht steigen
    [venison] . Deine Wildbretproduktion kann jetzt nicht steigen
    [fish] . Deine Fischproduktion kann jetzt nicht steigen
   *[none] {""}
}
choice-build = { THING($building, case: "accusative") } bauen (kostet { $cost ->
    [none] nichts
   *[other] { $cost }
}, bringt { $points ->
    [0] keine Siegpunkte
   *[other] { COUNT($points, "victory_point", case: "accusative") }
}): { $effect }{ $stuck ->
    [none] {""}
   *[other] . Nicht steigen kann jetzt: { $stuck }
}
choice-free = { THING($building, case: "accusative") } kostenlos bauen (bringt { $points ->
    [0] keine Siegpunkte
   *[other] { COUNT($points, "victory_point", case: "accusative") }
}): { $effect }{ $stuck ->
    [none] {""}
   *[other] . Nicht steigen kann jetzt: { $stuck }
}
choice-raise = { $what } von { $old } auf { $level } erhöhen
choice-lower = { $what } von { $old } auf { $level } zurücksetzen
choice-target = Krieg gegen { $seat } (Stärke { $mine } zu { $theirs }): { $n ->
    [0] Du nimmst nichts
   *[other] Du nimmst { COUNT($n, "resource", case: "accusative") }
}
choice-league = Peloponnesischer Bund: Krieg gegen { $seat } (Stärke { $mine } zu { $theirs }): { $n ->
    [0] Du nimmst nichts
   *[other] Du nimmst { COUNT($n, "resource", case: "accusative") }
}
choice-use = { $way } ({ $favour }){ $idle ->
    [build] . Du kannst jetzt nichts bauen
    [culture] . Deine Kultur kann jetzt nicht steigen
    [population] . Deine Bevölkerung kann jetzt nicht steigen
    [wheat] . Deine Weizenproduktion kann jetzt nicht steigen
    [venison] . Deine Wildbretproduktion kann jetzt nicht steigen
    [fish] . Deine Fischproduktion kann jetzt nicht steigen
   *[none] {""}
}
