no_move = No move given.
unknown_move = There is no move “{ $text }”
did_you_mean = ; did you mean “{ $near }”?
not_yet = “{ $text }” cannot be decided yet: something else comes first.
no_bot = { $name } is not a bot.
undo_chance = Chance has decided since your last move.
undo_other = { $name } has moved since your last move.
undo_revealed = Your last move has shown you something new.
undo_nothing = There is nothing to take back.
lesson_reads = Read on first: the lesson asks for a move later.
lesson_wants = That is allowed. Here we want: { $wanted }
puzzle_title = { $title }, puzzle { $number } ({ $grade ->
    [1] easy
    [2] medium
   *[other] hard
})
puzzle_find = { $count ->
    [one] Find the best move.
   *[other] Find the best turn: { $count } decisions.
}
puzzle_further = Right. Decision { $nth } of { $count }: how does the turn go on?
puzzle_less = That gives up { $loss }. There is a better move.
puzzle_better = There is a better move.
puzzle_worth = { $move }: { $win }% to win, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
puzzle_solved = Solved.
puzzle_shown = This is the line.
puzzle_gives_up = gives up { $loss }.
# In what a move differs from others: items of the scoring, areas of the evaluation, the strongest opponent.
puzzle_why = Compared with the tempting moves this means { $parts }.
puzzle_apart = Compared with the solution this means { $parts }.
puzzle_more = about { $points ->
    [one] 1 point
   *[other] { $points } points
} more for { $what }
puzzle_fewer = about { $points ->
    [one] 1 point
   *[other] { $points } points
} less for { $what }
puzzle_named = “{ $what }”
puzzle_rival = the strongest opponent
