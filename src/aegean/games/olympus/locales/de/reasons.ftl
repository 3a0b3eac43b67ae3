# Warum etwas nicht geht.

why-honoured = Die Zeremonie { THING($god, case: "genitive", article: "definite") } hat in dieser Runde schon stattgefunden.
why-already_built = Du hast { THING($building, case: "accusative", article: "definite") } schon gebaut.
why-temple_gone = Jemand anders hat { THING($building, case: "accusative", article: "definite") } schon gebaut.
why-culture_short = Für { THING($building, case: "accusative", article: "definite") } ist dein Kultur-Level um { $n } zu niedrig.
why-cubes_short = Für { THING($building, case: "accusative", article: "definite") } { $n ->
    [one] fehlt dir 1 Ressource
   *[other] fehlen dir { $n } Ressourcen
}.
why-must_build = Du hast das Bauen gewählt: Ein Gebäude muss gebaut werden.
why-last_space = { $track } steht auf dem letzten Feld und kann nicht steigen.
why-pillar = Vor der nächsten Säule ist Schluss ({ $track }): Dir fehlt { THING($building, article: "definite") }.
why-same_track = Du hast { THING($track, case: "accusative", article: "definite") } mit dieser Gunst schon gewählt.
why-same_kind = Du hast { THING($cube, case: "accusative") } mit dieser Gunst schon produziert.
why-war_after_military = Wer mit einer Gunst das Militär erhöht hat, kann mit derselben keinen Krieg mehr erklären.
why-nothing_to_build = Es gibt kein Gebäude, das du jetzt bauen kannst.
why-number_of_kinds = Hier wählst du genau { $n ->
    [one] 1 Art
   *[other] { $n } Arten
}.
why-not_offered = Diese Gunst bietet das nicht an.
why-at_bottom = { $track } steht auf Level 1 und kann nicht zurückgesetzt werden.
why-only_production = Die Statue erhöht eine Produktion; { $track } ist keine.
why-raised_already = Du hast { THING($track, case: "accusative", article: "definite") } schon erhöht: Die Bereiche müssen verschieden sein.
why-lowered_already = Du hast { THING($track, case: "accusative", article: "definite") } schon zurückgesetzt: Die Bereiche müssen verschieden sein.
why-no_unit = { $unit ->
    [any] Eine beliebige Ressource
   *[other] { $unit }
} gehört nicht zu den Kosten.
why-rest_unpaid = Für die übrigen Kosten { $n ->
    [one] würde dir dann 1 Ressource
   *[other] würden dir dann { $n } Ressourcen
} fehlen.
why-no_cube = Du hast dort { THING($cube, case: "accusative", article: "no") }.
why-not_in_store = Du hast { THING($cube, case: "accusative", article: "no") } in deinem Vorratslager.
why-not_theirs = Im Vorratslager des Opfers liegt { THING($cube, article: "no") }.
why-nothing_to_trade = Für die Handelsroute hast du dort { THING($cube, case: "accusative", article: "no") }.
why-nothing_to_work = Für den Goldschmied hast du dort { THING($cube, case: "accusative", article: "no") }.
why-nothing_to_donate = Für das Bouleuterion hast du dort { THING($cube, case: "accusative", article: "no") }.
why-cube_unfit = Als Nächstes ist { $unit ->
    [any] eine beliebige Ressource
   *[other] { THING($unit) }
} zu zahlen; { THING($cube) } zählt dafür nicht.
why-tribute_locked = Ohne den Parthenon ist das Tribut-Lager bis zur Upkeep-Phase gesperrt.
why-own_city = Du kannst nicht gegen dich selbst Krieg führen.
why-empty_seat = Dort sitzt niemand.
why-same_target = Dieses Kriegsziel hast du schon benannt: Zwei Kriege brauchen zwei verschiedene.
why-not_owned = Du hast { THING($building, case: "accusative", article: "definite") } nicht gebaut.
why-used = Du hast { THING($building, case: "accusative", article: "definite") } in dieser Upkeep-Phase schon genutzt.
why-amphitheatre_empty = Das Amphitheater braucht { $n ->
    [one] 1 eigenen Priester
   *[other] { $n } eigene Priester
} in Beta-Spalten.
why-achaeans_short = Der Achaiische Bund braucht { $n ->
    [one] 1 eigenen Priester
   *[other] { $n } eigene Priester
} in Beta-Spalten.
why-nothing_to_raise = Keiner deiner Bereiche kann erhöht werden.
why-not_least = Eine andere Gottheit hat weniger Anbeter als { $god }.
why-impossible = Das kann hier nicht geschehen.
