# Was geschieht.

note-round_begins = Runde { $n } beginnt. Startspieler: { $other }.
note-raised = { $who }: { $track } steigt von { $n1 } auf { $n2 }.
note-lowered = { $who }: { $track } sinkt von { $n1 } auf { $n2 }.
note-at_the_end = { $who }: { $track } bleibt auf { $n }, dem letzten Feld.
note-blocked = { $who }: { $track } bleibt auf { $n }, es fehlt { THING($building, article: "definite") }.
note-took_cubes = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem allgemeinen Vorrat.
note-scored = { $who } erhält { COUNT($n, "victory_point", case: "accusative") }.
note-lost_points = { $n ->
    [0] { $who } hat keine Siegpunkte zu verlieren
   *[other] { $who } verliert { COUNT($n, "victory_point", case: "accusative") }
}.
note-glory = { $who } ist zuerst auf dem letzten Feld ({ $track }) und nimmt die Ruhmes-Bonus-Karte: { COUNT($n1, "victory_point") } ({ $n2 ->
    [one] die erste vergebene Karte
   *[other] nun sind { $n2 } Karten vergeben
}).
note-built = { $who } baut { THING($building, case: "accusative", article: "definite") }: { $n ->
    [0] keine Siegpunkte
   *[other] { COUNT($n, "victory_point") }
}.
note-war_declared = { $who } erklärt { $n ->
    [one] einen Krieg
   *[other] { $n } Kriege
}.
note-war_won = { $who } gewinnt den Krieg gegen { $other } (Stärke { $n1 } zu { $n2 }).
note-war_failed = { $who } geht im Krieg gegen { $other } leer aus (Stärke { $n1 } zu { $n2 }).
note-war_tied = { $who } geht im Krieg gegen { $other } leer aus (Stärke { $n } zu { $n }): Ein Patt reicht nur, wenn man die Zeremonie des Ares leitet oder als Einziger von beiden die Flotte hat.
note-tribute_taken = { $who } nimmt { $other } { COUNT($n, $cube, case: "accusative") } ab (ins Tribut-Lager, bis zur Upkeep-Phase gesperrt).
note-priest_gained = { $who } nimmt für den gewonnenen Krieg einen Priester aus dem allgemeinen Vorrat (Tempel des Ares).
note-plague = { $who } wird von der Plage getroffen, die { $other } schickt: Die Bevölkerung sinkt von { $n1 } auf { $n2 }.
note-priests_return = { $who } holt { COUNT($n, "priest", case: "accusative") } aus den Beta-Spalten zurück (Weltwunder).
note-upkeep_begins = Die Upkeep-Phase beginnt.
note-tribute_collected = { $who } legt { COUNT($n, "resource", case: "accusative") } aus dem Tribut-Lager ins Vorratslager.
note-priests_taken = { $who } stellt { COUNT($n, "priest", case: "accusative") } auf die Spielertafel.
note-last_round = Vier Ruhmes-Bonus-Karten sind vergeben: Dies ist die letzte Runde.
note-game_ends = Das Spiel endet nach Runde { $n }.
note-fell_to_population = { $who }: { $track } sinkt von { $n1 } auf { $n2 }, nicht höher als die Bevölkerung.
note-tribute_supplied = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem allgemeinen Vorrat ins Tribut-Lager (Delischer Bund).
