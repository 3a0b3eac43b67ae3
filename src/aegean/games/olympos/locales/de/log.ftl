# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

told-bonus = {""}
told-build = {""}
told-cost = {""}
told-cube = {""}
told-deal = {""}
told-disc = {""}
told-discover = {""}
told-done = {""}
told-draw = {""}
told-expand = {""}
told-favour = {""}
told-from = {""}
told-later = {""}
told-lay = {""}
told-new = {""}
told-no = {""}
told-pay = {""}
told-raise = {""}
told-reveal = {""}
told-stack = {""}
told-star = {""}
told-take = {""}
told-to = {""}
told-variant = {""}
told-wonder = {""}

told-bar = { $who } sperrt { THING($territory, case: "accusative", article: "definite") }.
told-card = { $who } spielt „{ $destiny }“ aus.
told-fifth = Für den Spielbeginn wird ein fünfter Ressourcenwürfel gezogen: { $resource }.
told-keep = { $who } behält „{ $destiny }“.
told-pass = { $who } passt.
told-rest = { $who } rastet: Keine Aktion ist möglich.

many-move-bar = { $who } sperrt { $list }.
    .each = { THING($territory, case: "accusative", article: "definite") }
many-note-affected = { $list } haben die { $god ->
    [athena] meisten
    [ares] meisten
    [zeus] meisten
    [hecate] meisten
    [artemis] meisten
   *[other] wenigsten
} Zeus-Symbole (je { $n1 }): { $god ->
    [athena] Athene gibt ihnen je { COUNT($n2, "star", case: "accusative") } für ein Wunder
    [ares] Ares gibt ihnen je { COUNT($n2, "sword", case: "accusative") } bis zur nächsten Olympos-Karte
    [zeus] Zeus gibt ihnen je { COUNT($n2, "prestige_point", case: "accusative") }
    [hecate] Hekate gibt ihnen je { COUNT($n2, "settler", case: "accusative") }
    [artemis] Artemis gibt ihnen je 1 Ressourcenwürfel nach Wahl
    [hades] Hades schickt je 1 Siedler von ihnen ins Lager zurück
    [keres] Keres nimmt ihnen am Spielende je { COUNT($n2, "prestige_point", case: "accusative") }
    [siren] Die Sirene sperrt ihnen das Meer bis zur nächsten Olympos-Karte
    [nemesis] Nemesis nimmt ihnen alle Schicksalskarten
   *[erinyes] Die Erinnyen verteuern ihre nächste Aktion um je { COUNT($n2, "action_point", case: "accusative") }
}.
    .each = { $who }
many-note-by_discovery = { $who } erhält { $list } ({ $discovery }).
    .each = { COUNT($n, $gain, case: "accusative") }
many-note-laid = Entwicklungsplan, Zeile { $n1 }, Spalten 1 bis 5: { $list }.
    .each = { $discovery }
many-note-raised = Wunder der Spalten 1 bis 5: { $list }.
    .each = { $wonder }
many-note-stacked = Spielsteine auf dem Startfeld, von unten: { $list }.
    .each = { $other }
many-note-drew = { $who } zieht { COUNT($n, "destiny_card", case: "accusative") }.
many-note-looked_at = { $who } zieht { COUNT($n, "destiny_card", case: "accusative") } zur Auswahl (Orakel).
many-note-rejected = { $who } wirft { $list } ab (Orakel).
    .each = „{ $destiny }“
many-note-lost_card = { $who } wirft { $list } ab (Nemesis).
    .each = „{ $destiny }“
many-note-reached_zeus = { $who } erreicht die Zeusfelder { $list }.
    .each = { $n1 }
shown-drew = { $who } zieht die Schicksalskarte „{ $destiny }“; { $n1 ->
    [0] der Stapel ist nun leer
   *[other] noch { $n1 } im Stapel
}.
shown-looked_at = { $who } zieht die Schicksalskarte „{ $destiny }“ zur Auswahl (Orakel); { $n1 ->
    [0] der Stapel ist nun leer
   *[other] noch { $n1 } im Stapel
}.
many-shown-looked_at = { $who } zieht Schicksalskarten zur Auswahl (Orakel): { $list }.
    .each = „{ $destiny }“
many-shown-drew = { $who } zieht Schicksalskarten: { $list }.
    .each = „{ $destiny }“
