# Was geschieht.

note-round_begins = Runde { $n } beginnt. { $other } hat den Initiative-Marker und fängt an.
note-got_island = { $who } erhält die { $island } ({ $n ->
    [one] ein Stern
   *[other] { $n } Sterne
}).
note-took_card = { $who } nimmt die Aktionskarte „{ $action }“ { $n ->
    [0] kostenlos
   *[other] für { COUNT($n, "hoplites", case: "accusative") }
}, mit der Landschaft { $tile }.
    .begins = yes
note-took_bare_card = { $who } nimmt die Aktionskarte „{ $action }“ { $n ->
    [0] kostenlos
   *[other] für { COUNT($n, "hoplites", case: "accusative") }
}, ohne Landschaft (der Stapel ist leer).
    .begins = yes
note-founded = { $who } platziert die Hauptstadt auf { $field1 } und { $field2 }.
    .begins = yes
note-laid = { $who } platziert die Landschaft { $tile } auf { $spot }.
    .begins = yes
note-no_place = { $who } hat keinen Platz für die Landschaft { $tile }: Sie kommt unter ihren Stapel.
note-port_pays = { $who } deckt den Hafen auf { $field } ab und erhält { $n1 ->
    [0] { $n2 ->
        [0] nichts
       *[other] { COUNT($n2, "orichalcum", case: "accusative") }
    }
   *[other] { $n2 ->
        [0] { COUNT($n1, "hoplites", case: "accusative") }
       *[other] { COUNT($n1, "hoplites", case: "accusative") } und { COUNT($n2, "orichalcum", case: "accusative") }
    }
}.
note-creature_arrives = { $who } stellt { THING($creature, case: "accusative", article: "indefinite") } (Stärke { $n }) auf das Vulkanfeld { $field }.
note-creature_back = { $who } legt { THING($creature, case: "accusative", article: "definite") } zurück in den Kreaturenbeutel.
note-titan_comes = { $cause ->
    [hydra] { $who } nimmt als Belohnung für die Hydra den Titanen { $titan }
   *[other] { $who } zieht mit einem Areal ({ $cause }) die Aufmerksamkeit von { $titan } auf sich
}: 1 Siegpunkt, nun insgesamt { $n }.
note-titan_taken = { $who } nimmt { $other } den Titanen { $titan } weg ({ $cause ->
    [hydra] Belohnung für die Hydra
   *[other] Areal: { $cause }
}): 1 Siegpunkt für { $who }, 1 weniger für { $other }.
note-titan_wakes = { $who } dreht { $titan } wieder auf die aktive Seite ({ $cause ->
    [hydra] Belohnung für die Hydra
   *[other] Areal: { $cause }
}).
note-titan_stays = { $who } hat { $titan } schon auf der aktiven Seite: { $cause ->
    [hydra] Die Belohnung für die Hydra
   *[other] Das Areal ({ $cause })
} ändert nichts.
note-titan_leaves = { $who } muss { $titan } in die Tischmitte zurücklegen (höchstens { COUNT($n1, "titan") }): 1 Siegpunkt weniger, nun insgesamt { $n2 }.
note-action_lapses = { $who } kann die Aktion „{ $action }“ nicht durchführen: { $action ->
    [fight] Auf der eigenen Insel steht keine Kreatur
   *[other] Nichts kann gebaut werden
}.
note-produced = { $who } produziert { $n1 ->
    [0] nichts
   *[other] { COUNT($n1, "orichalcum", case: "accusative") }
} ({ COUNT($n2, "mine") } einschließlich der Hauptstadt{ $n3 ->
    [1] {""}
   *[other] , verdoppelt durch die Gunst von Hyperion
}).
    .begins = yes
note-recruited = { $who } rekrutiert { $n1 ->
    [0] niemanden
   *[other] { COUNT($n1, "hoplites", case: "accusative") }
} ({ COUNT($n2, "training_camp") } einschließlich der Hauptstadt{ $n3 ->
    [1] {""}
   *[other] , verdoppelt durch die Gunst von Themis
}).
    .begins = yes
note-won_by_sum = { $who } besiegt { THING($creature, case: "accusative", article: "definite") } (Stärke { $n1 }): Die Würfelsumme ist { $n2 }.
note-won_by_skull = { $who } besiegt { THING($creature, case: "accusative", article: "definite") } (Stärke { $n }): Ein Totenkopf gewinnt sofort.
note-won_by_engine = { $who } besiegt { THING($creature, case: "accusative", article: "definite") } (Stärke { $n }): Die gewürfelte { $face } zählt als Totenkopf (Belagerungsmaschine).
note-won_by_kronos = { $who } besiegt { THING($creature, case: "accusative", article: "definite") } (Stärke { $n }) mit der Gunst von Kronos, der auf die inaktive Seite gedreht wird.
    .begins = yes
note-fight_lost = { $who } verliert gegen { THING($creature, case: "accusative", article: "definite") } (Stärke { $n1 }): Die Würfelsumme ist nur { $n2 }.
note-hoplites_stay = { $who } lässt { COUNT($n, "hoplites", case: "accusative") } für den nächsten Kampf auf { $field }.
note-hoplites_leave = { $n2 ->
    [0] { $who } legt { COUNT($n1, "hoplites", case: "accusative") } aus dem Kampf in den Vorrat zurück
   *[other] { $n1 ->
        [0] { $who } schickt den Hopliten aus dem Kampf ins Lazarett
       *[other] { $who } schickt 1 Hopliten aus dem Kampf ins Lazarett und legt { COUNT($n1, "hoplites", case: "accusative") } in den Vorrat zurück
    }
}.
note-reward = { $n ->
    [0] { $who } erhält keine Belohnung für { THING($creature, case: "accusative", article: "definite") }.
   *[other] { $who } erhält { COUNT($n, "orichalcum", case: "accusative") } als Belohnung für { THING($creature, case: "accusative", article: "definite") }.
}
note-no_reward = { $who } erhält keine Belohnung für { THING($creature, case: "accusative", article: "definite") }: Der Gebäudebeutel ist leer.
note-arches_pay = { $who } erhält { $n1 ->
    [0] nichts
   *[other] { COUNT($n1, "orichalcum", case: "accusative") }
} für den Sieg ({ COUNT($n2, "arch") }).
note-hospital_returns = { $who } nimmt { COUNT($n, "hoplites", case: "accusative") } aus dem Lazarett zurück.
note-drew_building = { $who } zieht als Belohnung für den Minotaurus { THING($building, case: "accusative", article: "indefinite") }.
    .begins = yes
note-no_building = { $who } platziert { THING($building, case: "accusative", article: "definite") } nicht: Das Gebäude kommt in den Gebäudebeutel zurück.
note-no_site = { $who } hat kein bebaubares Feld für { THING($building, case: "accusative", article: "definite") }: Das Gebäude kommt in den Gebäudebeutel zurück.
note-built = { $who } baut { THING($building, case: "accusative", article: "indefinite") } auf { $field }{ $n ->
    [0] {""}
   *[other] { $building ->
        [mine] {" "}und erhält { COUNT($n, "orichalcum", case: "accusative") }
       *[other] {" "}und erhält { COUNT($n, "hoplites", case: "accusative") }
    }
}.
    .begins = yes
note-theia_helps = { $who } nutzt die Gunst von Theia für ein zweites Objekt; sie wird auf die inaktive Seite gedreht.
    .begins = yes
note-temple_built = { $who } baut einen Tempel auf { $diamond }: 1 Siegpunkt, nun { $n1 } von { $n2 }.
    .begins = yes
note-medal_forged = { $who } schmiedet aus { COUNT($n1, "orichalcum", case: "dative") } eine Medaille: 1 Siegpunkt, nun { $n2 } von { $n3 }.
    .begins = yes
note-paid = { $who } gibt { COUNT($n, $payment, case: "accusative") } für eine Zusatzaktion ab.
    .begins = yes
note-discarded = { $who } legt die Aktionskarte „{ $action }“ ab; die Landschaft { $tile } kommt unter ihren Stapel.
    .begins = yes
note-discarded_bare = { $who } legt die Aktionskarte „{ $action }“ ab.
    .begins = yes
note-initiative_to = { $who } erhält den Initiative-Marker (die meisten Hopliten: { $n }).
    .begins = yes
note-initiative_kept = { $who } behält den Initiative-Marker (die meisten Hopliten: { $n }).
    .begins = yes
note-initiative_tied = { $who } erhält den Initiative-Marker von { $other } (Gleichstand bei den meisten Hopliten: { $n }).
    .begins = yes
note-last_takes = { $who } ist zuletzt an der Reihe und nimmt { COUNT($n, "hoplites", case: "accusative") } aus dem Vorrat.
    .begins = yes
note-hoplites_lacking = { $who } muss auf { COUNT($n, "hoplites", case: "accusative") } verzichten: Der Vorrat ist leer.
note-orichalcum_lacking = { $who } muss auf { COUNT($n, "orichalcum", case: "accusative") } verzichten: Der Vorrat ist leer.
note-place_filled = Platz { $n1 } der Aktionstafel: „{ $action }“ mit der Landschaft { $tile }.
note-place_bare = Platz { $n1 } der Aktionstafel: „{ $action }“ ohne Landschaft (der Stapel ist leer).
note-place_guarded = Auf dem Vulkan von Platz { $n1 } steht { THING($creature, article: "indefinite") } (Stärke { $n2 }).
note-offered = Neu auf der Bautafel: { THING($building, article: "indefinite") } für { $slot }{ $n1 ->
    [0] {""}
   *[other] { $building ->
        [mine] {" "}mit { COUNT($n1, "orichalcum", case: "dative") }
       *[other] {" "}mit { COUNT($n1, "hoplites", case: "dative") }
    }
}.
note-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
note-wins = { $who } gewinnt: { COUNT($n, "victory_point") } und keine Kreatur mehr auf der eigenen Insel.
note-creatures_left = { $who } hat { COUNT($n1, "victory_point", case: "accusative") }, aber noch { COUNT($n2, "creature", case: "accusative") } auf der eigenen Insel: Das Spiel geht weiter.
note-last_round_over = Runde { $n1 } war die letzte: { $who } gewinnt mit { COUNT($n2, "victory_point", case: "dative") }.
