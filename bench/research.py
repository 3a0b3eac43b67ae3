"""Measures environments side by side in one run: random games, steps per second of one core, and the batch runner.

All rates are per second of processor time; only the batch runner on all cores is timed by the clock on the wall. As
other programs disturb it, the best of five spans counts there.

`python bench/research.py [--seconds 3] [--json]` makes an environment of its own for every peer under `build/peers`;
a peer that cannot be installed is named as such. Our own environments run in the environment of this Python.
"""

from __future__ import annotations

import sys

from peers import compare, measured, wishes

CLOCK = """
import json, random, sys, time, warnings
import numpy as np
warnings.simplefilter("ignore")
random.seed(1)
seconds = float(sys.argv[1])
def any_of(mask):
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])
def measure(play):
    play()
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        steps += play()
    return steps / (time.process_time() - begin)
def turns(env):
    def play():
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(any_of(observation["action_mask"]))
                steps += 1
        return steps
    return play
"""

PETTINGZOO = """
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4
cards = (leduc_holdem_v4, texas_holdem_v4, texas_holdem_no_limit_v6)
print(json.dumps({f"PettingZoo {game.__name__.split('.')[-1]}": measure(turns(game.env())) for game in cards}))
"""

CATANATRON = """
import gymnasium, catanatron_gym
env = gymnasium.make("catanatron_gym:catanatron-v1")
def play():
    observation, info = env.reset()
    steps, over = 0, False
    while not over:
        observation, reward, ended, stopped, info = env.step(random.choice(info["valid_actions"]))
        over, steps = ended or stopped, steps + 1
    return steps
print(json.dumps({"catanatron Gymnasium": measure(play)}))
"""

OURS = """
import aegean
from aegean.adapters import gymnasium, pettingzoo
def alone(env):
    def play():
        observation, info = env.reset()
        steps, over = 0, False
        while not over:
            observation, reward, over, stopped, info = env.step(any_of(info["action_mask"]))
            steps += 1
        return steps
    return play
rates = {}
for name in aegean.names():
    seats = aegean.load(name).seats.stop - 1
    rates[f"aegean {name} PettingZoo"] = measure(turns(pettingzoo.env(name, seats)))
    rates[f"aegean {name} Gymnasium"] = measure(alone(gymnasium.env(name, ["random"] * (seats - 1))))
    rates[f"aegean {name} Gymnasium, 2 greedy"] = measure(alone(gymnasium.env(name, ["greedy"] * 2)))
print(json.dumps(rates))
"""

BATCH = """
import os, aegean
from aegean.adapters.batch import Games
def lock_step(name, processes, clock, spans):
    luck, best = np.random.default_rng(1), 0.0
    with Games(name, aegean.load(name).seats.stop - 1, games=128 * processes, processes=processes, seed=1) as games:
        for _ in range(spans):
            steps, begin = 0, clock()
            while clock() - begin < seconds / spans:
                games.step(games.any_legal(luck))
                steps += len(games.seats)
            best = max(best, steps / (clock() - begin))
    return best
rates, cores = {}, os.cpu_count()
for name in aegean.names():
    rates[f"aegean {name} batch, 1 core"] = lock_step(name, 1, time.process_time, 1)
    rates[f"aegean {name} batch, {cores} cores"] = lock_step(name, cores, time.perf_counter, 5)
print(json.dumps(rates))
"""

PEERS = {
    "pettingzoo": (["pettingzoo", "rlcard", "pygame"], PETTINGZOO),
    "catanatron_gym": (["catanatron_gym"], CATANATRON),
}


if __name__ == "__main__":
    seconds = wishes().seconds
    rates = measured(sys.executable, CLOCK + OURS, seconds)
    slowest = min(rate for name, rate in rates.items() if name.endswith("PettingZoo"))
    rates |= measured(sys.executable, CLOCK + BATCH, seconds)
    compare(rates, PEERS, CLOCK, slowest, "steps", "our slowest in PettingZoo")
