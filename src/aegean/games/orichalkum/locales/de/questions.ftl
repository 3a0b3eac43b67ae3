# Wonach ein Spieler gefragt wird.

ask-take_card = Nimm eine Aktionskarte: Du hast { $n ->
    [0] keine Hopliten
   *[other] { COUNT($n, "hoplites", case: "accusative") }
}
ask-choose_port = Wähle einen Hafen für deine Hauptstadt
ask-capital = Wähle ein Feld für die zweite Hälfte deiner Hauptstadt
ask-lay = { $n ->
    [1] Wähle ein Feld für die Landschaft { $tile }
   *[other] Wähle ein Feld für den Teil { $part } der Landschaft { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}mit { THING($creature, case: "dative", article: "indefinite") } (Stärke { $strength })
}
ask-turn = Drehe die Landschaft { $tile } um { $field }
ask-titan_order = Wähle, welchen Titanen du zuerst nimmst: Du darfst { COUNT($n, "titan", case: "accusative") } besitzen, und der zuletzt genommene bleibt
ask-return_titan = { $titan } kommt, und du darfst { COUNT($n, "titan", case: "accusative") } besitzen: Wähle, welchen anderen du zurücklegst
ask-act = Führst du die Aktion „{ $action }“ deiner Karte durch?
ask-double = Nutzt du die Gunst von { $titan }, um doppelt so viel zu erhalten?
ask-target = { $n ->
    [0] Wähle eine Kreatur für den Kampf
   *[other] Wähle noch eine Kreatur für den Kampf oder höre auf
}
ask-kronos = Besiegst du { THING($creature, case: "accusative", article: "definite") } (Stärke { $strength }) mit der Gunst von Kronos oder würfelst du?
ask-send = Wie viele Hopliten schickst du gegen { THING($creature, case: "accusative", article: "definite") } (Stärke { $strength }{ $n ->
    [0] {""}
   *[other] ; { COUNT($n, "hoplites") } schon dort
})?
ask-settle = Wähle ein Feld für das Gebäude des Minotaurus ({ $building }) oder lege es zurück
ask-object = { $n ->
    [0] Wähle, was du baust
   *[other] Nutzt du die Gunst von Theia für ein zweites Objekt?
}
ask-build_on = Wähle ein Feld für { THING($building, case: "accusative", article: "definite") }: { $slot } oder ein leerer Vulkan
ask-temple = Wähle, wo der Tempel steht
ask-temple_face = Wähle die Raute bei { $field } für den Tempel
ask-pay = { $n ->
    [0] Kaufst du eine Zusatzaktion?
   *[other] Kaufst du noch eine Zusatzaktion (Schmiede)?
}
ask-give_creature = Wähle { $n ->
    [one] eine besiegte Kreatur, die du abgibst
   *[other] nacheinander { $n } besiegte Kreaturen, die du abgibst
}
ask-extra = Wähle die Zusatzaktion, die du gekauft hast
ask-discard = Lege eine Aktionskarte der Aktionstafel ab
ask-initiative = Mehrere haben die meisten Hopliten: Wähle, wer den Initiative-Marker erhält
ask-last_bonus = Du bist in der neuen Runde zuletzt an der Reihe: Nimm { COUNT(PRINTED("constants.last_player_bonus_hoplites.value"), "hoplites", case: "accusative") } oder verzichte darauf
ask-pick_island = Wähle deine Insel
ask-start_player = Der Startspieler wird ausgelost
ask-deal_island = Eine Inseltafel wird verteilt
ask-draw_card = Eine Aktionskarte wird aufgedeckt
ask-draw_tile = Eine Landschaft wird aufgedeckt
ask-draw_creature = Eine Kreatur wird gezogen
ask-draw_building = Ein Gebäude wird gezogen
ask-minotaur_draw = Das Gebäude des Minotaurus wird gezogen
ask-combat_dice = Die Kampfwürfel werden geworfen
