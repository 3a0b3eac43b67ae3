move-pour = Einschenken
move-seal = Versiegeln
move-die = Der Würfel zeigt { $pips }

told-pour = {""}
told-seal = {""}
told-die = {""}

ask-turn = Mehr Wein einschenken oder die Amphore versiegeln
ask-pour_die = Der Würfel fällt

note-poured = { $who } schenkt { $n1 } ein: { $n2 } in der Amphore.
note-broken = Die Amphore zerbricht: { $who } verliert { $n }.
note-sealed = { $who } versiegelt { $n }.

why-impossible = Das kann nicht geschehen.
why-empty = Die Amphore ist leer.

area-points = Punkte

score-wine = Versiegelter Wein

view-field_amphora = Wein in der offenen Amphore
view-seat_cellar = Versiegelt
