# Rätsel

puzzle-title = Rätsel
puzzle-intro = Stellungen aus echten Partien, in denen ein Zug deutlich der beste ist, aber nicht der naheliegende. Was du versuchst, wird nur ausgeführt, wenn es stimmt.
puzzle-of_the_day = Rätsel des Tages
puzzle-grade = { $grade ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
puzzle-solved = gelöst
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-longest = längste Folge: { $days }
puzzle-line = Die Lösung
puzzle-show = Lösung zeigen
puzzle-play_line = Lösung abspielen
puzzle-first = Ausgangsstellung
puzzle-first_try = dein erster Versuch
puzzle-tempting = Verlockend, aber
puzzle-week = Die letzten sieben Tage
puzzle-missed = nicht gelöst
puzzle-open = heute, noch offen
puzzle-solve = Lösen
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-number = Rätsel { $number } von { $count }

denied-no_puzzle = Dieses Rätsel gibt es nicht.
