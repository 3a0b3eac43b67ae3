# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

told-take = {""}
told-port = {""}
told-capital = {""}
told-lay = {""}
told-turn = {""}
told-titan = {""}
told-return = {""}
told-act = {""}
told-double = {""}
told-single = {""}
told-stop_fighting = {""}
told-kronos = {""}
told-dice = {""}
told-settle = {""}
told-decline = {""}
told-build = {""}
told-temple = {""}
told-medal = {""}
told-stop_building = {""}
told-on = {""}
told-raise = {""}
told-face = {""}
told-pay = {""}
told-nothing = {""}
told-give = {""}
told-discard = {""}
told-initiative = {""}
told-bonus = {""}
told-no_bonus = {""}
told-island = {""}
told-card = {""}
told-tile = {""}
told-creature = {""}
told-building = {""}
told-skip = { $who } verzichtet auf die Aktion der Karte.
told-fight = { $who } bekämpft die Kreatur auf { $field }.
told-send = { $who } schickt { $number ->
    [0] keine Hopliten
   *[other] { COUNT($number, "hoplites", case: "accusative") }
} in den Kampf.
told-extra = {""}
told-start = Der Initiative-Marker wird ausgelost: { $seat } erhält ihn.
told-roll = Kampfwürfel: { $faces }.

many-note-place_filled = Neu auf der Aktionstafel: { $list }.
    .each = Platz { $n1 } „{ $action }“ ({ $tile })
many-note-place_guarded = Auf den Vulkanen dort: { $list }.
    .each = Platz { $n1 } { THING($creature, article: "indefinite") } (Stärke { $n2 })
many-note-offered = Neu auf der Bautafel: { $list }.
    .each = { THING($building, article: "indefinite") } für { $slot }{ $n1 ->
        [0] {""}
       *[other] { $building ->
            [mine] {" "}mit { COUNT($n1, "orichalcum", case: "dative") }
           *[other] {" "}mit { COUNT($n1, "hoplites", case: "dative") }
        }
    }
many-note-creature_back = { $who } legt { $list } zurück in den Kreaturenbeutel.
    .each = { COUNT($n, $creature, case: "accusative") }
