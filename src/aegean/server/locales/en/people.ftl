new-friend = friend, kept by link
new-friend_named = kept for { $name }
new-word = A word to those who come
new-word_how = Three of us, one move a day

waiting-away = You may close this page: nobody has to wait here.
waiting-kept = kept for { $name }
waiting-that_is_me = That is me
waiting-invite = Copy the link to this seat
waiting-open_seat = Open the seat
waiting-stand_up = Stand up
waiting-send_away = Send away
waiting-hints = hints allowed
waiting-no_hints = no hints

lobby-invitations = Invitations
lobby-kept = kept for { $name }
lobby-show = Show me
lobby-game = Game
lobby-all = all
lobby-pace = Pace
lobby-pace_now = at one sitting
lobby-pace_days = over days
lobby-pace_none = no clock
lobby-hints = Hints
lobby-hints_yes = with hints
lobby-hints_no = without hints
lobby-filter = Show
lobby-begins_with_you = begins with you
lobby-hidden = { $count ->
    [one] One open table does not fit.
   *[other] { $count } open tables do not fit.
}

log-free = Seat { $number } is free again

denied-seat_kept = This seat is kept for { $name }. Whoever has the link to it can take it.
denied-seat_free = Nobody sits there.
denied-not_host = Only whoever laid the table can do that.
denied-no_friend = You have not played with this person here.
