# Züge, wie sie angeboten und erzählt werden.

move-discard = 1 { THING($tile, case: "accusative") } abwerfen
move-base = Basiskarte { $base } nehmen
move-turn = Basiskarte { $base } umdrehen
move-use = { $deed }
move-take = { $card ->
    [landmark] Das ausliegende Bauwerk nehmen
   *[other] Aktionskarte { $card } nehmen
}
move-roll_grey = Die grauen Bevölkerungswürfel werfen (Ecclesia)
move-swap = 1 { THING($tile, case: "accusative") } gegen ein neues tauschen (Agora)
move-pay = { $alternative ->
    [1] Den ersten Preis der Karte zahlen
    [2] Den zweiten Preis der Karte zahlen
   *[3] Den dritten Preis der Karte zahlen
}
    .belongs = yes
move-give = { $cubes } zahlen
move-tuck = { $side ->
    [turned] Umgedrehte Basiskarte { $base } unter das Dorf legen
   *[front] Basiskarte { $base } unter das Dorf legen
}
move-return = 1 { THING($oracle, case: "accusative") } zurücklegen
move-event = Holzwürfel auf die Ereigniskarte { $event } legen
move-none = Kein Ereignis wählen
move-place = 1 { THING($cube, case: "accusative") } legen ({ $square })
move-stop = Keine weiteren Holzwürfel legen
move-start = { $seat } wird Startspieler
move-roll = Weiße Bevölkerungswürfel: { $first }, { $second }
move-order = Spielreihenfolge dieser Runde: { $direction }
move-draw = 1 { THING($tile) } wird gezogen
move-grey = Graue Bevölkerungswürfel: { $first }, { $second }
move-oracle = 1 { THING($oracle) } wird gezogen
move-reveal = Dieses Bauwerk liegt nun aus: { $landmark }

hidden-oracle = {""}
hidden-return = {""}
