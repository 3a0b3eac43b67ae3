page-unreached = The server cannot be reached. Is this device connected?
page-skip = Skip to content
page-menu = Menu
page-tabs = Pages
page-tab_play = Play
page-tab_tables = Tables
page-tab_open = Open
page-rules = Rules
page-rules_of = Rules: { $title }
page-about = About
page-theme = Theme
page-theme_auto = Theme: auto
page-theme_light = Light
page-theme_dark = Dark
page-language = Language
page-language_en = English
page-language_de = Deutsch
page-to_lobby = Back to the lobby

lobby-play_now = Play now against bots
lobby-your_name = Your name
lobby-new_table = New table
lobby-players = { $low } to { $high } players
lobby-minutes = { $low } to { $high } minutes
lobby-running = Games in progress
lobby-finished = Finished games
lobby-none_open = No table is waiting for players.
lobby-none_running = No public game is in progress.
lobby-none_finished = No public game has finished yet.
lobby-your_turn = Your turn
lobby-watch = Watch
lobby-look = View
lobby-free = free seat
lobby-upload = Replay a record
lobby-open_record = Open

new-your_name = Your name
new-name = Name
new-seats = Seats
new-bot = bot
new-own_edition = With my own edition
new-edition = Edition
new-public = Listed in the lobby
new-no_hints = No hints at this table
new-lay = Lay the table
new-keep_usual = Keep as my usual
new-kept_usual = Kept as your usual

level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

waiting-title = Waiting for players
waiting-guest = Sit down where a seat is free. The game starts as soon as every seat is taken.
waiting-how = Send the link to your friends. The game starts as soon as every seat is taken.
waiting-link = Link
waiting-copy = Copy
waiting-sit = Take this seat
waiting-fill = Fill with bots and start

table-seat_name = Seat { $number }
table-player_name = Player { $number }
table-you = You
table-so_far = Points so far
table-bot = bot
table-waiting = The game has not started.
table-over = The game is over.
table-your_turn = Your turn
table-turn_of = { $name } is to move
table-asked = “{ $question }”
table-bot_plays = A bot plays for you.
table-choices = As a list ({ $count })
table-undo = Undo
table-no_undo = There is nothing to take back
table-bot_moved = A bot has moved for you; what it did cannot be taken back.
table-why = Why not?
table-why_how = Click what you would like to do, or type the move.
table-not_asked = Not now. { $asks }
table-past = This is an earlier position: nothing can be chosen here. Esc leads back to the game.
table-hint = Hint
table-coach = The coach suggests
table-coach_thinks = The coach is thinking …
table-coach_follows = What follows
table-curtain = Pass the screen to { $name }
table-curtain_how = What only { $name } may see is hidden.
table-curtain_show = I am { $name }: show the table
table-again = again
table-skip = skip
table-pace = Pace at which turns are shown
table-pace_slow = slow
table-pace_normal = normal
table-pace_fast = fast
table-pace_none = none
table-watching = You are watching this table.
table-is_trial = Trial table
table-trial = This table was opened to try something out from another one.
table-tabs = Parts of the table
table-mine = Mine
table-others = Others
table-pin = Keep this on the stage
table-elsewhere = Choose on { $panel }
table-no_script = This page shows a table that changes while others play: it needs JavaScript. The replay and the rules can be read without.
table-counted = Do it: { $count } of { $total }
table-confirm = Do it
table-come_back = Take your seat back
table-since = Meanwhile
table-log = Log
table-whole_log = Full log
table-chat = Chat
table-say = Write a message
table-send = Send
table-silence = No messages yet.
table-close = Close
table-command = Move as text
table-back_to_now = Back to the current position
table-looking = You are looking at an earlier position.
table-shown = What the others did is being shown; any key or click ends it.
table-lost = Connection lost, reconnecting …
table-refused = The server has closed the connection. Please reload this page.
table-title_turn = Your turn
table-unforeseen = This reveals something new: it cannot be previewed or taken back.
table-points_change = Points: { $was } → { $will }

keys-title = Keys
keys-choose = choose from the list
keys-walk = go from choice to choice
keys-confirm = confirm
keys-back = close what is open, drop what is chosen, return to the present
keys-undo = take back
keys-why = why not?
keys-suggest = suggestion of the coach
keys-bring = bring a part of the table to the stage
keys-asked = bring the part that is asked about
keys-pin = keep it on the stage
keys-again = show the last turn again
keys-skip = end what is being shown
keys-pace = show turns slower or faster
keys-log = log
keys-chat = chat
keys-aid = player aid
keys-keys = this list
keys-next = next table
keys-tables = my tables
keys-lobby = lobby
keys-profile = profile
keys-puzzles = puzzles

menu-confirm = Confirm
menu-confirm_each = every move
menu-confirm_queue = the whole turn at once
menu-confirm_never = never
menu-calm = Reduce motion
menu-chime = Sound when it is your turn
menu-curtain = Hide secret information between turns
menu-watch_link = Copy link to watch or join
menu-seat_link = Copy private link to your seat
menu-copied = Copied
menu-replay = Replay
edition-usual = the usual one
edition-played = Edition “{ $name }” ({ $digest })
menu-record = Download record
menu-fork = Try from here
menu-leave = Leave the seat to a bot

log-join = { $name } joins
log-start = The game starts
log-undo = { $name } takes a move back
log-leave = { $name } leaves; a bot takes over
log-return = { $name } is back
log-close = The operator of this server has closed this table
log-shown = The line is shown
log-haste = { $name } plays faster than usual: the server is busy

end-wins = Winner: { $names }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-nobody = Nobody wins
end-you_win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-winner = Winner
end-scores = Scores
end-item = Scoring
end-total = Total
end-place = Place
end-tiebreak = The tie-break decides.
end-tiebreak_behind = The tie-break decides the places behind the first.
end-rematch = Rematch
end-to_rematch = To the rematch

replay-move = Move
replay-to_table = To the table
replay-turn_back = One turn back
replay-back = One decision back
replay-run = Play
replay-pause = Pause
replay-on = One decision forward
replay-turn_on = One turn forward
replay-fork = Try from here, all seats
replay-fork_bots = Try from here against bots
replay-link = Copy link to this position
replay-eyes = View as
replay-more = Share, download, view as another seat
replay-watcher = a spectator

analysis-title = Analysis
analysis-how = Every decision is judged again, from what its player could know. This takes about a minute; you can keep replaying meanwhile.
analysis-start = Analyse this game
analysis-working = { $done } of { $all } decisions judged
analysis-closer = A closer look at the costliest decisions …
analysis-decided = What decided it
analysis-course = The course of the game
analysis-chances = Chances to win
analysis-click = Tap the graph to jump to that moment.
analysis-seats = Accuracy, and points by area
analysis-accuracy = Accuracy
analysis-accuracy_how = Accuracy: in how many decisions no other move would have been better, as far as the search can tell.
analysis-costliest = Costliest decisions
analysis-flawless = No decision gave much away.
analysis-move = Move { $number }
analysis-lost = −{ $n } points
analysis-again = Try again
analysis-ask = { $name } is to move: what would you play?
analysis-reveal = Show the answer
analysis-leave = Back to the analysis
analysis-answer = The answer.
analysis-found = Well spotted: that is the better move.
analysis-as_good = Just as good as the best move.
analysis-same = That is what { $name } played.
analysis-differs = A different move. This is how they compare.
analysis-gave_up = The move of { $name } gave up { $loss }.
analysis-best = Better
analysis-tried = Yours
analysis-played = Played
analysis-win = Chance
analysis-points = Points
analysis-unknown = The search hardly looked at this move.
analysis-equal = Just as good: { $list }
analysis-expects = What the search expects
analysis-instead = After the move that was played

rules-contents = Contents
rules-search = Search
rules-components = Components
rules-source = Source
rules-mark_r = from the rulebook
rules-mark_w = from a public page
rules-mark_k = from our knowledge of the game
rules-mark_c = constructed by us
rules-search_for = a word or a clause
rules-found = { $n } passages found
rules-found_one = one passage found
rules-found_none = nothing found
rules-untranslated = Parts of this text are not translated yet; they are shown in English.
rules-examples = Worked examples as boards
rules-examples_how = Each shows a position, the moves made in it, and the position they lead to.
rules-before = Before
rules-after = After
rules-moves = What happens
rules-try = Replay it move by move
rules-count = Number
rules-components_how = What is in the box, drawn as it appears on the table. The letter says where the values come from.
rules-sources = Where the numbers come from
rules-values = Values

about-what = Modern board games about the ancient Aegean: complete rules, real opponents, and interfaces for research. All drawings and texts are our own; the games belong to their authors and publishers.
about-games = Games
about-icons = Icons
about-icons_from = From game-icons.net, CC BY 3.0:
about-api = API
about-api_how = Programs can do everything the pages can.

docs-title = The API
docs-how = Everything the pages can do, as calls that take and answer JSON. The same for machines:
docs-seat = Whoever joins or creates a table gets a token. It proves the seat:
docs-live = Updates of a table come by WebSocket:
docs-calls = Calls
docs-models = Objects
docs-field = Field
docs-fits = What fits
docs-optional = optional
docs-answer = Answer:

denied-no_table = There is no such table.
denied-no_page = There is nothing here.
denied-no_method = That cannot be done here.
denied-http = That did not work.
denied-no_edition = This server offers no edition { $digest } of the game.
denied-many_editions = This server has already loaded { $number } editions of yours; there is no room for more before it starts again.
denied-no_game = There is no game “{ $name }”.
denied-no_move = There is no move “{ $text }”.
denied-no_thing = There is nothing called “{ $name }” on this table.
denied-no_position = The game has no such position.
denied-no_seat = You hold no seat at this table.
denied-foreign_seat = That is somebody else's seat.
denied-bad_link = This link does not belong to a seat at this table.
denied-not_your_turn = It is not your turn: { $name } is to move.
denied-not_begun = The game has not started.
denied-far_off = A game can begin within a year.
denied-begun = The game has already started.
denied-over = The game is over.
denied-not_over = The game is not over yet.
denied-stale = The table has moved on since you looked. Nothing was changed.
denied-seat_taken = That seat is taken.
denied-cannot_leave = You cannot leave that seat now.
denied-not_away = No bot is standing in for you.
denied-no_hints = This table is played without hints.
denied-no_link = This browser has no private link to your seat.
denied-refused = Refused.
denied-empty = The message is empty.
denied-blocked = The operator of this server has blocked you: you cannot open tables, join, chat or follow tables here.
denied-name_blocked = The name “{ $name }” cannot be taken here.
denied-name_taken = Somebody at this table is called { $name } already. Please take another name.
denied-unplayable = This table was played by other rules than this server knows, so it cannot be opened.
denied-closed = The operator of this server has closed this table.
denied-busy = The server is busy. Please try again.
denied-disk_full = The server's disk is full. Nothing was changed; please try again later.
denied-read_only = The server cannot write to its disk. Nothing was changed; please try again later.
denied-damaged = The server's database is damaged. Nothing was changed; please tell whoever runs this server.
denied-unreachable = The server cannot reach its database. Nothing was changed; please try again.
denied-invalid = Not understood: { $where }: { $problem }
denied-foreign = Requests from other sites are refused.
denied-many_bots = Bots are already playing at { $number } of your tables. Please wait until one of these games is over.
denied-many_tables = So many tables have been laid from your address that new ones have to wait a little.
denied-many_analyses = Other games of yours are still being analysed. Please wait until they are done.
denied-too_large = The request is too large.
denied-too_fast = Too many requests. Please wait a moment.
denied-no_analysis = This game has not been analysed yet.
denied-no_decision = This decision has not been judged.
denied-broken = Something went wrong here. It has been written down for whoever runs this server.
denied-not_understood = This message was not understood.
denied-too_slow = The request took too long to arrive.
denied-no_name = This server does not answer to the name “{ $name }”. Whoever runs it can add it with --name.
denied-crowded = Too many people are watching this table. Please try again later.
denied-many_pages = Too many tables are open from your address. Close one and reload this page.
denied-seated = You hold a seat at this table already.
denied-no_hints_yet = This was tried from a table without hints, or has the same deal as one, that is still being played: until it is over there are no hints, no bots and no record here.
denied-still_played = This game is still being played at a table without hints. Its record can be opened when it is over.
denied-long_log = So much has happened at this table that only moves can still be written down.

health-disk_full = The disk is full.
health-read_only = The disk cannot be written.
health-damaged = The database is damaged.
health-unreachable = The database does not answer.
health-notices = Nothing is heard of other server processes.
health-bots = Bots do not answer.

fit-missing = is missing
fit-extra_forbidden = is not known
fit-json_invalid = no valid JSON
fit-literal_error = must be { $expected }
fit-string_type = must be text
fit-string_too_long = at most { $max_length ->
    [one] 1 character
   *[other] { $max_length } characters
}
fit-string_too_short = at least { $min_length ->
    [one] 1 character
   *[other] { $min_length } characters
}
fit-too_long = at most { $max_length ->
    [one] 1 entry
   *[other] { $max_length } entries
}
fit-too_short = at least { $min_length ->
    [one] 1 entry
   *[other] { $min_length } entries
}
fit-greater_than_equal = at least { $ge }
fit-less_than_equal = at most { $le }
fit-int_type = must be a whole number
fit-int_parsing = must be a whole number
fit-bool_type = must be true or false
fit-list_type = must be a list
fit-dict_type = must be an object
fit-model_attributes_type = must be an object

sheet-title = The owner's sheet
sheet-link = You own the box? Make the game as it is there: the owner's sheet
sheet-what = The owner's sheet: make the game as it is in your box
sheet-kept = kept in this browser
sheet-my_box = My box
sheet-groups = Groups
sheet-show = Show
sheet-show_all = all
sheet-show_open = not yet
sheet-show_wrong = errors
sheet-printed = You are asked only for what no source tells, not for numbers that are known.
sheet-remove = Take away
sheet-add = Add
sheet-nothing = nothing
sheet-so_it_is = So it is
sheet-as_in_my_box = as in my box
sheet-our_guess = our guess
sheet-changed = changed by you
sheet-none = Nothing is left to show here.
sheet-before = Before
sheet-next = Next
sheet-all_right = All of these are right
sheet-key_tab = next field
sheet-key_change = change
sheet-key_enter = so it is
sheet-key_error = next error
sheet-progress = { $done } of { $all } confirmed
sheet-changed_by_you = changed by you: { $n }
sheet-group = { $values ->
    [one] 1 value
   *[other] { $values } values
} on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sheet-minutes = about { $n } min to go
sheet-name = Name of this edition
sheet-digest = Digest so far; it changes with every value:
sheet-fault = This edition cannot be played
sheet-go = Go there
sheet-ours = Back to ours
sheet-download = Download
sheet-upload = Upload
sheet-file = One small text file. Upload it here to go on, on any machine.
sheet-no_edition = This file is no edition of this game.
sheet-lay = Open a table with it
sheet-lay_how = What you have not confirmed stays as we made it.

about-now = Now
about-rules = Rules
about-pin = pin
about-close = close
about-back = back
about-all_rules = in the rules

words-title = The table in words
words-intro = Everything on the table, area by area, as far as you may know it.
