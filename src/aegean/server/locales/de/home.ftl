# Die erste Seite.
home-all_tables = Alle meine Tische
home-new_here = Neu hier?
home-games = Die Spiele
home-others = Wie viele
home-guided = begleitet, mit Rat
home-play = Jetzt spielen
home-play_title = { $title } jetzt gegen Bots spielen
home-friends = Mit Freunden
home-go_on = Weiter mit Lektion { $number }
home-deal = { $title } gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}. Gleiches Glück für alle.
home-open = { $count ->
    [0] Gerade sucht niemand Mitspieler. Eröffne einen Tisch, und andere finden ihn hier.
    [one] Ein Tisch sucht Mitspieler.
   *[other] { $count } Tische suchen Mitspieler.
}
home-look_around = Umsehen
home-deal_results = { $count ->
    [0] Noch hat sie niemand gespielt.
    [one] bisher 1 Tisch
   *[other] bisher { $count } Tische
}
