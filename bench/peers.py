"""Measures our games beside other engines in one run: random full games, player decisions per second of one core.

`python bench/peers.py [--seconds 3] [--json]` makes an environment of its own for every peer under `build/peers`;
a peer that cannot be installed is named as such.
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
import json, random, sys, time
random.seed(1)
seconds = float(sys.argv[1])
def measure(play):
    play()
    decisions, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        decisions += play()
    return decisions / (time.process_time() - begin)
"""

CHESS = """
import chess
def play():
    board, count = chess.Board(), 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        count += len(moves) > 1
        board.push(random.choice(moves))
    return count
print(json.dumps({"python-chess": measure(play)}))
"""

OPEN_SPIEL = """
import pyspiel
def player(name):
    game = pyspiel.load_game(name)
    def play():
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                count += len(actions) > 1
                state.apply_action(random.choice(actions))
        return count
    return play
names = ("backgammon", "gin_rummy", "chess")
print(json.dumps({f"OpenSpiel {name}": measure(player(name)) for name in names}))
"""

RLCARD = """
import rlcard
env = rlcard.make("gin-rummy")
def play():
    state, player = env.reset()
    count = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        count += len(actions) > 1
        state, player = env.step(random.choice(actions))
    return count
print(json.dumps({"RLCard gin-rummy": measure(play)}))
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
class Counting(RandomPlayer):
    count = 0
    def decide(self, game, actions):
        Counting.count += len(actions) > 1
        return super().decide(game, actions)
def play():
    Counting.count = 0
    Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    return Counting.count
print(json.dumps({"catanatron": measure(play)}))
"""

PEERS = {
    "chess": (["chess"], CHESS),
    "open_spiel": (["open_spiel"], OPEN_SPIEL),
    "rlcard": (["rlcard"], RLCARD),
    "catanatron": (["catanatron"], CATANATRON),
}


Peers = dict[str, tuple[list[str], str]]  # the packages to install and the script that measures, by name


def measured(python: str | Path, script: str, seconds: float) -> dict[str, float]:
    """What a script measures in an environment."""
    run = subprocess.run([python, "-c", script, str(seconds)], check=True, capture_output=True, text=True)
    return dict(json.loads(run.stdout.strip().splitlines()[-1]))


def environment(name: str, packages: list[str]) -> Path:
    """The Python of a peer's own environment, made at the first call."""
    home = ROOM / name
    python = home / "bin" / "python"
    if not (home / "ready").exists():
        venv.create(home, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True, capture_output=True, text=True)
        (home / "ready").touch()
    return python


def compare(rates: dict[str, float], peers: Peers, clock: str, slowest: float, unit: str, about: str) -> None:
    """Measures all peers and prints everything beside our rates, or as JSON where that is asked for."""
    wish = wishes()
    missing: dict[str, str] = {}
    for name, (packages, script) in peers.items():
        try:
            rates |= measured(environment(name, packages), clock + script, wish.seconds)
        except subprocess.CalledProcessError as error:
            missing[name] = (str(error.stderr or "failed").strip().splitlines() or ["failed"])[-1]
    if wish.json:
        print(json.dumps({f"{unit}_per_s": rates, "missing": missing}))
        return
    for name, rate in sorted(rates.items(), key=lambda item: -item[1]):
        times = "" if name.startswith("aegean") else f"{about} is {slowest / rate:6.1f} times as fast"
        print(f"{name:36} {rate:>12,.0f} {unit}/s  {times}")
    for name, reason in missing.items():
        print(f"{name:36} could not be measured: {reason}")


def wishes() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def ours(seconds: float) -> dict[str, float]:
    """The rates of our games; the loop around them is compiled as well."""
    command = [sys.executable, "-m", "aegean", "bench", "--seconds", str(seconds), "--json"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {f"aegean {name}": figures["decisions_per_s"] for name, figures in report.items()}


if __name__ == "__main__":
    rates = ours(wishes().seconds)
    compare(rates, PEERS, CLOCK, min(rates.values()), "decisions", "our slowest game")
