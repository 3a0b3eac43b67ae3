# Wonach ein Spieler gefragt wird.

ask-choose_god = Wähle eine Gottheit, deren Zeremonie du leitest ({ $n ->
    [one] dein letzter Priester
   *[other] du hast { $n } Priester
})
ask-join = { $other } leitet die Zeremonie { THING($god, case: "genitive", article: "definite") }: Beteilige dich mit einem Priester oder passe
ask-zeus_pick = Wähle aus der Liste des Zeus: { $n ->
    [one] noch einmal
   *[other] noch { $n }-mal
}
ask-hera_pick = Wähle, was Hera erhöht oder produziert
ask-raise_or_produce = Erhöhe { THING($what, case: "accusative", article: "definite") } um 1 oder produziere { THING($cube, case: "accusative") }
ask-ares_alpha = Wähle die Gunst des Ares (Alpha-Spalte)
ask-ares_beta = Wähle die Gunst des Ares (Beta-Spalte)
ask-apollo_alpha = Wähle 2 Siegpunkte oder 1 Siegpunkt und eine Plage (Apollo)
ask-build = Wähle ein Gebäude: { $n ->
    [one] 1 darfst du bauen
   *[other] Bis zu { $n } darfst du bauen
}
ask-free_build = Wähle ein Gebäude, das du kostenlos baust: { $n ->
    [one] noch 1
   *[other] bis zu { $n }
} (Trispastos)
ask-waive_unit = Wähle, was dir der Marmorbruch für { THING($building, case: "accusative", article: "definite") } erspart: { $cost }
ask-swap_vp = Zahle für { THING($building, case: "accusative", article: "definite") } 1 Siegpunkt statt einer Ressource oder nicht. Noch zu zahlen: { $cost }
ask-pay_cube = Zahle für { THING($building, case: "accusative", article: "definite") }. Noch zu zahlen: { $cost }
ask-raise_track = Wähle { $only ->
    [production] eine Produktion, die
   *[any] einen Bereich, den
} du um 1 erhöhst{ $n ->
    [one] {""}
   *[other] : noch { $n }
}
ask-lower_track = { $building } ({ $other }): Wähle einen Bereich, den du um 1 zurücksetzt{ $n ->
    [one] {""}
   *[other] : noch { $n }
}
ask-workshop_pick = Wähle aus der Liste der Werkstatt: { $n ->
    [one] noch einmal
   *[other] noch { $n }-mal
}
ask-philosophy_pick = Philosophie: Nimm eine Ressource, dann erhält { $other } die gleiche, oder nimm keine
ask-oracle_god = Wähle die Gottheit, deren Gunst das Orakel bringt (Alpha-Spalte)
ask-league_war = Wähle, gegen wen du sofort Krieg führst, oder führe keinen (Peloponnesischer Bund)
ask-war_target = { $n ->
    [one] Benenne dein Kriegsziel
   *[other] Benenne ein Kriegsziel: noch { $n }
}
ask-tribute_cube = Wähle eine Ressource, die du von { $other } als Tribut nimmst: noch { $n }
ask-tie_cube = Du hast das Patt gegen { $other } gewonnen: Nimm von dort eine Ressource oder keine
ask-ares_priest = Nimmst du einen Priester für den gewonnenen Krieg (Tempel des Ares)?
ask-aqueduct_cube = Nimmst du { COUNT($n, $cube, case: "accusative") } mehr (Aquädukt)?
ask-harvest = Produzierst du einmal { THING($cube, case: "accusative") } ({ $building })?
ask-supply_cube = { $building }: Wähle eine Ressource aus dem allgemeinen Vorrat, noch { $n }
ask-hades_choice = { $building } ({ $other }): Setze zwei Marker zurück oder verliere { $n ->
    [0] nichts (du hast keine Siegpunkte)
   *[other] { COUNT($n, "victory_point", case: "accusative") }
}
ask-discard_cube = Lege { COUNT($n, "resource", case: "accusative") } zurück: { $limit } dürfen in deinem Vorratslager bleiben
ask-use_building = Nutze deine Gebäude der Upkeep-Phase
ask-start_player = Der Startspieler wird ausgelost
