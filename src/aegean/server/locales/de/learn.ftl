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
learn-over = Die Lektion ist zu Ende.
learn-all_done = Das war die letzte Lektion. Nun eine ganze Partie?
learn-intro = Kurze Lektionen an einem echten Tisch: Du machst jeden Zug, und was nicht passt, wird mit dem Grund beantwortet.
learn-none = Dieses Spiel hat keine Lektionen.
learn-read = Lesen
learn-read_how = Die Lektion zum Lesen, Schritt für Schritt. Ein Browser, der an ihr war, öffnet diese Seite auch offline. Gezogen wird am Tisch; dafür muss das Haus erreichbar sein.
learn-at_table = An den Tisch
learn-others = Andere Versuche
learn-needs_house = Hier spielst du allein weiter: Das Haus antwortet auf jeden Zug, darum geht dieser Teil nur am Tisch.

guide-title = Begleitete Partie
guide-goal = Ziel:
guide-outline = Ziel und Ablauf
guide-warn = warne mich
guide-loss = Das gibt etwa { $points } Punkte auf.
guide-chance = Das senkt deine Siegchance um etwa { $chance } %.
guide-better = Besser: { $move }.
guide-think = Noch einmal
guide-do = Trotzdem
guide-no_more = Keine Warnungen mehr
guide-stronger = Eine Partie gegen stärkere Bots

lobby-against = Gegen Bots
lobby-against_easy = die schnell spielen und manches vergessen
lobby-against_medium = die nehmen, was jetzt am besten ist
lobby-against_expert = die mehrere Züge vorausplanen
lobby-new_to = Neu bei { $title }? Lerne es in 15 Minuten, oder spiele eine begleitete Partie.
lobby-guided = Begleitete Partie

denied-no_lesson = Diese Lektion gibt es nicht.
denied-no_step = So geht die Lektion nicht weiter.
