# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-take = { $action }: { $tile ->
    [none] keine Landschaft
   *[other] { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}mit { THING($creature, case: "dative", article: "indefinite") }, Stärke { $strength }
} ({ $n ->
    [0] kostenlos
   *[other] kostet { COUNT($n, "hoplites", case: "accusative") }
}){ $lost ->
    [place] . Für die Landschaft ist auf deiner Insel kein Platz
   *[none] {""}
}{ $idle ->
    [fight] . Auf deiner Insel steht keine Kreatur, gegen die du kämpfen kannst
   *[none] {""}
}
choice-discard = „{ $action }“ ablegen: { $tile ->
    [none] keine Landschaft
   *[other] { $tile }
}{ $creature ->
    [none] {""}
   *[other] {" "}mit { THING($creature, case: "dative", article: "indefinite") }, Stärke { $strength }
}
choice-port = Die Hauptstadt auf den Hafen { $field } legen: { $gain }
choice-capital = Die zweite Hälfte der Hauptstadt auf { $field } legen
choice-lay = { $n ->
    [1] Die Landschaft auf { $field } platzieren{ $gain ->
        [none] {""}
       *[other] : { $gain }
    }
   *[other] { $part } auf { $field } platzieren, dann die Landschaft drehen{ $gain ->
        [none] {""}
       *[other] {" "}(möglich: { $gain })
    }
}
choice-turn = { $tile } auf { $fields }{ $gain ->
    [none] {""}
   *[other] : { $gain }
}{ $other ->
    [none] {""}
   *[other] {" "}(von { $other }{ $other2 ->
        [none] {""}
       *[other] {" "}und { $other2 }
    })
}
choice-titan = Zuerst { $titan } nehmen{ $other ->
    [none] {""}
   *[other] {" "}(von { $other })
}
choice-act = { $action ->
    [produce] { COUNT($n, "orichalcum", case: "accusative") } produzieren
    [recruit] { COUNT($n, "hoplites", case: "accusative") } rekrutieren
    [fight] Kreaturen bekämpfen: { COUNT($n, "creature") } auf deiner Insel
   *[build] Ein Objekt bauen
}
choice-extra = { choice-act }
choice-skip = Auf „{ $action }“ verzichten
choice-double = Die Gunst von { $titan } nutzen: { $titan ->
    [hyperion] { COUNT($n, "orichalcum") }
   *[themis] { COUNT($n, "hoplites") }
}
choice-single = Die Gunst von { $titan } aufsparen: { $titan ->
    [hyperion] { COUNT($n, "orichalcum") }
   *[themis] { COUNT($n, "hoplites") }
}
choice-fight = Auf { $field } { THING($creature, case: "accusative", article: "definite") } bekämpfen (Stärke { $strength }{ $n ->
    [0] {""}
   *[other] ; { COUNT($n, "hoplites") } schon dort
})
choice-kronos = Die Gunst von Kronos nutzen: { THING($creature, case: "accusative", article: "definite") } (Stärke { $strength }) ohne Würfel besiegen
choice-dice = Die Gunst von Kronos aufsparen und gegen { THING($creature, case: "accusative", article: "definite") } (Stärke { $strength }) würfeln
choice-send = { $number ->
    [0] Keinen Hopliten
   *[other] { COUNT($number, "hoplites", case: "accusative") }
} schicken: { COUNT($dice, "combat_die") } gegen Stärke { $strength } ({ $percent } % Siegchance)
choice-settle = Auf { $field } ({ $terrain }) platzieren: { $building }
choice-decline = In den Gebäudebeutel zurücklegen: { $building }
choice-build = Auf { $slot } bauen: { $building }. { $text }
choice-medal = Aus { COUNT($n, "orichalcum", case: "dative") } eine Medaille schmieden: 1 Siegpunkt
choice-on = Auf { $field } ({ $terrain }) bauen: { $building }
choice-raise = { $diamond ->
    [none] Den Tempel ab { $field } bauen, dann die Richtung wählen
   *[other] Den Tempel auf { $diamond } bauen
}
choice-face = Den Tempel auf { $diamond } bauen
choice-pay = { COUNT($n, $payment, case: "accusative") } für eine Zusatzaktion abgeben ({ $actions })
choice-give = 1 { THING($creature, case: "accusative") } abgeben (du hast { $n })
choice-initiative = { $seat } den Initiative-Marker geben ({ $n ->
    [0] keine Hopliten
   *[other] { COUNT($n, "hoplites") }
})
choice-island = Die { $island } nehmen ({ $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}, { $n } Felder)
