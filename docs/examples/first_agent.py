"""An agent for AegeanBench in thirty lines: plays its turn out by first impression and takes what then looks best."""

from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers
from aegean.core.state import CHANCE, State
from aegean.search.playout import random_step


class Agent:
    """Compares what its moves lead to in a few worlds that could be the real one."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        """One of the legal actions."""
        hints, seat, worth = seen.position.rules.game.hints, seen.viewer, dict.fromkeys(seen.legal(), 0.0)
        for _ in range(3):
            world = seen.deal(rng)  # what is hidden from the seat is drawn
            for action in worth:
                after = world.clone()
                after.apply(action)
                for _ in range(12):  # decisions and draws of its own turn
                    if after.seat == CHANCE:
                        random_step(after, rng, Buffers())
                    elif after.seat == seat:
                        after.apply(max(after.legal(), key=lambda move: hints.prior(after, move)))
                points = [hints.value(after, other) for other in range(after.seats)]
                worth[action] += points[seat] - max(points[:seat] + points[seat + 1 :])
        return max(worth, key=worth.__getitem__)
