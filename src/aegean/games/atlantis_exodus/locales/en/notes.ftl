# What happens.

note-took = Taken: { $n } { $good }
note-scored = Points: { $n } ({ $source })
note-favoured = Favours gained: { $n }
note-favour_spent = A favour is handed in for an action
note-climbed = High priest: { $n } forward, to { $n2 }
note-settler_came = New in training: { $profession }
note-placed = { $tile } to: { $cell }
note-lodging_full = Lodging complete: { $cell }
note-active = Now active: { $tile }
note-took_ship = New ship: { $ship }
note-sent = Sent: { $profession }
note-took_pillar = { $pillar } on pillar { $n }
note-used = Pillar effect: { $pillar }
note-learnt = Knowledge card: { $kind }
note-refused = Laid open: { $card }
note-year_begins = Year { $n } begins
note-round_begins = Year { $n }, round { $n2 }
note-region_scored = { $region }, points: { $n }
note-lost = Lost: no lodging in { $region }
note-final = Final scoring, points: { $n }
note-title = Title: { $title }
