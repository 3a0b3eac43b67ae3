# Moves as they are offered: with what they cost and bring in this position.

choice-pay = { $n ->
    [0] Pay nothing: the population dice cover the price
   *[other] Pay { $tiles }
}
