"""A bot for Aegean in thirty lines: turns base cards, takes what comes first otherwise."""

import json
import sys

seen: dict[str, object] = {}
legal: list[str] = []


def best(moves: list[str]) -> str:
    """Prefers to place cubes, then to turn base cards."""
    for verb in ("place", "event", "turn"):
        for move in moves:
            if move.startswith(verb):
                return move
    return moves[0]


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "seen":
        seen = json.loads(rest)  # all that your seat may know, field by field
    elif word == "legal":
        legal = rest.split("; ")
    elif word == "go":
        print("bestmove", best(legal), flush=True)
    elif word == "quit":
        break
