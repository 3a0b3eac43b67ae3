help = Tippe eine Zahl oder einen Zug. Auch: tipp, zurück, warum ZUG, über DING, spielhilfe, tisch, verlauf, sichern DATEI, ende, hilfe
commands =
    Tippe die Nummer einer Wahl oder den Zug in Klammern dahinter; mehrere Züge trennst du durch ;
    {"  "}tipp: gute Züge, und warum sie gut sind
    {"  "}warum ZUG: warum ein Zug jetzt nicht erlaubt ist
    {"  "}über DING: was etwas auf dem Tisch ist und tut; ohne Ding: alles, was da ist
    {"  "}spielhilfe: Ziel, Ablauf eines Zuges und Wertung
    {"  "}tisch: den Tisch noch einmal zeigen
    {"  "}verlauf: alles, was geschehen ist
    {"  "}zurück: deinen letzten Zug zurücknehmen
    {"  "}sichern DATEI: die Partie in eine eigene Datei schreiben
    {"  "}ende: aufhören; der Spielstand bleibt erhalten
your_turn = { $name }: { $ask }
pass_on = { $name } ist am Zug. Weiter mit der Eingabetaste
choose = Deine Wahl
hint = { $rank ->
    [1] Guter Zug
   *[other] Anderer Zug
}: { $move }
allowed = Das ist erlaubt
taken_back = Zurückgenommen
saved = Gespeichert: { $path }
log_empty = Bisher ist nichts geschehen
kept = Der Spielstand ist gespeichert. Weiter mit: aegean play --resume { $path }
no_number = Bitte eine Zahl von 1 bis { $n } wählen
save_where = Wohin speichern? sichern DATEI
why_what = Was soll begründet werden? warum ZUG
about_nothing = Auf dem Tisch heißt nichts „{ $text }“; über allein nennt alles, was da ist
lesson = Lektion { $number }: { $title }
lesson_help = Tippe eine Zahl oder einen Zug. Auch: zeigen, zurück für einen Schritt zurück, warum ZUG, über DING, spielhilfe, tisch, ende
lesson_no_hint = Tipps gibt es hier nicht: zeigen macht den Zug für dich
lesson_enter = Weiter mit der Eingabetaste{" "}
lesson_not_quite = Nicht ganz.
lesson_kept = Hier geht es weiter mit: aegean learn { $game } { $number }
lesson_done = Das war die Lektion.
tempting = Verlockend, aber:
bot = { $seat } ({ $level ->
    [random] zufällig
    [greedy] gierig
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Meister
   *[other] { $level }
})
