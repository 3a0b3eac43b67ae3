# What every game says about its things.

now-you = you
now-holder = { $who } { $n }
now-holders = Who has some: { $list }.
now-nobody = Nobody has any.
now-owners = Who has it: { $list }.
now-owned_by_nobody = Nobody has it yet.
now-left = { $n ->
    [0] None left.
   *[other] { $n } left.
}
