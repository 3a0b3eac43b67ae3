# Was die Dinge von Athens sind und was sie jetzt bedeuten. Symbole stehen als :name: in den Sätzen.

kind-card = Aktionskarte
kind-pile = Stapel
kind-square = Feld
kind-event = Ereigniskarte
kind-base = Basiskarte
kind-cube = Holzwürfel
kind-tiles = Bevölkerungsplättchen
kind-dice = Würfel
kind-track = Spielverlauf
kind-oracle = Orakelkarte
kind-worker = Figur
kind-seat = Person am Tisch

about-card_barracks = Aus { PRINTED("action_card.barracks.options.barracks_infantry.requires.barley_field") }× Gerstenfeld und { PRINTED("action_card.barracks.options.barracks_infantry.requires.smithy") }× Schmiede werden :spartan-helmet: { COUNT($n, "infantry") }. Die Quadrate zahlen { $list } Siegpunkte, je einmal.
about-card_stable = Aus { PRINTED("action_card.stable.options.stable_cavalry.requires.barley_field") }× Gerstenfeld und { PRINTED("action_card.stable.options.stable_cavalry.requires.smithy") }× Schmiede werden :horse-head: { COUNT($n, "cavalry") }. Die Quadrate zahlen { $list } Siegpunkte, je einmal.
about-card_piraeus_port = Baut :trireme: Galeeren oder verschifft Truppen gegen Münzen, Stoff und Weizen. Die Quadrate zahlen { $list } Siegpunkte, je einmal.
about-card_atelier = Macht :amphora: Wein oder :jug: Olivenöl aus Basissymbolen von Brennofen und Weinberg oder Olivenhain. Die Quadrate zahlen { $list } Siegpunkte, je einmal.
about-card_trader = Macht aus Wein und Olivenöl :rolled-cloth: Stoff oder :two-coins: Münzen. Die Quadrate zahlen { $list } Siegpunkte, je einmal.
about-card_laurion_silver_mine = Bringt ohne Basissymbole :two-coins: { COUNT($n, "coin", case: "accusative") }. Die erste Münze auf dem Quadrat zahlt { $list } Siegpunkte.
about-card_delphi = Ein Holzwürfel kauft eine :drama-masks: Orakelkarte. Für 1 Weizen ziehst du drei und behältst zwei.
about-card_village = { PRINTED("action_card.village.requires_base_cards") } deiner Basiskarten kommen für immer darunter. Es ist bei jeder Aktion ein Basissymbol beliebiger Art und am Ende { COUNT($points, "victory_point") } wert.
about-card_ecclesia = Einmal je Runde kannst du die grauen Bevölkerungswürfel benutzen statt der weißen. Am Ende zahlen 1, 2, 3 oder 4 davon { $list } Siegpunkte.
about-card_agora = Zieht sofort { $n } Plättchen; jede Runde kannst du eines tauschen. { COUNT($points, "victory_point") } und ein Kreis für einen Zylinder.
about-card_workshop = { COUNT($points, "victory_point") } und { $n } Kreise: Ein Zylinder, der dort steht, deckt auf seinem Bauwerk { COUNT(PRINTED("landmark_pile.cylinder_circle_vp"), "victory_point", case: "accusative") } mehr auf.
about-landmark = { COUNT($points, "victory_point") } am Ende. Der Zylinder verdeckt { PRINTED("landmark_pile.cylinder_circle_vp") ->
    [one] 1 weiteren; er zählt, wenn der Zylinder
   *[other] { PRINTED("landmark_pile.cylinder_circle_vp") } weitere; sie zählen, wenn der Zylinder
} auf deiner Agora oder Werkstatt steht.
about-temple = { COUNT($points, "victory_point") }; der Zylinder verdeckt { PRINTED("landmark_pile.cylinder_circle_vp") } mehr. Wer die Karte hat, kann sie als Aktion wählen: Ein Holzwürfel kauft eine :drama-masks: Orakelkarte.
about-pile_landmark = Die Bauwerke: Immer eines liegt offen. Wer die Basissymbole des Steinbruchs hat, nimmt es, und das nächste wird aufgedeckt.
    .name = Bauwerke
about-pile_oracle = Jede Orakelkarte ist { COUNT($points, "victory_point") } wert. Ab { PRINTED("oracle_scoring.smiling_threshold") } lächelnden Masken gibt es einmal { $bonus } mehr, ab { PRINTED("oracle_scoring.crying_threshold") } weinenden { $penalty } weniger.
    .name = Stapel der Orakelkarten
about-oracle = Am Ende { COUNT($points, "victory_point") } wert. Ab { PRINTED("oracle_scoring.smiling_threshold") } lächelnden Masken auf deinen Karten einmal { $bonus } mehr, ab { PRINTED("oracle_scoring.crying_threshold") } weinenden { $penalty } weniger.
about-square_card = Nimmt { COUNT(1, $cube, case: "accusative") } von dir, sofort { COUNT($points, "victory_point") }. Der Holzwürfel bleibt bis zum Ende des Spiels dort.
    .name = Quadrat: { THING($cube) }
about-square_event = Nimmt { COUNT(1, $cube, case: "accusative") }, sofort { COUNT($points, "victory_point") }. Das Feld { $row ->
    [upper] darunter
   *[lower] darüber
} zahlt { $other }.
    .name = { $event }: { THING($cube) }
about-square_any = Ein weißes Feld: nimmt einen Holzwürfel jeder Farbe, sofort { COUNT($points, "victory_point") }. Das { $row ->
    [upper] darunter
   *[lower] darüber
} zahlt { $other }.
    .name = { $event }: jeder Holzwürfel
about-event = Je Runde kann jeder auf ein Ereignis Holzwürfel legen; jeder wertet sofort sein Feld. Volle Reihen werden geräumt; { $n ->
    [one] eine geräumte Reihe schließt
   *[other] { $n } geräumte Reihen schließen
} das Ereignis.
about-base = Gibt bei jeder Aktion ein Basissymbol { THING($base) }. Umgedreht gibt sie zwei und ist { COUNT($points, "victory_point") } wert.
about-cube = Wertet ein Feld seiner Farbe oder ein weißes. Was du behältst, ist am Ende nichts wert.
about-tiles_bag = Bürger, die noch nicht gezogen sind. In jeder Runde nach der ersten zieht jeder { PRINTED("constants.later_round_tiles") }.
    .name = Bevölkerungsbeutel
about-tiles_discard = Bürger, mit denen bezahlt wurde oder die abgeworfen wurden. Sie kommen in den Beutel zurück, wenn er leer ist.
    .name = Abgeworfene Plättchen
about-tiles = Bürger bezahlen Aktionskarten; keine Schicht ersetzt eine andere. In der Bevölkerungsphase behält niemand mehr als { $n }.
    .name = Plättchen: { $who }
about-dice_white = Diese beiden Bürger gehen in dieser Runde von jedem Preis ab, für alle.
    .name = Weiße Bevölkerungswürfel
about-dice_grey = Wer sie gewürfelt hat, zieht in diesem Zug diese beiden Bürger von jedem Preis ab statt derer auf den weißen Bevölkerungswürfeln.
    .name = Graue Bevölkerungswürfel
about-track_round = Höchstens { $n } Runden mit vier Phasen: Bevölkerung, Basis, Aktion, Ereignis. In jeder Phase kommt jeder einmal dran.
    .name = Runde
about-track_order = Wer beginnt, hat das Periklesplättchen (den Lorbeerkranz); es geht nach jeder Runde nach links. Wie herum es geht, zeigt der Spielreihenfolgewürfel.
    .name = Spielreihenfolge
about-track_events = Sind alle Ereignisse geschlossen, endet das Spiel mit dieser Runde.
    .name = Offene Ereignisse
about-worker = Steht auf der Karte, die in dieser Runde benutzt wurde. Eine Karte, die es nur einmal gibt, kann dann niemand mehr benutzen.
    .name = Arbeiter: { $who }
about-seat = Die Zahl im Siegel ist der Stand, wenn das Spiel jetzt endete. Punkte für Holzwürfel gibt es sofort, der Rest kommt von den Karten.
    .name = { $who }

now-upper = { $n }× Oberschicht
now-middle = { $n }× Mittelschicht
now-lower = { $n }× Unterschicht
now-free = { $you ->
    [1] Jetzt gratis für dich (Würfel: { $off }).
   *[0] Jetzt gratis (Würfel: { $off }).
}
now-price = { $you ->
    [1] Kostet dich { $due }; Würfel: { $off }.
   *[0] Kostet { $due }; Würfel: { $off }.
}
now-full_price = { $you ->
    [1] Kostet dich { $due }; die Würfel helfen nicht.
   *[0] Kostet { $due }; die Würfel helfen nicht.
}
now-worker_here = { $who } hat sie in dieser Runde benutzt.
now-no_worker = Noch kein Arbeiter hier.
now-cards_worth = { $n } { $n ->
    [one] Karte
   *[other] Karten
}, zusammen { $points } wert.
now-uncovered = Der Zylinder steht auf einem Kreis: Der Punkt zählt.
now-covered = Der Zylinder verdeckt seinen Punkt noch.
now-square_free = Frei.
now-square_taken = Belegt: Hier liegt { COUNT(1, $cube) }.
now-fits = { $n ->
    [0] Du hast nichts, was passt.
    [one] Von dir passt 1.
   *[other] Von dir passen { $n }.
}
now-rows = { $n ->
    [one] Noch eine volle Reihe schließt es.
   *[other] Noch { $n } volle Reihen schließen es.
}
now-spaces = { $free } von { $n } Feldern { $free ->
    [one] ist
   *[other] sind
} frei.
now-closed = Für den Rest des Spiels geschlossen.
now-symbols = { $you ->
    [1] Du hast
   *[0] { $who } hat
} { $n ->
    [0] kein Basissymbol
    [one] 1 Basissymbol
   *[other] { $n } Basissymbole
} { THING($base) }{ $turned ->
    [0] {""}
    [one] {" "}(1 Karte umgedreht)
   *[other] {" "}({ $turned } Karten umgedreht)
}.
now-best_space = Das beste freie Ereignisfeld zahlt { $n }.
now-no_space = Kein Ereignisfeld ist dafür frei.
now-counts = { $list }.
now-today = In dieser Runde: { $list }.
now-not_rolled = Noch nicht gewürfelt.
now-free_cards = In dieser Runde gratis: { $list }.
now-free_many = { $n } Arten von Aktionskarten sind in dieser Runde gratis.
now-phase = Jetzt: { $phase }.
now-order = { $list }.
now-open = { $n } von { $all } { $n ->
    [one] ist
   *[other] sind
} offen.
now-masks = Bisher { COUNT($smiling, "smiling_mask") } und { COUNT($crying, "crying_mask") }.
now-received = { $n } im Spiel erhalten, { $points } durch Karten.
