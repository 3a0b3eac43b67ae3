# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-listed = „count“ ist { $count }, aufgezählt sind { $found }
wrong-same_buildings = „{ $entry }“ muss auf allen Gebäuden dieser Art gleich sein
wrong-no_count = „player_counts“ sagt nichts über { $count } Spieler
wrong-first_free = die ersten beiden Plätze müssen kostenlos bleiben
wrong-landscapes = höchstens 25 Landschaften einer Größe, jede mit höchstens einem Vulkan
