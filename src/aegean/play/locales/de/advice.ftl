# Was der Ratgeber zu einem Zug sagt. Ein Plan wird Zeile für Zeile erzählt: der Zug, der Rest des eigenen Zuges, eine Antwort, der nächste Zug.
advice_now = { $words }
advice_then = Danach: { $words }
advice_answer = Mögliche Antwort: { $words }
advice_next = Im nächsten Zug: { $words }
advice_loss = { $chance ->
    [0] { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
   *[other] { $points ->
        [0] { $chance } % Siegchance
        [one] etwa 1 Punkt und { $chance } % Siegchance
       *[other] etwa { $points } Punkte und { $chance } % Siegchance
    }
}
advice_promise = { $chance } % Siegchance · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende
advice_only = Der einzige Zug.
advice_ahead = Besser als die nächstbeste Möglichkeit: { $loss } mehr.
advice_behind = Gibt gegenüber der besten Möglichkeit { $loss } auf.
advice_equal = Gleich gut, soweit die Suche es beurteilen kann.
# Warum ein Zug gut ist: was er bringt oder wohin er führt, dann wofür er mehr und weniger tut als andere Züge.
advice_because_now = Denn das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice_because_turn = Denn das bringt in diesem Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice_because_then = Denn das führt noch in diesem Zug zu „{ $move }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice_because_next = Denn das führt im nächsten Zug zu „{ $move }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice_because = Denn das bringt mehr als andere Züge bei: { $areas }.
advice_better = Das bringt mehr als andere Züge bei: { $areas }.
advice_worse = Das bringt weniger bei: { $areas }.
advice_own = { $points ->
    [0] { $move }.
    [one] { $move } (1 Punkt).
   *[other] { $move } ({ $points } Punkte).
}
advice_harm = Mögliche Antwort, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger für dich: { $words }
# Was eine Partie entschieden hat: das Ergebnis, wann die Führung fiel, die teuerste Entscheidung.
decided_alone = { $winners } beendet die Partie mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
decided_result = { $n ->
    [one] { $winners } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, { $ahead ->
        [0] ebenso vielen wie { $second }
        [one] 1 mehr als { $second }
       *[other] { $ahead } mehr als { $second }
    }.
   *[other] { $winners } gewinnen gemeinsam mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, { $ahead } mehr als { $second }.
} Der größte Unterschied: { $item }, { $more } zu { $less }.
decided_turn = { $who } ging um Zug { $number } endgültig in Führung, bei bis dahin { $chance } % Siegchance: { $line }
decided_always = { $who } hatte von der ersten Entscheidung an die besten Aussichten.
decided_cost = Die teuerste Entscheidung traf { $who } bei Zug { $number }: Sie verschenkte { $loss }.
decided_flawless = Keine Entscheidung hat viel verschenkt.
# Das Ende einer begleiteten Partie für alle, die da gelernt haben; `who` hat gewonnen oder kommt gleich danach.
farewell_ahead = Du liegst { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vor { $who }.
farewell_equal = Du und { $who } habt gleich viele Punkte.
farewell_behind = Du liegst { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} hinter { $who }.
farewell_own = Deine Punkte kommen vor allem aus: { $items }.
farewell_theirs = Die Punkte von { $who } kommen vor allem aus: { $items }.
farewell_next = Fürs nächste Mal: „{ $item }“ brachte { $who } { $theirs } und dir { $own }. { $advice }
