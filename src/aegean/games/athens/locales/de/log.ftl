# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

told-base = { $who } nimmt die Basiskarte { $base }.
told-discard = {""}
told-draw = {""}
told-pay = {""}
told-take = {""}
told-tuck = {""}
told-place = {""}
told-give = {""}
told-turn = {""}
told-event = {""}
told-stop = {""}
told-none = {""}
told-use = {""}
told-swap = { $who } tauscht 1 { THING($tile, case: "accusative") } (Agora).
told-roll_grey = { $who } wirft die grauen Bevölkerungswürfel (Ecclesia).

many-note-drew = { $who } zieht { $list }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-discarded = { $who } wirft { $list } ab: Nur { $n2 } dürfen bleiben.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-paid_tiles = { $who } zahlt { $list } für { THING($card, case: "accusative", article: "definite") }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-took_cubes = { $who } nimmt { $list } aus dem Vorrat ({ $single }).
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-tucked_front = { $who } legt { $list } unter das Dorf.
    .each = { COUNT($n, $base, case: "accusative") }

told-start = Startspieler: { $seat }.
told-reveal = Dieses Bauwerk liegt nun aus: { $landmark }.
told-roll = Die weißen Bevölkerungswürfel zeigen { $first } und { $second }.
told-grey = Die grauen Bevölkerungswürfel zeigen { $first } und { $second }.
told-order = Spielreihenfolge dieser Runde: { $direction }.
told-oracle = 1 { THING($oracle) } wird gezogen.
