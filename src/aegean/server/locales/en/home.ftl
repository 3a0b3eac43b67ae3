# The first page.
home-all_tables = All my tables
home-new_here = New here?
home-games = The games
home-others = How many
home-guided = guided, with advice
home-play = Play now
home-play_title = Play { $title } now against bots
home-friends = With friends
home-go_on = Go on with lesson { $number }
home-deal = { $title } against { $count ->
    [one] one bot
   *[other] { $count } bots
}. The same luck for everybody.
home-open = { $count ->
    [0] Nobody is looking for players just now. Open a table, and others find it here.
    [one] One table is looking for players.
   *[other] { $count } tables are looking for players.
}
home-look_around = Look around
home-deal_results = { $count ->
    [0] Nobody has played it yet.
    [one] 1 table so far
   *[other] { $count } tables so far
}
