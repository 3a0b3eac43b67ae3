# Was die Dinge von Olympos sind und was sie jetzt bedeuten. Symbole stehen als :name: in den Sätzen.

kind-land = Gebiet
kind-sea = Spielplan
kind-track = Zeitleiste
kind-marker = Spielstein auf der Zeitleiste
kind-god = Olympos-Karte
kind-spell = Olympos-Karte
kind-space = Fortschritt
kind-discovery = Fortschritt
kind-wonder = Wunder
kind-count = Lager
kind-resource = Ressource
kind-destiny = Schicksalskarte
kind-pile = Stapel
kind-seat = Person am Tisch

about-land = Wer obenauf liegt, kontrolliert das Gebiet: Es bringt { THING($resource) } für Fortschritte und am Ende { COUNT($points, "prestige_point") }.{ $sign ->
    [star] {" "}Sein :round-star: Stern zählt für Wunder.
    [zeus] {" "}Es bringt ein :power-lightning: Zeus-Symbol.
   *[none] {""}
}
about-sea = Siedler überqueren das Meer, bleiben aber nie dort. Ein Meeresfeld kostet { COUNT(PRINTED("cost.enter_sea"), "action_point", case: "accusative") }, ein Gebiet { PRINTED("cost.enter_land") }.
    .name = Meer
about-north_edge = Neue Siedler kommen von hier oder aus einem Gebiet, das du kontrollierst. Sie müssen sofort weiterziehen.
    .name = Nördlicher Rand
about-track = Jede Aktion kostet :hourglass: Aktionspunkte; so viele Felder rückt dein Spielstein vor. Wer am weitesten hinten liegt, ist am Zug.
    .name = Zeitleiste
about-marker = Zeigt, wie viel Zeit verbraucht ist. Sanduhren zahlen zuerst, der Rest rückt den Spielstein vor.
    .name = Spielstein: { $who }
about-god_first = Eine Gottheit kommt, wenn der Erste Feld { $n } erreicht hat. Die meisten oder die wenigsten :power-lightning: Zeus-Symbole entscheiden, wen sie trifft.
    .name = Zeusfeld { $n }: erste Karte
about-god_last = Eine Gottheit kommt, wenn der Letzte Feld { $n } erreicht hat. Die meisten oder die wenigsten :power-lightning: Zeus-Symbole entscheiden, wen sie trifft.
    .name = Zeusfeld { $n }: zweite Karte
about-god_good = Eine freundliche Gottheit ({ $effect }).
about-god_bad = Eine zornige Gottheit ({ $effect }).
about-discovery = Wirkung: { $effect }. Jeder Fortschritt ist am Ende { COUNT(PRINTED("scoring.per_discovery"), "prestige_point", case: "accusative") } wert.
about-space_bare = Hier wird ein Fortschritt hingelegt. Die Zeichen darüber sind sein Preis, welcher es auch ist.
    .name = Feld für einen Fortschritt
about-wonder = Braucht { COUNT($n, "star", case: "accusative") } und ist { COUNT($points, "prestige_point") } wert. Sterne auf Plättchen, Fortschritten und Bonusspielsteinen werden nicht verbraucht.
about-count_camp = Siedler, die im Lager warten. Ein neuer kommt für { COUNT(PRINTED("cost.new_settler"), "action_point", case: "accusative") } auf den Spielplan.
    .name = Siedler im Lager
about-count_map = Siedler auf dem Spielplan. Wer unter anderen liegt, ist besiegt, kann aber weiterziehen.
    .name = Siedler auf dem Spielplan
about-count_hourglasses = Jede zahlt einen Aktionspunkt, bevor der Spielstein vorrückt. Am Ende sind sie nichts wert.
    .name = Sanduhren
about-count_swords = Ein Kampf kostet { COUNT(PRINTED("cost.attack_stronger"), "action_point", case: "accusative") } mit mehr Schwertern als der Verteidiger, { PRINTED("cost.attack_equal") } mit gleich vielen, { PRINTED("cost.attack_weaker") } mit weniger.
    .name = Schwerter
about-count_symbols = Freundliche Gottheiten treffen, wer die meisten hat, zornige, wer die wenigsten hat.
    .name = Zeus-Symbole
about-count_stars = Sterne für Wunder: Plättchen von Gebieten und Sterne auf Fortschritten. Sie werden nicht verbraucht.
    .name = Sterne
about-count_prestige = Prestige-Plättchen liegen bis zum Ende verdeckt und zählen zum Ergebnis.
    .name = Prestige
about-resource = Jedes Gebiets-Plättchen zählt bei jedem Fortschritt als einmal { THING($resource) }. Ressourcenwürfel ergänzen, was fehlt, und werden abgegeben.
about-destiny = Wirkung: { $effect }. Eine Karte, die man am Ende noch hat, ist { COUNT(PRINTED("scoring.per_destiny_card_in_hand"), "prestige_point", case: "accusative") } wert.
about-destiny_back = Diese Karten sind geheim. Für jedes Zeusfeld, das der Spielstein erreicht, wird eine gezogen.
    .name = Schicksalskarten
about-pile_destiny = Wer ein Zeusfeld erreicht oder passiert, zieht eine. Ist der Stapel leer, wird der Ablagestapel gemischt.
    .name = Schicksalskarten
about-seat = Gebiete, Fortschritte, Wunder und Karten bringen Prestigepunkte. Die Zahl im Siegel ist der Stand bisher.
    .name = { $who }

now-barred = Gesperrt: Hier darf niemand bleiben.
now-ruler = { $you ->
    [1] Du kontrollierst es.
   *[0] { $who } kontrolliert es.
}
now-tribe = Hier lebt ein Stamm: Er muss bekämpft werden.
now-nobody_rules = Niemand kontrolliert es.
now-journey = Ein Siedler von dir kostet { COUNT($n, "action_point", case: "accusative") } ({ $note }).
now-last = Ab Feld { $n } hat jeder noch eine letzte Aktion.
now-behind = Ganz hinten: { $list }.
now-space = Der Spielstein liegt auf Feld { $n }.
now-final = Er brächte { $n ->
    [0] keine Prestigepunkte
   *[other] { COUNT($n, "prestige_point", case: "accusative") }
}.
now-price = Kostet dich { COUNT($n, "action_point", case: "accusative") }.
now-bonuses = { $n ->
    [0] Kein Bonus ist frei.
    [one] 1 Bonus ist frei.
   *[other] { $n } Boni sind frei.
}
now-built = { $you ->
    [1] Du hast es errichtet.
   *[0] { $who } hat es errichtet.
}
now-stars = Du hast { $n }: { $tiles } auf Plättchen, { $skill } auf Fortschritten, { $discs } in dieser Spalte.
now-prestige = Bisher { $n ->
    [0] keine Prestigepunkte
   *[other] { COUNT($n, "prestige_point") }
}.
now-units = { $lands ->
    [one] 1 Gebiets-Plättchen
   *[other] { $lands } Gebiets-Plättchen
} und { $cubes ->
    [one] 1 Ressourcenwürfel
   *[other] { $cubes } Ressourcenwürfel
}.
now-points = Bisher { $n ->
    [0] keine Prestigepunkte
   *[other] { COUNT($n, "prestige_point") }
}.
