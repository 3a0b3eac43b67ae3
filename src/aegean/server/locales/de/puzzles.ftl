# Rätsel

puzzle-title = Rätsel
puzzle-intro = Stellungen aus echten Partien, in denen ein Zug deutlich der beste ist, aber nicht der naheliegende. Was du versuchst, wird nur ausgeführt, wenn es stimmt.
puzzle-of_the_day = Rätsel des Tages
puzzle-grade = { $grade ->
    [1] leicht
    [2] schwieriger
   *[other] schwer
}
puzzle-solved = gelöst
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-solve = Lösen
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-number = Rätsel { $number } von { $count }
puzzle-all_done = Das war das letzte Rätsel.

denied-no_puzzle = Dieses Rätsel gibt es nicht.
