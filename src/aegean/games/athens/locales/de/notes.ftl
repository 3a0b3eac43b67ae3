# Was geschieht.

note-round_begins = Runde { $n } beginnt, Startspieler: { $other }
note-bag_refilled = Der Beutel wird aufgefüllt: { $n } Plättchen
note-paid_tiles = Bezahlt: { $n } { $tile }
note-took_cubes = Genommen: { $n } { $cube }
note-scored_square = { $cube } auf dem eigenen Feld: { $n } Punkte
note-took_card = Neue Karte: { $stack }
note-took_landmark = Neue Sehenswürdigkeit: { $landmark }
note-scored_cube = { $cube } zu { $event }: { $n } Punkte
note-row_cleared = { $event }: volle Reihen geräumt: { $n }
note-event_closed = { $event } ist abgeschlossen
note-paid_nothing = Dank der Würfel kostenlos
note-game_ends = Das Spiel endet nach Runde { $n }
