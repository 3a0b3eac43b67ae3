page-my_tables = My tables
page-me = Me

mine-waiting = { $count ->
    [0] No table waits for you.
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
mine-calm = The sea is calm.
mine-order = shortest clock first, then the longest wait
mine-next = Next table: { $title }
mine-next_key = N
mine-your_turn = Your turn
mine-turn_of = { $name } is to move,
mine-since = since { $time }
mine-passed = { $name } has passed you: { $points ->
    [one] 1 point
   *[other] { $points } points
} to your { $own }.
mine-others = Others are to move
mine-open = Not begun
mine-finished = Finished
mine-play = Play
mine-show = Show me
mine-won = You won, { $points } to { $other }
mine-shared = You share the first place
mine-lost = { $name } won; you came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
mine-look = View
mine-replay = Replay
mine-against = against { $names }
mine-all = all { $count }
mine-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
mine-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
mine-start = Begin a game
mine-called = You are called when it is your turn.
mine-quiet = Quiet from { $start } to { $end }.
mine-not_called = Nobody calls you when it is your turn.
mine-change = Change
mine-be_called = Be called
mine-up_to_date = up to date, { $time }
mine-news = Something has happened since. Show it
mine-nothing = You hold no seat at any table yet.

me-title = Stay { $name }
me-title_nameless = Stay who you are
me-free = No account, no password, no address.
me-how = One of these keeps your name, seats and games if this browser is lost.
me-only_here = Only this browser knows you.
me-is_kept = You can come back as yourself from any browser.
me-kept = kept
me-passkey = Passkey
me-passkey_how = Your phone or computer recognises you by finger, face or code. Best for every day.
me-passkey_new = Add a passkey
me-passkey_none = This device has no passkeys. Take the link.
me-passkey_not_given = Your device gave no passkey. Nothing was changed.
me-passkey_remove = Remove
me-passkey_remove_of = Remove the passkey: { $device }
me-passkey_enter = With a passkey
me-link = Private link
me-link_how = Whoever opens it is you. Send it to yourself, to nobody else. A new one ends the old.
me-link_new = Make a link
me-code = Recovery code
me-code_how = To write on paper, for the day everything else is gone. Shown once; works once.
me-code_new = Make a code
me-anew = Make a new one
me-copy = Copy
me-copied = Copied
me-browsers = Your browsers
me-enter = I am here twice: connect another browser
me-enter_how = Open your private link there, or type your code on its page “{ me-enter_title }”.
me-enter_title = I have been here before
me-enter_field = Private link or recovery code
me-enter_do = That is me
me-enter_who = From then on this browser is yours, with all your seats and your name.
me-enter_own = Enter a link or code of your own alone. Whoever gave you one of theirs would have your seats too.
me-name = Other name
me-name_how = At all tables where you play, at once.
me-name_do = Rename
me-name_take = Take it
me-export = All that is kept about me
me-export_how = Kept here: { $things }. The file holds all of it, with every move you made and every line you wrote.
me-export_nothing = Nothing is kept about you here.
me-kept_name = your name
me-kept_keys = { $count ->
    [one] this browser
   *[other] { $count } browsers, links and codes
}
me-kept_tables = { $count ->
    [one] a seat at one table
   *[other] seats at { $count } tables
}
me-kept_lessons = { $count ->
    [one] one lesson or puzzle
   *[other] { $count } lessons and puzzles
}
me-kept_results = { $count ->
    [one] one result
   *[other] { $count } results
}
me-kept_ways = { $count ->
    [one] one way of calling you
   *[other] { $count } ways of calling you
}
me-export_do = Download
me-leave = Leave this browser
me-leave_how = It is nobody's from then on. You stay yourself in your other browsers.
me-leave_do = Leave
me-delete = Delete everything
me-delete_how = Your name, your links and your messages go at once. Finished games stay, without your name; your seats are free where a game has not begun, and bots take them where it has.
me-delete_type = Type your name to delete everything: { $name }
me-delete_word = delete
me-delete_type_word = Type this word to delete everything: { $word }
me-delete_do = Delete everything

log-rename = { $name } has a new name

denied-bad_key = This is no private link and no code of anybody here, or it has been used.
denied-bad_passkey = This passkey is not known here, or it took too long.
denied-many_browsers = One person can have { $number } browsers at most.
denied-many_passkeys = One person can have { $number } passkeys at most.
denied-no_passkey = You have no such passkey.
denied-not_kept = Only this browser knows you. Make a link, a code or a passkey before you leave it.
denied-other_name = This does not match. Nothing was deleted.

aid-title = Player aid
aid-of = { $title }: player aid
aid-print = Print
