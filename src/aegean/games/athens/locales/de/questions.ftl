# Wonach ein Spieler gefragt wird.

ask-discard_tile = Wirf { $n } Bevölkerungsplättchen ab: { $limit } darfst du behalten
ask-take_base = Nimm eine Basiskarte
ask-act = Wähle deine Aktion
ask-pay = Zahle für { THING($card, case: "accusative", article: "definite") } (auf den Würfeln: { $dice })
ask-give = Zahle { COUNT($n, "cube", case: "accusative") } für { THING($card, case: "accusative", article: "definite") }
ask-tuck = { $n ->
    [one] Lege noch 1 Basiskarte unter das Dorf
   *[other] Lege { $n } Basiskarten unter das Dorf
}
ask-return_oracle = Wähle die Orakelkarte, die du zurücklegst
ask-choose_event = Wähle ein Ereignis für deine Holzwürfel oder keines
ask-place_cube = Lege Holzwürfel auf die Ereigniskarte { $event }. Passende Holzwürfel: { $cubes }
ask-start_player = Der Startspieler wird ausgelost
ask-white_dice = Die weißen Bevölkerungswürfel werden geworfen
ask-order_die = Der Spielreihenfolgewürfel wird geworfen
ask-draw_tile = Ein Bevölkerungsplättchen wird gezogen
ask-grey_dice = Die grauen Bevölkerungswürfel werden geworfen
ask-draw_oracle = Eine Orakelkarte wird gezogen
ask-reveal_landmark = Das nächste Bauwerk wird aufgedeckt
