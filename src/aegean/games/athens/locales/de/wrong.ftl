# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-other_cube = „cube“ ist anders als bei „{ $id }“
wrong-squares = braucht die Felder 1 bis { $columns } beider Reihen
wrong-no_setup = „setup“ sagt nichts über { $players } Spieler
wrong-base_cards = ein Spiel braucht { $taken } Basiskarten
wrong-few_tiles = { $tiles } Bevölkerungsplättchen sind zu wenige, die Spieler dürfen { $needed } haben
