plan-title = Vorgemerkter Zug
plan-how = Wird gespielt, wenn du dran bist und es noch geht. Sonst sieht ihn niemand.
plan-moves = Wenn es noch geht, dann (Zug als Text)
plan-only = Wenn ich nur einen Zug habe, spiel ihn für mich; andere können erraten, warum es so schnell geht
plan-do = Vormerken
plan-kept = Vorgemerkt. Du kannst diese Seite schließen.
plan-planned = vorgemerkt: { $moves }
plan-dropped = Dein Plan ist verfallen:

denied-your_turn = Du bist schon dran: Spiel den Zug.
