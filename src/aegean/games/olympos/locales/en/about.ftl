# What the things of Olympos are, and what they mean now. Icons stand as :name: inside the sentences.

kind-land = territory
kind-sea = board
kind-track = time track
kind-marker = disc on the time track
kind-god = Olympos card
kind-spell = Olympos card
kind-space = discovery
kind-discovery = discovery
kind-wonder = wonder
kind-count = camp
kind-resource = resource
kind-destiny = destiny card
kind-pile = pile
kind-seat = player

about-land = Whoever lies on top controls it: it yields { THING($resource) } for discoveries and is worth { COUNT($points, "prestige_point") } at the end.{ $sign ->
    [star] {" "}Its :round-star: star counts for wonders.
    [zeus] {" "}It brings a :power-lightning: Zeus symbol.
   *[none] {""}
}
about-sea = Settlers cross the sea, but never stay there. Entering a sea space costs { COUNT(PRINTED("cost.enter_sea"), "action_point") }, a territory { PRINTED("cost.enter_land") }.
    .name = Sea
about-north_edge = New settlers come from here, or from a territory that you control. They must move on at once.
    .name = Northern edge
about-track = Every action costs :hourglass: action points, and your disc moves on as many spaces. Whoever is furthest back acts next.
    .name = Time track
about-marker = Shows how much time this player has used. Hourglasses pay first; the rest moves the disc on.
    .name = Disc: { $who }
about-god_first = A god comes when the first player has reached space { $n }. The most or the fewest :power-lightning: Zeus symbols decide whom it meets.
    .name = Zeus space { $n }: first
about-god_last = A god comes when the last player has reached space { $n }. The most or the fewest :power-lightning: Zeus symbols decide whom it meets.
    .name = Zeus space { $n }: last
about-god_good = A friendly god. For whoever has the { $effect }.
about-god_bad = An angry god. For whoever has the { $effect }.
about-discovery = Effect: { $effect }. Each discovery is worth { COUNT(PRINTED("scoring.per_discovery"), "prestige_point") } at the end.
about-space_bare = A discovery will be laid here. The symbols above it are what it costs, whichever it is.
    .name = Space for a discovery
about-wonder = Needs { COUNT($n, "star") }, and is worth { COUNT($points, "prestige_point") }. Stars on tiles, discoveries and bonus discs are not used up.
about-count_camp = Settlers who wait in the camp. A new one comes to the board for { COUNT(PRINTED("cost.new_settler"), "action_point") }.
    .name = Settlers in the camp
about-count_map = Settlers on the board. Those below others are defeated, but can still move.
    .name = Settlers on the board
about-count_hourglasses = Each pays one action point, before the disc moves. At the end they are worth nothing.
    .name = Hourglasses
about-count_swords = A fight costs { COUNT(PRINTED("cost.attack_stronger"), "action_point") } with more swords than the defender, { PRINTED("cost.attack_equal") } with as many, { PRINTED("cost.attack_weaker") } with fewer.
    .name = Swords
about-count_symbols = Friendly gods meet whoever has most, angry ones whoever has fewest.
    .name = Zeus symbols
about-count_stars = Stars for wonders: tiles of territories, and stars on discoveries. They are not used up.
    .name = Stars
about-count_prestige = Prestige tiles lie face down until the end and are added to the score.
    .name = Prestige
about-resource = Each territory tile counts as one { THING($resource) } for every discovery. Cubes fill what is missing, and are handed in.
about-destiny = Effect: { $effect }. A card in hand at the end is worth { COUNT(PRINTED("scoring.per_destiny_card_in_hand"), "prestige_point") }.
about-destiny_back = Hands are secret. A player draws a card for every Zeus space that their disc reaches.
    .name = Destiny cards in hand
about-pile_destiny = Whoever reaches or passes a Zeus space draws one. The discard pile is shuffled when the deck is empty.
    .name = Destiny cards
about-seat = Territories, discoveries, wonders and cards give prestige points. The number in the seal is the score so far.
    .name = { $who }

now-barred = Barred: nobody may stay here.
now-ruler = { $you ->
    [1] You control it.
   *[0] { $who } controls it.
}
now-tribe = A tribe lives here: it must be fought.
now-nobody_rules = Nobody controls it.
now-journey = A settler of yours costs { COUNT($n, "action_point") } ({ $note }).
now-last = From space { $n } on everybody has one last action.
now-behind = Furthest back: { $list }.
now-space = The disc is on space { $n }.
now-final = It would bring { $n ->
    [0] no prestige points
   *[other] { COUNT($n, "prestige_point") }
}.
now-price = Costs you { COUNT($n, "action_point") }.
now-bonuses = { $n ->
    [0] No bonus is free.
    [one] 1 bonus is free.
   *[other] { $n } bonuses are free.
}
now-built = { $you ->
    [1] You have built it.
   *[0] { $who } has built it.
}
now-stars = You have { $n }: { $tiles } on tiles, { $skill } on discoveries, { $discs } in this column.
now-prestige = { $n ->
    [0] No prestige points
   *[other] { COUNT($n, "prestige_point") }
} so far.
now-units = { $lands ->
    [one] 1 territory tile
   *[other] { $lands } territory tiles
} and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
now-points = { $n ->
    [0] No prestige points
   *[other] { COUNT($n, "prestige_point") }
} so far.
