page-open = Open tables

new-friend = friend, kept by link
new-friend_named = kept for { $name }
new-word = A word to those who come
new-word_how = Three of us, one move a day

new-kind_me = me
new-kind_friend = friend
new-kind_open = open
new-kind_bot = bot
new-kind_hotseat = here
new-kind_none = empty
new-chair_me = You sit here.
new-chair_friend = Kept for a friend by a private link; nobody else can take it.
new-friend_how = Your friends have played with you and keep their name here. Whoever you choose finds the invitation here.
new-chair_open = Whoever has the link to the table may sit down.
new-chair_hotseat = Somebody else at this screen.
new-chair_none = This chair stays empty.
new-bot_random = Plays anything that is allowed.
new-bot_greedy = Takes what looks best at once.
new-bot_easy = Plays quickly and forgets things.
new-bot_medium = Thinks for a moment about each turn.
new-bot_hard = Looks a few turns ahead.
new-bot_expert = Plans several turns ahead and takes its time.
new-bot_wins = Wins { $count ->
    [10] nearly all games
   *[other] about { $count } of 10 games
} against three { $level } bots.
new-on = Next
new-as_last = As last time
new-the_game = The game
new-manner = How it is played
new-days = A full table of { $people } people who look in once a day finishes in about { $once ->
    [one] a day
   *[other] { $once } days
}; with three looks a day, in about { $often ->
    [one] a day
   *[other] { $often }
}.
new-rated = Rated
new-rated_how = Counts for everybody's rating. There are no hints, and a turn that has ended stays.
new-no_hints_how = Nobody asks the coach before the end.
new-public_how = Anybody may watch, and sit down where a chair is open.
new-begins = Begins at the latest
new-begins_how = Bots then take the chairs that are still open. Empty: everybody is waited for.
new-lay_key = Ctrl ↵

waiting-away = You may close this page: nobody has to wait here.
waiting-word_of = a word from { $name }, who laid the table
waiting-kept = kept for { $name }
waiting-that_is_me = That is me
waiting-invite = Copy the link to this seat
waiting-open_seat = Open the seat
waiting-here = here
waiting-free = free
waiting-reserved = kept
waiting-full = Every seat is taken or kept for somebody. The game starts as soon as all have come, and you may watch.
waiting-share = Share
waiting-stand_up = Stand up
waiting-send_away = Send away
waiting-hints = hints allowed
waiting-no_hints = no hints

lobby-invitations = Invitations
lobby-kept = kept for { $name }
lobby-a_friend = a friend
lobby-show = Show me
lobby-filters =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
lobby-game = Game
lobby-pace = Pace
lobby-pace_now = at one sitting
lobby-pace_days = over days
lobby-pace_none = no clock
lobby-filter = Show
lobby-manner = Kind
lobby-manner_rated = rated
lobby-manner_hints = friendly, with hints
lobby-manner_strict = without hints
lobby-time = How much time
lobby-time_how = How long a game may take in all, in minutes
lobby-time_some = up to { $minutes } minutes
lobby-time_any = no matter how long
lobby-tell = Tell me of new ones
lobby-tell_how = A message when a table like this is opened; at most one an hour.
lobby-tell_instead = You are told of other tables now; these would take their place.
lobby-told = I am told of new ones
lobby-told_how = Press to hear of them no more.
lobby-with_hints = hints
lobby-edition = other edition
lobby-sit = Sit down
lobby-to_table = To the table
lobby-no_thanks = No, thanks
lobby-begins = begins at the latest
lobby-open_count = { $count ->
    [0] No open table
    [one] One open table
   *[other] { $count } open tables
}
lobby-none_fit = Nothing fits.
lobby-show_all = Show all
lobby-friends = Friends
lobby-friend_games = { $count ->
    [one] one game together
   *[other] { $count } games together
}
lobby-invite = Invite
lobby-no_friends = Nobody yet.
lobby-friends_how = Whoever has played with you and keeps their name here. Only you see this list.
lobby-friends_too = You stand in theirs, too.
lobby-friends_once = You stand in theirs once you keep your name.
lobby-keep_name = Keep my name
lobby-begins_with_you = begins with you
lobby-hidden = { $count ->
    [one] One open table does not fit.
   *[other] { $count } open tables do not fit.
}

log-free = Seat { $number } is free again

denied-seat_kept = This seat is kept for { $name }. Whoever has the link to it can take it.
denied-sent_away = The host has sent you away from this table. Sit down again once they keep a seat for you.
denied-seat_free = Nobody sits there.
denied-not_host = Only whoever opened the table can do that.
denied-no_friend = You have not played with this person here.

menu-seat_code = My seat for another device
camera-me = A code for a camera: whoever opens it is you
camera-table = A code for a camera that leads to this table
camera-seat = A code for a camera that leads to your seat
camera-seat_how = Point the other device's camera here: your seat is then there too. Show it to nobody else.
camera-close = Close

waiting-begins = Begins with the last person, or at the latest:
waiting-begins_how = Bots take the seats that are free then; everybody is called.
waiting-rated = rated
waiting-unrated = unrated
