# Das Protokoll: Züge in Sätzen oder von ihren Meldungen erzählt, und mehrere gleiche Dinge in einer Zeile.

told-lay = {""}
told-raise = {""}
told-card = { $who } spielt „{ $destiny }“ aus.
told-cube = { $who } nimmt 1 Ressourcenwürfel { $resource }.
told-favour = {""}
told-pass = { $who } passt.
told-rest = { $who } rastet: Keine Aktion ist möglich.
told-star = {""}
told-variant = {""}

many-note-laid = Entwicklungsplan, Zeile { $n1 }, Spalten 1 bis 5: { $list }.
    .each = { $discovery }
many-note-raised = Wunder der Spalten 1 bis 5: { $list }.
    .each = { $wonder }
many-note-stacked = Spielsteine auf dem Startfeld, von unten: { $list }.
    .each = { $other }
many-note-drew = { $who } zieht { COUNT($n, "destiny_card", case: "accusative") }.
many-note-looked_at = { $who } zieht { COUNT($n, "destiny_card", case: "accusative") } zur Auswahl (Orakel).
many-note-rejected = { $who } wirft { $list } ab (Orakel).
    .each = „{ $destiny }“
many-note-lost_card = { $who } wirft { $list } ab (Nemesis).
    .each = „{ $destiny }“
many-note-reached_zeus = { $who } erreicht die Zeusfelder { $list }.
    .each = { $n1 }
