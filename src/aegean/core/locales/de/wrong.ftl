# Warum Angaben zum Spielmaterial nicht zu brauchen sind.

wrong-missing = „{ $entry }“ fehlt
wrong-type = „{ $entry }“ sollte { $kind ->
    [int] eine ganze Zahl
    [bool] wahr oder falsch (true, false)
    [list] eine Liste
    [dict] eine Tabelle
   *[other] ein Text
} sein, nicht { $value }
wrong-no_number = „{ $entry }“ enthält { $value }, was keine ganze Zahl ist
wrong-none_of = „{ $entry }“ nennt „{ $value }“; möglich sind { $ids }
wrong-no_table = „{ $entry }“ enthält { $value }, was keine Tabelle ist
wrong-has_no = „{ $entry }“ hat kein „{ $value }“
wrong-disagrees = „{ $entry }“ ist { $here }, doch „{ $other_key }“ bei { $other } ist { $there }
wrong-stays = „{ $entry }“ muss { $value } bleiben, nicht { $here }
wrong-range = „{ $entry }“ muss zwischen { $low } und { $high } liegen, nicht bei { $value }
wrong-unreadable = kann nicht gelesen werden ({ $error })
wrong-no_toml = ist kein TOML ({ $error })
wrong-first_line = die erste Zeile sollte „{ $line }“ sein
wrong-no_pair = „{ $line }“ ist keine Zeile der Form „Name: Wert“
wrong-twice = „{ $entry }“ steht zweimal da
wrong-no_game = es gibt kein Spiel „{ $name }“
wrong-too_long = sie ist länger als { $limit } Zeichen
wrong-no_text = ist kein Text
wrong-other_game = ist eine Ausgabe von „{ $here }“, nicht von „{ $there }“
wrong-no_value = „{ $text }“ ist kein Wert
wrong-unknown = einen solchen Wert gibt es nicht
wrong-fixed = das kann eine Ausgabe nicht ändern
wrong-unplayable = damit kann nicht gespielt werden ({ $error })
wrong-length = „{ $entry }“ muss { $low } bis { $high } Einträge haben, nicht { $value }
wrong-exact_length = „{ $entry }“ muss { $high } Einträge haben, nicht { $value }
wrong-word_twice = „{ $entry }“ nennt „{ $value }“ zweimal
wrong-no_list = „{ $entry }“ sollte eine Liste sein, nicht { $value }
wrong-wild = „{ $entry }“ kann nicht { $value } sein
wrong-unplayable_by = damit können { $seats } Spieler nicht spielen ({ $error })
wrong-too_many = { $most } Ausgaben sind schon im Gebrauch, mehr passen nicht
wrong-no_edition = keine Ausgabe
