# The log: moves in sentences or told by their notes, and several of a kind in one line.

told-lay = {""}
told-raise = {""}
told-card = { $who } plays “{ $destiny }”.
told-cube = { $who } takes 1 { THING($resource) } cube.
told-favour = {""}
told-pass = { $who } passes.
told-rest = { $who } rests: no action is possible.
told-star = {""}
told-variant = {""}

many-note-laid = Development board, row { $n1 }, columns 1 to 5: { $list }.
    .each = { $discovery }
many-note-raised = Wonders of columns 1 to 5: { $list }.
    .each = { $wonder }
many-note-stacked = Discs on the start space, from the bottom: { $list }.
    .each = { $other }
many-note-drew = { $who } draws { COUNT($n, "destiny_card") }.
many-note-looked_at = { $who } draws { COUNT($n, "destiny_card") } to choose from (Oracle).
many-note-rejected = { $who } discards { $list } (Oracle).
    .each = “{ $destiny }”
many-note-lost_card = { $who } discards { $list } (Nemesis).
    .each = “{ $destiny }”
many-note-reached_zeus = { $who } reaches the Zeus spaces { $list }.
    .each = { $n1 }
