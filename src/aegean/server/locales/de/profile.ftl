page-profile = Mein Profil

profile-mine = Mein Profil
profile-since = zuerst gesehen { $when }
profile-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
profile-seen_by = Sichtbar für
profile-seen_me = mich
profile-seen_friends = Freunde
profile-seen_everyone = alle
profile-seen_how = Freunde sind alle, die mit dir gespielt haben; sie finden dein Profil über ihre Liste der Freunde. Ihres siehst du nur, wenn sie es zeigen.
profile-export = Alles exportieren
profile-ratings = Wertungen
profile-rated_games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
profile-sure_yes = ziemlich sicher
profile-sure_soon = festigt sich
profile-sure_no = noch unsicher
profile-course = { $title }: Wertung im Lauf der Zeit
profile-legend = Linie: was wir annehmen. Band: wie sicher; in 19 von 20 Fällen liegt sie darin.
profile-scale = Menschen und Bots stehen auf derselben Skala. Das Band wird mit jeder gewerteten Partie schmaler.
profile-nothing = Nach der ersten gewerteten Partie gibt es hier etwas zu sehen.
profile-graph_label = { $title }: Wertung { $rating }, plus oder minus { $doubt }, nach { $games } gewerteten Partien
profile-bot = Bot „{ $level }“, { $rating }
profile-level = Bot „{ $level }“
profile-beaten = Zum ersten Mal vor dem Bot „{ $level }“
profile-results = Letzte Ergebnisse
profile-rated = gewertet
profile-all = alle
profile-times = { $count } × { $place }. Platz
profile-place = { $place }.
profile-of = von { $seats }
profile-no_results = Eine solche Partie ist noch nicht zu Ende gegangen.
profile-ways = Lieblingswege zum Sieg
profile-wins = { $title }, { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
profile-ways_how = Woher die Punkte in gewonnenen Partien kamen.
profile-people = Leute
profile-people_how = vor wem : hinter wem
profile-met = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
profile-nobody = Noch niemanden getroffen.
profile-nobody_named = Niemand, der hier genannt werden darf.
profile-named = Namentlich erscheint nur, wer das erlaubt.

table-rated_undo = An einem gewerteten Tisch bleibt ein beendeter Zug, wie er ist.

denied-no_person = Unter dieser Adresse gibt es hier niemanden.
denied-private = Nicht zu sehen: { $name } behält das für sich.
denied-not_rated = Eine gewertete Partie braucht mindestens zwei Plätze, von denen höchstens einer dir gehört, und jeder sitzt an einem eigenen Bildschirm.
