clock-title = Uhr
clock-none = keine Uhr
clock-none_how = Alle ziehen, wenn sie Zeit haben. Ein Tisch kann einschlafen.
clock-move = Für jeden Zug
clock-move_how = Jede Entscheidung hat ihre eigene Zeit, immer von vorn gezählt.
clock-budget = Ein Vorrat für die Partie
clock-budget_how = Wie beim Schach: ein Vorrat für alle eigenen Züge, und mit jedem Zug etwas mehr.
clock-no = Keine
clock-move_of = { $time } je Zug
clock-budget_of = { $seconds ->
    [0] { $budget } für die Partie
   *[other] { $budget } + { $increment }
}
clock-days_off = Freie Tage für jeden
clock-then = Wenn die Zeit um ist
clock-then_bot = Dann setzt sich ein Bot auf den Platz ({ $level }); wer dort saß, darf zurückkommen.
clock-then_end = Dann endet die Partie und wird gewertet, wie sie steht.
clock-end = die Partie endet und wird gewertet
clock-bot = ein Bot setzt sich hin: { $level }
clock-runs_out = Deine Uhr läuft ab
clock-day_off = Einen Tag frei nehmen (noch { $count })
clock-take_day_off = Einen Tag frei nehmen
clock-off = frei
clock-ask_pause = Um Pause bitten
clock-asks = Bitte um eine Pause: { $names }. Alle Uhren stünden, bis jemand weiterspielen will.
clock-asked = Du möchtest eine Pause: Alle Uhren stehen, sobald alle einverstanden sind.
clock-take_back = Zurücknehmen
clock-agree = Einverstanden
clock-not_now = Nicht jetzt
clock-paused = Alle Uhren stehen, wie alle wollten.
clock-go_on = Weiterspielen
clock-left = noch { $time }
clock-left_of = noch { $time } von { $whole }
clock-stands = die Uhr steht

log-day_off = { $name } nimmt einen Tag frei
log-pause = { $name } bittet um eine Pause
log-go_on = { $name } will weiterspielen
log-low = { $name } hat nur noch wenig Zeit
end-late = Die Zeit von { $name } ist um: Die Partie wird gewertet, wie sie steht.
log-late = Die Zeit von { $name } ist um
log-stop = Die Partie endet und wird gewertet, wie sie steht

denied-no_clock = An diesem Tisch läuft keine Uhr von dir.
denied-no_day_off = Du hast schon frei, oder keinen freien Tag mehr.
denied-pause_asked = Du hast schon um eine Pause gebeten.
denied-no_pause = Niemand hat um eine Pause gebeten.
