# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-long_track = kein Bereich kann länger als { $most } Felder sein
wrong-many_units = kein Preis kann mehr als { $most } Ressourcen einer Art enthalten
wrong-favour_lacks = der Gunst von { $god } ({ $side }) fehlt „{ $entry }“
wrong-same_seats = „{ $entry }“ muss für jede Spielerzahl gleich sein
wrong-tracks = die Bereiche müssen culture, population, military und die der 3 Ressourcen sein
wrong-all_cards = es müssen 10 Götter, 33 gewöhnliche und 12 einmalige Gebäude sein
wrong-no_effect = der Effekt „{ $op }“ fehlt
