"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from aegean.core.parts import GAMES
from aegean.testing import clause

SHIPPED = (GAMES / "olympos" / "components.toml").read_text("utf-8")


def edition(folder: Path, *changes: tuple[str, str]) -> Path:
    """A components file with some texts replaced where they first occur."""
    text = SHIPPED
    for old, new in changes:
        assert old in text, f"the shipped components do not say '{old}'"
        text = text.replace(old, new, 1)
    path = folder / "my_olympos.toml"
    path.write_text(text, "utf-8")
    return path


def run(path: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program in which `game` is Olympos in that edition."""
    start = f"import aegean\nfrom pathlib import Path\ngame = aegean.load('olympos', edition=Path({str(path)!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", start + program], capture_output=True, text=True, check=False, env=dict(os.environ)
    )


def told(path: Path, program: str) -> str:
    """What the program prints."""
    done = run(path, program)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def complaint(path: Path) -> str:
    """The one line with which an edition is refused."""
    done = run(path, "")
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("aegean.core.parts.PartsError: "), done.stderr
    return last.partition(": ")[2]


@clause("OS-4.6")
def test_another_price_of_the_sea_changes_every_route(tmp_path: Path) -> None:
    program = """
from aegean.games.olympos.parts import TERRITORIES
from aegean.games.olympos.routes import EDGE, ROUTES, route_row
print([int(ROUTES[route_row(way, EDGE) + TERRITORIES.index('rhodes')]) for way in (0, 2, 4)])
"""
    assert told(GAMES / "olympos" / "components.toml", program) == "[9, 6, 2]"
    assert told(edition(tmp_path, ("enter_sea = 2", "enter_sea = 3")), program) == "[11, 9, 6]"


@clause("OS-6.7", "OS-10.9")
def test_other_points_are_scored(tmp_path: Path) -> None:
    mine = edition(
        tmp_path, ("stars = 5\npoints = 10", "stars = 4\npoints = 11"), ("per_discovery = 2", "per_discovery = 3")
    )
    program = """
state = game.start(3)
player = state.players[0]
player.wonders = 1 << game.ids['wonder'].index('stadium')
player.discovery_count = 2
print(sum(state.tally(0)))
"""
    assert told(mine, program) == "17"


@clause("OS-3.10", "OS-9.1")
def test_whole_games_run_with_another_edition(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        ("zeus_single = [10, 22, 70]", "zeus_single = [12, 20, 70]"),
        ("discs_in_camp = 4", "discs_in_camp = 5"),
    )
    program = """
from aegean.core.rng import Rng
from aegean.search.playout import Buffers, play_out
for seats in (3, 4, 5):
    state = game.start(seats)
    pieces = state.pieces()
    play_out(state, Rng(seats), Buffers())
    assert state.pieces() == pieces
print('played')
"""
    assert told(mine, program) == "played"


BROKEN = [
    ("enter_sea = 2", "enter_sea = ", "is not TOML"),
    ("enter_sea = 2", 'enter_sea = "two"', "'enter_sea' should be of type int"),
    ("enter_sea = 2", "enter_water = 2", "'enter_sea' is missing"),
    ('id = "grain"', 'id = "barley"', "the resources should be grain, stone, wood, gold"),
    ('resource = "stone"\nstar = false', 'resource = "marble"\nstar = false', "'marble', which is none of grain"),
    ('id = "cavalry"', 'id = "riders"', "'cavalry' is missing"),
    ('"ionian_sea"]\nsource', '"black_sea"]\nsource', "'black_sea' is no mutual neighbour"),
    ("zeus = true", "zeus = false", "exactly one territory should have the Zeus symbol"),
    ("fixed = { stone = 1, wood = 1 }", "fixed = { clay = 1 }", "names 'clay'"),
    ('effect = "cube"', 'effect = "cubes"', "'cubes', which is none of cube"),
    ('kind = "settler", amount = 1', 'kind = "slave", amount = 1', "'slave', which is none of settler"),
    ("copies = { red = 1,", "copies = { red = 2,", "the backs do not agree"),
    ("discs_per_colour = 20", "discs_per_colour = 15", "every colour needs 20 discs"),
    ("cross = 80", "cross = 90", "a space for every number up to the cross"),
    ("zeus_double = [34, 46, 58]", "zeus_double = [34, 46]", "do not take the Olympos cards"),
]


@pytest.mark.parametrize(("old", "new", "words"), BROKEN, ids=[new.split("\n")[0] for _, new, _ in BROKEN])
def test_a_broken_file_is_refused_in_one_clear_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in complaint(edition(tmp_path, (old, new)))
