# What happens.

note-laid = { $discovery } lies on the development board, row { $n1 }, column { $n2 }.
note-raised = { $wonder } lies on the development board, column { $n1 }.
note-stacked = { $other } has the disc in place { $n1 } from the bottom on the start space.
note-bars = { $who } is at the bottom and bars territories; { $other } is on top and begins.
note-dealt = { $who } receives 1 { THING($gain) } to start with.

note-paid = { $who } pays { COUNT($n1, "action_point") } for { THING($deed) }{ $n2 ->
    [0] {""}
    [one] , 1 of them with an hourglass
   *[other] , { $n2 } of them with hourglasses
}.
note-paid_with_hourglasses = { $who } pays { COUNT($n1, "action_point") } for { THING($deed) }, { $n1 ->
    [one] with an hourglass
   *[other] all with hourglasses
}, and stays on space { $n2 }.
note-pursued = { $who } pays { $n } of these action points as the surcharge of the Erinyes.
note-advanced = { $who } moves from space { $n1 } to space { $n2 }.
note-finished = { $who } stops on space { $n1 } and takes no more turns: { $n2 ->
    [0] no prestige points
   *[other] { COUNT($n2, "prestige_point") }
} for the position.
note-reached_zeus = { $who } reaches Zeus space { $n1 }.

note-brought_in = { $who } brings in a new settler, who goes { PLACE($territory, way: "to") }.
    .begins = yes
note-moved = { $who } moves a settler { PLACE($territory1, way: "from") } { PLACE($territory2, way: "to") }.
    .begins = yes
note-rose = { $who } fights again with a defeated settler { PLACE($territory, way: "in") }.
note-settled = { $who } takes possession of { THING($territory) }: 1 { THING($resource) } territory tile{ $n ->
    [0] {""}
   *[other] {" "}and 1 star tile
}{ $territory ->
    [olympos] {" "}and the Zeus tile
   *[other] {""}
}.
note-beat_tribe = { $who } beats the tribe { PLACE($territory, way: "in") } { $n1 ->
    [0] without a sword
   *[other] with { COUNT($n1, "sword") }
}: the fight costs { COUNT($n2, "action_point") }.
note-beat_tribe_in_tie = { $who } beats the tribe { PLACE($territory, way: "in") } { $n1 ->
    [0] without a sword
   *[other] with { COUNT($n1, "sword") }
} (Democracy decides the tie): the fight costs { COUNT($n2, "action_point") }.
note-fought = { $who } attacks and wins (swords { $n1 } to { $n2 }): this fight costs { COUNT($n3, "action_point") }.
note-fought_in_tie = { $who } attacks and wins (swords { $n1 } to { $n1 }; by Democracy { $other } counts as stronger): this fight costs { COUNT($n2, "action_point") }.
note-conquered = { $who } conquers { THING($territory) } and takes its { THING($resource) } territory tile{ $territory ->
    [olympos] {" "}and the Zeus tile
   *[other] {""}
} from { $other }. { $other } receives 1 hourglass.
note-took_star = { $who } also takes the star tile of { THING($territory) } from { $other }.
note-fell_back = { $who } controls { THING($territory) } again and takes its { THING($resource) } territory tile{ $territory ->
    [olympos] {" "}and the Zeus tile
   *[other] {""}
} from { $other }, who has left.
note-left_empty = { $who } leaves { THING($territory) } and gives its { THING($resource) } territory tile back{ $n ->
    [0] {""}
   *[other] ; its star tile stays there
}{ $territory ->
    [olympos] ; the Zeus tile stays there
   *[other] {""}
}.
note-withdrew = { $who } takes a settler { PLACE($territory, way: "from") } back into the camp (Hades).
    .begins = yes

note-learned = { $who } develops { $discovery } and hands in no cubes.
    .begins = yes
note-learned_with_cubes = { $who } develops { $discovery } and hands in cubes: { $cubes }.
    .begins = yes
note-cheaper = { $who } takes the variant { $variant }: discoveries whose space names { THING($resource) } cost { COUNT($n, "action_point") } less.
note-armed = { $who } now has { COUNT($n, "sword") }.
note-pious = { $who } now has { COUNT($n, "zeus_symbol") }.
note-by_bonus = { $n ->
    [0] { $who } has no disc left for another settler: the bonus of { $discovery } lapses.
   *[other] { $who } receives { COUNT($n, $gain) } (bonus of { $discovery }).
}
note-by_discovery = { $n ->
    [0] { $who } has no disc left for another settler: the effect of { $discovery } lapses.
   *[other] { $who } receives { COUNT($n, $gain) } ({ $discovery }).
}
note-marked = { $who } now has { COUNT($n, "bonus_disc") } in the column of { THING($wonder) }.
note-built = { $who } builds { THING($wonder) } with { COUNT($n1, "star") }: { COUNT($n2, "prestige_point") } at the end.
    .begins = yes
note-used_athena = { $who } uses up Athena's star for { THING($wonder) }.
    .begins = yes
note-used_builder = { $who } discards the card “Master builder”: 1 star for { THING($wonder) }.
    .begins = yes

note-drew = { $who } draws a destiny card; { $n1 ->
    [0] the deck is empty now
   *[other] { $n1 } left in the deck
}.
note-looked_at = { $who } draws a destiny card to choose from (Oracle); { $n1 ->
    [0] the deck is empty now
   *[other] { $n1 } left in the deck
}.
note-rejected = { $who } discards “{ $destiny }” (Oracle).
note-reshuffled = The discard pile is shuffled and becomes the new deck of { COUNT($n, "destiny_card") }.
note-no_card_left = { $who } draws no destiny card: deck and discard pile are empty.
note-by_card = { $who } receives { COUNT($n, $gain) } (card “{ $destiny }”).
note-supreme_by_democracy = { $who } wins the tie for the most territories (Democracy).

note-revealed = { $who } reveals an Olympos card: { THING($god) } (Zeus space { $n1 }, reached { $n2 ->
    [0] before all others
   *[other] after all others
}).
note-favoured = { $who } plays “Divine favour” and now has { COUNT($n, "zeus_symbol") } ({ THING($god) }).
    .begins = yes
note-favour_gone = { $who } has { $n ->
    [0] no Zeus symbol
   *[other] { COUNT($n, "zeus_symbol") }
} again: “Divine favour” counted for this card only.
note-affected = { $who } has the { $god ->
    [athena] most
    [ares] most
    [zeus] most
    [hecate] most
    [artemis] most
   *[other] fewest
} Zeus symbols ({ $n1 }): { $god ->
    [athena] Athena gives { COUNT($n2, "star") } for one wonder
    [ares] Ares gives { COUNT($n2, "sword") } until the next Olympos card
    [zeus] Zeus gives { COUNT($n2, "prestige_point") }
    [hecate] Hecate gives { COUNT($n2, "settler") }
    [artemis] Artemis gives 1 resource cube of choice
    [hades] Hades sends 1 settler back to the camp
    [keres] Keres takes { COUNT($n2, "prestige_point") } at the end
    [siren] the Siren closes the sea until the next Olympos card
    [nemesis] Nemesis takes all destiny cards
   *[erinyes] the Erinyes make the next action { COUNT($n2, "action_point") } dearer
}.
note-by_god = { $who } receives { COUNT($n, $gain) } ({ THING($god) }).
note-most_by_democracy = { $who } wins the tie for the most Zeus symbols (Democracy).
note-spared_by_democracy = { $who } has as few Zeus symbols, but wins the tie and is spared (Democracy).
note-nobody_affected = { $god } helps nobody: no player has a Zeus symbol.
note-no_disc_left = { $who } has no disc left for another settler: the gift of { THING($god) } lapses.
note-nothing_to_lose = { $who } has { $god ->
    [hades] no settler on the board: Hades takes none
   *[nemesis] no destiny cards: Nemesis takes none
}.
note-lost_card = { $who } discards “{ $destiny }” (Nemesis).
note-spell_ends = { $god ->
    [ares] { $who } gives the swords of Ares back: another Olympos card is revealed.
   *[siren] { $who } may enter the sea again: the spell of the Siren is over.
}
