page-profile = My profile

profile-mine = My profile
profile-since = first seen { $when }
profile-games = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
profile-seen_by = Seen by
profile-seen_me = me
profile-seen_friends = friends
profile-seen_everyone = everybody
profile-seen_how = Friends are all who have played with you; they find your profile through their list of friends. You see theirs only if they show it.
profile-export = Export all
profile-ratings = Ratings
profile-rated_games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-sure_yes = fairly sure
profile-sure_soon = settling
profile-sure_no = still unsure
profile-course = { $title }: rating over time
profile-legend = Line: what we believe. Band: how sure, 19 times of 20 it lies within.
profile-scale = People and bots stand on one scale. The band narrows with every rated game.
profile-nothing = After the first rated game there is something to see here.
profile-graph_label = { $title }: rating { $rating }, give or take { $doubt }, after { $games } rated games
profile-bot = { $level } bot, { $rating }
profile-level = { $level } bot
profile-beaten = First time before the { $level } bot
profile-results = Last results
profile-rated = rated
profile-all = all
profile-times = { $place ->
    [1] { $count } first
    [2] { $count } second
    [3] { $count } third
   *[other] { $count } × { $place }th
}
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
profile-of = of { $seats }
profile-no_results = No such game has ended yet.
profile-ways = Favourite ways to win
profile-wins = { $title }, { $count ->
    [one] one win
   *[other] { $count } wins
}
profile-ways_how = Where the points came from in games that were won.
profile-people = People
profile-people_how = before whom : behind whom
profile-met = { $count ->
    [one] one game
   *[other] { $count } games
}
profile-nobody = Nobody met yet.
profile-nobody_named = Nobody who may be named here.
profile-named = Only people who allow it are named to others.

table-rated_undo = At a rated table a turn that has ended stays as it is.

denied-no_person = There is nobody here by this address.
denied-private = Not shown: { $name } keeps this private.
denied-not_rated = A rated game needs at least two seats, at most one of them yours, and nobody may share a screen.
