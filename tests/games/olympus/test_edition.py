"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.testing import clause
from aegean.testing.editions import EditionRunner

EDITIONS = EditionRunner("olympus")
edition, output, refusal = EDITIONS.edition, EDITIONS.output, EDITIONS.refusal

PRINTED = """
from aegean.games.olympus.parts import BUILDINGS, CULTURE_NEEDED, LAST, POINTS, PRICE
print(LAST[3], POINTS[0], CULTURE_NEEDED[0], PRICE[BUILDINGS.index("well")])
"""


@clause("OU-4.1", "OU-9.4")
def test_an_owner_can_correct_values_in_a_file_of_their_own(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nlast = 8"),
        ('ruling R-3\nvp = 0\ntiming = "permanent"', 'ruling R-3\nvp = 2\ntiming = "permanent"'),
        ("cost = { wheat = 2, venison = 0, fish = 0, any = 0 }", "cost = { wheat = 3 }"),
    )
    assert output(EDITIONS.shipped, PRINTED) == "7 0 1 2"
    assert output(mine, PRINTED) == "8 2 1 3"
    EDITIONS.plays_whole_games(mine)


def test_an_edition_is_chosen_in_time(tmp_path: Path) -> None:
    EDITIONS.is_chosen_in_time(edition(tmp_path))


BROKEN = [
    ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nlast = ", "is not TOML"),
    ("row = 4\nstart = 1\nlast = 7", 'row = 4\nstart = 1\nlast = "seven"', "'last' should be of type int"),
    ("row = 4\nstart = 1\nlast = 7", "row = 4\nstart = 1\nend = 7", "'last' is missing"),
    ("cost = { wheat = 2,", "cost = { barley = 2,", "names 'barley', which is none of wheat"),
]


@pytest.mark.parametrize(("old", "new", "words"), BROKEN, ids=[new.split("\n")[-1] for _, new, _ in BROKEN])
def test_a_broken_file_is_refused_in_one_clear_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refusal(edition(tmp_path, (old, new)))
