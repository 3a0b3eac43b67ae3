# Züge, wie sie angeboten und erzählt werden.

move-god = Zeremonie { THING($god, case: "genitive", article: "definite") } leiten
move-join = { $answer ->
    [yes] Sich mit einem Priester beteiligen
   *[no] Passen, keinen Priester schicken
}
move-zeus = Zeus: { $pick }
move-hera = Hera: { $pick }
move-single = Gunst: { $way }
move-ares = Ares: { $way }
move-apollo = Apollo: { $way }
move-build = { $building ->
    [decline] Nichts bauen
   *[other] { THING($building, case: "accusative") } bauen
}
move-free = { $building ->
    [decline] Nichts kostenlos bauen
   *[other] { THING($building, case: "accusative") } kostenlos bauen
}
move-waive = Marmorbruch: 1 { THING($unit, case: "accusative") } weniger zahlen
move-swap = { $unit ->
    [no] Keine Ressource durch einen Siegpunkt ersetzen
    [any] 1 Siegpunkt statt 1 beliebigen Ressource zahlen
   *[other] 1 Siegpunkt statt 1 { THING($unit) } zahlen
}
move-pay = { $cube } zahlen
    .belongs = yes
move-raise = { $track } um 1 erhöhen
move-lower = { $track } um 1 zurücksetzen
move-workshop = Werkstatt: { $pick }
move-philosophy = Philosophie: { $cube ->
    [decline] nichts nehmen
   *[other] 1 { THING($cube, case: "accusative") } nehmen
}
move-oracle = Orakel: Gunst { THING($god, case: "genitive", article: "definite") } (Alpha-Spalte)
move-league = Peloponnesischer Bund: { $seat ->
    [decline] kein Krieg
   *[other] Krieg gegen { $seat }
}
move-target = Krieg gegen { $seat }
move-tribute = 1 { THING($cube, case: "accusative") } als Tribut nehmen
move-tie = Patt gewonnen: { $cube ->
    [decline] nichts nehmen
   *[other] 1 { THING($cube, case: "accusative") } als Tribut nehmen
}
move-priest = { $answer ->
    [yes] Einen Priester für den gewonnenen Krieg nehmen (Tempel des Ares)
   *[no] Keinen Priester für den gewonnenen Krieg nehmen (Tempel des Ares)
}
move-harvest = { $answer ->
    [yes] Mit dem neuen Tempel einmal produzieren
   *[no] Mit dem neuen Tempel nicht produzieren
}
move-aqueduct = { $answer ->
    [yes] Eine Ressource mehr nehmen (Aquädukt)
   *[no] Diesmal auf das Aquädukt verzichten
}
move-take = 1 { THING($cube, case: "accusative") } aus dem allgemeinen Vorrat nehmen
move-hades = Tempel des Hades: { $way }
move-discard = 1 { THING($cube, case: "accusative") } in den allgemeinen Vorrat zurücklegen
move-use = { $way ->
    [amphitheatre] Amphitheater: 1 Siegpunkt erhalten
    [achaean_league] Achaiischer Bund: einen Level um 1 erhöhen
   *[other] { $way }
}
move-start = Startspieler: { $seat }
