page-my_tables = Meine Tische
page-me = Ich

mine-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mine-calm = Die See ist ruhig.
mine-order = kürzeste Uhr zuerst, dann die längste Wartezeit
mine-next = Nächster Tisch: { $title }
mine-next_key = N
mine-your_turn = Du bist am Zug,
mine-turn_of = { $name } ist am Zug,
mine-since = seit { $time }
mine-passed = { $name } hat dich überholt: { $points } zu { $own } Punkten.
mine-others = Andere sind am Zug
mine-open = Noch nicht begonnen
mine-finished = Beendet
mine-play = Spielen
mine-show = Zeig es mir
mine-won = Du hast gewonnen, { $points } zu { $other }
mine-shared = Ihr teilt euch den ersten Platz
mine-lost = { $name } hat gewonnen; du bist auf Platz { $place }
mine-look = Ansehen
mine-replay = Nachspielen
mine-against = gegen { $names }
mine-all = alle { $count }
mine-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
mine-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
mine-start = Eine Partie beginnen
mine-called = Du wirst gerufen, wenn du am Zug bist.
mine-quiet = Ruhe von { $start } bis { $end }.
mine-not_called = Niemand ruft dich, wenn du am Zug bist.
mine-change = Ändern
mine-be_called = Gerufen werden
mine-up_to_date = Stand { $time }
mine-news = Inzwischen ist etwas geschehen. Zeig es mir
mine-nothing = Du hast noch an keinem Tisch einen Platz.

me-title = { $name } bleiben
me-title_nameless = Du selbst bleiben
me-free = Kein Konto, kein Passwort, keine Adresse.
me-how = Eines davon bewahrt Namen, Plätze und Partien, wenn dieser Browser verloren geht.
me-only_here = Nur dieser Browser kennt dich.
me-is_kept = Du kannst in jedem Browser als du selbst wiederkommen.
me-kept = gesichert
me-passkey = Passkey
me-passkey_how = Dein Telefon oder Rechner erkennt dich an Finger, Gesicht oder Code. Am besten für jeden Tag.
me-passkey_new = Passkey anlegen
me-passkey_none = Dieses Gerät kennt keine Passkeys. Nimm den Link.
me-passkey_not_given = Dein Gerät hat keinen Passkey gegeben. Nichts wurde geändert.
me-passkey_remove = Entfernen
me-passkey_remove_of = Passkey entfernen: { $device }
me-passkey_enter = Mit einem Passkey
me-link = Privater Link
me-link_how = Wer ihn öffnet, gilt hier als du. Schicke ihn dir selbst und sonst niemandem. Ein neuer beendet den alten.
me-link_new = Link anlegen
me-code = Notfallcode
me-code_how = Für einen Zettel, für den Tag, an dem alles andere weg ist. Er wird einmal gezeigt und gilt einmal.
me-code_new = Code anlegen
me-anew = Neu anlegen
me-copy = Kopieren
me-copied = Kopiert
me-browsers = Deine Browser
me-enter = Ich bin zweimal da: einen anderen Browser verbinden
me-enter_how = Öffne dort deinen privaten Link, oder gib deinen Code dort auf der Seite „{ me-enter_title }“ ein.
me-enter_title = Ich war schon hier
me-enter_field = Privater Link oder Notfallcode
me-enter_do = Das bin ich
me-enter_who = Von da an gehört dieser Browser zu dir, mit allen deinen Plätzen und deinem Namen.
me-enter_own = Nimm nur einen Link oder Code von dir selbst. Wer dir einen von sich gibt, hätte auch deine Plätze.
me-name = Anderer Name
me-name_how = An allen Tischen, an denen du spielst, auf einmal.
me-name_do = Umbenennen
me-name_take = Nehmen
me-export = Alles, was über mich gespeichert ist
me-export_how = Hier gespeichert: { $things }. Die Datei enthält alles davon, mit jedem deiner Züge und jeder Zeile, die du geschrieben hast.
me-export_nothing = Über dich ist hier nichts gespeichert.
me-kept_name = dein Name
me-kept_keys = { $count ->
    [one] dieser Browser
   *[other] { $count } Browser, Links und Codes
}
me-kept_tables = { $count ->
    [one] ein Platz an einem Tisch
   *[other] Plätze an { $count } Tischen
}
me-kept_lessons = { $count ->
    [one] eine Lektion oder ein Rätsel
   *[other] { $count } Lektionen und Rätsel
}
me-kept_results = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}
me-kept_ways = { $count ->
    [one] ein Weg, dich zu rufen
   *[other] { $count } Wege, dich zu rufen
}
me-export_do = Herunterladen
me-leave = Diesen Browser verlassen
me-leave_how = Er gehört dann niemandem mehr. In deinen anderen Browsern bleibst du, wer du bist.
me-leave_do = Verlassen
me-delete = Alles löschen
me-delete_how = Dein Name, deine Links und deine Nachrichten verschwinden sofort. Beendete Partien bleiben, ohne deinen Namen; deine Plätze werden frei, wo noch nicht gespielt wird, und in laufenden Partien übernehmen Bots.
me-delete_type = Gib deinen Namen ein, um alles zu löschen: { $name }
me-delete_word = löschen
me-delete_type_word = Gib dieses Wort ein, um alles zu löschen: { $word }
me-delete_do = Alles löschen

log-rename = { $name } heißt jetzt so

denied-bad_key = Das ist weder ein privater Link noch ein Code von jemandem hier, oder er wurde schon benutzt.
denied-bad_passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert.
denied-many_browsers = Eine Person kann höchstens { $number } Browser haben.
denied-many_passkeys = Eine Person kann höchstens { $number } Passkeys haben.
denied-no_passkey = Einen solchen Passkey hast du nicht.
denied-not_kept = Nur dieser Browser kennt dich. Lege einen Link, einen Code oder einen Passkey an, bevor du ihn verlässt.
denied-other_name = Das stimmt nicht überein. Nichts wurde gelöscht.

aid-title = Spielhilfe
aid-of = { $title }: Spielhilfe
aid-print = Drucken
