plan-title = Vorgemerkter Zug
plan-how = Wird gespielt, wenn du dran bist und es noch geht. Außer dir sieht ihn niemand.
plan-moves = Wenn es noch geht, dann (Zug als Text)
plan-only = Wenn ich nur einen Zug habe, spiel ihn für mich; andere können erraten, warum es so schnell geht
plan-declines = Bis ich wieder ziehe, lehne für mich ab, wenn ich im Zug anderer gefragt werde, ob ich mitmachen will
plan-do = Vormerken
plan-kept = Vorgemerkt. Du kannst diese Seite schließen.
plan-planned = vorgemerkt: { $moves }
plan-dropped = Dein Plan ist verfallen:

denied-your_turn = Du bist schon dran: Spiel den Zug.
denied-long_plan = So viel lässt sich nicht auf einmal vormerken.

plan-on_board = Auf dem Brett planen
plan-next = Dein nächster Zug, wie er sein könnte: Was die anderen bis dahin tun, ist geraten. Wähle auf dem Brett.
plan-whole = Damit wäre dein Zug zu Ende.
plan-back = Zurücknehmen
plan-keep = Plan behalten
plan-leave = Verlassen
plan-drop = Plan verwerfen

denied-no_turn = Es lässt sich nicht absehen, wie der Tisch bei deinem nächsten Zug steht.
