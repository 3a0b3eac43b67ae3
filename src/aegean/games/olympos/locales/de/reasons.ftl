# Warum etwas nicht geht.

why-other_resource = Jetzt sperrst du Gebiete mit { $resource }.
why-barred_already = Du hast { THING($territory, case: "accusative", article: "definite") } schon gesperrt.
why-star_barred = Du hast schon ein Gebiet mit einem Stern und { $resource } gesperrt, und mehr als eines ist nicht erlaubt.
why-land_barred = Keine Bewegung darf { PLACE($territory, way: "in") } enden: Das Gebiet ist gesperrt.
why-land_own = Du kontrollierst { THING($territory, case: "accusative", article: "definite") } schon.
why-no_way = Die Sirene sperrt das Meer, und kein anderer Weg führt { PLACE($territory, way: "to") }.
why-past_the_cross = Das kostet { COUNT($n1, "action_point", case: "accusative") }, aber mit deinen Sanduhren hast du bis zum Kreuz nur noch { $n2 }.
why-camp_empty = Du hast keinen Siedler im Lager.
why-nowhere_to_go = In der Zeit, die dir bleibt, ist kein erlaubtes Gebiet zu erreichen.
why-no_settler = Du hast keinen Siedler { PLACE($territory, way: "in") }.
why-no_such_disc = So viele Siedler hast du nicht { PLACE($territory, way: "in") }.
why-same_disc = Er liegt direkt unter einem anderen deiner Siedler: Nimm den oberen.
why-later_already = Du hast schon gewählt, erst nach der Bewegung zu bezahlen.
why-nothing_to_choose = Weder Karten noch ein längerer Weg würden ändern, was du bezahlst.
why-no_such_way = Kein Weg dorthin kostet genau { COUNT($n, "action_point", case: "accusative") }.
why-no_farther = Für { COUNT($n, "action_point", case: "accusative") } zieht dein Spielstein an genauso vielem vorbei: Mehr würde nur Zeit kosten.
why-sold_out = Von diesem Fortschritt ist kein Plättchen mehr da.
why-owned = Du hast diesen Fortschritt schon.
why-resource_short = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { $cubes }.
why-grey_short = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} mindestens { COUNT($n, "resource") }.
why-no_bundle = Die Kosten lassen sich mit weniger Ressourcenwürfeln decken oder mit diesen gar nicht.
why-other_discovery = Diese Variante gehört zu einem anderen Fortschritt.
why-variant_taken = Jemand anders hat diese Variante.
why-no_slot = Diesen Bonus hat der Fortschritt nicht.
why-grey_closed = Der graue Bonus gilt nur zu fünft.
why-slot_taken = Dieser Bonus ist schon vergeben.
why-built_already = Jemand hat { THING($wonder, case: "accusative", article: "definite") } schon errichtet.
why-stars_short = Für { THING($wonder, case: "accusative", article: "definite") } { $n ->
    [one] fehlt
   *[other] fehlen
} dir { COUNT($n, "star") }.
why-all_needed = Du brauchst alle deine einmaligen Sterne, und der Stern der Athene kommt zuerst.
why-no_builder = Du hast keine Karte „Baumeister“ auf der Hand.
why-not_drawn = Diese Karte ist nicht unter denen, die du gezogen hast.
why-not_in_hand = Du hast diese Karte nicht auf der Hand.
why-no_effect = Diese Karte hätte jetzt keine Wirkung.
why-no_favour = Du hast keine Karte „Göttergunst“ auf der Hand.
why-none_to_withdraw = Du hast keinen Siedler { PLACE($territory, way: "in") }.
why-nothing_to_discover = Dir fehlen Ressourcen für jeden Fortschritt, der noch da ist.
why-nothing_to_build = Dir fehlen Sterne für jedes Wunder, das noch da ist.
why-too_early = Passen darfst du erst ab Feld { $n }.
why-pass_instead = Ab dem letzten Zeusfeld passt du, statt zu rasten.
why-must_act = Du rastest nur, wenn keine Aktion möglich ist, und eine ist möglich.
why-impossible = Das kann hier nicht geschehen.
