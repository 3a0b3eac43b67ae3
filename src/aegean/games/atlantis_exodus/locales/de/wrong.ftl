# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-no_bonus = es gibt keinen Bonus der Art „{ $kind }“
wrong-one_only = „{ $entry }“ enthält { $count } Dinge, Platz ist nur für eines
wrong-one_tile = ein Feld gibt höchstens eine Sorte Plättchen
wrong-two_professions = „needs“ muss zwei verschiedene Berufe nennen
wrong-same_cards = „{ $entry }“ muss auf allen Karten dieser Art gleich sein
wrong-brings_nothing = „immediate“ muss etwas bringen
wrong-numbers = es müssen 3 Farben mit ihren Lehrbüchern, 12 Berufe und 20 Felder sein
wrong-levels = die Felder müssen Ebene für Ebene stehen, 4, 8 und 8
wrong-professions = die Berufe müssen Farbe für Farbe stehen, das Startfeld zuerst
wrong-trainings = es müssen 12 Ausbildungen sein
wrong-tracks = es müssen 5 Felder der Reihenfolge und 2 Monumentfelder sein
wrong-influence = die 24 Einflusskarten müssen in der Reihenfolge von AE-11.10 bis AE-11.33 stehen
wrong-cells = die 15 Felder der Siedlung müssen Zeile für Zeile stehen
wrong-always = „{ $entry }“ muss bei diesem Bonus { $n } sein
wrong-own_settlers = „{ $entry }“ sollte die Siedler des Feldes bringen, einmal, und zwar genau dort, wo welche stehen
wrong-neutral_start = je ein Feld der mittleren und der unteren Ebene beginnt mit einem neutralen König
wrong-agora_cells = drei Felder sind nur für Agoras da
wrong-lodging_places = eine Unterkunft hat 3 oder 5 Plätze
wrong-other_colour = „{ $entry }“ muss ein Beruf dieser Farbe sein
wrong-guard_between = ein Wächter steht zwischen zwei benachbarten Feldern seiner Ebene, oder es gibt ihn nicht
wrong-two_guards = bei { $space } steht schon ein anderer Wächter
wrong-bare_agora = muss etwas bringen: einen Siedler, Lehrbücher oder Gold
wrong-few_cards = { $count } Karten ohne Symbol sind zu wenige, zu zweit und allein liegen { $most } offen
