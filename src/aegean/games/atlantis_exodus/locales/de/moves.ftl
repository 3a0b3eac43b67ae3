# Züge, wie sie angeboten und erzählt werden.

move-order = { $order ->
    [order_1] Reihenfolgefeld 1: Startspieler, kein Bonus
    [order_2] Reihenfolgefeld 2: { PRINTED("order_space.order_2.bonus") }
    [order_3] Reihenfolgefeld 3: { PRINTED("order_space.order_3.bonus") }
    [order_4] Reihenfolgefeld 4: { PRINTED("order_space.order_4.bonus") }
   *[order_5] Reihenfolgefeld 5: an letzter Stelle, der König darf zu einem anderen König
}
move-king = Den König { PLACE($space, way: "to") } stellen
move-guard = { $choice ->
    [take] Den Wächter mitnehmen
   *[leave] Den Wächter stehen lassen
}
move-climb = Mit dem Hohepriester 1 Schritt vorrücken
move-train = Einen { THING($profession, case: "accusative") } { THING($target, case: "dative", article: "to") } ausbilden
move-send = Einen { THING($profession, case: "accusative") } entsenden
move-learn = Die Wissenskarte auf Platz { $slot } der Auslage nehmen
move-play = Die Einflusskarte „{ $card }“ ausspielen
move-use = Säule { $pillar }: { THING($stage, case: "accusative", article: "definite") } nutzen
move-end = Den Zug beenden
move-favour = Einen Gunstmarker für eine weitere Aktion einsetzen
move-man = Einen { THING($profession, case: "accusative") } in die neue Werkstatt entsenden
move-recall = Einen { THING($profession, case: "accusative") } in den Beutel zurücklegen
move-lodge = In die noch nicht komplettierte Unterkunft
move-settle = In eine neue Unterkunft von Platz { $slot } der Auslage
    .belongs = yes
move-board = Auf ein Schiff
    .belongs = yes
move-staff = In die Werkstatt { PLACE($cell, way: "in") }
    .belongs = yes
move-remember = Auf Säule { $pillar }
    .belongs = yes
move-cell = { $cell } wählen
    .belongs = yes
move-book = { COUNT(1, $book, case: "accusative") } nehmen
    .belongs = yes
move-give = { COUNT(1, $book, case: "accusative") } abgeben
move-pillar = Aus Säulenauslage { $display } { THING($stage, case: "accusative", article: "definite") } nehmen
move-column = Auf Säule { $pillar } legen
move-answer = { $choice ->
    [yes] Den Siedler auf die neue Karte entsenden
   *[no] Den Siedler im Ausbildungsbereich behalten
}
move-influence = Die offen ausliegende Einflusskarte „{ $card }“ nehmen
move-keep = Die Einflusskarte „{ $card }“ behalten
move-tile = Das Plättchen „{ $tile }“ nehmen
move-scroll = Die Wissenskarte „{ $kind }“ nehmen
move-monument = Das Monument „{ $monument }“ nehmen
move-turn = Die mittlere Ebene auf { $middle ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
} und die oberste auf { $top ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
} drehen
move-colour = { $colour } wählen
move-swap = { COUNT(1, $give, case: "accusative") } gegen { COUNT(1, $get, case: "accusative") } tauschen
move-trade = { $give ->
    [gold] 1 Gold gegen { THING($get, 2, case: "accusative") } tauschen
   *[other] { THING($give, 2, case: "accusative") } gegen 1 Gold tauschen
}
move-points = { THING("victory_point", 2, case: "accusative") } nehmen
move-flame = { THING("flame", 2, case: "accusative") } nehmen
move-donate = { COUNT($gold, "gold", case: "accusative") } spenden
move-first = Zuerst { THING($stage, case: "accusative", article: "definite") } nutzen
move-draw_two = Zwei zur Auswahl ziehen
move-decline = Verzichten
move-stop = Hier aufhören
move-start = { $seat } steht auf der Sortierleiste vorn
move-draw = Aus dem Beutel gezogen: ein { $colour ->
    [purple] lila
    [white] weißer
   *[brown] brauner
} Siedler
move-wave = Katastrophe: Die mittlere Ebene dreht sich um { $middle ->
    [1] 90°
   *[2] 180°
}, die oberste insgesamt um { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
}
move-lay = Das Plättchen „{ $tile }“ wird aufgedeckt
move-deal_pillar = Die Säulenkarte „{ $card }“ wird ausgelegt
move-deal_scroll = Die Wissenskarte „{ $kind }“ wird aufgedeckt
move-deal_influence = Die Einflusskarte „{ $card }“ wird gezogen

hidden-deal_influence = {""}
hidden-keep = { $who } behält eine der gezogenen Einflusskarten.
