# Was geschieht.

note-round_begins = Runde { $n } beginnt. Startspieler: { $other }.
note-order = Spielreihenfolge dieser Runde: { $direction }. { $other1 } beginnt, danach ist { $other2 } an der Reihe.
note-drew = { $who } zieht { COUNT($n, $tile, case: "accusative") }.
note-discarded = { $who } wirft { COUNT($n1, $tile, case: "accusative") } ab: Nur { $n2 } dürfen bleiben.
note-bag_refilled = Der Bevölkerungsbeutel ist leer: { $n ->
    [one] Das abgeworfene Bevölkerungsplättchen kommt
   *[other] Alle { $n } abgeworfenen Bevölkerungsplättchen kommen
} wieder hinein.
note-paid_tiles = { $who } zahlt { COUNT($n, $tile, case: "accusative") } für { THING($card, case: "accusative", article: "definite") }.
    .begins = yes
note-paid_nothing = { $who } zahlt nichts für { THING($card, case: "accusative", article: "definite") }: Die Bevölkerungswürfel decken den ganzen Preis.
    .begins = yes
note-took_cubes = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem Vorrat ({ $single }).
note-cubes_lapsed = { $who } erhält { COUNT($n, $cube, case: "accusative") } zu wenig: Der Vorrat ist leer ({ $single }).
note-gave = { $who } zahlt { $cubes } für { THING($card, case: "accusative", article: "definite") }.
note-turned = { $who } dreht die Basiskarte { $base } um: { COUNT($n1, "victory_point") }. Nun sind es { $n2 } Basissymbole dieser Art.
    .begins = yes
note-scored_square = { $who } legt 1 { THING($cube, case: "accusative") } auf das Quadrat ({ $single }): { COUNT($n, "victory_point") }.
note-took_card = { $who } nimmt { THING($stack, case: "accusative", article: "indefinite") } ({ $n1 ->
    [one] die erste Karte dieser Art
   *[other] nun { $n1 } Karten dieser Art
}): { $n2 ->
    [0] keine weiteren Siegpunkte
   *[other] { COUNT($n2, "victory_point") }
}.
note-tucked_front = { $who } legt die Basiskarte { $base } unter das Dorf.
note-tucked_turned = { $who } legt die umgedrehte Basiskarte { $base } unter das Dorf und verliert { COUNT($n, "victory_point", case: "accusative") }.
note-took_landmark = { $who } nimmt { THING($landmark, case: "accusative", article: "definite") }: { COUNT($n, "victory_point") }.
note-moved_cylinders = { $who } legt { COUNT($n1, "white_cylinder", case: "accusative") } von { $n1 ->
    [one] einem Bauwerk auf einen freien Kreis
   *[other] Bauwerken auf freie Kreise
} (Agora oder Werkstatt): { COUNT($n2, "victory_point") }.
note-drew_oracle = { $who } zieht und behält eine Orakelkarte: { COUNT($n1, "victory_point") } ohne die Masken ({ $n2 ->
    [0] der Stapel ist leer
   *[other] noch { $n2 } im Stapel
}).
note-drew_to_sort = { $who } zieht { $n1 ->
    [one] eine Orakelkarte
   *[other] { $n1 } Orakelkarten
} ({ $n2 ->
    [0] der Stapel ist leer
   *[other] noch { $n2 } im Stapel
}).
note-kept_oracles = { $who } behält { $n1 } Orakelkarten und legt eine unter den Stapel zurück: { COUNT($n2, "victory_point") } ohne die Masken.
note-scored_cube = { $who } legt 1 { THING($cube, case: "accusative") } ({ $square }): { COUNT($n, "victory_point") }.
    .begins = yes
note-row_cleared = { $event }: { $row ->
    [upper_row] Die obere Reihe ist voll und wird
    [lower_row] Die untere Reihe ist voll und wird
   *[both_rows] Beide Reihen sind voll und werden
} geräumt.{ $n ->
    [0] {""}
    [one] {" "}Noch eine volle Reihe bis zum Umdrehen.
   *[other] {" "}Noch { $n } volle Reihen bis zum Umdrehen.
}
note-moved_up = { $event }: { $n ->
    [one] Der Holzwürfel der unteren Reihe rückt nach oben
   *[other] Die { $n } Holzwürfel der unteren Reihe rücken nach oben
}, ohne Siegpunkte.
note-event_closed = { $event }: Das Ereignis ist vorbei, die Karte wird umgedreht. { $n ->
    [0] Kein Ereignis ist mehr offen.
    [one] Noch ein Ereignis ist offen.
   *[other] Noch { $n } Ereignisse sind offen.
}
note-game_ends = Das Spiel endet nach Runde { $n1 }: { $n2 ->
    [0] Alle Ereigniskarten sind umgedreht
   *[other] Das war die letzte Runde
}.
