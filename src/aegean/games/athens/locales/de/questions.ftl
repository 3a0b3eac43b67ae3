# Wonach ein Spieler gefragt wird.

ask-discard_tile = Wirf Bevölkerungsplättchen ab, bis du noch 3 hast
ask-take_base = Nimm eine Basiskarte
ask-act = Wähle deine Aktion
ask-pay = Wähle, wie du zahlst
ask-give = Wähle die Holzwürfel, mit denen du zahlst
ask-tuck = Lege eine Basiskarte unter das Dorf
ask-return_oracle = Wähle die Orakelkarte, die du zurücklegst
ask-choose_event = Wähle ein Ereignis für deine Holzwürfel oder keines
ask-place_cube = Lege Holzwürfel auf die Ereigniskarte
ask-start_player = Der Startspieler wird ausgelost
ask-white_dice = Die weißen Bevölkerungswürfel werden geworfen
ask-order_die = Der Spielreihenfolgewürfel wird geworfen
ask-draw_tile = Ein Bevölkerungsplättchen wird gezogen
ask-grey_dice = Die grauen Bevölkerungswürfel werden geworfen
ask-draw_oracle = Eine Orakelkarte wird gezogen
ask-reveal_landmark = Das nächste Bauwerk wird aufgedeckt
