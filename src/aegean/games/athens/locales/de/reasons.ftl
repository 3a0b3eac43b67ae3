# Warum etwas nicht geht.

why-no_such_tile = Du hast { THING($tile, case: "accusative", article: "no") }.
why-stack_of_bases_empty = Es liegt keine Basiskarte { $base } mehr aus.
why-nothing_to_turn = Du hast keine Basiskarte { $base }, die du noch umdrehen kannst.
why-worker_there = Auf der Aktionskarte { $single } steht schon ein Arbeiter.
why-symbols_short = { $n ->
    [one] Dir fehlt 1 Basissymbol: { $base }.
   *[other] Dir fehlen { $n } Basissymbole, darunter { $base }.
}
why-square_taken = Auf dem Quadrat liegt schon ein Holzwürfel.
why-cube_missing = Du hast { THING($cube, case: "accusative", article: "no") }.
why-cubes_short = { $n ->
    [one] Dir fehlt 1 Holzwürfel.
   *[other] Dir fehlen { $n } Holzwürfel.
}
why-supply_empty = Der Vorrat hat keinen dieser Holzwürfel mehr.
why-oracle_empty = Der Stapel der Orakelkarten ist leer.
why-tiles_short = Für den Preis brauchst du mindestens noch { $tiles }.
why-stack_empty = Es liegt keine Aktionskarte { $stack } mehr aus.
why-bases_short = Du brauchst { PRINTED("action_card.village.requires_base_cards") ->
    [one] 1 eigene Basiskarte, um sie
   *[other] { PRINTED("action_card.village.requires_base_cards") } eigene Basiskarten, um sie
} unter das Dorf zu legen.
why-no_landmark = Alle Bauwerke sind vergeben.
why-no_temple = Du hast keinen Tempel.
why-no_rolls = Du hast in dieser Runde keinen Wurf einer Ecclesia übrig.
why-no_swaps = Du hast in dieser Runde keinen Tausch einer Agora übrig.
why-no_alternative = So viele Preise hat die Karte nicht.
why-cannot_pay = Für diesen Preis brauchst du noch { $tiles }.
why-dearer = Ein anderer Preis der Karte kostet dich weniger.
why-not_asked = Diese Holzwürfel verlangt die Wirkung nicht.
why-no_such_base = Du hast keine solche Basiskarte.
why-not_drawn = Diese Karte ist nicht unter den gezogenen.
why-event_is_closed = Das Ereignis { $event } ist vorbei.
why-nothing_fits = Keiner deiner Holzwürfel passt auf die Ereigniskarte { $event }.
why-other_event = Du hast die Ereigniskarte { $event } gewählt.
why-place_one_first = Du musst erst mindestens 1 Holzwürfel legen.
why-impossible = Das kann hier nicht geschehen.
why-no_tile_to_swap = Du hast { THING($tile, case: "accusative", article: "no") } zum Tauschen.
why-oracle_silent = Der Stapel der Orakelkarten ist leer.
why-place_taken = Auf dem Feld liegt schon ein Holzwürfel.
why-no_cube_to_place = Du hast { THING($cube, case: "accusative", article: "no") }.
