# Was die Dinge von Atlantis Exodus sind und was sie jetzt bedeuten. Symbole stehen als :name: in den Sätzen.

kind-space = Feld der Stadt
kind-level = Ebene der Stadt
kind-post = Wächterplatz
kind-king = Figur
kind-priest = Figur
kind-course = Spielverlauf
kind-order = Reihenfolgeleiste
kind-display = Auslage
kind-scroll = Wissenskarte
kind-influence = Einflusskarte
kind-pillar = Säulenkarte
kind-tile = Plättchen
kind-goods = Güter
kind-field = Ausbildungsfeld
kind-colour = Ausbildungsbereich
kind-training = Ausbildung
kind-region = Gebiet
kind-settlement = Siedlungsbereich
kind-ships = Schiffsleiste
kind-seat = Person am Tisch

about-space = Wer seinen :meeple-king: König hierher bewegt, erhält: { $text }.
about-level = Hierher ziehen die Könige in Runde { $n }; Mauern überquert niemand. Vor einem neuen Jahr dreht eine Katastrophe die mittlere und die oberste Ebene.
about-post = Der :guards: Wächter zwischen zwei Feldern. Wer mit dem König auf eines davon kommt, darf den Siedler mitnehmen.
    .name = Wächterplatz
about-king = Zieht einmal je Runde: auf die oberste Ebene, dann auf die mittlere, dann auf die unterste. Wo ein König steht, darf kein anderer hin.
    .name = König: { $who }
about-king_neutral = Sperrt sein Feld für alle Könige.
    .name = Neutraler König
about-priest = Zieht für jede :fire: Flamme ein Feld weiter. Felder, die er erreicht oder passiert, geben ihren Bonus.
    .name = Hohepriester: { $who }
about-course_years = Das Spiel hat { $n } Jahre mit je drei Runden. Nach den Jahren 2, 4 und 5 wird ein Gebiet gewertet.
    .name = Jahre
about-course_order = In jedem Jahr wählt jeder ein Feld der Reihenfolgeleiste. Von links nach rechts ist das die Reihenfolge aller Runden.
    .name = Spielerreihenfolge
about-course_actions = In der zweiten Phase hat jeder { $n } Aktionen: Flamme, ausbilden, entsenden, Wissenskarte nehmen, Einflusskarte ausspielen. Gunstmarker kaufen weitere.
    .name = Aktionen
about-course_track = Jede :fire: Flamme bewegt einen Hohepriester ein Feld. Boni zählen, wenn sie erreicht oder passiert werden.
    .name = Apotheosis-Leiste
about-order = Bonus: { $text }. Die Reihenfolge von links nach rechts gilt das ganze Jahr.
about-display_knowledge = Wissenskarten zählen am Ende. Wer eine nimmt, entsendet zwei ausgebildete Siedler.
    .name = Wissenskarten
about-display_influence = Einflusskarten werden als Aktion ausgespielt. Sie kommen von der Apotheosis-Leiste; auf der Hand sind sie geheim.
    .name = Einflusskarten
about-display_pillars = Säulen werden nach oben gebaut: Sockel, Schaft, Kapitell. Jede Runde kannst du je Säule eine Karte nutzen.
    .name = Säulen
about-display_lodgings = Eine neue Unterkunft wird genommen, wenn ein Siedler entsandt wird und keine eigene offen ist.
    .name = Unterkünfte
about-display_tiles = Offen liegende Plättchen. Wer so eines erhält, kann eines von diesen nehmen, statt zu ziehen.
    .name = Offene Auslage
about-display_supply = Lehrbücher, Gold und Gunstmarker, die niemand hat, und die Siedler im Beutel.
    .name = Vorrat
about-scroll = Am Ende wert: { $text }. Dafür entsendest du { THING($first, article: "indefinite", case: "accusative") } und { THING($second, article: "indefinite", case: "accusative") }.
about-influence = { $text }
about-pillar_base_swap_book = Einmal je Runde: ein Lehrbuch gegen eines anderer Farbe tauschen.
about-pillar_base_recycle_settler = Einmal je Runde: einen Siedler in den Beutel legen, zwei ziehen und einen behalten.
about-pillar_base_book_to_vp_or_flame = Einmal je Runde: ein Lehrbuch für { COUNT($n, "victory_point", case: "accusative") } oder { COUNT($n, "flame", case: "accusative") }.
about-pillar_base_vp_to_book_or_flame = Einmal je Runde: { COUNT($n, "victory_point") } für ein Lehrbuch oder eine Flamme.
about-pillar_base_gold_books = Einmal je Runde: ein Gold für { COUNT($n, "textbook", case: "accusative") } einer Farbe oder umgekehrt.
about-pillar_shaft_gain_vp = Einmal je Runde, mit einem Gelehrten darauf: { COUNT($n, "victory_point") }.
about-pillar_shaft_gain_book = Einmal je Runde, mit einem Gelehrten darauf: ein beliebiges Lehrbuch.
about-pillar_shaft_gain_flame = Einmal je Runde, mit einem Gelehrten darauf: :fire: { COUNT($n, "flame") }.
about-pillar_shaft_dispatch = Einmal je Runde, mit einem Gelehrten darauf: einen Siedler entsenden.
about-pillar_shaft_train = Einmal je Runde, mit einem Gelehrten darauf: einen Siedler ausbilden und dafür zahlen.
about-pillar_capital_both = Einmal je Runde, mit einem Philosophen darauf: Sockel und Schaft dieser Säule nutzen.
about-pillar_capital_twice = Einmal je Runde, mit einem Philosophen darauf: Sockel oder Schaft dieser Säule zweimal nutzen.
about-tile_workshop = { $text } Sie wirkt, wenn auf allen Plätzen die gezeigten Siedler stehen.
about-tile_agora = Gibt sofort, was sie zeigt, und kommt dann auf ein Agora-Feld des Siedlungsbereichs.
about-tile_ship = Kommt für Punkte auf die Schiffsleiste und trägt einen Siedler, der in jedem Gebiet zählt.
about-tile_lodging = Hat Platz für Siedler jeder Art, die in ihrem Gebiet zählen. Niemand hat zwei offene Unterkünfte.
about-tile_monument = { $text }
about-goods_book = Lehrbücher bezahlen Ausbildungen.
about-goods_gold = Gold bezahlt die höchsten Ausbildungen. Es ersetzt keine Lehrbücher.
about-goods_favour = Gibt eine weitere Aktion. Die Felder dafür öffnen sich mit { $list } Plättchen im Siedlungsbereich.
about-field = Einen Siedler von hier zu entsenden bringt: { $text }.
about-colour = Hier beginnen und lernen die Siedler dieser Farbe. Gebiete vergleichen die Siedler Farbe für Farbe.
    .name = { $colour ->
        [purple] Lila Siedler
        [white] Weiße Siedler
       *[brown] Braune Siedler
    }
about-training = Bildet { THING($first, case: "accusative", article: "indefinite") } { THING($second, case: "dative", article: "to") } aus. Das kostet { $list }.
about-region = Wertung nach Jahr { $n }: je Farbe { $points } Siegpunkte für jeden, der hier und auf Schiffen weniger Siedler hat.
about-region_solo = Wertung nach Jahr { $n }, wenn hier eine Unterkunft steht: Deine Siedler hier und auf Schiffen bringen Punkte.
about-settlement = Plättchen bringen den Platzierungsbonus ihres Feldes. Siedler in Unterkünften und Werkstätten zählen in ihrem Gebiet.
    .name = Siedlung: { $who }
about-ships = Jedes Schiff wertet sofort sein Feld und trägt einen Siedler, der in allen drei Gebieten zählt.
    .name = Schiffe: { $who }
about-seat = Die Punkte im Siegel sind erhalten. Wissenskarten, Monumente und volle Zeilen kommen am Ende dazu.
    .name = { $who }

now-reach = Dein König kann hierher.
now-king_here = Hier steht ein König: { $list }.
now-guard = Der Wächter ist { THING($settler, article: "indefinite") }.
now-stands = Steht { PLACE($space, way: "in") }.
now-priest = Feld { $n } von { $all }.
now-year = Jahr { $n }: { $phase }.
now-order = { $list }.
now-actions = { $n ->
    [one] Noch 1 Aktion.
   *[other] Noch { $n } Aktionen.
}
now-taken_by = { $who } hat es gewählt.
now-bag = { $n ->
    [one] 1 Siedler ist im Beutel.
   *[other] { $n } Siedler sind im Beutel.
}
now-worth = { $n ->
    [one] Für dich jetzt 1 Siegpunkt wert.
   *[other] Für dich jetzt { $n } Siegpunkte wert.
}
now-payable = Du kannst sie bezahlen.
now-short = { $n ->
    [one] Dir fehlt 1 davon.
   *[other] Dir fehlen { $n } davon.
}
now-scored = Es ist schon gewertet.
now-tiles = { $n ->
    [one] 1 von 15 Feldern hat
   *[other] { $n } von 15 Feldern haben
} ein Plättchen.
now-berths = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}, { $free } ohne Siedler.
now-points = { $n ->
    [one] Bisher 1 Siegpunkt.
   *[other] Bisher { $n } Siegpunkte.
}
now-shows = Es zeigt: { $text }.
