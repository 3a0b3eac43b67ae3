# The log: moves of which the notes tell all, and several of a kind in one line.

told-base = { $who } takes { THING($base, article: "indefinite") }.
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
told-swap = { $who } discards 1 { THING($tile) } to draw a new one (Agora).
told-roll_grey = { $who } rolls the grey population dice (Ecclesia).

many-note-drew = { $who } draws { $list }.
    .each = { COUNT($n, $tile) }
many-note-drew_to_sort = { $who } draws { COUNT($n, "oracle_card") }.
many-note-discarded = { $who } discards { $list }: only { $n2 } may be kept.
    .each = { COUNT($n, $tile) }
many-note-paid_tiles = { $who } pays { $list } for { THING($card, article: "definite") }.
    .each = { COUNT($n, $tile) }
many-note-took_cubes = { $who } takes { $list } from the supply ({ $single }).
    .each = { COUNT($n, $cube) }
many-note-tucked_front = { $who } lays { $list } under the Village.
    .each = { COUNT($n, $base) }

told-start = { $seat } is drawn as start player.
told-reveal = Landmark now on offer: { $landmark }.
told-roll = The white population dice show { $first ->
    [upper] { $second ->
        [upper] upper class twice
        [middle] upper class and middle class
       *[lower] upper class and lower class
    }
    [middle] { $second ->
        [upper] middle class and upper class
        [middle] middle class twice
       *[lower] middle class and lower class
    }
   *[lower] { $second ->
        [upper] lower class and upper class
        [middle] lower class and middle class
       *[lower] lower class twice
    }
}.
told-grey = The grey population dice show { $first ->
    [upper] { $second ->
        [upper] upper class twice
        [middle] upper class and middle class
       *[lower] upper class and lower class
    }
    [middle] { $second ->
        [upper] middle class and upper class
        [middle] middle class twice
       *[lower] middle class and lower class
    }
   *[lower] { $second ->
        [upper] lower class and upper class
        [middle] lower class and middle class
       *[lower] lower class twice
    }
}.
told-order = {""}
told-oracle = {""}
told-return = {""}
shown-drew_oracle = { $who } draws and keeps { THING($oracle, article: "indefinite") }: { COUNT($n1, "victory_point") }, masks aside ({ $n2 ->
    [0] the deck is empty
   *[other] { $n2 } left in the deck
}).
shown-drew_to_sort = { $who } draws { THING($oracle, article: "indefinite") } ({ $n2 ->
    [0] the deck is empty
   *[other] { $n2 } left in the deck
}).
many-shown-drew_to_sort = { $who } draws { $list }.
    .each = { COUNT($n, $oracle) }
shown-kept_oracles = { $who } puts { THING($oracle, article: "indefinite") } back under the deck and keeps the other { $n1 }: { COUNT($n2, "victory_point") }, masks aside.
