"""Measures environments side by side in one run: random games, steps per second of one core, and the batch runner.

`python bench/research.py [--seconds 3] [--json]` makes an environment of its own for every peer under `build/peers`;
a peer that cannot be installed is named as such. Our own environments run in the environment of this Python.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOM = ROOT / "build" / "peers"

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
print(json.dumps(rates))
"""

BATCH = """
import os, aegean
from aegean.adapters.batch import Games, any_legal
rates = {}
for name in aegean.names():
    luck = np.random.default_rng(1)
    with Games(name, aegean.load(name).seats.stop - 1, games=256 * os.cpu_count(), seed=1) as games:
        games.step(any_legal(games.masks, luck))
        steps, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            games.step(any_legal(games.masks, luck))
            steps += len(games.seats)
        rates[f"aegean {name} batch, {os.cpu_count()} cores"] = steps / (time.perf_counter() - begin)
print(json.dumps(rates))
"""

PEERS = {
    "pettingzoo": (["pettingzoo", "rlcard", "pygame"], PETTINGZOO),
    "catanatron_gym": (["catanatron_gym"], CATANATRON),
}


def measured(python: str | Path, script: str, seconds: float) -> dict[str, float]:
    """What a script measures in an environment."""
    run = subprocess.run([python, "-c", CLOCK + script, str(seconds)], check=True, capture_output=True, text=True)
    return dict(json.loads(run.stdout.strip().splitlines()[-1]))


def peer(name: str, seconds: float) -> dict[str, float]:
    """The rates of one peer, measured in its own environment."""
    packages, script = PEERS[name]
    home = ROOM / name
    python = home / "bin" / "python"
    if not (home / "ready").exists():
        venv.create(home, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True, capture_output=True)
        (home / "ready").touch()
    return measured(python, script, seconds)


def main() -> None:
    """Measures everything and prints ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    rates = measured(sys.executable, OURS, wish.seconds)
    slowest = min(rate for name, rate in rates.items() if name.endswith("PettingZoo"))
    rates |= measured(sys.executable, BATCH, wish.seconds)
    missing: dict[str, str] = {}
    for name in PEERS:
        try:
            rates.update(peer(name, wish.seconds))
        except subprocess.CalledProcessError as error:
            said = error.stderr if isinstance(error.stderr, str) else (error.stderr or b"").decode()
            missing[name] = (said.strip().splitlines() or ["failed"])[-1]
    if wish.json:
        print(json.dumps({"steps_per_s": rates, "missing": missing}))
        return
    for name, rate in sorted(rates.items(), key=lambda item: -item[1]):
        times = "" if name.startswith("aegean") else f"our slowest in PettingZoo is {slowest / rate:5.1f} times as fast"
        print(f"{name:36} {rate:>10,.0f} steps/s  {times}")
    for name, reason in missing.items():
        print(f"{name:36} could not be measured: {reason}")


if __name__ == "__main__":
    main()
