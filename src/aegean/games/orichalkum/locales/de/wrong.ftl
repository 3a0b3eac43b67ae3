# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-listed = „count“ ist { $count }, aufgezählt sind { $found }
wrong-same_buildings = „{ $entry }“ muss auf allen Gebäuden dieser Art gleich sein
wrong-no_count = „player_counts“ sagt nichts über { $count } Spieler
wrong-first_free = die ersten beiden Plätze müssen kostenlos bleiben
wrong-landscapes = höchstens 25 Landschaften einer Größe, jede mit höchstens einem Vulkan
wrong-dice = es müssen vier Kampfwürfel sein: einer und je einer mehr für drei Hopliten
wrong-terrains = die Landschaftsarten müssen forest, lagoon, desert, mountain, volcano sein
wrong-titans = die Titanen müssen in der Reihenfolge ihrer Landschaftsarten stehen
wrong-actions = die vier Aktionen und drei Zahlungen müssen in der gedruckten Reihenfolge stehen
wrong-sides = jede Insel braucht zwei Seiten
wrong-grid = das Raster muss 7 Reihen mit 8 Feldern haben, ungerade Reihen nach rechts versetzt
wrong-directions = die Richtungen müssen e, ne, nw, w, sw, se sein
wrong-neighbours = die aufgezählten Nachbarn sind nicht die des Rasters
wrong-apart = { $value } liegt getrennt vom Rest der Insel
wrong-no_diamond = die Insel hat keine vier Felder, auf denen ein Tempel Platz hat
wrong-port_at_sea = der Hafen liegt auf { $value }, wo die Insel kein Feld hat
wrong-port_twice = auf { $value } liegen zwei Häfen
wrong-no_sea = der Pfeil kommt von { $value }, wo Land ist
wrong-creatures = es gibt { $count } Kreaturen, nicht { $found }
