no_move = Kein Zug angegeben.
unknown_move = Den Zug „{ $text }“ gibt es nicht
did_you_mean = ; gemeint war vielleicht „{ $near }“?
not_yet = „{ $text }“ kommt erst später: Vorher ist etwas anderes zu entscheiden.
no_bot = { $name } ist kein Bot.
undo_chance = Seit deinem letzten Zug hat der Zufall entschieden.
undo_other = Seit deinem letzten Zug war { $name } am Zug.
undo_revealed = Dein letzter Zug hat dir etwas Neues gezeigt.
undo_nothing = Es gibt nichts zurückzunehmen.
lesson_reads = Lies zuerst weiter: Ein Zug kommt später.
lesson_wants = Das ist erlaubt. Hier geht es um: { $wanted }
puzzle_title = { $title }, Rätsel { $number } ({ $grade ->
    [1] leicht
    [2] mittel
   *[other] schwer
})
puzzle_find = { $count ->
    [one] Finde die beste Möglichkeit.
   *[other] Finde den besten Zug: { $count } Entscheidungen.
}
puzzle_further = Richtig. Entscheidung { $nth } von { $count }: Wie geht der Zug weiter?
puzzle_less = Das gibt { $loss } auf. Es geht besser.
puzzle_better = Es geht besser.
puzzle_worth = { $move }: { $win } % Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
puzzle_solved = Gelöst.
puzzle_shown = So geht es.
puzzle_gives_up = gibt { $loss } auf.
# Worin ein Zug sich von anderen unterscheidet: Posten der Wertung, Bereiche der Bewertung, der stärkste Gegner.
puzzle_why = Gegenüber den verlockenden Zügen heißt das: { $parts }.
puzzle_apart = Gegenüber der Lösung heißt das: { $parts }.
puzzle_more = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bei { $what }
puzzle_fewer = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger bei { $what }
puzzle_named = „{ $what }“
puzzle_rival = dem stärksten Gegner
