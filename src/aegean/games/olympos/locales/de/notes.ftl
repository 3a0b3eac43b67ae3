# Was geschieht.

note-laid = { $discovery } liegt auf dem Entwicklungsplan in Zeile { $n1 }, Spalte { $n2 }.
note-raised = { $wonder } liegt auf dem Entwicklungsplan in Spalte { $n1 }.
note-stacked = { $other } liegt auf dem Startfeld an { $n1 }. Stelle von unten.
note-bars = { $who } liegt zuunterst und sperrt Gebiete; { $other } liegt zuoberst und beginnt.
note-dealt = { $who } erhält zu Beginn 1 { THING($gain, case: "accusative") }.

note-paid = { $who } bezahlt { COUNT($n1, "action_point", case: "accusative") } für { THING($deed, case: "accusative", article: "definite") }{ $n2 ->
    [0] {""}
    [one] , davon 1 mit einer Sanduhr
   *[other] , davon { $n2 } mit Sanduhren
}.
note-paid_with_hourglasses = { $who } bezahlt { COUNT($n1, "action_point", case: "accusative") } für { THING($deed, case: "accusative", article: "definite") }, { $n1 ->
    [one] und zwar mit einer Sanduhr
   *[other] alle mit Sanduhren
}, und bleibt auf Feld { $n2 }.
note-pursued = { $who } bezahlt { $n } dieser Aktionspunkte als Aufpreis der Erinnyen.
note-advanced = { $who } rückt von Feld { $n1 } auf Feld { $n2 } vor.
note-finished = Für { $who } ist das Spiel auf Feld { $n1 } zu Ende: { $n2 ->
    [0] keine Prestigepunkte
   *[other] { COUNT($n2, "prestige_point") }
} für die Position.
note-reached_zeus = { $who } erreicht das Zeusfeld { $n1 }.

note-brought_in = { $who } setzt einen neuen Siedler ein, der { PLACE($territory, way: "to") } zieht.
    .begins = yes
note-moved = { $who } zieht mit einem Siedler { PLACE($territory1, way: "from") } { PLACE($territory2, way: "to") }.
    .begins = yes
note-rose = { $who } kämpft { PLACE($territory, way: "in") } erneut mit einem besiegten Siedler.
note-settled = { $who } nimmt { THING($territory, case: "accusative", article: "definite") } in Besitz: 1 Gebiets-Plättchen { $resource }{ $n ->
    [0] {""}
   *[other] {" "}und 1 Stern-Plättchen
}{ $territory ->
    [olympos] {" "}und das Zeus-Plättchen
   *[other] {""}
}.
note-beat_tribe = { $who } besiegt den Stamm { PLACE($territory, way: "in") } { $n1 ->
    [0] ohne Schwert
   *[other] mit { COUNT($n1, "sword", case: "dative") }
}: Der Kampf kostet { COUNT($n2, "action_point", case: "accusative") }.
note-beat_tribe_in_tie = { $who } besiegt den Stamm { PLACE($territory, way: "in") } { $n1 ->
    [0] ohne Schwert
   *[other] mit { COUNT($n1, "sword", case: "dative") }
} (die Demokratie entscheidet den Gleichstand): Der Kampf kostet { COUNT($n2, "action_point", case: "accusative") }.
note-fought = { $who } greift an und gewinnt (Schwerter { $n1 } zu { $n2 }): Dieser Kampf kostet { COUNT($n3, "action_point", case: "accusative") }.
note-fought_in_tie = { $who } greift an und gewinnt (Schwerter { $n1 } zu { $n1 }; durch die Demokratie gilt { $other } als stärker): Dieser Kampf kostet { COUNT($n2, "action_point", case: "accusative") }.
note-conquered = { $who } erobert { THING($territory, case: "accusative", article: "definite") } und nimmt { $other } das Gebiets-Plättchen { $resource }{ $territory ->
    [olympos] {" "}und das Zeus-Plättchen
   *[other] {""}
} ab. { $other } erhält 1 Sanduhr.
note-took_star = { $who } nimmt { $other } auch das Stern-Plättchen { PLACE($territory, way: "from") } ab.
note-fell_back = { $who } kontrolliert { THING($territory, case: "accusative", article: "definite") } wieder und nimmt { $other } das Gebiets-Plättchen { $resource }{ $territory ->
    [olympos] {" "}und das Zeus-Plättchen
   *[other] {""}
} ab.
note-left_empty = { $who } verlässt { THING($territory, case: "accusative", article: "definite") } und legt das Gebiets-Plättchen { $resource } in den Vorrat zurück{ $n ->
    [0] {""}
   *[other] ; das Stern-Plättchen bleibt dort
}{ $territory ->
    [olympos] ; das Zeus-Plättchen bleibt dort
   *[other] {""}
}.
note-withdrew = { $who } nimmt einen Siedler { PLACE($territory, way: "from") } ins Lager zurück (Hades).
    .begins = yes

note-learned = { $who } entwickelt den Fortschritt { $discovery } und gibt keine Ressourcenwürfel ab.
    .begins = yes
note-learned_with_cubes = { $who } entwickelt den Fortschritt { $discovery } und gibt Ressourcenwürfel ab: { $cubes }.
    .begins = yes
note-cheaper = { $who } nimmt die Variante { $variant }: Fortschritte, deren Feld { $resource } nennt, kosten { COUNT($n, "action_point", case: "accusative") } weniger.
note-armed = { $who } hat nun { COUNT($n, "sword", case: "accusative") }.
note-pious = { $who } hat nun { COUNT($n, "zeus_symbol", case: "accusative") }.
note-by_bonus = { $n ->
    [0] { $who } hat keinen Spielstein mehr für einen weiteren Siedler: Der Bonus { THING($discovery, case: "genitive", article: "definite") } verfällt.
   *[other] { $who } erhält { COUNT($n, $gain, case: "accusative") } (Bonus { THING($discovery, case: "genitive", article: "definite") }).
}
note-by_discovery = { $n ->
    [0] { $who } hat keinen Spielstein mehr für einen weiteren Siedler: Die Wirkung { THING($discovery, case: "genitive", article: "definite") } verfällt.
   *[other] { $who } erhält { COUNT($n, $gain, case: "accusative") } ({ $discovery }).
}
note-marked = { $who } hat nun { COUNT($n, "bonus_disc", case: "accusative") } in der Spalte { THING($wonder, case: "genitive", article: "definite") }.
note-built = { $who } errichtet { THING($wonder, case: "accusative", article: "definite") } mit { COUNT($n1, "star", case: "dative") }: { COUNT($n2, "prestige_point") } am Spielende.
    .begins = yes
note-used_athena = { $who } verbraucht den Stern der Athene für { THING($wonder, case: "accusative", article: "definite") }.
    .begins = yes
note-used_builder = { $who } wirft die Karte „Baumeister“ ab: 1 Stern für { THING($wonder, case: "accusative", article: "definite") }.
    .begins = yes

note-drew = { $who } zieht eine Schicksalskarte; { $n1 ->
    [0] der Stapel ist nun leer
   *[other] noch { $n1 } im Stapel
}.
note-looked_at = { $who } zieht eine Schicksalskarte zur Auswahl (Orakel); { $n1 ->
    [0] der Stapel ist nun leer
   *[other] noch { $n1 } im Stapel
}.
note-rejected = { $who } wirft „{ $destiny }“ ab (Orakel).
note-reshuffled = Der Ablagestapel wird gemischt und bildet den neuen Stapel aus { COUNT($n, "destiny_card", case: "dative") }.
note-no_card_left = { $who } zieht keine Schicksalskarte: Stapel und Ablagestapel sind leer.
note-by_card = { $who } erhält { COUNT($n, $gain, case: "accusative") } (Karte „{ $destiny }“).
note-supreme_by_democracy = { $who } gewinnt den Gleichstand um die meisten Gebiete (Demokratie).

note-revealed = { $who } deckt eine Olympos-Karte auf: { THING($god, article: "definite") } (Zeusfeld { $n1 }, { $n2 ->
    [0] vor allen anderen
   *[other] nach allen anderen
} erreicht).
note-favoured = { $who } spielt „Göttergunst“ aus und hat nun { COUNT($n, "zeus_symbol", case: "accusative") } ({ $god }).
    .begins = yes
note-favour_gone = { $who } hat wieder { $n ->
    [0] kein Zeus-Symbol
   *[other] { COUNT($n, "zeus_symbol", case: "accusative") }
}: „Göttergunst“ zählte nur für diese Olympos-Karte.
note-affected = { $who } hat die { $god ->
    [athena] meisten
    [ares] meisten
    [zeus] meisten
    [hecate] meisten
    [artemis] meisten
   *[other] wenigsten
} Zeus-Symbole ({ $n1 }): { $god ->
    [athena] Athene gibt { COUNT($n2, "star", case: "accusative") } für ein Wunder
    [ares] Ares gibt { COUNT($n2, "sword", case: "accusative") } bis zur nächsten Olympos-Karte
    [zeus] Zeus gibt { COUNT($n2, "prestige_point", case: "accusative") }
    [hecate] Hekate gibt { COUNT($n2, "settler", case: "accusative") }
    [artemis] Artemis gibt 1 Ressourcenwürfel nach Wahl
    [hades] Hades schickt 1 Siedler ins Lager zurück
    [keres] Keres nimmt am Spielende { COUNT($n2, "prestige_point", case: "accusative") }
    [siren] Die Sirene sperrt das Meer bis zur nächsten Olympos-Karte
    [nemesis] Nemesis nimmt alle Schicksalskarten
   *[erinyes] Die Erinnyen verteuern die nächste Aktion um { COUNT($n2, "action_point", case: "accusative") }
}.
note-by_god = { $who } erhält { COUNT($n, $gain, case: "accusative") } ({ $god }).
note-most_by_democracy = { $who } gewinnt den Gleichstand um die meisten Zeus-Symbole (Demokratie).
note-spared_by_democracy = { $who } hat ebenso wenige Zeus-Symbole, gewinnt aber den Gleichstand und bleibt verschont (Demokratie).
note-nobody_affected = { $god } hilft niemandem: Kein Spieler hat ein Zeus-Symbol.
note-no_disc_left = { $who } hat keinen Spielstein mehr für einen weiteren Siedler: Die Gabe { THING($god, case: "genitive", article: "definite") } verfällt.
note-nothing_to_lose = { $who } hat { $god ->
    [hades] keinen Siedler auf dem Spielplan: Hades nimmt keinen
   *[nemesis] keine Schicksalskarten: Nemesis nimmt keine
}.
note-lost_card = { $who } wirft „{ $destiny }“ ab (Nemesis).
note-spell_ends = { $god ->
    [ares] { $who } verliert die Schwerter des Ares wieder: Eine neue Olympos-Karte ist aufgedeckt.
   *[siren] { $who } darf das Meer wieder betreten: Der Bann der Sirene ist vorbei.
}
