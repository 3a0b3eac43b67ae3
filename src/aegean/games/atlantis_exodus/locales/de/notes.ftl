# Was geschieht.

note-took = { $who } nimmt { COUNT($n, $good, case: "accusative") }.
note-scored = { $n ->
    [-1] { $who } gibt { COUNT(1, "victory_point", case: "accusative") } ab
   *[other] { $who } erhält { COUNT($n, "victory_point", case: "accusative") }
} ({ $source }).
note-favoured = { $who } erhält { COUNT($n, "favour", case: "accusative") }{ $n2 ->
    [0] {""}
    [one] ; 1 weiterer verfällt
   *[other] ; { $n2 } weitere verfallen
}.
note-favour_spent = { $who } setzt einen Gunstmarker für eine weitere Aktion ein ({ $n ->
    [0] keiner mehr übrig
   *[other] noch { $n }
}).
note-climbed = { $who } rückt auf der Apotheosis-Leiste { COUNT($n, "step", case: "accusative") } vor, auf Feld { $n2 }.
note-settler_came = { $who } erhält { THING($profession, case: "accusative", article: "indefinite") }.
note-placed = { $who } platziert { THING($tile, case: "accusative", article: "definite") } { PLACE($cell, way: "in") }.
note-lodging_full = { $who } komplettiert die Unterkunft { PLACE($cell, way: "in") }.
note-active = { $who } aktiviert die Werkstatt „{ $tile }“.
note-took_ship = { $who } erhält ein Schiff ({ $ship }).
note-sent = { $who } entsendet { THING($profession, case: "accusative", article: "indefinite") }.
note-took_pillar = { $who } nimmt { THING($stage, case: "accusative", article: "definite") } „{ $pillar }“ für Säule { $n }.
note-used = { $who } nutzt den Effekt der Säulenkarte „{ $pillar }“.
note-learnt = { $who } erhält die Wissenskarte „{ $kind }“.
note-refused = { $who } legt die Einflusskarte „{ $card }“ offen ab.
note-year_begins = Jahr { $n } beginnt.
note-round_begins = Jahr { $n }: Runde { $n2 } beginnt.
note-region_scored = { $who } erhält { $n ->
    [0] keine Siegpunkte
   *[other] { COUNT($n, "victory_point", case: "accusative") }
} (Siedlungswertung { PLACE($region, way: "in") }).
note-lost = { $who } verliert das Spiel: { $region ->
    [north_africa] In Nordafrika
    [mesopotamia] In Mesopotamien
   *[mesoamerica] In Mesoamerika
} liegt keine Unterkunft.
note-final = { $who } erhält { COUNT($n, "victory_point", case: "accusative") } in der Schlusswertung.
note-title = { $who } erlangt den Titel „{ $title }“.
