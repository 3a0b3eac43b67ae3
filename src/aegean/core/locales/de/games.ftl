# Was in jedem Spiel gesagt wird.

thing-seat = Platz { $n }
thing-seat_1 = Platz 1
thing-seat_2 = Platz 2
thing-seat_3 = Platz 3
thing-seat_4 = Platz 4
thing-seat_5 = Platz 5

why-over = Das Spiel ist zu Ende
why-not_now = Jetzt nicht. Zuerst: { $ask }
why-allowed = Erlaubt
