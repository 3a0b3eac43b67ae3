# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

told-discard = {""}
told-draw = {""}
told-pay = {""}
told-place = {""}
told-give = {""}
told-turn = {""}
told-event = {""}
told-stop = {""}

many-note-drew = { $who } zieht { $list }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-discarded = { $who } wirft { $list } ab: Nur { $n2 } dürfen behalten werden.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-paid_tiles = { $who } zahlt { $list } für { THING($card, case: "accusative", article: "definite") }.
    .each = { COUNT($n, $tile, case: "accusative") }
many-note-took_cubes = { $who } nimmt { $list } aus dem Vorrat ({ $single }).
    .each = { COUNT($n, $cube, case: "accusative") }
