# Beschriftungen des Bildes, Wertungen und Bereiche der Bewertung.

score-dispatch = Entsendeboni
    .advice = Der letzte Beruf einer Ausbildung bringt am meisten: Bilde einen Siedler bis dorthin aus, bevor du ihn entsendest.
score-settlement = Siedlungswertungen
    .advice = Vor der Wertung eines Gebiets genügt je Farbe ein Siedler mehr, als jemand anderes hat.
score-ships = Schiffe
    .advice = Nur eine Schiffsart, die dir noch fehlt, bringt Siegpunkte, und jeder weitere Platz gleich viele oder mehr.
score-track = Apotheosis-Leiste
    .advice = Flammen bringen dich auf der Leiste voran, als Aktion auch ein Schritt.
score-placement = Platzierungsboni
score-pillars = Säulen
    .advice = Schäfte und Kapitelle bringen Siegpunkte, sobald du sie nimmst.
score-influence = Ausgespielte Einflusskarten
score-unsent = Siedler im Ausbildungsbereich
    .advice = Nimm nicht mehr Siedler, als du entsenden kannst: Wer in Ausbildung bleibt, kostet Siegpunkte.
score-lines = Volle Zeilen und Spalten
    .advice = Volle Zeilen und Spalten zählen, mit Siedlern oder ohne: Fülle erst eine, ehe du die nächste beginnst.
score-monuments = Monumente
    .advice = Monumente warten auf zwei Feldern der Apotheosis-Leiste.
score-knowledge = Wissenskarten
    .advice = Eine Wissenskarte verlangt zwei Berufe: Bilde beide aus und entsende sie zusammen.
score-unplayed = Nicht eingesetzte Einflusskarten

tie-settlers = Gerettete Siedler

area-points = Siegpunkte
area-final = Schlusswertung
area-settlers = Siedler im Ausbildungsbereich
area-goods = Lehrbücher, Gold, Gunstmarker
area-track = Apotheosis
area-engine = Werkstätten, Säulen, Karten
area-regions = Gebiete

view-year_of = Jahr { $n } von { $all }
view-round_of = Runde { $n } von { $all }
view-phase_order = Bestimmung der Spielerreihenfolge
view-phase_kings = Platzieren des Königs
view-phase_actions = Aktionen ausführen
view-over = das Spiel ist vorbei
view-player_order = Spielerreihenfolge: { $names }
view-actions_left = Aktionen übrig: { $n }
view-after_year = Wertung nach Jahr { $n }
view-scores_after = nach Jahr { $n }
view-scored = gewertet
view-needs_lodging = bis Jahr { $n } Unterkunft nötig!
view-short_city = Stadt
view-short_track = Leiste
view-short_displays = Auslagen
view-city = Die Stadt
view-displays = Auslagen
view-apotheosis = Apotheosis
view-track_space = Apotheosis-Feld { $n }
view-monuments_at = Monumente bei { $n }
view-none_left = keine mehr
view-knowledge = Wissenskarten
view-knowledge_deck = Nachziehstapel der Wissenskarten
view-knowledge_discard = Ablagestapel der Wissenskarten
view-taken = vergeben
view-influence = Einfluss
view-influence_deck = Nachziehstapel der Einflusskarten
view-wave_says = Die mittlere Ebene wurde um { $middle ->
    [1] 90°
   *[2] 180°
} im Uhrzeigersinn gedreht, die oberste insgesamt um { $middle ->
    [1] { $top ->
        [1] 180°
       *[2] 270°
    }
   *[2] { $top ->
        [1] 270°
       *[2] 360°
    }
}
view-pillars_of = Säulen { $display }
view-lodgings_left = Unterkünfte ({ $n })
view-open_tiles = Offene Auslage
view-order_track = Spielerreihenfolge
view-sorting = Wählt als Nächstes
view-supply = Vorrat
view-bag = Beutel
view-order_1 = Reihenfolgefeld 1: kein Bonus
view-order_2 = Reihenfolgefeld 2: { PRINTED("order_space.order_2.bonus") }
view-order_3 = Reihenfolgefeld 3: { PRINTED("order_space.order_3.bonus") }
view-order_4 = Reihenfolgefeld 4: { PRINTED("order_space.order_4.bonus") }
view-order_5 = Reihenfolgefeld 5: darf Felder teilen
view-guard = Wächterplatz
view-nobody = niemand
view-neutral = Neutraler König: kein Zutritt
view-training = Ausbildungsbereich
view-settlement = Siedlungsbereich
view-ships = Schiffe
view-goods = Waren
view-hand = Einflusskarten auf der Hand
view-favour_needs = Mit { $n } Plättchen freigeschaltet
view-favour_pays = Die nächste Aktion kostet einen Gunstmarker
view-projected = Schluss { $n }: { $all }
view-lost = verloren
view-of = { $n }/{ $all }
view-gifts = { $gift ->
    [knowledge] { COUNT($n, "knowledge") }
    [culture] { COUNT($n, "culture") }
    [craft] { COUNT($n, "craft") }
    [any] { COUNT($n, "any") }
    [gold] { COUNT($n, "gold") }
    [flame] { COUNT($n, "flame") }
    [favour] { COUNT($n, "favour") }
    [points] { COUNT($n, "victory_point") }
    [bag] { COUNT($n, "settler") } aus dem Beutel
    [workshop] { COUNT($n, "workshop") }
    [agora] { COUNT($n, "agora") }
    [ship] { COUNT($n, "ship") }
    [pillar] { COUNT($n, "pillar_card") }
    [influence] { COUNT($n, "influence_card") }
    [monument] { COUNT($n, "monument") }
   *[settler] { COUNT($n, "settler") }
}
view-lapses = { $gift } ({ $n ->
    [0] würde verfallen
    [one] davon würde { $n } verfallen
   *[other] davon würden { $n } verfallen
})
view-nothing = nichts
view-lying_tile = { $sort ->
    [workshop] Werkstatt „{ $tile }“
    [agora] { $tile }
   *[ship] Schiff ({ $tile })
}
view-no_room = { $tile } (kein Platz dafür)
view-gift_knowledge = Wissensbuch
view-gift_culture = Kulturbuch
view-gift_craft = Handwerksbuch
view-gift_any = beliebiges Lehrbuch
view-gift_gold = Gold
view-gift_flame = Flamme
view-gift_favour = Gunstmarker
view-gift_points = Siegpunkte
view-gift_settler = Siedler
view-gift_bag = Siedler aus dem Beutel
view-gift_workshop = Werkstatt
view-gift_agora = Agora
view-gift_ship = Schiff
view-gift_pillar = Säulenkarte
view-gift_influence = Einflusskarte
view-gift_monument = Monument
view-card_inf_swap_lodgings = Tausche zwei deiner Unterkünfte samt Siedlern.
view-card_inf_send_one_each = Entsende höchstens einen Siedler jeder Farbe.
view-card_inf_three_flames = { COUNT(PRINTED("influence_card.inf_three_flames.n"), "flame") }.
view-card_inf_bag_to_workshop = Ziehe einen Siedler auf einen beliebigen freien Platz einer Werkstatt.
view-card_inf_three_favours = Bis zu { COUNT(PRINTED("influence_card.inf_three_favours.n"), "favour") }.
view-card_inf_rotate_rings = Drehe die Stadtebenen in eine beliebige passende Stellung.
view-card_inf_send_all_untrained = Entsende alle nicht ausgebildeten Siedler einer Farbe.
view-card_inf_train_free = Bilde einen Siedler eine Stufe gratis aus.
view-card_inf_gain_ship = Du erhältst ein Schiff.
view-card_inf_gain_agora = Du erhältst eine Agora.
view-card_inf_gain_knowledge = Du erhältst eine Wissenskarte, ohne jemanden zu entsenden.
view-card_inf_gain_workshop = Du erhältst eine Werkstatt.
view-card_inf_gain_pillar = Du erhältst eine Säulenkarte aus beliebiger Auslage.
view-card_inf_space_goods_again = Nimm Lehrbücher und Gold vom Feld deines Königs noch einmal.
view-card_inf_swap_books = Tausche beliebig viele Lehrbücher eins zu eins.
view-card_inf_three_vp = { PRINTED("influence_card.inf_three_vp.n") } SP.
view-card_inf_refresh_city = Räume alle Plättchen der Stadt ab und fülle neu auf.
view-card_inf_refresh_knowledge = Lege alle ausliegenden Wissenskarten ab und fülle die Auslage auf.
view-card_inf_repeat_track_bonus = Wiederhole deinen letzten Apotheosis-Bonus (kein Monument).
view-card_inf_fill_lodging = Komplettiere deine Unterkunft aus dem Beutel, ohne Bonus.
view-card_inf_move_tile = Verschiebe Werkstatt oder Agora; nimm den Bonus des neuen Feldes.
view-card_inf_books_to_vp = Bis zu { PRINTED("influence_card.inf_books_to_vp.n") } Lehrbücher für je { PRINTED("influence_card.inf_books_to_vp.vp") } SP.
view-card_inf_gold_to_vp = Bis zu { PRINTED("influence_card.inf_gold_to_vp.n") } Gold für je { PRINTED("influence_card.inf_gold_to_vp.vp") } SP.
view-card_inf_send_all_trained = Entsende alle ausgebildeten Siedler einer Farbe.
view-monument_mon_sand = { PRINTED("monument.mon_sand.effect.vp") } SP je Plättchen dieses Bodens im Siedlungsbereich (auch es selbst).
view-monument_mon_meadow = { PRINTED("monument.mon_meadow.effect.vp") } SP je Plättchen dieses Bodens im Siedlungsbereich (auch es selbst).
view-monument_mon_clay = { PRINTED("monument.mon_clay.effect.vp") } SP je Plättchen dieses Bodens im Siedlungsbereich (auch es selbst).
view-monument_mon_stone = { PRINTED("monument.mon_stone.effect.vp") } SP je Plättchen dieses Bodens im Siedlungsbereich (auch es selbst).
view-monument_mon_lagoon = { PRINTED("monument.mon_lagoon.effect.vp") } SP je Plättchen dieses Bodens im Siedlungsbereich (auch es selbst).
view-monument_mon_agora = { PRINTED("monument.mon_agora.effect.vp") } SP je Agora.
view-monument_mon_workshop = { PRINTED("monument.mon_workshop.effect.vp") } SP je Werkstatt.
view-monument_mon_adj_diff = { PRINTED("monument.mon_adj_diff.effect.vp") } SP je Nachbarplättchen mit anderem Boden.
view-monument_mon_adj_same = { PRINTED("monument.mon_adj_same.effect.vp") } SP je Nachbarplättchen mit gleichem Boden.
view-monument_mon_rows = { PRINTED("monument.mon_rows.effect.vp") } SP je Zeile mit { PRINTED("monument.mon_rows.effect.distinct") } oder mehr Böden.
view-monument_mon_columns = { PRINTED("monument.mon_columns.effect.vp") } SP je Spalte mit { PRINTED("monument.mon_columns.effect.distinct") } oder mehr Böden.
view-monument_mon_seven = { PRINTED("monument.mon_seven.effect.vp") } SP, wenn { PRINTED("monument.mon_seven.effect.needed") } oder mehr Nachbarn denselben Boden zeigen.
view-scroll_natural_philosophy = { PRINTED("knowledge_card.kn_natural_philosophy_1.effect.vp") } je { PRINTED("knowledge_card.kn_natural_philosophy_1.effect.per") } lila
view-scroll_rhetoric = { PRINTED("knowledge_card.kn_rhetoric_1.effect.vp") } je { PRINTED("knowledge_card.kn_rhetoric_1.effect.per") } weiße
view-scroll_guilds = { PRINTED("knowledge_card.kn_guilds_1.effect.vp") } je { PRINTED("knowledge_card.kn_guilds_1.effect.per") } braune
view-scroll_academy = { PRINTED("knowledge_card.kn_academy_1.effect.vp") }: lila + weiß
view-scroll_mechanics = { PRINTED("knowledge_card.kn_mechanics_1.effect.vp") }: lila + braun
view-scroll_festivals = { PRINTED("knowledge_card.kn_festivals_1.effect.vp") }: weiß + braun
view-scroll_mysteries = { PRINTED("knowledge_card.kn_mysteries_1.effect.vp") } je { PRINTED("knowledge_card.kn_mysteries_1.effect.steps") } Felder
view-scroll_diplomacy = { PRINTED("knowledge_card.kn_diplomacy_1.effect.vp") } Einfluss
view-scroll_coinage = { PRINTED("knowledge_card.kn_coinage_1.effect.vp") } je { PRINTED("knowledge_card.kn_coinage_1.effect.per") } Gold
view-scroll_writing = { PRINTED("knowledge_card.kn_writing_1.effect.vp") } je { PRINTED("knowledge_card.kn_writing_1.effect.per") } Lehrbücher
view-scroll_temple_building = { PRINTED("knowledge_card.kn_temple_building_1.effect.vp") } je volle Säule
view-scroll_sculpture = { PRINTED("knowledge_card.kn_sculpture_1.effect.vp") } je Säulenkarte
view-scroll_democracy = { PRINTED("knowledge_card.kn_democracy_1.effect.vp") }: 1/2/3 Agoras
view-scroll_toolmaking = { PRINTED("knowledge_card.kn_toolmaking_1.effect.vp") } je Werkstatt
view-scroll_engineering = { PRINTED("knowledge_card.kn_engineering_1.effect.vp") } je aktive
view-scroll_navigation = { PRINTED("knowledge_card.kn_navigation_1.effect.vp") } je Schiff
view-scroll_solar_eclipse = { PRINTED("knowledge_card.kn_solar_eclipse_1.effect.vp") } je Wissen
view-scroll_geometry = { PRINTED("knowledge_card.kn_geometry_1.effect.vp") } je volle Spalte
view-scroll_town_planning = { PRINTED("knowledge_card.kn_town_planning_1.effect.vp") } je volle Zeile
view-short_t0 = Wissen
view-short_t1 = Kultur
view-short_t2 = Handwerk
view-short_t3 = Schatzkammer
view-short_m4 = Halle d. Erinnerung
view-short_b4 = Steinbruch
view-short_m0 = Werkstatt­gasse
view-short_b7 = Töpferviertel
view-text_level = { $level }: gedreht { $n }
view-text_guard = Wächter { $who }
view-text_pillars = Säulen
view-text_known = Wissen
view-text_priest = Hohepriester { $n }/{ $all }
view-text_bag = Beutel
view-text_order = Reihenfolge
view-text_lodgings = Unterkünfte
view-text_free = frei
view-group_colour = Siedler
view-group_book = Lehrbücher
view-group_ground = Böden
view-group_profession = Berufe und was ihr Entsenden bringt
view-group_region = Gebiete des Siedlungsbereichs
view-group_order_space = Reihenfolgeleiste
view-group_workshop = Werkstätten
view-group_agora = Agoras
view-group_ship_type = Schiffe
view-group_lodging = Unterkünfte
view-group_monument = Monumente
view-group_pillar_base = Säulen: Sockel
view-group_pillar_shaft = Säulen: Schäfte
view-group_pillar_capital = Säulen: Kapitelle
view-group_knowledge_card = Wissenskarten
view-group_influence_card = Einflusskarten
view-group_catastrophe = Katastrophenplättchen
view-group_space = Felder der Stadt
view-group_training = Preise der Ausbildung
view-group_reach = Was ein König erreicht
view-group_cell = Felder des Siedlungsbereichs
view-group_track_space = Apotheosis-Leiste
view-group_ship_slot = Siegpunkte der Schiffe
view-group_player_count = Zahlen je Spielerzahl
view-group_start = Startgüter
view-group_limits = Grenzen
view-group_solo_title = Titel im Solospiel
view-group_counts = Inhalt der Schachtel
