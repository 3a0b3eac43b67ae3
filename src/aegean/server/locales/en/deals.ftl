# the same deal at several tables

deal-title = Duplicate
deal-of_the_day = Deal of the day
deal-how = Whoever plays it has the same luck: the same decks in the same order, the same dice one after the other. So it is skill that tells the tables apart. Nobody can play it twice.
deal-how_daily = You play against { $bots ->
    [one] one bot that takes what is best now
   *[other] { $bots } bots { lobby-against_medium }
}, the same for everybody, without hints. Your name and your result stand in the list.
deal-how_groups = Send the link to other groups: each opens a table of its own, and this page compares them.
deal-play = Play it
deal-to_table = To your table
deal-lay_open = Open a table, others join by link
deal-lay_hotseat = Open a table at one screen
deal-lay_bots = Play it against bots
deal-players = { $count ->
    [one] for one player
   *[other] for { $count } players
}
deal-link = Link for others
deal-results = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
deal-table = Table
deal-look = look
deal-points = { NUMBER($points) } { $points ->
    [one] point
   *[other] points
}
deal-above = { $points } against the average
deal-average = Average
deal-items = Where the points of your table came from, and how many above or below the average
deal-partings = Where your table and others first decided differently
deal-own_table = Your table
deal-other_table = The other table
deal-alike = { $count ->
    [0] the very first decision
    [one] after one equal decision
   *[other] after { $count } equal decisions
}
deal-alike_to_the_end = the same decisions to the end
deal-running = still playing
deal-nobody = Nobody has played it yet.
deal-option = The same deal for several groups
deal-option_how = With these seats and options, nothing else: each group opens its own table with the same luck, and one page compares them.
deal-other_tables = The same deal at other tables
deal-compare = How it works, and who plays it

denied-no_deal = There is no such deal.
denied-deal_played = You play this deal already, or have played it: you would know what comes.
denied-deal_seats = This deal is for { $number } players.
denied-deal_of_day = The deal of the day is played against its bots: ask for a table without naming seats.
