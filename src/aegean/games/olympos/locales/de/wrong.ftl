# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-one_sided = „{ $other }“ grenzt nicht auch von der anderen Seite an
wrong-no_territory = „{ $other }“ ist kein Gebiet
wrong-one_zeus = genau ein Gebiet muss das Zeus-Symbol haben
wrong-backs = die Rückseiten passen nicht zur Zahl der Plättchen für { $seats } Spieler
wrong-few_slots = weniger Boni als Plättchen für { $seats } Spieler
wrong-zeus_spaces = „zeus_single“ und „zeus_double“ müssen verschiedene Felder vor dem Kreuz sein
wrong-zeus_cards = auf den Zeusfeldern ist nicht Platz für genau die Olympos-Karten, die im Spiel sind
