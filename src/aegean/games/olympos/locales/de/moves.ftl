# Züge, wie sie angeboten und erzählt werden.

move-bar = Gebiet sperren: { $territory }
move-card = „{ $destiny }“ ausspielen
move-expand = Expansion: einen Siedler bewegen
move-discover = Entwicklung: einen Fortschritt entwickeln
move-wonder = Entwicklung: ein Wunder errichten
move-pass = Passen: auf die letzte Aktion verzichten
move-rest = Rasten: { PRINTED("cost.rest") ->
    [one] 1 Feld
   *[other] { PRINTED("cost.rest") } Felder
} vorrücken
move-new = Einen neuen Siedler einsetzen
move-from = Den Siedler { PLACE($territory, way: "from") } nehmen
move-disc = { $n ->
    [1] Deinen obersten Spielstein nehmen
   *[other] Deinen Spielstein an { $n }. Stelle von oben nehmen
}
move-to = Mit dem Siedler { PLACE($territory, way: "to") } ziehen
move-later = Erst nach der Bewegung bezahlen: vorher Karten ausspielen oder weiter ziehen
move-cost = { COUNT($n, "action_point", case: "accusative") } bezahlen
move-take = Fortschritt { $discovery } entwickeln
move-pay = Ressourcenwürfel abgeben: { $cubes }
    .belongs = yes
move-variant = { $variant } nehmen
move-bonus = Den { THING($slot, case: "accusative") } nehmen
move-cube = 1 Ressourcenwürfel { $resource } nehmen
move-build = { THING($wonder, case: "accusative") } errichten
move-star = { $star ->
    [athena_star] Den Stern der Athene verbrauchen
   *[master_builder] „Baumeister“ abwerfen
}
move-keep = „{ $destiny }“ behalten
move-done = Keine Karte ausspielen
move-favour = „Göttergunst“ ausspielen
move-no = „Göttergunst“ nicht ausspielen
move-lay = Auf den Entwicklungsplan: { $discovery }
move-raise = Auf den Entwicklungsplan: { $wonder }
move-stack = Nächster Spielstein auf dem Startfeld: { $seat }
move-fifth = Ein fünfter Ressourcenwürfel kommt dazu: { $resource }
move-deal = Ein Ressourcenwürfel wird gezogen: { $resource }
move-draw = Eine Schicksalskarte wird gezogen: „{ $destiny }“
move-reveal = Eine Olympos-Karte wird aufgedeckt: { THING($god, article: "definite") }

hidden-draw = {""}
hidden-keep = { $who } behält eine der Karten.
