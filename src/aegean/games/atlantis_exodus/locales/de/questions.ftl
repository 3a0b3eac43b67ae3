# Wonach ein Spieler gefragt wird.

ask-main = { $n ->
    [0] { $favours ->
        [0] Keine Aktion übrig: Nutze eine Säule oder beende den Zug
        [one] Keine Aktion übrig: Eine weitere braucht deinen letzten Gunstmarker
       *[other] Keine Aktion übrig: Jede weitere braucht einen Gunstmarker (noch { $favours })
    }
   *[other] Wähle eine Aktion (noch { $n })
}
ask-send_to = Entsende { THING($profession, case: "accusative", article: "indefinite") }: Wähle, wohin
ask-cell = Wähle ein Feld für { THING($tile, case: "accusative", article: "definite") }
ask-king = Bewege deinen König
ask-guard = Der Wächter ist { THING($profession, article: "indefinite") }: Nimm ihn mit oder nicht
ask-book = Wähle ein Lehrbuch ({ $cause })
ask-order = Wähle ein Reihenfolgefeld
ask-who = „{ $card }“: Wähle, wen du entsendest
ask-recall = „Neue Wahl“: Wähle einen Siedler, den du in den Beutel zurücklegst; du ziehst 2 und behältst 1
ask-man = Wähle, ob du einen Siedler in die neue Werkstatt „{ $tile }“ entsendest
ask-tile_cell = { $purpose ->
    [swap] Wähle die erste von zwei Unterkünften, die du tauschst
    [with] Wähle die Unterkunft, mit der du tauschst: { $tile }
    [move] Wähle eine Werkstatt oder Agora, die du verschiebst
    [there] Wähle ein neues Feld für { THING($tile, case: "accusative", article: "definite") }
   *[apprentice] Wähle eine Werkstatt für den Lehrling
}
ask-pillar_card = { $display ->
    [any] Wähle eine Säulenkarte
   *[other] Wähle eine Säulenkarte aus Säulenauslage { $display }
}
ask-own_pillar = Wähle eine Säule für { THING($stage, case: "accusative", article: "definite") } „{ $card }“
ask-man_pillar = Wähle, ob du { THING($profession, case: "accusative", article: "indefinite") } auf die neue Karte entsendest
ask-influence_pick = Wähle eine Einflusskarte ({ $n ->
    [0] der Nachziehstapel ist leer
   *[other] { $n } im Nachziehstapel
})
ask-influence_keep = Wähle die Einflusskarte, die du behältst; die andere wird offen abgelegt
ask-tile_pick = Wähle { THING($sort, case: "accusative", article: "indefinite") }
ask-tile_keep = Behalte eins von beiden: { $one } oder { $two }
ask-scroll_pick = Wähle eine Wissenskarte
ask-scroll_keep = Behalte „{ $one }“ oder „{ $two }“
ask-monument = Wähle ein Monument
ask-rotation = Drehe die Ebenen der Stadt
ask-colour = „{ $card }“: Wähle eine Farbe
ask-kept_settler = Wähle den Siedler, den du behältst
ask-swap = Tausche ein Lehrbuch ({ $cause }): noch { $n }
ask-trade = „{ $card }“: Tausche Gold und Lehrbücher
ask-offer = „{ $card }“: Wähle das Lehrbuch, das du abgibst
ask-offered = „{ $card }“: Wähle Siegpunkte oder Flammen für das Lehrbuch
ask-devote = „{ $card }“: Wähle ein Lehrbuch oder Flammen für die Siegpunkte
ask-donate_book = Spende ein Lehrbuch für { COUNT($points, "victory_point", case: "accusative") }: noch { $n }
ask-donate_gold = Spende Gold: je { COUNT($points, "victory_point") }
ask-first_effect = { $both ->
    [1] „{ $card }“: Wähle, ob Sockel oder Schaft zuerst kommt
   *[0] „{ $card }“: Wähle Sockel oder Schaft, zweimal zu nutzen
}
ask-train = { $free ->
    [1] Wähle, wen du kostenlos ausbildest
   *[0] Wähle, wen du ausbildest
}
ask-workshop_flames = Rücke { COUNT($n, "step", case: "accusative") } vor ({ $cause }) oder verzichte
ask-start_player = Der Erste der Sortierleiste wird ausgelost
ask-draw_settler = Ein Siedler wird aus dem Beutel gezogen
ask-stock = Siedler für die Stadt werden gezogen
ask-wave = Das Katastrophenplättchen wird aufgedeckt
ask-lay_tile = Plättchen werden in die Stadt gelegt
ask-lay_lodging = Eine Unterkunft wird ausgelegt
ask-lay_monument = Monumente werden ausgelegt
ask-draw_tile = Ein Plättchen wird gezogen
ask-deal_pillar = Säulenkarten werden ausgelegt
ask-deal_scroll = Wissenskarten werden ausgelegt
ask-draw_scroll = Eine Wissenskarte wird gezogen
ask-draw_influence = Eine Einflusskarte wird gezogen
