# What happens.

note-round_begins = Round { $n } begins. Start player: { $other }.
note-bag_refilled = The population bag is empty: { $n ->
    [one] the 1 discarded tile goes
   *[other] all { $n } discarded tiles go
} back into it.
note-paid_tiles = { $who } pays { COUNT($n, $tile) } for { THING($card, article: "definite") }.
note-paid_nothing = { $who } pays nothing for { THING($card, article: "definite") }: the population dice cover the whole price.
note-took_cubes = { $who } takes { COUNT($n, $cube) } from the supply ({ $single }).
note-scored_square = { $who } places 1 { THING($cube) } on the square of { THING($single, article: "definite") }: { COUNT($n, "victory_point") }.
note-took_card = { $who } takes { THING($stack, article: "indefinite") } ({ $n ->
    [one] their first
   *[other] now { $n }
}).
note-took_landmark = { $who } takes { THING($landmark, article: "definite") }.
note-scored_cube = { $who } places 1 { THING($cube) } on { THING($event, article: "definite") }: { COUNT($n, "victory_point") }.
note-row_cleared = { $event }: { $n1 ->
    [one] a full row is
   *[other] { $n1 } full rows are
} cleared.{ $n2 ->
    [0] {""}
    [one] {" "}One more full row closes the event.
   *[other] {" "}{ $n2 } more full rows close the event.
}
note-event_closed = { $event }: the event is over, its card is turned. { $n ->
    [0] No event is open any more.
    [one] One event is still open.
   *[other] { $n } events are still open.
}
note-game_ends = The game ends after round { $n1 }: { $n2 ->
    [0] all event cards are turned
   *[other] the last round is played
}.
