# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-other_cube = „cube“ ist anders als bei „{ $id }“
wrong-squares = braucht die Felder 1 bis { $columns } beider Reihen
wrong-no_setup = „setup“ sagt nichts über { $players } Spieler
wrong-base_cards = ein Spiel braucht { $taken } Basiskarten
wrong-few_tiles = { $tiles } Bevölkerungsplättchen sind zu wenige, die Spieler dürfen { $needed } haben
wrong-cubes = die 8 Holzwürfel und 7 Basiskarten müssen in der gedruckten Reihenfolge stehen
wrong-stacks = die Stapel müssen village, ecclesia, agora, workshop sein
wrong-alternatives = der Preis von „{ $name }“ braucht ein bis { $most } Möglichkeiten
wrong-overlaps = was „{ $name }“ verlangt, überschneidet sich mit einem anderen Effekt
wrong-options = die einzelnen Aktionskarten müssen 24 Möglichkeiten bieten
