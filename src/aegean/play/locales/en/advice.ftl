# What the coach says about a move. A plan is told line by line: the move, the rest of the turn, an answer, the next turn.
advice_now = { $words }
advice_then = Then: { $words }
advice_answer = Possible answer: { $words }
advice_next = Next turn: { $words }
advice_loss = { $chance ->
    [0] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
   *[other] { $points ->
        [0] { $chance }% chance to win
        [one] about 1 point and { $chance }% chance to win
       *[other] about { $points } points and { $chance }% chance to win
    }
}
advice_promise = { $chance }% chance to win · { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
advice_only = The only move.
advice_ahead = Better than the next best move by { $loss }.
advice_behind = Gives up { $loss } compared with the best move.
advice_equal = Equally good, as far as the search can tell.
# Why a move is good: what it brings or leads to, then where it does more and less than other moves.
advice_because_now = Because it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
advice_because_turn = Because it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} in this turn.
advice_because_then = Because it leads to “{ $move }” in this turn: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice_because_next = Because it leads to “{ $move }” in the next turn: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice_because = Because it does more than other moves for: { $areas }.
advice_better = It does more than other moves for: { $areas }.
advice_worse = It does less for: { $areas }.
advice_own = { $points ->
    [0] { $move }.
    [one] { $move } (1 point).
   *[other] { $move } ({ $points } points).
}
advice_harm = Possible answer, about { $points ->
    [one] 1 point
   *[other] { $points } points
} less for you: { $words }
# What decided a game: the result, when the lead was taken, the costliest decision.
decided_alone = { $winners } ends with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
decided_result = { $n ->
    [one] { $winners } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $ahead ->
        [0] as many as { $second }
       *[other] { $ahead } more than { $second }
    }.
   *[other] { $winners } win together with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $ahead } more than { $second }.
} The largest difference: { $item }, { $more } to { $less }.
decided_turn = { $who } took the lead for good around move { $number }, with a chance of { $chance }% until then: { $line }
decided_always = { $who } had the best chances from the first decision on.
decided_cost = The costliest decision was made by { $who } at move { $number }: it gave up { $loss }.
decided_flawless = No decision gave much away.
# The end of a guided game, told to whoever learned; `who` is the winner, or the next best where the learner has won.
farewell_ahead = You are { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead of { $who }.
farewell_equal = You and { $who } have equally many points.
farewell_behind = You are { $gap ->
    [one] 1 point
   *[other] { $gap } points
} behind { $who }.
farewell_own = Your points come mostly from: { $items }.
farewell_theirs = The points of { $who } come mostly from: { $items }.
farewell_next = To try next time: “{ $item }” brought { $who } { $theirs } and you { $own }. { $advice }
