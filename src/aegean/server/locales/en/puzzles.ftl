# puzzles

puzzle-title = Puzzles
puzzle-intro = Positions of real games in which one move is clearly best, and not the obvious one. What you try is made only if it is right.
puzzle-of_the_day = Puzzle of the day
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[other] hard
}
puzzle-solved = solved
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-longest = longest: { $days }
puzzle-line = The line
puzzle-show = Show the line
puzzle-play_line = Play the line
puzzle-first = First position
puzzle-first_try = your first try
puzzle-tempting = Tempting, but
puzzle-week = The last seven days
puzzle-missed = not solved
puzzle-open = today, still open
puzzle-solve = Solve it
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-number = Puzzle { $number } of { $count }

denied-no_puzzle = There is no such puzzle.
