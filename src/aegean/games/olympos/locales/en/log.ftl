# The log: moves of which the notes tell all, and several of a kind in one line.

told-bonus = {""}
told-build = {""}
told-cost = {""}
told-deal = {""}
told-disc = {""}
told-discover = {""}
told-done = {""}
told-expand = {""}
told-from = {""}
told-later = {""}
told-new = {""}
told-no = {""}
told-pay = {""}
told-reveal = {""}
told-stack = {""}
told-take = {""}
told-to = {""}
told-wonder = {""}

told-bar = { $who } bars { THING($territory) }.

many-move-bar = { $who } bars { $list }.
    .each = { THING($territory) }
many-move-lay = Onto the development board: { $list }
    .each = { $discovery }
many-move-raise = Onto the development board: { $list }
    .each = { $wonder }
