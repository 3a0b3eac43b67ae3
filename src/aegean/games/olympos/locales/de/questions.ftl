# Wonach ein Spieler gefragt wird.

ask-bar = Sperre ein Gebiet
ask-menu = Spiele Karten, dann wähle eine Aktion
ask-mover = Wähle den Siedler, der zieht
ask-disc = Wähle eine deiner Scheiben
ask-destination = Wähle das Ziel
ask-discovery = Wähle eine Entdeckung
ask-pay = Wähle die Würfel, die du abgibst
ask-variant = Wähle, welcher Rohstoff günstiger wird
ask-bonus = Wähle einen Bonus
ask-cube = Wähle einen Würfel
ask-build = Wähle ein Wunder
ask-star = Wähle, welcher Stern verbraucht wird
ask-keep = Behalte eine der gezogenen Karten
ask-end_cards = Zugende: Karten spielen oder fertig
ask-favour = Eine Gottheit erscheint: Göttergunst spielen?
ask-withdraw = Hades holt einen deiner Siedler zurück
ask-payment = Der Siedler ist angekommen: Karten spielen, dann zahlen
ask-lay_tile = Die Entdeckungen werden ausgelegt
ask-raise_wonder = Die Wunder werden ausgelegt
ask-stack_marker = Die Zeitsteine werden gestapelt
ask-fifth_cube = Der fünfte Würfel wird gezogen
ask-deal_cube = Die ersten Würfel werden verteilt
ask-draw = Eine Schicksalskarte wird gezogen
ask-reveal = Eine Olymposkarte wird aufgedeckt
