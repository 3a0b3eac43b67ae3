# Was geschieht.

note-paid = { $n1 } Aktionspunkte ({ $n2 } durch Sanduhren), nun auf Feld { $n3 }
note-settled = Besiedelt: { $territory }
note-beat_tribe = Stamm besiegt: { $territory }
note-beat_player = { $territory } erobert von { $other }, dafür 1 Sanduhr
note-fell_back = { $territory } fällt zurück an { $who }
note-left_empty = { $territory } bleibt leer zurück
note-learned = Neue Entdeckung: { $discovery }
note-handed_in = Abgegeben: { $n } { $resource }
note-gained_settlers = Neue Siedler im Lager: { $n }
note-gained_hourglasses = Sanduhren: +{ $n }
note-gained_cubes = Würfel: +{ $n } { $resource }
note-gained_prestige = Prestige: +{ $n }
note-built = Wunder gebaut: { $wonder }
note-used_athena = Der Stern der Athene ist verbraucht
note-discarded = Abgeworfen: { $destiny }
note-rejected = Nicht behalten: { $destiny }
note-reshuffled = Der Ablagestapel wird zum Stapel: { $n } Karten
note-affected = { $god } kommt zu { $who }
note-nobody_affected = { $god } trifft auf niemand Frommen
note-spell_ends = Der Bann von { $god } auf { $who } endet
note-withdrew = Siedler zurück im Lager aus: { $territory }
note-finished = { $who } ist auf Feld { $n } fertig
