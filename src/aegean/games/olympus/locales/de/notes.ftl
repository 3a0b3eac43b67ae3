# Was geschieht.

note-round_begins = Runde { $n } beginnt, Startspieler: { $other }
note-raised = { $track } steigt auf { $n }
note-lowered = { $track } sinkt auf { $n }
note-took_cubes = Genommen: { $n } { $cube }
note-scored = Punkte: { $n }
note-lost_points = Verlorene Punkte: { $n }
note-glory = Ruhmeskarte, { $track }: { $n } Punkte
note-built = Gebaut: { $building }, { $n } Punkte
note-blocked = { $track } kann nicht steigen
note-war_declared = Kriege erklärt: { $n }
note-war_won = Krieg gewonnen gegen { $other }, { $n1 } zu { $n2 }
note-war_failed = Krieg gescheitert gegen { $other }, { $n1 } zu { $n2 }
note-tribute_taken = Tribut von { $other }: { $n } { $cube }
note-priest_gained = Tempel des Ares: ein Priester mehr
note-plague = Seuche, { $who }: Bevölkerung sinkt auf { $n }
note-priests_return = Priester zurück von Beta-Feldern: { $n }
note-upkeep_begins = Der Unterhalt beginnt
note-tribute_collected = { $who } sammelt Tribut ein: { $n }
note-priests_taken = { $who }, Priester: { $n }
note-last_round = Vier Ruhmeskarten sind vergeben: Dies ist die letzte Runde
note-game_ends = Das Spiel endet nach Runde { $n }
note-fell_to_population = { $who }, { $track }: durch die Bevölkerung begrenzt auf { $n }
note-tribute_supplied = Delischer Bund: { $n } { $cube } aus dem Vorrat
