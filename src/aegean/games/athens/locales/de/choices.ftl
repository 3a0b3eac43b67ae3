# Züge, wie sie angeboten werden: mit dem, was sie hier kosten und bringen.

choice-pay = { $n ->
    [0] Nichts zahlen: Die Bevölkerungswürfel decken den Preis
   *[other] { $tiles } zahlen
}
