new-friend = Freund, per Link freigehalten
new-friend_named = freigehalten für { $name }
new-word = Ein Wort an die, die kommen
new-word_how = Wir sind drei, ein Zug am Tag

waiting-away = Du kannst diese Seite schließen: Niemand muss hier warten.
waiting-kept = freigehalten für { $name }
waiting-that_is_me = Das bin ich
waiting-invite = Link zu diesem Platz kopieren
waiting-open_seat = Platz öffnen
waiting-stand_up = Aufstehen
waiting-send_away = Wegschicken
waiting-hints = Tipps erlaubt
waiting-no_hints = ohne Tipps

lobby-invitations = Einladungen
lobby-kept = freigehalten für { $name }
lobby-show = Zeig mir
lobby-game = Spiel
lobby-all = alle
lobby-pace = Tempo
lobby-pace_now = in einer Sitzung
lobby-pace_days = über Tage
lobby-pace_none = ohne Uhr
lobby-hints = Tipps
lobby-hints_yes = mit Tipps
lobby-hints_no = ohne Tipps
lobby-filter = Zeigen
lobby-begins_with_you = beginnt mit dir
lobby-hidden = { $count ->
    [one] Ein offener Tisch passt nicht.
   *[other] { $count } offene Tische passen nicht.
}

log-free = Platz { $number } ist wieder frei

denied-seat_kept = Dieser Platz ist für { $name } freigehalten. Wer den Link dazu hat, kann sich setzen.
denied-seat_free = Dort sitzt niemand.
denied-not_host = Das kann nur, wer den Tisch eröffnet hat.
denied-no_friend = Mit dieser Person hast du hier nicht gespielt.
