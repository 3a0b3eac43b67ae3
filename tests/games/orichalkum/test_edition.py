"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from aegean.core.parts import GAMES
from aegean.testing import clause

SHIPPED = (GAMES / "orichalkum" / "components.toml").read_text("utf-8")


def edition(folder: Path, *changes: tuple[str, str]) -> Path:
    """A components file with some texts replaced, everywhere they occur."""
    text = SHIPPED
    for old, new in changes:
        assert old in text, f"the shipped components do not say '{old}'"
        text = text.replace(old, new)
    path = folder / "my_orichalkum.toml"
    path.write_text(text, "utf-8")
    return path


def run(path: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program in which `game` is Orichalcum in that edition."""
    start = f"import aegean\nfrom pathlib import Path\ngame = aegean.load('orichalkum', edition=Path({str(path)!r}))\n"
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


COSTS = """
state = game.start(4, start='seat_1')
while state.seat < 0:
    state.apply(state.legal()[0])
print([game.text(action) for action in state.legal()])
"""


@clause("OR-3.2")
def test_other_costs_of_the_row_are_asked_for(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("slot_costs_hoplites = [0, 0, 1, 1, 2, 2]", "slot_costs_hoplites = [0, 0, 1, 2, 2, 3]"))
    assert told(mine, COSTS) == "['take 1', 'take 2', 'take 3']"
    assert told(GAMES / "orichalkum" / "components.toml", COSTS) == "['take 1', 'take 2', 'take 3', 'take 4']"


@clause("OR-12.1")
def test_other_strengths_and_rewards_are_played(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("strength = 4\nreward = \"orichalcum\"\nreward_amount = 1",
                              "strength = 5\nreward = \"orichalcum\"\nreward_amount = 2"))  # fmt: skip
    program = "from aegean.games.orichalkum import parts; print(parts.STRENGTH[0], parts.REWARD_ORICHALCUM[0])"
    assert told(mine, program) == "5 2"


@clause("OR-2.4", "OR-16.4")
def test_whole_games_run_with_another_edition(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        ("victory_points_to_win = { value = 5", "victory_points_to_win = { value = 3"),
        ("round_cap = { value = 60", "round_cap = { value = 20"),
        ('parts = ["forest", "forest"]\ncode = "FF"', 'parts = ["forest", "volcano"]\ncode = "FV"'),
    )
    program = """
from aegean.core.rng import Rng
from aegean.search.playout import Buffers, play_out
for seats in (2, 3, 4):
    state = game.start(seats)
    pieces = state.pieces()
    play_out(state, Rng(seats), Buffers())
    assert state.pieces() == pieces and state.round <= 20
print('played')
"""
    assert told(mine, program) == "played"


def test_records_tell_the_edition_apart(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("strength = 12", "strength = 11"))
    shipped = "from aegean.core.parts import edition_digest; print(edition_digest('orichalkum'))"
    assert told(mine, shipped) != told(GAMES / "orichalkum" / "components.toml", shipped)


BROKEN = [
    ("cost_orichalcum = 5", "cost_orichalcum = ", "is not TOML"),
    ("cost_orichalcum = 5", "cost_orichalcum = 4", "'cost_orichalcum' is 4, but"),
    ("titan_area_min = { value = 3", 'titan_area_min = { value = "three"', "'value' should be of type int"),
    ("titan_area_min", "titan_area", "'titan_area_min' is missing"),
    ("titan_area_min = { value = 3", "titan_area_min = { value = 1", "should be 2 to 8"),
    ("rows = 7", "rows = 9", "the grid should have 7 rows of 8 fields"),
    ('adj = ["r0c3", "r1c1", "r1c2"]', 'adj = ["r0c3", "r1c1"]', "are not those of the grid"),
    ('action = "produce"\nlandscape_size = 1', 'action = "dance"\nlandscape_size = 1', "'dance' is none of produce"),
    ('parts = ["forest", "lagoon"]', 'parts = ["wood", "lagoon"]', "'wood' is none of forest"),
    ('titan = "theia"\nsource = "constructed"', 'titan = "rhea"\nsource = "constructed"', "'rhea' is none of theia"),
    ("strength = 12", "strength = 25", "should be 1 to 20"),
    ("count = 4\nsource", "count = 5\nsource", "combat dice"),
    ("row_size = 6", "row_size = 7", "should be 5 to 6"),
    ("[0, 0, 1, 1, 2, 2]", "[1, 0, 1, 1, 2, 2]", "have to stay free"),
    ('"training_camp_6"\ntype = "training_camp"', '"training_camp_6"\ntype = "mine"', "'count' is 6, listed are 5"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "words"), BROKEN, ids=[new.split("\n")[0] for _, new, _ in BROKEN])
def test_a_broken_file_is_refused_in_one_clear_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in complaint(edition(tmp_path, (old, new)))
