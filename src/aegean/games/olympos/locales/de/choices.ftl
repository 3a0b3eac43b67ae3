# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-bar = Gebiet sperren: { $territory } ({ $resource }{ $stars ->
    [0] {""}
   *[other] , mit einem Stern
})
choice-card = „{ $destiny }“ ausspielen: { $gains }
choice-keep = „{ $destiny }“ behalten ({ $effect })
choice-pass = Passen: { $points ->
    [0] keine Prestigepunkte
   *[other] { COUNT($points, "prestige_point") }
} für deine Position, keine letzte Aktion
choice-new = Einen neuen Siedler für { COUNT($price, "action_point", case: "accusative") } einsetzen ({ $camp } im Lager)
choice-from = Den Siedler { PLACE($territory, way: "from") } nehmen: { $left ->
    [beaten] Er liegt dort besiegt
    [own] Ein anderer Siedler von dir behält das Gebiet
    [heir] { $heir } erhält das Gebiet und das Gebiets-Plättchen { $resource } zurück
   *[empty] Du legst das Gebiets-Plättchen { $resource } zurück
}
choice-disc = { $n ->
    [1] Deinen obersten Spielstein nehmen
   *[other] Deinen Spielstein an { $n }. Stelle von oben nehmen
}: { $left ->
    [beaten] Er liegt dort besiegt
    [own] Ein anderer Siedler von dir behält das Gebiet
    [heir] { $heir } erhält das Gebiet und das Gebiets-Plättchen { $resource } zurück
   *[empty] Du legst das Gebiets-Plättchen { $resource } zurück
}
choice-to = Mit dem Siedler { PLACE($territory, way: "to") } ziehen: 1 Gebiets-Plättchen { $resource }{ $stars ->
    [0] {""}
   *[other] {" "}und 1 Stern-Plättchen
}{ $territory ->
    [olympos] {" "}und das Zeus-Plättchen
   *[other] {""}
}{ $defender ->
    [player] {" "}von { $rival }
    [tribe] {" "}von einem Stamm
   *[nobody] {""}
} für { COUNT($price, "action_point", case: "accusative") } ({ $new ->
    [0] {""}
   *[other] neuer Siedler { $new },{" "}
}Bewegung { $movement }{ $fight ->
    [0] {""}
   *[other] , Kampf { $fight }
}{ $surcharge ->
    [0] {""}
   *[other] , Erinnyen { $surcharge }
}{ $hourglasses ->
    [0] {""}
    [one] ; davon 1 mit einer Sanduhr
   *[other] ; davon { $hourglasses } mit Sanduhren
}), { $reach ->
    [past] mit Sanduhren aus deinen Karten
    [zeus] auf Feld { $space }, womit du Zeusfeld { $zeus } erreichst
   *[plain] auf Feld { $space }
}
choice-cost = { COUNT($price, "action_point", case: "accusative") } bezahlen{ $surcharge ->
    [0] {""}
   *[other] {" "}(Erinnyen { $surcharge })
}{ $hourglasses ->
    [0] {""}
    [one] , davon 1 mit einer Sanduhr
   *[other] , davon { $hourglasses } mit Sanduhren
}, { $reach ->
    [past] mit Sanduhren aus deinen Karten
    [zeus] auf Feld { $space }, womit du Zeusfeld { $zeus } erreichst
   *[plain] auf Feld { $space }
}
choice-take = Fortschritt { $discovery } entwickeln ({ $effect }) für { COUNT($price, "action_point", case: "accusative") }{ $surcharge ->
    [0] { $hourglasses ->
        [0] {""}
        [one] {" "}(davon 1 mit einer Sanduhr)
       *[other] {" "}(davon { $hourglasses } mit Sanduhren)
    }
   *[other] {" "}(Erinnyen { $surcharge }{ $hourglasses ->
        [0] {""}
        [one] ; davon 1 mit einer Sanduhr
       *[other] ; davon { $hourglasses } mit Sanduhren
    })
}{ $hand_in ->
    [nothing] {""}
    [choice] , Ressourcenwürfel nach Wahl
   *[cubes] , Ressourcenwürfel: { $cubes }
}, { $reach ->
    [zeus] auf Feld { $space }, womit du Zeusfeld { $zeus } erreichst
   *[plain] auf Feld { $space }
}; { $left ->
    [0] kein Bonus
   *[other] Bonus: { $bonuses }
}
choice-variant = { $variant } nehmen: Fortschritte, deren Feld { $resource } nennt, kosten { COUNT($discount, "action_point", case: "accusative") } weniger
choice-bonus = Bonus: { $gains }
choice-build = { THING($wonder, case: "accusative") } errichten mit { COUNT($stars, "star", case: "dative") }{ $once ->
    [0] {""}
    [one] {" "}(1 davon wird verbraucht)
   *[other] {" "}({ $once } davon werden verbraucht)
}: { COUNT($points, "prestige_point") } für { COUNT($price, "action_point", case: "accusative") }{ $surcharge ->
    [0] {""}
   *[other] {" "}(Erinnyen { $surcharge })
}{ $hourglasses ->
    [0] {""}
    [one] , davon 1 mit einer Sanduhr
   *[other] , davon { $hourglasses } mit Sanduhren
}, { $reach ->
    [zeus] auf Feld { $space }, womit du Zeusfeld { $zeus } erreichst
   *[plain] auf Feld { $space }
}
choice-favour = „Göttergunst“ ausspielen: Dann hast du { COUNT($symbols, "zeus_symbol", case: "accusative") }
