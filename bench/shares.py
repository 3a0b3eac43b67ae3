"""How long a visitor waits for a bot while another one has laid many tables of strong bots.

    python bench/shares.py --tables 40 --seconds 60

Starts a server of its own with one process for bots. One client lays tables of three `hard` bots; then another, from
another address, plays against a `medium` bot, and the time from each of their moves until it is their turn again is
measured. With `--bot-tables` left as it usually is, the first client gets only so many tables; here it gets all.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.append(str(Path(__file__).parents[1]))  # for the server of the tests

from tests.server.people import Process


def lay(http: httpx.Client, *kinds: str) -> dict[str, str]:
    """A new table."""
    seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in kinds]
    answer = http.post("/api/tables", json={"game": "athens", "seats": seats})
    answer.raise_for_status()
    laid: dict[str, str] = answer.json()
    return laid


def waits(http: httpx.Client, seconds: float) -> list[float]:
    """Plays against a bot for some time; how long each answer took."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = lay(http, "me", "bot:medium")["table"]
        begun = 0.0
        while time.monotonic() < end:
            state = http.get(f"/api/tables/{table}").json()
            if state["status"] == "finished":
                break
            if not state["legal"]:
                time.sleep(0.02)
                continue
            if begun:
                found.append(time.monotonic() - begun)
            move = {"moves": random.choice(state["legal"])["move"], "at": state["at"]}
            after = http.post(f"/api/tables/{table}/play", json=move).json()
            begun = time.monotonic() if after.get("turn") == 1 else 0.0
    return found


def main() -> None:
    """Starts a server, lays tables, plays, prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process("--data", folder, "--pace", "0.7", "--bot-tables", str(args.tables + 1))
        try:
            with (
                httpx.Client(base_url=server.url, timeout=60) as one,
                httpx.Client(base_url=server.url, timeout=60, headers={"x-forwarded-for": "192.0.2.7"}) as other,
            ):
                for _ in range(args.tables):
                    lay(one, "bot:hard", "bot:hard", "bot:hard")
                found = waits(other, args.seconds)
        finally:
            server.stop()
    print(f"{args.tables} tables of three hard bots laid by one client; another one had {len(found)} answers of a bot")
    print(f"half of them within {statistics.median(found):.1f} s, the slowest took {max(found):.1f} s")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
