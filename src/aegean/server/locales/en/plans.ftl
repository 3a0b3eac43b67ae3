plan-title = Planned move
plan-how = Played when your turn comes, if it is still possible. Nobody else sees it.
plan-moves = If it is still possible, then (move as text)
plan-only = When I have only one move, play it for me; others may guess why it is so quick
plan-do = Plan
plan-kept = Planned. You may close this page.
plan-planned = planned: { $moves }
plan-dropped = Your plan was dropped:

denied-your_turn = It is your turn already: play the move.
