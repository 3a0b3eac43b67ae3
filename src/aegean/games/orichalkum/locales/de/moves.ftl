# Züge, wie sie erzählt werden.

move-take = Die Aktionskarte auf Platz { $position } nehmen
move-port = Die Hauptstadt { $port ->
    [mixed] auf den Hafen mit beiden Ressourcen
    [hoplites] auf den Hafen mit Hopliten
   *[orichalcum] auf den Hafen mit Orichalkum
} legen
move-capital = Die zweite Hälfte der Hauptstadt nach { $direction } legen
move-lay = Die Landschaft auf { $field } platzieren
move-turn = Nach { $direction } drehen
move-titan = Zuerst { $titan } nehmen
move-return = { $titan } in die Tischmitte zurücklegen
move-act = Die Aktion der Karte durchführen
move-skip = Auf die Aktion der Karte verzichten
move-double = Die Gunst nutzen: doppelt so viel
move-single = Die Gunst aufsparen
move-fight = Die Kreatur auf { $field } bekämpfen
move-stop_fighting = Keine weitere Kreatur bekämpfen
move-kronos = Die Gunst von Kronos nutzen: sofort gewinnen
move-dice = Die Kampfwürfel werfen
move-send = { $number ->
    [0] Keinen Hopliten
   *[other] { COUNT($number, "hoplites", case: "accusative") }
} schicken
move-settle = Das Gebäude auf { $field } platzieren
move-decline = Das Gebäude nicht platzieren
move-build = Vom Platz „{ $slot }“ der Bautafel bauen
move-temple = Einen Tempel bauen: 1 Siegpunkt
move-medal = Eine Medaille schmieden
move-stop_building = Kein zweites Objekt bauen
move-on = Auf { $field } bauen
move-raise = Den Tempel ab { $field } bauen
move-face = Den Tempel nach { $direction } bauen
move-pay = { $payment } für eine Zusatzaktion abgeben
move-nothing = Keine Zusatzaktion kaufen
move-give = 1 { THING($creature, case: "accusative") } abgeben
move-extra = Zusatzaktion: { $action }
move-discard = Die Aktionskarte auf Platz { $position } ablegen
move-initiative = { $seat } den Initiative-Marker geben
move-bonus = { COUNT(PRINTED("constants.last_player_bonus_hoplites.value"), "hoplites", case: "accusative") } nehmen
move-no_bonus = Keinen Hopliten nehmen
move-start = { $seat } nimmt den Initiative-Marker und fängt an
move-island = Inseltafel: { $island }
move-card = Aufgedeckte Aktionskarte: { $card }
move-tile = Aufgedeckte Landschaft: { $tile }
move-creature = Gezogene Kreatur: { $creature }
move-building = Gezogenes Gebäude: { $building }
move-roll = Kampfwürfel: { $faces }
