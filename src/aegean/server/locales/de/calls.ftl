call-turn = { $title }: Du bist am Zug.
call-low = { $title }: Deine Uhr läuft bald ab.
call-begin = { $title }: Das Spiel hat begonnen.
call-end = { $title }: Das Spiel ist zu Ende.
call-chat = { $title }: Jemand hat geschrieben.
call-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
call-news = Neues von { $count } Tischen
call-stop = Keine mehr davon
call-test = Aegean erreicht dich
call-test_code = Dein Code ist { $code }. Gib ihn auf der Seite ein, dann wirst du ab jetzt hier gerufen.
call-test_known = Du wirst hier gerufen.

calls-title = Gerufen werden
calls-how = Wenn du am Zug bist und anderswo. Es wird nichts verschickt, was du nicht einschaltest.
calls-set_up = Einrichten
calls-here = Auf diesem Gerät
calls-here_how = Dein Browser zeigt eine Nachricht, auch wenn diese Seite geschlossen ist.
calls-push_none = Dieser Browser nimmt keine Nachrichten an. Nimm einen anderen Weg.
calls-push_denied = Dieser Browser lässt dieses Haus keine Nachrichten schicken. In seinen Einstellungen lässt sich das ändern.
calls-push_lost = Die Probe ist nicht angekommen. Es wurde nichts eingeschaltet.
calls-elsewhere = Auch anderswo
calls-elsewhere_how = Eine Mailadresse, ein Webhook oder eine Adresse für ntfy, Matrix, Discord, Telegram, Slack, Signal und andere, wie Apprise sie schreibt. Sie wird benutzt, sobald der Code der Probe hier eingegeben ist.
calls-no_mail = Dieses Haus verschickt selbst keine Mail; nenne deinen eigenen Mailserver mit mailtos://.
calls-test = Probe
calls-sent = Die Probe ist unterwegs. Gib ihren Code hier ein.
calls-saved = Gespeichert
calls-code = Code
calls-confirm = Angekommen
calls-in_use = in Gebrauch
calls-remove = Entfernen
calls-when = Wann
calls-turn = Ich bin am Zug, oder meine Uhr läuft bald ab
calls-game = Ein Spiel beginnt oder endet
calls-chat = Jemand spricht
calls-quiet = Ruhezeit
calls-quiet_how = In deiner eigenen Zeitzone. Was dann kommt, wartet bis zu ihrem Ende. Zweimal dieselbe Zeit: keine. Eine Uhr, die bald abläuft, ruft trotzdem.
calls-from = von
calls-until = bis
calls-bundle = Bündeln: eine Nachricht für alle Tische, höchstens alle { $minutes } Minuten
calls-to_table = Zum Tisch
calls-private = Nachrichten nennen das Spiel, nie Leute oder was sie schreiben. Nachrichten an einen Browser kann nur er lesen.
calls-stop_title = Keine Nachrichten mehr
calls-stop_how = Die Nachrichten auf diesem Weg hören sofort auf. Deine Tische bleiben, wie sie sind.
calls-stopped = Du wirst dort nicht mehr gerufen.

denied-bad_address = Das ist keine Adresse, die hier benutzt werden kann. Es wurde nichts verschickt.
denied-no_mail = Dieses Haus verschickt selbst keine Mail. Nenne deinen eigenen Mailserver mit mailtos:// oder nimm einen anderen Weg.
denied-inside = Abgelehnt: Diese Adresse liegt im eigenen Netz des Hauses. Es wurde nichts verschickt.
denied-not_sent = Die Probe konnte nicht verschickt werden. Stimmt die Adresse?
denied-many_ways = Eine Person kann auf höchstens { $number } Wegen gerufen werden.
denied-many_tests = Diese Adresse wurde gerade oft geprüft. Warte zehn Minuten.
denied-bad_code = Das ist nicht der Code der Probe.
denied-no_way = Dort wirst du nicht gerufen.
