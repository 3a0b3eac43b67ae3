page-open = Offene Tische

new-friend = Freund, per Link freigehalten
new-friend_named = freigehalten für { $name }
new-word = Ein Wort an die, die kommen
new-word_how = Wir sind drei, ein Zug am Tag

new-kind_me = ich
new-kind_friend = Freund
new-kind_open = offen
new-kind_bot = Bot
new-kind_hotseat = hier
new-kind_none = leer
new-chair_me = Hier sitzt du.
new-chair_friend = Für einen Freund freigehalten, per privatem Link; niemand sonst kann sich setzen.
new-friend_how = Deine Freunde haben mit dir gespielt und behalten ihren Namen hier. Wen du wählst, findet hier die Einladung.
new-chair_open = Wer den Link zum Tisch hat, darf sich setzen.
new-chair_hotseat = Noch jemand an diesem Bildschirm.
new-chair_none = Dieser Stuhl bleibt leer.
new-bot_random = Spielt irgendetwas, was erlaubt ist.
new-bot_greedy = Nimmt, was im Augenblick am besten aussieht.
new-bot_easy = Spielt schnell und vergisst manches.
new-bot_medium = Denkt über jeden Zug kurz nach.
new-bot_hard = Schaut ein paar Züge voraus.
new-bot_expert = Plant mehrere Züge voraus und lässt sich Zeit.
new-bot_wins = Gewinnt { $count ->
    [10] fast alle Partien
   *[other] etwa { $count } von 10 Partien
} gegen drei Bots der Stufe „{ $level }“.
new-on = Weiter
new-as_last = Wie beim letzten Mal
new-the_game = Das Spiel
new-manner = Wie gespielt wird
new-days = Sitzen { $people } Leute am Tisch, die einmal am Tag vorbeischauen, sind sie nach etwa { $once ->
    [one] einem Tag
   *[other] { $once } Tagen
} fertig; mit drei Blicken am Tag nach etwa { $often ->
    [one] einem
   *[other] { $often }
}.
new-rated = Gewertet
new-rated_how = Zählt für die Wertung aller. Es gibt keine Tipps, und ein beendeter Zug bleibt.
new-no_hints_how = Niemand fragt vor dem Ende um Rat.
new-public_how = Alle dürfen zuschauen und sich auf offene Stühle setzen.
new-begins = Beginnt spätestens
new-begins_how = Bots setzen sich dann auf die Stühle, die noch offen sind. Leer: Es wird auf alle gewartet.
new-lay_key = Strg ↵

waiting-away = Du kannst diese Seite schließen: Niemand muss hier warten.
waiting-word_of = ein Wort von { $name } zu diesem Tisch
waiting-kept = freigehalten für { $name }
waiting-that_is_me = Das bin ich
waiting-invite = Link zu diesem Platz kopieren
waiting-open_seat = Platz öffnen
waiting-here = da
waiting-free = frei
waiting-reserved = freigehalten
waiting-full = Alle Plätze sind besetzt oder freigehalten. Die Partie beginnt, sobald alle da sind, und du kannst zuschauen.
waiting-share = Teilen
waiting-stand_up = Aufstehen
waiting-send_away = Wegschicken
waiting-hints = Tipps erlaubt
waiting-no_hints = ohne Tipps

lobby-invitations = Einladungen
lobby-kept = freigehalten für { $name }
lobby-a_friend = jemanden
lobby-show = Zeig mir
lobby-filters =
    { $count ->
        [0] Filtern
       *[other] Filtern ({ $count })
    }
lobby-game = Spiel
lobby-pace = Tempo
lobby-pace_now = in einer Sitzung
lobby-pace_days = über Tage
lobby-pace_none = ohne Uhr
lobby-filter = Zeigen
lobby-manner = Art
lobby-manner_rated = gewertet
lobby-manner_hints = freundlich, mit Tipps
lobby-manner_strict = ohne Tipps
lobby-time = Wie viel Zeit
lobby-time_how = Wie lange eine Partie insgesamt dauern darf, in Minuten
lobby-time_some = bis zu { $minutes } Minuten
lobby-time_any = egal wie lange
lobby-tell = Sag mir, wenn neue kommen
lobby-tell_how = Eine Nachricht, wenn jemand so einen Tisch eröffnet; höchstens eine in der Stunde.
lobby-tell_instead = Du hörst jetzt von anderen Tischen; diese kämen an ihre Stelle.
lobby-told = Ich höre von neuen
lobby-told_how = Drück, um nichts mehr davon zu hören.
lobby-with_hints = Tipps
lobby-edition = andere Ausgabe
lobby-sit = Hinsetzen
lobby-to_table = Zum Tisch
lobby-no_thanks = Nein, danke
lobby-begins = beginnt spätestens
lobby-open_count = { $count ->
    [0] Kein offener Tisch
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
lobby-none_fit = Nichts passt.
lobby-show_all = Alle zeigen
lobby-friends = Freunde
lobby-friend_games = { $count ->
    [one] eine gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}
lobby-invite = Einladen
lobby-no_friends = Noch niemand.
lobby-friends_how = Wer mit dir gespielt hat und seinen Namen hier behält. Diese Liste siehst nur du.
lobby-friends_too = Du stehst auch in deren Liste.
lobby-friends_once = In deren Liste stehst du, sobald auch du deinen Namen behältst.
lobby-keep_name = Meinen Namen behalten
lobby-begins_with_you = beginnt mit dir
lobby-hidden = { $count ->
    [one] Ein offener Tisch passt nicht.
   *[other] { $count } offene Tische passen nicht.
}

log-free = Platz { $number } ist wieder frei

denied-seat_kept = Dieser Platz ist für { $name } freigehalten. Wer den Link dazu hat, kann sich setzen.
denied-sent_away = Du wurdest von diesem Tisch weggeschickt. Du kannst dich wieder setzen, sobald dir ein Platz freigehalten wird.
denied-seat_free = Dort sitzt niemand.
denied-not_host = Das kann nur, wer den Tisch eröffnet hat.
denied-no_friend = Mit dieser Person hast du hier nicht gespielt.

menu-seat_code = Mein Platz für ein anderes Gerät
camera-me = Ein Code für eine Kamera: Wer ihn öffnet, gilt als du
camera-table = Ein Code für eine Kamera, der zu diesem Tisch führt
camera-seat = Ein Code für eine Kamera, der zu deinem Platz führt
camera-seat_how = Halte die Kamera des anderen Geräts darauf: Dann ist dein Platz auch dort. Zeig ihn sonst niemandem.
camera-close = Schließen

waiting-begins = Beginnt mit der letzten Person, spätestens aber:
waiting-begins_how = Bots setzen sich dann auf die freien Plätze; alle werden gerufen.
waiting-rated = gewertet
waiting-unrated = ohne Wertung
