# Wonach ein Spieler gefragt wird.

ask-discard_tile = Plättchen abwerfen bis auf drei
ask-take_base = Eine Basiskarte nehmen
ask-act = Aktion wählen
ask-pay = Bezahlung wählen
ask-give = Abzugebende Würfel wählen
ask-tuck = Basiskarte unter das Dorf schieben
ask-return_oracle = Orakelkarte zum Zurücklegen wählen
ask-choose_event = Ereignis für die Würfel wählen
ask-place_cube = Würfel auf das Ereignis legen
ask-start_player = Der Startspieler wird ausgelost
ask-white_dice = Die weißen Würfel werden geworfen
ask-order_die = Der Reihenfolgewürfel wird geworfen
ask-draw_tile = Ein Bevölkerungsplättchen wird gezogen
ask-grey_dice = Die grauen Würfel werden geworfen
ask-draw_oracle = Eine Orakelkarte wird gezogen
ask-reveal_landmark = Die nächste Sehenswürdigkeit wird aufgedeckt
