# What every game says about its things.

now-you = you
now-holder = { $who } { $n }
now-holders = Who has some: { $list }.
now-nobody = Nobody has any.
now-left = { $n ->
    [0] None left.
   *[other] { $n } left.
}
