# Was geschieht.

note-round_begins = Runde { $n } beginnt. Startspieler: { $other }.
note-raised = { $who }: { $track } steigt von { $n1 } auf { $n2 }.
note-lowered_by_hades = { $who }: { $track } sinkt um 1 auf Level { $n } (Tempel des Hades, { $other }).
note-lowered_by_athena = { $who }: { $track } sinkt um 1 auf Level { $n } (Tempel der Athena, { $other }).
note-nothing_lowered = { $who } hat alle Levels auf 1 und kann keinen verlieren.
note-nothing_raised = { $who } hat keinen Level, der jetzt steigen kann.
note-at_the_end = { $who }: { $track } bleibt auf { $n }, dem letzten Feld.
note-blocked = { $who }: { $track } bleibt auf { $n }, weil { THING($building, article: "definite") } fehlt.
note-leads = { $who } leitet mit einem Priester die einzige Zeremonie, die noch übrig ist: die { THING($god, case: "genitive", article: "definite") }.
note-favoured = { $who } erhält die Gunst { THING($god, case: "genitive", article: "definite") } ({ $column }).
note-favoured_by_temple = { $who } erhält die Gunst { THING($god, case: "genitive", article: "definite") } (dank des Tempels die der Alpha-Spalte).
note-took_cubes = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem allgemeinen Vorrat ({ $cause }).
note-discarded = { $who } legt { COUNT($n, $cube, case: "accusative") } in den allgemeinen Vorrat zurück: Nur { $n2 } Ressourcen bleiben im Vorratslager.
note-paid = { $who } zahlt { COUNT($n, $cube, case: "accusative") } für { THING($building, case: "accusative", article: "definite") }.
note-paid_tribute = { $who } zahlt { COUNT($n, $cube, case: "accusative") } aus dem Tribut-Lager für { THING($building, case: "accusative", article: "definite") } (Parthenon).
note-joker = { $who } nutzt { COUNT($n, $cube, case: "accusative") } als Joker ({ $building }).
note-paid_point = { $who } zahlt { COUNT($n, "victory_point", case: "accusative") } statt { $unit ->
    [any] 1 beliebigen Ressource
   *[other] 1 { THING($unit) }
} für { THING($building, case: "accusative", article: "definite") } (Tempel des Hephaestus).
note-waived = { $who } zahlt { $unit ->
    [any] 1 beliebige Ressource
   *[other] 1 { THING($unit, case: "accusative") }
} weniger für { THING($building, case: "accusative", article: "definite") } (Marmorbruch).
note-costs_nothing = { $who } zahlt nichts für { THING($building, case: "accusative", article: "definite") }.
note-nothing_built = Es gibt kein Gebäude, das { $who } jetzt bauen kann.
note-scored = { $who } erhält { COUNT($n, "victory_point", case: "accusative") } ({ $cause }).
note-lost_points = { $n ->
    [0] { $who } hat keine Siegpunkte zu verlieren
   *[other] { $who } verliert { COUNT($n, "victory_point", case: "accusative") }
} (Tempel des Hades, { $other }).
note-glory = { $who } ist zuerst auf dem letzten Feld ({ $track }) und nimmt die Ruhmes-Bonus-Karte: { COUNT($n1, "victory_point") } (nun { $n2 ->
    [one] ist 1 Karte
   *[other] sind { $n2 } Karten
} vergeben; { PRINTED("limits.glory_cards_to_end") } beenden das Spiel).
note-built = { $who } baut { THING($building, case: "accusative", article: "definite") }: { $n ->
    [0] keine Siegpunkte
   *[other] { COUNT($n, "victory_point") }
}.
note-first_workshop = Es ist die erste Werkstatt im Spiel: { $who } darf { $n }-mal wählen.
note-war_declared = { $who } erklärt { $n ->
    [one] einen Krieg
   *[other] { $n } Kriege
} ({ $cause }).
note-target_named = { $who } benennt { $other } als Kriegsziel, das einzige, das übrig ist.
note-war_won = { $who } gewinnt den Krieg gegen { $other } (Stärke { $n1 } zu { $n2 }).
note-tie_won_by_ares = { $who } gewinnt den Krieg gegen { $other } (Stärke { $n } zu { $n }): Wer die Zeremonie des Ares leitet, gewinnt ein Patt.
note-tie_won_by_fleet = { $who } gewinnt den Krieg gegen { $other } (Stärke { $n } zu { $n }): Die einzige Flotte der beiden gewinnt ein Patt.
note-spoils_short = { $who } darf { COUNT($n1, "resource", case: "accusative") } von { $other } nehmen, doch { $n2 ->
    [0] das Vorratslager dort ist leer
    [one] dort liegt nur 1 im Vorratslager
   *[other] dort liegen nur { $n2 } im Vorratslager
}.
note-war_failed = { $who } geht im Krieg gegen { $other } leer aus (Stärke { $n1 } zu { $n2 }).
note-war_tied = { $who } geht im Krieg gegen { $other } leer aus (Stärke { $n } zu { $n }): Ein Patt reicht nur, wenn man die Zeremonie des Ares leitet oder die einzige Flotte der beiden hat.
note-tribute_taken = { $who } nimmt { $other } { COUNT($n, $cube, case: "accusative") } ab (ins Tribut-Lager, bis zur Upkeep-Phase gesperrt).
note-priest_gained = { $who } nimmt für den gewonnenen Krieg einen Priester aus dem allgemeinen Vorrat (Tempel des Ares).
note-plague = { $who } wird von der Plage getroffen, die { $other } schickt: Die Bevölkerung sinkt von { $n1 } auf { $n2 }.
note-sends_plague = { $who } schickt eine Plage (Apollo): Wer sich nicht beteiligt hat, verliert ein Drittel der Bevölkerung.
note-immune = { $who } ist vor der Plage sicher, die { $other } schickt (Tempel des Apollo).
note-priests_return = { $n ->
    [0] { $who } hat keinen Priester in einer Beta-Spalte, der zurückkehren könnte
   *[other] { $who } holt { COUNT($n, "priest", case: "accusative") } aus den Beta-Spalten zurück
} (Weltwunder).
note-gift_of_athena = { $who } erhöht einen Level nach Wahl um 1 (Tempel der Athena){ $n ->
    [0] {""}
   *[other] ; danach verlieren alle anderen einen Level, weil die Kultur auf { $n } stand
}.
note-upkeep_begins = Die Upkeep-Phase beginnt.
note-tribute_collected = { $who } legt { COUNT($n, $cube, case: "accusative") } aus dem Tribut-Lager ins Vorratslager.
note-priests_taken = { $who } nimmt alle Priester zurück und hat nun { $n1 } (Bevölkerung { $n2 }, Kultur { $n3 }).
note-last_round = Mit der Karte von { $who } { PRINTED("limits.glory_cards_to_end") ->
    [one] ist 1 Ruhmes-Bonus-Karte
   *[other] sind { PRINTED("limits.glory_cards_to_end") } Ruhmes-Bonus-Karten
} vergeben: Dies ist die letzte Runde.
note-game_ends = Das Spiel endet nach Runde { $n1 }: { $n2 ->
    [one] 1 Ruhmes-Bonus-Karte ist
   *[other] { $n2 } Ruhmes-Bonus-Karten sind
} vergeben.
note-rounds_over = Das Spiel endet nach Runde { $n }, der letzten, die gespielt wird.
note-used_building = { $who } nutzt { THING($building, case: "accusative", article: "definite") }.
note-handed_in = { $who } gibt { $pool } ab ({ $building }).
note-fell_to_population = { $who }: { $track } sinkt von { $n1 } auf { $n2 }, denn dieser Level darf nicht höher sein als die Bevölkerung.
note-tribute_supplied = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem allgemeinen Vorrat ins Tribut-Lager (Delischer Bund).
