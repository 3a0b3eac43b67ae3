# Beschriftungen des Bildes, Wertungen und Bereiche der Bewertung.

area-points = sichere Siegpunkte
area-actions = künftige Aktionen
    .beside = points
area-cubes = Holzwürfel
area-tiles = Bevölkerung
area-engine = Produktion und Fähigkeiten

score-received = Im Spiel erhalten
    .advice = Holzwürfel auf Ereignissen zählen sofort: Mache früh welche und nimm zuerst die hohen Felder.
score-bases = Umgedrehte Basiskarten
    .advice = Eine Basiskarte umzudrehen ist eine Aktion, die keine Plättchen kostet.
score-villages = Dörfer
    .advice = Ein Dorf zählt, und die Basiskarten darunter werden zum Joker für ein Symbol.
score-ecclesias = Ecclesia-Karten
    .advice = Mit Ecclesia-Karten darfst du außerdem vor deiner Aktion selbst würfeln.
score-agoras = Agoras
    .advice = Eine Agora bringt außerdem gleich Plättchen und lässt dich in jeder Runde eines tauschen.
score-workshops = Werkstätten
    .advice = Eine Werkstatt braucht einen Steinbruch, und ihre Kreise warten auf die Zylinder deiner Bauwerke.
score-landmarks = Bauwerke
    .advice = Bauwerke brauchen Steinbrüche: Nimm früh solche Basiskarten.
score-circles = Aufgedeckte Kreise
    .advice = Agoras und Werkstätten haben Kreise für die Zylinder deiner Bauwerke, unter denen Siegpunkte liegen.
score-oracles = Orakelkarten und Masken
    .advice = In Delphi wird aus einem Holzwürfel eine Orakelkarte, aus Weizen mehr als eine.

tie-symbols_1 = Basissymbole der häufigsten Art
tie-symbols_2 = Basissymbole der zweithäufigsten Art
tie-symbols_3 = Basissymbole der dritthäufigsten Art
tie-symbols_4 = Basissymbole der vierthäufigsten Art
tie-symbols_5 = Basissymbole der fünfthäufigsten Art
tie-symbols_6 = Basissymbole der sechsthäufigsten Art
tie-symbols_7 = Basissymbole der siebthäufigsten Art

view-action_cards = Aktionskarten
view-events = Ereignisse
view-base_cards = Basiskarten
view-supply = Vorrat
view-bag = Plättchen im Beutel
view-discard = Abgeworfene Plättchen
view-oracle_deck = Orakelkarten im Stapel
view-events_open = Offene Ereignisse
view-tiles = Plättchen
view-or = oder
view-free = gratis
view-short_table = Tisch
view-round = Runde { $n } von { $all }
view-phase_population = Bevölkerungsphase
view-phase_base = Basisphase
view-phase_action = Aktionsphase
view-phase_event = Ereignisphase
view-over = Spielende
view-discount = Rabatt
view-grey_discount = Deine grauen Bevölkerungswürfel
view-not_rolled = noch nicht geworfen
view-letter_upper = O
view-letter_middle = M
view-letter_lower = U
view-class_upper = Oberschicht
view-class_middle = Mittelschicht
view-class_lower = Unterschicht
view-order = Spielreihenfolge: { $names }
view-rows_needed = { $n ->
    [one] noch 1 volle Reihe bis zum Umdrehen
   *[other] noch { $n } volle Reihen bis zum Umdrehen
}
view-closed = umgedreht
view-none_left = keine mehr
view-no_landmark = alle vergeben
view-landmark = verdeckt { PRINTED("landmark_pile.cylinder_circle_vp") ->
    [one] 1 Punkt
   *[other] { PRINTED("landmark_pile.cylinder_circle_vp") } Punkte
}
view-temple = Tempel
view-keep_two = 2 behalten
view-village = { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 Basiskarte
   *[other] { PRINTED("action_card.village.requires_base_cards") } Basiskarten
} darunter
view-ecclesia = 1 Wurf je Runde
view-agora = 1 Tausch je Runde
view-workshop = 3 Kreise
view-rolls_left = noch { $n }
view-events_note = Graue Ereignisse: Keiner deiner Holzwürfel passt.
view-swap_note = Agora: Tippe eines deiner Plättchen an, um es zu tauschen (noch { $n })
view-received = erhalten { $n }
view-total = { $n ->
    [one] bisher 1 Siegpunkt
   *[other] bisher { $n } Siegpunkte
}
view-start_player = Startspieler
view-symbols = { $base }: { $n ->
    [one] 1 Basissymbol
   *[other] { $n } Basissymbole
}
view-short_laurion_silver_mine = Laurion
view-short_piraeus_port = Piraeus
view-short_panathenaic_stadium = Stadion
view-short_theater_of_dionysus = Dionysus-Theater
view-short_temple_of_athena_nike = Nike-Tempel
view-short_temple_of_hephaestus = Hephaestus
view-brief_worker_there = Arbeiter: { $name }
view-brief_taken = schon besetzt
view-brief_symbols_short = { $n ->
    [one] 1 Symbol fehlt
   *[other] { $n } Symbole fehlen
}
view-brief_kind_short = { $n ->
    [one] { COUNT($n, $base) } fehlt
   *[other] { COUNT($n, $base) } fehlen
}
view-brief_cubes_short = { $n ->
    [one] 1 Holzwürfel fehlt
   *[other] { $n } Holzwürfel fehlen
}
view-brief_cube_missing = { THING($cube, article: "no") }
view-brief_oracle_empty = keine Orakelkarte
view-brief_stack_empty = keine mehr
view-brief_bases_short = { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 Basiskarte
   *[other] { PRINTED("action_card.village.requires_base_cards") } Basiskarten
} nötig
view-brief_square_taken = Quadrat ist belegt
view-brief_supply_empty = Vorrat ist leer
view-brief_tiles_short = Plättchen fehlen
view-brief_oracle_silent = keine Orakelkarte
view-brief_no_temple = kein Tempel
view-rows_short = noch { $n }
view-left = noch { $n }
view-joker = { PRINTED("action_card.village.requires_base_cards") } Basiskarten → Joker
view-worth = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
view-turned = { $n } umgedreht
view-oracle = Orakel
view-cubes = Holzwürfel
view-symbols_short = Basissymbole
view-code_infantry = Inf
view-code_cavalry = Kav
view-code_galley = Gal
view-code_wheat = Wei
view-code_wine = Win
view-code_olive_oil = Öl
view-code_coin = Mün
view-code_cloth = Sto
view-group_population_class = Bevölkerungsplättchen
view-group_cube = Holzwürfel
view-group_base_card = Basiskarten
view-group_action_card = Aktionskarten
view-group_landmark = Bauwerke
view-group_oracle_card = Orakelkarten
view-group_event = Ereigniskarten
view-group_die = Spielwürfel
view-group_piece = Weiteres Material
view-group_victory_point_card = Siegpunktkarten
view-group_action_square = Quadrate auf Aktionskarten
view-group_setup = Zahlen je Spielerzahl
view-group_constants = Grenzen und Runden
view-group_component_counts = Inhalt der Schachtel
view-group_oracle_scoring = Wertung des Orakels
