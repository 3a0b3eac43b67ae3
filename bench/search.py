"""How fast the search is: iterations a second on one core, with 20-decision cut-offs and as each level uses it.

`python bench/search.py [GAME ...]` prints a table. Only processor time counts, and of three runs the quickest, so other
work on the machine distorts it little.
"""

from __future__ import annotations

import resource
import sys
import time

import aegean
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.search.bots import LEVELS
from aegean.search.mcts import Search
from aegean.testing.walks import samples

LONG = 20
POSITIONS = 8
RUNS = 3
ITERATIONS = 2000 if aegean.COMPILED else 50


def best_rate(name: str, reach: int = 1, ahead: int | None = None) -> tuple[float, int]:
    """The quickest of a few runs."""
    return max(rate(name, reach, ahead) for _ in range(RUNS))


def rate(name: str, reach: int = 1, ahead: int | None = None) -> tuple[float, int]:
    """Iterations a second over positions of a random game, and the nodes of the largest tree."""
    game, done, nodes = aegean.load(name), 0, 0
    states: list[State] = []
    for state in samples(game, game.seats[-1], 1, 23):
        if state.seat >= 0 and len(state.legal()) > 1 and len(states) < POSITIONS:
            states.append(state)
    begin = time.process_time()
    for number, state in enumerate(states):
        search = Search(game, Seen(state, state.seat), reach)
        if ahead is not None:
            search.ahead = ahead
        search.wanted = state.legal()[0]
        search.think(Rng(number), ITERATIONS)
        done += int(search.iterations)
        nodes = max(nodes, int(search.tree.nodes))
    return done / (time.process_time() - begin), nodes


def main() -> None:
    """Prints the table."""
    print(f"{'compiled' if aegean.COMPILED else 'interpreted'}; iterations/s")
    for name in sys.argv[1:] or aegean.names():
        long, nodes = best_rate(name, ahead=LONG)
        levels = "   ".join(f"{level}: {best_rate(name, reach)[0]:>7,.0f}" for level, (_, _, reach) in LEVELS.items())
        print(f"{name:16} cut-off {LONG}: {long:>7,.0f}   {levels}   nodes {nodes:,}")
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")


if __name__ == "__main__":
    main()
