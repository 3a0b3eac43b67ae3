# What every game says.

thing-seat = Seat { $n }
thing-seat_1 = Seat 1
thing-seat_2 = Seat 2
thing-seat_3 = Seat 3
thing-seat_4 = Seat 4
thing-seat_5 = Seat 5

why-over = The game is over.
why-not_now = Not yet. First: { $ask }
why-allowed = Allowed.

result-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-won = The game is over. { $n ->
    [0] Nobody wins.
    [one] { $winners } wins with { $points }.
   *[other] { $winners } share the victory with { $points } each.
}
result-tie = The scores are equal; “{ $item }” { $equal ->
    [1] does not decide
   *[0] decides
}: { $list }.
result-seat = Place { $place }: { $who } with { $points }{ $n ->
    [0] {""}
   *[other] {" "}({ $items })
}.
result-item = { $item }: { $n }
