plan-title = Planned move
plan-how = Played when your turn comes, if it is still possible. Nobody else sees it.
plan-moves = If it is still possible, then (move as text)
plan-only = When I have only one move, play it for me; others may guess why it is so quick
plan-declines = Until I play again, say no for me when I am asked in another's turn whether I want to join in
plan-do = Plan
plan-kept = Planned. You may close this page.
plan-planned = planned: { $moves }
plan-dropped = Your plan was dropped:

denied-your_turn = It is your turn already: play the move.
denied-long_plan = That is more than can be planned at once.

plan-on_board = Plan on the board
plan-next = Your next turn, as it may be: the others' moves until then are guessed. Choose on the board.
plan-whole = Your turn would be over with this.
plan-back = Take back
plan-keep = Keep this plan
plan-leave = Leave
plan-drop = Drop the plan

denied-no_turn = It cannot be foreseen how the table will stand on your next turn.
