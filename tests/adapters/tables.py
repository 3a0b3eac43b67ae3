"""The tables that conformance suites are run at: every game at every number of seats."""

import aegean

TABLES = [
    (name, seats)
    for name in aegean.names()
    for seats in (aegean.load(name).seats if aegean.COMPILED else aegean.load(name).seats[:1])
]  # interpreted, which is 20 times as slow, the smallest table of each game stands for all
