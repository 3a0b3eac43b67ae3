# Was geschieht.

note-round_begins = Runde { $n } beginnt. Startspieler: { $other }.
note-bag_refilled = Der Bevölkerungsbeutel ist leer: { $n ->
    [one] Das abgeworfene Bevölkerungsplättchen kommt
   *[other] Alle { $n } abgeworfenen Bevölkerungsplättchen kommen
} wieder hinein.
note-paid_tiles = { $who } zahlt { COUNT($n, $tile, case: "accusative") } für { THING($card, case: "accusative", article: "definite") }.
note-paid_nothing = { $who } zahlt nichts für { THING($card, case: "accusative", article: "definite") }: Die Bevölkerungswürfel decken den ganzen Preis.
note-took_cubes = { $who } nimmt { COUNT($n, $cube, case: "accusative") } aus dem Vorrat ({ $single }).
note-scored_square = { $who } legt 1 { THING($cube, case: "accusative") } auf das Quadrat ({ $single }): { COUNT($n, "victory_point") }.
note-took_card = { $who } nimmt { THING($stack, case: "accusative", article: "indefinite") } ({ $n ->
    [one] die erste Karte dieser Art
   *[other] nun { $n } Karten dieser Art
}).
note-took_landmark = { $who } nimmt { THING($landmark, case: "accusative", article: "definite") }.
note-scored_cube = { $who } legt 1 { THING($cube, case: "accusative") } auf die Ereigniskarte { $event }: { COUNT($n, "victory_point") }.
note-row_cleared = { $event }: { $n1 ->
    [one] Eine volle Reihe wird
   *[other] { $n1 } volle Reihen werden
} geräumt.{ $n2 ->
    [0] {""}
    [one] {" "}Noch eine volle Reihe bis zum Umdrehen.
   *[other] {" "}Noch { $n2 } volle Reihen bis zum Umdrehen.
}
note-event_closed = { $event }: Das Ereignis ist vorbei, die Karte wird umgedreht. { $n ->
    [0] Kein Ereignis ist mehr offen.
    [one] Noch ein Ereignis ist offen.
   *[other] Noch { $n } Ereignisse sind offen.
}
note-game_ends = Das Spiel endet nach Runde { $n1 }: { $n2 ->
    [0] Alle Ereigniskarten sind umgedreht
   *[other] Die letzte Runde ist gespielt
}.
