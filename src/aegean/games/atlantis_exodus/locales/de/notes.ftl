# Was geschieht.

note-took = Genommen: { $n } { $good }
note-scored = Punkte: { $n } ({ $source })
note-favoured = Gunstmarker erhalten: { $n }
note-favour_spent = Ein Gunstmarker wird für eine Aktion abgegeben
note-climbed = Hohepriester: { $n } vor, auf { $n2 }
note-settler_came = Neu in Ausbildung: { $profession }
note-placed = { $tile } auf: { $cell }
note-lodging_full = Unterkunft voll: { $cell }
note-active = Jetzt aktiv: { $tile }
note-took_ship = Neues Schiff: { $ship }
note-sent = Ausgesandt: { $profession }
note-took_pillar = { $pillar } auf Säule { $n }
note-used = Säuleneffekt: { $pillar }
note-learnt = Wissenskarte: { $kind }
note-refused = Offen ausgelegt: { $card }
note-year_begins = Jahr { $n } beginnt
note-round_begins = Jahr { $n }, Runde { $n2 }
note-region_scored = { $region }, Punkte: { $n }
note-lost = Verloren: keine Unterkunft in { $region }
note-final = Schlusswertung, Punkte: { $n }
note-title = Titel: { $title }
