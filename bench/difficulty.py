"""Measures what is hard about the games: `python bench/difficulty.py [--games 30]` prints a table of docs/benchmark.md.

Three `greedy` play; only decisions with a choice count. *Draws* are those of chance in a game, *hidden* is the share of
decisions at which others hold cards that whoever decides cannot know, *interaction* how much of what decisions change
in the evaluation of all seats they change for others.
"""

from __future__ import annotations

import argparse
from statistics import mean, quantiles

import aegean
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers, next_forced
from aegean.core.state import CHANCE, OVER, State
from aegean.search.bots import bot

SEATS = 3


class Measures:
    """What is counted over some games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: list[int] = []
        self.own: list[int] = []  # decisions of each seat
        self.draws = self.hidden = 0
        self.moved = self.moved_for_others = 0.0

    def values(self, state: State) -> list[float]:
        """What the evaluation gives every seat."""
        return [self.game.hints.value(state, seat) for seat in range(SEATS)]

    def play(self, seed: int) -> None:
        """One game."""
        state, rng, buffers = self.game.start(SEATS), Rng(seed), Buffers()
        players, own = [bot(self.game, "greedy") for _ in range(SEATS)], [0] * SEATS
        while state.seat != OVER:
            is_chance = state.seat == CHANCE
            action = next_forced(state, rng, buffers)
            if action >= 0:
                self.draws += is_chance and buffers.count > 1
                state.apply(action)
                continue
            seat = int(state.seat)
            own[seat] += 1
            self.options.append(int(buffers.count))
            seen = Seen(state, seat)
            self.hidden += seen.position != state and state.hides()
            before = self.values(state)
            state.apply(players[seat].choose(seen, rng))
            self.compare(before, self.values(state), seat)
        self.own += own

    def compare(self, before: list[float], after: list[float], seat: int) -> None:
        """Notes what a decision has changed for whoever made it, and for others."""
        changes = [abs(later - earlier) for earlier, later in zip(before, after, strict=True)]
        self.moved += sum(changes)
        self.moved_for_others += sum(changes) - changes[seat]

    def row(self, games: int) -> str:
        """A row of the table."""
        game, options = self.game, self.options
        columns = [
            f"{int(game.space.size)}",
            f"{int(game.features.size):,}",
            f"{len(options) / games:.0f}",
            f"{mean(self.own):.0f}",
            f"{mean(options):.1f}",
            f"{quantiles(options, n=20)[-1]:.0f}",
            f"{max(options)}",
            f"{self.draws / games:.0f}",
            f"{self.hidden / len(options):.0%}".replace("%", " %"),
            f"{self.moved_for_others / self.moved:.0%}".replace("%", " %"),
        ]
        return f"| {game.title} | {' | '.join(columns)} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    games = parser.parse_args().games
    head = ["game", "actions", "numbers observed", "decisions", "own", "options, mean", "95 %", "most"]
    print("| " + " | ".join([*head, "draws of chance", "hidden", "interaction"]) + " |")
    print("|---" + "|---:" * 10 + "|")
    for name in aegean.names():
        measures = Measures(aegean.load(name))
        for seed in range(games):
            measures.play(seed + 1)
        print(measures.row(games), flush=True)
