# Beschriftungen des Bildes, Wertungen und Bereiche der Bewertung.

score-temples = Tempel
    .advice = Plane zwei Rauten aus vier verschiedenen Feldern und halte sie frei von Gebäuden.
score-medals = Medaillen
    .advice = Minen zahlen Medaillen: Jede bringt Orichalkum, sooft du produzierst.
score-titans = Titanen
    .advice = Drei verbundene Felder einer Art rufen ihren Titanen, auch von jemand anderem.

tie-creatures = Kreaturen (weniger sind besser)
tie-reserve = Hopliten und Orichalkum in der Reserve

view-island_of = Insel von { $name }
view-area_of = Auslage von { $name }
view-island = Deine Insel
view-sea = Atlantische See
view-row = Aktionstafel
view-free = gratis
view-refilled = nach der Runde
view-bare = keine Landschaft mehr
view-hoplites_short = { $n ->
    [one] 1 Hoplit fehlt
   *[other] { $n } Hopliten fehlen
}
view-stack = { $n ->
    [one] Landschaften mit 1 Feld
   *[other] Landschaften mit { $n } Feldern
}
view-deck = Nachziehstapel
view-discard = Ablagestapel
view-lair = Kreaturenbeutel
view-sack = Gebäudebeutel
view-supply = Vorrat
view-titan = der Titan { $titan }{ $stays ->
    [yes] {" "}(schon aktiv: nichts ändert sich)
   *[no] {""}
}
view-titans = Titanen
view-titans_note = Ein Areal aus { $n } gleichen Feldern bringt einen Titanen
view-titan_active = { $name }, aktive Seite oben
view-titan_used = { $name }, inaktive Seite oben
view-titan_held = { $name } ist bei { $other }
view-used = inaktiv
view-buildings = Bautafel
view-slot_empty = leer bis zum Rundenende
view-produce = Produzieren
view-recruit = Rekrutieren
view-fight = Kämpfen
view-build = Bauen
view-camps = Trainingslager
view-mines = Minen
view-creatures_left = Kreaturen übrig
view-owned = Gebäude und besiegte Kreaturen
view-points_of = { $n } von { $all } Siegpunkten
view-extra_prices = Zusatzaktion
view-short_island = Insel
view-short_middle = Mitte
view-short_row = Aktionstafel
view-hoplites = { COUNT($n, "hoplites") }
view-round = Runde { $n }
view-over = Spielende
view-goal = Siegpunkte ohne Kreatur siegen
view-order = Spielreihenfolge
view-seat_state = { $name }: { COUNT($n, "victory_point") }, { COUNT($hoplites, "hoplites") }, { COUNT($orichalcum, "orichalcum") }, Kreaturen übrig: { $creatures }
view-none = keine
view-hand_1 = Tippe ein goldenes Feld an, um sie dort zu platzieren.
view-hand_2 = Tippe ein goldenes Feld für diesen Teil an, dann drehe sie:
view-hand_later = Diese Landschaft platzierst du gleich.
view-turn_note = Die Zeichen zeigen, was jede Lage sofort bringt.
view-turn_plain = Hier bringt sie sofort nichts.
view-temple_ready = Platz für einen Tempel
view-stacks = Landschaften mit 1/2/3 Feldern
view-centre = Tischmitte
view-legend = { $codes }; eine Zahl hinter { $volcano } ist die Stärke der Kreatur dort, eine hochgestellte zählt die Hopliten daneben.
view-brief_no_diamond = keine Raute dafür
view-brief_orichalcum_short = { $n ->
    [one] 1 Stück fehlt
   *[other] { $n } Stücke fehlen
}
view-brief_no_field = kein Feld dafür
view-brief_slot_empty = leer bis zum Rundenende
view-code_forest = W
view-code_lagoon = L
view-code_desert = Ü
view-code_mountain = G
view-code_volcano = V
view-code_capital = HH
view-code_temple = TT
view-code_hoplites = h
view-code_orichalcum = o
view-code_training_camp = la
view-code_mine = mi
view-code_hospital = lz
view-code_oratory = or
view-code_siege_engine = be
view-code_arch = to
view-code_protective_crystal = kr
view-code_architect = ar
view-code_forge = sc
view-code_statue = st
view-group_terrains = Landschaftsarten
view-group_actions = Aktionen
view-group_action_cards = Aktionskarten
view-group_titans = Titanen
view-group_creature_types = Kreaturen
view-group_building_types = Gebäude
view-group_landscapes = Landschaften
view-group_islands = Inseln, beide Seiten
view-group_capital = Hauptstadt
view-group_temple = Tempel
view-group_medal = Medaille
view-group_shapes = Formen der Plättchen
view-group_player_counts = Zahlen je Spielerzahl
view-group_extra_action_payments = Preise der Zusatzaktionen
view-group_action_board = Aktionstafel
view-group_build_slots = Plätze der Bautafel
view-group_combat_die = Kampfwürfel
view-group_components_table = Inhalt der Schachtel

area-points = Siegpunkte und Titanen
area-goods = Hopliten und Orichalkum
area-creatures = Kreaturen im Weg
area-engine = Gebäude
area-land = Platz für Tempel und Titanen
area-turn = Züge, die in dieser Runde noch kommen
    .beside = points
