# Warum etwas nicht geht.

why-cell_taken = Auf diesem Feld liegt schon ein Plättchen.
why-wrong_cell = Agoras dürfen nur auf Agora-Felder, alle anderen Plättchen nur auf die übrigen Felder.
why-out_of_reach = Mauern versperren deinem König den Weg { PLACE($space, way: "to") }.
why-neutral_king = Ein neutraler König steht { PLACE($space, way: "in") }.
why-king_there = Ein anderer König steht { PLACE($space, way: "in") }.
why-supply_empty = Im Vorrat ist { THING($good, article: "no") } mehr.
why-no_settler = Du hast { THING($profession, case: "accusative", article: "no") } im Ausbildungsbereich.
why-nobody_to_train = Du hast { THING($profession, case: "accusative", article: "no") } zum Ausbilden.
why-not_trained = Die Karte verlangt { THING($profession, case: "accusative", article: "indefinite") } aus deinem Ausbildungsbereich.
why-nobody_to_man = Du hast { THING($profession, case: "accusative", article: "no") } im Ausbildungsbereich.
why-nobody_to_recall = Du hast { THING($profession, case: "accusative", article: "no") } im Ausbildungsbereich.
why-no_destination = Für { THING($profession, case: "accusative", article: "indefinite") } gibt es kein Ziel.
why-no_lodging = Du hast keine Unterkunft mit freien Plätzen.
why-slot_empty = Auf diesem Platz der Auslage liegt keine Unterkunft.
why-complete_first = Komplettiere zuerst deine Unterkunft.
why-no_cell = Kein Feld des Siedlungsbereichs ist für eine neue Unterkunft frei.
why-no_ship = Du hast kein Schiff ohne Siedler.
why-no_open_place = Dort ist kein Platz einer Werkstatt frei.
why-does_not_fit = Die Werkstatt dort braucht { THING($profession, case: "accusative", article: "no") }.
why-not_awaited = Diese Säule wartet auf { THING($profession, case: "accusative", article: "no") }.
why-not_to_pillars = Wer für eine Wissenskarte entsandt wird, darf nicht auf eine Säule.
why-leaves_no_place = Für { THING($profession, case: "accusative", article: "definite") } bliebe dann kein Platz.
why-other_kind = Du wählst jetzt { THING($sort, case: "accusative", article: "indefinite") }.
why-not_open = „{ $tile }“ liegt nicht in der offenen Auslage.
why-stack_empty = Der Nachziehstapel ist leer.
why-must_take = Darauf kannst du nicht verzichten.
why-tile_not_drawn = Dieses Plättchen wurde nicht gezogen.
why-card_not_drawn = Diese Karte wurde nicht gezogen.
why-scroll_not_drawn = Diese Karte wurde nicht gezogen.
why-settler_not_drawn = Dieser Siedler wurde nicht gezogen.
why-pile_empty = Dort liegt keine Karte mehr.
why-no_pillar_for_it = Du hast keine Säule für { THING($stage, case: "accusative", article: "indefinite") }.
why-pillar_unfit = Diese Säule kann { THING($stage, case: "accusative", article: "indefinite") } nicht aufnehmen.
why-other_display = Du darfst nur aus der anderen Säulenauslage nehmen.
why-goods_short = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, $good) }.
why-not_owned = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, $good) }.
why-supply_short = Der Vorrat hat nicht genug { THING($good, 2, case: "accusative") }.
why-no_flame = Dein Hohepriester steht auf dem letzten Feld.
why-not_complete = { $stage ->
    [base] Dein Sockel
    [shaft] Dein Schaft
   *[capital] Dein Kapitell
} ist noch nicht abgeschlossen.
why-pillar_used = Diese Säule hast du in dieser Runde schon genutzt.
why-nobody_in_training = In deinem Ausbildungsbereich ist niemand.
why-no_book = Du hast kein Lehrbuch.
why-no_points = Du hast keinen Siegpunkt zum Abgeben.
why-nothing_to_gain = Das würde dir nichts bringen.
why-no_trade = Du kannst jetzt kein Gold und keine Lehrbücher tauschen.
why-priest_arrived = Dein Hohepriester steht auf dem letzten Feld.
why-nobody_to_send = Du kannst niemanden entsenden.
why-no_training = Du kannst keine Ausbildung bezahlen.
why-no_swap = Du kannst jetzt kein Lehrbuch tauschen.
why-first_send = Entsende zuerst mindestens 1 Siedler.
why-colour_gone = Von jeder Farbe geht höchstens 1 Siedler, und { THING($profession, article: "definite") } wäre der zweite.
why-not_untrained = Die Karte schickt nicht ausgebildete Siedler der gewählten Farbe, die beim Ausspielen dort standen, nicht { THING($profession, case: "accusative", article: "definite") }.
why-not_wise = Die Karte schickt ausgebildete Siedler der gewählten Farbe, die beim Ausspielen dort standen, nicht { THING($profession, case: "accusative", article: "definite") }.
why-nobody_untrained = Kein nicht ausgebildeter { $colour ->
    [purple] lila
    [white] weißer
   *[brown] brauner
} Siedler kann gehen.
why-nobody_wise = Kein ausgebildeter { $colour ->
    [purple] lila
    [white] weißer
   *[brown] brauner
} Siedler kann gehen.
why-no_scroll = Auf diesem Platz der Auslage liegt keine Wissenskarte.
why-not_discarded = Die Wissenskarte „{ $kind }“ liegt nicht im Ablagestapel.
why-deck_empty = Der Nachziehstapel der Wissenskarten ist leer.
why-kind_owned = Die Wissenskarte „{ $kind }“ hast du schon.
why-not_both = Für die beiden Siedler ist nicht genug Platz.
why-card_not_open = Die Einflusskarte „{ $card }“ liegt nicht offen aus.
why-not_in_hand = Du hast die Einflusskarte „{ $card }“ nicht.
why-card_does_nothing = Die Einflusskarte „{ $card }“ würde jetzt nichts bewirken.
why-no_lodging_there = Dort liegt keine Unterkunft zum Tauschen.
why-no_place_free = Dort liegt keine Werkstatt mit einem freien Platz.
why-cannot_move = Dort liegt kein Plättchen, das du verschieben kannst.
why-four_players = Dieses Reihenfolgefeld gibt es nur zu viert.
why-order_taken = Dieses Reihenfolgefeld ist belegt.
why-no_action = Du hast keine Aktion mehr.
why-no_favour = Du hast keinen Gunstmarker.
why-goes_by_itself = Du hast keine Aktion mehr: Die nächste setzt von selbst einen Gunstmarker ein.
why-monument_gone = Das Monument „{ $monument }“ liegt dort nicht.
why-first_give = Gib zuerst mindestens 1 Lehrbuch ab.
why-impossible = Das kann hier nicht geschehen.
