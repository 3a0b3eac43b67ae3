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
told-swap = { $who } wirft 1 { THING($tile, case: "accusative") } ab, um ein neues zu ziehen (Agora).
told-roll_grey = { $who } wirft die grauen Bevölkerungswürfel (Ecclesia).

many-note-drew = { $who } zieht { $list }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-drew_to_sort = { $who } zieht { COUNT($n, "oracle_card", case: "accusative") }.
many-note-discarded = { $who } wirft { $list } ab: Nur { $n2 } dürfen bleiben.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-paid_tiles = { $who } zahlt { $list } für { THING($card, case: "accusative", article: "definite") }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-took_cubes = { $who } nimmt { $list } aus dem Vorrat ({ $single }).
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-tucked_front = { $who } legt { $list } unter das Dorf.
    .each = { COUNT($n, $base, case: "accusative") }

told-start = { $seat } wird als Startspieler ausgelost.
told-reveal = Dieses Bauwerk liegt nun aus: { $landmark }.
told-roll = Die weißen Bevölkerungswürfel zeigen { $first ->
    [upper] { $second ->
        [upper] zweimal Oberschicht
        [middle] Oberschicht und Mittelschicht
       *[lower] Oberschicht und Unterschicht
    }
    [middle] { $second ->
        [upper] Mittelschicht und Oberschicht
        [middle] zweimal Mittelschicht
       *[lower] Mittelschicht und Unterschicht
    }
   *[lower] { $second ->
        [upper] Unterschicht und Oberschicht
        [middle] Unterschicht und Mittelschicht
       *[lower] zweimal Unterschicht
    }
}.
told-grey = Die grauen Bevölkerungswürfel zeigen { $first ->
    [upper] { $second ->
        [upper] zweimal Oberschicht
        [middle] Oberschicht und Mittelschicht
       *[lower] Oberschicht und Unterschicht
    }
    [middle] { $second ->
        [upper] Mittelschicht und Oberschicht
        [middle] zweimal Mittelschicht
       *[lower] Mittelschicht und Unterschicht
    }
   *[lower] { $second ->
        [upper] Unterschicht und Oberschicht
        [middle] Unterschicht und Mittelschicht
       *[lower] zweimal Unterschicht
    }
}.
told-order = {""}
told-oracle = {""}
told-return = {""}
shown-drew_oracle = { $who } zieht und behält { THING($oracle, case: "accusative", article: "indefinite") }: { COUNT($n1, "victory_point") } ohne die Masken ({ $n2 ->
    [0] der Stapel ist leer
   *[other] noch { $n2 } im Stapel
}).
shown-drew_to_sort = { $who } zieht { THING($oracle, case: "accusative", article: "indefinite") } ({ $n2 ->
    [0] der Stapel ist leer
   *[other] noch { $n2 } im Stapel
}).
many-shown-drew_to_sort = { $who } zieht { $list }.
    .each = { COUNT($n, $oracle, case: "accusative") }
shown-kept_oracles = { $who } legt { THING($oracle, case: "accusative", article: "indefinite") } unter den Stapel zurück und behält die anderen { $n1 }: { COUNT($n2, "victory_point") } ohne die Masken.
