# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-long_track = kein Bereich kann länger als { $most } Felder sein
wrong-many_units = kein Preis kann mehr als { $most } Ressourcen einer Art enthalten
wrong-favour_lacks = der Gunst von { $god } ({ $side }) fehlt „{ $entry }“
wrong-same_seats = „{ $entry }“ muss für jede Spielerzahl gleich sein
