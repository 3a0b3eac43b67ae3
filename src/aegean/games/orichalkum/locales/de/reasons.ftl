# Warum etwas nicht geht.

why-no_card = Dort liegt keine Aktionskarte.
why-nothing_to_discard = Dort liegt keine Aktionskarte.
why-hoplites_short = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, "hoplites") } für diese Karte.
why-no_such_field = Das liegt nicht auf deiner Insel.
why-no_capital = Dort ist kein Feld deiner Insel für die zweite Hälfte der Hauptstadt.
why-covered = Das Feld ist schon abgedeckt.
why-not_adjacent = Eine Landschaft muss an deine Hauptstadt oder eine andere Landschaft angrenzen.
why-no_room = Dort ist kein Platz für die Landschaft, wie immer man sie dreht.
why-titan_not_drawn = Diese Landschaft zieht die Aufmerksamkeit von { $titan } nicht auf sich.
why-titan_not_held = Du besitzt { $titan } nicht.
why-just_taken = Du hast { $titan } eben erst genommen.
why-no_creature = Dort steht keine Kreatur.
why-fight_first = Du musst mindestens eine Kreatur bekämpfen.
why-too_many = Dort kämpfen höchstens { $n1 } Hopliten; schicken kannst du noch { $n2 }.
why-no_landscape = Dort liegt keine Landschaft.
why-built_over = Das Feld ist schon überbaut.
why-creature_there = Dort steht eine Kreatur.
why-guarded = Eine Kreatur neben dem Feld bewacht es.
why-slot_empty = Der Platz bleibt bis zum Rundenende leer.
why-no_field = Du hast kein bebaubares Feld ({ $slot }) und keinen leeren Vulkan.
why-wrong_terrain = Das Gebäude braucht ein passendes Feld ({ $slot }) oder einen leeren Vulkan.
why-no_diamond = Ein Tempel braucht eine bebaubare Raute aus vier verschiedenen Landschaftsarten.
why-orichalcum_short = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, "orichalcum") } für eine Medaille.
why-build_first = Du musst mindestens ein Objekt bauen.
why-cannot_pay_hoplites = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, "hoplites") } für eine Zusatzaktion.
why-cannot_pay_orichalcum = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, "orichalcum") } für eine Zusatzaktion.
why-cannot_pay_creatures = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { COUNT($n, "creatures") } für eine Zusatzaktion.
why-not_for_hoplites = Die Aktion „{ $action }“ gibt es nicht für Hopliten.
why-not_for_orichalcum = Die Aktion „{ $action }“ gibt es nicht für Orichalkum.
why-no_such_creature = Unter deinen besiegten Kreaturen ist { THING($creature, article: "no") }.
why-not_tied = Der Marker geht an jemanden mit den meisten Hopliten.
why-holder_tied = Du bist selbst am Gleichstand beteiligt und musst den Marker weitergeben.
why-island_taken = Diese Insel hat schon jemand.
why-nothing_to_build = Du kannst jetzt nichts bauen.
why-nothing_to_fight = Auf deiner Insel ist keine Kreatur.
why-impossible = Das kann jetzt nicht geschehen.
