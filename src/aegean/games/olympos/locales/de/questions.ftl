# Wonach ein Spieler gefragt wird.

ask-bar = Sperre ein Gebiet
ask-menu = Dein Zug: Expansion oder Entwicklung
ask-mover = Wähle den Siedler, der sich bewegt
ask-disc = Wähle einen deiner Siedler dort
ask-destination = Wähle, wohin der Siedler zieht
ask-discovery = Wähle einen Fortschritt, den du entwickelst
ask-pay = Wähle die Ressourcenwürfel, die du abgibst
ask-variant = Wähle die Ressource, mit der Fortschritte günstiger werden
ask-bonus = Wähle einen Bonus
ask-cube = Wähle einen Ressourcenwürfel
ask-build = Wähle ein Wunder, das du errichtest
ask-star = Wähle den Stern, den du verbrauchst
ask-keep = Behalte eine der gezogenen Schicksalskarten
ask-end_cards = Ende deines Zuges: Spiele Schicksalskarten aus oder keine
ask-favour = Ein göttliches Ereignis: Spiele „Göttergunst“ aus oder nicht
ask-withdraw = Hades: Nimm einen deiner Siedler ins Lager zurück
ask-payment = Der Siedler ist angekommen: Spiele Schicksalskarten aus, wenn du magst, dann bezahle
ask-lay_tile = Die Fortschritte werden ausgelegt
ask-raise_wonder = Die Wunder werden ausgelegt
ask-stack_marker = Die Spielsteine werden auf dem Startfeld gestapelt
ask-fifth_cube = Der fünfte Ressourcenwürfel wird gezogen
ask-deal_cube = Die ersten Ressourcenwürfel werden verteilt
ask-draw = Eine Schicksalskarte wird gezogen
ask-reveal = Eine Olympos-Karte wird aufgedeckt
