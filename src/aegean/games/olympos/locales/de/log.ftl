# Das Protokoll: Züge, von denen die Meldungen alles sagen, und mehrere gleiche Dinge in einer Zeile.

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

told-bar = { $who } sperrt { THING($territory, case: "accusative") }.

many-move-bar = { $who } sperrt { $list }.
    .each = { THING($territory, case: "accusative") }
many-move-lay = Auf den Entwicklungsplan: { $list }
    .each = { $discovery }
many-move-raise = Auf den Entwicklungsplan: { $list }
    .each = { $wonder }
