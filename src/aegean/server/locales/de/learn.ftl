# Lernen: Lektionen, und was zu ihnen führt

learn-title = Lernen
learn-of = { $title } lernen
learn-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
learn-lesson = Lektion { $number } von { $count }
learn-step = Schritt { $number } von { $count }
learn-progress = { $done } von { $count }
learn-start = Beginnen
learn-go_on = Weitermachen
learn-again = Noch einmal
learn-done = fertig
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-leave = Verlassen
learn-try = Versuchen
learn-not_quite = Nicht ganz.
learn-next_lesson = Nächste Lektion
learn-all_done = Das war die letzte Lektion. Nun eine ganze Partie?
learn-intro = Kurze Lektionen an einem echten Tisch: Du machst jeden Zug, und was nicht passt, wird mit dem Grund beantwortet.
learn-none = Dieses Spiel hat keine Lektionen.

denied-no_lesson = Diese Lektion gibt es nicht.
denied-no_step = So geht die Lektion nicht weiter.
