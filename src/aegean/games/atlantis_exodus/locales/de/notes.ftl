# Was geschieht.

note-took = { $who } nimmt { COUNT($n, $good, case: "accusative") } ({ $cause }).
note-missed = { $who } erhält { COUNT($n, $good, case: "accusative") } nicht ({ $cause }): Der Vorrat ist leer.
note-no_book_left = { $who } nimmt kein Lehrbuch ({ $cause }): Der Vorrat ist leer.
note-swapped = { $who } tauscht { COUNT(1, $good, case: "accusative") } gegen { COUNT(1, $good2, case: "accusative") } ({ $cause }).
note-paid = { $who } gibt { COUNT($n, $good, case: "accusative") } ab ({ $cause }).
note-scored = { $who } erhält { COUNT($n, "victory_point", case: "accusative") } ({ $cause }).
note-lost_points = { $who } verliert { COUNT($n, "victory_point", case: "accusative") } ({ $cause }).
note-favoured = { $n ->
    [0] { $who } erhält { COUNT($n2, "favour", case: "accusative") } nicht ({ $cause }): Kein Platz ist frei.
   *[other] { $who } erhält { COUNT($n, "favour", case: "accusative") } ({ $cause }){ $n2 ->
        [0] .
        [one] ; 1 weiterer verfällt, kein Platz ist frei.
       *[other] ; { $n2 } weitere verfallen, kein Platz ist frei.
    }
}
note-favour_spent = { $who } setzt einen Gunstmarker für eine weitere Aktion ein ({ $n ->
    [0] keiner mehr übrig
   *[other] noch { $n }
}).
note-climbed = { $who } rückt auf der Apotheosis-Leiste { COUNT($n, "step", case: "accusative") } vor, auf Feld { $n2 } ({ $cause }).
note-lapsed = { $n ->
    [one] 1 Schritt von { $who } verfällt
   *[other] { $n } Schritte von { $who } verfallen
} ({ $cause }): Der Hohepriester steht auf dem letzten Feld.
note-settler_came = { $who } erhält { THING($profession, case: "accusative", article: "indefinite") } ({ $cause }).
note-bag_empty = { $who } erhält keinen Siedler: Der Beutel ist leer.
note-nobody_there = { $who } erhält keinen Siedler ({ $space }): Dort steht niemand.
note-site_empty = { $who } erhält kein Plättchen ({ $space }): Dort liegt keins.
note-tile_stays = { $who } hat keinen Platz für dieses Plättchen und lässt es in der Stadt: { $tile }.
note-no_tile = { $who } erhält { THING($sort, case: "accusative", article: "no") }: Es ist kein Platz frei oder nichts mehr da.
note-no_pillar_card = { $who } erhält keine Säulenkarte: Keine der offen ausliegenden passt.
note-no_card = { $who } erhält keine Einflusskarte: Es ist keine mehr da.
note-no_monument = { $who } erhält kein Monument: Es ist keins mehr da oder kein Feld frei.
note-declined = { $offer ->
    [settler] { $who } entsendet niemanden in die neue Werkstatt.
    [flame] { $who } verzichtet auf das Vorrücken (Werkstatt).
   *[other] { $who } nimmt { THING($offer, case: "accusative", article: "no") }.
}
note-placed = { $who } platziert { THING($tile, case: "accusative", article: "definite") } { PLACE($cell, way: "in") }.
note-relocated = { $who } verschiebt { THING($tile, case: "accusative", article: "definite") } { PLACE($cell, way: "from") }, { PLACE($cell2, way: "to") }.
note-swapped_lodgings = { $who } tauscht die Unterkünfte { PLACE($cell, way: "in") }, und { PLACE($cell2, way: "in") }, samt ihren Siedlern.
note-apprenticed = { $who } setzt einen { $colour ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} Siedler aus dem Beutel in die Werkstatt „{ $tile }“.
note-sheltered = { $who } setzt einen { $colour ->
    [purple] lila
    [white] weißen
   *[brown] braunen
} Siedler aus dem Beutel in die Unterkunft { PLACE($cell, way: "in") }.
note-lodging_full = { $who } komplettiert die Unterkunft { PLACE($cell, way: "in") }.
note-active = { $who } aktiviert die Werkstatt „{ $tile }“. { TEXT($tile) }
note-took_ship = { $who } erhält ein Schiff ({ $ship }){ $n ->
    [0] , aber keine Siegpunkte: Es ist nicht das erste seiner Art.
   *[other] .
}
note-sent_to_lodging = { $who } entsendet { THING($profession, case: "accusative", article: "indefinite") } in die Unterkunft { PLACE($cell, way: "in") } (nun { $n } darin).
note-sent_onto_ship = { $who } entsendet { THING($profession, case: "accusative", article: "indefinite") } auf ein Schiff ({ $ship }).
note-sent_to_workshop = { $who } entsendet { THING($profession, case: "accusative", article: "indefinite") } in die Werkstatt „{ $tile }“ { PLACE($cell, way: "in") }.
note-sent_onto_pillar = { $who } entsendet { THING($profession, case: "accusative", article: "indefinite") } und schließt { THING($stage, case: "accusative", article: "definite") } von Säule { $n } ab.
note-took_pillar = { $who } nimmt { THING($stage, case: "accusative", article: "definite") } „{ $pillar }“ für Säule { $n }.
note-used = { $who } nutzt die Säulenkarte „{ $pillar }“.
note-no_second_use = { $who } kann die Säulenkarte „{ $pillar }“ jetzt nicht nutzen: Die zweite Nutzung entfällt.
note-learnt = { $who } erhält die Wissenskarte „{ $kind }“.
note-refused = { $who } legt die Einflusskarte „{ $card }“ offen ab.
note-laid = Neu { PLACE($space, way: "in") }: { $tile }.
note-stands = Neu { PLACE($space, way: "in") }: { THING($profession, article: "indefinite") }.
note-guards = Neuer Wächter ({ $space } und { $space2 }): { THING($profession, article: "indefinite") }.
note-monument_laid = Das Monument „{ $monument }“ liegt bei Feld { $n2 } der Apotheosis-Leiste.
note-piled = { $stage } „{ $pillar }“ liegt in Säulenauslage { $display }.
note-lodging_laid = Neu in der Auslage: { THING($tile, article: "indefinite") }.
note-lodging_replaced = { $who } deckt für die Auslage { THING($tile, case: "accusative", article: "indefinite") } auf.
note-scroll_laid = Neue Wissenskarte in der Auslage: { $kind }.
note-drew_tile = { $who } zieht das Plättchen „{ $tile }“.
note-took_open = { $who } nimmt das Plättchen „{ $tile }“ aus der offenen Auslage.
note-laid_open = { $who } legt das Plättchen „{ $tile }“ in die offene Auslage.
note-drew_scroll = { $who } zieht die Wissenskarte „{ $kind }“.
note-discarded = { $who } legt die Wissenskarte „{ $kind }“ ab.
note-drew_settler = { $who } zieht { THING($profession, case: "accusative", article: "indefinite") } aus dem Beutel.
note-returned = { $who } legt { THING($profession, case: "accusative", article: "indefinite") } in den Beutel zurück.
note-drew_influence = { $who } zieht eine Einflusskarte.
note-year_begins = Jahr { $n } beginnt.
note-sorted = { $who } nimmt den König vom Spielplan und steht auf Platz { $n } der Sortierleiste.
note-round_begins = Jahr { $n }: Runde { $n2 } beginnt.
note-region = Siedlungswertung { PLACE($region, way: "in") }{ $n ->
    [0] : Jeder Siedler bringt 1 Siegpunkt; sind alle drei Farben da, zählt die seltenste dreifach.
   *[other] : Je Farbe (lila Wissenschaftler, weiße Intellektuelle, braune Arbeiter) bringen alle Mitspieler mit weniger Siedlern jeweils { COUNT($n, "victory_point") }.
}
note-region_counted = { $who } hat dort und auf Schiffen { $n ->
    [0] keine
   *[other] { $n }
} lila, { $n2 ->
    [0] keine weißen
    [one] 1 weißen
   *[other] { $n2 } weiße
} und { $n3 ->
    [0] keine braunen
    [one] 1 braunen
   *[other] { $n3 } braune
} Siedler.
note-region_scored = { $who } erhält { $n ->
    [0] keine Siegpunkte
   *[other] { COUNT($n, "victory_point", case: "accusative") }
} (Siedlungswertung { PLACE($region, way: "in") }).
note-lost = { $who } verliert das Spiel: { $region ->
    [north_africa] In Nordafrika
    [mesopotamia] In Mesopotamien
   *[mesoamerica] In Mesoamerika
} liegt keine Unterkunft.
note-final = Schlusswertung.
note-title = { $who } erlangt den Titel „{ $title }“.
