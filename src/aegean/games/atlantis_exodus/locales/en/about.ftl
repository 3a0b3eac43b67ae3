# What the things of Atlantis Exodus are, and what they mean now. Icons stand as :name: inside the sentences.

kind-space = space of the city
kind-level = level of the city
kind-post = guard post
kind-king = piece
kind-priest = piece
kind-course = course of the game
kind-order = order track
kind-display = display
kind-scroll = knowledge card
kind-influence = influence card
kind-pillar = pillar card
kind-tile = tile
kind-goods = goods
kind-field = training field
kind-colour = training area
kind-training = training
kind-region = region
kind-settlement = settlement area
kind-ships = ship track
kind-seat = player

about-space = Whoever moves their :meeple-king: king here gets: { $text }.
about-level = Kings come here in round { $n }; nobody crosses a wall. Before a new year a catastrophe turns the middle and the top level.
about-post = The :guards: guard between two spaces. Whoever comes to one of them with the king may take the settler along.
    .name = Guard post
about-king = Moves once a round: to the top level, then to the middle, then to the bottom. Where a king stands, no other may go.
    .name = King: { $who }
about-king_neutral = Bars its space for all kings.
    .name = Neutral king
about-priest = Moves one space for every :fire: flame. Spaces that it reaches or passes give their bonus.
    .name = High priest: { $who }
about-course_years = The game has { $n } years of three rounds. After years 2, 4 and 5 a region is scored.
    .name = Years
about-course_order = In each year everybody chooses a space of the order track. From left to right it is the order of all its rounds.
    .name = Player order
about-course_actions = In the second phase everybody has { $n } actions: a flame, train, send, take a knowledge card or play influence. Favour markers buy more.
    .name = Actions
about-course_track = Every :fire: flame moves a high priest one space. Bonuses count when they are reached or passed.
    .name = Apotheosis track
about-order = Bonus: { $text }. The order from left to right holds for the whole year.
about-display_knowledge = Knowledge cards score at the end. Taking one sends two trained settlers away.
    .name = Knowledge cards
about-display_influence = Influence cards are played as an action. They come from the Apotheosis track; those in hand are secret.
    .name = Influence cards
about-display_pillars = Pillars are built upwards: base, shaft, capital. Every round you may use one card of each of your pillars.
    .name = Pillars
about-display_lodgings = A new lodging is taken when a settler is sent and no lodging of yours is open.
    .name = Lodgings
about-display_tiles = Tiles that lie open. Whoever gains such a tile may take one of these instead of drawing.
    .name = Open tiles
about-display_supply = Textbooks, gold and favour markers that nobody has, and the settlers in the bag.
    .name = Supply
about-scroll = Worth at the end: { $text }. To take it, send { THING($first, article: "indefinite") } and { THING($second, article: "indefinite") } of yours away.
about-influence = { $text }
about-pillar_base_swap_book = Once a round: swap a textbook for one of another colour.
about-pillar_base_recycle_settler = Once a round: put a settler back into the bag, draw two and keep one.
about-pillar_base_book_to_vp_or_flame = Once a round: a textbook for { COUNT($n, "victory_point") } or { COUNT($n, "flame") }.
about-pillar_base_vp_to_book_or_flame = Once a round: { COUNT($n, "victory_point") } for a textbook or a flame.
about-pillar_base_gold_books = Once a round: a gold for { COUNT($n, "textbook") } of one colour, or the other way round.
about-pillar_shaft_gain_vp = Once a round, with a scholar on it: { COUNT($n, "victory_point") }.
about-pillar_shaft_gain_book = Once a round, with a scholar on it: a textbook of any kind.
about-pillar_shaft_gain_flame = Once a round, with a scholar on it: :fire: { COUNT($n, "flame") }.
about-pillar_shaft_dispatch = Once a round, with a scholar on it: send a settler.
about-pillar_shaft_train = Once a round, with a scholar on it: train a settler and pay for it.
about-pillar_capital_both = Once a round, with a philosopher on it: use the base and the shaft of this pillar.
about-pillar_capital_twice = Once a round, with a philosopher on it: use the base or the shaft of this pillar twice.
about-tile_workshop = { $text } It works when settlers of the kinds shown stand on all its places.
about-tile_agora = Gives what it shows at once, then goes on an agora space of the settlement area.
about-tile_ship = Goes on the ship track for points, and carries one settler, who counts in every region.
about-tile_lodging = Has room for settlers of any kind, who count in its region. Nobody has two open lodgings.
about-tile_monument = { $text }
about-goods_book = Textbooks pay for trainings.
about-goods_gold = Gold pays for the highest trainings. It does not stand for textbooks.
about-goods_favour = Gives one more action. The spaces for them open with { $list } tiles in the settlement area.
about-field = Sending a settler from here brings: { $text }.
about-colour = Settlers of this colour start and train here. Regions compare settlers colour by colour.
    .name = { $colour ->
        [purple] Purple settlers
        [white] White settlers
       *[brown] Brown settlers
    }
about-training = Trains { THING($first, article: "indefinite") } to become { THING($second, article: "indefinite") }. It costs { $list }.
about-region = Scored after year { $n }: for each colour { $points } victory points for every player who has fewer settlers here and on ships.
about-region_solo = Scored after year { $n }, if a lodging stands here: your settlers here and on ships bring points.
about-settlement = Tiles bring the placement bonus of their space. Settlers on lodgings and workshops count in their region.
    .name = Settlement: { $who }
about-ships = Each ship scores its space at once and carries one settler, who counts in all three regions.
    .name = Ships: { $who }
about-seat = The points in the seal are received. Knowledge cards, monuments and full rows are added at the end.
    .name = { $who }

now-reach = Your king can go here.
now-king_here = A king stands here: { $list }.
now-guard = The guard is { THING($settler, article: "indefinite") }.
now-stands = Stands { PLACE($space, way: "in") }.
now-priest = Space { $n } of { $all }.
now-year = Year { $n }: { $phase }.
now-order = { $list }.
now-actions = { $n ->
    [one] 1 action is left.
   *[other] { $n } actions are left.
}
now-taken_by = { $who } has chosen it.
now-bag = { $n ->
    [one] 1 settler is in the bag.
   *[other] { $n } settlers are in the bag.
}
now-worth = { $n ->
    [one] Worth 1 victory point to you now.
   *[other] Worth { $n } victory points to you now.
}
now-payable = You can pay for it.
now-short = { $n ->
    [one] You are 1 short.
   *[other] You are { $n } short.
}
now-scored = It has been scored.
now-tiles = { $n ->
    [one] 1 of 15 spaces has
   *[other] { $n } of 15 spaces have
} a tile.
now-berths = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}, { $free } without a settler.
now-points = { $n ->
    [one] 1 victory point so far.
   *[other] { $n } victory points so far.
}
now-shows = It shows: { $text }.
