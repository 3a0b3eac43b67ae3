"""The committed facts of a game: its actions, counts, digests and recorded games.

`python -m aegean.testing.golden athens tests/games/athens` writes them anew; the difference
in the working tree shows what a change of the rules has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from aegean.core import catalog
from aegean.core.game import Game
from aegean.core.record import Record
from aegean.core.settle import Buffers
from aegean.games import load
from aegean.play import Table
from aegean.search.playout import perft
from aegean.testing.walks import games_digest, walk

GAMES_PER_DIGEST: Final = 100
RECORDS: Final = 10
PERFT_LIMIT: Final = 20_000


def actions_text(game: Game) -> str:
    """All move texts in the order of their numbers."""
    return "\n".join(game.space.texts) + "\n"


def digests_text(game: Game) -> str:
    """A digest over many seeded games for every number of seats."""
    return "".join(f"{seats}: {games_digest(game, seats, GAMES_PER_DIGEST)}\n" for seats in game.seats)


def perft_text(game: Game) -> str:
    """How many sequences of moves there are, from the start and from the middle of a game."""
    lines = []
    for seats in game.seats:
        for after in (0, 60, 140):
            state = game.start(seats)
            for number, other in enumerate(walk(game, seats, 1)):
                if number == after:
                    state = other.clone()
            counts: list[int] = []
            while len(counts) < 5 and (not counts or counts[-1] < PERFT_LIMIT // 10):
                counts.append(perft(state, len(counts) + 1, Buffers()))
            lines.append(f"{seats} seats, after {after}: {' '.join(map(str, counts))}\n")
    return "".join(lines)


def record_texts(game: Game) -> dict[str, str]:
    """Ten games by greedy and random bots over all numbers of seats."""
    texts = {}
    for number in range(RECORDS):
        seats = game.seats[number % len(game.seats)]
        held = ["random" if seat == number % (seats + 1) else "greedy" for seat in range(seats)]
        table = Table(game, held, seed=100 + number)
        table.run_bots()
        texts[f"game-{number:02}-seats-{seats}.txt"] = table.record().text()
    return texts


def replayed(game: Game, text: str) -> str:
    """A record replayed, every move and the result checked, and written again."""
    return Table.resume(game, Record.parse(text)).record().text()


def write(game: Game, folder: Path) -> None:
    """Writes all committed facts of a game."""
    (catalog.folder(game.name) / "actions.txt").write_text(actions_text(game), "utf-8")
    (folder / "digests.txt").write_text(digests_text(game), "utf-8")
    (folder / "perft.txt").write_text(perft_text(game), "utf-8")
    (folder / "records").mkdir(parents=True, exist_ok=True)
    for name, text in record_texts(game).items():
        (folder / "records" / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write(load(sys.argv[1]), Path(sys.argv[2]))
