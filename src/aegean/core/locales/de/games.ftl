# Was in jedem Spiel gesagt wird.

thing-seat = Platz { $n }
thing-seat_1 = Platz 1
thing-seat_2 = Platz 2
thing-seat_3 = Platz 3
thing-seat_4 = Platz 4
thing-seat_5 = Platz 5

why-over = Das Spiel ist zu Ende.
why-not_now = Noch nicht. Zuerst: { $ask }
why-allowed = Erlaubt.

result-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
result-won = Das Spiel ist zu Ende. { $n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt mit { $points }.
   *[other] { $winners } teilen sich den Sieg mit je { $points }.
}
result-tie = Bei Punktgleichheit { $equal ->
    [1] entscheidet „{ $item }“ nicht
   *[0] entscheidet „{ $item }“
}: { $list }.
result-seat = Platz { $place }: { $who } mit { $points }{ $n ->
    [0] {""}
   *[other] {" "}({ $items })
}.
result-item = { $item }: { $n }
