# Der Verlauf: Züge, von denen die Notizen alles sagen, Züge in Sätzen, und mehrere einer Art in einer Zeile.

told-order = { $order ->
    [order_1] { $who } wählt Reihenfolgefeld 1 und fängt an.
    [order_2] { $who } wählt Reihenfolgefeld 2.
    [order_3] { $who } wählt Reihenfolgefeld 3.
    [order_4] { $who } wählt Reihenfolgefeld 4.
   *[order_5] { $who } wählt Reihenfolgefeld 5: Der König darf zu einem anderen König ziehen.
}
told-king = { $who } stellt den König { PLACE($space, way: "to") }.
told-guard = { $choice ->
    [take] { $who } nimmt den Wächter mit.
   *[leave] {""}
}
told-train = { $who } bildet { THING($profession, case: "accusative", article: "indefinite") } { THING($target, case: "dative", article: "to") } aus.
told-play = { $who } spielt die Einflusskarte „{ $card }“ aus. Darauf steht: { TEXT($card) }
told-influence = { $who } nimmt die offen ausliegende Einflusskarte „{ $card }“.
told-keep = { $who } behält die Einflusskarte „{ $card }“.
told-draw_two = {""}
told-recall = { $who } legt { THING($profession, case: "accusative", article: "indefinite") } in den Beutel zurück.
told-end = { $forced ->
    [1] {""}
   *[0] { $who } beendet den Zug.
}
told-start = { $seat } steht auf der Sortierleiste vorn.
told-wave = Katastrophe: Die mittlere Ebene dreht sich um { $middle ->
    [1] 90°
   *[2] 180°
}, die oberste insgesamt um { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
}.
told-turn = { $who } dreht die mittlere Ebene auf { $middle ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
} und die oberste auf { $top ->
    [0] 0°
    [1] 90°
    [2] 180°
   *[3] 270°
}.
told-first = { $who } nutzt zuerst { THING($stage, case: "accusative", article: "definite") }.
told-climb = {""}
told-send = {""}
told-learn = {""}
told-use = {""}
told-favour = {""}
told-man = {""}
told-lodge = {""}
told-settle = {""}
told-board = {""}
told-staff = {""}
told-remember = {""}
told-cell = {""}
told-book = {""}
told-give = {""}
told-pillar = {""}
told-column = {""}
told-answer = {""}
told-tile = {""}
told-scroll = {""}
told-monument = {""}
told-colour = {""}
told-swap = {""}
told-trade = {""}
told-points = {""}
told-flame = {""}
told-donate = {""}
told-decline = {""}
told-stop = {""}
told-draw = {""}
told-deal_influence = {""}
told-lay = {""}
told-deal_pillar = {""}
told-deal_scroll = {""}

many-note-took = { $who } nimmt { $list } ({ $cause }).
    .each = { COUNT($n, $good, case: "accusative") }
many-note-swapped = { $who } tauscht { $list } ({ $cause }).
    .each = { COUNT($n, $good, case: "accusative") } gegen { COUNT($n, $good2, case: "accusative") }
many-note-paid = { $who } gibt { $list } ab ({ $cause }).
    .each = { COUNT($n, $good, case: "accusative") }
many-note-settler_came = { $who } erhält { $list } ({ $cause }).
    .each = { COUNT($n, $profession, case: "accusative") }
many-note-drew_tile = { $who } zieht Plättchen: { $list }.
    .each = { $n ->
        [one] „{ $tile }“
       *[other] { $n } × „{ $tile }“
    }
many-note-drew_scroll = { $who } zieht Wissenskarten: { $list }.
    .each = { $n ->
        [one] „{ $kind }“
       *[other] { $n } × „{ $kind }“
    }
many-note-discarded = { $who } legt die Wissenskarten { $list } ab.
    .each = „{ $kind }“
many-note-drew_settler = { $who } zieht { $list } aus dem Beutel.
    .each = { COUNT($n, $profession, case: "accusative") }
many-note-drew_influence = { $who } zieht { $n } Einflusskarten.
many-note-laid = Neu in der Stadt: { $list }.
    .each = { PLACE($space, way: "in") } „{ $tile }“
many-note-stands = Neu { PLACE($space, way: "in") }: { $list }.
    .each = { COUNT($n, $profession) }
many-note-guards = Neue Wächter: { $list }.
    .each = { THING($profession, article: "indefinite") } ({ $space } und { $space2 })
many-note-lodging_laid = Neu in der Auslage: { $list }.
    .each = { $n ->
        [one] { THING($tile, article: "indefinite") }
       *[other] { $n } × { THING($tile, article: "indefinite") }
    }
many-note-monument_laid = Monumente bei Feld { $n2 } der Apotheosis-Leiste: { $list }.
    .each = { $monument }
many-note-piled = Neue Säulenkarten in Säulenauslage { $display }: { $list }.
    .each = { $pillar } ({ $stage })
many-note-scroll_laid = Neue Wissenskarten in der Auslage: { $list }.
    .each = { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }
shown-drew_influence = { $who } zieht die Einflusskarte „{ $card }“.
many-shown-drew_influence = { $who } zieht die Einflusskarten { $list }.
    .each = „{ $card }“
