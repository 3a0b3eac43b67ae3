# The log: moves of which the notes tell all, and several of a kind in one line.

told-take = {""}
told-port = {""}
told-capital = {""}
told-lay = {""}
told-turn = {""}
told-titan = {""}
told-return = {""}
told-act = {""}
told-double = {""}
told-single = {""}
told-stop_fighting = {""}
told-kronos = {""}
told-dice = {""}
told-settle = {""}
told-decline = {""}
told-build = {""}
told-temple = {""}
told-medal = {""}
told-stop_building = {""}
told-on = {""}
told-raise = {""}
told-face = {""}
told-pay = {""}
told-nothing = {""}
told-give = {""}
told-discard = {""}
told-initiative = {""}
told-bonus = {""}
told-no_bonus = {""}
told-island = {""}
told-card = {""}
told-tile = {""}
told-creature = {""}
told-building = {""}
told-skip = { $who } does without the action of the card.
told-fight = { $who } fights the creature on { $field }.
told-send = { $who } sends { $number ->
    [0] no hoplites
   *[other] { COUNT($number, "hoplites") }
} into the fight.
told-extra = {""}
told-start = The initiative marker goes to { $seat } by lot.
told-roll = Combat dice: { $faces }.

many-note-place_filled = New on the action board: { $list }.
    .each = place { $n1 } “{ $action }” ({ $tile })
many-note-place_guarded = On the volcanoes there: { $list }.
    .each = place { $n1 } { THING($creature, article: "indefinite") } (strength { $n2 })
many-note-offered = New on the building board: { $list }.
    .each = { THING($building, article: "indefinite") } for { $slot }{ $n1 ->
        [0] {""}
       *[other] { $building ->
            [mine] {" "}with { COUNT($n1, "orichalcum") }
           *[other] {" "}with { COUNT($n1, "hoplites") }
        }
    }
many-note-creature_back = { $who } puts { $list } back into the creature bag.
    .each = { COUNT($n, $creature) }
