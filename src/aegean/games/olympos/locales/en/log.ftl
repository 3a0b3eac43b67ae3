# The log: moves of which the notes tell all, and several of a kind in one line.

told-bonus = {""}
told-build = {""}
told-cost = {""}
told-cube = {""}
told-deal = {""}
told-disc = {""}
told-discover = {""}
told-done = {""}
told-draw = {""}
told-expand = {""}
told-favour = {""}
told-from = {""}
told-later = {""}
told-lay = {""}
told-new = {""}
told-no = {""}
told-pay = {""}
told-raise = {""}
told-reveal = {""}
told-stack = {""}
told-star = {""}
told-take = {""}
told-to = {""}
told-variant = {""}
told-wonder = {""}

told-bar = { $who } bars { THING($territory) }.
told-card = { $who } plays “{ $destiny }”.
told-fifth = A fifth cube is drawn for the start of the game: { THING($resource) }.
told-keep = { $who } keeps “{ $destiny }”.
told-pass = { $who } passes.
told-rest = { $who } rests: no action is possible.

many-move-bar = { $who } bars { $list }.
    .each = { THING($territory) }
many-note-affected = { $list } have the { $god ->
    [athena] most
    [ares] most
    [zeus] most
    [hecate] most
    [artemis] most
   *[other] fewest
} Zeus symbols ({ $n1 } each): { $god ->
    [athena] Athena gives each of them { COUNT($n2, "star") } for one wonder
    [ares] Ares gives each of them { COUNT($n2, "sword") } until the next Olympos card
    [zeus] Zeus gives each of them { COUNT($n2, "prestige_point") }
    [hecate] Hecate gives each of them { COUNT($n2, "settler") }
    [artemis] Artemis gives each of them 1 resource cube of choice
    [hades] Hades sends 1 settler of each of them back to the camp
    [keres] Keres takes { COUNT($n2, "prestige_point") } from each of them at the end
    [siren] the Siren closes the sea to them until the next Olympos card
    [nemesis] Nemesis takes all their destiny cards
   *[erinyes] the Erinyes make the next action of each of them { COUNT($n2, "action_point") } dearer
}.
    .each = { $who }
many-note-by_discovery = { $who } receives { $list } ({ $discovery }).
    .each = { COUNT($n, $gain) }
many-note-laid = Development board, row { $n1 }, columns 1 to 5: { $list }.
    .each = { $discovery }
many-note-raised = Wonders of columns 1 to 5: { $list }.
    .each = { $wonder }
many-note-stacked = Discs on the start space, from the bottom: { $list }.
    .each = { $other }
many-note-drew = { $who } draws { COUNT($n, "destiny_card") }.
many-note-looked_at = { $who } draws { COUNT($n, "destiny_card") } to choose from (Oracle).
many-note-rejected = { $who } discards { $list } (Oracle).
    .each = “{ $destiny }”
many-note-lost_card = { $who } discards { $list } (Nemesis).
    .each = “{ $destiny }”
many-note-reached_zeus = { $who } reaches the Zeus spaces { $list }.
    .each = { $n1 }
shown-drew = { $who } draws the destiny card “{ $destiny }”; { $n1 ->
    [0] the deck is empty now
   *[other] { $n1 } left in the deck
}.
shown-looked_at = { $who } draws the destiny card “{ $destiny }” to choose from (Oracle); { $n1 ->
    [0] the deck is empty now
   *[other] { $n1 } left in the deck
}.
many-shown-looked_at = { $who } draws destiny cards to choose from (Oracle): { $list }.
    .each = “{ $destiny }”
many-shown-drew = { $who } draws destiny cards: { $list }.
    .each = “{ $destiny }”
