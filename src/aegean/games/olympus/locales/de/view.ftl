# Beschriftungen des Bildes, Wertungen und Bereiche der Bewertung.

score-play = Günste, Wirkungen, Verluste
    .advice = Apollo bringt Siegpunkte, ob du leitest oder dich beteiligst.
score-buildings = Gebäude
    .advice = Gebaut wird bei Hephaestus oder Zeus; viele Gebäude verlangen Kultur.
score-glory = Ruhmes-Bonus-Karten
    .advice = Eine Ruhmes-Bonus-Karte erhält, wer als Erster das letzte Feld eines Bereichs erreicht: Treibe einen Bereich weit voran.
score-culture = { PRINTED("limits.final_score_divisor") ->
    [1] Kultur-Level
    [2] Halber Kultur-Level
   *[other] Kultur-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Athena erhöht die Kultur, mehr noch, wenn du leitest.
score-population = { PRINTED("limits.final_score_divisor") ->
    [1] Bevölkerungs-Level
    [2] Halber Bevölkerungs-Level
   *[other] Bevölkerungs-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Aphrodite erhöht die Bevölkerung, mehr noch, wenn du leitest.
score-military = { PRINTED("limits.final_score_divisor") ->
    [1] Militär-Level
    [2] Halber Militär-Level
   *[other] Militär-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Ares erhöht das Militär, doch in der Upkeep-Phase fällt es auf die Bevölkerung: Lass auch sie wachsen.
score-wheat = { PRINTED("limits.final_score_divisor") ->
    [1] Weizen-Level
    [2] Halber Weizen-Level
   *[other] Weizen-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Demeter erhöht den Weizen, doch in der Upkeep-Phase fällt er auf die Bevölkerung: Lass auch sie wachsen.
score-venison = { PRINTED("limits.final_score_divisor") ->
    [1] Wildbret-Level
    [2] Halber Wildbret-Level
   *[other] Wildbret-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Artemis erhöht das Wildbret, doch in der Upkeep-Phase fällt es auf die Bevölkerung: Lass auch sie wachsen.
score-fish = { PRINTED("limits.final_score_divisor") ->
    [1] Fisch-Level
    [2] Halber Fisch-Level
   *[other] Fisch-Level, geteilt durch { PRINTED("limits.final_score_divisor") }
}
    .advice = Poseidon erhöht den Fisch, doch in der Upkeep-Phase fällt er auf die Bevölkerung: Lass auch sie wachsen.

tie-cubes = Ressourcen im Vorratslager
tie-buildings = Gebäude (weniger sind besser)

view-raised_to = { THING($what, case: "accusative", article: "definite") } auf Level { $level }
view-build_nothing = Nichts bauen
view-board = Hauptspielplan
view-short_board = Plan
view-short_gods = Götter
view-short_temples = Tempel
view-short_glory = Ruhm
view-short_ceremony = Zeremonie
view-short_hand = Karten
view-short_peloponnesian_league = Pelop. Bund
view-short_delian_league = Del. Bund
view-short_achaean_league = Ach. Bund
view-gods = Gottheiten
view-temples = Tempel
view-score_track = Punkteleiste
view-leads_head = leitet
view-follows_head = beteiligt, je ein Priester
view-then = dann
view-or = oder
view-pick = Mal aus
view-picks = Mal aus
view-ceremony_of = Zeremonie: { $god }
view-ceremony_number = Nr. { $n } der Runde
view-next_ceremony = Nächste Zeremonie
view-part_leads = leitet
view-part_joins = ist dabei
view-part_declines = passt
view-part_decides = entscheidet
view-part_absent = kein Priester
view-favours = Günste
view-no_war = kein Krieg wartet
view-war_waits = ohne Ziel
view-upkeep = Upkeep-Phase
view-worship = Anbetung
view-over = Das Spiel ist vorbei
view-round = Runde { $n }
view-glory = Ruhm { $n } von { $all }
view-last_round = letzte Runde
view-winner = Gewonnen: { $name }
view-level = Level
view-at_end = am Ende +{ $n }
view-at_end_short = +{ $n }
view-priests_here = Priester: { $n }
view-priests_note = { $n } auf dem Plan, { $m } im Vorrat
view-store = Vorratslager
view-tribute = Tribut-Lager
view-store_note = { $n } von { $all }
view-locked = bis zur Upkeep-Phase gesperrt
view-next_upkeep = Nächste Upkeep-Phase
view-none = nichts
view-ends_now = das Spiel endet
view-up_store = Ressourcen-Limit
view-up_levels = Bevölkerungs-Limit
view-up_use = Gebäude nutzen
view-up_tribute = Tribut einsammeln
view-up_priests = Priester
view-up_end = Ende oder Startspieler-Wechsel
view-hand = Eigene Karten
view-can_build = Baubar
view-too_dear = Zu teuer
view-culture_low = Kultur zu niedrig
view-built = Gebaut
view-culture_note = Karten bis { $n }
view-built_note = Violett und Ton wirken weiter
view-free = kostenlos
view-nothing_built = noch nichts gebaut
view-brief_already_built = gebaut
view-brief_temple_gone = vergeben
view-brief_culture_short = Kultur +{ $n }
view-brief_cubes_short = { $n } fehlen
view-war_preview = Kriegsvorschau
view-you_take = du nimmst { $n }
view-tie_nothing = Patt, nichts
view-you_fail = du gehst leer aus
view-war = Krieg
view-follow = Beteiligen
view-decline = Passen
view-done = Fertig
view-note_gods = Berühre eine Gottheit auf dem Hauptspielplan
view-note_cards = Berühre eine goldene Karte oder einen Tempel
view-note_philosophy = gebaut von { $name }
view-temple_aphrodite = Aphrodite
view-temple_apollo = Apollo
view-temple_ares = Ares
view-temple_artemis = Artemis
view-temple_athena = Athena
view-temple_demeter = Demeter
view-temple_hades = Hades
view-temple_hephaestus = Hephaestus
view-temple_hera = Hera
view-temple_hestia = Hestia
view-temple_poseidon = Poseidon
view-temple_zeus = Zeus
view-effect_agora = Bevölkerung über 5 möglich
view-effect_barracks = Militär über 3 möglich
view-effect_gymnasium = Gebäude brauchen 1 Kultur weniger
view-effect_well = Weizen-Level +1
view-effect_gardens = Wildbret-Level +1
view-effect_harbor = Fisch-Level +1
view-effect_road_system = Bevölkerung +1
view-effect_statue = Eine Produktion +1, Kultur +1
view-effect_lyceum = Bevölkerung +1, Kultur +1
view-effect_militia = Bevölkerung +1, Militär +1
view-effect_workshop = Einmal wählen; wer zuerst baut, zweimal
view-effect_school = Kultur über 4 möglich
view-effect_army = Mit Kaserne: Militär über 6 möglich
view-effect_tholos = Weitere Priester einen Level früher
view-effect_aqueduct = Produktion bringt 1 Ressource mehr
view-effect_fleet = +1 im Krieg, gewinnt ein Patt
view-effect_trade_route = Upkeep: 1 Ressource gegen beide anderen
view-effect_library = Kultur über 7 möglich
view-effect_goldsmith = Upkeep: 1 Ressource gegen 1 Siegpunkt
view-effect_bouleuterion = Upkeep: 1 Ressource für einen Level +1
view-effect_philosophy = Andere dürfen 1 Ressource nehmen, du ebenso
view-effect_farm = Alle drei Produktionen +1
view-effect_peloponnesian_league = Militär +2, ein Krieg sofort
view-effect_delian_league = Fehlender Tribut aus dem Vorrat
view-effect_parthenon = Kultur +1, Tribut darf ausgegeben werden
view-effect_amphitheatre = Upkeep: 1 Siegpunkt mit 2 Priestern in Beta
view-effect_achaean_league = Upkeep: Level +1 mit 2 Priestern in Beta
view-effect_acropolis = Upkeep: Beta-Gunst bei wenigsten Anbetern
view-effect_trispastos = Zwei Karten mit Kultur 1 kostenlos
view-effect_marble_quarry = Gebäude kosten 1 Ressource weniger
view-effect_oracle = Eine Alpha-Gunst, nicht die des Zeus
view-effect_colony = Drei verschiedene Levels +1
view-effect_wonder = Eigene Priester in Beta kehren zurück
view-effect_temple_aphrodite = Anbetung der Aphrodite: 2 Ressourcen mehr, 3 bei Bevölkerung 10
view-effect_temple_apollo = Immun gegen Plagen
view-effect_temple_ares = Ein Priester für jeden gewonnenen Krieg
view-effect_temple_artemis = Wildbret-Level +1, Produktion; Wildbret ist Joker
view-effect_temple_athena = Anbetung der Athena: ein Level +1; ab Kultur 6 verlieren Mitspieler einen
view-effect_temple_demeter = Weizen-Level +1, Produktion; Weizen ist Joker
view-effect_temple_hades = Mitspieler verlieren 2 Levels oder 3 Siegpunkte
view-effect_temple_hephaestus = 1 Siegpunkt kann je Gebäude 1 Ressource ersetzen
view-effect_temple_hera = Hera: Beta-Spalte zählt als Alpha-Spalte
view-effect_temple_hestia = Keine Wirkung
view-effect_temple_poseidon = Fisch-Level +1, Produktion; Fisch ist Joker
view-effect_temple_zeus = Zeus: Beta-Spalte zählt als Alpha-Spalte
view-alpha_zeus = zweimal wählen
view-beta_zeus = einmal wählen
view-alpha_hera = 2 Arten +1 oder 2 produzieren
view-beta_hera = 1 Art +1 oder produzieren
view-alpha_demeter = Weizen +1, dann produzieren
view-beta_demeter = Weizen +1 oder produzieren
view-alpha_artemis = Wildbret +1, dann produzieren
view-beta_artemis = Wildbret +1 oder produzieren
view-alpha_poseidon = Fisch +1, dann produzieren
view-beta_poseidon = Fisch +1 oder produzieren
view-alpha_athena = Kultur +2
view-beta_athena = Kultur +1
view-alpha_aphrodite = Bevölkerung +2
view-beta_aphrodite = Bevölkerung +1
view-alpha_ares = Militär +2, +1 mit Krieg, 2 Kriege
view-beta_ares_plain = Militär +1 oder ein Krieg
view-beta_ares = Militär +1, Krieg möglich
view-alpha_hephaestus = bis zu 2 Gebäude
view-beta_hephaestus = 1 Gebäude
view-alpha_apollo = 2 Siegpunkte oder 1 mit Plage
view-beta_apollo = 1 Siegpunkt, Plagenschutz
view-code_wheat = W
view-code_venison = Wb
view-code_fish = F
view-code_any = {"*"}
view-starting_player = Startspieler
view-win_empty = Sieg, keine Ressourcen
view-group_god = Gottheiten und ihre Günste
view-group_building = Gebäude aus dem Spielervorrat
view-group_unique_building = Einmalige Gebäude
view-group_glory = Ruhmes-Bonus-Karten
view-group_track = Entwicklungsbereiche
view-group_resource = Ressourcen
view-group_colour = Städte
view-group_setup = Aufbau je Spielerzahl
view-group_limits = Grenzen
view-group_counts = Inhalt der Schachtel
view-group_score_track = Punkteleiste
view-group_options = Wählbare Korrekturen

area-points = Siegpunkte und halbe Levels
area-levels = Aussichten der Levels
area-cards = weiterwirkende Karten
area-cubes = Ressourcen
area-priests = verfügbare Priester
area-pending = ausstehende Günste
