# Wonach ein Spieler gefragt wird.

ask-bar = Sperre ein Gebiet mit { $resource }: noch { $left } von { $total }
ask-menu = { $turn ->
    [last] { $cards ->
        [0] Mach deine letzte Aktion oder passe
       *[other] Spiele Karten aus, wenn du magst, dann mach deine letzte Aktion oder passe
    }
    [rest] { $cards ->
        [0] Keine Aktion ist möglich: Raste
       *[other] Spiele Karten aus, wenn du magst, oder raste: Keine Aktion ist möglich
    }
   *[usual] { $cards ->
        [0] { $ways ->
            [expansion] Bewege einen Siedler (Expansion)
            [development] Wähle eine Entwicklung
           *[both] Wähle Expansion oder Entwicklung
        }
       *[other] Spiele Karten aus, wenn du magst, dann { $ways ->
            [expansion] bewege einen Siedler (Expansion)
            [development] wähle eine Entwicklung
           *[both] wähle Expansion oder Entwicklung
        }
    }
}
ask-mover = Wähle den Siedler, der sich bewegt
ask-disc = { $goes ->
    [back] Wähle, welcher deiner Siedler { PLACE($territory, way: "in") } ins Lager zurückgeht
   *[on] Wähle, welcher deiner Siedler { PLACE($territory, way: "in") } sich bewegt
}
ask-destination = { $territory ->
    [north_edge] Wähle, wohin der neue Siedler zieht
   *[other] Wähle, wohin der Siedler { PLACE($territory, way: "from") } zieht
}{ $payment ->
    [later] ; du bezahlst nach der Bewegung
   *[now] {""}
}
ask-discovery = Wähle einen Fortschritt, den du entwickelst
ask-pay = Wähle die Ressourcenwürfel, die du für { THING($discovery, case: "accusative", article: "definite") } abgibst
ask-variant = { $discovery }: Wähle die Ressource, mit der Fortschritte für dich günstiger werden
ask-bonus = Wähle einen Bonus { THING($discovery, case: "genitive", article: "definite") }{ $built ->
    [0] ; dein Bonusspielstein zählt als Stern für { THING($wonder, case: "accusative", article: "definite") }
   *[other] {""}
}
ask-cube = Wähle einen Ressourcenwürfel ({ $giver })
ask-build = Wähle ein Wunder, das du errichtest
ask-star = Wähle einen Stern, den du für { THING($wonder, case: "accusative", article: "definite") } verbrauchst: noch { $left } nötig
ask-keep = Behalte eine der { $drawn } Schicksalskarten, die du gezogen hast
ask-end_cards = { $cards ->
    [0] Ende deines Zuges: Keine deiner Schicksalskarten hat jetzt eine Wirkung
   *[other] Ende deines Zuges: Spiele Schicksalskarten aus oder keine
}
ask-favour = { $god } ({ $effect }): Du hast { $symbols ->
    [0] kein Zeus-Symbol
   *[other] { COUNT($symbols, "zeus_symbol", case: "accusative") }
}; spiele „Göttergunst“ aus oder nicht
ask-withdraw = Hades: Nimm einen deiner Siedler ins Lager zurück
ask-payment = Bezahle für { THING($territory, case: "accusative", article: "definite") } mindestens { COUNT($price, "action_point", case: "accusative") }{ $cards ->
    [0] {""}
   *[other] ; spiele vorher Schicksalskarten aus, wenn du magst
}
ask-lay_tile = Die Fortschritte werden ausgelegt
ask-raise_wonder = Die Wunder werden ausgelegt
ask-stack_marker = Die Spielsteine werden auf dem Startfeld gestapelt
ask-fifth_cube = Der fünfte Ressourcenwürfel wird gezogen
ask-deal_cube = Die ersten Ressourcenwürfel werden verteilt
ask-draw = Eine Schicksalskarte wird gezogen
ask-reveal = Eine Olympos-Karte wird aufgedeckt
