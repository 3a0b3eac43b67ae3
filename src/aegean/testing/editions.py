"""Editions of a game: its components with other printed values, each tried in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from aegean.core.catalog import folder

START: Final = """
from pathlib import Path
import aegean, aegean.games
game = aegean.load({!r}, edition=Path({!r}))
module = lambda name: aegean.games.module(game.key, name)
"""
Change = tuple[str, str]  # what is printed, and what another edition prints there
ALL_PLAYED: Final = """
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.search.playout import play_out
for seats in game.seats:
    state = game.start(seats)
    pieces = state.pieces()
    play_out(state, Rng(seats), Buffers())
    assert state.pieces() == pieces
"""
FINGERPRINT: Final = "print(game.edition.digest)"


class EditionRunner:
    """Writes editions of one game and runs programs with them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.shipped = folder(game) / "components.toml"

    def edition(self, place: Path, *changes: Change) -> Path:
        """The shipped components with some texts replaced, everywhere they occur."""
        text = self.shipped.read_text("utf-8")
        for old, new in changes:
            assert old in text, f"the shipped components do not say '{old}'"
            text = text.replace(old, new)
        path = place / f"my_{self.game}.toml"
        path.write_text(text, "utf-8")
        return path

    def run(self, path: Path, program: str) -> subprocess.CompletedProcess[str]:
        """Runs a program in which `game` is that edition and `module` gives a module of it."""
        start = START.format(self.game, str(path))
        return subprocess.run(
            [sys.executable, "-c", f"{start}\n{program}"], capture_output=True, text=True, check=False
        )

    def output(self, path: Path, program: str) -> str:
        """What a program prints with an edition."""
        done = self.run(path, program)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def refusal(self, path: Path) -> str:
        """The one line with which an edition is refused."""
        done = self.run(path, "")
        assert done.returncode != 0
        last = done.stderr.strip().splitlines()[-1]
        assert last.startswith("aegean.core.parts.PartsError: "), done.stderr
        return last.partition(": ")[2]

    def plays_whole_games(self, path: Path) -> None:
        """Games of all sizes end with an edition, and nothing gets lost; records tell it from the shipped one."""
        self.output(path, ALL_PLAYED)
        assert self.output(path, FINGERPRINT) != self.output(self.shipped, FINGERPRINT)
