# What the things of Orichalkum are, and what they mean now. Icons stand as :name: inside the sentences.

kind-row = place on the action board
kind-stack = landscapes
kind-pile = pile
kind-titan = Titan
kind-slot = place on the building board
kind-building = building
kind-creature = creature
kind-trophy = defeated creature
kind-field = field
kind-island = island
kind-capital = capital
kind-temple = victory token
kind-medal = victory token
kind-points = victory points
kind-goods = goods
kind-extra = extra action
kind-track = course of the game
kind-seat = player
kind-hand = landscape

about-row = { $cost ->
    [0] The card on this place is free.
   *[other] The card on this place costs { COUNT($cost, "hoplites") }.
} It brings the landscape on it, and then its action: { $action }.
    .name = Place { $n }: { $action }
about-row_empty = Cards to the right of a gap move up. The row is filled again after everybody has had a turn.
    .name = Place { $n }
about-stack = The landscapes of { $n ->
    [one] 1 field
   *[other] { $n } fields
}, face down. Each new card of that size gets one.
    .name = { $n ->
        [one] Landscapes of 1 field
       *[other] Landscapes of { $n } fields
    }
about-pile_cards = The action cards that fill the row after the round.
    .name = Draw pile
about-pile_discard = Action cards that were used or discarded. They are shuffled when the draw pile is empty.
    .name = Discard pile
about-pile_creatures = The creatures that come with new :smoking-volcano: volcanoes.
    .name = Creature bag
about-pile_buildings = The buildings that fill the places of the building board after the round.
    .name = Building bag
about-titan = One victory point while you hold it. { $n } joined fields of { THING($terrain) } bring it to you. Once, while active: { $text }
about-slot = { $text } It needs an unguarded field of { THING($terrain) }, or an empty volcano.
about-slot_empty = The place for a building on { THING($terrain) }. It is filled again after the round.
    .name = Empty place
about-building = { $text } The effect lasts to the end of the game.
about-creature = Strength { $strength }: as much as the dice must show, or a :death-skull: skull. Reward: { $text }
about-trophy = { PRINTED("extra_action_payments.pay_creatures.amount") ->
    [one] 1 defeated creature pays for an extra action of any kind; it goes
   *[other] { PRINTED("extra_action_payments.pay_creatures.amount") } defeated creatures pay for an extra action of any kind; they go
} back into the bag.
about-field = { THING($terrain) }: takes buildings of its place on the building board, or part of a temple. Joined fields attract { $titan }.
about-field_volcano = An empty volcano takes every building, and stands for any terrain under a temple.
about-field_port = A port: whoever covers it gets { $hoplites ->
    [0] {""}
   *[other] { COUNT($hoplites, "hoplites") }
}{ $orichalcum ->
    [0] .
   *[other] { $hoplites ->
        [0] { COUNT($orichalcum, "orichalcum") }.
       *[other] {" "}and { COUNT($orichalcum, "orichalcum") }.
    }
}
about-field_free = Nothing lies here yet. New landscapes must touch what is already covered.
about-island = Landscapes spread from the capital. Ports pay when they are covered; a field beside a creature cannot be built on.
    .name = Island: { $who }
about-capital = Covers a port and a field beside it. It counts as :barracks-tent: { COUNT(PRINTED("capital.counts_as_training_camps"), "training_camp") } and :mine-wagon: { COUNT(PRINTED("capital.counts_as_mines"), "mine") }.
about-temple = One victory point. It covers four unguarded fields in a diamond, all of different terrains; volcanoes stand for any.
about-medal = One victory point, bought with { COUNT($n, "orichalcum") } in a build action. It needs no field.
about-goods_hoplites = Pay for dearer cards and extra actions, and add dice in fights. Whoever has most begins the next round.
    .name = Hoplites
about-goods_orichalcum = { $n } pieces make a :medal: medal; it also pays for extra actions.
    .name = Orichalcum
about-goods_camps = Recruiting brings one :spartan-helmet: hoplite for each training camp; the capital counts as { PRINTED("capital.counts_as_training_camps") }.
    .name = Training camps
about-goods_mines = Producing brings one piece of :metal-bar: orichalcum for each mine; the capital counts as { PRINTED("capital.counts_as_mines") }.
    .name = Mines
about-goods_creatures = Nobody wins with a creature left on their island, even with { $n } victory points.
    .name = Creatures left
about-extra = After the card's action you may buy { PRINTED("constants.extra_actions_per_turn.value") ->
    [one] 1 extra action
   *[other] { PRINTED("constants.extra_actions_per_turn.value") } extra actions
}: { $list }.
    .name = { $payment }
about-track_round = Whoever has { COUNT($n, "victory_point") } and no creature left on their island wins at once.
    .name = Round
about-track_initiative = Its holder begins the round. After it, whoever has most :spartan-helmet: hoplites gets it; the last in order may take a hoplite.
    .name = Initiative marker
about-seat = { COUNT($n, "victory_point") } and no creature left win at once. Temples, medals and Titans count one each.
    .name = { $who }
about-hand = The landscape that came with the card. It must touch what is already covered, and may be turned.
    .name = Landscape in hand

now-free = Free for you.
now-costs = { $n ->
    [one] Costs you 1 hoplite
   *[other] Costs you { $n } hoplites
}; you have { $has }.
now-cheaper = It gets cheaper when a card before it is taken.
now-refilled = Filled again at the end of the round.
now-bare = No landscape lies on it.
now-brings = Brings { $list }.
now-brings_beast = Brings { $list } with { THING($creature, article: "indefinite") }.
now-titan_centre = In the middle: nobody holds it.
now-titan_active = { $you ->
    [1] With you, active.
   *[0] With { $who }, active.
}
now-titan_used = { $you ->
    [1] With you, inactive.
   *[0] With { $who }, inactive.
}
now-area = { $need ->
    [0] Your largest area has { $n } fields: one more field brings it to you.
   *[other] { $n ->
        [0] You have no such field yet
        [one] Your largest area has 1 field
       *[other] Your largest area has { $n } fields
    }: { $need ->
        [one] 1 more brings
       *[other] { $need } more bring
    } it to you.
}
now-titan_limit = { $n ->
    [one] You may hold 1 Titan.
   *[other] You may hold { $n } Titans.
}
now-sites = { $n ->
    [0] You have no field for it.
    [one] You have 1 field for it.
   *[other] You have { $n } fields for it.
}
now-odd = { COUNT($n, "hoplites") }: { $percent }%
now-odds = Chance to win: { $list }.
now-bars = { $n ->
    [0] It bars no field.
    [one] It bars 1 field.
   *[other] It bars { $n } fields.
}
now-trophies = { $you ->
    [1] You have { $n } in all.
   *[0] { $who } has { $n } in all.
}
now-lair = A creature lives here.
now-buildable = Can be built on.
now-guarded = Beside a creature: cannot be built on.
now-joined = { $n ->
    [one] It lies alone.
   *[other] { $n } joined fields of { THING($terrain) }.
}
now-island_state = { $free ->
    [0] No field is
    [one] 1 field is
   *[other] { $free } fields are
} free, { $n ->
    [0] no creature is
    [one] 1 creature is
   *[other] { $n } creatures are
} left.
now-wealth = Costs you { $n }; you have { $has }.
now-round = Round { $n }.
now-order = { $list }.
now-score = { $n } of { $all } victory points, { $creatures ->
    [0] no creature
    [one] 1 creature
   *[other] { $creatures } creatures
} left.
