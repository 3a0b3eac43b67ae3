# dieselbe Partie an mehreren Tischen

deal-title = Vergleichspartie
deal-of_the_day = Partie des Tages
deal-how = Wer sie spielt, hat dasselbe Glück: dieselben Stapel in derselben Reihenfolge, dieselben Würfe einen nach dem anderen. Was die Tische unterscheidet, ist das Können. Niemand kann sie zweimal spielen.
deal-how_daily = Du spielst wie alle anderen gegen { $bots ->
    [one] einen Bot, der nimmt, was jetzt am besten ist,
   *[other] { $bots } Bots, { lobby-against_medium },
} und ohne Tipps. Dein Name und dein Ergebnis stehen in der Liste.
deal-how_groups = Schick den Link anderen Runden: Jede eröffnet einen eigenen Tisch, und diese Seite vergleicht sie.
deal-play = Spielen
deal-to_table = Zu deinem Tisch
deal-lay_open = Tisch eröffnen, andere kommen per Link
deal-lay_hotseat = Tisch an einem Bildschirm eröffnen
deal-lay_bots = Gegen Bots spielen
deal-players = { $count ->
    [one] für eine Person
   *[other] für { $count } Personen
}
deal-link = Link für andere
deal-results = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
deal-table = Tisch
deal-look = ansehen
deal-points = { NUMBER($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}
deal-above = { $points } gegenüber dem Durchschnitt
deal-average = Durchschnitt
deal-items = Woher die Punkte deines Tisches kamen und wie viele über oder unter dem Durchschnitt
deal-partings = Wo dein Tisch und andere zum ersten Mal verschieden entschieden haben
deal-own_table = Dein Tisch
deal-other_table = Der andere Tisch
deal-alike = { $count ->
    [0] schon die erste Entscheidung
    [one] nach einer gleichen Entscheidung
   *[other] nach { $count } gleichen Entscheidungen
}
deal-alike_to_the_end = bis zum Ende dieselben Entscheidungen
deal-running = spielt noch
deal-nobody = Noch hat sie niemand gespielt.
deal-option = Dieselbe Partie für mehrere Runden
deal-option_how = Mit diesen Plätzen und Optionen, sonst nichts: Jede Runde eröffnet einen eigenen Tisch mit demselben Glück, und eine Seite vergleicht sie.
deal-other_tables = Dieselbe Partie an anderen Tischen
deal-compare = Wie das geht und wer sie spielt

denied-no_deal = Diese Partie gibt es nicht.
denied-deal_played = Du spielst diese Partie schon oder hast sie gespielt: Du wüsstest, was kommt.
denied-deal_seats = Diese Partie ist für { $number } Personen.
denied-deal_of_day = Die Partie des Tages wird gegen ihre Bots gespielt: Verlange den Tisch, ohne Plätze zu nennen.
