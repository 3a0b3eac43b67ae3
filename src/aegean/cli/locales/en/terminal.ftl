help = Type a number or a move. Also: hint, undo, why MOVE, about THING, aid, board, log, save FILE, quit, help
commands =
    Type the number of a choice, or the move in brackets behind it; several moves with ; between them.
    {"  "}hint: good moves, and why
    {"  "}why MOVE: why a move is not allowed now
    {"  "}about THING: what something on the table is and does; without a thing, all that is there
    {"  "}aid: goal, outline of a turn and scoring
    {"  "}board: the table once more
    {"  "}log: all that has happened
    {"  "}undo: take your last move back
    {"  "}save FILE: write the game to a file of your own
    {"  "}quit: leave; the game is kept
your_turn = { $name }: { $ask }
pass_on = { $name } is next. Press Enter when you are ready
choose = Your choice
hint = { $rank ->
    [1] Good move
   *[other] Another move
}: { $move }
allowed = That is allowed
taken_back = Taken back
saved = Saved: { $path }
log_empty = Nothing has happened yet
kept = The game is saved. Continue with: aegean play --resume { $path }
no_number = Choose a number from 1 to { $n }
save_where = Save where? save FILE
why_what = Why not what? why MOVE
about_nothing = Nothing on the table is called “{ $text }”; about alone tells all that is there
lesson = Lesson { $number }: { $title }
lesson_help = Type a number or a move. Also: show, undo for a step back, why MOVE, about THING, aid, board, quit
lesson_no_hint = There are no hints here: show makes the move for you
lesson_enter = Press Enter to go on{" "}
lesson_not_quite = Not quite.
lesson_kept = You can go on where you are with: aegean learn { $game } { $number }
lesson_done = That was the lesson.
tempting = Tempting, but:
bot = { $seat } ({ $level })
