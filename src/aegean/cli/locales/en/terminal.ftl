help = Type a number or a move. Also: hint, undo, why MOVE, about THING, aid, board, log, save FILE, quit, help
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
about_nothing = Nothing on the table is called “{ $text }”
lesson = Lesson { $number }: { $title }
lesson_help = Type a number or a move. Also: show, undo for a step back, why MOVE, board, quit
lesson_enter = Press Enter to go on{" "}
lesson_not_quite = Not quite.
lesson_kept = You can go on where you are with: aegean learn { $game } { $number }
lesson_done = That was the lesson.
tempting = Tempting, but:
bot = { $seat } ({ $level })
