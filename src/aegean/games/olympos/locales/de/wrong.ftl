# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-one_sided = „{ $other }“ grenzt nicht auch von der anderen Seite an
wrong-out_of_reach = vom nördlichen Rand führt kein Weg dorthin
wrong-no_territory = „{ $other }“ ist kein Gebiet
wrong-one_zeus = genau ein Gebiet muss das Zeus-Symbol haben
wrong-backs = die Rückseiten passen nicht zur Zahl der Plättchen für { $seats } Spieler
wrong-few_slots = weniger Boni als Plättchen für { $seats } Spieler
wrong-zeus_spaces = „zeus_single“ und „zeus_double“ müssen verschiedene Felder vor dem Kreuz sein
wrong-zeus_cards = auf den Zeusfeldern ist nicht Platz für genau die Olympos-Karten, die im Spiel sind
wrong-not_among = „{ $name }“ fehlt unter { $ids }
wrong-resources = die Ressourcen müssen grain, stone, wood, gold sein
wrong-entries = „{ $entry }“ muss { $count } Einträge mit verschiedenen Namen haben
wrong-discoveries = { $count } Fortschritte liegen in Zeile { $row }; in jeder Zeile sind es fünf
wrong-in_twos = es gibt ihn in zwei Fassungen, also liegt er in Zeile 2 oder 4
wrong-dev_spaces = die Felder des Entwicklungsplans müssen Reihe für Reihe stehen
wrong-discs = jede Farbe braucht 20 Spielsteine
wrong-track = die Leiste braucht ein Feld für jede Zahl bis zum Kreuz
wrong-own_turn_first = die Schicksalskarten für den eigenen Zug müssen zuerst stehen
wrong-few_kinds = die Kosten verlangen mehr Arten von Ressourcen, als es gibt
