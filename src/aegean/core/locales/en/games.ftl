# What every game says.

thing-seat = Seat { $n }
thing-seat_1 = Seat 1
thing-seat_2 = Seat 2
thing-seat_3 = Seat 3
thing-seat_4 = Seat 4
thing-seat_5 = Seat 5

why-over = The game is over
why-not_now = Not now. First: { $ask }
why-allowed = Allowed
