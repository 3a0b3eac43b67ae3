# Was die Dinge von Olympus sind und was sie jetzt bedeuten. Symbole stehen als :name: in den Sätzen.

kind-god = Gottheit
kind-building = Gebäude
kind-track = Entwicklungsbereich
kind-glory = Ruhmes-Bonus-Karte
kind-course = Spielverlauf
kind-priests = Priester
kind-store = Ressourcen
kind-tribute = Ressourcen
kind-war = Krieg
kind-seat = Person am Tisch

about-god = Wer die Zeremonie leitet: { $alpha }. Wer sich mit einem :cowled: Priester beteiligt: { $beta }.
about-building = { $effect }. { $points ->
    [0] Braucht Kultur { $n }.
   *[other] Braucht Kultur { $n }, bringt { COUNT($points, "victory_point", case: "accusative") }.
}
about-track_culture = Die Kultur entscheidet, welche Gebäude du bauen darfst. { PRINTED("limits.final_score_divisor") ->
    [2] Die Hälfte zählt am Ende.
   *[other] Am Ende zählt der Level geteilt durch { PRINTED("limits.final_score_divisor") }.
}
about-track_population = In der Upkeep-Phase bleibt kein Level von Militär und Produktion über der Bevölkerung. { PRINTED("limits.final_score_divisor") ->
    [2] Die Hälfte zählt am Ende.
   *[other] Am Ende zählt der Level geteilt durch { PRINTED("limits.final_score_divisor") }.
}
about-track_military = Die Stärke im :crossed-swords: Krieg, beim Angriff und bei der Verteidigung. { PRINTED("limits.final_score_divisor") ->
    [2] Die Hälfte zählt am Ende.
   *[other] Am Ende zählt der Level geteilt durch { PRINTED("limits.final_score_divisor") }.
}
about-track_production = { THING($resource) } zu produzieren bringt so viele Ressourcen, wie dieser Level hoch ist. { PRINTED("limits.final_score_divisor") ->
    [2] Die Hälfte zählt am Ende.
   *[other] Am Ende zählt der Level geteilt durch { PRINTED("limits.final_score_divisor") }.
}
about-glory = Wer als Erster das letzte Feld erreicht ({ $track }), erhält { COUNT($points, "victory_point", case: "accusative") }. Mit der Runde, in der { $n } solche Karten genommen sind, endet das Spiel.
    .name = Ruhm: { $track }
about-course_score = Die bisher erhaltenen Siegpunkte. Am Ende kommt { PRINTED("limits.final_score_divisor") ->
    [2] die Hälfte jedes Levels
   *[other] jeder Level geteilt durch { PRINTED("limits.final_score_divisor") }
} dazu.
    .name = Punkteleiste
about-course_ceremony = Einer leitet die Zeremonie einer Gottheit mit einem :cowled: Priester, die anderen dürfen sich beteiligen. Dann gibt es die Gunst, zuerst für den, der leitet.
    .name = Zeremonie
about-course_upkeep = Nach allen Zeremonien: Das Vorratslager sinkt auf { $limit }, Levels sinken auf die Bevölkerung, Gebäude wirken, Tribut und Priester kommen zurück.
    .name = Nächste Upkeep-Phase
about-course_start = Der Startspieler leitet die erste Zeremonie der Runde. Der Marker geht nach jeder Upkeep-Phase nach links.
    .name = Startspieler
about-course_end = Sind { $n } Ruhmes-Bonus-Karten genommen, ist es die letzte Runde. Dann kommt { PRINTED("limits.final_score_divisor") ->
    [2] die Hälfte jedes Levels
   *[other] jeder Level geteilt durch { PRINTED("limits.final_score_divisor") }
} zu den Punkten.
    .name = Ende des Spiels
about-priests = Mit jedem leitest du eine Zeremonie oder beteiligst dich. In der Upkeep-Phase kommen 3, ab Bevölkerung { $population } einer mehr, ab Kultur { $culture } noch einer.
    .name = Priester: { $who }
about-store = Ressourcen bezahlen Gebäude. In der Upkeep-Phase bleiben nur { $n } im Vorratslager.
    .name = Vorratslager: { $who }
about-tribute = Im Krieg gewonnene Ressourcen. Hier sind sie sicher; in der Upkeep-Phase kommen sie ins Vorratslager.
    .name = Tribut-Lager: { $who }
about-war = Ein Krieg gegen diese Stadt: Wer stärker angreift, nimmt so viele Ressourcen, wie der Unterschied beträgt.
    .name = Krieg: { $who }
about-seat = Die Punkte im Siegel sind erhalten; am Ende kommt { PRINTED("limits.final_score_divisor") ->
    [2] die Hälfte jedes Levels
   *[other] jeder Level geteilt durch { PRINTED("limits.final_score_divisor") }
} dazu.
    .name = { $who }

now-not_honoured = In dieser Runde noch ohne Anbetung.
now-led_by = { $you ->
    [1] Du leitest in dieser Runde.
   *[0] { $who } leitet in dieser Runde.
}
now-plague = Eine Plage würde deine Bevölkerung von { $was } auf { $will } senken.
now-culture_short = Braucht Kultur { $n }; deine reicht bis { $has }.
now-cubes_short = { $n ->
    [one] Dir fehlt 1 Ressource.
   *[other] Dir fehlen { $n } Ressourcen.
}
now-can_build = Du kannst es bei Hephaestus oder Zeus bauen.
now-cost = Kostet { $list }.
now-level = Level { $n } von { $all }: am Ende { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
now-pillar = Bei { $n } ist ohne { THING($building, case: "accusative") } Schluss.
now-falls = Fällt in der Upkeep-Phase auf { $n }: So hoch ist die Bevölkerung.
now-glory_free = Die Ruhmes-Bonus-Karte ist noch frei.
now-taken_by = { $you ->
    [1] Du hast sie.
   *[0] { $who } hat sie.
}
now-highest = Der höchste Level ist { $n } von { $all }.
now-levels = Levels: { $list }.
now-scores = Siegpunkte: { $list }.
now-ceremony = { $who } leitet die Zeremonie { THING($god, case: "genitive", article: "definite") }.
now-starts = { $who } ist Startspieler.
now-glory_taken = { $n } von { $all } sind genommen.
now-priests = { $n } verfügbar, { $away } auf dem Spielplan, { $reserve } im Vorrat.
now-cubes = { $list }.
now-no_cubes = Leer.
now-strengths = Stärke { $n } gegen { $other } ({ $who }).
now-score = { COUNT($n, "victory_point") }, { $more } mehr durch Levels.
