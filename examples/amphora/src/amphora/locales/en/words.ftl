move-pour = Pour
move-seal = Seal
move-die = The die shows { $pips }

told-pour = {""}
told-seal = {""}
told-die = {""}

ask-turn = Pour more wine, or seal the amphora
ask-pour_die = The die is rolled

note-poured = { $who } pours { $n1 }: { $n2 } in the amphora.
note-broken = The amphora breaks: { $who } loses { $n }.
note-sealed = { $who } seals { $n }.

why-impossible = This cannot happen.
why-empty = The amphora is empty.

area-points = points

score-wine = Sealed wine

view-field_amphora = Wine in the open amphora
view-seat_cellar = Sealed
