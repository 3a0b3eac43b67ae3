"""Editions of a game: its components with other printed values, each tried in a process of its own."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from aegean.core.catalog import folder
from aegean.core.edition import Edition
from aegean.core.parts import PartsError
from aegean.core.sheet import Sheet, Value
from aegean.games.side_by_side import check
from aegean.play.proving import proved
from aegean.search.match import Task, play_match

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


# ------------------------------------------------------------ editions at random

CHANGED: Final = 12  # values of an edition that are changed at random
STRANGE: Final[tuple[Any, ...]] = (-1, 99, 10**9, 2**70, 1.5, True, "", "nothing", None, [], {}, [[]], [{"id": "x"}])


def any_value(value: Value, luck: random.Random) -> Any:
    """Some value within limits, often at their ends; lists keep their length, but for those that can have any."""
    limits = value.limits
    low, high = limits.low, limits.high
    if limits.is_set and not limits.least and luck.random() < 1 / 2:
        return []
    if limits.is_set:
        word = luck.choice(limits.words)
        return [one for one in value.shipped if one != word] if word in value.shipped else [*value.shipped, word]
    length = luck.randint(limits.least, limits.most) if limits.is_open else len(value.shipped) if limits.is_list else 1
    one = [luck.choice(limits.words or [low, high, luck.randint(low, high)]) for _ in range(length)]
    return one if limits.is_list else one[0]


def exchanged(value: Value, values: list[Value], changes: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """The changes of an edition where two things have exchanged a value that they cannot change alone."""
    table, _, *key = value.path.split(".")
    other = luck.choice([one for one in values if one.path.startswith(f"{table}.") and one.path.split(".")[2:] == key])
    return other.enter(value.enter(changes, other.now(changes)), value.now(changes))


def random_edition(game: str, luck: random.Random) -> Edition:
    """An edition that the game's checks let pass, with some of its values changed."""
    edition, values = Edition(game, "random"), Sheet(game).values()
    for value in luck.sample(values, CHANGED):
        entered = value.enter(edition.changes, any_value(value, luck))
        for changes in (entered, exchanged(value, values, edition.changes, luck)):
            tried = Edition(game, "random", changes)
            try:
                check(tried)
            except PartsError:
                continue
            edition = tried
            break
    return edition


def wrong_edition(game: str, luck: random.Random) -> Edition:
    """An edition with something strange in it; nothing keeps the game from knowing what to do with it."""
    value = luck.choice(Sheet(game).values())
    path = luck.choice([value.path, value.thing, value.thing.split(".")[0]])
    return Edition(game, "wrong", {path: luck.choice(STRANGE)})


def play_random_editions(game: str, count: int, seed: int = 1) -> None:
    """Editions at random are played to the end by bots, and what does not follow the checks is refused in one line."""
    for number in range(count):
        luck = random.Random(f"{game} {seed + number}")
        mine = proved(random_edition(game, luck).text())
        size = luck.choice(list(mine.seats))
        play_match(Task(mine.key, number, tuple((["greedy", "random"] * size)[:size]), number))
        for _ in range(3):
            wrong = wrong_edition(game, luck)
            try:
                proved(wrong.text())
            except PartsError as error:
                assert "\n" not in str(error) and wrong.name in str(error) or "components" in str(error), error
