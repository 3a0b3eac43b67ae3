# Züge, wie sie angeboten und erzählt werden.

move-bar = Sperren: { $territory }
move-card = Karte spielen: { $destiny }
move-expand = Ausbreiten
move-discover = Entdeckung nehmen
move-wonder = Wunder bauen
move-pass = Passen
move-rest = Rasten: ein Feld vor
move-new = Neuer Siedler
move-from = Siedler aus: { $territory }
move-disc = Eigene Scheibe Nummer { $n } von oben
move-to = Siedeln: { $territory }
move-later = Nach dem Zug zahlen: Karten spielen oder Umweg
move-cost = Zahlen: { $n } AP
move-take = Entdeckung: { $discovery }
move-pay = Abgeben: { $cubes }
move-variant = { $variant }
move-bonus = Bonus: { $slot }
move-cube = Würfel: { $resource }
move-build = Wunder: { $wonder }
move-star = Verwenden: { $star }
move-keep = Behalten: { $destiny }
move-done = Keine Karte spielen
move-favour = Göttergunst spielen
move-no = Keine Göttergunst spielen
move-lay = Ausgelegt: { $discovery }
move-raise = Ausgelegt: { $wonder }
move-stack = Nächste Scheibe im Zeitstapel: { $seat }
move-fifth = Fünfter Würfel: { $resource }
move-deal = Erster Würfel: { $resource }
move-draw = Schicksalskarte gezogen: { $destiny }
move-reveal = Olymposkarte aufgedeckt: { $god }

hidden-draw = Eine Schicksalskarte wird gezogen
hidden-keep = Eine der gezogenen Karten wird behalten
