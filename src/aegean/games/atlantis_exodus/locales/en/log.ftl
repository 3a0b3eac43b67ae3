# The log: moves of which the notes tell all, moves in sentences, and several of a kind in one line.

told-order = { $order ->
    [order_1] { $who } chooses order space 1 and is first player.
    [order_2] { $who } chooses order space 2.
    [order_3] { $who } chooses order space 3.
    [order_4] { $who } chooses order space 4.
   *[order_5] { $who } chooses order space 5: the king may join another king.
}
told-king = { $who } moves the king { PLACE($space, way: "to") }.
told-guard = { $choice ->
    [take] { $who } takes the guard along.
   *[leave] {""}
}
told-train = { $who } trains { THING($profession, article: "indefinite") } to become { THING($target, article: "indefinite") }.
told-play = { $who } plays the influence card “{ $card }”, which says: { TEXT($card) }
told-influence = { $who } takes the open influence card “{ $card }”.
told-keep = { $who } keeps the influence card “{ $card }”.
told-draw_two = {""}
told-recall = { $who } returns { THING($profession, article: "indefinite") } to the bag.
told-end = { $forced ->
    [1] {""}
   *[0] { $who } ends the turn.
}
told-start = { $seat } is first on the sorting track.
told-wave = Catastrophe: the middle level turns by { $middle ->
    [1] 90°
   *[2] 180°
}, the top level by { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
} in all.
told-turn = { $who } turns the middle level to { $middle ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
} and the top one to { $top ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
}.
told-first = { $who } uses { THING($stage, article: "definite") } first.
told-climb = {""}
told-send = {""}
told-learn = {""}
told-use = {""}
told-favour = {""}
told-man = {""}
told-lodge = {""}
told-settle = {""}
told-board = {""}
told-staff = {""}
told-remember = {""}
told-cell = {""}
told-book = {""}
told-give = {""}
told-pillar = {""}
told-column = {""}
told-answer = {""}
told-tile = {""}
told-scroll = {""}
told-monument = {""}
told-colour = {""}
told-swap = {""}
told-trade = {""}
told-points = {""}
told-flame = {""}
told-donate = {""}
told-decline = {""}
told-stop = {""}
told-draw = {""}
told-deal_influence = {""}
told-lay = {""}
told-deal_pillar = {""}
told-deal_scroll = {""}

many-note-took = { $who } takes { $list } ({ $cause }).
    .each = { COUNT($n, $good) }
many-note-swapped = { $who } swaps { $list } ({ $cause }).
    .each = { COUNT($n, $good) } for { COUNT($n, $good2) }
many-note-paid = { $who } hands in { $list } ({ $cause }).
    .each = { COUNT($n, $good) }
many-note-settler_came = { $who } receives { $list } ({ $cause }).
    .each = { COUNT($n, $profession) }
many-note-drew_tile = { $who } draws tiles: { $list }.
    .each = { $n ->
        [one] “{ $tile }”
       *[other] { $n } × “{ $tile }”
    }
many-note-drew_scroll = { $who } draws knowledge cards: { $list }.
    .each = { $n ->
        [one] “{ $kind }”
       *[other] { $n } × “{ $kind }”
    }
many-note-discarded = { $who } discards the knowledge cards { $list }.
    .each = “{ $kind }”
many-note-drew_settler = { $who } draws { $list } from the bag.
    .each = { COUNT($n, $profession) }
many-note-drew_influence = { $who } draws { $n } influence cards.
many-note-laid = New in the city: { $list }.
    .each = { PLACE($space, way: "in") } “{ $tile }”
many-note-stands = New { PLACE($space, way: "in") }: { $list }.
    .each = { COUNT($n, $profession) }
many-note-guards = New guards: { $list }.
    .each = { THING($profession, article: "indefinite") } ({ $space } and { $space2 })
many-note-lodging_laid = New on display: { $list }.
    .each = { $n ->
        [one] { THING($tile, article: "indefinite") }
       *[other] { $n } × { THING($tile, article: "indefinite") }
    }
many-note-monument_laid = Monuments at space { $n2 } of the Apotheosis track: { $list }.
    .each = { $monument }
many-note-piled = New pillar cards in pillar display { $display }: { $list }.
    .each = { $pillar } ({ THING($stage) })
many-note-scroll_laid = New knowledge cards on display: { $list }.
    .each = { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }
shown-drew_influence = { $who } draws the influence card “{ $card }”.
many-shown-drew_influence = { $who } draws the influence cards { $list }.
    .each = “{ $card }”
