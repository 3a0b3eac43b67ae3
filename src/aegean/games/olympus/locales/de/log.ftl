# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

told-god = { $who } leitet mit einem Priester die Zeremonie { THING($god, case: "genitive", article: "definite") }.
told-join = { $answer ->
    [yes] { $who } beteiligt sich mit einem Priester.
   *[no] {""}
}
told-zeus = {""}
told-hera = {""}
told-single = {""}
told-ares = {""}
told-apollo = {""}
told-build = { $building ->
    [decline] { $who } baut nichts.
   *[other] {""}
}
told-free = { $building ->
    [decline] { $who } verzichtet auf ein kostenloses Gebäude (Trispastos).
   *[other] { $who } zahlt nichts für { THING($building, case: "accusative", article: "definite") } (Trispastos).
}
told-waive = {""}
told-swap = {""}
told-pay = {""}
told-raise = {""}
told-lower = {""}
told-workshop = {""}
told-philosophy = { $cube ->
    [decline] { $who } nimmt nichts (Philosophie).
   *[other] {""}
}
told-oracle = { $who } befragt das Orakel nach der Gunst { THING($god, case: "genitive", article: "definite") }.
told-league = { $seat ->
    [decline] { $who } führt keinen Krieg (Peloponnesischer Bund).
   *[other] { $who } führt Krieg gegen { $seat } (Peloponnesischer Bund).
}
told-target = { $who } benennt { $seat } als Kriegsziel.
told-tribute = {""}
told-tie = { $cube ->
    [decline] { $who } nimmt nichts für das gewonnene Patt.
   *[other] {""}
}
told-priest = { $answer ->
    [yes] {""}
   *[no] { $who } nimmt keinen Priester für den gewonnenen Krieg (Tempel des Ares).
}
told-harvest = { $answer ->
    [yes] {""}
   *[no] { $who } produziert nicht mit dem neuen Tempel.
}
told-take = {""}
told-aqueduct = { $answer ->
    [yes] {""}
   *[no] { $who } verzichtet auf die weitere Ressource (Aquädukt).
}
told-hades = {""}
told-discard = {""}
told-use = {""}

many-note-paid = { $who } zahlt { $list } für { THING($building, case: "accusative", article: "definite") }.
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-paid_tribute = { $who } zahlt { $list } aus dem Tribut-Lager für { THING($building, case: "accusative", article: "definite") } (Parthenon).
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-took_cubes = { $who } nimmt { $list } aus dem allgemeinen Vorrat ({ $cause }).
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-discarded = { $who } legt { $list } in den allgemeinen Vorrat zurück: Nur { $n2 } Ressourcen bleiben im Vorratslager.
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-tribute_taken = { $who } nimmt { $other } { $list } ab (ins Tribut-Lager, bis zur Upkeep-Phase gesperrt).
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-tribute_supplied = { $who } nimmt { $list } aus dem allgemeinen Vorrat ins Tribut-Lager (Delischer Bund).
    .each = { COUNT($n, $cube, case: "accusative") }

many-move-join = { $list } beteiligen sich mit je einem Priester.
    .each = { $who }
many-move-target = { $who } benennt { $list } als Kriegsziele.
    .each = { $seat }
many-note-war_declared = { $who } erklärt { $n } Kriege ({ $cause }).
many-note-fell_to_population = { $who }: { $list }, denn kein Level darf höher sein als die Bevölkerung.
    .each = { $track } sinkt von { $n1 } auf { $n2 }
many-note-tribute_collected = { $who } legt { $list } aus dem Tribut-Lager ins Vorratslager.
    .each = { COUNT($n, $cube, case: "accusative") }
many-note-priests_taken = Alle nehmen ihre Priester zurück: { $list }.
    .each = { $who } { $n1 } (Bevölkerung { $n2 }, Kultur { $n3 })

told-start = { $seat } wird als Startspieler ausgelost.
