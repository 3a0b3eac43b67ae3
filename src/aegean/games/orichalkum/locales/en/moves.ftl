# Moves, as they are told.

move-take = Take the action card on place { $position }
move-port = Put the capital on the { $port ->
    [mixed] port with both goods
    [hoplites] port with hoplites
   *[orichalcum] port with orichalcum
}
move-capital = Second half of the capital towards the { $direction }
move-lay = Place the landscape at { $field }
move-turn = Turn it towards the { $direction }
move-titan = Take { $titan } first
move-return = Return { $titan } to the middle
move-act = Use the action of the card
move-skip = Do without the action of the card
move-double = Use the favour: twice as much
move-single = Save the favour for later
move-fight = Fight the creature on { $field }
move-stop_fighting = Fight no other creature
move-kronos = Use the favour of Kronos: win at once
move-dice = Roll the combat dice
move-send = { $number ->
    [0] Send no hoplite
   *[other] Send { COUNT($number, "hoplites") }
}
move-settle = Place the building on { $field }
move-decline = Do not place the building
move-build = Build from the place “{ $slot }” of the building board
move-temple = Build a temple: 1 victory point
move-medal = Forge a medal
move-stop_building = Build no second object
move-on = Build on { $field }
move-raise = Build the temple from { $field } on
move-face = Build the temple towards the { $direction }
move-pay = Give up { $payment ->
    [hoplites] hoplites
    [orichalcum] orichalcum
   *[creatures] defeated creatures
} for an extra action
move-nothing = Buy no extra action
move-give = Give up { THING($creature, article: "indefinite") }
move-extra = Extra action: { $action }
move-discard = Discard the action card on place { $position }
move-initiative = Give the initiative marker to { $seat }
move-bonus = Take { COUNT(PRINTED("constants.last_player_bonus_hoplites.value"), "hoplites") }
move-no_bonus = Take no hoplite
move-start = { $seat } takes the initiative marker and starts
move-island = Island board: { $island }
move-card = Action card turned up: { $card }
move-tile = Landscape turned up: { $tile }
move-creature = Creature drawn: { $creature }
move-building = Building drawn: { $building }
move-roll = Combat dice: { $faces }
