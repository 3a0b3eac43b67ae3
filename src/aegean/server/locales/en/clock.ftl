clock-title = Clock
clock-none = no clock
clock-none_how = Everybody plays when there is time. A table may fall asleep.
clock-move = For every move
clock-move_how = Each decision has its own time, counted again from the start.
clock-budget = A budget for the game
clock-budget_how = As in chess: a supply for all your turns, and some more with every turn.
clock-no = None
clock-move_of = { $time } a move
clock-budget_of = { $seconds ->
    [0] { $budget } for the game
   *[other] { $budget } + { $increment }
}
clock-days_off = Days off for each player
clock-then = When time has run out
clock-then_bot = Then a bot takes the seat ({ $level }); its player may come back.
clock-then_end = Then the game ends and is scored as it stands.
clock-end = the game ends and is scored
clock-bot = a bot sits in: { $level }
clock-runs_out = Your clock runs out
clock-day_off = Take a day off ({ $count } left)
clock-take_day_off = Take a day off
clock-off = day off
clock-ask_pause = Ask for a pause
clock-asks = { $names } would like a pause: all clocks would stop until somebody wants to go on.
clock-asked = You would like a pause: all clocks stop as soon as everybody agrees.
clock-take_back = Take it back
clock-agree = Agree
clock-not_now = Not now
clock-paused = All clocks are stopped, as everybody agreed.
clock-go_on = Go on
clock-left = { $time } left
clock-left_of = { $time } left of { $whole }
clock-stands = the clock stands

log-day_off = { $name } takes a day off
log-pause = { $name } would like a pause
log-go_on = { $name } wants to go on
log-low = { $name } has little time left
end-late = { $name } has run out of time: the game is scored as it stands.
log-late = { $name } has run out of time
log-stop = The game ends and is scored as it stands

denied-no_clock = No clock of yours runs at this table.
denied-no_day_off = You have a day off already, or none left.
denied-pause_asked = You have asked for a pause already.
denied-no_pause = Nobody has asked for a pause.
