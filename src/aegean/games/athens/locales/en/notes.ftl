# What happens.

note-round_begins = Round { $n } begins. Start player: { $other }.
note-order = Play order this round: { $direction }. { $other1 } begins, { $other2 } comes next.
note-drew = { $who } draws { COUNT($n, $tile) }.
note-discarded = { $who } discards { COUNT($n1, $tile) }: only { $n2 } may be kept.
note-bag_refilled = The population bag is empty: { $n ->
    [one] the 1 discarded tile goes
   *[other] all { $n } discarded tiles go
} back into it.
note-paid_tiles = { $who } pays { COUNT($n, $tile) } for { THING($card, article: "definite") }.
    .begins = yes
note-paid_nothing = { $who } pays nothing for { THING($card, article: "definite") }: the population dice cover the whole price.
    .begins = yes
note-took_cubes = { $who } takes { COUNT($n, $cube) } from the supply ({ $single }).
note-cubes_lapsed = { $who } misses out on { COUNT($n, $cube) }: the supply is empty ({ $single }).
note-gave = { $who } pays { $cubes } for { THING($card, article: "definite") }.
note-turned = { $who } turns over { THING($base, article: "indefinite") }: { COUNT($n1, "victory_point") }. Now { $n2 } symbols of this kind.
    .begins = yes
note-scored_square = { $who } places 1 { THING($cube) } on the square of { THING($single, article: "definite") }: { COUNT($n, "victory_point") }.
note-took_card = { $who } takes { THING($stack, article: "indefinite") } ({ $n1 ->
    [one] their first
   *[other] now { $n1 }
}): { $n2 ->
    [0] no more victory points
   *[other] { COUNT($n2, "victory_point") }
}.
note-tucked_front = { $who } lays { THING($base, article: "indefinite") } under the Village.
note-tucked_turned = { $who } lays a turned { THING($base) } under the Village and loses { COUNT($n, "victory_point") }.
note-took_landmark = { $who } takes { THING($landmark, article: "definite") }: { COUNT($n, "victory_point") }.
note-moved_cylinders = { $who } moves { COUNT($n1, "white_cylinder") } from { $n1 ->
    [one] a landmark
   *[other] landmarks
} to { $n1 ->
    [one] an empty circle
   *[other] empty circles
} (Agora or Workshop): { COUNT($n2, "victory_point") }.
note-drew_oracle = { $who } draws and keeps an oracle card: { COUNT($n1, "victory_point") }, masks aside ({ $n2 ->
    [0] the deck is empty
   *[other] { $n2 } left in the deck
}).
note-drew_to_sort = { $who } draws { $n1 ->
    [one] an oracle card
   *[other] { $n1 } oracle cards
} ({ $n2 ->
    [0] the deck is empty
   *[other] { $n2 } left in the deck
}).
note-kept_oracles = { $who } keeps { $n1 } oracle cards and puts one back under the deck: { COUNT($n2, "victory_point") }, masks aside.
note-scored_cube = { $who } places 1 { THING($cube) } ({ $square }): { COUNT($n, "victory_point") }.
    .begins = yes
note-row_cleared = { $event }: { $row ->
    [upper_row] the upper row is full and is
    [lower_row] the lower row is full and is
   *[both_rows] both rows are full and are
} cleared.{ $n ->
    [0] {""}
    [one] {" "}One more full row closes the event.
   *[other] {" "}{ $n } more full rows close the event.
}
note-moved_up = { $event }: the { $n ->
    [one] cube of the lower row moves up
   *[other] { $n } cubes of the lower row move up
}, without points.
note-event_closed = { $event }: the event is over, its card is turned over. { $n ->
    [0] No event is open any more.
    [one] One event is still open.
   *[other] { $n } events are still open.
}
note-game_ends = The game ends after round { $n1 }: { $n2 ->
    [0] all event cards are turned over
   *[other] that was the last round
}.
