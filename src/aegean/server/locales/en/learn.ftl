# learning: lessons, and what leads to them

learn-title = Learn
learn-of = Learn { $title }
learn-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
learn-lesson = Lesson { $number } of { $count }
learn-step = step { $number } of { $count }
learn-progress = { $done } of { $count }
learn-start = Start
learn-go_on = Go on
learn-again = Again
learn-done = done
learn-next = Next
learn-back = Back
learn-show = Show me
learn-leave = Leave
learn-try = Try it
learn-not_quite = Not quite.
learn-next_lesson = Next lesson
learn-over = The lesson is over.
learn-all_done = That was the last lesson. Now a whole game?
learn-intro = Short lessons at a real table: you make every move, and wrong tries are answered with the reason.
learn-none = This game has no lessons.
learn-read = Read
learn-read_how = The lesson to read, step by step. A browser that has been at it opens this page offline too. Moves are made at the table; for that the house must be reached.
learn-at_table = To the table
learn-others = Other tries
learn-needs_house = Here you play on by yourself: the house answers every move, so this part is at the table alone.

guide-title = Guided game
guide-goal = Goal:
guide-outline = Goal and turn
guide-warn = warn me
guide-loss = This gives up about { $points } points.
guide-chance = This lowers your chance to win by about { $chance }%.
guide-better = Better: { $move }.
guide-think = Think again
guide-do = Do it
guide-no_more = No more warnings
guide-stronger = A game against stronger bots

lobby-against = Against bots
lobby-against_easy = that play quickly and forget things
lobby-against_medium = that take what is best now
lobby-against_expert = that plan several turns ahead
lobby-new_to = New to { $title }? Learn it in 15 minutes, or play a guided game.
lobby-guided = Guided game

denied-no_lesson = There is no such lesson.
denied-no_step = The lesson does not go on this way.
