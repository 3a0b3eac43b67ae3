# Was die Dinge von Orichalkum sind und was sie jetzt bedeuten. Symbole stehen als :name: in den Sätzen.

kind-row = Platz der Aktionstafel
kind-stack = Landschaften
kind-pile = Stapel
kind-titan = Titan
kind-slot = Platz der Bautafel
kind-building = Gebäude
kind-creature = Kreatur
kind-trophy = besiegte Kreatur
kind-field = Feld
kind-island = Insel
kind-capital = Hauptstadt
kind-temple = Siegpunkt
kind-medal = Siegpunkt
kind-points = Siegpunkte
kind-goods = Ressourcen
kind-extra = Zusatzaktion
kind-track = Spielverlauf
kind-seat = Person am Tisch
kind-hand = Landschaft

about-row = { $cost ->
    [0] Die Karte auf diesem Platz ist gratis.
   *[other] Die Karte auf diesem Platz kostet { COUNT($cost, "hoplites", case: "accusative") }.
} Sie bringt ihre Landschaft und danach ihre Aktion: { $action }.
    .name = Platz { $n }: { $action }
about-row_empty = Karten rechts von einer Lücke rücken auf. Aufgefüllt wird, wenn alle am Zug waren.
    .name = Platz { $n }
about-stack = Die Landschaften mit { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
}, verdeckt. Jede neue Karte dieser Größe bekommt eine.
    .name = { $n ->
        [one] Landschaften mit 1 Feld
       *[other] Landschaften mit { $n } Feldern
    }
about-pile_cards = Die Aktionskarten, mit denen nach der Runde die Aktionstafel aufgefüllt wird.
    .name = Nachziehstapel
about-pile_discard = Benutzte und abgelegte Aktionskarten. Sie werden gemischt, wenn der Nachziehstapel leer ist.
    .name = Ablagestapel
about-pile_creatures = Die Kreaturen, die mit neuen :smoking-volcano: Vulkanen kommen.
    .name = Kreaturenbeutel
about-pile_buildings = Die Gebäude, mit denen nach der Runde die Plätze der Bautafel aufgefüllt werden.
    .name = Gebäudebeutel
about-titan = Ein Siegpunkt, solange du diesen Titanen hast. { $n } verbundene Felder mit { THING($terrain) } bringen ihn zu dir. Einmal, solange aktiv: { $text }
about-slot = { $text } Nötig ist ein unbewachtes Feld mit { THING($terrain) } oder ein leerer Vulkan.
about-slot_empty = Der Platz für ein Gebäude auf { THING($terrain) }. Er wird nach der Runde aufgefüllt.
    .name = Leerer Platz
about-building = { $text } Die Wirkung gilt bis zum Ende des Spiels.
about-creature = Stärke { $strength }: So viel müssen die Kampfwürfel zeigen, oder einen :death-skull: Totenkopf. Belohnung: { $text }
about-trophy = { PRINTED("extra_action_payments.pay_creatures.amount") ->
    [one] 1 besiegte Kreatur bezahlt eine Zusatzaktion beliebiger Art; sie kommt
   *[other] { PRINTED("extra_action_payments.pay_creatures.amount") } besiegte Kreaturen bezahlen eine Zusatzaktion beliebiger Art; sie kommen
} in den Beutel zurück.
about-field = { THING($terrain) }: nimmt Gebäude vom gleichnamigen Platz der Bautafel oder einen Teil eines Tempels. Verbundene Felder locken { $titan } an.
about-field_volcano = Ein leerer Vulkan nimmt jedes Gebäude und steht unter einem Tempel für jede Landschaftsart.
about-field_port = Ein Hafen: Wer ihn abdeckt, erhält { $hoplites ->
    [0] {""}
   *[other] { COUNT($hoplites, "hoplites", case: "accusative") }
}{ $orichalcum ->
    [0] .
   *[other] { $hoplites ->
        [0] { COUNT($orichalcum, "orichalcum") }.
       *[other] {" "}und { COUNT($orichalcum, "orichalcum") }.
    }
}
about-field_free = Hier liegt noch nichts. Neue Landschaften müssen an abgedeckte Felder grenzen.
about-island = Landschaften breiten sich von der Hauptstadt aus. Häfen zahlen, wenn sie abgedeckt werden; neben einer Kreatur wird nicht gebaut.
    .name = Insel: { $who }
about-capital = Deckt einen Hafen und ein Feld daneben ab. Sie zählt als :barracks-tent: { COUNT(PRINTED("capital.counts_as_training_camps"), "training_camp") } und :mine-wagon: { COUNT(PRINTED("capital.counts_as_mines"), "mine") }.
about-temple = Ein Siegpunkt. Er bedeckt vier unbewachte Felder einer Raute mit lauter verschiedenen Landschaftsarten; Vulkane stehen für jede.
about-medal = Ein Siegpunkt, gekauft mit { COUNT($n, "orichalcum", case: "dative") } in einer Bauaktion. Ein Feld ist nicht nötig.
about-goods_hoplites = Bezahlen teurere Karten und Zusatzaktionen und geben im Kampf Kampfwürfel dazu. Wer die meisten hat, beginnt die nächste Runde.
    .name = Hopliten
about-goods_orichalcum = { $n } Stücke ergeben eine :medal: Medaille; auch Zusatzaktionen lassen sich damit bezahlen.
    .name = Orichalkum
about-goods_camps = Rekrutieren bringt je Trainingslager einen :spartan-helmet: Hopliten; die Hauptstadt zählt als { PRINTED("capital.counts_as_training_camps") }.
    .name = Trainingslager
about-goods_mines = Produzieren bringt je Mine ein Stück :metal-bar: Orichalkum; die Hauptstadt zählt als { PRINTED("capital.counts_as_mines") }.
    .name = Minen
about-goods_creatures = Mit einer Kreatur auf der Insel gewinnt niemand, auch nicht mit { $n } Siegpunkten.
    .name = Übrige Kreaturen
about-extra = Nach der Aktion der Karte kannst du { PRINTED("constants.extra_actions_per_turn.value") ->
    [one] 1 Zusatzaktion
   *[other] { PRINTED("constants.extra_actions_per_turn.value") } Zusatzaktionen
} kaufen: { $list }.
    .name = { $payment }
about-track_round = Wer { COUNT($n, "victory_point") } und keine Kreatur mehr auf der Insel hat, gewinnt sofort.
    .name = Runde
about-track_initiative = Wer ihn hat, beginnt. Nach der Runde bekommt ihn, wer die meisten :spartan-helmet: Hopliten hat; wer zuletzt kommt, darf einen Hopliten nehmen.
    .name = Initiative-Marker
about-seat = { COUNT($n, "victory_point") } und keine Kreatur mehr gewinnen sofort. Tempel, Medaillen und Titanen zählen je einen.
    .name = { $who }
about-hand = Die Landschaft, die mit der Karte kam. Sie muss an abgedeckte Felder grenzen und darf gedreht werden.
    .name = Landschaft in der Hand

now-free = Gratis für dich.
now-costs = { $n ->
    [one] Kostet dich 1 Hopliten
   *[other] Kostet dich { $n } Hopliten
}; du hast { $has }.
now-cheaper = Sie wird billiger, wenn eine Karte davor genommen wird.
now-refilled = Am Ende der Runde wird aufgefüllt.
now-bare = Keine Landschaft liegt darauf.
now-brings = Bringt { $list }.
now-brings_beast = Bringt { $list } mit { THING($creature, article: "indefinite", case: "dative") }.
now-titan_centre = In der Mitte: Niemand hat diesen Titanen.
now-titan_active = { $you ->
    [1] Bei dir, aktiv.
   *[0] Bei { $who }, aktiv.
}
now-titan_used = { $you ->
    [1] Bei dir, inaktiv.
   *[0] Bei { $who }, inaktiv.
}
now-area = { $need ->
    [0] Dein größtes Areal hat { $n } Felder: Ein Feld mehr bringt ihn zu dir.
   *[other] { $n ->
        [0] Du hast noch kein solches Feld
        [one] Dein größtes Areal hat 1 Feld
       *[other] Dein größtes Areal hat { $n } Felder
    }: { $need ->
        [one] 1 mehr bringt
       *[other] { $need } mehr bringen
    } ihn zu dir.
}
now-titan_limit = { $n ->
    [one] Du darfst 1 Titanen haben.
   *[other] Du darfst { $n } Titanen haben.
}
now-sites = { $n ->
    [0] Du hast kein Feld dafür.
    [one] Du hast 1 Feld dafür.
   *[other] Du hast { $n } Felder dafür.
}
now-odd = { COUNT($n, "hoplites") }: { $percent } %
now-odds = Chance zu siegen: { $list }.
now-bars = { $n ->
    [0] Die Kreatur sperrt kein Feld.
    [one] Die Kreatur sperrt 1 Feld.
   *[other] Die Kreatur sperrt { $n } Felder.
}
now-trophies = { $you ->
    [1] Du hast insgesamt { $n }.
   *[0] { $who } hat insgesamt { $n }.
}
now-lair = Hier lebt eine Kreatur.
now-buildable = Hier kann gebaut werden.
now-guarded = Neben einer Kreatur: Hier kann nicht gebaut werden.
now-joined = { $n ->
    [one] Es liegt allein.
   *[other] { $n } verbundene Felder mit { THING($terrain) }.
}
now-island_state = { $free ->
    [0] Kein Feld ist
    [one] 1 Feld ist
   *[other] { $free } Felder sind
} frei, { $n ->
    [0] keine Kreatur ist
    [one] 1 Kreatur ist
   *[other] { $n } Kreaturen sind
} übrig.
now-wealth = Kostet dich { $n }; du hast { $has }.
now-round = Runde { $n }.
now-order = { $list }.
now-score = { $n } von { $all } Siegpunkten, { $creatures ->
    [0] keine Kreatur
    [one] 1 Kreatur
   *[other] { $creatures } Kreaturen
} übrig.
