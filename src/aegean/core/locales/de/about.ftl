# Was jedes Spiel über seine Dinge sagt.

now-you = du
now-holder = { $who } { $n }
now-holders = Wer davon hat: { $list }.
now-nobody = Niemand hat davon.
now-owners = Wer das hat: { $list }.
now-owned_by_nobody = Noch hat das niemand.
now-left = { $n ->
    [0] Nichts mehr da.
   *[other] Noch { $n } da.
}
