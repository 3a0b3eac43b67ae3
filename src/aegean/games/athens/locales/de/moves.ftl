# Züge, wie sie angeboten und erzählt werden.

move-discard = Abwerfen: { $tile }
move-base = Basiskarte nehmen: { $base }
move-turn = Basiskarte wenden: { $base }
move-use = { $deed }
move-take = Nehmen: { $card }
move-roll_grey = Graue Würfel werfen
move-swap = Plättchen tauschen: { $tile }
move-pay = Bezahlen: Möglichkeit { $alternative }
move-give = Abgeben: { $cubes }
move-tuck = Unterschieben: { $base }, { $side }
move-return = Zurücklegen: { $oracle }
move-event = Zum Ereignis: { $event }
move-none = Kein Ereignis
move-place = { $cube } auf: { $square }
move-stop = Nichts mehr legen
move-start = Startspieler: { $seat }
move-roll = Weiße Würfel: { $first }, { $second }
move-order = Spielreihenfolge: { $direction }
move-draw = Plättchen gezogen: { $tile }
move-grey = Graue Würfel: { $first }, { $second }
move-oracle = Orakelkarte gezogen: { $oracle }
move-reveal = Sehenswürdigkeit aufgedeckt: { $landmark }

hidden-oracle = Eine Orakelkarte wird gezogen
hidden-return = Eine Orakelkarte kommt unter den Stapel
